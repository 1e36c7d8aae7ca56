import Foundation
import IntentWire
import Language
import SaidValues

/// Makes a value of one type out of a value of another.
///
/// | from | to | rule |
/// |---|---|---|
/// | list | one value | its first item; an empty list is a failure |
/// | one value | list | a list of just that value; of a list, each item |
/// | anything | text | its words: an entity's title, a number's digits, a list's items with commas |
/// | text | number, boolean, date, period, duration, link, money, measurement, choice | as `SaidValues` reads it |
/// | text | person | a telephone number or mail address under which somebody is reached; else it stays text |
/// | text | entity, place, structured value | stays text, which the app resolves |
/// | text | list of values other than names | each of them, with commas and “and” between |
/// | text, file | dictionary | as it reads, in JSON |
/// | number | duration, measurement | seconds; the unit that the parameter asks for |
/// | measurement, duration, money | number | the amount |
/// | measurement | measurement | converted into the unit that is asked for |
/// | date | period | that day or moment alone |
/// | period | date | its beginning |
/// | boolean, number | each other | yes is 1; 0 is no |
/// | entity, structured value | another type | the only property of that type |
/// | entity | person, place | its title, which the app resolves |
/// | file | link, text | its place; its name |
struct Coercion: Sendable {
  /// The present, the calendar and the region, in which words are read.
  var context: LanguageContext
  var language: any LanguageReader
  /// The enumerations that installed apps declare, by type name.
  var enumerations: [String: EnumerationManifest] = [:]
  /// When the step must end that converts or compares.
  var deadline: Deadline?

  var zone: TimeZone { context.calendar.timeZone }

  /// What reads values in words.
  var said: SaidValues { SaidValues(language: language, context: context, enumerations: enumerations) }

  /// The value as one of a type; `nil` leaves it as it is.
  ///
  /// - Parameter unit: The symbol of the unit that a measurement should have.
  func convert(_ value: IntentValue, to type: ValueType?, unit: String? = nil) throws -> IntentValue {
    guard let type, !value.isUnknown else { return value }
    if case .list(let element) = type {
      if let text = value.text, !element.isName,
        case .list(let items)? = said.value(of: text, as: type, in: unit)
      {
        return .list(try items.map { try convert($0, to: element, unit: unit) })
      }
      return .list(
        try value.elements.map {
          try deadline?.check()
          return try convert($0, to: element, unit: unit)
        })
    }
    if case .list(let items) = value {
      if type == .string || type == .spoken { return .string(words(value)) }
      guard let first = items.first else {
        throw WorkflowFailure(
          "The list is empty, and a value of the type “\(TypeName.text(type))” is needed.")
      }
      return try convert(first, to: type, unit: unit)
    }
    if Self.kind(of: value, is: type) {
      guard case .measurement(let measure) = value else { return try settled(value, type) }
      return .measurement(Self.measure(measure, in: unit))
    }
    if let made = try make(value, type, unit) { return made }
    if let found = property(of: value, type) { return try convert(found, to: type, unit: unit) }
    throw WorkflowFailure(
      "“\(words(value).prefix(80))” is \(Self.name(of: value)) and cannot be used as “\(TypeName.text(type))”."
    )
  }

  /// The words of a value.
  func words(_ value: IntentValue) -> String {
    switch value {
    case .record(let record) where record.type == "Dictionary": WorkflowPrinter.json(value.plainData)
    case .enumeration(let choice):
      choice.cases.map { name in
        enumerations[choice.type]?.cases.first { $0.name == name }?.display.title ?? name
      }.joined(separator: ", ")
    case .list(let items): items.map(words).joined(separator: ", ")
    default: value.displayText
    }
  }

  // MARK: Rules

  /// A value of the right kind with what only the type says.
  private func settled(_ value: IntentValue, _ type: ValueType) throws -> IntentValue {
    guard case .enumeration(let choice) = value, case .enumeration(let name) = type else { return value }
    guard let manifest = enumerations[name] else {
      return .enumeration(EnumerationValue(type: name, cases: choice.cases))
    }
    for name in choice.cases where !manifest.cases.contains(where: { $0.name == name }) {
      throw WorkflowFailure(Self.noCase(name, manifest))
    }
    return .enumeration(EnumerationValue(type: name, cases: choice.cases))
  }

  static func noCase(_ name: String, _ manifest: EnumerationManifest) -> String {
    let known = manifest.cases.map { ".\($0.name)" }.joined(separator: ", ")
    return "“\(name)” is none of the choices of \(manifest.title); there are \(known)."
  }

  private func make(_ value: IntentValue, _ type: ValueType, _ unit: String?) throws -> IntentValue? {
    switch type {
    case .string, .spoken: return .string(words(value))
    case .integer:
      guard let number = number(value), number.magnitude < 9e15 else { return nil }
      return .integer(Int(number.rounded(.towardZero)))
    case .number: return number(value).map(IntentValue.number)
    case .boolean: return boolean(value)
    case .duration:
      if case .measurement(let measure) = value, measure.dimension == "duration",
        let unit = Unit.of(
          symbol: MeasurementValue.symbol(measure.unit, of: "duration"), dimension: "duration")
      {
        return .duration(seconds: measure.value * unit.factor)
      }
      if let text = value.text, let length = said.value(of: text, as: type, in: unit) { return length }
      return number(value).map { .duration(seconds: $0) }
    case .measurement(let dimension): return measurement(value, dimension, unit)
    case .currency: return money(value)
    case .date: return date(value)
    case .dateRange:
      if case .date(let date) = value { return .dateRange(DateRangeValue(start: date, end: date)) }
      return value.text.flatMap { said.value(of: $0, as: type) }
    case .url:
      if case .file(let file) = value { return file.url.map(IntentValue.url) }
      guard let text = value.text, !text.isEmpty else { return nil }
      return said.value(of: text, as: type) ?? URL(string: text).map(IntentValue.url)
    case .enumeration(let name): return try choice(value, name)
    case .entity:
      // An entity of another type is nothing that the app could find.
      if case .entity = value { return nil }
      return value.text.map(IntentValue.string) ?? reference(value)
    case .person: return value.text.flatMap { said.value(of: $0, as: type) } ?? reference(value)
    case .place: return value.text.map(IntentValue.string) ?? reference(value)
    case .record(let name) where name == "Dictionary": return dictionary(value)
    case .record: return value.text.map(IntentValue.string) ?? reference(value)
    case .file:
      if case .url(let url) = value { return .file(FileValue(filename: url.lastPathComponent, url: url)) }
      if let text = value.text, case .file(let file)? = said.value(of: text, as: type), file.url != nil {
        return .file(file)
      }
      return value.text.map {
        .file(FileValue(filename: "text.txt", type: "public.plain-text", data: Data($0.utf8)))
      }
    case .list: return nil
    }
  }

  /// The dictionary that a text is as JSON.
  func dictionary(_ value: IntentValue) -> IntentValue? {
    var text = value.text
    if case .file(let file) = value { text = file.data.map { String(decoding: $0, as: UTF8.self) } }
    guard let text, text.utf8.nesting <= 64,
      let json = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
      let read = try? IntentValue(data: json), read.entries != nil
    else { return nil }
    return read
  }

  /// The title of something that has one, for an app that resolves names.
  private func reference(_ value: IntentValue) -> IntentValue? {
    switch value {
    case .entity, .record, .person, .place: .string(words(value))
    default: nil
    }
  }

  /// The only property of a type.
  private func property(of value: IntentValue, _ type: ValueType) -> IntentValue? {
    let properties: [String: IntentValue] =
      switch value {
      case .entity(let entity): entity.properties
      case .record(let record): record.fields
      default: [:]
      }
    let fitting = properties.values.filter { Self.kind(of: $0, is: type) }
    return fitting.count == 1 ? fitting.first : nil
  }

  func number(_ value: IntentValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .duration(let seconds): seconds
    case .measurement(let measure): measure.value
    case .currency(let money): NSDecimalNumber(decimal: money.amount).doubleValue
    case .string(let text): number(in: text)
    case .spoken(let spoken): number(in: spoken.phrase)
    default: nil
    }
  }

  private func number(in text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces)
    guard !plain.isEmpty, plain.utf8.count <= 200 else { return nil }
    if let number = said.number(plain) { return number }
    switch quantity(plain) {
    case .measurement(let measure)?: return measure.value
    case .currency(let money)?: return NSDecimalNumber(decimal: money.amount).doubleValue
    default: return nil
    }
  }

  /// The quantity that a text as a whole names.
  private func quantity(_ text: String) -> IntentValue? {
    guard text.utf8.count <= 200 else { return nil }
    let tokens = language.annotate(text, context: context).tokens
    let mentions = language.quantities(in: tokens, context: context)
    guard mentions.count == 1, mentions[0].tokens.count == tokens.count else { return nil }
    switch mentions[0].value {
    case .duration(let seconds): return .duration(seconds: seconds)
    case .money(let amount, let currency): return .currency(CurrencyValue(amount: amount, code: currency))
    case .measure(let value, let unit, let dimension):
      return .measurement(MeasurementValue(value: value, unit: unit, dimension: dimension))
    case .percent(let value): return .number(value / 100)
    }
  }

  private func boolean(_ value: IntentValue) -> IntentValue? {
    if let number = number(value) { return .boolean(number != 0) }
    return value.text.flatMap { said.value(of: $0, as: .boolean) }
  }

  private func measurement(_ value: IntentValue, _ dimension: String, _ unit: String?) -> IntentValue? {
    switch value {
    case .duration(let seconds) where dimension == "duration":
      return .measurement(
        Self.measure(MeasurementValue(value: seconds, unit: "s", dimension: dimension), in: unit))
    case .string(let text):
      guard case .measurement(let measure)? = said.value(of: text, as: .measurement(dimension), in: unit)
      else { return nil }
      return .measurement(Self.measure(measure, in: unit))
    default:
      guard let unit, let number = number(value) else { return nil }
      return .measurement(MeasurementValue(value: number, unit: unit, dimension: dimension))
    }
  }

  /// A measurement in another unit; as it is where the unit is not known.
  static func measure(_ measure: MeasurementValue, in symbol: String?) -> MeasurementValue {
    let dimension = measure.dimension
    guard let symbol,
      let from = Unit.of(symbol: MeasurementValue.symbol(measure.unit, of: dimension), dimension: dimension),
      let target = Unit.of(symbol: MeasurementValue.symbol(symbol, of: dimension), dimension: dimension)
    else { return measure }
    return MeasurementValue(
      value: from.convert(measure.value, to: target), unit: target.symbol, dimension: measure.dimension)
  }

  private func money(_ value: IntentValue) -> IntentValue? {
    if let text = value.text, let money = said.value(of: text, as: .currency) { return money }
    guard let number = number(value), let amount = Decimal(string: "\(number)"),
      let code = context.locale.currency?.identifier
    else { return nil }
    return .currency(CurrencyValue(amount: amount, code: code))
  }

  private func date(_ value: IntentValue) -> IntentValue? {
    if case .dateRange(let range) = value { return (range.start ?? range.end).map(IntentValue.date) }
    return value.text.flatMap { said.value(of: $0, as: .date) }
  }

  private func choice(_ value: IntentValue, _ type: String) throws -> IntentValue? {
    guard let text = value.text else { return nil }
    if let found = said.value(of: text, as: .enumeration(type)) { return found }
    guard let manifest = enumerations[type] else { return nil }
    throw WorkflowFailure(Self.noCase(text, manifest))
  }
}

extension ValueType {
  /// Whether words of the type are a name or a text, which may hold an “and”.
  var isName: Bool {
    switch self {
    case .string, .spoken, .entity, .person, .place, .record, .file: true
    default: false
    }
  }
}

extension Coercion {
  /// Whether a value is one of a type as it is.
  static func kind(of value: IntentValue, is type: ValueType) -> Bool {
    switch (value, type) {
    case (.string, .string), (.spoken, .spoken), (.integer, .integer), (.number, .number),
      (.boolean, .boolean), (.date, .date), (.dateRange, .dateRange), (.duration, .duration),
      (.currency, .currency), (.url, .url), (.person, .person), (.place, .place), (.file, .file),
      (.integer, .number), (.string, .spoken), (.spoken, .string):
      true
    case (.measurement(let measure), .measurement(let dimension)): measure.dimension == dimension
    case (.enumeration(let choice), .enumeration(let name)): choice.type == name || choice.type.isEmpty
    case (.entity(let entity), .entity(let name)): entity.type == name
    case (.record(let record), .record(let name)): record.type == name
    case (.list(let items), .list(let element)): items.allSatisfy { kind(of: $0, is: element) }
    default: false
    }
  }

  /// What a value is, for a message.
  static func name(of value: IntentValue) -> String {
    switch value {
    case .string, .spoken: "a text"
    case .integer, .number: "a number"
    case .boolean: "a yes or no"
    case .date: "a date"
    case .dateRange: "a period"
    case .duration: "a duration"
    case .measurement: "a measurement"
    case .currency: "an amount of money"
    case .url: "a link"
    case .enumeration: "a choice"
    case .entity(let entity): "of the type \(entity.type)"
    case .person: "a person"
    case .place: "a place"
    case .file: "a file"
    case .record(let record): record.type == "Dictionary" ? "a dictionary" : "of the type \(record.type)"
    case .list: "a list"
    }
  }
}

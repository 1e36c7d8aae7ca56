import Foundation
public import IntentWire
import Language

extension IntentValue {
  /// Reads plain JSON as a workflow does: objects become dictionaries, arrays lists.
  ///
  /// - Throws: ``WorkflowFailure`` for JSON that is nested more than 64 deep.
  public init(workflowData json: JSONValue) throws {
    try self.init(data: json)
  }

  /// The value as plain JSON, with dictionaries, entities and measurements as objects.
  public var workflowData: JSONValue { plainData }

  /// Stands for a value that a dry run cannot know.
  static func unknown(_ title: String) -> IntentValue {
    .record(RecordValue(type: "Unknown", display: DisplayValue(title)))
  }

  /// Whether it stands for a value that a dry run cannot know.
  var isUnknown: Bool {
    if case .record(let record) = self { record.type == "Unknown" && record.fields.isEmpty } else { false }
  }

  /// Values by key.
  static func dictionary(_ fields: [String: IntentValue]) -> IntentValue {
    .record(RecordValue(type: "Dictionary", display: DisplayValue("Dictionary"), fields: fields))
  }

  /// The values of a dictionary; `nil` for anything else.
  var entries: [String: IntentValue]? {
    guard case .record(let record) = self, record.type == "Dictionary" else { return nil }
    return record.fields
  }

  /// The value as plain JSON, with dictionaries and entities as objects.
  var plainData: JSONValue {
    switch self {
    case .record(let record):
      if record.type == "Dictionary" { return .object(record.fields.mapValues(\.plainData)) }
      var members = record.fields.mapValues(\.plainData)
      if let identifier = record.identifier { members["identifier"] = .string(identifier) }
      if !record.display.title.isEmpty { members["title"] = .string(record.display.title) }
      return .object(members)
    case .entity(let entity):
      var members = entity.properties.mapValues(\.plainData)
      members["identifier"] = .string(entity.identifier)
      members["title"] = .string(entity.display.title)
      return .object(members)
    case .list(let items): return .array(items.map(\.plainData))
    case .measurement(let measure):
      return .object(["value": .number(measure.value), "unit": .string(measure.unit)])
    default: return plain
    }
  }

  /// The value that plain JSON says; an absent one is an empty text.
  init(data json: JSONValue, depth: Int = 0) throws {
    guard depth < 64 else { throw WorkflowFailure("The JSON is nested more than 64 deep.") }
    switch json {
    case .null: self = .string("")
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .list(try items.map { try IntentValue(data: $0, depth: depth + 1) })
    case .object(let members):
      self = .dictionary(try members.mapValues { try IntentValue(data: $0, depth: depth + 1) })
    }
  }

  /// About how many bytes the value takes.
  var weight: Int {
    switch self {
    case .string(let text): 32 + text.utf8.count
    case .list(let items): items.reduce(32) { $0 + $1.weight }
    case .record(let record):
      record.fields.reduce(128 + record.display.title.utf8.count) {
        $0 + 32 + $1.key.utf8.count + $1.value.weight
      }
    case .entity(let entity):
      entity.properties.reduce(160 + entity.display.title.utf8.count) {
        $0 + 32 + $1.key.utf8.count + $1.value.weight
      }
    case .file(let file): 128 + (file.data?.count ?? 0)
    case .integer, .number, .boolean, .duration: 32
    default: 128
    }
  }

  /// Whether there is any value: no empty text, list or dictionary.
  var isThere: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .record(let record): record.type != "Dictionary" || !record.fields.isEmpty
    default: true
    }
  }
}

extension DateMention {
  /// The mention as a value; of a stretch, its beginning.
  var dateValue: DateValue? { DateValue(value.start) }
}

/// The properties that values have.
enum Properties {
  /// A property of a value; `nil` when it has none of the name.
  static func value(_ name: String, of value: IntentValue, zone: TimeZone) -> IntentValue? {
    switch value {
    case .list(let items): return list(name, items, zone)
    case .entity(let entity):
      if let property = entity.properties[name] { return property }
      switch name {
      case "title", "name": return .string(entity.display.title)
      case "subtitle": return .string(entity.display.subtitle ?? "")
      case "identifier", "id": return .string(entity.identifier)
      default:
        return entity.properties.first { Folding.fold($0.key) == Folding.fold(name) }?.value
      }
    case .record(let record):
      if record.type == "Unknown" { return .unknown("\(record.display.title).\(name)") }
      if let field = record.fields[name] { return field }
      switch name {
      case "title", "name": return record.type == "Dictionary" ? nil : .string(record.display.title)
      case "identifier", "id": return record.identifier.map(IntentValue.string)
      case "count": return .integer(record.fields.count)
      default: return nil
      }
    default: return scalar(name, value, zone)
    }
  }

  private static func list(_ name: String, _ items: [IntentValue], _ zone: TimeZone) -> IntentValue? {
    switch name {
    case "count": return .integer(items.count)
    case "first": return items.first
    case "last": return items.last
    default:
      // Of a list, the property of each item.
      let values = items.compactMap { value(name, of: $0, zone: zone) }
      return values.count == items.count ? .list(values) : nil
    }
  }

  private static func scalar(_ name: String, _ value: IntentValue, _ zone: TimeZone) -> IntentValue? {
    switch (value, name) {
    case (.string(let text), "length"), (.string(let text), "count"): return .integer(text.count)
    case (.date(let date), _): return Self.date(name, date, zone)
    case (.dateRange(let range), "start"): return range.start.map(IntentValue.date)
    case (.dateRange(let range), "end"): return range.end.map(IntentValue.date)
    case (.measurement(let measure), "value"), (.measurement(let measure), "amount"):
      return .number(measure.value)
    case (.measurement(let measure), "unit"): return .string(measure.unit)
    case (.duration(let seconds), "seconds"): return .number(seconds)
    case (.duration(let seconds), "minutes"): return .number(seconds / 60)
    case (.duration(let seconds), "hours"): return .number(seconds / 3600)
    case (.currency(let money), "amount"):
      return .number(NSDecimalNumber(decimal: money.amount).doubleValue)
    case (.currency(let money), "currency"): return .string(money.code)
    case (.url(let url), _): return Self.url(name, url)
    case (.person(let person), "name"), (.person(let person), "title"): return .string(person.name)
    case (.person(let person), "phone"): return handle(person, "phoneNumber")
    case (.person(let person), "email"): return handle(person, "emailAddress")
    case (.place(let place), "name"), (.place(let place), "title"): return .string(place.name ?? "")
    case (.place(let place), "latitude"): return place.latitude.map(IntentValue.number)
    case (.place(let place), "longitude"): return place.longitude.map(IntentValue.number)
    case (.place(let place), "address"): return .dictionary(place.address.mapValues(IntentValue.string))
    case (.file(let file), "name"), (.file(let file), "title"): return .string(file.filename)
    case (.file(let file), "type"): return .string(file.type ?? "")
    case (.file(let file), "url"): return file.url.map(IntentValue.url)
    case (.file(let file), "text"): return file.data.map { .string(String(decoding: $0, as: UTF8.self)) }
    case (.file(let file), "size"): return file.data.map { .integer($0.count) }
    case (.enumeration(let choice), "name"): return .string(choice.cases.joined(separator: ", "))
    case (.spoken(let spoken), "phrase"): return .string(spoken.phrase)
    default: return nil
    }
  }

  private static func handle(_ person: PersonValue, _ kind: String) -> IntentValue {
    .string(person.handles.first { $0.kind == kind }?.value ?? "")
  }

  private static func date(_ name: String, _ date: DateValue, _ zone: TimeZone) -> IntentValue? {
    switch name {
    case "year": return date.year.map(IntentValue.integer)
    case "month": return date.month.map(IntentValue.integer)
    case "day": return date.day.map(IntentValue.integer)
    case "hour": return date.hour.map(IntentValue.integer)
    case "minute": return date.minute.map(IntentValue.integer)
    case "weekday":
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return date.instant(in: zone).map {
        .string(Trigger.weekdayNames[calendar.component(.weekday, from: $0) - 1])
      }
    case "date":
      return .date(DateValue(year: date.year, month: date.month, day: date.day))
    case "time": return .date(DateValue(hour: date.hour, minute: date.minute))
    default: return nil
    }
  }

  private static func url(_ name: String, _ url: URL) -> IntentValue? {
    switch name {
    case "scheme": return .string(url.scheme ?? "")
    case "host": return .string(url.host() ?? "")
    case "path": return .string(url.path)
    case "fragment": return .string(url.fragment ?? "")
    case "name": return .string(url.lastPathComponent)
    case "query":
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      return .dictionary(
        Dictionary(items.map { ($0.name, .string($0.value ?? "")) }, uniquingKeysWith: { first, _ in first }))
    default: return nil
    }
  }

  /// The type of a property of a value of a type: known, unknown, or that there is no such property.
  enum Known: Sendable, Hashable {
    case type(ValueType?)
    case none(known: [String])
  }

  static func type(_ name: String, of type: ValueType?, in catalog: ActionCatalog) -> Known {
    guard let type else { return .type(nil) }
    let fixed: [String: ValueType]
    switch type {
    case .list(let element):
      if name == "count" { return .type(.integer) }
      if name == "first" || name == "last" { return .type(element) }
      switch Self.type(name, of: element, in: catalog) {
      case .type(let inner): return .type(inner.map(ValueType.list))
      case .none(let known): return .none(known: ["count", "first", "last"] + known)
      }
    case .entity(let entity):
      guard let manifest = catalog.entity(entity) else { return .type(nil) }
      if let property = manifest.properties.first(where: { Folding.fold($0.name) == Folding.fold(name) }) {
        return .type(property.type)
      }
      fixed = ["title": .string, "name": .string, "subtitle": .string, "identifier": .string, "id": .string]
      if fixed[name] == nil {
        return .none(known: manifest.properties.map(\.name) + ["title", "identifier"])
      }
    case .record: return .type(nil)
    case .string, .spoken: fixed = ["length": .integer, "count": .integer]
    case .date:
      fixed = [
        "year": .integer, "month": .integer, "day": .integer, "hour": .integer, "minute": .integer,
        "weekday": .string, "date": .date, "time": .date,
      ]
    case .dateRange: fixed = ["start": .date, "end": .date]
    case .measurement: fixed = ["value": .number, "amount": .number, "unit": .string]
    case .duration: fixed = ["seconds": .number, "minutes": .number, "hours": .number]
    case .currency: fixed = ["amount": .number, "currency": .string]
    case .url:
      fixed = [
        "scheme": .string, "host": .string, "path": .string, "fragment": .string, "name": .string,
        "query": .dictionary,
      ]
    case .person: fixed = ["name": .string, "title": .string, "phone": .string, "email": .string]
    case .place:
      fixed = [
        "name": .string, "title": .string, "latitude": .number, "longitude": .number, "address": .dictionary,
      ]
    case .file:
      fixed = [
        "name": .string, "title": .string, "type": .string, "url": .url, "text": .string, "size": .integer,
      ]
    case .enumeration: fixed = ["name": .string]
    case .integer, .number, .boolean: fixed = [:]
    }
    return fixed[name].map { .type($0) } ?? .none(known: fixed.keys.sorted())
  }
}

extension Coercion {
  // MARK: Comparison

  /// A value as a number of one scale: measures in their base unit, dates in seconds.
  private func scale(_ value: IntentValue) -> Double? {
    switch value {
    case .measurement(let measure):
      guard let unit = Unit.of(symbol: measure.unit, dimension: measure.dimension) else {
        return measure.value
      }
      return measure.value * unit.factor + unit.offset
    case .date(let date):
      if let instant = date.instant(in: zone) { return instant.timeIntervalSince1970 }
      return date.hour.map { Double($0 * 60 + (date.minute ?? 0)) }
    case .dateRange(let range): return range.start?.instant(in: zone)?.timeIntervalSince1970
    case .integer, .number, .boolean, .duration, .currency: return number(value)
    default: return nil
    }
  }

  /// Both values on one scale, where at least one of them has one.
  private func scales(_ left: IntentValue, _ right: IntentValue) -> (Double, Double)? {
    if let one = scale(left), let two = scale(right) {
      // “distance < 1 km” where the distance is a plain number of kilometres, and the other way round.
      switch (left, right) {
      case (.integer, .measurement(let measure)), (.number, .measurement(let measure)):
        return (one, measure.value)
      case (.measurement(let measure), .integer), (.measurement(let measure), .number):
        return (measure.value, two)
      default: return (one, two)
      }
    }
    if let one = scale(left), let text = right.text {
      if case .date = left { return date(of: text).flatMap(scale).map { (one, $0) } }
      return number(.string(text)).map { (one, $0) }
    }
    if let two = scale(right), let text = left.text {
      if case .date = right { return date(of: text).flatMap(scale).map { ($0, two) } }
      return number(.string(text)).map { ($0, two) }
    }
    return nil
  }

  private func date(of text: String) -> IntentValue? { try? convert(.string(text), to: .date) }

  /// Whether two values are the same to a person.
  func equal(_ left: IntentValue, _ right: IntentValue) -> Bool {
    if left == right { return true }
    switch (left, right) {
    case (.entity(let one), .entity(let two)): return one.type == two.type && one.identifier == two.identifier
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { equal($0, $1) }
    case (.list(let items), let other), (let other, .list(let items)):
      return items.count == 1 && equal(items[0], other)
    case (.boolean(let flag), .string(let text)), (.string(let text), .boolean(let flag)):
      return (try? convert(.string(text), to: .boolean)) == .boolean(flag)
    case (.enumeration(let choice), let other), (let other, .enumeration(let choice)):
      if case .enumeration(let second) = other { return Set(choice.cases) == Set(second.cases) }
      let text = Folding.fold(words(other))
      return choice.cases.contains { Folding.fold($0) == text }
        || Folding.fold(words(.enumeration(choice))) == text
    default: break
    }
    if let (one, two) = scales(left, right) { return one == two }
    if scale(left) != nil, scale(right) != nil { return false }
    return Folding.fold(words(left)) == Folding.fold(words(right))
  }

  /// The order of two values: negative when the first comes first; `nil` when they have none.
  func order(_ left: IntentValue, _ right: IntentValue) -> Int? {
    if let (one, two) = scales(left, right) { return one < two ? -1 : one > two ? 1 : 0 }
    let (one, two) = (Folding.fold(words(left)), Folding.fold(words(right)))
    return one < two ? -1 : one > two ? 1 : 0
  }

  /// Whether a text or list contains something.
  func contains(_ whole: IntentValue, _ part: IntentValue) -> Bool {
    if case .list(let items) = whole {
      // Words are found in the items too, in whatever they say.
      return items.contains { item in equal(item, part) || (part.text != nil && contains(item, part)) }
    }
    if let entries = whole.entries { return entries[words(part)] != nil }
    let text = Folding.fold(words(part))
    if text.isEmpty { return false }
    if case .enumeration(let choice) = whole,
      choice.cases.contains(where: { Folding.fold($0).contains(text) })
    {
      return true
    }
    return Folding.fold(words(whole)).contains(text)
  }

  /// Whether a condition of a search holds for a value.
  func holds(
    _ comparison: EntitySearch.Comparison, _ value: IntentValue?, _ wanted: [IntentValue]
  ) -> Bool {
    guard let value, let first = wanted.first else { return comparison == .notEqualTo }
    switch comparison {
    case .equalTo: return value.elements.contains { equal($0, first) } || equal(value, first)
    case .notEqualTo: return !value.elements.contains { equal($0, first) }
    case .contains: return contains(value, first)
    case .hasPrefix: return value.elements.contains { begins($0, first) }
    case .hasSuffix: return value.elements.contains { ends($0, first) }
    case .lessThan: return (order(value, first) ?? 1) < 0
    case .lessThanOrEqualTo: return (order(value, first) ?? 1) <= 0
    case .greaterThan: return (order(value, first) ?? -1) > 0
    case .greaterThanOrEqualTo: return (order(value, first) ?? -1) >= 0
    case .isBetween:
      guard let last = wanted.last else { return false }
      return (order(value, first) ?? -1) >= 0 && (order(value, last) ?? 1) <= 0
    }
  }

  func begins(_ value: IntentValue, _ part: IntentValue) -> Bool {
    Folding.fold(words(value)).hasPrefix(Folding.fold(words(part)))
  }

  func ends(_ value: IntentValue, _ part: IntentValue) -> Bool {
    Folding.fold(words(value)).hasSuffix(Folding.fold(words(part)))
  }
}

import Foundation

extension IntentValue {
  /// Reads a value that a program gives as plain JSON, as the type of its parameter says.
  ///
  /// Every form that ``plain`` writes can be read. Where the type holds more than that, an object says more:
  ///
  /// | type | plain JSON |
  /// |---|---|
  /// | text | `"milk"`; spoken text also `{"phrase", "identifier", "pronunciation"}` |
  /// | number, duration | `2.5`; a duration in seconds |
  /// | measurement | `{"value": 5, "unit": "km"}` |
  /// | money | `{"amount": 20, "currency": "EUR"}` or `"20 EUR"` |
  /// | date | `"2026-03-18T17:30"` |
  /// | span | `"2026-03-14/2026-03-15"` or `{"start", "end"}` |
  /// | choice | `"completed"`; several as an array |
  /// | person | `"Maria"` or `{"name", "phone", "email", "label", "contactIdentifier", "customIdentifier"}` |
  /// | place | `"the airport"` or `{"name", "latitude", "longitude", "address"}` |
  /// | file | `{"filename", "type", "url"}` |
  /// | entity | `"Old Mill"` or `{"identifier", "title"}` |
  /// | structured value | its name as text, or an object with its properties |
  /// | several | an array; a single value is a list of one |
  ///
  /// In the properties of a structured value, whose types are not known here, an object with one member that is the
  /// name of a case, such as `{"date": …}`, is a value as it travels on the wire.
  ///
  /// - Throws: ``WireFault`` that says what was found and what was expected.
  public init(plain: JSONValue, type: ValueType) throws(WireFault) {
    self = try PlainReader(type: type).value(plain)
  }
}

/// Reads one value of a type from plain JSON.
private struct PlainReader {
  let type: ValueType

  func value(_ json: JSONValue) throws(WireFault) -> IntentValue {
    switch type {
    case .list(let element):
      let items: [JSONValue] = if case .array(let items) = json { items } else { [json] }
      var values: [IntentValue] = []
      for item in items { values.append(try PlainReader(type: element).value(item)) }
      return .list(values)
    case .enumeration(let name): return .enumeration(EnumerationValue(type: name, cases: try cases(json)))
    case .record(let name): return try record(json, name)
    default:
      guard let value = text(json) ?? number(json) ?? object(json) else { throw fault(json) }
      return value
    }
  }

  // MARK: Text

  private func text(_ json: JSONValue) -> IntentValue? {
    guard case .string(let text) = json else { return nil }
    return switch type {
    case .string, .entity, .place: .string(text)
    case .spoken: .spoken(SpokenText(text))
    case .person: .string(text)
    case .date: DateValue(plain: text).map(IntentValue.date)
    case .dateRange: DateRangeValue(plain: text).map(IntentValue.dateRange)
    case .url: URL(string: text).map(IntentValue.url)
    case .currency: currency(text)
    case .file: .file(FileValue(filename: text))
    case .integer: Int(text).map(IntentValue.integer)
    case .number: Double(text).map(IntentValue.number)
    case .boolean: Bool(text).map(IntentValue.boolean)
    default: nil
    }
  }

  private func currency(_ text: String) -> IntentValue? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, parts[1].utf8.count == 3, parts[1].allSatisfy({ $0.isASCII && $0.isLetter }),
      let amount = Decimal(string: parts[0])
    else { return nil }
    return .currency(CurrencyValue(amount: amount, code: parts[1].uppercased()))
  }

  // MARK: Numbers

  private func number(_ json: JSONValue) -> IntentValue? {
    if case .boolean(let flag) = json, type == .boolean { return .boolean(flag) }
    guard let number = json.number else { return nil }
    return switch type {
    case .integer: Int(exactly: number).map(IntentValue.integer)
    case .number: .number(number)
    case .duration: .duration(seconds: number)
    default: nil
    }
  }

  // MARK: Objects

  private func object(_ json: JSONValue) -> IntentValue? {
    guard case .object(let members) = json else { return nil }
    return switch type {
    case .spoken:
      members.text("phrase").map {
        .spoken(
          SpokenText($0, identifier: members.text("identifier"), pronunciation: members.text("pronunciation"))
        )
      }
    case .measurement(let dimension):
      members.text("unit").flatMap { unit in
        members["value"]?.number.map {
          .measurement(MeasurementValue(value: $0, unit: unit, dimension: dimension))
        }
      }
    case .currency:
      members.text("currency").flatMap { code in
        members["amount"]?.decimal.map { .currency(CurrencyValue(amount: $0, code: code.uppercased())) }
      }
    case .dateRange: range(members)
    case .person: person(members)
    case .place: place(members)
    case .file:
      members.text("filename").map {
        .file(
          FileValue(
            filename: $0, type: members.text("type"), url: members.text("url").flatMap { URL(string: $0) }))
      }
    case .entity(let name):
      members.text("identifier").map {
        .entity(
          EntityReference(type: name, identifier: $0, display: DisplayValue(members.text("title") ?? $0)))
      }
    default: nil
    }
  }

  private func range(_ members: [String: JSONValue]) -> IntentValue? {
    let start = members.text("start").map { DateValue(plain: $0) }
    let end = members.text("end").map { DateValue(plain: $0) }
    // An end that is there but is no date is a mistake, not an open end.
    if case .some(.none) = start { return nil }
    if case .some(.none) = end { return nil }
    guard start != nil || end != nil else { return nil }
    return .dateRange(DateRangeValue(start: start ?? nil, end: end ?? nil))
  }

  private func person(_ members: [String: JSONValue]) -> IntentValue? {
    guard let name = members.text("name") ?? members.text("phone") ?? members.text("email") else {
      return nil
    }
    let label = members.text("label")
    var handles: [PersonValue.Handle] = []
    if let phone = members.text("phone") {
      handles.append(.init(value: phone, kind: "phoneNumber", label: label))
    }
    if let email = members.text("email") {
      handles.append(.init(value: email, kind: "emailAddress", label: label))
    }
    return .person(
      PersonValue(
        name: name, handles: handles, contactIdentifier: members.text("contactIdentifier"),
        customIdentifier: members.text("customIdentifier")))
  }

  private func place(_ members: [String: JSONValue]) -> IntentValue? {
    let latitude = members["latitude"]?.number
    let longitude = members["longitude"]?.number
    guard members.text("name") != nil || (latitude != nil && longitude != nil) else { return nil }
    guard (-90...90).contains(latitude ?? 0), (-180...180).contains(longitude ?? 0) else { return nil }
    var address: [String: String] = [:]
    if case .object(let lines)? = members["address"] {
      for (name, line) in lines { if case .string(let text) = line { address[name] = text } }
    }
    return .place(
      PlaceValue(
        name: members.text("name"), latitude: latitude, longitude: longitude, address: address))
  }

  private func cases(_ json: JSONValue) throws(WireFault) -> [String] {
    switch json {
    case .string(let name): return [name]
    case .array(let items):
      var names: [String] = []
      for item in items {
        guard case .string(let name) = item else { throw fault(json) }
        names.append(name)
      }
      return names
    default: throw fault(json)
    }
  }

  // MARK: Structured values

  private func record(_ json: JSONValue, _ name: String) throws(WireFault) -> IntentValue {
    switch json {
    case .object(let members):
      guard let fields = Self.fields(members, depth: 0) else { throw fault(json) }
      let title = ["title", "name", "displayName", "nickname", "content"].lazy
        .compactMap { fields[$0]?.displayText }.first
      return .record(
        RecordValue(
          type: name, identifier: fields["identifier"]?.text, display: DisplayValue(title ?? ""),
          fields: fields))
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .null, .boolean, .array: throw fault(json)
    }
  }

  private static func fields(_ members: [String: JSONValue], depth: Int) -> [String: IntentValue]? {
    guard depth < 8 else { return nil }
    var fields: [String: IntentValue] = [:]
    for (name, member) in members where member != .null {
      guard let value = untyped(member, depth: depth) else { return nil }
      fields[name] = value
    }
    return fields
  }

  /// A value of which only the JSON says what it is.
  private static func untyped(_ json: JSONValue, depth: Int) -> IntentValue? {
    switch json {
    case .null: return nil
    case .boolean(let flag): return .boolean(flag)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array(let items):
      let values = items.compactMap { untyped($0, depth: depth + 1) }
      return values.count == items.count && depth < 8 ? .list(values) : nil
    case .object(let members):
      if members.count == 1, let key = members.keys.first, IntentValue.Kind(rawValue: key) != nil,
        let data = try? JSONEncoder().encode(json),
        let value = try? JSONDecoder().decode(IntentValue.self, from: data)
      {
        return value
      }
      return fields(members, depth: depth + 1).map {
        .record(RecordValue(type: "", display: DisplayValue(members.text("title") ?? ""), fields: $0))
      }
    }
  }

  // MARK: Faults

  private func fault(_ json: JSONValue) -> WireFault {
    WireFault(.invalidParameters, "\(json.shortText) is not a value of the type \(type).\(hint)")
  }

  private var hint: String {
    switch type {
    case .date: " Write a date as \"2026-03-18T17:30\" or \"2026-03-18\"."
    case .dateRange: " Write a span as \"2026-03-14/2026-03-15\"."
    case .currency: " Write money as {\"amount\": 20, \"currency\": \"EUR\"}."
    case .measurement: " Write a measurement as {\"value\": 5, \"unit\": \"km\"}."
    case .place:
      " Write a place as its name, or as {\"name\": …, \"latitude\": …, \"longitude\": …} in degrees."
    case .person: " Write a person as a name, or as {\"name\": …, \"phone\": …}."
    case .file: " Write a file as {\"filename\": …, \"url\": …}."
    case .entity: " Write an entity as its name, or as {\"identifier\": …}."
    case .enumeration: " Write a choice as the name of its case."
    default: ""
    }
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  fileprivate var decimal: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    // The shortest text of a number is what was written, so that cents stay exact.
    case .number(let value): Decimal(string: "\(value)")
    case .string(let text): Decimal(string: text)
    default: nil
    }
  }

  /// The value as a reader of an error message sees it.
  fileprivate var shortText: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): "“\(text.prefix(80))”"
    case .array(let items): "An array of \(items.count)"
    case .object(let members): "An object with \(members.keys.sorted().prefix(8).joined(separator: ", "))"
    }
  }
}

extension [String: JSONValue] {
  fileprivate func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }
}

import CoreLocation
import Foundation
import IntentWire

@testable import Intents

/// Makes values of the types of SiriKit's facts, as they come over the wire: different ones with each seed.
struct WireFactory {
  private let values: [String: [(name: String, type: String)]]
  private let superclasses: [String: String]
  private let enumerations: [String: (isOptions: Bool, cases: [String])]
  private let constants: [String: [String]]
  private var random: Random

  /// The parameters of each intent, and the properties of each response.
  let intents: [String: [(name: String, type: String)]]
  let responses: [String: [(name: String, type: String)]]
  /// The codes of each intent's response.
  let codes: [String: [String]]

  init(seed: UInt64) throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: repository.appendingPathComponent("Sources/Generator/Data/sirikit.json"))
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let types = root["valueTypes"] as? [String: [String: Any]] ?? [:]
    values = types.mapValues { Self.list($0["properties"]) }
    superclasses = types.compactMapValues { $0["superclass"] as? String }
    enumerations = (root["enums"] as? [String: [String: Any]] ?? [:]).mapValues { value in
      // Of several names of one case the first is the one that is sent.
      var numbers: Set<Int> = []
      let cases = (value["cases"] as? [[String: Any]] ?? []).filter { item in
        (item["raw"] as? Int).map { numbers.insert($0).inserted } ?? true
      }
      return (value["kind"] as? String == "options", cases.compactMap { $0["name"] as? String })
    }
    constants = root["stringConstantTypes"] as? [String: [String]] ?? [:]
    let list = root["intents"] as? [[String: Any]] ?? []
    intents = Self.table(list) { Self.list($0["parameters"]) }
    responses = Self.table(list) { intent in
      Self.list((intent["response"] as? [String: Any])?["properties"]).filter { $0.name != "code" }
    }
    let coded = list.map { intent in
      (intent["name"] as? String ?? "", (intent["response"] as? [String: Any])?["codes"] as? [String] ?? [])
    }
    codes = Dictionary(coded) { $1 }
    random = Random(state: seed)
  }

  private static func table(
    _ list: [[String: Any]], _ properties: ([String: Any]) -> [(name: String, type: String)]
  ) -> [String: [(name: String, type: String)]] {
    Dictionary(list.map { ($0["name"] as? String ?? "", properties($0)) }) { $1 }
  }

  private static func list(_ properties: Any?) -> [(name: String, type: String)] {
    (properties as? [[String: Any]] ?? []).compactMap { property in
      guard let name = property["name"] as? String, let type = property["type"] as? String else { return nil }
      return (name, type)
    }
  }

  /// Values for properties; those that would go too deep are left out.
  mutating func fields(_ properties: [(name: String, type: String)], depth: Int = 0) -> [String: IntentValue]
  {
    let code = properties.contains { $0.name == "currencyCode" } ? "EUR" : nil
    var fields: [String: IntentValue] = [:]
    for (name, type) in properties {
      if name == "currencyCode" {
        fields[name] = .string("EUR")
      } else if type.hasPrefix("NSDecimalNumber") {
        let amount = Decimal(Int.random(in: 1...9999, using: &random)) / 100
        fields[name] = code.map { .currency(CurrencyValue(amount: amount, code: $0)) } ?? .string("\(amount)")
      } else if let value = value(of: type, depth: depth) {
        fields[name] = value
      }
    }
    return fields
  }

  /// The properties of a class with those that it inherits.
  func properties(of type: String) -> [(name: String, type: String)] {
    (superclasses[type].map(properties) ?? []) + (values[type] ?? [])
  }

  /// A value of a type as the facts spell it; `nil` for a type that has none on the wire, or when it is too deep.
  mutating func value(of spelled: String, depth: Int = 0) -> IntentValue? {
    let type = SwiftName(spelled)
    if type.isArray {
      let items = (0..<2).compactMap { _ in value(of: type.base, depth: depth + 1) }
      return items.isEmpty ? nil : .list(items)
    }
    if depth > 4 { return nil }
    if let value = plain(type.base) ?? known(type.base) { return value }
    if let enumeration = enumerations[type.base] {
      let cases = enumeration.cases.filter { !["unknown", "unspecified"].contains($0) }
      guard let name = cases.randomElement(using: &random) else { return nil }
      return .enumeration(EnumerationValue(type: type.base, cases: [name]))
    }
    if let names = constants[type.base] { return names.randomElement(using: &random).map { .string($0) } }
    return record(type.base == "INCar.HeadUnit" ? "INCarHeadUnit" : type.base, depth: depth)
  }

  /// A record of a class, in the very form in which the class sends it.
  mutating func record(_ name: String, depth: Int = 0) -> IntentValue? {
    guard let type = SiriKitTypes.objects[name] else { return nil }
    let fields = fields(properties(of: name), depth: depth + 1)
    return type.init(fields: WireFields(fields)).wireValue
  }

  private mutating func word() -> String {
    String((0..<6).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) })
  }

  private mutating func plain(_ type: String) -> IntentValue? {
    let number = Int.random(in: 1...500, using: &random)
    switch type {
    case "String": return .string(word())
    case "Int", "NSNumber": return .integer(number)
    case "Double", "Float": return .number(Double(number) + 0.25)
    case "Bool": return .boolean(true)
    case "Date":
      return .date(
        DateValue(Date(timeIntervalSince1970: Double(number) * 86_400), timeZone: WireSituation.timeZone))
    case "DateComponents": return .date(DateValue(year: 2026, month: 3, day: number % 28 + 1))
    case "URL": return URL(string: "https://example.org/\(word())").map { .url($0) }
    case "NSRange":
      return NSRange(location: 1, length: number).wireValue
    case "[String: Any]": return PlainValue.wire([word(): number, word(): "text"])
    case "PersonNameComponents":
      return PersonNameComponents(givenName: word(), familyName: word()).wireValue
    case "Measurement<UnitLength>":
      return .measurement(MeasurementValue(value: Double(number), unit: "km", dimension: "length"))
    case "Measurement<UnitEnergy>":
      return .measurement(MeasurementValue(value: Double(number), unit: "kWh", dimension: "energy"))
    case "Measurement<UnitTemperature>":
      return .measurement(MeasurementValue(value: Double(number), unit: "°C", dimension: "temperature"))
    default: return nil
    }
  }

  private mutating func known(_ type: String) -> IntentValue? {
    switch type {
    case "INSpeakableString": return .spoken(SpokenText(word(), identifier: word()))
    case "INPerson":
      let handle = PersonValue.Handle(value: word(), kind: "emailAddress", label: "home")
      return .person(
        PersonValue(
          name: word(), handles: [handle], customIdentifier: word(), parts: .init(given: word()),
          image: FileValue(filename: "", data: Data([1, 2])), relationship: "sister"))
    case "INCurrencyAmount":
      return .currency(CurrencyValue(amount: Decimal(string: "12.50") ?? 0, code: "USD"))
    case "Set<INCurrencyAmount>":
      return .list([
        .currency(CurrencyValue(amount: 2, code: "EUR")), .currency(CurrencyValue(amount: 3, code: "EUR")),
      ])
    case "INDateComponentsRange":
      return .dateRange(
        DateRangeValue(
          start: DateValue(year: 2026, month: 3, day: 1), end: DateValue(year: 2026, month: 3, day: 2)))
    case "INFile": return .file(FileValue(filename: word(), type: "public.data", data: Data([3, 4])))
    case "INImage": return INImage(named: word()).wireValue
    case "CLPlacemark": return .place(PlaceValue(name: word(), latitude: 1.5, longitude: 2.5))
    case "CLLocation": return .place(PlaceValue(name: nil, latitude: 3.5, longitude: -4.5))
    case "INMediaDestination": return INMediaDestination.playlist(word()).wireValue
    case "NSUserActivity":
      let activity = NSUserActivity(activityType: "org.example.\(word())")
      activity.title = word()
      return activity.wireValue
    default: return nil
    }
  }
}

/// A type as the facts spell it, for example `[INTask]?`.
private struct SwiftName {
  let base: String
  let isArray: Bool

  init(_ text: String) {
    let bare = text.hasSuffix("?") ? String(text.dropLast()) : text
    isArray = bare.hasPrefix("[") && !bare.contains(":")
    base = isArray ? String(bare.dropFirst().dropLast()) : bare
  }
}

/// Numbers that follow from a seed alone.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

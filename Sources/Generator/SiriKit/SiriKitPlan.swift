import IntentWire

/// What is generated of SiriKit, and where.
struct SiriKitPlan {
  let facts: SiriKitFacts
  /// The intents, in the order of the facts.
  let intents: [SiriKitFacts.Intent]
  /// Every type that is generated, sorted.
  let types: [String]

  private let domains: [String: String]

  /// - Parameter domains: The domains whose intents are generated; `nil` for all.
  init(facts: SiriKitFacts, domains enabled: Set<String>? = nil) {
    self.facts = facts
    intents = facts.intents.filter { enabled?.contains($0.domain) != false && $0.response != nil }
    var reached = Reach(facts)
    for intent in intents { reached.add(intent) }
    for type in Self.everyType(facts) { reached.add(type: type) }
    types = reached.types.subtracting(SiriKitChoices.handwritten).sorted()

    // A type belongs to the domain whose intents alone reach it, whichever domains are switched on, so that no
    // file moves when another domain follows.
    var owners: [String: Set<String>] = [:]
    for intent in facts.intents {
      var reach = Reach(facts)
      reach.add(intent)
      for type in reach.types { owners[type, default: []].insert(intent.domain) }
    }
    domains = owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The types of the facts that are there even when no intent needs them.
  private static func everyType(_ facts: SiriKitFacts) -> [String] {
    let codes = Set(facts.intents.compactMap(\.response?.codeEnum))
    return facts.enums.keys.filter { !codes.contains($0) } + facts.stringConstantTypes.keys
      + facts.valueTypes.keys + facts.resolutionResults.keys
  }

  /// The folder of a type under the generated files.
  func folder(of type: String) -> String {
    guard let domain = domains[type], !domain.isEmpty else { return "Shared" }
    return Self.folder(domain: domain)
  }

  /// The folder of a domain: `Lists and Notes` → `ListsAndNotes`.
  static func folder(domain: String) -> String {
    domain.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The type's form in a manifest.
  func valueType(_ type: SwiftType) -> ValueType {
    let element: ValueType
    if let plain = SwiftType.plain[type.base] ?? SwiftType.special[type.base] {
      element = plain
    } else if facts.enums[type.base] != nil {
      element = .enumeration(type.base)
    } else if facts.stringConstantTypes[type.base] != nil {
      element = .string
    } else if type.base.hasPrefix("Measurement<Unit") {
      let dimension = type.base.dropFirst("Measurement<Unit".count).dropLast()
      element = .measurement(dimension.prefix(1).lowercased() + dimension.dropFirst())
    } else {
      element = .record(type.base)
    }
    return type.isArray ? .list(element) : element
  }

  /// The expression for a value of a type that is not given; `nil` for an optional, which needs none.
  func defaultValue(_ type: SwiftType) -> String? {
    if type.isOptional { return nil }
    if type.isArray { return "[]" }
    if let enumeration = facts.enums[type.base] {
      if enumeration.kind == "options" { return "[]" }
      let first = enumeration.cases.first { $0.raw == 0 } ?? enumeration.cases.first
      return first.map { ".\($0.name.escapedName)" } ?? "nil"
    }
    switch type.base {
    case "String": return "\"\""
    case "Int", "Double", "Float": return "0"
    case "Bool": return "false"
    case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
    case "DateComponents", "Data": return "\(type.base)()"
    case "NSDecimalNumber": return ".zero"
    case "NSRange": return "NSRange(location: 0, length: 0)"
    case "CLLocation": return ".unknown"
    case "NSUserActivity": return "NSUserActivity(activityType: \"\")"
    case "CLPlacemark": return "CLPlacemark(location: nil, name: nil)"
    default: return "\(type.base)(fields: WireFields())"
    }
  }
}

/// Collects the types that intents need.
struct Reach {
  private let facts: SiriKitFacts
  private(set) var types: Set<String> = []

  init(_ facts: SiriKitFacts) {
    self.facts = facts
  }

  mutating func add(_ intent: SiriKitFacts.Intent) {
    for parameter in intent.parameters {
      add(type: SwiftType(parameter.type).base)
      if let result = parameter.resolutionResultType { add(type: result) }
      for other in parameter.otherResolve ?? [] { add(type: other.resolutionResultType) }
    }
    for property in intent.response?.properties ?? [] { add(type: SwiftType(property.type).base) }
  }

  mutating func add(type: String) {
    let known =
      facts.enums[type] != nil || facts.valueTypes[type] != nil || facts.resolutionResults[type] != nil
      || facts.stringConstantTypes[type] != nil
    guard known, type != "INIntentResolutionResult", !SiriKitChoices.foreign.contains(type),
      types.insert(type).inserted
    else { return }
    if let value = facts.valueTypes[type] {
      if let superclass = value.superclass { add(type: superclass) }
      for property in value.properties { add(type: SwiftType(property.type).base) }
      // The subclasses that a value of this type may be of.
      for (name, other) in facts.valueTypes where other.superclass == type { add(type: name) }
    }
    if let result = facts.resolutionResults[type] {
      add(type: result.superclass)
      for factory in result.factories {
        for parameter in Signature(factory.signature)?.parameters ?? [] {
          add(type: SwiftType(parameter.type).base)
        }
      }
    }
  }
}

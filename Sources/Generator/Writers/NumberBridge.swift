/// Turns the numbers of Objective-C's initialisers into those of the properties, and back.
enum NumberBridge {
  /// The expression that a property of a type takes for a parameter of another one.
  static func value(_ name: String, of parameter: String, for property: String) -> String {
    switch (parameter, property) {
    case ("NSNumber?", "Bool?"): "\(name)?.boolValue"
    case ("NSNumber?", "Int?"): "\(name)?.intValue"
    case ("NSNumber?", "Double?"): "\(name)?.doubleValue"
    case ("NSNumber?", "Float?"): "\(name)?.floatValue"
    case ("Bool?", "NSNumber?"), ("Int?", "NSNumber?"): "\(name).map { NSNumber(value: $0) }"
    default: name
    }
  }

  /// The initialisers that are written: Objective-C's form gives way to the same one with defaults, and is only
  /// chosen for numbers of its own kind where there is one with Swift's types.
  static func chosen(_ initialisers: [SiriKitFacts.Signature]) -> [Initialiser] {
    let all = initialisers.compactMap { item in
      Signature(item.signature).map { (signature: $0, facts: item) }
    }
    let overlays = all.filter { $0.facts.swiftOverlay == true }.map(\.signature)
    return all.compactMap { item in
      let isOverlay = item.facts.swiftOverlay == true
      if !isOverlay, overlays.contains(where: { $0.isSameCall(as: item.signature) }) { return nil }
      let hasNumbers = item.signature.parameters.contains { $0.type.contains("NSNumber") }
      return Initialiser(
        signature: item.signature, isDeprecated: item.facts.deprecated == true,
        isDisfavored: hasNumbers && !overlays.isEmpty)
    }
  }

  /// An initialiser with how it is marked.
  struct Initialiser {
    let signature: Signature
    let isDeprecated: Bool
    let isDisfavored: Bool

    func attributes(_ source: inout SourceText) {
      if isDeprecated { source.line(Deprecation.member) }
      if isDisfavored { source.line("@_disfavoredOverload") }
    }
  }
}

extension Signature {
  /// Whether two declarations could not stand beside each other.
  func isSameCall(as other: Signature) -> Bool {
    name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type) == other.parameters.map(\.type)
  }
}

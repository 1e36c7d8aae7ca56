import IntentWire

extension SiriKitTypes {
  /// What an extension with the given intents declares; names that are not SiriKit's are left out.
  static func manifest(of supported: [String]) -> AppManifest {
    let types = Set(supported).sorted().compactMap(SiriKitTypes.intent(named:))
    let intents = types.compactMap(\.declaration)
    let used = Set(intents.flatMap(\.parameters).compactMap(\.type.enumerationName)).sorted()
    return AppManifest(
      module: "Intents", intents: intents,
      enumerations: used.compactMap { GeneratedTypes.enumeration($0) ?? CustomIntents.enumeration($0) },
      shortcuts: CustomIntents.shortcuts(of: intents.map(\.identifier)))
  }

  /// The declaration of an enumeration from its names and what a person reads for them.
  static func enumeration(
    _ identifier: String, _ title: String, _ cases: KeyValuePairs<String, String>
  ) -> EnumerationManifest {
    EnumerationManifest(
      identifier: identifier, title: title,
      cases: cases.map { .init(name: $0.key, display: DisplayValue($0.value)) })
  }

  /// The declaration of an intent.
  static func intent(
    _ identifier: String, _ title: String, _ parameters: [ParameterManifest]
  ) -> IntentManifest {
    IntentManifest(identifier: identifier, dialect: .siriKit, title: title, parameters: parameters)
  }
}

extension ParameterManifest {
  /// A parameter of SiriKit, which lets every one of them be missing until the app has resolved it.
  static func siriKit(_ name: String, _ title: String, _ type: ValueType) -> ParameterManifest {
    ParameterManifest(name: name, title: title, type: type, isOptional: true)
  }
}

extension ValueType {
  fileprivate var enumerationName: String? {
    switch self {
    case .enumeration(let name): name
    case .list(let element): element.enumerationName
    default: nil
    }
  }
}

import IntentWire
@_spi(Reflection) import Swift

/// Finds the wrappers in intents, entities and queries.
enum Reflection {
  /// The parameters of an intent in the order of declaration, each told its name.
  static func parameters(of intent: some AppIntent) -> [(name: String, slot: any ParameterSlot)] {
    fields(of: intent).compactMap { name, value in
      guard let slot = value as? any ParameterSlot else { return nil }
      slot.bind(name: name)
      return (name, slot)
    }
  }

  /// The properties of an entity in the order of declaration.
  static func properties(of entity: Any) -> [(name: String, slot: any PropertySlot)] {
    fields(of: entity).compactMap { name, value in
      (value as? any PropertySlot).map { (name, $0) }
    }
  }

  /// The dependencies of an intent, a query or an options provider.
  static func dependencies(of value: Any) -> [any DependencySlot] {
    fields(of: value).compactMap { $0.value as? any DependencySlot }
  }

  /// The properties that a type declares; there need not be a value of it.
  static func declaredProperties(of type: Any.Type) -> [(name: String, slot: any PropertySlot.Type)] {
    var found: [(name: String, slot: any PropertySlot.Type)] = []
    // 1 is the option for classes; its name in the standard library is a mutable global.
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, _, type, _ in
      if let slot = type as? any PropertySlot.Type { found.append((bare(String(cString: name)), slot)) }
      return true
    }
    return found
  }

  /// The parameters of an intent on which the choices of a provider or a query depend.
  static func parameterDependencies(of value: Any) -> [any ParameterDependencySlot] {
    fields(of: value).compactMap { $0.value as? any ParameterDependencySlot }
  }

  /// The name of the parameter that a key path leads to.
  static func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>) -> String {
    let intent = Intent()
    guard let wanted = intent[keyPath: keyPath] as? any ParameterSlot else { return "" }
    return parameters(of: intent).first { $0.slot === wanted }?.name ?? ""
  }

  /// The values that were set in an intent, by parameter.
  static func presetValues(of intent: some AppIntent) -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for (name, slot) in parameters(of: intent) {
      if let value = slot.presetValue { values[name] = value }
    }
    return values
  }

  /// The stored properties with their names, those of superclasses first.
  private static func fields(of value: Any) -> [(name: String, value: Any)] {
    var levels: [Mirror] = []
    var level: Mirror? = Mirror(reflecting: value)
    while let mirror = level {
      levels.append(mirror)
      level = mirror.superclassMirror
    }
    return levels.reversed().flatMap { mirror in
      mirror.children.compactMap { child in child.label.map { (bare($0), child.value) } }
    }
  }

  /// The name of a property whose wrapper is stored under the name with an underscore, or with the sign of a projection.
  private static func bare(_ label: String) -> String {
    label.hasPrefix("_") || label.hasPrefix("$") ? String(label.dropFirst()) : label
  }
}

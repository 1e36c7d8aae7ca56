import FoundationAdditions
import IntentWire

/// Describes the types of a registry as they are at run time.
struct ManifestBuilder {
  let registry: AppIntentsRegistry

  func manifest() -> AppManifest {
    AppManifest(
      module: registry.module, intents: registry.intents.map { Self.intent($0) },
      entities: registry.entities.map { Self.entity($0) },
      enumerations: registry.enumerations.map { Self.enumeration($0) },
      queries: registry.queries.map { Self.query($0) },
      shortcuts: registry.shortcuts.flatMap { $0.appShortcuts }.map(\.manifest))
  }

  private static func intent<Intent: AppIntent>(_ type: Intent.Type) -> IntentManifest {
    let policy =
      switch type.authenticationPolicy {
      case .alwaysAllowed: "alwaysAllowed"
      case .requiresAuthentication: "requiresAuthentication"
      case .requiresLocalDeviceAuthentication: "requiresLocalDeviceAuthentication"
      }
    return IntentManifest(
      identifier: String(describing: type), dialect: .appIntents, title: String(localized: type.title),
      summary: summary(of: type), parameters: Reflection.parameters(of: type.init()).map(parameter),
      result: resultType(Intent.PerformResult.Value.self), opensApp: type.openAppWhenRun,
      isDiscoverable: type.isDiscoverable, authentication: policy)
  }

  private static func parameter(_ name: String, _ slot: any ParameterSlot) -> ParameterManifest {
    let definition = slot.definition
    return ParameterManifest(
      name: name, title: definition.title(for: name),
      summary: definition.description.map { String(localized: $0) }, type: slot.bridge.wireType,
      isOptional: slot.isOptional, defaultValue: slot.defaultWireValue,
      question: definition.valueDialog?.wire.full,
      offersOptions: definition.options != nil)
  }

  /// The description, whether the intent declares it as optional or not.
  private static func summary<Intent: AppIntent>(of type: Intent.Type) -> String? {
    let optional: IntentDescription? = type.description
    let described = (type as any _Described.Type).description
    guard let description = optional ?? (described.isMissing ? nil : described) else { return nil }
    return String(localized: description.descriptionText)
  }

  private static func resultType<Value: _IntentValue>(_ type: Value.Type) -> IntentWire.ValueType? {
    type == Never.self ? nil : Value._bridge.wireType
  }

  private static func entity<Entity: AppEntity>(_ type: Entity.Type) -> EntityManifest {
    let display = type.typeDisplayRepresentation
    return EntityManifest(
      identifier: String(describing: type), title: String(localized: display.name),
      pluralTitle: display.numericFormat.map { Plural.title(of: String(localized: $0)) },
      synonyms: display.synonyms.map { String(localized: $0) },
      query: type is any TransientAppEntity.Type ? nil : String(describing: Entity.DefaultQuery.self),
      properties: properties(of: type))
  }

  /// The properties; without an entity their titles are not known, so they come from the names.
  private static func properties(of type: Any.Type) -> [PropertyManifest] {
    Reflection.declaredProperties(of: type).map { name, slot in
      PropertyManifest(
        name: name, title: ParameterDefinition.words(of: name), type: slot.bridge.wireType,
        isOptional: slot.bridge.isOptional)
    }
  }

  private static func enumeration<Enumeration: AppEnum>(_ type: Enumeration.Type) -> EnumerationManifest {
    EnumerationManifest(
      identifier: String(describing: type), title: String(localized: type.typeDisplayRepresentation.name),
      cases: type.allCases.map { EnumerationManifest.Case(name: $0._caseName, display: $0._display) })
  }

  private static func query<Query: EntityQuery>(_ type: Query.Type) -> QueryManifest {
    var capabilities: [QueryManifest.Capability] = []
    if type is any EntityStringQuery.Type { capabilities.append(.string) }
    if type is any EnumerableEntityQuery.Type { capabilities.append(.enumerable) }
    if Query._Suggestions.self != _NoSuggestions<Query.Entity>.self { capabilities.append(.suggestions) }
    return QueryManifest(
      identifier: String(describing: type), entity: String(describing: Query.Entity.self),
      capabilities: capabilities)
  }
}

/// Finds the plural in a numeric format such as `%lld trails`.
enum Plural {
  static func title(of format: String) -> String {
    let words = format.split(separator: " ").filter { !$0.contains("%") && Int($0) == nil }.joined(
      separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

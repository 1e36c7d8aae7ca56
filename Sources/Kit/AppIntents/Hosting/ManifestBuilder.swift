import FoundationAdditions
import IntentWire

/// Describes the types of a registry as they are at run time.
struct ManifestBuilder {
  let registry: AppIntentsRegistry

  /// The manifest in the language of the source, as the build reads it.
  func manifest() -> AppManifest {
    _CallLanguage.inDevelopmentLanguage(described)
  }

  private func described() -> AppManifest {
    AppManifest(
      module: registry.module, intents: registry.intents.map { Self.intent($0) },
      entities: registry.entities.map { entity($0) },
      enumerations: registry.enumerations.map { Self.enumeration($0) },
      queries: registry.queries.map { query($0) } + registry.valueQueries.map { Self.valueQuery($0) },
      shortcuts: registry.shortcuts.flatMap { Self.shortcuts(of: $0) })
  }

  // MARK: Intents

  private static func intent<Intent: AppIntent>(_ type: Intent.Type) -> IntentManifest {
    let policy =
      switch type.authenticationPolicy {
      case .alwaysAllowed: "alwaysAllowed"
      case .requiresAuthentication: "requiresAuthentication"
      case .requiresLocalDeviceAuthentication: "requiresLocalDeviceAuthentication"
      }
    let description = description(of: type)
    let extra = AppIntentManifest(
      schema: (type as? any _SchemaIntent.Type)?._schema, kinds: ProtocolKinds.names(of: type),
      modes: type._modeNames, sentences: type._sentences,
      category: description?.categoryName.map { String(localized: $0) },
      keywords: list(description?.searchKeywords.map { String(localized: $0) }),
      resultName: description?.resultValueName.map { String(localized: $0) },
      isAssistantOnly: (type as? any AssistantSchemaIntent.Type)?.isAssistantOnly == true ? true : nil,
      url: (type as? any URLRepresentableIntent.Type).flatMap { Self.link(of: $0) },
      replaces: (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName)
    return IntentManifest(
      identifier: String(describing: type), dialect: .appIntents, title: String(localized: type.title),
      summary: description.map { String(localized: $0.descriptionText) },
      parameters: Reflection.parameters(of: type.init()).map { parameter($0, $1, of: type) },
      result: resultType(Intent.PerformResult.Value.self), opensApp: opensApp(type),
      isDiscoverable: type.isDiscoverable, authentication: policy, appIntent: extra.isEmpty ? nil : extra)
  }

  /// Whether the intent never runs without the app at the front.
  private static func opensApp<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
    let modes = type.supportedModes
    return type.openAppWhenRun || (modes.contains(.foreground) && !modes.contains(.background))
  }

  private static func parameter<Intent: AppIntent>(
    _ name: String, _ slot: any ParameterSlot, of intent: Intent.Type
  ) -> ParameterManifest {
    let definition = slot.definition
    return ParameterManifest(
      name: name, title: definition.title(for: name),
      summary: definition.description.map { String(localized: $0) }, type: slot.bridge.wireType,
      isOptional: slot.isOptional, defaultValue: slot.defaultWireValue,
      question: definition.valueDialog?.wire.full,
      offersOptions: definition.options != nil, limits: definition.limits,
      dependsOn: dependencies(of: slot, in: intent))
  }

  /// The parameters of the same intent on which the choices for another one depend, sorted.
  private static func dependencies<Intent: AppIntent>(
    of slot: any ParameterSlot, in intent: Intent.Type
  ) -> [String]? {
    let own: [Any?] = [slot.definition.options, slot.definition.constraints.query]
    var providers = own.compactMap(\.self)
    if providers.isEmpty, case .entity(let name) = (slot.bridge.element?() ?? slot.bridge).type,
      let query = EntityTypes.type(name).map({ EntityTypes.query(of: $0) })
    {
      providers = [query]
    }
    let slots = providers.flatMap { Reflection.parameterDependencies(of: $0) }
    let names = slots.filter { $0.intentName == String(describing: intent) }.flatMap(\.parameterNames)
    return list(Set(names).sorted())
  }

  /// The description, whether the intent declares it as optional or not.
  private static func description<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
    let optional: IntentDescription? = type.description
    let described = (type as any _Described.Type).description
    return optional ?? (described.isMissing ? nil : described)
  }

  private static func resultType<Value: _IntentValue>(_ type: Value.Type) -> IntentWire.ValueType? {
    type == Never.self ? nil : Value._bridge.wireType
  }

  private static func link<Intent: URLRepresentableIntent>(of type: Intent.Type) -> String? {
    type.urlRepresentation.template
  }

  // MARK: Entities and enumerations

  private func entity<Entity: AppEntity>(_ type: Entity.Type) -> EntityManifest {
    let display = type.typeDisplayRepresentation
    return EntityManifest(
      identifier: String(describing: type), title: String(localized: display.name),
      pluralTitle: display.numericFormat.map { Plural.title(of: String(localized: $0)) },
      synonyms: display.synonyms.map { String(localized: $0) },
      query: Self.queryName(of: Entity.DefaultQuery.self),
      properties: properties(of: type), schema: (type as? any _SchemaEntity.Type)?._schema,
      kinds: ProtocolKinds.names(of: type),
      url: (type as? any URLRepresentableEntity.Type).flatMap { Self.link(of: $0) })
  }

  /// The name of a query that an app has written or chosen; `nil` for one that comes with the kind of entity.
  private static func queryName(of type: Any.Type) -> String? {
    let name = String(describing: type)
    return name.hasPrefix("_") ? nil : name
  }

  /// The properties; their titles are as the source has them, else they come from the names.
  private func properties<Entity: AppEntity>(of type: Entity.Type) -> [PropertyManifest] {
    let notes =
      registry.properties.filter { Swift.type(of: $0.path).rootType == type } + _PropertyNotes.of(type)
    let titles = Dictionary(notes.map { ($0.name, $0.title) }) { first, _ in first }
    return Reflection.declaredProperties(of: type).map { name, slot in
      PropertyManifest(
        name: name, title: titles[name]?.map { String(localized: $0) } ?? ParameterDefinition.words(of: name),
        type: slot.bridge.wireType, isOptional: slot.bridge.isOptional)
    }
  }

  private static func link<Entity: URLRepresentableEntity>(of type: Entity.Type) -> String? {
    type.urlRepresentation.template
  }

  private static func enumeration<Enumeration: AppEnum>(_ type: Enumeration.Type) -> EnumerationManifest {
    EnumerationManifest(
      identifier: String(describing: type), title: String(localized: type.typeDisplayRepresentation.name),
      cases: type.allCases.map { EnumerationManifest.Case(name: $0._caseName, display: $0._display) },
      schema: (type as? any _SchemaEnum.Type)?._schema)
  }

  // MARK: Queries

  private func query<Query: EntityQuery>(_ type: Query.Type) -> QueryManifest {
    var capabilities: [QueryManifest.Capability] = []
    if type is any EntityStringQuery.Type { capabilities.append(.string) }
    if type is any EnumerableEntityQuery.Type { capabilities.append(.enumerable) }
    if type is any EntityPropertyQuery.Type { capabilities.append(.properties) }
    if type is any IndexedEntityQuery.Type { capabilities.append(.indexed) }
    if type is any UniqueAppEntityQuery.Type { capabilities.append(.unique) }
    // Only the source says whether a query has suggestions of its own.
    if !registry.silentQueries.contains(where: { $0 == type }) { capabilities.append(.suggestions) }
    let search = (type as? any EntityPropertyQuery.Type).map { Self.search(of: $0) }
    let summary =
      (type as? any EntityPropertyQuery.Type)?.findIntentDescription
      ?? (type as? any EnumerableEntityQuery.Type)?.findIntentDescription
    return QueryManifest(
      identifier: String(describing: type), entity: String(describing: Query.Entity.self),
      capabilities: capabilities, filters: search?.filters, sorts: search?.sorts,
      summary: summary.map { String(localized: $0.descriptionText) })
  }

  /// What a query filters and sorts by, as far as the names of the properties are known.
  private static func search<Query: EntityPropertyQuery>(
    of type: Query.Type
  ) -> (filters: [QueryManifest.Filter]?, sorts: [String]?) {
    let filters = type.properties.declarations.compactMap { declaration in
      declaration.name(nil).map { name in
        QueryManifest.Filter(property: name, comparisons: declaration.comparators.map(\.comparison))
      }
    }
    return (list(filters), list(type.sortingOptions.options.compactMap { PropertyNames.name(of: $0.path) }))
  }

  private static func valueQuery<Query: IntentValueQuery>(_ type: Query.Type) -> QueryManifest {
    QueryManifest(
      identifier: String(describing: type), entity: String(describing: Query._Values.Result.self),
      capabilities: [.values], input: String(describing: Query.Input.self))
  }

  // MARK: Pieces

  private static func shortcuts<Provider: AppShortcutsProvider>(of type: Provider.Type) -> [ShortcutManifest]
  {
    let negative = list(type.negativePhrases.phrases.map(\.text))
    return type.appShortcuts.map { shortcut in
      var manifest = shortcut.manifest
      manifest.negativePhrases = negative
      (manifest.phrases, manifest.translations) = _StringTables.phrases(manifest.phrases)
      return manifest
    }
  }

  /// A list, or nothing where it is empty: what is absent is left out of a manifest.
  private static func list<Element>(_ elements: [Element]?) -> [Element]? {
    elements.flatMap { $0.isEmpty ? nil : $0 }
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

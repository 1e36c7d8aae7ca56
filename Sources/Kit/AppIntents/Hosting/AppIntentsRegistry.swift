/// The App Intents types of a module, as the build plugin finds them.
public struct AppIntentsRegistry: Sendable {
  let module: String
  let intents: [any AppIntent.Type]
  let entities: [any AppEntity.Type]
  let enumerations: [any AppEnum.Type]
  let queries: [any EntityQuery.Type]
  let shortcuts: [any AppShortcutsProvider.Type]

  /// Creates a registry.
  public init(
    module: String, intents: [any AppIntent.Type] = [], entities: [any AppEntity.Type] = [],
    enumerations: [any AppEnum.Type] = [], queries: [any EntityQuery.Type] = [],
    shortcuts: [any AppShortcutsProvider.Type] = []
  ) {
    self.module = module
    self.intents = intents
    self.entities = entities
    self.enumerations = enumerations
    self.queries = queries
    self.shortcuts = shortcuts
  }

  /// The intent with a type name.
  func intent(_ name: String) -> (any AppIntent.Type)? {
    intents.first { String(describing: $0) == name }
  }

  /// The entity with a type name.
  func entity(_ name: String) -> (any AppEntity.Type)? {
    entities.first { String(describing: $0) == name }
  }
}

/// What an app declares to the assistant: extracted from its source at build time, reported by it at run time.
///
/// Everything is sorted by identifier, so that two extractions of the same source are equal byte for byte.
public struct AppManifest: Sendable, Hashable, Codable {
  /// The version of this format; readers refuse a higher one.
  public static let currentVersion = 1

  /// The version of the format in which the manifest was written.
  public var version: Int
  /// The module from which it was extracted.
  public var module: String
  /// The intents, by ``IntentManifest/identifier``.
  public var intents: [IntentManifest]
  /// The entity types.
  public var entities: [EntityManifest]
  /// The enumerations.
  public var enumerations: [EnumerationManifest]
  /// The entity queries.
  public var queries: [QueryManifest]
  /// The App Shortcuts, in the order of declaration.
  public var shortcuts: [ShortcutManifest]
  /// Whether the executable shows something itself: `true` for an app with scenes, else `nil`.
  public var hasScene: Bool?

  /// Creates a manifest and sorts its parts, except for the shortcuts.
  public init(
    module: String, intents: [IntentManifest] = [], entities: [EntityManifest] = [],
    enumerations: [EnumerationManifest] = [], queries: [QueryManifest] = [],
    shortcuts: [ShortcutManifest] = [], hasScene: Bool? = nil
  ) {
    version = Self.currentVersion
    self.module = module
    self.intents = intents.sorted { $0.identifier < $1.identifier }
    self.entities = entities.sorted { $0.identifier < $1.identifier }
    self.enumerations = enumerations.sorted { $0.identifier < $1.identifier }
    self.queries = queries.sorted { $0.identifier < $1.identifier }
    self.shortcuts = shortcuts
    self.hasScene = hasScene
  }
}

extension AppManifest {
  /// The intent with the given identifier, or the one that takes over what was saved for an intent of that class name.
  public func intent(_ identifier: String) -> IntentManifest? {
    intents.first { $0.identifier == identifier } ?? intents.first { $0.appIntent?.replaces == identifier }
  }

  /// The entity with the given type name.
  public func entity(_ identifier: String) -> EntityManifest? {
    entities.first { $0.identifier == identifier }
  }

  /// The enumeration with the given type name.
  public func enumeration(_ identifier: String) -> EnumerationManifest? {
    enumerations.first { $0.identifier == identifier }
  }

  /// One manifest with the declarations of several modules of one app.
  public func merging(_ other: AppManifest) -> AppManifest {
    AppManifest(
      module: module, intents: intents + other.intents, entities: entities + other.entities,
      enumerations: enumerations + other.enumerations, queries: queries + other.queries,
      shortcuts: shortcuts + other.shortcuts, hasScene: hasScene ?? other.hasScene)
  }
}

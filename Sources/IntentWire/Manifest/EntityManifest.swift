/// The declaration of an entity type.
public struct EntityManifest: Sendable, Hashable, Codable {
  /// The type name.
  public var identifier: String
  /// The name that a person sees for one of them.
  public var title: String
  /// The name for several of them, where the app gives one.
  public var pluralTitle: String?
  /// Other names for the kind of thing.
  public var synonyms: [String]
  /// The type name of its default query.
  public var query: String?
  /// The properties that it shows to the system, in the order of declaration.
  public var properties: [PropertyManifest]
  /// The schema that it adopts, for example `audio.song`.
  public var schema: String?
  /// The framework's protocols that it adopts beside `AppEntity`, by name and sorted, for example `IndexedEntity`.
  public var kinds: [String]?
  /// The link that stands for one of them, with `${id}` and `${property}` in the places of values.
  public var url: String?

  /// Creates a declaration.
  public init(
    identifier: String, title: String, pluralTitle: String? = nil, synonyms: [String] = [],
    query: String? = nil, properties: [PropertyManifest] = [], schema: String? = nil, kinds: [String]? = nil,
    url: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.pluralTitle = pluralTitle
    self.synonyms = synonyms
    self.query = query
    self.properties = properties
    self.schema = schema
    self.kinds = kinds
    self.url = url
  }
}

/// The declaration of one property of an entity.
public struct PropertyManifest: Sendable, Hashable, Codable {
  /// The property's name.
  public var name: String
  /// The title that a person sees.
  public var title: String
  /// The type.
  public var type: ValueType
  /// Whether it may be absent.
  public var isOptional: Bool

  /// Creates a declaration.
  public init(name: String, title: String, type: ValueType, isOptional: Bool = false) {
    self.name = name
    self.title = title
    self.type = type
    self.isOptional = isOptional
  }
}

/// The declaration of an enumeration.
public struct EnumerationManifest: Sendable, Hashable, Codable {
  /// One case.
  public struct Case: Sendable, Hashable, Codable {
    /// The case's name in source.
    public var name: String
    /// What a person sees and says.
    public var display: DisplayValue

    /// Creates a case.
    public init(name: String, display: DisplayValue) {
      self.name = name
      self.display = display
    }
  }

  /// The type name.
  public var identifier: String
  /// The name that a person sees for the kind of choice.
  public var title: String
  /// The cases in the order of declaration.
  public var cases: [Case]
  /// The schema that it adopts, for example `photos.assetType`.
  public var schema: String?

  /// Creates a declaration.
  public init(identifier: String, title: String, cases: [Case], schema: String? = nil) {
    self.schema = schema
    self.identifier = identifier
    self.title = title
    self.cases = cases
  }
}

/// The declaration of an entity query.
public struct QueryManifest: Sendable, Hashable, Codable {
  /// What a query can do beyond finding entities by identifier.
  public enum Capability: String, Sendable, Hashable, Codable, CaseIterable {
    /// It lists every entity.
    case enumerable
    /// It hands its entities to the search index again when asked.
    case indexed
    /// It filters and sorts by properties.
    case properties
    /// It finds entities by text.
    case string
    /// It suggests entities.
    case suggestions
    /// It knows exactly one entity.
    case unique
    /// It finds values for one that the assistant made.
    case values
  }

  /// One property by which a query filters.
  public struct Filter: Sendable, Hashable, Codable {
    /// The property's name.
    public var property: String
    /// How it can be compared, in the order of declaration.
    public var comparisons: [EntitySearch.Comparison]

    /// Creates a filter.
    public init(property: String, comparisons: [EntitySearch.Comparison]) {
      self.property = property
      self.comparisons = comparisons
    }
  }

  /// The type name.
  public var identifier: String
  /// The type name of the entities that it finds; of the values, for a value query.
  public var entity: String
  /// What it can do, sorted.
  public var capabilities: [Capability]
  /// The properties by which it filters, in the order of declaration.
  public var filters: [Filter]?
  /// The properties by which it sorts, in the order of declaration.
  public var sorts: [String]?
  /// The type name of what a value query looks for, for example `AudioSearch`.
  public var input: String?
  /// What finding them does, in a sentence.
  public var summary: String?

  /// Creates a declaration.
  public init(
    identifier: String, entity: String, capabilities: [Capability], filters: [Filter]? = nil,
    sorts: [String]? = nil, input: String? = nil, summary: String? = nil
  ) {
    self.filters = filters
    self.sorts = sorts
    self.input = input
    self.summary = summary
    self.identifier = identifier
    self.entity = entity
    self.capabilities = capabilities.sorted { $0.rawValue < $1.rawValue }
  }
}

/// The declaration of an App Shortcut.
public struct ShortcutManifest: Sendable, Hashable, Codable {
  /// The intent that it runs.
  public var intent: String
  /// The phrases, with `${applicationName}` and `${parameter}` in the places of the interpolations.
  public var phrases: [String]
  /// The short title.
  public var shortTitle: String?
  /// The name of a system image.
  public var systemImageName: String?
  /// Values that the shortcut presets, by parameter.
  public var parameters: [String: IntentValue]
  /// How much a phrase counts, 0–1; `nil` for one that the app gives for just this purpose, which counts in full.
  public var weight: Double?
  /// Phrases that must not run it, in the form of ``phrases``.
  public var negativePhrases: [String]?
  /// The phrases in languages other than that of the source, by language code; `nil` for none.
  public var translations: [String: [String]]?

  /// Creates a declaration.
  public init(
    intent: String, phrases: [String], shortTitle: String? = nil, systemImageName: String? = nil,
    parameters: [String: IntentValue] = [:], weight: Double? = nil, negativePhrases: [String]? = nil,
    translations: [String: [String]]? = nil
  ) {
    self.translations = translations
    self.negativePhrases = negativePhrases
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.parameters = parameters
    self.weight = weight
  }
}

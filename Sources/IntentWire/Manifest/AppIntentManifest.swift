/// What an App Intent declares beyond what both frameworks know.
///
/// Everything that is absent is `nil`, so that an intent that says nothing beside adds nothing to a manifest.
public struct AppIntentManifest: Sendable, Hashable, Codable {
  /// One sentence that shows an intent with its parameters, and when it is used.
  public struct Sentence: Sendable, Hashable, Codable {
    /// The sentence, with `${parameter}` in the places of the parameters.
    public var template: String
    /// The parameters that are shown besides, in order.
    public var others: [String]
    /// When this sentence is used, if all of these hold; empty for always.
    public var conditions: [DefinitionManifest.Condition]

    /// Creates a sentence.
    public init(template: String, others: [String] = [], conditions: [DefinitionManifest.Condition] = []) {
      self.template = template
      self.others = others
      self.conditions = conditions
    }
  }

  /// The schema that it adopts, for example `audio.playAudio`.
  public var schema: String?
  /// The framework's protocols that it adopts beside `AppIntent` and `SystemIntent`, by name and sorted, for example
  /// `OpenIntent` or `SnippetIntent`.
  public var kinds: [String]?
  /// Where it may run, sorted; `nil` when it says only whether it opens the app.
  ///
  /// Each is one of `background`, `foreground.immediate`, `foreground.dynamic` and `foreground.deferred`.
  public var modes: [String]?
  /// The sentences of its parameter summary; the first whose conditions hold is shown.
  public var sentences: [Sentence]?
  /// The category under which a person finds it.
  public var category: String?
  /// Other words by which a person finds it.
  public var keywords: [String]?
  /// What its result is called.
  public var resultName: String?
  /// Whether only the assistant offers it.
  public var isAssistantOnly: Bool?
  /// The link that stands for it, with `${parameter}` or `${parameter.property}` in the places of values.
  public var url: String?
  /// The class name of the custom SiriKit intent whose saved requests it takes over.
  public var replaces: String?

  /// Creates a declaration.
  public init(
    schema: String? = nil, kinds: [String]? = nil, modes: [String]? = nil, sentences: [Sentence]? = nil,
    category: String? = nil, keywords: [String]? = nil, resultName: String? = nil,
    isAssistantOnly: Bool? = nil, url: String? = nil, replaces: String? = nil
  ) {
    self.replaces = replaces
    self.schema = schema
    self.kinds = kinds
    self.modes = modes
    self.sentences = sentences
    self.category = category
    self.keywords = keywords
    self.resultName = resultName
    self.isAssistantOnly = isAssistantOnly
    self.url = url
  }

  /// Whether it says nothing at all.
  public var isEmpty: Bool { self == AppIntentManifest() }
}

/// What a value of a parameter must satisfy beyond its type.
public struct ParameterLimits: Sendable, Hashable, Codable {
  /// The smallest number, in ``unit`` where there is one.
  public var minimum: Double?
  /// The greatest number.
  public var maximum: Double?
  /// The symbol of the unit for a number without one, for example `km`.
  public var unit: String?
  /// The uniform type identifiers of the files that are taken, in the order of declaration.
  public var contentTypes: [String]?
  /// Which text is typed, where it is not any.
  public var keys: Keys?
  /// The fewest and the most elements, where the number of them is limited.
  public var count: ClosedCount?

  /// The keys of a keyboard that is made for some text only.
  public enum Keys: String, Sendable, Hashable, Codable {
    /// Digits, and the marks that stand with them: text such as “3 + 4”.
    case numbersAndPunctuation
  }

  /// A number of elements, both ends included.
  public struct ClosedCount: Sendable, Hashable, Codable {
    /// The fewest.
    public var minimum: Int
    /// The most.
    public var maximum: Int

    /// Creates a number of elements.
    public init(minimum: Int, maximum: Int) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Creates limits.
  public init(
    minimum: Double? = nil, maximum: Double? = nil, unit: String? = nil, contentTypes: [String]? = nil,
    count: ClosedCount? = nil, keys: Keys? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    self.contentTypes = contentTypes
    self.count = count
    self.keys = keys
  }
}

public import FoundationAdditions

/// What an intent does, and how it is found.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The sentence.
  public var descriptionText: LocalizedStringResource
  /// The category under which it is listed.
  public var categoryName: LocalizedStringResource?
  /// Words under which it is found.
  public var searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public var resultValueName: LocalizedStringResource?
  private(set) var isMissing = false

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Stands for the description of a type that declares none.
  static let missing = {
    var description = IntentDescription("")
    description.isMissing = true
    return description
  }()
}

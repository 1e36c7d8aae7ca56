public import Language

/// What a person said, with what its meaning depends on.
public struct Utterance: Sendable {
  /// The sentence.
  public var text: String
  /// The present, the calendar and the region.
  public var context: LanguageContext
  /// The bundle identifier or name of the only app to consider.
  public var app: String?

  /// Creates an utterance.
  public init(_ text: String, context: LanguageContext, app: String? = nil) {
    self.text = text
    self.context = context
    self.app = app
  }
}

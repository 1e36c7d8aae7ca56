/// Phrases that people may say without meaning any of an app's shortcuts.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases
  }
}

/// A phrase that a person may say without meaning any of an app's shortcuts.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// The phrase with `${applicationName}` in the place of the app's name.
  let text: String

  /// Creates a phrase from text.
  public init(_ phraseKey: String) {
    text = phraseKey
  }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: StringLiteralType) {
    text = value
  }

  /// Creates a phrase from a literal with the app's name in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the words of a phrase and the place of the app's name.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }
  }
}

/// A text made ready for models: whoever asks several about it has what all of them need worked out once.
///
/// ```swift
/// let text = ModelText("play some jazz by Miles Davis")
/// let predictions = models.map { $0.predict(text) }
/// ```
public struct ModelText: Sendable {
  /// The text as it was written.
  public let text: String
  let tokens: TokenizedText
  let features: CountedFeatures

  /// Makes a text ready.
  public init(_ text: String) {
    self.text = text
    tokens = TokenizedText(text)
    features = CountedFeatures(tokens)
  }
}

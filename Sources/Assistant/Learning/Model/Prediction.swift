/// What a model takes a text to mean.
public struct Prediction: Hashable, Sendable {
  /// An intent with how probable it is.
  public struct Candidate: Hashable, Sendable {
    /// The intent's name.
    public var intent: String
    /// How probable the intent is, 0…1.
    public var confidence: Double

    /// Creates it from its parts.
    public init(intent: String, confidence: Double) {
      (self.intent, self.confidence) = (intent, confidence)
    }
  }

  /// The intent; `nil` when the text is out of scope.
  public var intent: String?
  /// How probable it is that the intent is right, 0…1; of being out of scope when there is no intent.
  public var confidence: Double
  /// Whether the text asks for something that the model does not know.
  public var isOutOfScope: Bool { intent == nil }
  /// The next best intents, the best first; for a text out of scope also the one that came nearest.
  public var alternatives: [Candidate]
  /// The values in the text, in order.
  public var slots: [LabeledExample.Slot]

  /// Creates it from its parts.
  public init(
    intent: String?, confidence: Double, alternatives: [Candidate] = [], slots: [LabeledExample.Slot] = []
  ) {
    (self.intent, self.confidence, self.alternatives, self.slots) = (intent, confidence, alternatives, slots)
  }
}

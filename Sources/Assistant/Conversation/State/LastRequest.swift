public import IntentWire
public import Understanding

/// The request that came last in a conversation, so that the next sentence can change a part of it: “and on Monday?”.
public struct LastRequest: Sendable, Hashable, Codable {
  /// Words of the sentence that gave a value.
  public struct Slot: Sendable, Hashable, Codable {
    /// The parameter that has the value.
    public var parameter: String
    /// Where the words begin, in UTF-8 bytes of the sentence.
    public var start: Int
    /// Where they end.
    public var end: Int
  }

  /// The sentence.
  public var text: String
  /// The app's bundle identifier.
  public var app: String
  /// The intent.
  public var intent: String
  /// The values that the sentence gave.
  public var values: [String: IntentValue]
  /// The words that gave them, in order.
  public var slots: [Slot]
  /// The values that answers to questions gave.
  public var answers: [String: IntentValue] = [:]

  /// Whether it points at something that was spoken of, in words that no parameter has.
  var points = false

  /// Creates the memory of a sentence that was read.
  public init(_ text: String, _ reading: Interpretation) {
    self.text = text
    (app, intent, values) = (reading.app, reading.intent, reading.values)
    points = reading.evidence.uses.contains { use in
      use.role == "phrase" && FollowUpWords.pointing.contains(use.text.lowercased())
    }
    let lead = "parameter:"
    slots = reading.evidence.uses.filter { $0.role.hasPrefix(lead) && $0.start < $0.end }
      .map { Slot(parameter: String($0.role.dropFirst(lead.count)), start: $0.start, end: $0.end) }
  }
}

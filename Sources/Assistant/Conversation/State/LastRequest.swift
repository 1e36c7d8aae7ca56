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

    init(parameter: String, start: Int, end: Int) {
      (self.parameter, self.start, self.end) = (parameter, start, end)
    }
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

  /// The one of two things that the person did not choose last; `nil` where there was no such choice.
  public var choice: Choice?

  /// A choice between two things.
  public struct Choice: Sendable, Hashable, Codable {
    /// The parameter that got the chosen one.
    public var parameter: String
    /// The other one.
    public var other: IntentValue
  }

  /// What was said when it was done; `nil` before that, and for a request that changes nothing.
  public var told: String?

  /// Whether the request was a search that found nothing; `nil` before it is carried out, and for others.
  public var foundNothing: Bool?

  /// The words of the phrase, in which no parameter has a value: “him”, “reply”, “there”.
  var phraseWords: Set<String> = []

  /// Whether carrying it out plays something.
  var plays: Bool { Interpretation.plays(intent) }

  /// The parameters whose values the same words gave as that of a parameter: the unit beside an amount.
  func parameters(beside parameter: String?) -> Set<String> {
    let own = slots.filter { $0.parameter == parameter }
    let others = slots.filter { slot in
      slot.parameter != parameter && own.contains { $0.start < slot.end && slot.start < $0.end }
    }
    // What a phrase sets or a unit gives has no words of its own.
    let silent = values.keys.filter { name in !slots.contains { $0.parameter == name } }
    return own.isEmpty ? [] : Set(others.map(\.parameter) + silent)
  }

  /// The request with other words for one of its values.
  func saying(_ words: String, in slot: Slot) -> LastRequest {
    var other = self
    let bytes = Array(text.utf8)
    other.text =
      String(decoding: bytes[..<slot.start], as: UTF8.self) + words
      + String(decoding: bytes[slot.end...], as: UTF8.self)
    let longer = words.utf8.count - (slot.end - slot.start)
    other.slots = slots.map { each in
      var each = each
      if each.start >= slot.end { each.start += longer }
      if each.end >= slot.end { each.end += longer }
      return each
    }
    other.values[slot.parameter] = .string(words)
    return other
  }

  /// What a request for things asks of their properties; nothing for another.
  var conditions: [FindCondition] { Array(FindRequest(parameters: values).groups.joined()) }

  /// Creates the memory of a sentence that was read.
  public init(_ text: String, _ reading: Interpretation) {
    self.text = text
    (app, intent, values) = (reading.app, reading.intent, reading.values)
    let pointers = AnswerWords.singular.union(AnswerWords.plural)
    phraseWords = Set(
      reading.evidence.uses.map { ($0.role, $0.text.lowercased()) }
        .filter { ["phrase", "compared"].contains($0.0) || pointers.contains($0.1) }.map(\.1))
    slots = reading.evidence.uses.compactMap { use in
      guard let name = use.parameter, use.start < use.end else { return nil }
      return Slot(parameter: name, start: use.start, end: use.end)
    }
  }
}

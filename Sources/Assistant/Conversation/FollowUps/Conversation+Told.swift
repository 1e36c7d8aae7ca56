import Catalog
import IntentWire
import Language
import Understanding

/// What an answer says beside the value that was asked for.
extension Conversation {
  /// The call with all that an answer says, where it holds more than the value that was asked for: “from the gym in
  /// twenty minutes”.
  ///
  /// - Returns: `nil` when the answer is one value.
  func extended(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard let name = turn.question.parameter else { return nil }
    let found = told(by: turn, last).filter { $0.values[name] != nil && $0.values.count > 1 }
    return found.max { $0.score < $1.score }.map { turn.pending.filled(with: $0.values) }
  }

  /// The call with what an answer says of something else than it was asked for: “tomorrow morning”, where it was asked
  /// on which list.
  ///
  /// - Parameter isFree: Whether the words are nothing known as the value that was asked for.
  /// - Returns: `nil` when it says nothing that only it could mean.
  func besides(_ turn: AnswerTurn, _ last: LastRequest?, isFree: Bool) -> PendingCall? {
    guard let name = turn.question.parameter, turn.type.element.isOfKnownThings else { return nil }
    let found = told(by: turn, last).filter {
      $0.values[name] == nil && $0.isWhole
        && ($0.hasPreposition || isFree && $0.values.values.allSatisfy(isTold))
    }
    return found.max { $0.score < $1.score }.map { turn.pending.filled(with: $0.values) }
  }

  /// What an answer says about the request that it completes.
  private struct Told {
    var score: Double
    /// The values that the request did not have.
    var values: [String: IntentValue]
    /// Whether all words of the answer are understood.
    var isWhole: Bool
    /// Whether a preposition says what the value is: “to work”, where it was asked from where.
    var hasPreposition: Bool
  }

  private func told(by turn: AnswerTurn, _ last: LastRequest?) -> [Told] {
    guard let last, turn.question.kind == .needsValue, turn.suspension == nil,
      turn.question.element == nil || turn.isForOneOfOne, last.app == turn.pending.app,
      last.intent == turn.pending.call.intent
    else { return [] }
    // “What about tomorrow”: only what is different goes on with the request.
    let said = FollowUp(turn.text, closings: language.fillerSuffixes).flatMap {
      $0.lead > .none ? $0.rest : nil
    }
    let added = said ?? turn.text
    return [FollowUpSentences(last, language: language).added(added), added].compactMap { text -> Told? in
      guard let reading = reading(of: text, like: last) else { return nil }
      let start = text.utf8.count - added.utf8.count
      let uses = reading.evidence.uses
      let new = reading.values.filter { last.values[$0.key] != $0.value }
      // “paper towels” behind “put something on my list” does not make the something a thing.
      let isOld = uses.contains { use in
        use.start < start && use.parameter.map { new[$0] != nil } == true
      }
      guard !new.isEmpty, !isOld, new.keys.allSatisfy({ last.values[$0] == nil }) else { return nil }
      let isWhole = !uses.contains { $0.end > start && $0.role == "unused" }
      let first = uses.first { $0.start == start }
      let isLead =
        start > 0 && first?.role == "phrase"
        && first.map { FollowUpWords.leads.contains($0.text.lowercased()) } == true
      return Told(score: reading.score, values: new, isWhole: isWhole, hasPreposition: isLead)
    }
  }
}

import Catalog
import IntentWire
import Language
import Understanding

extension Conversation {
  /// A sentence that was made of the request before and a follow-up, as it was read.
  private struct Reread {
    var sentence: FollowUpSentences.Sentence
    var reading: Interpretation
    /// How much speaks for it, to compare.
    var rank: (Int, Double)
  }

  /// Below this score a sentence that was put together is no request.
  static let leastScore = 0.55
  /// The most words of a sentence that nothing shows to be a follow-up.
  private static let mostWordsWithoutLead = 6
  /// A request of its own with at least this score is none that changes the one before.
  private static let ownScore = 0.8

  /// The request that a sentence makes by changing a part of the one before: “and on Monday?”.
  ///
  /// - Parameter own: What the sentence means as a request of its own.
  /// - Returns: the request with the sentence for which it stands; `nil` when the sentence is no follow-up.
  func followUp(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard let last = state.last, app(last.app) != nil,
      let followUp = FollowUp(text, closings: language.fillerSuffixes), followUp.words.count <= 12
    else { return nil }
    if case .accepted(let reading) = own, !isOutdone(reading, by: followUp) { return nil }
    let isRefused: Bool = if case .refused = own { true } else { false }
    guard followUp.lead > .none || isRefused && followUp.words.count <= Self.mostWordsWithoutLead else {
      return nil
    }
    guard
      let best = best(
        of: FollowUpSentences(last, language: language).sentences(for: followUp), after: last,
        as: followUp)
    else { return nil }
    // What says something of its own as well is taken for that, unless it begins as no request does.
    if case .accepted(let reading) = own, followUp.lead < .changing, reading.score >= best.reading.score {
      return nil
    }
    return (best.sentence.text, best.reading.completed(by: last))
  }

  /// Whether what a sentence means by itself may give way to its meaning as a follow-up.
  private func isOutdone(_ own: Interpretation, by followUp: FollowUp) -> Bool {
    if own.namesApp { return false }
    switch followUp.lead {
    case .asking: return true
    // “Change it to 9” is a request where an app can change what it sent.
    case .changing: return own.isDoubtful || own.isByLikeness
    case .adding, .none: return own.isDoubtful || own.score < Self.ownScore
    }
  }

  private func best(
    of sentences: [FollowUpSentences.Sentence], after last: LastRequest, as followUp: FollowUp
  ) -> Reread? {
    var best: Reread?
    for sentence in sentences {
      guard let reading = reading(of: sentence.text, like: last),
        let change = Change(from: last.values, to: reading.values, replaced: sentence.replaced)
      else { continue }
      let narrows = followUp.narrows && sentence.replaced == nil
      let evidence = sentence.isAlike ? 3 : narrows ? 2 : change.values.allSatisfy(isTold) ? 1 : 0
      if evidence == 0, followUp.lead == .none || !takes(followUp.words, sentence.replaced, of: last) {
        continue
      }
      let rank = (evidence, reading.score)
      if let known = best, known.rank >= rank { continue }
      best = Reread(sentence: sentence, reading: reading, rank: rank)
    }
    return best
  }

  /// What a sentence means in the app and as the intent of the request before.
  func reading(of text: String, like last: LastRequest) -> Interpretation? {
    let reading = reader.read(text, context: context)
    let meant: [Interpretation] =
      switch reading.decision {
      case .accepted(let best): [best]
      case .ambiguous(let several): several
      case .refused: []
      }
    return meant.first {
      $0.app == last.app && $0.intent == last.intent && $0.score >= Self.leastScore
    }
  }

  /// Whether words that nobody knows may take the place of a parameter's: a task, a song, but not a message, which any
  /// words could be, and no person where they are words of the dictionary.
  private func takes(_ words: [Token], _ name: String?, of last: LastRequest) -> Bool {
    guard let name, let declared = app(last.app)?.manifest.intent(last.intent)?.parameter(name) else {
      return name != nil
    }
    switch declared.type.element {
    case .string where declared.type == .string, .record("INNoteContent"): return false
    case .person: return words.contains { !language.isWord($0.folded) }
    default: return true
    }
  }

  /// Whether a value says more than words do, which fit anywhere: a date, a number, somebody known.
  private func isTold(_ value: IntentValue) -> Bool {
    switch value {
    case .string: false
    case .list(let values): values.allSatisfy(isTold)
    default: isKnown(value)
    }
  }
}

/// What is different between two readings of one intent.
private struct Change {
  /// The new values.
  var values: [IntentValue]

  /// Compares values; `nil` when nothing is new, or when more changed than the words that were replaced.
  init?(from old: [String: IntentValue], to new: [String: IntentValue], replaced: String?) {
    values = []
    for (name, value) in new.sorted(by: { $0.key < $1.key }) where old[name] != value {
      // Added words may not change what was said before them; they may add to it.
      if let before = old[name], name != replaced,
        !value.isList || before.elements.contains(where: { !value.elements.contains($0) })
      {
        return nil
      }
      values.append(value)
    }
    guard !values.isEmpty else { return nil }
    // The new words stand for the same as those that they replace.
    if let replaced, new[replaced] == nil || new[replaced] == old[replaced] { return nil }
    if old.keys.contains(where: { new[$0] == nil }) { return nil }
  }
}

extension Interpretation {
  /// The request with what answers to questions gave the one before.
  func completed(by last: LastRequest) -> Interpretation {
    var whole = self
    for (name, value) in last.answers where whole.values[name] == nil { whole.values[name] = value }
    whole.isDoubtful = false
    return whole
  }
}

extension Conversation {
  /// The call with all that an answer says, where it holds more than the value that was asked for: “from the gym in
  /// twenty minutes”.
  ///
  /// - Returns: `nil` when the answer is one value.
  func extended(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard let last, let name = turn.question.parameter, turn.question.kind == .needsValue,
      turn.question.element == nil, turn.suspension == nil, last.app == turn.pending.app,
      last.intent == turn.pending.call.intent
    else { return nil }
    let texts = [FollowUpSentences(last, language: language).added(turn.text), turn.text]
    let readings = texts.compactMap { text -> (score: Double, new: [String: IntentValue])? in
      guard let reading = reading(of: text, like: last), reading.values[name] != nil else { return nil }
      let new = reading.values.filter { last.values[$0.key] != $0.value }
      guard new.count > 1, new.keys.allSatisfy({ last.values[$0] == nil }) else { return nil }
      return (reading.score, new)
    }
    return readings.max { $0.score < $1.score }.map { turn.pending.filled(with: $0.new) }
  }
}

extension Conversation {
  /// The reading in the app of the request before of a sentence that only points at something: “cancel that”.
  ///
  /// - Parameter own: What the sentence means without it.
  func pointingBack(_ text: String, own: Decision, _ state: ConversationState) -> Interpretation? {
    guard let last = state.last else { return nil }
    let words = Tokenizer().tokens(in: text).filter { $0.kind == .word }
    let points = words.contains { AnswerWords.singular.union(AnswerWords.plural).contains($0.folded) }
    switch own {
    case .accepted(let reading):
      // “Pause it” is for what was just begun, whatever else could be paused.
      guard reading.app != last.app, !reading.namesApp, points, LastRequest(text, reading).slots.isEmpty,
        reading.isByLikeness || reading.isDoubtful || words.count == 2
      else { return nil }
    case .refused:
      guard words.count <= Self.mostWordsPointing else { return nil }
    case .ambiguous: return nil
    }
    guard case .accepted(let here) = reader.read(text, in: last.app, context: context).decision,
      here.score >= Self.leastScore
    else { return nil }
    if case .refused = own {
      guard !here.isByLikeness, !here.isDoubtful, LastRequest(text, here).slots.isEmpty else { return nil }
    }
    return here
  }

  /// The most words of a sentence that nobody understands but the app of the request before: “I'm done”.
  private static let mostWordsPointing = 5
}

import IntentWire
import Language
import Understanding

/// Questions about what was just done, or is not done yet.
extension Conversation {
  /// What was said of the last request once more, where a sentence asks about it: “who did that go to?”.
  func statusOfLast(_ tokens: [Token], _ state: ConversationState) -> Move? {
    let latest = state.said.flatMap { $0.tellsDeed ? $0 : nil } ?? state.told
    guard StatusWords.asks(tokens), case .finished(let end) = state.phase else { return nil }
    // Who only heard that it is too late had called off nothing.
    let wasDone = [Sentences.tooLate, Sentences.nothingToCancel].contains(state.said?.spoken)
    if end == .cancelled, !wasDone { return self.end(.done, Sentences.nothingDone) }
    guard let told = latest else { return nil }
    return Move(reply: told, phase: state.phase)
  }

  /// What was said of a request before, where a sentence asks whether that was done and names what it was about: “did the
  /// socks get added?”.
  func statusOfNamed(_ tokens: [Token], own: Decision, _ state: ConversationState) -> Move? {
    // What was learnt takes such a question for a search.
    let isSearch =
      if case .accepted(let reading) = own { reading.isByLikeness && reading.onlyLooks } else { false }
    guard isSearch || isNoRequest(own), let thing = StatusWords.thingAskedAbout(tokens) else { return nil }
    let requests = (state.earlier ?? []) + [state.last].compactMap(\.self)
    let asked = requests.last { request in
      let words = language.tokens(in: request.text).map(\.folded)
      return request.told != nil && thing.allSatisfy(words.contains)
    }
    guard let asked, let told = asked.told else { return nil }
    var move = end(.done, told)
    (move.reply.app, move.reply.intent) = (name(asked.app), asked.intent)
    return move
  }

  /// Says that nothing is done yet, with the same question, where an answer asks about what is only being settled: “is it
  /// on its way?”.
  func notYet(_ turn: AnswerTurn) -> Move? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, !Interpretation.onlyLooks(turn.pending.call.intent),
      StatusWords.asks(tokens) || !turn.isInOwnWords && StatusWords.pointsBack(tokens)
    else { return nil }
    return sayNotYet(turn)
  }

  /// The same question behind the remark that nothing is done yet.
  func sayNotYet(_ turn: AnswerTurn) -> Move {
    ask(
      turn.question, turn.pending, saying: Dialog("\(Sentences.notYet) \(turn.question.sentence)"),
      phase: turn.phase)
  }

  /// Whether a request asks how far another one is that was not carried out yet.
  func asksAbout(_ pending: PendingCall, _ request: Interpretation) -> Bool {
    request.app == pending.app && request.intent != pending.call.intent && request.onlyLooks
      && request.intent.contains("Status")
  }
}

extension Reply {
  /// Whether the reply tells of something that was done or could not be done, rather than of something that was found.
  var tellsDeed: Bool {
    guard let intent, [.done, .failed].contains(state) else { return false }
    return !Interpretation.onlyLooks(intent)
  }
}

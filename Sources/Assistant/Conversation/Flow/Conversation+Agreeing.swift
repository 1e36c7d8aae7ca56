import IntentWire
import Language
import Understanding

/// What a yes leads to, and what is said with it: “yeah, and add tape”, “just me, yes. and tell my boss”.
extension Conversation {
  /// Yes to a value, or to the whole request.
  func agreed(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    var pending = turn.pending
    if let suspension = turn.suspension {
      keep(.authorized, turn)
      return await resume(.confirmed, suspension, pending, &state)
    }
    guard let name = turn.question.parameter else {
      pending.isConfirmed = true
      return await handle(pending, &state)
    }
    guard let value = turn.question.options.first ?? pending.value(of: name, element: turn.question.element)
    else { return await carryOn(pending, &state) }
    return await take(value, turn, isAgreed: true, &state)
  }

  /// Yes to a value without saying so, as what is said next goes on from there: “and tofu too”, “what's on it now”.
  func agreed(
    _ turn: AnswerTurn, andThen text: String, _ state: inout ConversationState
  ) async -> Move {
    let done = await agreed(turn, &state)
    guard done.phase == .finished(.done) else { return done }
    state.phase = done.phase
    var next = state
    let move = await begin(text, &next)
    if case .finished(.notUnderstood) = move.phase {
      // What the yes was for is done all the same.
      let note = Sentences.noAppCanDo(FollowUp(text, in: language)?.rest ?? text)
      var done = done
      done.reply.spoken += " \(note)"
      done.reply.printed += "\n\(note)"
      return done
    }
    state = next
    return saying(done.reply.spoken, before: move)
  }

  /// A yes behind what is said of the request, and another request behind the yes.
  ///
  /// For example “just me, yes. and tell my boss I'm coming”.
  func agreedInParts(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move? {
    guard turn.question.kind == .confirmation, turn.question.parameter == nil else { return nil }
    let tokens = language.tokens(in: turn.text)
    let parts = tokens.split { $0.kind == .punctuation && [",", ";", "."].contains($0.text) }
    guard let yes = parts.firstIndex(where: { language.affirmation(Array($0)) == true }),
      yes + 1 < parts.count
    else { return nil }
    let annotated = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    let rest = annotated.text(of: parts[yes + 1].startIndex..<tokens.count)
    let wanted = FollowUp(rest, in: language).map { $0.lead == .adding ? $0.rest : rest } ?? rest
    guard let request = newRequest(in: wanted, whenFree: true, state.memory),
      request.intent != turn.pending.call.intent
    else { return nil }
    var part = turn
    if yes > 0 {
      part.text = annotated.text(of: 0..<parts[yes].endIndex)
      guard let changed = amendedInParts(part, state.last) else { return nil }
      part.pending = changed
    }
    return await agreed(part, andThen: wanted, &state)
  }

  /// Whether words behind a yes only say once more what the yes is for: “im sure, take them off”, “zip standard is fine”.
  func saysNoMore(_ words: String, _ turn: AnswerTurn) -> Bool {
    guard turn.question.kind == .confirmation else { return false }
    let tokens = language.tokens(in: words)
    let parts = tokens.split { $0.kind == .punctuation }
    let pointers = AnswerWords.singular.union(AnswerWords.plural)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        if language.affirmation(Array(part)) == true || AgreementWords.sure.contains(part.map(\.folded)) {
          return true
        }
        if part.count <= Self.mostToRepeat, let first = part.first,
          !TurningWords.questions.contains(first.folded),
          AgreementWords.carryingOut.contains(first.folded)
        {
          return part.dropFirst().contains { pointers.contains($0.folded) }
        }
        guard turn.question.parameter == nil, let core = AgreementWords.withoutApproval(part) else {
          return false
        }
        var same = turn
        same.text = AnnotatedText(text: words, tokens: tokens, numbers: [], dates: []).text(of: core)
        let before = turn.pending.call.parameters.mapValues(\.displayText)
        return option(same).map { $0.call.parameters.mapValues(\.displayText) == before } ?? false
      }
  }

  /// The most words that only repeat what is to be done.
  private static let mostToRepeat = 4

  /// Whether words behind a yes want or ask something that has nothing to do with it.
  ///
  /// So do “and split the fare with Tom” and, behind a mark, “can the driver bring a child seat”, but “yeah, what does it
  /// cost?” agrees to nothing.
  func isBesideYes(_ words: String, _ turn: AnswerTurn) -> Bool {
    if FollowUp(words, in: language)?.lead == .adding { return true }
    let (said, rest) = (language.tokens(in: turn.text), language.tokens(in: words))
    guard rest.contains(where: { TurningWords.questions.contains($0.folded) }), said.count > rest.count else {
      return false
    }
    return [".", "!", ";"].contains(said[said.count - rest.count - 1].text)
  }

  /// Whether words behind a yes want something besides: “yeah, and add tape”, but not “yes, and make it two”.
  func asksForMore(_ rest: String, _ turn: AnswerTurn, _ state: ConversationState) -> Bool {
    guard let followUp = FollowUp(rest, in: language), followUp.lead == .adding else {
      return false
    }
    guard turn.question.parameter == nil else { return true }
    return newRequest(in: followUp.rest, whenFree: true, state.memory)
      .map { $0.intent != turn.pending.call.intent } ?? false
  }

  /// Whether an answer to “Did you mean the list …?” goes on as if it had been a yes.
  func goesOn(_ turn: AnswerTurn, _ state: ConversationState) -> Bool {
    guard turn.question.kind == .confirmation, turn.question.parameter != nil, turn.suspension == nil else {
      return false
    }
    let tokens = language.tokens(in: turn.text).filter { $0.kind != .punctuation }
    guard let first = tokens.first?.folded, tokens.count > 1 else { return false }
    if FollowUp(turn.text, in: language)?.lead == .adding { return true }
    if asksBesides(turn) { return true }
    // Nobody agrees to a loss by asking about it.
    if FollowUpWords.takingAway.contains(where: turn.pending.call.intent.contains) { return false }
    let points = tokens.contains {
      AnswerWords.singular.contains($0.folded) || FollowUpWords.referents.contains($0.folded)
        || $0.folded == "one"
    }
    if TurningWords.questions.contains(first), !StatusWords.auxiliaries.contains(first), points {
      return true
    }
    // “Mark it done” is about what was just asked for.
    guard points, TurningWords.divided(tokens).openings.isEmpty else { return false }
    return newRequest(in: turn.text, whenFree: true, state.memory)?.app == turn.pending.app
  }

  /// Whether what was to be shown is clear enough for another request of the same app: “add oat milk”, where it was asked
  /// whether a list is the one that is to be shown.
  private func asksBesides(_ turn: AnswerTurn) -> Bool {
    guard Interpretation.onlyLooks(turn.pending.call.intent),
      case .accepted(let own) = reader.read(turn.text, context: context).decision,
      own.app == turn.pending.app,
      own.intent != turn.pending.call.intent, !own.isByLikeness, !own.isDoubtful
    else { return false }
    return !isBare(own) && own.score >= Self.leastBesides
  }

  /// The least score of what is asked for besides an answer.
  private static let leastBesides = 0.62
}

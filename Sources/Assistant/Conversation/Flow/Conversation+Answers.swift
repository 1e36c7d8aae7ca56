import AppProcesses
import Catalog
import Donations
import IntentWire
import Language
import Understanding

extension Conversation {
  /// Takes a sentence as the answer to a question for a call.
  func answered(
    _ text: String, _ pending: PendingCall, _ question: PendingQuestion, suspension: Suspension?,
    _ state: inout ConversationState
  ) async -> Move {
    guard let app = app(pending.app) else { return end(.failed, Sentences.removed(pending.app)) }
    var turn = AnswerTurn(
      text: text, app: app, pending: pending, question: question, suspension: suspension,
      choices: choices(for: question, pending, app))
    if !turn.isInOwnWords { turn.text = meant(text) }
    let text = turn.text
    if TurningWords.isPausing(language.tokens(in: text)), !turn.mayBeOwnWords {
      return ask(
        question, pending, saying: Dialog(Sentences.waiting(question.sentence)), phase: turn.phase)
    }
    if let agrees = labelled(turn) {
      return agrees ? await agreed(turn, &state) : await declined(turn, &state)
    }
    if let rest = behindDropping(turn) { turn.text = rest }
    if callsOff(turn) { return await cancel(turn, &state) }
    if turn.asksForOptions(language) {
      return ask(question, pending, saying: Dialog(question.sentence), phase: turn.phase)
    }
    if let told = toldOptions(turn) { return told }
    if question.kind == .confirmation, question.parameter == nil, let some = narrowed(text, state) {
      // “No, only the milk”, where everything would be deleted.
      await release(suspension)
      return await start(some.reading, from: some.text, &state)
    }
    if let made = made(turn, state) { return await start(made.reading, from: made.text, &state) }
    if question.kind == .needsValue, turn.type.element == .boolean,
      let says = language.affirmation(language.tokens(in: text))
    {
      return await take(.boolean(says), turn, isAgreed: false, &state)
    }
    if let whole = measured(turn, state.last) { return await carryOn(whole, &state) }
    if let other = redirected(turn, state.last) {
      return saying(Sentences.amended, before: await carryOn(other, &state))
    }
    if let other = swapped(turn, state.last) {
      state.last?.choice = nil
      return await carryOn(other, &state)
    }
    if let other = reversed(turn) { return saying(Sentences.amended, before: await carryOn(other, &state)) }
    // “Actually make it 4” is no fourth list, where a reminder for three o'clock is to be put on one.
    if TurningWords.begin(language.tokens(in: text)), let amended = amendedAmount(turn) {
      return saying(Sentences.amended, before: await carryOn(amended, &state))
    }
    if let amended = amendedMoment(turn) {
      return saying(Sentences.amended, before: await carryOn(amended, &state))
    }
    if question.kind == .confirmation,
      UndoWords.takesBack(language.tokens(in: text), UndoWords.Deed(pending.call.intent))
    {
      // “Oops, no, we need those”, where something would be deleted.
      return await cancel(turn, &state)
    }
    // “No, my sister” names one person, not two.
    if let rest = turn.withoutRefusal(language) ?? turn.withoutShowing(language) { turn.text = rest }
    if let several = severalValues(turn) { return await take(several, turn, isAgreed: true, &state) }
    let words = words(for: pending)
    let meaning = AnswerReader(language: language)
      .meaning(of: turn.text, kind: question.kind, options: turn.choices.map(words.names))
    switch meaning {
    case .cancelled: return await cancel(turn, &state)
    case .again where !turn.mayBeOwnWords: return repeated(state)
    case .back where !turn.mayBeOwnWords: return await wentBack(turn, &state)
    case .yes: return await agreed(turn, &state)
    case .no: return await declined(turn, &state)
    case .none: return await rejected(turn, &state)
    case .picked(let index):
      if let request = newRequest(in: text, whenFree: isQuestion(turn), state.memory) {
        return await change(to: request, from: turn.text, turn, &state)
      }
      if let whole = extended(turn, state.last) { return await carryOn(whole, &state) }
      if let filled = saidBehind(turn, choice: index) { turn.pending = filled }
      return await take(turn.choices[index], turn, isAgreed: true, &state)
    case .several(let indices):
      if let request = newRequest(in: text, whenFree: false, state.memory) {
        return await change(to: request, from: turn.text, turn, &state)
      }
      if let whole = extended(turn, state.last) { return await carryOn(whole, &state) }
      return await narrow(turn, to: indices, &state)
    case .correction(let rest): return await corrected(rest, turn, &state)
    case .agreement(let rest) where asksForMore(rest, turn, state):
      return await agreed(turn, andThen: rest, &state)
    case .agreement(let rest): return await otherwise(turn, behindYes: rest, &state)
    case .unclear, .again, .back: return await otherwise(turn, behindYes: nil, &state)
    }
  }

  /// An answer without what the person takes back in it: “the first one, no wait, the second one”.
  private func meant(_ text: String) -> String {
    let tokens = language.tokens(in: text)
    guard let start = CorrectionWords.meant(tokens) else { return text }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: start..<tokens.count)
  }

  /// What an answer is read against: the options; for a confirmation also what could be meant instead.
  func choices(
    for question: PendingQuestion, _ pending: PendingCall, _ app: InstalledApp
  ) -> [IntentValue] {
    guard question.kind == .confirmation, let first = question.options.first, let name = question.parameter,
      let parameter = parameter(name, of: pending)
    else { return question.options }
    let known = KnownValues(app: app, vocabulary: vocabularies[app.identifier], dialogs: dialogs)
      .values(for: parameter, of: pending.call.intent)
    return question.options + known.filter { !$0.isSame(as: first) }
  }

  // MARK: What answers lead to

  /// The call with something else in it; who says no more than that has nothing against the rest.
  private func exchanged(
    _ pending: PendingCall, _ turn: AnswerTurn, _ state: inout ConversationState
  ) async -> Move {
    var turn = turn
    turn.pending = pending
    if let other = exchanged(turn.text, state) {
      // What follows changes the sentence as it is meant now.
      let answers = state.last?.answers ?? [:]
      state.last = LastRequest(other.text, other.reading)
      state.last?.answers = answers
    }
    let isImplied = turn.question.kind == .confirmation && turn.question.parameter != nil
    let move = isImplied ? await agreed(turn, &state) : await carryOn(pending, &state)
    return saying(Sentences.amended, before: move)
  }

  /// No to a value, or to the whole request.
  private func declined(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    var pending = turn.pending
    if let suspension = turn.suspension {
      keep(.denied, turn)
      return await resume(.declined, suspension, pending, &state)
    }
    guard let name = turn.question.parameter, turn.question.kind != .needsValue else {
      return end(.cancelled, Sentences.cancelled, pending)
    }
    let refused = turn.question.options.first ?? pending.value(of: name, element: turn.question.element)
    pending.refusals[name, default: 0] += 1
    guard pending.refusals[name, default: 0] < limits.attempts else {
      return end(.failed, Sentences.gaveUp(), pending)
    }
    if turn.question.element == nil { pending.clear(name, element: nil) }
    let others = await values(for: name, of: pending).filter { value in
      refused.map { !value.isSame(as: $0) } ?? true
    }
    return askForValue(name, element: turn.question.element, pending, dialog: nil, options: others)
  }

  /// Keeps what the person decided about a permission, when that was the question.
  func keep(_ permission: AppStanding.Permission, _ turn: AnswerTurn) {
    guard let kind = turn.question.permission else { return }
    permissions.setPermission(permission, kind, of: turn.pending.app)
  }

  /// None of the options.
  private func rejected(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    var pending = turn.pending
    if let suspension = turn.suspension { return await resume(.declined, suspension, pending, &state) }
    guard let name = turn.question.parameter, turn.question.kind != .confirmation,
      !turn.question.options.isEmpty
    else { return await declined(turn, &state) }
    if let element = turn.question.element, (pending.call.parameters[name]?.elements.count ?? 0) > 1 {
      // The other things that were asked for are still wanted.
      pending.clear(name, element: element)
      return await carryOn(pending, &state)
    }
    pending.refusals[name, default: 0] += 1
    guard pending.refusals[name, default: 0] < limits.attempts else {
      return end(.cancelled, Sentences.cancelled, pending)
    }
    pending.clear(name, element: nil)
    let dialog = Dialog("\(Sentences.noneOfThese) \(words(for: pending).question(for: name))")
    return askForValue(name, element: nil, pending, dialog: dialog, options: [])
  }

  /// A value, chosen or in words.
  func take(
    _ value: IntentValue, _ turn: AnswerTurn, isAgreed: Bool, _ state: inout ConversationState
  ) async -> Move {
    var pending = turn.pending
    if let suspension = turn.suspension {
      // The name of what a yes-or-no question is about is a yes; another name is a no.
      guard turn.question.kind == .confirmation else {
        return await resume(.value(value), suspension, pending, &state)
      }
      let isMeant = turn.question.options.first?.isSame(as: value) ?? true
      return await resume(isMeant ? .confirmed : .declined, suspension, pending, &state)
    }
    guard let name = turn.question.parameter else { return await carryOn(pending, &state) }
    if isAgreed { pending.agree(to: value, for: name) }
    if let last = state.last, last.app == pending.app, last.intent == pending.call.intent {
      state.last?.choice = turn.choice(of: value)
    }
    pending.answered.append(name)
    let isChoice =
      turn.question.kind == .disambiguation && (turn.question.element == nil || turn.isForOneOfOne)
    pending.steps =
      (pending.steps ?? []) + [
        PendingCall.Step(
          parameter: name, before: pending.call.parameters[name],
          options: isChoice ? turn.question.options : nil)
      ]
    pending.put(value, into: name, element: turn.question.element, isList: turn.isList)
    return await carryOn(pending, &state)
  }

  /// "no, the hardware one": another value in place of the one that was proposed.
  private func corrected(_ rest: String, _ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    if let other = chosenAnew(rest, turn) ?? retimed(rest, turn) {
      return saying(Sentences.amended, before: await carryOn(other, &state))
    }
    if let request = newRequest(in: rest, whenFree: false, state.memory) {
      return await change(to: request, from: rest, turn, &state)
    }
    if let other = exchanged(turn) ?? withoutLeftOut(turn) ?? withOtherThing(rest, turn) {
      return await exchanged(other, turn, &state)
    }
    if let amended = amended(rest, turn, mustCorrect: true) {
      return saying(Sentences.amended, before: await carryOn(amended, &state))
    }
    if let person = correctedPerson(turn) { return await take(person, turn, isAgreed: false, &state) }
    if let request = newRequest(in: withoutInstead(rest), whenFree: true, state.memory) {
      return await change(to: request, from: withoutInstead(rest), turn, &state)
    }
    guard turn.question.parameter != nil else { return await declined(turn, &state) }
    if turn.question.kind == .confirmation, turn.suspension != nil { return await declined(turn, &state) }
    if let value = await known(rest, turn) { return await take(value, turn, isAgreed: true, &state) }
    guard turn.suspension == nil, let value = value(of: rest, turn) else {
      return await unclear(turn, &state)
    }
    return await take(value, turn, isAgreed: false, &state)
  }

  /// An answer that is neither yes nor no nor one of the options.
  ///
  /// - Parameter more: What is said behind a yes.
  private func otherwise(
    _ turn: AnswerTurn, behindYes more: String?, _ state: inout ConversationState
  ) async -> Move {
    if let more, saysNoMore(more, turn) { return await agreed(turn, &state) }
    if let other = chosenAnew(turn.text, turn) ?? retimed(turn.text, turn) {
      return saying(Sentences.amended, before: await carryOn(other, &state))
    }
    if let amended = amendedAmount(turn) {
      return saying(Sentences.amended, before: await carryOn(amended, &state))
    }
    if let person = correctedPerson(turn) { return await take(person, turn, isAgreed: false, &state) }
    if turn.suspension == nil, let some = narrowed(turn.text, state) {
      return await start(some.reading, from: some.text, &state)
    }
    if turn.isInOwnWords, TurningWords.pausesToAsk(language.tokens(in: turn.text)),
      newRequest(in: turn.text, whenFree: true, state.memory) == nil
    {
      return ask(
        turn.question, turn.pending, saying: Dialog("\(Sentences.noAppCanDoThis) \(turn.question.sentence)"),
        phase: turn.phase)
    }
    if let other = exchanged(turn) ?? withoutLeftOut(turn) ?? withOtherThing(turn.text, turn) {
      return await exchanged(other, turn, &state)
    }
    if goesOn(turn, state) { return await agreed(turn, andThen: turn.text, &state) }
    if let rest = turning(turn), let request = newRequest(in: rest, whenFree: true, state.memory) {
      return await change(to: request, from: rest, turn, &state)
    }
    if isDropped(turn) {
      if let move = await askedInstead(turn, &state) { return move }
      return await cancel(turn, &state)
    }
    if let move = await calledInstead(turn, &state) { return move }
    if let words = toldAnew(turn) { return await take(words, turn, isAgreed: false, &state) }
    if let meant = lookedUp(turn, state) {
      return await change(to: meant.reading, from: meant.text, turn, &state)
    }
    if let early = notYet(turn) { return early }
    if let other = toldOtherwise(turn, state.last) ?? saidOfAnother(turn) {
      return saying(Sentences.amended, before: await carryOn(other, &state))
    }
    if let core = core(of: turn, state.memory) {
      return await change(to: core.reading, from: core.text, turn, &state)
    }
    if let other = askedOtherwise(turn, state) {
      return await change(to: other.reading, from: other.text, turn, &state)
    }
    if let agreed = await agreedInParts(turn, &state) { return agreed }
    if let changed = amendedInParts(turn, state.last) {
      return saying(Sentences.amended, before: await carryOn(changed, &state))
    }
    let value = turn.question.kind == .needsValue && !isNoAnswer(turn) ? value(of: turn.text, turn) : nil
    // “Show my missed calls” could be somebody's name, but nobody is known by it.
    let isOfKnown = turn.type.element.isOfKnownThings || !turn.question.options.isEmpty
    let isFree = value.map { isOfKnown && !isKnown($0) } ?? true
    if let request = newRequest(in: turn.text, whenFree: isFree, state.memory),
      value == nil || request.namesApp || !turn.type.element.mayReadLikeRequest
        || request.app == turn.pending.app
    {
      if asksAbout(turn.pending, request), turn.suspension == nil { return sayNotYet(turn) }
      return await change(to: request, from: turn.text, turn, &state)
    }
    if isFree, let more = withMore(turn) {
      return saying(Sentences.amended, before: await carryOn(more, &state))
    }
    if isFree, let move = await turnedAmbiguously(turn, &state) { return move }
    if let (parameter, thing) = knownOne(turn) {
      return await carryOn(turn.pending.filled(with: [parameter: thing]), &state)
    }
    if isFree, let (parameter, name) = knownName(turn) {
      var pending = turn.pending
      pending.put(name, into: parameter, element: nil, isList: false)
      return await carryOn(pending, &state)
    }
    if let amended = amendedPerson(turn) { return await carryOn(amended, &state) }
    if let whole = extended(turn, state.last) { return await carryOn(whole, &state) }
    let isOfAll = turn.question.kind == .confirmation && turn.question.parameter == nil
    if !isOfAll, let more = besides(turn, state.last, isFree: isFree) ?? dated(turn, isFree: isFree) {
      return await carryOn(more, &state)
    }
    if let value { return await take(value, turn, isAgreed: false, &state) }
    if turn.suspension == nil, let value = await known(turn.text, turn) {
      return await take(value, turn, isAgreed: true, &state)
    }
    if let amended = amended(turn.text, turn, mustCorrect: turn.question.parameter == nil) {
      return saying(Sentences.amended, before: await carryOn(amended, &state))
    }
    if isOfAll, let more = besides(turn, state.last, isFree: true) {
      return saying(Sentences.amended, before: await carryOn(more, &state))
    }
    if let more, isBesideYes(more, turn) { return await agreed(turn, andThen: more, &state) }
    return await unclear(turn, &state)
  }

  /// Several options fit: the question goes on among these.
  private func narrow(_ turn: AnswerTurn, to indices: [Int], _ state: inout ConversationState) async -> Move {
    var turn = turn
    guard indices.count < turn.question.options.count, turn.question.kind != .confirmation else {
      return await unclear(turn, &state)
    }
    turn.question.options = indices.compactMap {
      turn.choices.indices.contains($0) ? turn.choices[$0] : nil
    }
    return ask(
      turn.question, turn.pending, saying: Dialog(turn.question.sentence), phase: turn.phase)
  }

  /// Asks once more, until it has been asked often enough.
  private func unclear(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    var turn = turn
    turn.question.attempts += 1
    guard turn.question.attempts < limits.attempts else {
      await release(turn.suspension)
      return end(.failed, Sentences.gaveUp(), turn.pending)
    }
    return ask(turn.question, turn.pending, saying: Dialog(again(turn.question)), phase: turn.phase)
  }

  /// Whether a request begins with a word of its phrase: “book …”, and not “Zip Standard for two”.
  func isBegunAnew(_ request: Interpretation) -> Bool {
    request.evidence.uses.first { $0.start < $0.end && $0.role != "filler" }?.role == "phrase"
  }

  private func cancel(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    await release(turn.suspension)
    return end(.cancelled, Sentences.cancelled, turn.pending)
  }

  /// Leaves the request for another one, unless that is the same with what was asked for.
  private func change(
    to request: Interpretation, from text: String, _ turn: AnswerTurn, _ state: inout ConversationState
  ) async -> Move {
    if turn.suspension == nil, request.app == turn.pending.app, request.intent == turn.pending.call.intent,
      turn.question.kind == .needsValue, let name = turn.question.parameter, request.values[name] != nil
    {
      // “Take me home” says where the ride ends that is being asked for.
      state.last = LastRequest(text, request)
      state.last?.answers = turn.pending.call.parameters
      return await carryOn(turn.pending.said(anew: request.values), &state)
    }
    if turn.suspension == nil, let last = state.last, last.app == turn.pending.app,
      last.intent == turn.pending.call.intent,
      let followUp = FollowUp(turn.text, in: language),
      let changed = changed(by: followUp, last)
    {
      // “Make it a video call”, where it is asked which number to call.
      let new = changed.values.filter { last.values[$0.key] != $0.value && last.answers[$0.key] != $0.value }
      state.last?.values.merge(new, uniquingKeysWith: { $1 })
      return saying(Sentences.amended, before: await carryOn(turn.pending.said(anew: new), &state))
    }
    if turn.suspension == nil, request.app == turn.pending.app, request.intent == turn.pending.call.intent,
      turn.question.parameter == nil, !isBegunAnew(request), !request.namesApp
    {
      // “Zip Standard for two”, where it was asked whether the ride should be booked.
      return saying(Sentences.amended, before: await carryOn(turn.pending.said(anew: request.values), &state))
    }
    await release(turn.suspension)
    // “Actually, call her instead”: who was spoken of is still known.
    state.memory.note(named: turn.pending.call, in: turn.pending.app)
    if let last = state.last {
      // What is asked for may have been answered since.
      state.last?.answers = turn.pending.call.parameters.merging(last.answers, uniquingKeysWith: { $1 })
    }
    let isAside = turn.suspension == nil && isAside(request, turn.text)
    let left = state.last
    let afterwards = state.afterwards
    let leaving = leaving(&state)
    let meant = pronounced(text, own: .accepted(request), state)
    let move = await start(meant?.reading ?? request, from: meant?.text ?? text, &state)
    if isAside, case .finished = move.phase {
      state.interruption = Interruption(
        pending: turn.pending, question: turn.question, request: left, afterwards: afterwards)
    }
    return saying(isAside ? "" : leaving, before: move)
  }
}

import Catalog
import IntentWire
import Language
import Understanding

/// Leaving a question open for something else, and coming back to it.
extension Conversation {
  /// Whether a request is only put in between, so that the question before it stays open: a look at something, or what
  /// the person wants “first”.
  func isAside(_ request: Interpretation, _ text: String) -> Bool {
    let tokens = language.tokens(in: text)
    if let last = tokens.last(where: { $0.kind != .punctuation }),
      TurningWords.meanwhile.contains(last.folded)
    {
      return true
    }
    let (openings, rest) = TurningWords.divided(tokens)
    if openings.contains(where: TurningWords.dropping.contains) { return false }
    let asks = rest.first.map { TurningWords.questions.contains($0.folded) } ?? false
    return request.onlyLooks
      || (request.plays || asks) && openings.contains(where: TurningWords.pauses.contains)
  }

  /// Whether an answer asks what or which something is, rather than choosing it by a question: “what's on the packing list?”,
  /// but not “can I have the packing list?”.
  func isQuestion(_ turn: AnswerTurn) -> Bool {
    guard turn.suspension == nil, turn.question.kind != .choice else { return false }
    let first = language.tokens(in: turn.text)
      .first { $0.kind == .word && !TurningWords.pauseWords.contains($0.folded) }
    return first.map { StatusWords.openQuestions.contains($0.folded) } ?? false
  }

  /// What is to be said, where an answer in one's own words turns away from something and says it with a verb: “never mind,
  /// just tell her the picnic is on”.
  func toldAnew(_ turn: AnswerTurn) -> IntentValue? {
    guard turn.isInOwnWords, let rest = turning(turn), let value = value(of: rest, turn),
      value.displayText != rest, rest.hasSuffix(value.displayText)
    else { return nil }
    return value
  }

  /// What is asked behind words that give a request up: “forget it, did she write today”; `nil` where nobody can answer.
  func askedInstead(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move? {
    guard turn.suspension == nil, let rest = turning(turn),
      let first = language.tokens(in: rest).first, TurningWords.questions.contains(first.folded)
    else { return nil }
    var other = state
    other.phase = .finished(.cancelled)
    let left = leaving(&other)
    let move = await begin(rest, &other)
    if case .finished(.notUnderstood) = move.phase { return nil }
    state = other
    return saying(left, before: move)
  }

  /// A call to the very person to whom a message goes, in the place of its words: “alright call him then”.
  func calledInstead(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move? {
    guard turn.isInOwnWords, turn.suspension == nil, let said = FollowUp(turn.text, in: language),
      let last = said.words.last, FollowUpWords.persons.contains(last.folded),
      let recipients = turn.pending.call.parameters["recipients"]?.elements, recipients.count == 1,
      case .accepted(let reading) = reader.read(said.rest, context: context).decision,
      reading.intent == "INStartCallIntent", reading.values["contacts"] == nil
    else { return nil }
    var call = LastRequest(said.rest, reading)
    call.values["contacts"] = .list(recipients)
    state.phase = .finished(.cancelled)
    return saying(leaving(&state), before: await start(call, values: call.values, &state))
  }

  /// Another request in the place of an answer, of which it has to be asked to which app it goes: “show me my favorites”.
  func turnedAmbiguously(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move? {
    guard turn.question.kind == .needsValue, turn.type.element.isOfKnownThings,
      !turn.type.element.mayReadLikeRequest,
      case .ambiguous(let readings) = decision(of: reader.read(turn.text, context: context), state.memory),
      readings.allSatisfy({ $0.score >= Self.leastAmbiguous && !isBare($0) && !$0.isByLikeness })
    else { return nil }
    await release(turn.suspension)
    state.phase = .finished(.cancelled)
    return saying(leaving(&state), before: await begin(turn.text, &state))
  }

  /// The least score of such a request.
  private static let leastAmbiguous = 0.85

  /// Whether a question for one of the things that an app knows is asked once more, as there is none of that name.
  func isAskedAgain(_ question: PendingQuestion, _ pending: PendingCall, _ move: Move) -> Bool {
    guard question.kind == .needsValue, let name = question.parameter,
      parameter(name, of: pending)?.type.element.isOfKnownThings == true,
      case .asking(let again, let asked) = move.phase
    else { return false }
    // The answer was tried, and was for nothing else.
    let before = pending.call.parameters.filter { $0.key != name }
    return asked.kind == .needsValue && asked.parameter == name && again.app == pending.app
      && again.call.intent == pending.call.intent
      && (again.answered.count > pending.answered.count || asked.sentence != question.sentence)
      && again.call.parameters.filter { $0.key != name } == before
  }

  /// What an answer that names nothing which the app knows leads to as a request of its own: “end my hike”, where it was
  /// asked which task should be deleted; `nil` where it is none.
  func requestedInstead(_ text: String, _ before: ConversationState) async -> (Move, ConversationState)? {
    guard
      case .accepted(let reading) = decision(of: reader.read(text, context: context), before.memory),
      !reading.isByLikeness, !reading.isDoubtful, isBegunAnew(reading), !isFutile(reading, before.memory)
    else { return nil }
    var state = before
    guard let move = await begunInstead(text, &state) else { return nil }
    return (move, state)
  }

  /// What an answer asks about the very request that is going on: “what's already on it?”, where it was asked what to add.
  func lookedUp(_ turn: AnswerTurn, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.kind == .needsValue, StatusWords.pointsBack(tokens),
      var last = state.last, last.app == turn.pending.app, last.intent == turn.pending.call.intent
    else { return nil }
    last.values = turn.pending.call.parameters
    var state = state
    state.last = last
    state.memory.note(named: turn.pending.call, in: turn.pending.app)
    guard let meant = pronounced(turn.text, own: .refused(nearest: []), state), meant.reading.onlyLooks,
      meant.reading.app == turn.pending.app, !asksAbout(turn.pending, meant.reading)
    else { return nil }
    return meant
  }

  /// Takes a sentence as the answer to the question that was left open, where it is one and no request of its own.
  func cameBack(
    _ text: String, own: Decision, _ state: inout ConversationState
  ) async -> Move? {
    guard var interruption = state.interruption else { return nil }
    interruption.age += 1
    state.interruption = interruption.age < Self.mostAge ? interruption : nil
    let (pending, question) = (interruption.pending, interruption.question)
    guard let app = app(pending.app) else { return nil }
    if let target = target(of: text, after: state),
      !FollowUpWords.ending.contains(where: pending.call.intent.contains)
    {
      resume(interruption, &state)
      return await answered(target, pending, question, suspension: nil, &state)
    }
    if case .accepted(let reading) = own, reading.app == pending.app, reading.intent == pending.call.intent,
      !reading.values.isEmpty,
      wordsOfLast(text) <= Self.mostOwnWords
    {
      // “Ok good, Zip Standard” goes on with the ride.
      resume(interruption, &state)
      return await carryOn(pending.said(anew: reading.values), &state)
    }
    // “Ok now book it” asks for no ride besides the one that is to be confirmed.
    let isOfSame: Bool =
      if case .accepted(let reading) = own {
        reading.app == pending.app && reading.intent == pending.call.intent && reading.values.isEmpty
      } else {
        false
      }
    guard isNoRequest(own) || isOfSame else { return nil }
    // “Good, from home”: the answer stands behind what is said of the other thing.
    let followUp = FollowUp(text, in: language).flatMap { $0.lead <= .adding ? $0 : nil }
    let value = followUp.flatMap { said -> String? in
      guard let first = said.words.first, FollowUpWords.prepositions.contains(first.folded),
        let start = said.words.dropFirst().first, let last = said.words.last
      else { return nil }
      return said.text(from: start.range.lowerBound, to: last.range.upperBound)
    }
    let answer = [text, followUp?.rest, value].compactMap(\.self).first { text in
      let turn = AnswerTurn(
        text: text, app: app, pending: pending, question: question, suspension: nil,
        choices: choices(for: question, pending, app))
      let meaning = AnswerReader(language: language)
        .meaning(of: text, kind: question.kind, options: turn.choices.map(words(for: pending).names))
      return switch meaning {
      case .picked: true
      case .yes: question.kind == .confirmation
      case .unclear: answersFreely(turn, own: own)
      default: false
      }
    }
    guard let answer else { return nil }
    resume(interruption, &state)
    return await answered(answer, pending, question, suspension: nil, &state)
  }

  /// How many words the last of several sentences has: “pick me up from home” behind “ok all good”.
  private func wordsOfLast(_ text: String) -> Int {
    let tokens = language.tokens(in: text)
    return tokens.split { [".", "!", "?"].contains($0.text) }.last?.count { $0.kind == .word } ?? 0
  }

  /// Makes what was left open the request that is going on.
  private func resume(_ interruption: Interruption, _ state: inout ConversationState) {
    (state.interruption, state.afterwards) = (nil, interruption.afterwards)
    if let request = interruption.request { state.remember(request) }
  }

  /// The words for where something goes that was to be put somewhere before something else was looked at: “put it on that
  /// one”.
  private func target(of text: String, after state: ConversationState) -> String? {
    let tokens = language.tokens(in: text)
    switch PuttingWords.target(tokens) {
    case .named(let words)?:
      return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: words)
    case .spokenOf?:
      let named = (state.last?.values ?? [:]).filter {
        !$0.value.isList && state.last?.slots.map(\.parameter).contains($0.key) == true
      }
      return named.count == 1 ? named.first?.value.displayText : nil
    case nil: return nil
    }
  }

  /// Whether a sentence gives a value to a question without options: somebody who is known, a few words of one's own.
  private func answersFreely(_ turn: AnswerTurn, own: Decision) -> Bool {
    guard turn.question.kind == .needsValue, !isNoAnswer(turn), let value = value(of: turn.text, turn) else {
      return false
    }
    if turn.type.element == .place, case .string = value { return isPlace(turn.text, own: own) }
    if turn.type.element.isOfKnownThings || !turn.isInOwnWords { return isKnown(value) }
    guard case .refused = own, turn.type.element == .spoken else { return false }
    return language.tokens(in: turn.text).count { $0.kind == .word } <= Self.mostOwnWords
  }

  /// Whether words may be the name of a place, which only the app knows: a few of them that ask for nothing and are said to
  /// nobody.
  func isPlace(_ text: String, own: Decision) -> Bool {
    let tokens = language.tokens(in: text)
    let words = tokens.filter { $0.kind == .word }.map(\.folded)
    guard case .refused = own, (1...Self.mostPlaceWords).contains(words.count), !RemarkWords.thanks(tokens)
    else { return false }
    let interjections = Set(FollowUpWords.interjections.joined())
    return words.allSatisfy { !FollowUpWords.persons.contains($0) && !interjections.contains($0) }
  }

  /// How many sentences a question that was left open outlives.
  private static let mostAge = 3
  /// The most words of the name of a place.
  private static let mostPlaceWords = 4
  /// The most words of an answer in one's own words.
  private static let mostOwnWords = 5
}

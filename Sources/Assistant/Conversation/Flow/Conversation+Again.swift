import Catalog
import IntentWire
import Language
import Understanding

/// What a person says of the conversation itself: that something should be said again, or that they want to go back.
extension Conversation {
  /// The last reply once more, with the same question open.
  func repeated(_ state: ConversationState) -> Move {
    guard let said = state.said else { return end(.notUnderstood, Sentences.heardNothing) }
    return Move(reply: said, phase: state.phase)
  }

  /// The last reply once more, where a sentence that begins a turn asks for it and is no request to an app.
  ///
  /// - Parameter own: What the sentence means as a request: “repeat that” may be meant for the song that plays.
  func saidAgain(_ tokens: [Token], own: Decision, _ state: ConversationState) -> Move? {
    guard state.said != nil, language.isAskingAgain(tokens) else { return nil }
    if case .accepted(let reading) = own, !reading.isDoubtful, !reading.isByLikeness,
      reading.app == state.last?.app || !reading.plays
    {
      return nil
    }
    return repeated(state)
  }

  /// The request to skip once more: “and another one” after “next song”.
  func skippedAgain(_ text: String, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last,
      Interpretation.isNamed(last.intent, by: ["Skip", "Next", "Previous"]),
      let words = FollowUp(text, in: language)?.words.map(\.folded),
      FollowUpWords.again.contains(words.joined(separator: " ")),
      let reading = reading(of: last.text, like: last)
    else { return nil }
    return (last.text, reading)
  }

  /// The question before, where one was answered; else the request is called off.
  func wentBack(_ turn: AnswerTurn, _ state: inout ConversationState) async -> Move {
    var pending = turn.pending
    guard turn.suspension == nil, let step = pending.steps?.popLast() else {
      await release(turn.suspension)
      return end(.cancelled, Sentences.cancelled, turn.pending)
    }
    pending.settled.removeAll { $0 == step.parameter }
    pending.answered.removeAll { $0 == step.parameter }
    pending.agreed[step.parameter] = nil
    pending.call.parameters[step.parameter] = step.before
    pending.isConfirmed = false
    pending.call.confirmsFirst = false
    return await carryOn(pending, &state)
  }

  /// The call with the one of two things that was not chosen, where an answer points at it while something else is asked.
  func swapped(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard turn.suspension == nil, let last, let choice = last.choice, last.app == turn.pending.app,
      last.intent == turn.pending.call.intent, choice.parameter != turn.question.parameter,
      language.isTheOther(language.tokens(in: turn.text))
    else { return nil }
    var pending = turn.pending
    pending.agree(to: choice.other, for: choice.parameter)
    pending.put(choice.other, into: choice.parameter, element: nil, isList: turn.isList(choice.parameter))
    pending.isConfirmed = false
    pending.call.confirmsFirst = false
    return pending
  }

  /// The call with another of the things that were on offer for one of its values, where an answer to a later question
  /// names it: “oh sorry, I meant the hotel”.
  func chosenAnew(_ text: String, _ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: text)
    guard turn.suspension == nil, turn.question.kind == .confirmation || turn.question.parameter == nil,
      let parts = CorrectionWords.parts(tokens), parts.name.isEmpty
    else { return nil }
    let said = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    let words = words(for: turn.pending)
    for step in (turn.pending.steps ?? []).reversed() where step.parameter != turn.question.parameter {
      guard let options = step.options, let now = turn.pending.call.parameters[step.parameter],
        case .one(let index) = OptionMatcher(options.map(words.names), language: language)
          .match(said, places: false),
        !now.elements.contains(where: { $0.isSame(as: options[index]) })
      else { continue }
      var pending = turn.pending.amended(
        options[index], for: step.parameter, isList: turn.isList(step.parameter))
      pending.agree(to: options[index], for: step.parameter)
      return pending
    }
    return nil
  }

  /// The request that came last with the one of two things that was not chosen: “no, the other one”.
  func otherChoice(_ tokens: [Token], _ state: ConversationState) -> LastRequest? {
    language.isTheOther(tokens) ? withOtherChoice(state) : nil
  }

  /// The same, where the other one is named: “and the north?” after Cedar Valley South was chosen.
  func namedOther(_ text: String, own: Decision, _ state: ConversationState) -> LastRequest? {
    guard let last = state.last, let choice = last.choice, isNoRequest(own),
      let followUp = FollowUp(text, in: language)
    else { return nil }
    let words = words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    let chosen = (last.answers[choice.parameter] ?? last.values[choice.parameter])?.elements.first
    let names = [choice.other, chosen].compactMap(\.self).map(words.names)
    guard
      case .one(0) = OptionMatcher(names, language: language).match(followUp.rest, places: false)
    else { return nil }
    return withOtherChoice(state)
  }

  private func withOtherChoice(_ state: ConversationState) -> LastRequest? {
    guard var last = state.last, let choice = last.choice,
      let manifest = app(last.app)?.manifest.intent(last.intent)
    else { return nil }
    let isList: Bool = if case .list = manifest.parameter(choice.parameter)?.type { true } else { false }
    last.answers[choice.parameter] = isList ? .list([choice.other]) : choice.other
    last.choice = nil
    return last
  }

  /// The call with two of its values in each other's place: “no, the other way round”.
  func reversed(_ turn: AnswerTurn) -> PendingCall? {
    guard turn.suspension == nil, language.isReversal(language.tokens(in: turn.text)),
      let changed = exchanged(
        turn.pending.call.parameters, of: turn.pending.call.intent, in: turn.pending.app)
    else { return nil }
    var pending = turn.pending.said(anew: changed)
    pending.call.confirmsFirst = false
    return pending
  }

  /// The request that came last with two of its values in each other's place.
  func reversed(_ tokens: [Token], _ state: ConversationState) -> LastRequest? {
    guard var last = state.last, language.isReversal(tokens),
      let changed = exchanged(
        last.values.merging(last.answers, uniquingKeysWith: { $1 }), of: last.intent, in: last.app)
    else { return nil }
    last.answers.merge(changed, uniquingKeysWith: { $1 })
    last.choice = nil
    return last
  }

  /// The two values of one type that a request has, in each other's place; `nil` where there are more or fewer.
  private func exchanged(
    _ values: [String: IntentValue], of intent: String, in identifier: String
  ) -> [String: IntentValue]? {
    let declared = (app(identifier)?.manifest.intent(intent)?.parameters ?? []).filter {
      values[$0.name] != nil && $0.type.isOfKnownThings
    }
    let pairs = declared.indices.flatMap { one in
      declared[(one + 1)...].filter { $0.type == declared[one].type }.map { (declared[one].name, $0.name) }
    }
    guard pairs.count == 1, let (one, other) = pairs.first else { return nil }
    return [one: values[other], other: values[one]].compactMapValues { $0 }
  }
}

extension AnswerTurn {
  /// Whether any words may be the answer, and so few that they may be meant for it: “what?” as a message.
  var mayBeOwnWords: Bool {
    // Who is asked what to add, or for a title, hardly means “what?”.
    guard question.kind == .needsValue, !type.element.isOfKnownThings, type.element.takesWords,
      type.element != .spoken
    else { return false }
    return Tokenizer().tokens(in: text).count { $0.kind == .word } < 2
  }

  /// Whether the answer only asks what there is to choose from.
  func asksForOptions(_ language: any LanguageReader) -> Bool {
    guard question.options.count > 1, question.kind != .confirmation else { return false }
    let texts =
      [question.sentence, parameter?.title ?? "", type.element.noun]
      + FollowUpWords.nouns.filter { pending.call.intent.contains($0.key) }.map(\.value)
    let nouns = texts.flatMap { language.contentWords(of: language.tokens(in: $0)) }
    return OptionWords.asksForOptions(
      language.tokens(in: text), nouns: Set(nouns.map { language.lemma(of: $0.folded) }),
      lemma: language.lemma(of:))
  }

  /// The choice that an answer makes between two things.
  func choice(of value: IntentValue) -> LastRequest.Choice? {
    guard let name = question.parameter, question.kind == .disambiguation,
      question.element == nil || isForOneOfOne,
      question.options.count == 2, let chosen = question.options.firstIndex(where: { $0.isSame(as: value) })
    else { return nil }
    return LastRequest.Choice(parameter: name, other: question.options[1 - chosen])
  }

  /// Whether a parameter takes several values.
  func isList(_ name: String) -> Bool {
    if case .list = app.manifest.intent(pending.call.intent)?.parameter(name)?.type { true } else { false }
  }
}

extension ValueType {
  /// What people call the values of the type.
  fileprivate var noun: String {
    switch self {
    case .record(let name), .entity(let name), .enumeration(let name): ValueWords.words(name)
    case .person: "person people contact"
    case .place: "place"
    default: ""
    }
  }
}

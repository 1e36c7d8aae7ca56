import Catalog
import Donations
import Foundation
import IntentWire
import Language
import Understanding

extension Conversation {
  /// Takes a sentence as a new request, or as one that goes on from what was said before.
  func begin(_ sentence: String, _ state: inout ConversationState) async -> Move {
    let said = plainly(sentence, after: state)
    let tokens = language.tokens(in: said)
    guard tokens.contains(where: { $0.kind != .punctuation }) else {
      return end(.notUnderstood, Sentences.heardNothing)
    }
    if let pressed = await pressed(tokens, &state) { return pressed }
    if let opened = await openedResult(tokens, isLast: false, &state) { return opened }
    if let back = returned(said, tokens, state) { return await resume(back.request, with: back.rest, &state) }
    let searching = searchRequest(said)
    if let searching, searching.isEverywhere, let found = searched(searching, isCertain: true, &state) {
      return found
    }
    let (text, reading) = read(said, state)
    var heard = HeardSentence(
      said: said, tokens: tokens, text: text, reading: reading,
      own: decision(of: reading, state.memory), searching: searching)
    // “What about dinner” is a part of a request, of which what was learnt is hardly sure.
    if case .accepted(let reading) = heard.own, reading.isByLikeness, reading.score < Self.surestOfPart,
      FollowUp(text, in: language)?.lead == .asking
    {
      heard.own = .refused(nearest: [])
    }
    // “Not feeling it. Bin it” only takes back what was just begun.
    let takesBack = undone(tokens, own: .refused(nearest: []), state) != nil
    if takesBack, case .accepted(let reading) = heard.own, reading.isByLikeness {
      heard.own = .refused(nearest: [])
    }
    if !takesBack, let several = several(in: said, tokens, whole: heard.own, state) {
      return await beganFirst(of: several, &state)
    }
    if state.phase == .finished(.notUnderstood) || state.isAtLoss == true, isFragment(text) {
      return notUnderstood([], tokens)
    }
    let own = heard.own
    // “I meant the workout” changes no message where none was sent.
    if case .accepted(let reading) = own, isFutile(reading, state.memory) {
      heard.own = .refused(nearest: [])
    }
    if case .accepted(let reading) = own, isBeyond(reading, tokens, state) {
      return notUnderstood([], tokens)
    }
    if let move = await answeredFromBefore(heard, &state) { return move }
    if let move = await changedLast(heard, &state) { return move }
    if let move = await wentOn(heard, &state) { return move }
    heard.own = own
    return await beganAnew(heard, &state)
  }

  /// The score from which what was learnt is sure of a sentence that goes on from another.
  private static let surestOfPart = 0.75

  /// Begins the request that a sentence makes by itself.
  private func beganAnew(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move {
    switch heard.own {
    case .accepted(let interpretation):
      if let told = toldReservations(alike(interpretation, in: heard.reading), heard.text, &state) {
        return told
      }
      if interpretation.isDoubtful, !isOfShown(interpretation, state) {
        // “No, don't” with nothing to say no to asks for nothing that has a “don't” in it.
        if language.affirmation(heard.tokens) == false || TurningWords.onlyTurns(heard.tokens) {
          return end(.cancelled, tooLate(state))
        }
        if let searching = heard.searching, let found = searched(searching, isCertain: false, &state) {
          return found
        }
        // Who asks how something is has not asked for it to be done: no order is put into their mouth.
        if heard.reading.mood.deedClause?.force == .question, !interpretation.onlyLooks,
          !interpretation.isNamedForLooking
        {
          return notUnderstood([])
        }
        return suggest(interpretation, from: heard.text)
      }
      return await startInstead(interpretation, from: heard.text, said: heard.said, &state)
    case .ambiguous(let interpretations):
      if let told = toldReservations(interpretations, heard.text, &state) { return told }
      return await choose(among: interpretations, from: heard.text, &state)
    case .refused(let nearest):
      if let undoing = undoingAsked(heard.reading, state) {
        return await startInstead(undoing, from: heard.text, said: heard.said, &state)
      }
      if language.isCancellation(heard.tokens) { return end(.cancelled, tooLate(state)) }
      if language.affirmation(heard.tokens) == false, tooLate(state) == Sentences.tooLate {
        return end(.cancelled, Sentences.tooLate)
      }
      if let opened = await openedResult(heard.tokens, isLast: true, &state) { return opened }
      if let searching = heard.searching, let found = searched(searching, isCertain: false, &state) {
        return found
      }
      if let pointed = await pointedOut(heard, &state) { return pointed }
      if let held = withheld(heard.reading) { return held }
      if let move = await begunBehindRemark(heard, &state) { return move }
      noteSomebody(heard, &state)
      noteThing(heard, &state)
      return notUnderstood(nearest, heard.tokens)
    }
  }

  /// Whether a request names one of the things that its app has just shown: “just got the screws” after the list with the
  /// wood screws.
  private func isOfShown(_ interpretation: Interpretation, _ state: ConversationState) -> Bool {
    guard state.phase == .finished(.done), let last = state.last, last.app == interpretation.app,
      Interpretation.onlyLooks(last.intent), !interpretation.onlyLooks,
      case let shown = state.memory.referents.filter({ $0.app == last.app && $0.intent == last.intent })
    else { return false }
    let words = words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    let matcher = OptionMatcher(shown.flatMap(\.values).map(words.names), language: language)
    return interpretation.values.values.contains { value in
      guard value.elements.count == 1, case .one = matcher.match(value.displayText, places: false) else {
        return false
      }
      return true
    }
  }

  /// Begins the call that an interpretation of a sentence means.
  func start(
    _ interpretation: Interpretation, from text: String, _ state: inout ConversationState
  ) async -> Move {
    let interpretation = interpretation.replied(in: text).withoutPointing(after: state)
    return await start(LastRequest(text, interpretation), values: interpretation.values, &state)
  }

  /// Begins the call that a request means, with its values.
  func start(
    _ request: LastRequest, values: [String: IntentValue], _ state: inout ConversationState
  ) async -> Move {
    let previous = state.phase == .finished(.done) ? state.last : nil
    let list = listSpokenOf(by: request, state)
    state.remember(request)
    var values = values
    if previous?.foundNothing == true, let sentence = missing(request, values, after: previous) {
      guard let addressed = lookedForWriters(previous, for: request) else {
        return end(
          .failed, sentence, PendingCall(app: request.app, call: IntentCall(id: "", intent: request.intent)))
      }
      values.merge(addressed) { $1 }
    }
    if let list {
      values["title"] = list
      state.settle(["title": list])
    }
    if let previous, previous.app == request.app, let manifest = app(request.app)?.manifest {
      let carried = Succession.carried(from: previous, to: request, values, manifest)
      state.settle(carried.filter { values[$0.key] == nil })
      values = carried
    }
    return await start(
      app: request.app, intent: request.intent, values: values, phraseWords: request.phraseWords,
      after: previous?.app == request.app ? previous?.intent : nil, &state)
  }

  /// Begins a call to an app with the values that are known.
  ///
  /// - Parameters:
  ///   - phraseWords: The words of the request's phrase, which may point at what was spoken of.
  ///   - previous: The intent of the app's request that was carried out right before this one.
  ///   - isLiteral: Whether a program gave the values, whose words never point at what was spoken of.
  func start(
    app identifier: String, intent: String, values: [String: IntentValue], phraseWords: Set<String> = [],
    after previous: String? = nil, isLiteral: Bool = false, _ state: inout ConversationState
  ) async -> Move {
    guard let app = app(identifier) else { return end(.failed, Sentences.removed(name(identifier))) }
    if let move = await startAction(intent, of: app, values: values, &state) { return move }
    guard let intent = app.manifest.intent(intent)?.identifier else {
      return end(.failed, Sentences.removed(name(identifier)))
    }
    state.calls += 1
    let call = IntentCall(
      id: "\(state.id).\(state.calls)", intent: intent, parameters: values.filter { !$0.value.isEmpty },
      context: situation)
    let pending = PendingCall(app: identifier, call: call)
    guard permissions.mayUse(identifier) else { return end(.failed, Sentences.denied(app.name), pending) }
    guard !isLocked(intent, of: app) else { return end(.failed, Sentences.locked, pending) }
    let (filled, move) = await audioFilled(pending, &state)
    if let move { return move }
    switch await recalled(
      withEmergencyNumber(filled, phraseWords), phraseWords: phraseWords, after: previous,
      isLiteral: isLiteral, &state)
    {
    case .call(let pending): return await carryOn(pending, &state)
    case .unclear(let pending, let choice):
      return askWhich(choice.parameter, element: choice.element, of: choice.options, pending)
    case .missing(let sentence): return end(.failed, sentence, pending)
    }
  }

  // MARK: Several readings

  /// Asks which of several readings was meant.
  func choose(
    among readings: [Interpretation], from text: String, _ state: inout ConversationState
  ) async -> Move {
    var seen: Set<[String]> = []
    let distinct = readings.filter { seen.insert([$0.app, $0.intent]).inserted }.prefix(limits.options)
    guard let first = distinct.first else { return notUnderstood([]) }
    guard distinct.count > 1 else { return await start(first, from: text, &state) }
    let appsDiffer = Set(distinct.map(\.app)).count == distinct.count
    let intentsDiffer = Set(distinct.map(\.app)).count == 1
    let options = distinct.map { reading in
      let title = title(of: reading.intent, in: reading.app)
      let label =
        appsDiffer ? reading.appName : intentsDiffer ? title : Sentences.inApp(title, reading.appName)
      return PendingChoice.Option(
        app: reading.app, intent: reading.intent, values: reading.values, label: label,
        request: LastRequest(text, reading))
    }
    let question = PendingQuestion(
      kind: .choice, options: options.map { .string($0.label) },
      sentence: appsDiffer ? Sentences.whichApp : Sentences.whichRequest)
    return ask(PendingChoice(options: options, question: question), saying: question.sentence)
  }

  /// Asks whether a reading is meant that only resembles what was said, and would change something.
  func suggest(_ reading: Interpretation, from text: String) -> Move {
    let label = Sentences.inApp(title(of: reading.intent, in: reading.app), reading.appName)
    let option = PendingChoice.Option(
      app: reading.app, intent: reading.intent, values: reading.values, label: label,
      request: LastRequest(text, reading))
    let question = PendingQuestion(
      kind: .confirmation, options: [.string(label)], sentence: Sentences.didYouMean(label))
    return ask(PendingChoice(options: [option], question: question), saying: question.sentence)
  }

  /// What a person sees of an intent, or of an action that no app declares.
  func title(of intent: String, in identifier: String) -> String {
    guard let manifest = app(identifier)?.manifest else { return intent }
    return manifest.intent(intent)?.title ?? FindAction.named(intent, in: manifest)?.title
      ?? Sentences.capitalised(ValueWords.words(intent))
  }

  private func ask(_ choice: PendingChoice, saying sentence: String) -> Move {
    var move = ask(choice.question, nil, saying: Dialog(sentence), phase: .choosing(choice))
    let apps = Set(choice.options.map(\.app)), intents = Set(choice.options.map(\.intent))
    if apps.count == 1, let app = apps.first { move.reply.app = name(app) }
    if intents.count == 1 { move.reply.intent = intents.first }
    return move
  }

  /// Takes a sentence as the answer to which reading was meant.
  func chosen(_ text: String, _ choice: PendingChoice, _ state: inout ConversationState) async -> Move {
    let names = choice.options.map { option in
      [option.label] + (app(option.app).map { [$0.name] + $0.alternativeNames.map(\.text) } ?? [])
    }
    let meaning = AnswerReader(language: language).meaning(of: text, kind: .choice, options: names)
    switch meaning {
    case .picked(let index) where choice.options.indices.contains(index):
      let option = choice.options[index]
      if let request = option.request { return await start(request, values: option.values, &state) }
      return await start(app: option.app, intent: option.intent, values: option.values, &state)
    case .cancelled, .none, .no, .back:
      return end(.cancelled, Sentences.cancelled)
    case .again: return repeated(state)
    case .correction(let rest):
      if let request = newRequest(in: withoutInstead(rest), whenFree: true, state.memory) {
        return saying(leaving(&state), before: await start(request, from: withoutInstead(rest), &state))
      }
      fallthrough
    default:
      if let request = newRequest(in: text, whenFree: true, state.memory) {
        return saying(leaving(&state), before: await start(request, from: text, &state))
      }
      if let filled = filled(choice, with: text) {
        return await start(filled.request, values: filled.values, &state)
      }
      if choice.options.count == 1, let move = await begunInstead(text, &state) { return move }
      var choice = choice
      choice.question.attempts += 1
      guard choice.question.attempts < limits.attempts else { return end(.failed, Sentences.gaveUp()) }
      return ask(choice, saying: again(choice.question))
    }
  }

  /// The one request that was suggested with somebody or something known that it lacks: “Ana Sofia, by telephone” where it
  /// was asked whether somebody is to be called.
  private func filled(
    _ choice: PendingChoice, with text: String
  ) -> (request: LastRequest, values: [String: IntentValue])? {
    guard choice.options.count == 1, let option = choice.options.first, let request = option.request,
      let app = app(option.app), let intent = app.manifest.intent(option.intent)
    else { return nil }
    let tokens = language.tokens(in: text)
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let lead = FixedPhrases.openings(FollowUpWords.interjections, of: tokens[...]).rest
    guard let clause = lead.split(whereSeparator: { $0.kind == .punctuation }).first else { return nil }
    let words = annotated.text(of: clause.indices)
    for parameter in intent.parameters
    where parameter.type.element.isOfKnownThings && option.values[parameter.name] == nil {
      guard
        let value = reader.value(
          answering: words, for: parameter, of: option.intent, in: app, context: context),
        isKnown(value) || parameter.type.element == .person && namesSomebody(words)
      else { continue }
      return (request, option.values.merging([parameter.name: value], uniquingKeysWith: { $1 }))
    }
    return nil
  }

  /// What a sentence leads to that is no answer to a question which nobody asked for: whether a likeness is meant, or
  /// whether an app should be opened.
  func begunInstead(_ text: String, _ state: inout ConversationState) async -> Move? {
    var other = state
    other.phase = .finished(.cancelled)
    let leaving = leaving(&other)
    let move = await begin(text, &other)
    guard ![.notUnderstood, .failed].contains(move.reply.state) else { return nil }
    state = other
    return saying(leaving, before: move)
  }

  /// The request that a sentence makes by itself, when it cannot be meant as an answer.
  ///
  /// - Parameter whenFree: Whether the sentence does not fit as an answer; otherwise it must name an app.
  func newRequest(in text: String, whenFree: Bool, _ memory: ReferentMemory) -> Interpretation? {
    let reading = reader.read(text, context: context)
    guard case .accepted(let interpretation) = decision(of: reading, memory), !interpretation.isByLikeness
    else {
      return nil
    }
    // “I meant the hotel” edits no message where none was sent.
    if isFutile(interpretation, memory) { return nil }
    if interpretation.namesApp { return interpretation.score >= 0.5 ? interpretation : nil }
    let first = TurningWords.divided(language.tokens(in: text)).rest.first?.folded
    let isQuestion = first.map(TurningWords.questions.contains) ?? false
    // A question is hardly an answer, and who wants to be shown something does not answer either.
    let shows = first.map(SearchWords.wishing.contains) ?? false
    return whenFree && interpretation.score >= (shows ? 0.65 : isQuestion ? 0.7 : 0.75) ? interpretation : nil
  }

  // MARK: No reading

  /// Whether a sentence only asks what was asked before for another time: “and on Friday?”.
  private func isFragment(_ text: String) -> Bool {
    guard let followUp = FollowUp(text, in: language), followUp.lead >= .adding else {
      return false
    }
    let rest = language.annotate(followUp.rest, context: context)
    return rest.dates.contains { date in
      rest.tokens.indices.allSatisfy {
        date.tokens.contains($0) || FollowUpWords.prepositions.contains(rest.tokens[$0].folded)
      }
    }
  }
}

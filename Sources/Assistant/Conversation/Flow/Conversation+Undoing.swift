import Catalog
import IntentWire
import Language
import Understanding

/// Taking back what was done: because nothing of it was meant, or something else was.
extension Conversation {
  /// The request that takes back what was just done, where a sentence asks for that and nothing else: “put it back”.
  func undone(_ tokens: [Token], own: Decision, _ state: ConversationState) -> LastRequest? {
    let isDone = state.phase == .finished(.done) || state.said?.spoken == Sentences.tooLate
    guard isDone, let last = state.last, let manifest = app(last.app)?.manifest,
      var undoing = Undoing(last, state.memory, manifest, for: .nothingInstead)
    else { return nil }
    if let tasks = undoing.values["tasks"]?.elements, tasks.count > 1 {
      // “We've got candles already, so scrap those”: only what is named.
      let named = tasks.filter {
        place(of: language.tokens(in: $0.displayText).map(\.folded), in: tokens) != nil
      }
      if !named.isEmpty { undoing.values["tasks"] = .list(named) }
    }
    let deed = UndoWords.Deed(last.intent)
    // “No sorry undo that, it's still in the office” is no task.
    let saysWhy = tokens.dropLast().contains { $0.kind == .punctuation } && UndoWords.takesBack(tokens, deed)
    // “I do need eggs, put them back”, “take Granite Pass off again”.
    if UndoWords.takesBack(pointing(tokens, instead: last), deed) || takesBackBehindMark(tokens, deed)
      || saysWhy
    {
      return LastRequest(last, undoing)
    }
    if case .accepted(let reading) = own, reading.app == last.app, !reading.isDoubtful, !reading.isByLikeness
    {
      // “Delete that” right after something was added means just that; “cancel that” is for the app itself, where it knows
      // what to do with it.
      let isSame = reading.intent == undoing.intent && reading.intent != last.intent && namesThat(reading)
      return isSame ? LastRequest(last, undoing) : nil
    }
    let takesBack =
      UndoWords.takesBack(tokens, deed) || last.isCall && language.affirmation(tokens) == false
    return takesBack ? LastRequest(last, undoing) : nil
  }

  /// The request that takes back what was done with a thing earlier, where a sentence names it: “take Mist Lake off again”
  /// after others were added to the favorites as well.
  func takenOff(_ tokens: [Token], _ text: String, _ state: ConversationState) -> LastRequest? {
    guard state.phase == .finished(.done), let last = state.last, let app = app(last.app),
      let inverse = Undoing.inverse(of: last.intent, in: app.manifest),
      let range = ExchangeWords.leftOut(tokens),
      let parameters = app.manifest.intent(inverse)?.parameters, parameters.count == 1,
      case .entity = parameters[0].type
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: range)
    let things = state.memory.referents.filter { $0.app == last.app && $0.intent == last.intent }.flatMap(
      \.values)
    let names = things.map(
      self.words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: inverse))).names)
    guard case .one(let index) = OptionMatcher(names, language: language).match(words, places: false) else {
      return nil
    }
    var request = last
    (request.intent, request.values, request.answers) = (inverse, [parameters[0].name: things[index]], [:])
    (request.slots, request.phraseWords) = ([], [])
    return request
  }

  /// Whether the last clause of a sentence takes back what was done: “we do need them after all, put them back”.
  private func takesBackBehindMark(_ tokens: [Token], _ deed: UndoWords.Deed) -> Bool {
    guard let first = tokens.first, !TurningWords.conditions.contains(first.folded),
      !TurningWords.questions.contains(first.folded),
      let mark = tokens.dropLast().lastIndex(where: { $0.kind == .punctuation }), mark > 1
    else { return false }
    return UndoWords.takesBack(Array(tokens[(mark + 1)...]), deed)
  }

  /// Takes back what was just done and does what was meant instead, where a sentence says one after the other: “take it off
  /// again, I meant Old Mill Greenway”.
  func takenBackForOther(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    let tokens = heard.tokens
    guard let last = state.last else { return nil }
    let ends = tokens.indices.dropLast().filter { tokens[$0].kind == .punctuation }
    for end in ends {
      let rest = AnnotatedText(text: heard.said, tokens: tokens, numbers: [], dates: [])
        .text(of: end + 1..<tokens.count)
      guard CorrectionWords.parts(Array(language.tokens(in: rest)))?.isExplicit == true,
        UndoWords.takesBack(Array(tokens[..<end]), UndoWords.Deed(last.intent)),
        let back = undone(Array(tokens[..<end]), own: .refused(nearest: []), state)
      else { continue }
      let move = await start(back, values: back.values, &state)
      guard move.phase == .finished(.done) else { return move }
      (state.last, state.phase) = (last, move.phase)
      guard let other = followUp(rest, own: .refused(nearest: []), state) else { return move }
      return saying(move.reply.spoken, before: await start(other.reading, from: other.text, &state))
    }
    return nil
  }

  /// The words of a sentence with “it” in the place of the name of the one thing that the request before was about.
  ///
  /// Nothing is left where the sentence does not name it.
  private func pointing(_ tokens: [Token], instead last: LastRequest) -> [Token] {
    let names = last.values.merging(last.answers, uniquingKeysWith: { $1 }).values
      .filter { $0.elements.count == 1 }
      .map { language.tokens(in: $0.displayText).map(\.folded) }.filter { !$0.isEmpty }
    for name in names.sorted(by: { $0.count > $1.count }) {
      guard tokens.count > name.count, let start = place(of: name, in: tokens) else { continue }
      var first = start
      if first > 0, FollowUpWords.determiners.contains(tokens[first - 1].folded) { first -= 1 }
      guard let it = language.tokens(in: "it").first else { continue }
      return Array(tokens[..<first]) + [it] + Array(tokens[(start + name.count)...])
    }
    return []
  }

  /// Where words begin that stand in a sentence one behind the other; `nil` where they do not.
  private func place(of name: [String], in tokens: [Token]) -> Int? {
    guard !name.isEmpty else { return nil }
    return tokens.indices.dropLast(name.count - 1).first {
      tokens[$0...].prefix(name.count).map(\.folded) == name
    }
  }

  /// Whether a request has one value, which only points at what was spoken of.
  private func namesThat(_ reading: Interpretation) -> Bool {
    let values = reading.evidence.uses.filter { $0.parameter != nil && $0.start < $0.end }
    return values.count == 1
      && AnswerWords.singular.union(AnswerWords.plural).contains(values[0].text.lowercased())
  }

  /// Begins a request, after the call was ended that it takes the place of.
  func startInstead(
    _ reading: Interpretation, from text: String, said: String, _ state: inout ConversationState
  ) async -> Move {
    let ended = await endedBefore(reading, said, &state)
    return saying(ended, before: await start(reading, from: text, &state))
  }

  /// Ends the call that was just begun, where a refusal leads to something else: “no, don't call, text her”.
  ///
  /// - Returns: What is said of it.
  private func endedBefore(
    _ request: Interpretation, _ said: String, _ state: inout ConversationState
  ) async -> String {
    let tokens = language.tokens(in: said)
    guard state.phase == .finished(.done), let last = state.last, last.isCall, !request.onlyLooks,
      request.intent != last.intent, let first = tokens.first?.folded, FollowUpWords.refusals.contains(first),
      let manifest = app(last.app)?.manifest,
      let undoing = Undoing(last, state.memory, manifest, for: .nothingInstead),
      request.intent != undoing.intent
    else { return "" }
    return await tookBack(last, undoing, &state) ?? ""
  }

  /// Begins the request before once more with another value, after it was ended where it goes on: “I meant 45 minutes” of a
  /// workout.
  func begunAnew(_ request: LastRequest, _ state: inout ConversationState) async -> Move {
    var back = ""
    if let last = state.last, last.intent == "INStartWorkoutIntent", let manifest = app(last.app)?.manifest,
      let undoing = Undoing(last, state.memory, manifest, for: .somethingElse)
    {
      back = await tookBack(last, undoing, &state) ?? ""
    }
    let values = request.values.merging(request.answers, uniquingKeysWith: { $1 })
    return saying(back, before: await start(request, values: values, &state))
  }

  /// Takes a request back beside another that is to be carried out.
  ///
  /// - Returns: What is said of it; `nil` when it cannot be taken back without asking.
  private func tookBack(
    _ last: LastRequest, _ undoing: Undoing, _ state: inout ConversationState
  ) async -> String? {
    var trial = state
    let request = LastRequest(last, undoing)
    let back = await start(request, values: request.values, &trial)
    if case .suspended(_, _, let suspension) = back.phase { await release(suspension) }
    guard back.phase == .finished(.done) else { return nil }
    (state.memory, state.calls) = (trial.memory, trial.calls)
    return back.reply.spoken
  }

  /// What is said to who wants to call something off when it is done: how it can be taken back.
  func tooLate(_ state: ConversationState) -> String {
    guard state.phase == .finished(.done), let last = state.last, let manifest = app(last.app)?.manifest,
      Undoing(last, state.memory, manifest, for: .nothingInstead) != nil
    else { return Sentences.nothingToCancel }
    return Sentences.tooLate
  }

  /// The request to go on with what was just paused: “ok, carry on”, which other apps could be meant by as well.
  func resuming(
    _ tokens: [Token], _ text: String, own: Decision, _ state: ConversationState
  ) -> Interpretation? {
    guard state.phase == .finished(.done), let last = state.last, last.intent.contains("Pause"),
      let manifest = app(last.app)?.manifest, let intent = Undoing.inverse(of: last.intent, in: manifest),
      // “Resume my workout” after the music was paused means no music.
      [nil, noun(of: last.intent)].contains(matterNamed(in: tokens, own: own))
    else { return nil }
    let start = LeadingWords.end(of: tokens)
    let core = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(
      of: start..<tokens.count)
    let words = UndoWords.goesOn(tokens[start...]) ? [core, UndoWords.resuming] : [core]
    for text in words {
      if case .accepted(let reading) = reader.read(text, in: last.app, context: context).decision,
        reading.intent == intent, reading.values.isEmpty, reading.score >= Self.leastScore
      {
        return reading
      }
    }
    return nil
  }

  /// Carries out a request that changes the one before; what is no longer meant of that is taken back.
  ///
  /// - Parameter said: What the person said to change it.
  func redo(
    _ reading: Interpretation, from text: String, said: String, _ state: inout ConversationState
  ) async -> Move {
    var reading = reading
    guard state.phase == .finished(.done), let last = state.last, last.app == reading.app,
      last.intent == reading.intent, let manifest = app(last.app)?.manifest
    else { return await start(reading, from: text, &state) }
    // What was settled for a value that stays is not asked for again.
    for (name, answer) in last.answers where reading.values[name] == last.values[name] {
      reading.values[name] = answer
    }
    guard reading.intent == "INStartWorkoutIntent" || corrects(said) || counts(said, last),
      var undoing = Undoing(last, state.memory, manifest, for: .somethingElse)
    else { return await start(reading, from: text, &state) }
    if let tasks = undoing.values["tasks"] {
      let (gone, added) = difference(tasks.elements, last, reading)
      guard !gone.isEmpty else { return await start(reading, from: text, &state) }
      undoing.values["tasks"] = .list(gone)
      if !added.isEmpty { reading.values["taskTitles"] = .list(added) }
    } else if undoing.intent == reading.intent {
      let before = last.values.merging(last.answers, uniquingKeysWith: { $1 })
      // “No, not done” is about the same task.
      guard reading.values["targetTask"]?.displayText != before["targetTask"]?.displayText else {
        return await start(reading, from: text, &state)
      }
    }
    // Where it cannot be taken back, what is meant is done all the same.
    let back = await tookBack(last, undoing, &state) ?? ""
    return saying(back, before: await start(reading, from: text, &state))
  }

  /// Whether a sentence says that something else was meant, rather than something more.
  private func corrects(_ text: String) -> Bool {
    if ExchangeWords.parts(language.tokens(in: text)) != nil { return true }
    guard let followUp = FollowUp(text, in: language) else { return false }
    return followUp.corrects || followUp.lead == .changing && !followUp.narrows
  }

  /// What is no longer on a list that was changed, and what is new on it.
  private func difference(
    _ before: [IntentValue], _ last: LastRequest, _ reading: Interpretation
  ) -> (gone: [IntentValue], added: [IntentValue]) {
    let now = reading.values["taskTitles"]?.elements ?? []
    let values = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    guard reading.values["targetTaskList"]?.displayText == values["targetTaskList"]?.displayText else {
      return (before, now)
    }
    func has(_ values: [IntentValue], _ value: IntentValue) -> Bool {
      values.contains { $0.displayText.lowercased() == value.displayText.lowercased() }
    }
    let added = now.filter { !has(before, $0) }
    let gone = before.filter { !has(now, $0) }
    guard before.count > 1, now.count == 1, gone.count == before.count else { return (gone, added) }
    // “Make that three packs of candles” is about the candles alone.
    return (gone.filter { old in added.contains { isSameThing(old, $0) } }, added)
  }

  /// Whether all words of a thing are among those of another: “candles” in “three packs of candles”.
  private func isSameThing(_ one: IntentValue, _ other: IntentValue) -> Bool {
    func forms(_ value: IntentValue) -> Set<String> {
      Set(language.tokens(in: value.displayText).map { language.lemma(of: $0.folded) })
    }
    return forms(one).isSubset(of: forms(other))
  }
}

extension LastRequest {
  /// Whether the request began a call.
  fileprivate var isCall: Bool { intent.hasPrefix("INStart") && intent.hasSuffix("CallIntent") }

  /// The memory of the request that takes another one back.
  init(_ last: LastRequest, _ undoing: Undoing) {
    self = last
    intent = undoing.intent
    values = undoing.values
    answers = [:]
    slots = []
    phraseWords = []
    choice = nil
    foundNothing = nil
  }
}

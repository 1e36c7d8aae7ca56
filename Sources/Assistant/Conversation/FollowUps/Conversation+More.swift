import Catalog
import IntentWire
import Language
import Understanding

/// What a person says in few words after a request, and which goes on with what it led to.
extension Conversation {
  /// The request for one of the things that were just listed to choose from: “the green one” after the kinds of ride.
  func pickedOption(_ text: String, _ state: ConversationState) -> LastRequest? {
    guard state.phase == .finished(.done), let last = state.last,
      let (intent, parameter) = Succession.picking[last.intent],
      let manifest = app(last.app)?.manifest, manifest.intent(intent) != nil,
      let shown = state.memory.referents.last(where: { $0.app == last.app && $0.intent == last.intent }),
      shown.values.count > 1
    else { return nil }
    let tokens = language.tokens(in: text)
    guard let parts = CorrectionWords.parts(tokens), parts.name.isEmpty else { return nil }
    let said = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    let words = words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    // “Book the cheapest” picks one by what is known of it.
    let quality = SuperlativeWords.quality(
      Array(tokens.drop { $0.kind == .punctuation || FollowUpWords.beforeOne.contains($0.folded) }))
    let named = OptionMatcher(shown.values.map(words.names), language: language).match(said)
    let best = quality?.best(of: shown.values)
    let index: Int? = if case .one(let index) = named { index } else { best }
    guard let index, case .record(let record) = shown.values[index] else { return nil }
    var picked = last
    picked.intent = intent
    picked.slots = []
    picked.phraseWords = []
    let before = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    let declared = Set(manifest.intent(intent)?.parameters.map(\.name) ?? [])
    picked.values = before.filter { declared.contains($0.key) }
    picked.values[parameter] = .spoken(SpokenText(record.fields["name"]?.text ?? record.display.title))
    picked.answers = [:]
    return picked
  }

  /// The request to add things that are only named, right after a list was made or added to: “balloons and candles”.
  func bareItems(
    _ text: String, _ tokens: [Token], own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last, let parameter = Self.lists[last.intent],
      let items = items(text, tokens),
      // “No, two lemons” is no more than was added, and “2 litres” is as much as there is to be of the milk.
      FollowUp(text, in: language)?.corrects != true, !counts(text, last)
    else { return nil }
    switch own {
    case .refused: break
    // What was learnt takes three things for a new list, or for what is on photos.
    case .accepted(let reading)
    where reading.isByLikeness
      && (reading.app == last.app ? reading.isDoubtful : reading.score < Self.surestOfNames):
      break
    case .accepted(let reading):
      guard reading.app == last.app, reading.intent == "INAddTasksIntent", !reading.namesApp,
        reading.values["targetTaskList"] == nil,
        !reading.evidence.uses.contains(where: { $0.role == "phrase" })
      else { return nil }
    case .ambiguous: return nil
    }
    let values = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    guard let list = values[parameter]?.displayText, !list.isEmpty else { return nil }
    let sentence = language.clauses.listLabel.replacing("{list}", with: list).replacing("{}", with: items)
    guard
      case .accepted(let reading) = reader.read(sentence, in: last.app, context: context).decision,
      reading.intent == "INAddTasksIntent", !reading.isDoubtful
    else { return nil }
    var whole = reading
    // The list is that one, whatever its words are like.
    whole.values["targetTaskList"] = values[parameter]
    return (sentence, whole)
  }

  /// The look at what was looked at last, where it is only asked how many there are of it: “how many photos are there?”.
  func countedAgain(_ tokens: [Token], own: Decision, _ state: ConversationState) -> LastRequest? {
    let words = FixedPhrases.openings(FollowUpWords.interjections, of: tokens[...]).rest
      .filter { $0.kind == .word }.map(\.folded)
    guard state.phase == .finished(.done), let last = state.last, Interpretation.onlyLooks(last.intent),
      !last.values.isEmpty
    else { return nil }
    // “Which one is the cheapest” of the rides that were listed shows them once more, with what is known of them.
    if Succession.picking[last.intent] != nil, case .refused = own, SuperlativeWords.quality(tokens) != nil {
      return last
    }
    guard words.starts(with: ["how", "many"]) else { return nil }
    if words.allSatisfy(FollowUpWords.counting.contains) { return last }
    guard case .accepted(let reading) = own, reading.app == last.app, reading.intent == last.intent,
      reading.values.isEmpty
    else { return nil }
    return last
  }

  /// The request to see the whole list in which something was looked for: “what else is on it?” after “is milk on there?”.
  func whatElse(_ tokens: [Token], _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    guard RemarkWords.asksWhatElse(tokens), let last = state.last,
      let parameter = Self.lists[last.intent] ?? Self.listsLookedAt[last.intent],
      case let values = last.values.merging(last.answers, uniquingKeysWith: { $1 }),
      let list = values[parameter]?.displayText, !list.isEmpty
    else { return nil }
    let sentence = "\(SearchWords.whatIsOn) \(list)"
    guard case .accepted(let reading) = reader.read(sentence, in: last.app, context: context).decision,
      reading.onlyLooks, !reading.isByLikeness, !reading.isDoubtful
    else { return nil }
    return (sentence, reading)
  }

  /// The request for some of what the one before was for all of: “just the milk” after “delete everything on the list”.
  func narrowed(_ text: String, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    guard let last = state.last, let followUp = FollowUp(text, in: language),
      followUp.narrows, !followUp.chooses
    else { return nil }
    for sentence in FollowUpSentences(last, language: language).some(followUp) {
      guard let reading = reading(of: sentence, like: last), !reading.isByLikeness, !reading.isDoubtful,
        reading.values.contains(where: { last.values[$0.key] == nil }),
        last.values.contains(where: { reading.values[$0.key] == nil })
      else { continue }
      return (sentence, reading)
    }
    return nil
  }

  /// The score from which what was learnt is sure of words that are only named.
  private static let surestOfNames = 0.75

  /// The parameter that holds the list, by the requests after which things may be named alone.
  private static let lists = [
    "INCreateTaskListIntent": "title", "INAddTasksIntent": "targetTaskList",
  ]
  /// Where other requests name the list that they are about.
  private static let listsLookedAt = [
    "INSearchForNotebookItemsIntent": "title", "INDeleteTasksIntent": "taskList",
  ]

  /// The things that words only name, which are no sentence and nothing that people say to each other.
  ///
  /// One thing alone needs an “and” before it.
  private func items(_ text: String, _ tokens: [Token]) -> String? {
    guard let followUp = FollowUp(text, in: language, closings: language.fillerSuffixes + FollowUpWords.too),
      followUp.lead <= .adding, (1...16).contains(followUp.words.count)
    else { return nil }
    let words = followUp.words
    guard !tokens.contains(where: { $0.folded == "?" }),
      !language.isCancellation(tokens), language.affirmation(tokens) == nil,
      !words.contains(where: { FollowUpWords.persons.contains($0.folded) || $0.folded.contains("'") }),
      let first = words.first?.folded, !TurningWords.questions.contains(first),
      !FollowUpWords.leads.contains(first), first != "the"
    else { return nil }
    let startsWithAmount = language.numbers(in: words).first?.tokens.lowerBound == 0 && words.count > 1
    let isAdded = followUp.lead == .adding && words.count <= 6
    return language.looseItems(in: words).count > 1 || startsWithAmount || isAdded ? followUp.rest : nil
  }
}

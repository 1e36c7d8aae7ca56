import IntentWire
import Language
import Understanding

/// Things that go from one list to another, which no intent does at once.
extension Conversation {
  /// The requests to put a thing where it goes and to take it off where it was: “move the rain jacket from packing to
  /// camping”; `nil` where a sentence moves nothing.
  ///
  /// - Parameter whole: What it means as one request: “transfer 100 dollars from checking to savings” is one.
  func moved(
    _ text: String, _ tokens: [Token], whole: Decision, _ state: ConversationState
  ) -> [String]? {
    guard let parts = MovingWords.parts(tokens, polite: language.fillerPrefixes) else { return nil }
    switch whole {
    case .refused: break
    case .accepted(let reading) where Self.ofLists.contains(reading.intent): break
    case .accepted(let reading) where reading.isByLikeness || reading.isDoubtful: break
    case .accepted, .ambiguous: return nil
    }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let thing = annotated.text(of: parts.thing)
    let source = parts.source.flatMap { list($0, annotated, state) } ?? listAddedTo(thing, state)
    guard let source, let target = list(parts.target, annotated, state) else { return nil }
    let requests = [(language.clauses.listLabel, target), (language.clauses.listTaking, source)].map {
      $0.replacing("{list}", with: $1).replacing("{}", with: thing)
    }
    let readings = requests.map { reader.read($0, context: context).decision }
    guard case .accepted(let putting) = readings[0], case .accepted(let taking) = readings[1],
      putting.intent == Self.adding, taking.intent == Self.deleting,
      putting.app == taking.app, !putting.isDoubtful, !taking.isDoubtful
    else { return nil }
    return requests
  }

  /// The name of a list in words for it: “hardware store” of “the hardware store one”, or the one that was spoken of.
  private func list(_ range: Range<Int>, _ text: AnnotatedText, _ state: ConversationState) -> String? {
    var range = range
    while let first = range.first, FollowUpWords.articles.contains(text.tokens[first].folded) {
      range = range.dropFirst()
    }
    if range.count == 1, FollowUpWords.referents.contains(text.tokens[range.lowerBound].folded) {
      return state.memory.latest(["INTaskList"])?.values.last?.displayText
    }
    while range.count > 1, let last = range.last, MovingWords.nouns.contains(text.tokens[last].folded) {
      range = range.dropLast()
    }
    return range.isEmpty ? nil : text.text(of: range)
  }

  /// The list on which a thing was just put.
  private func listAddedTo(_ thing: String, _ state: ConversationState) -> String? {
    guard state.phase == .finished(.done), let last = state.last, last.intent == Self.adding else {
      return nil
    }
    let values = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    let said = Set(language.tokens(in: thing).map(\.folded)).subtracting(FollowUpWords.articles)
    let isThere = values["taskTitles"]?.elements.contains { title in
      let words = Set(language.tokens(in: title.displayText).map(\.folded))
      return !words.isEmpty && words.isSubset(of: said)
    }
    return isThere == true ? values["targetTaskList"]?.displayText : nil
  }

  private static let (adding, deleting) = ("INAddTasksIntent", "INDeleteTasksIntent")
  /// What a sentence that moves a thing may seem to be.
  private static let ofLists: Set<String> = [adding, deleting, "INSetTaskAttributeIntent"]
}

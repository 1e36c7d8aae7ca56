import Catalog
public import IntentWire
import Language
import Understanding

// Things with names that came up without being handed over: they were shown, or named in what nobody understood.
extension Conversation {
  /// Returns the state of a conversation that knows the things whose names an app shows, where its answer held none of
  /// them: “open that one” after a search that opens the app.
  ///
  /// - Parameters:
  ///   - state: The state after a request that brought an app to the front.
  ///   - scene: What the app shows since.
  ///   - identifier: The app's bundle identifier.
  /// - Returns: `nil` where nothing is new.
  public func knowing(
    shownIn scene: SnippetNode, of identifier: String, _ state: ConversationState
  ) -> ConversationState? {
    guard let last = state.last, last.app == identifier,
      !state.memory.referents.contains(where: { $0.app == identifier && $0.intent == last.intent })
    else { return nil }
    var places: [String: Int] = [:]
    var open = [scene]
    while let node = open.popLast() {
      if let text = node.text, places[text] == nil { places[text] = places.count }
      open += node.children.reversed()
    }
    // In the order in which they are seen, because “the second one” may follow.
    let shown = entities(of: identifier).compactMap { thing in places[thing.display.title].map { ($0, thing) }
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
    guard !shown.isEmpty else { return nil }
    var state = state
    state.memory.note(
      named: IntentCall(
        id: "", intent: last.intent, parameters: ["shown": .list(shown.map(IntentValue.entity))]),
      in: identifier)
    return state
  }

  /// Remembers the one thing that a sentence names which nobody understands: “print a map of Old Mill Greenway”, and then
  /// “just open it”.
  func noteThing(_ heard: HeardSentence, _ state: inout ConversationState) {
    let words = heard.tokens.filter { $0.kind == .word }.map(\.folded)
    // An app may tell of very many things: only what begins as a word of the sentence is looked at closely.
    let letters = Set(words.compactMap(\.first))
    var named: [(app: String, thing: EntityReference)] = []
    for app in apps {
      for thing in entities(of: app.identifier)
      where thing.display.title.first?.lowercased().first.map(letters.contains) ?? false {
        let title = language.tokens(in: thing.display.title).filter { $0.kind == .word }.map(\.folded)
        // One word is too little to be a name for certain.
        guard title.count > 1, words.contains(title) else { continue }
        named.append((app.identifier, thing))
      }
    }
    // A song and its album may have one name.
    guard let (app, thing) = named.last,
      named.allSatisfy({ $0.app == app && $0.thing.display.title == thing.display.title })
    else { return }
    state.memory.note(
      named: IntentCall(id: "", intent: "", parameters: ["thing": .entity(thing)]), in: app)
  }

  /// The opening of what was spoken of, where somebody wants to see it in its app: “show it me in the app”.
  func openedInApp(
    _ tokens: [Token], own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard isNoRequest(own), SearchWords.wantsInApp(tokens) else { return nil }
    return pronounced(SearchWords.openIt, own: .refused(nearest: []), state)
  }

  /// The things that an app tells, type by type.
  private func entities(of identifier: String) -> [EntityReference] {
    let entities = vocabularies[identifier]?.entities ?? [:]
    return entities.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

extension [String] {
  /// Whether others stand in them one after the other.
  fileprivate func contains(_ others: [String]) -> Bool {
    guard count >= others.count else { return false }
    return (0...(count - others.count)).contains { self[$0..<$0 + others.count].elementsEqual(others) }
  }
}

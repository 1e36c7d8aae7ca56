import IntentWire
import Language
import Understanding

/// Questions about one of the things that an app has just shown, which the assistant answers itself.
extension Conversation {
  /// One of the things without names of their own that were just shown, told with all that is known of it: “who was the last
  /// one from?” after messages were read, “when did it come?” after one was.
  ///
  /// Things with names are asked about in their app.
  func toldOfListed(_ tokens: [Token], own: Decision, _ state: inout ConversationState) -> Move? {
    guard state.phase == .finished(.done), let last = state.last, Interpretation.onlyLooks(last.intent),
      let shown = state.memory.referents.last(where: { Self.nameless.contains($0.type) }),
      shown.app == last.app, shown.intent == last.intent,
      let thing = StatusWords.askedThing(tokens, among: shown.values, language)
    else { return nil }
    if case .accepted(let reading) = own, reading.namesApp { return nil }
    state.memory.note(pointed: thing)
    return self.shown(thing, of: last.app)
  }

  /// Types of things that have no names.
  private static let nameless: Set<String> = ["INMessage", "INCallRecord"]
}

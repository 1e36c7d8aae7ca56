public import IntentWire

extension Conversation {
  /// Takes a request that a program makes instead of a person with a sentence.
  ///
  /// It goes the same way as a sentence that means the same: values are resolved, questions asked, what cannot be
  /// undone is confirmed. But its words are what they are: “it”, “both” and “the last” point at nothing, as no person
  /// pointed with them. The person's answers to its questions are turns of the same conversation; a question that
  /// was open before is dropped.
  ///
  /// - Parameters:
  ///   - intent: The intent's class or type name.
  ///   - app: The app's bundle identifier.
  ///   - parameters: The values by parameter; words that the app must resolve are ``IntentValue/string(_:)``.
  ///   - state: Where the conversation stands.
  public func perform(
    _ intent: String, in app: String, parameters: [String: IntentValue], state: ConversationState
  ) async -> (Reply, ConversationState) {
    var state = state
    if case .suspended(_, _, let suspension) = state.phase { await release(suspension) }
    let move = await start(app: app, intent: intent, values: parameters, isLiteral: true, &state)
    return ended(move, state)
  }
}

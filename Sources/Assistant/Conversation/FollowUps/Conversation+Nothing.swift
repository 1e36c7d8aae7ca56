import Catalog
import IntentWire
import Understanding

/// What follows a search that found nothing.
extension Conversation {
  /// What is said of a request that points at what the one before it found, where that was nothing: “call the last one
  /// back”.
  func missing(
    _ request: LastRequest, _ values: [String: IntentValue], after previous: LastRequest?
  ) -> String? {
    guard previous?.app == request.app, !request.phraseWords.isDisjoint(with: FollowUpWords.pointingAtFound),
      let reference = Reference.of(request.intent).first(where: {
        $0.sources == nil && $0.type != "INTaskList" && $0.isMeant(in: values, words: request.phraseWords)
      })
    else { return nil }
    return words(for: PendingCall(app: request.app, call: IntentCall(id: "", intent: request.intent)))
      .missing(reference.type)
  }

  /// Those of whom messages were looked for, who can be written to although nothing was found: “reply that I'm in” after “what
  /// did the Climbing Crew write?”.
  func lookedForWriters(_ previous: LastRequest?, for request: LastRequest) -> [String: IntentValue]? {
    guard let previous, previous.intent == "INSearchForMessagesIntent",
      request.intent == "INSendMessageIntent"
    else { return nil }
    if let senders = previous.values["senders"], !senders.isEmpty { return ["recipients": senders] }
    return previous.values["speakableGroupNames"]?.elements.first.map { ["speakableGroupName": $0] }
  }
}

extension IntentOutcome {
  /// Whether the outcome of a search holds none of what was looked for; `nil` for what is no search.
  func foundNothing(as intent: String) -> Bool? {
    guard Interpretation.onlyLooks(intent), status == .success || status == .ready else { return nil }
    return !response.values.contains { value in
      value.elements.contains {
        switch $0 {
        case .record, .entity, .person, .file: true
        default: false
        }
      }
    }
  }
}

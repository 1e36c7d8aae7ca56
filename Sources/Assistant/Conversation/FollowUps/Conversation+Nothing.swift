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

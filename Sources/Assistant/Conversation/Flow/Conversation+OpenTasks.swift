import IntentWire
import Language

/// Questions for what is still to be done, without saying of what.
extension Conversation {
  /// The list that was spoken of, where a question for what is open on it names none: “so what's left?”.
  func listSpokenOf(by request: LastRequest, _ state: ConversationState) -> IntentValue? {
    let known = ["title", "content", "groupName"]
    let words = language.tokens(in: request.text).filter { token in
      token.kind == .word && !FollowUpWords.interjections.contains([token.folded])
    }
    if case .finished(let end) = state.phase, end != .done { return nil }
    guard request.intent == "INSearchForNotebookItemsIntent",
      request.values["status"] != nil,
      known.allSatisfy({ request.values[$0] == nil }), words.count <= Self.mostWordsOfWhatIsLeft
    else { return nil }
    for before in ([state.last].compactMap(\.self) + (state.earlier ?? []).reversed()) {
      guard before.app == request.app else { return nil }
      if let name = before.namedList, !name.isEmpty { return .spoken(SpokenText(name)) }
    }
    return nil
  }

  /// The most words of such a question.
  private static let mostWordsOfWhatIsLeft = 3
}

extension LastRequest {
  /// The list of tasks that the request names, or that was settled for it.
  var namedList: String? {
    ["targetTaskList", "taskList", "title"].lazy.compactMap { (answers[$0] ?? values[$0])?.displayText }.first
  }
}

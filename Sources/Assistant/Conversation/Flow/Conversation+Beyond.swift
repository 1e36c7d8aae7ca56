import IntentWire
import Language
import Understanding

/// What is beyond the apps although a phrase fits.
extension Conversation {
  /// Whether a request is for something that was shown, with which its app can do nothing: photos are neither sent in a
  /// message nor taken off a list.
  func isBeyond(_ reading: Interpretation, _ tokens: [Token], _ state: ConversationState) -> Bool {
    guard let last = state.last, last.app != reading.app, Interpretation.onlyLooks(last.intent),
      state.phase == .finished(.done), !reading.namesApp
    else { return false }
    switch reading.intent {
    case "INSendMessageIntent":
      // “Text Grace that” is no text either.
      let final = tokens.last { $0.kind != .punctuation }?.folded
      let points = reading.values["content"] == nil && final.map(FollowUpWords.toBeSent.contains) ?? false
      let isPointer =
        reading.values["content"] != nil && reading.withoutPointing(after: state).values["content"] == nil
      return (points || isPointer) && state.lastSent?.intent != reading.intent
    case "INDeleteTasksIntent":
      let points = tokens.contains {
        AnswerWords.plural.contains($0.folded) || ["one", "ones"].contains($0.folded)
      }
      return points && reading.values["taskList"] == nil && reading.evidence.scores["knownWords"] ?? 0 == 0
    default: return false
    }
  }
}

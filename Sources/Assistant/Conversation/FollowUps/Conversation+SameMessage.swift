import IntentWire
import Language
import Understanding

/// The message that was sent last, for somebody else.
extension Conversation {
  /// The request to send it to somebody else as well, be they one or a group: “same to Grace”.
  func sameMessage(
    to followUp: FollowUp, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard followUp.lead == .asking, let last = state.last, let sent = state.lastSent,
      sent.intent == Self.sending, case .string(let content)? = state.sentContent
    else { return nil }
    let sentence = language.clauses.message.replacing("{name}", with: followUp.rest)
      .replacing("{}", with: content)
    guard case .accepted(let reading) = reader.read(sentence, in: last.app, context: context).decision,
      reading.intent == Self.sending, !reading.isDoubtful, reading.values["content"] == .string(content),
      reading.values["speakableGroupName"] != nil || areKnown(reading.values["recipients"])
    else { return nil }
    return (sentence, reading)
  }

  /// Whether a value is people whom the person knows: not the “dinner” of “what about dinner”.
  private func areKnown(_ people: IntentValue?) -> Bool {
    guard let people = people?.elements, !people.isEmpty else { return false }
    return people.allSatisfy { namesSomebody($0.displayText) }
  }

  private static let sending = "INSendMessageIntent"
}

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

  /// The request to send it to one more who is known: “yes, and add Ana Sofia”.
  func addedAddressee(
    _ followUp: FollowUp, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), state.last?.intent == Self.sending,
      let verb = followUp.words.first, FollowUpWords.putting.contains(verb.folded),
      let name = followUp.words.dropFirst().first, let last = followUp.words.last
    else { return nil }
    let words = followUp.text(from: name.range.lowerBound, to: last.range.upperBound)
    guard namesSomebody(words, clearly: true),
      var other = FollowUp(words, in: language)
    else { return nil }
    other.lead = .asking
    return sameMessage(to: other, state)
  }

  /// Whether a value is people whom the person knows: not the “dinner” of “what about dinner”.
  private func areKnown(_ people: IntentValue?) -> Bool {
    guard let people = people?.elements, !people.isEmpty else { return false }
    return people.allSatisfy { namesSomebody($0.displayText) }
  }

  private static let sending = "INSendMessageIntent"
}

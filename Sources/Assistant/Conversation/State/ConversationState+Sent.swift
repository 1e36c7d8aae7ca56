import IntentWire

extension ConversationState {
  /// The request that came last; the one before where it only changed or took back the message that this had sent.
  var lastSent: LastRequest? {
    guard let last, FollowUpWords.ofWhatWasSent.contains(last.intent) else { return last }
    return earlier?.last { $0.app == last.app && !FollowUpWords.ofWhatWasSent.contains($0.intent) } ?? last
  }

  /// What the message says that was sent last, as it was changed since.
  var sentContent: IntentValue? {
    guard let last, let sent = lastSent else { return nil }
    return last.values["editedContent"] ?? sent.answers["content"] ?? sent.values["content"]
  }

  /// The group to which something was written just now, or whose messages were looked at.
  var groupWrittenTo: String? {
    let name = "speakableGroupName"
    if let group = lastSent.flatMap({ $0.answers[name] ?? $0.values[name] }) { return group.displayText }
    let looked = last?.values["speakableGroupNames"]?.elements ?? []
    return looked.count == 1 ? looked.first?.displayText : nil
  }
}

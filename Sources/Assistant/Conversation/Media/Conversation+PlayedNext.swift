import IntentWire
import Language
import Understanding

/// What is to be heard after what was just asked for.
extension Conversation {
  /// The request to play something next: “and after that Blue Lantern” where something plays.
  func playedNext(
    _ text: String, _ tokens: [Token], _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last, last.plays,
      let start = QueueWords.startOfNext(tokens)
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(
      of: start..<tokens.count)
    let sentence = QueueWords.playNext(words)
    guard case .accepted(let reading) = reader.read(sentence, in: last.app, context: context).decision,
      reading.plays, reading.values["queueLocation"] != nil
    else { return nil }
    return (sentence, reading)
  }
}

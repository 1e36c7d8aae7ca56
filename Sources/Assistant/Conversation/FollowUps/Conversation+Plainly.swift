import IntentWire
import Language

/// Sentences that only make sense after others, said so that they make sense alone.
extension Conversation {
  /// A sentence with what it means in the place of what it only touches upon.
  func plainly(_ sentence: String, after state: ConversationState) -> String {
    guard let last = state.last else { return sentence }
    let text = withoutSetback(withOther(FollowUpWords.pointing(sentence), state))
    let tokens = language.tokens(in: text)
    if Self.ofMessages.contains(last.intent), let same = ShortWords.sameMessage(tokens, text) { return same }
    return ShortWords.askedOfNamed(tokens, text) ?? text
  }

  /// A sentence without the words that something led to nothing: “no answer, try her work number”.
  private func withoutSetback(_ text: String) -> String {
    let tokens = language.tokens(in: text)
    let rest = FixedPhrases.openings(FollowUpWords.setbacks, of: tokens[...]).rest
    guard rest.count > 1, rest.count < tokens.count, tokens[rest.startIndex - 1].kind == .punctuation else {
      return text
    }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
  }

  /// A sentence with the name of the one that was not chosen: “tell the other Chris” after one of two was.
  private func withOther(_ text: String, _ state: ConversationState) -> String {
    let tokens = language.tokens(in: text)
    guard let said = ShortWords.otherNamed(tokens) else { return text }
    let requests = [state.last].compactMap(\.self) + (state.earlier ?? []).reversed()
    guard let other = requests.lazy.compactMap(\.choice).first?.other.displayText,
      said.name == "one" && said.range.lowerBound > 0
        || language.tokens(in: other).contains(where: { $0.folded == said.name })
    else { return text }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).replacing(
      said.range, with: other)
  }

  /// Requests after which a message can be sent to somebody else as well.
  private static let ofMessages = FollowUpWords.ofWhatWasSent.union(["INSendMessageIntent"])
}

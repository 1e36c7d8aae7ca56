/// Phrases and rules that were parsed already: of many apps that say the same, each is read once.
final class ParsedPhrases {
  private var nodes: [String: PhraseNode] = [:]

  /// Reads a phrase, or takes what was read of it before.
  func parse(_ phrase: String) throws(PhraseSyntaxError) -> PhraseNode {
    if let node = nodes[phrase] { return node }
    let node = try PhraseParser.parse(phrase)
    nodes[phrase] = node
    return node
  }
}

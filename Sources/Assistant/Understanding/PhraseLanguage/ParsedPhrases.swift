/// Phrases, rules and names that were read already: of many apps that say the same, each is read once.
final class ParsedPhrases {
  private var nodes: [String: PhraseNode] = [:]
  private var whole: [String: PhrasePart] = [:]
  private var parts: [String: [PhrasePart]] = [:]
  private var words: [String: [String]] = [:]

  /// Reads a phrase, or takes what was read of it before.
  func parse(_ phrase: String) throws(PhraseSyntaxError) -> PhraseNode {
    if let node = nodes[phrase] { return node }
    let node = try PhraseParser.parse(phrase)
    nodes[phrase] = node
    return node
  }

  /// A rule or phrase as one part, the same each time.
  func part(of phrase: String) throws(PhraseSyntaxError) -> PhrasePart {
    if let known = whole[phrase] { return known }
    let made = PhrasePart(try parse(phrase))
    whole[phrase] = made
    return made
  }

  /// The parts of a phrase, the same ones each time.
  func parts(of phrase: String) throws(PhraseSyntaxError) -> [PhrasePart] {
    if let known = parts[phrase] { return known }
    let made = try parse(phrase).parts.map(PhrasePart.init)
    parts[phrase] = made
    return made
  }

  /// The folded words of a name or a title.
  func words(of text: String) -> [String] {
    if let known = words[text] { return known }
    let split = PhraseWords.split(text)
    words[text] = split
    return split
  }
}

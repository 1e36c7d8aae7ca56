import Language

/// The words of a phrase, cut and folded as the words of a sentence are.
enum PhraseWords {
  private static let tokenizer = Tokenizer()

  /// Returns the folded words; marks are left out.
  static func split(_ text: String) -> [String] {
    // Nearly every piece is one plain lower-case word, for which the tokenizer has nothing to do.
    if text.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) { return text.isEmpty ? [] : [text] }
    return tokenizer.tokens(in: text).filter { $0.kind != .punctuation }.map(\.folded)
  }
}

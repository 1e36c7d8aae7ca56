/// Splits text into words, numbers and marks with exact source offsets.
///
/// White space and control characters separate tokens and belong to none. Words keep inner apostrophes
/// ("don't"); hyphens are tokens of their own ("List-o-Mat" is five tokens). Digits keep inner marks
/// ("5:30", "3.5", "1,200") and an ordinal ending ("2nd"), but no other letters ("5pm" is two tokens).
/// An emoji sequence is one symbol, and each Han or Hiragana character is one word. The cost is linear in
/// the length of the text.
///
/// ```swift
/// let tokens = Tokenizer().tokens(in: "Call Ana at 5:30pm")
/// // Call · Ana · at · 5:30 · pm
/// ```
public struct Tokenizer: Sendable {
  private let ordinalEndings: [[UInt8]]

  /// Creates a tokenizer for English text.
  public init() {
    self.init(ordinalEndings: EnglishNumberWords.ordinalEndings)
  }

  /// Creates a tokenizer that keeps the given endings attached to digits.
  public init(ordinalEndings: [String]) {
    self.ordinalEndings = ordinalEndings.map { Array($0.utf8) }
  }

  /// Returns the tokens of the text, in order.
  public func tokens(in text: String) -> [Token] {
    scan(text).tokens
  }

  /// The tokens, and how many times the scanner looked at a character: the measure of its cost.
  func scan(_ text: String) -> (tokens: [Token], looks: Int) {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = TokenScanner(bytes: bytes, ordinalEndings: ordinalEndings)
      scanner.run()
      return (scanner.tokens, scanner.looks)
    }
  }
}

/// A piece of text between separators: a word, a number, or one mark.
public struct Token: Sendable, Hashable {
  /// What a token is made of.
  public enum Kind: Sendable, Hashable {
    /// Letters, with inner apostrophes and digits ("don't", "mp3").
    case word
    /// Digits with their inner marks ("5:30", "3.5", "1,200") and ordinal ending ("2nd").
    case number
    /// A mark that structures a sentence: full stop, comma, bracket, quote, dash, slash.
    case punctuation
    /// Any other mark: currency, operators, "&", "@", emoji.
    case symbol
  }

  /// The token as written.
  public var text: String
  /// The token in lower case, without diacritics, with plain apostrophes and ASCII digits.
  public var folded: String
  /// The UTF-8 offsets of the token in the source text.
  public var range: Range<Int>
  /// What the token is made of.
  public var kind: Kind
  /// Whether `folded` is another word than the written one, because that is a slip of it.
  public var isMended: Bool

  /// Creates a token.
  public init(text: String, folded: String, range: Range<Int>, kind: Kind, isMended: Bool = false) {
    self.text = text
    self.folded = folded
    self.range = range
    self.kind = kind
    self.isMended = isMended
  }

  /// Whether the token ends where `next` begins, with nothing between them.
  public func touches(_ next: Token) -> Bool { range.upperBound == next.range.lowerBound }
}

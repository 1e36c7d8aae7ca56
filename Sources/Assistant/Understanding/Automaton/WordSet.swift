/// Some words of phrases, as bits: two words may share one, so it holds at least what was put into it.
struct WordSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No word.
  init() {}

  private init(low: UInt64) { self.low = low }

  /// The end of a phrase, which every sentence has ahead.
  static let end = WordSet(low: 1)
  /// The name of an app.
  static let appName = WordSet(low: 2)
  /// A date or a recurrence.
  static let date = WordSet(low: 4)
  /// A number.
  static let number = WordSet(low: 8)
  /// An amount with its unit.
  static let quantity = WordSet(low: 16)
  /// Words of a vocabulary.
  static let known = WordSet(low: 32)

  /// A word of the lexicon; no word for a negative number.
  init(_ word: Int32) {
    guard word >= 0 else { return }
    let bit = 6 + (UInt64(word) &* 0x9E37_79B9_7F4A_7C15 >> 32) % 122
    if bit < 64 { low = 1 << bit } else { high = 1 << (bit - 64) }
  }

  /// Adds what another set holds.
  ///
  /// - Returns: whether that is more.
  @discardableResult
  mutating func formUnion(_ other: WordSet) -> Bool {
    let before = self
    low |= other.low
    high |= other.high
    return self != before
  }

  /// Whether no word can be in both.
  @inline(__always)
  func isDisjoint(with other: WordSet) -> Bool { low & other.low | high & other.high == 0 }
}

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

  /// A word of the lexicon; no word for a negative number.
  init(_ word: Int32) {
    guard word >= 0 else { return }
    let bit = 2 + (UInt64(word) &* 0x9E37_79B9_7F4A_7C15 >> 32) % 126
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

extension WordSet {
  /// The words that stand at each place of a sentence and behind it, with the app's name where it is mentioned.
  static func ahead(in sentence: Sentence, _ mention: AppMention?) -> [WordSet] {
    var ahead = [WordSet](repeating: .end, count: sentence.count + 2)
    for place in stride(from: sentence.count - 1, through: 0, by: -1) {
      ahead[place] = ahead[place + 1]
      ahead[place].formUnion(WordSet(sentence.words[place]))
      ahead[place].formUnion(WordSet(sentence.nearWords[place]))
      if place == mention?.name.lowerBound { ahead[place].formUnion(.appName) }
    }
    return ahead
  }
}

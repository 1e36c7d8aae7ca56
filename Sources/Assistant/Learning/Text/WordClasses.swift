/// Finds the classes of words that every model knows without training: numbers, months, countries and the like.
struct WordClasses: Sendable {
  static let english = WordClasses(EnglishWordClasses.classes)

  /// The classes of a phrase of one, two or three words, by the hash of its words.
  private var classes: [UInt64: UInt64] = [:]
  private let count: Int
  private var longer: Set<UInt64> = []

  private init(_ lists: [[String]]) {
    count = lists.count
    for (index, list) in lists.enumerated() {
      for phrase in list {
        let hashes = TokenizedText(phrase).tokens.map(\.word)
        guard let first = hashes.first, hashes.count <= 3 else { continue }
        var hash = first
        for next in hashes.dropFirst() {
          longer.insert(hash)
          hash = FeatureHash.combine(30, hash, next)
        }
        let bit = hashes.count > 1 ? index + lists.count : index
        classes[hash, default: 0] |= 1 << UInt64(bit)
      }
    }
  }

  /// Returns the classes of every word of a text as bits.
  func bits(of text: TokenizedText) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: text.tokens.count)
    for start in bits.indices {
      bits[start] |= digits(text, start)
      var hash = text.tokens[start].word
      if let found = classes[hash] { bits[start] |= found }
      var end = start + 1
      while end < bits.count, end < start + 3, longer.contains(hash) {
        hash = FeatureHash.combine(30, hash, text.tokens[end].word)
        end += 1
        guard let found = classes[hash] else { continue }
        for index in start..<end { bits[index] |= found }
      }
    }
    return bits
  }

  /// The class of a number in digits: a year, up to 12, up to 60, larger.
  private func digits(_ text: TokenizedText, _ index: Int) -> UInt64 {
    let letters = text.bytes[text.tokens[index].letters]
    guard letters.count <= 9, letters.allSatisfy({ $0 &- 0x30 < 10 }) else { return 0 }
    let value = letters.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    let kind =
      letters.count == 4 && (1900...2030).contains(value) ? 0 : value <= 12 ? 1 : value <= 60 ? 2 : 3
    return 1 << UInt64(2 * count + kind)
  }
}

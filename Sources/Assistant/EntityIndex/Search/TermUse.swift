/// A term of a segment that stands for a word of a query.
struct TermUse {
  /// The number of the term.
  var term: Int
  /// How well it fits the word, up to 256.
  var factor: Int
  /// What it adds that the term is the whole of a name.
  var bonus: Int

  /// What the term is worth at a level.
  func worth(_ level: Int, _ values: UnsafePointer<Int>) -> Int {
    factor &* values[level] &+ (level == Int(WordLevel.wholeName) ? bonus : 0)
  }
}

/// A word of a query, with everything that stands for it.
struct QueryWord {
  /// The word itself.
  var bytes: [UInt8]
  /// Its dictionary form, which may be the word itself.
  var lemma: [UInt8]
  /// Whether longer words that begin with it count.
  var isBeginning: Bool
  /// Whether it is a character or two of a longer run, or a picture, which nobody misspells.
  var isPiece = false
  /// Words that mean something like it or are spelled like it, with how well they fit.
  var others: [(bytes: [UInt8], factor: Int)] = []

  /// How well a form of the same word fits.
  private static func factor(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard Segment.begins(long, short) else { return 232 }
    let rest = long[short.count...]
    return rest.elementsEqual([0x73]) || rest.elementsEqual([0x65, 0x73]) ? 248 : 232
  }

  /// The terms of a segment that stand for the word, each once.
  ///
  /// - Parameter isAlone: Whether a name that is nothing but the word counts more.
  func terms(in segment: Segment, isAlone: Bool) -> [TermUse] {
    var uses: [TermUse] = []
    func add(_ term: Int, _ factor: Int, _ bonus: Int = 0) {
      if let known = uses.firstIndex(where: { $0.term == term }) {
        if uses[known].factor < factor { uses[known].factor = factor }
      } else {
        uses.append(TermUse(term: term, factor: factor, bonus: bonus))
      }
    }
    bytes.withUnsafeBufferPointer { word in
      if let term = segment.index(of: word) { add(term, 256, isAlone ? Worth.wholeName : 0) }
      lemma.withUnsafeBufferPointer { lemma in
        if !Segment.isEqual(lemma, word), let term = segment.index(of: lemma) {
          add(term, Self.factor(word, lemma))
        }
        for entry in segment.entries(ofLemma: lemma) {
          let form = segment.form(entry)
          add(form, Self.factor(word, segment.term(form)))
        }
      }
      for other in others {
        other.bytes.withUnsafeBufferPointer {
          if let term = segment.index(of: $0) { add(term, other.factor) }
        }
      }
      if isBeginning {
        let first = segment.firstTerm(notBefore: word)
        let end = segment.endOfTerms(beginningWith: word, from: first)
        let known = uses
        for term in first..<end {
          let factor = Self.beginningFactor(word.count, of: segment.term(term).count)
          if known.contains(where: { $0.term == term }) {
            add(term, factor)
          } else {
            uses.append(TermUse(term: term, factor: factor, bonus: 0))
          }
        }
      }
    }
    return uses
  }

  /// How well a longer word fits of which a part was typed.
  static func beginningFactor(_ typed: Int, of length: Int) -> Int { 150 + 80 * typed / max(1, length) }
}

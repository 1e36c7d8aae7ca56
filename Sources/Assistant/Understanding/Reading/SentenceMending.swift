import Language

/// Mends how a sentence was typed or said, before anything is read from it.
///
/// Words that lack their apostrophe get it, words that ran together are parted, and what a person said twice by accident
/// or took back at once (“at five, no wait, six”) is left out. The tokens keep their places in the text.
struct SentenceMending {
  /// Words by what is written in their place.
  private let contractions: [String: String]
  /// Digits by their words.
  private let digits: [String: String]
  private let stutters: Set<String>
  private let titles: Set<String>
  private let corrections: WordSequences
  private let doubts: WordSequences
  private let repairs: WordSequences
  /// Joining words that also end a name.
  let heads: Set<String>
  /// Words at the edges of a value that are no part of it.
  let hedges: Set<String>
  private let asides: WordSequences

  init(_ slips: CommonPhrases.Slips) {
    var contractions: [String: String] = [:]
    for pair in slips.contractions.split(separator: " ") {
      let sides = pair.split(separator: "=").map(String.init)
      if sides.count == 2 { contractions[sides[0]] = sides[1] }
    }
    self.contractions = contractions
    digits = Dictionary(
      slips.digits.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
        .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    stutters = Grammar.words(slips.stutters)
    titles = Grammar.words(slips.titles)
    let sequences = { (text: String) in
      text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    }
    corrections = WordSequences(sequences(slips.corrections))
    doubts = WordSequences(sequences(slips.corrections) + sequences(slips.doubts))
    repairs = WordSequences(sequences(slips.doubts) + sequences(slips.repairs))
    heads = Grammar.words(slips.heads)
    hedges = Grammar.words(slips.hedges)
    asides = WordSequences(sequences(slips.asides))
  }

  /// Tokens, and whether they are others than before.
  struct Result {
    var tokens: [Token]
    var isChanged = false
    /// The tokens before which something was left out.
    var gaps: Set<Int> = []
  }

  /// Mends the tokens of a sentence.
  ///
  /// - Parameters:
  ///   - isKnown: Whether a word occurs in phrases or in what apps know.
  ///   - isPhraseWord: Whether it occurs in phrases.
  ///   - isPause: Whether it is a sound that people make while they think.
  ///   - reader: The language.
  func mended(
    _ tokens: [Token], reader: any LanguageReader, isKnown: (String) -> Bool, isPhraseWord: (String) -> Bool,
    isPause: (String) -> Bool
  ) -> Result {
    var result = Result(tokens: [])
    result.tokens.reserveCapacity(tokens.count)
    let dialled = dialled(tokens)
    result.isChanged = dialled.count < tokens.count
    for token in dialled {
      if let last = result.tokens.last, last.folded == token.folded, stutters.contains(token.folded) {
        result.tokens.removeLast()
        result.gaps.insert(result.tokens.count)
        result.isChanged = true
      }
      // “play um play the one called …”
      if result.tokens.count > 1, token.kind == .word, isPause(result.tokens[result.tokens.count - 1].folded),
        result.tokens[result.tokens.count - 2].folded == token.folded
      {
        result.tokens.removeLast(2)
        result.gaps.insert(result.tokens.count)
        result.isChanged = true
      }
      // “Mr. Becker” is one name.
      if token.folded == ".", let last = result.tokens.last, last.touches(token), titles.contains(last.folded)
      {
        result.isChanged = true
        continue
      }
      guard token.kind == .word else {
        result.tokens.append(token)
        continue
      }
      if let whole = contractions[token.folded] {
        result.tokens.append(Token(text: token.text, folded: whole, range: token.range, kind: .word))
        result.isChanged = true
      } else if token.isMended, case let written = Folding.fold(token.text), isKnown(written) {
        // An app knows it as it stands.
        result.tokens.append(Token(text: token.text, folded: written, range: token.range, kind: .word))
        result.isChanged = true
      } else if let parts = parted(token, reader, isKnown, isPhraseWord) {
        result.tokens += parts
        result.isChanged = true
      } else {
        result.tokens.append(token)
      }
    }
    return result
  }

  /// The least digits that are one number when they are said one by one.
  private static let leastDigits = 6

  /// The tokens with the digits of a number that were said one by one as one: “five five five oh one four seven”.
  private func dialled(_ tokens: [Token]) -> [Token] {
    guard tokens.count >= Self.leastDigits else { return tokens }
    var found: [Token] = []
    var place = 0
    while place < tokens.count {
      let run = tokens[place...].prefix { digit($0) != nil }
      guard run.count >= Self.leastDigits, let first = run.first, let last = run.last else {
        found.append(tokens[place])
        place += 1
        continue
      }
      let number = run.compactMap(digit).joined()
      found.append(
        Token(
          text: number, folded: number, range: first.range.lowerBound..<last.range.upperBound, kind: .number))
      place += run.count
    }
    return found
  }

  private func digit(_ token: Token) -> String? {
    token.kind == .word
      ? digits[token.folded] : token.kind == .number && token.text.count == 1 ? token.text : nil
  }

  /// The longest word that is looked at for two that ran together.
  private static let longest = 24

  /// The two words that ran together in one that nobody knows (“callmaria”, “tothe”).
  private func parted(
    _ token: Token, _ reader: any LanguageReader, _ isKnown: (String) -> Bool,
    _ isPhraseWord: (String) -> Bool
  ) -> [Token]? {
    let letters = Array(token.folded.utf8)
    guard letters.count >= 5, letters.count <= Self.longest, letters.count == token.range.count,
      letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }), !isKnown(token.folded), !reader.isWord(token.folded)
    else { return nil }
    for cut in stride(from: letters.count - 2, through: 2, by: -1) {
      let left = String(decoding: letters[..<cut], as: UTF8.self)
      guard isPhraseWord(left), cut > 2 || stutters.contains(left) else { continue }
      let right = String(decoding: letters[cut...], as: UTF8.self)
      guard isKnown(right), right.count > 2 || stutters.contains(right) else { continue }
      let middle = token.range.lowerBound + cut
      let text = Array(token.text.utf8)
      return [
        Token(
          text: String(decoding: text[..<cut], as: UTF8.self), folded: left,
          range: token.range.lowerBound..<middle, kind: .word),
        Token(
          text: String(decoding: text[cut...], as: UTF8.self), folded: right,
          range: middle..<token.range.upperBound, kind: .word),
      ]
    }
    return nil
  }

  /// The part of a value that is meant, where a person corrected it: “milk no wait bread” is bread.
  ///
  /// - Returns: the tokens behind the last correction inside the range; the range itself without one.
  func meant(_ range: Range<Int>, in tokens: [Token]) -> Range<Int> {
    var start = range.lowerBound
    var place = range.lowerBound + 1
    while place < range.upperBound - 1 {
      if let length = corrections.match(tokens, at: place), place + length < range.upperBound {
        place += length
        start = place
      }
      place += 1
    }
    return start..<range.upperBound
  }

  /// The number of words at a place that take back what stands before them; `nil` for none.
  func correction(_ tokens: [Token], at place: Int) -> Int? { corrections.match(tokens, at: place) }

  /// The number of words at a place that say nothing at the beginning of a value; `nil` for none.
  func aside(_ tokens: [Token], at place: Int) -> Int? { asides.match(tokens, at: place) }

  /// The number of words at a place that may take back what stands before them; `nil` for none.
  func repair(_ tokens: [Token], at place: Int) -> Int? { repairs.match(tokens, at: place) }

  /// Where a correction between two things of one kind ends that begins at a place; `nil` when none begins there.
  func doubt(_ tokens: [Token], at place: Int) -> Int? { doubts.match(tokens, at: place).map { place + $0 } }
}

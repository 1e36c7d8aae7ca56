internal import Foundation
internal import WordVectors

/// A text cut into words and marks, with everything about them that features are made of.
struct TokenizedText: Sendable {
  /// A word, a number or a mark.
  struct Token: Sendable {
    /// Where it begins and ends, in Unicode scalars of the text.
    var start: Int
    var end: Int
    /// Where its letters are in `bytes`.
    var letters: Range<Int>
    /// Its spelling reduced to kinds of characters.
    var shape: UInt64
    /// The hash of its letters, with digits made alike in longer numbers.
    var word: UInt64
    /// Where its pieces are in `pieces`.
    var pieces: Range<Int>
  }

  /// The letters of all tokens in lower case without accents, with nothing between them.
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []
  /// The pieces of words that have a vector.
  private(set) var pieces: [Int] = []

  /// How many Unicode scalars of a text are read.
  static let limit = 2_000

  /// Cuts a text.
  ///
  /// Runs of letters, digits and low lines are words; every other character that is no white space is a mark. Text
  /// beyond the limit is left out, so that no input costs more than its first part.
  init(_ text: String, limit: Int = limit) {
    bytes.reserveCapacity(text.utf8.count)
    tokens.reserveCapacity(16)
    var offset = 0
    var start = -1
    var letters = 0
    var shape = Shape()
    func close(_ end: Int, _ tokens: inout [Token], _ bytes: [UInt8]) {
      guard start >= 0 else { return }
      if letters < bytes.count {
        tokens.append(
          Token(
            start: start, end: end, letters: letters..<bytes.count, shape: shape.hash, word: 0, pieces: 0..<0)
        )
      }
      start = -1
    }
    for scalar in text.unicodeScalars {
      if offset >= limit { break }
      let kind = Self.kind(of: scalar)
      if kind != .word || start < 0 {
        close(offset, &tokens, bytes)
        if kind != .space {
          (start, letters) = (offset, bytes.count)
          shape = Shape()
        }
      }
      if kind != .space { append(scalar) }
      if kind != .space { shape.add(scalar) }
      offset += 1
      if kind == .mark { close(offset, &tokens, bytes) }
    }
    close(offset, &tokens, bytes)
    finish()
  }

  /// Joins words of texts to a new text, of which only the words count and not where they are.
  init(_ parts: [(text: TokenizedText, words: Range<Int>)]) {
    for (text, words) in parts {
      for var token in text.tokens[words] {
        let (letters, own) = (bytes.count, pieces.count)
        bytes += text.bytes[token.letters]
        pieces += text.pieces[token.pieces]
        token.letters = letters..<bytes.count
        token.pieces = own..<pieces.count
        tokens.append(token)
      }
    }
  }

  /// The text without one of its words.
  func without(_ word: Int) -> TokenizedText {
    TokenizedText([(self, 0..<word), (self, word + 1..<tokens.count)])
  }

  private enum Kind { case word, mark, space }

  @inline(__always)
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    if value < 0x80 {
      if value &- 0x61 < 26 || value &- 0x41 < 26 || value &- 0x30 < 10 || value == 0x5F { return .word }
      return value == 0x20 || value &- 9 < 5 || value &- 0x1C < 4 ? .space : .mark
    }
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    if properties.isAlphabetic || properties.numericType != nil { return .word }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .letterNumber: return .word
    default: return .mark
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      bytes.append(value &- 0x41 < 26 ? UInt8(value | 0x20) : UInt8(value))
      return
    }
    for part in String(scalar).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    where part.properties.generalCategory != .nonspacingMark {
      bytes.append(contentsOf: UTF8.encode(part) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func finish() {
    let vectors = WordVectors.shared
    for index in tokens.indices {
      let letters = tokens[index].letters
      tokens[index].word = Self.word(bytes[letters])
      let before = pieces.count
      if let vectors { pieces += vectors.pieces(of: String(decoding: bytes[letters], as: UTF8.self)) }
      tokens[index].pieces = before..<pieces.count
    }
  }

  /// The hash of a word; in words of more than two characters all digits are alike.
  static func word(_ letters: ArraySlice<UInt8>) -> UInt64 {
    let isLong = letters.count > 2
    var hash = FeatureHash.seed
    for byte in letters { hash = FeatureHash.step(hash, isLong && byte &- 0x30 < 10 ? 0x30 : byte) }
    return FeatureHash.finish(hash)
  }
}

/// The kinds of characters of a word: runs cut to two, at most six kinds; a number keeps up to five digits.
private struct Shape {
  private var kinds: UInt64 = 0
  private var count = 0
  private var last: UInt64 = 0
  private var run = 0
  private var digits = 0
  private var length = 0

  mutating func add(_ scalar: Unicode.Scalar) {
    let kind: UInt64
    let value = scalar.value
    if value &- 0x61 < 26 {
      kind = 1
    } else if value &- 0x41 < 26 {
      kind = 2
    } else if value &- 0x30 < 10 {
      kind = 3
      digits += 1
    } else if value < 0x80 {
      kind = 8 + UInt64(value)
    } else {
      kind = scalar.properties.isUppercase ? 2 : scalar.properties.isAlphabetic ? 1 : 4
    }
    length += 1
    run = kind == last ? run + 1 : 1
    last = kind
    guard run <= 2, count < 6 else { return }
    kinds = kinds &* 257 &+ kind
    count += 1
  }

  var hash: UInt64 { digits == length ? UInt64(1000 + min(digits, 5)) : FeatureHash.finish(kinds) }
}

/// A text cut into words and what stands between them, with sentences, paragraphs and what is known of each word.
///
/// Everything in the text belongs to exactly one unit, in order. Contractions are one word ("don't"), and a hyphen
/// parts two. What is known of words is English; the words of other scripts have no class. The cost is linear.
public struct TaggedText: Sendable {
  /// A piece of a text.
  public struct Unit: Sendable, Hashable {
    /// What a piece is.
    public enum Kind: Sendable, Hashable {
      /// A word or number.
      case word
      /// A mark that structures a sentence.
      case punctuation
      /// White space.
      case whitespace
      /// Any other character.
      case other
    }
    /// Where the piece lies.
    public var range: Range<String.Index>
    /// What the piece is.
    public var kind: Kind
    /// What is known of a word.
    public var tag: WordTag?
    /// The index of the sentence.
    public var sentence: Int
  }

  /// The text.
  public let text: String
  /// The pieces of the text.
  public let units: [Unit]
  /// The sentences, each with the white space that follows it.
  public let sentences: [Range<String.Index>]
  /// The paragraphs, each with its line break.
  public let paragraphs: [Range<String.Index>]
  /// The likeliest language as a code; `nil` when nothing points to one.
  public let dominantLanguage: String?

  /// Cuts a text and tags its words as English.
  public init(_ text: String) {
    var text = text
    // Offsets in bytes are only good in a native string.
    text.makeContiguousUTF8()
    self.text = text
    paragraphs = Self.paragraphs(of: text)
    let sentences = Self.sentences(of: text, paragraphs)
    self.sentences = sentences
    units = Self.units(of: text, sentences)
    dominantLanguage = LanguageGuess.dominant(in: text)
  }

  private static func units(of text: String, _ sentences: [Range<String.Index>]) -> [Unit] {
    let tokens = Tokenizer().tokens(in: text)
    let bytes = text.utf8
    var units: [Unit] = []
    units.reserveCapacity(tokens.count * 2 + 1)
    var offset = 0
    var index = text.startIndex
    var sentence = 0
    var firstOfSentence = 0
    func add(_ end: Int, _ kind: Unit.Kind) {
      guard end > offset else { return }
      let next = bytes.index(index, offsetBy: end - offset)
      while sentence + 1 < sentences.count, index >= sentences[sentence].upperBound { sentence += 1 }
      units.append(Unit(range: index..<next, kind: kind, tag: nil, sentence: sentence))
      (offset, index) = (end, next)
    }
    var places: [Int] = []
    for token in tokens {
      add(token.range.lowerBound, .whitespace)
      switch token.kind {
      case .word, .number: add(token.range.upperBound, .word)
      case .punctuation: add(token.range.upperBound, .punctuation)
      case .symbol: add(token.range.upperBound, .other)
      }
      places.append(units.count - 1)
    }
    add(bytes.count, .whitespace)
    // Each sentence is tagged by itself, so that its first word has no words before it.
    while firstOfSentence < tokens.count {
      var end = firstOfSentence
      while end < tokens.count, units[places[end]].sentence == units[places[firstOfSentence]].sentence {
        end += 1
      }
      let tags = English().tags(of: Array(tokens[firstOfSentence..<end]))
      for (offset, tag) in tags.enumerated() where units[places[firstOfSentence + offset]].kind == .word {
        units[places[firstOfSentence + offset]].tag = tag
      }
      firstOfSentence = end
    }
    return units
  }

  private static func paragraphs(of text: String) -> [Range<String.Index>] {
    var paragraphs: [Range<String.Index>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index].isNewline {
        paragraphs.append(start..<next)
        start = next
      }
      index = next
    }
    if start < text.endIndex { paragraphs.append(start..<text.endIndex) }
    return paragraphs
  }

  /// Sentences end at a full stop, question or exclamation mark that white space follows, and with the paragraph.
  private static func sentences(of text: String, _ paragraphs: [Range<String.Index>]) -> [Range<String.Index>]
  {
    var sentences: [Range<String.Index>] = []
    for paragraph in paragraphs {
      var start = paragraph.lowerBound
      var index = start
      while index < paragraph.upperBound {
        var next = text.index(after: index)
        defer { index = next }
        guard terminators.contains(text[index]) else { continue }
        while next < paragraph.upperBound, terminators.contains(text[next]) || closers.contains(text[next]) {
          next = text.index(after: next)
        }
        let isWide = wideTerminators.contains(text[index])
        guard next < paragraph.upperBound, isWide || text[next].isWhitespace,
          text[index] != "." || !isAbbreviation(before: index, in: text, from: start)
        else { continue }
        while next < paragraph.upperBound, text[next].isWhitespace { next = text.index(after: next) }
        // "approx. five": a small letter goes on with the sentence.
        if text[index] == ".", next < paragraph.upperBound, text[next].isLowercase { continue }
        sentences.append(start..<next)
        start = next
      }
      if start < paragraph.upperBound { sentences.append(start..<paragraph.upperBound) }
    }
    return sentences
  }

  private static let terminators: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "।"]
  private static let wideTerminators: Set<Character> = ["。", "！", "？", "।"]
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]

  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "jr", "sr", "vs", "etc", "inc", "ltd", "no", "e.g", "i.e", "a.m",
    "p.m",
    "approx", "dept", "est", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sept", "oct", "nov", "dec",
  ]

  private static func isAbbreviation(before index: String.Index, in text: String, from start: String.Index)
    -> Bool
  {
    var begin = index
    var length = 0
    while begin > start, length < 8 {
      let previous = text.index(before: begin)
      guard text[previous].isLetter || text[previous] == "." else { break }
      (begin, length) = (previous, length + 1)
    }
    let word = text[begin..<index]
    // "J. Smith"
    return length == 1 && word.first?.isUppercase == true
      || abbreviations.contains(Folding.fold(String(word)))
  }
}

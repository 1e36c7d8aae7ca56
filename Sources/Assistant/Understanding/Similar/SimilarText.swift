import Language
import WordVectors

/// A request or a phrase, made ready for comparison: without its app's name and without politeness.
struct SimilarText: Sendable {
  /// The words that are left.
  let words: [String]
  /// Where they point as words of any text.
  let vector: [Float]
  /// Where they point as words of a request.
  let request: [Float]
  /// Where each word points by itself as a word of a request, one after the other, each of length 1.
  let wordVectors: [Float]
  /// How much each word counts.
  let wordWeights: [Float]
  /// How many values it leaves open, which take up words of a request.
  let openValues: Int
  /// Whether it asks for an answer rather than for something to be done.
  let isQuestion: Bool
  /// The groups of related words that it speaks of; other telling words have numbers of their own.
  let concepts: [Concept]
  /// What it does.
  let actions: SimilarLexicon.Actions
  /// Whether its opening turns it round.
  let isNegated: Bool
  /// The sequences of three letters in its words, in order and each once.
  let trigrams: [UInt32]

  /// What words stand for.
  enum Concept: Sendable, Hashable {
    /// A group of related words, by its number.
    case group(Int32)
    /// A word that is in no group, in its dictionary form.
    case word(String)
  }

  /// The most words that are looked at.
  static let maximumWords = 40

  init(
    _ text: [String], openValues: Int = 0, lexicon: SimilarLexicon, vectors: WordVectors,
    requests: RequestVectors
  ) {
    self.openValues = openValues
    words = Array(lexicon.withoutPoliteness(Array(text.prefix(Self.maximumWords))))
    let pieces = words.map(vectors.pieces)
    vector = vectors.embed(pieces: Array(pieces.joined())[...])
    var sum = [Float](repeating: 0, count: requests.dimensions)
    var wordVectors: [Float] = []
    var wordWeights: [Float] = []
    for pieces in pieces {
      let own = requests.vector(of: pieces)
      for index in sum.indices { sum[index] += own[index] }
      wordWeights.append(RequestVectors.similarity(own, own).squareRoot())
      wordVectors += RequestVectors.unit(own)
    }
    request = RequestVectors.unit(sum)
    self.wordVectors = wordVectors
    self.wordWeights = wordWeights
    isQuestion = words.first.map { !lexicon.asked(by: $0).isEmpty } ?? false
    isNegated = lexicon.isNegated(words)
    let forms = words.map(lexicon.forms)
    var concepts: [Concept] = []
    var covered = [Bool](repeating: false, count: words.count)
    var actions: (start: Int, end: Int, actions: SimilarLexicon.Actions) = (words.count, 0, [])
    for place in words.indices {
      for hit in lexicon.hits(at: place, in: forms) {
        if hit.concept >= 0 {
          let concept = Concept.group(hit.concept)
          if !concepts.contains(concept) { concepts.append(concept) }
          for index in place..<hit.end { covered[index] = true }
          continue
        }
        covered[place] = true
        // The earliest words say what a request does, and of these the longest.
        guard place <= Self.lastActionPlace, place <= actions.start else { continue }
        if place < actions.start || hit.end > actions.end {
          actions = (place, hit.end, hit.actions)
        } else if hit.end == actions.end {
          actions.actions.formUnion(hit.actions)
        }
      }
    }
    for (index, word) in words.enumerated()
    where !covered[index] && !lexicon.isSmall(word)
      && word.utf8.first.map({ !(0x30...0x39).contains($0) }) ?? false
    {
      let concept = Concept.word(forms[index].last ?? word)
      if !concepts.contains(concept) { concepts.append(concept) }
    }
    self.concepts = concepts
    let known = actions.actions.isEmpty ? words.first.map(lexicon.asked) ?? [] : actions.actions
    self.actions = known
    trigrams = Self.trigrams(words)
  }

  /// The last place at which a word says what a request does.
  private static let lastActionPlace = 3

  private static func trigrams(_ words: [String]) -> [UInt32] {
    var found: [UInt32] = []
    for word in words {
      var last: UInt32 = UInt32(UInt8(ascii: "^"))
      for letter in Array(word.utf8) + [UInt8(ascii: "$")] {
        last = (last << 8 | UInt32(letter)) & 0xFF_FFFF
        if last > 0xFFFF { found.append(last) }
      }
    }
    found.sort()
    var before: UInt32 = 0
    found.removeAll { sequence in
      defer { before = sequence }
      return sequence == before
    }
    return found
  }

  /// How alike the spelling of two texts is, 0 to 1.
  func spelling(_ other: SimilarText) -> Float {
    guard !trigrams.isEmpty, !other.trigrams.isEmpty else { return 0 }
    var (common, left, right) = (0, 0, 0)
    while left < trigrams.count, right < other.trigrams.count {
      let (one, two) = (trigrams[left], other.trigrams[right])
      if one == two { common += 1 }
      if one <= two { left += 1 }
      if two <= one { right += 1 }
    }
    return Float(common) / (Float(trigrams.count) * Float(other.trigrams.count)).squareRoot()
  }
}

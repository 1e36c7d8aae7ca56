import Language
import WordVectors

/// The words of the word vectors, to find those that mean something like another.
struct MeaningTable: Sendable {
  /// How alike two words must be at least, up to 1.
  static let leastLikeness: Float = 0.55
  /// The most words that stand for another one.
  static let most = 24

  /// The table, built when it is first needed.
  ///
  /// It is `nil` only where the program's data are damaged.
  static let shared = WordVectors.shared.map { MeaningTable($0) }

  private let vectors: WordVectors
  private var words: [String] = []
  /// The directions of the words, 128 numbers each, in 127ths.
  private var rows: [Int8] = []

  private init(_ vectors: WordVectors) {
    self.vectors = vectors
    for piece in 0..<vectors.count {
      guard let word = vectors.word(piece), word.utf8.count > 2, word.utf8.allSatisfy({ $0 &- 0x61 < 26 }),
        let row = Self.row(vectors.vector(of: piece))
      else { continue }
      words.append(word)
      rows.append(contentsOf: row)
    }
  }

  /// The words that are nearest to a word, with how well they fit, the best first; not those with the same lemma.
  func nearest(to word: QueryWord) -> [(bytes: [UInt8], factor: Int)] {
    let text = String(decoding: word.bytes, as: UTF8.self)
    guard text.utf8.count > 2, let wanted = Self.row(vectors.embed(text)) else { return [] }
    let least = Int32(Self.leastLikeness * 127 * 127)
    var found: [(likeness: Int32, word: Int)] = []
    wanted.withUnsafeBufferPointer { wanted in
      rows.withUnsafeBufferPointer { rows in
        for index in words.indices {
          var likeness: Int32 = 0
          let start = index &* WordVectors.dimensions
          for place in 0..<WordVectors.dimensions {
            likeness &+= Int32(wanted[place]) &* Int32(rows[start &+ place])
          }
          if likeness >= least { found.append((likeness, index)) }
        }
      }
    }
    found.sort { $0.likeness == $1.likeness ? $0.word < $1.word : $0.likeness > $1.likeness }
    let language = English()
    let lemma = String(decoding: word.lemma, as: UTF8.self)
    return found.prefix(Self.most).filter { language.lemma(of: words[$0.word]) != lemma }.map {
      (Array(words[$0.word].utf8), Int($0.likeness) * 150 / (127 * 127))
    }
  }

  /// How alike a query and an item are, up to 1.
  func likeness(_ query: [Float], _ text: String) -> Float {
    max(0, WordVectors.similarity(query, vectors.embed(text)))
  }

  /// The direction of a text.
  func direction(_ text: String) -> [Float] { vectors.embed(text) }

  private static func row(_ vector: [Float]) -> [Int8]? {
    var square: Float = 0
    for number in vector { square += number * number }
    guard square > 0 else { return nil }
    let factor = 127 / square.squareRoot()
    return vector.map { Int8(max(-127, min(127, ($0 * factor).rounded()))) }
  }
}

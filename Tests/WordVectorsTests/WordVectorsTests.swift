import Testing

@testable import WordVectors

/// The vectors of words against the test vectors that came with their table.
@Suite("Word vectors")
struct WordVectorsTests {
  private let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.shared) }

  @Test(
    "Text is divided into pieces as the table's description says",
    arguments: [
      ("Open Favorites in Trails", [402, 18694, 71, 7678], 1.000),
      ("Show my favorite Trails", [337, 98, 3511, 7678], 0.748),
      ("open my saved hikes", [402, 98, 3623, 27687], 0.576),
      ("cancel my flight", [15580, 98, 1533], 0.053),
      ("what's the ETA?", [126, 6, 56, 68, 25848, 30], 0.052),
      ("Café déjà vu", [5737, 211, 1971, 22736], 0.103),
    ] as [(String, [Int], Float)])
  func pieces(text: String, pieces: [Int], similarity: Float) {
    #expect(vectors.pieces(of: text) == pieces)
    let first = vectors.embed("Open Favorites in Trails")
    #expect(abs(WordVectors.similarity(first, vectors.embed(text)) - similarity) < 0.0006)
  }

  @Test("A sentence has the components that the description says")
  func components() {
    let expected: [Float] = [-0.33584, -0.19589, 0.06813, 0.01765, -0.13950, 0.23862]
    for (component, expected) in zip(vectors.embed("Open Favorites in Trails"), expected) {
      #expect(abs(component - expected) < 0.00001)
    }
  }

  @Test("All vectors of texts have the length 1, and those without words are zeros")
  func length() {
    #expect(vectors.count == 35_623)
    let text = vectors.embed("a lovely walk along the river")
    #expect(text.count == WordVectors.dimensions)
    #expect(abs(WordVectors.similarity(text, text) - 1) < 0.0001)
    for empty in ["", "   ", "日本語の文", "\u{0301}"] {
      #expect(vectors.embed(empty).allSatisfy { $0 == 0 }, "\(empty)")
    }
  }

  @Test("A word with a part that has no piece is left out, and the others stay")
  func unknownWords() {
    #expect(vectors.pieces(of: "open ж7q my saved hikes") == vectors.pieces(of: "open my saved hikes"))
    #expect(vectors.pieces(of: "ÉTÀ") == vectors.pieces(of: "eta"))
    #expect(vectors.pieces(of: "what's").count == 3)
    #expect(vectors.pieces(of: "a\u{1F}b") == vectors.pieces(of: "a b"))
  }

  @Test("What counts in a sentence is the length of a piece's vector")
  func weights() throws {
    let the = try #require(vectors.pieces(of: "the").first)
    let flashlight = try #require(vectors.pieces(of: "flashlight").first)
    #expect(vectors.weight(of: the) < vectors.weight(of: flashlight))
    let vector = vectors.vector(of: flashlight)
    let length = WordVectors.similarity(vector, vector).squareRoot()
    #expect(abs(vectors.weight(of: flashlight) - length) < 0.001)
    #expect(vectors.weight(of: -1) == 0 && vectors.weight(of: vectors.count) == 0)
    #expect(vectors.vector(of: vectors.count).allSatisfy { $0 == 0 })
  }

  @Test("Damaged data gives no vectors")
  func damage() {
    let header: [UInt8] = Array("SVI8".utf8) + [1, 0, 0, 0, 1, 0, 0, 0, 128, 0, 0, 0]
    let row = [UInt8](repeating: 1, count: 4 + 128)
    let cases: [(table: [UInt8], pieces: String)] = [
      ([], "a\n"), (Array("SVI9".utf8) + header.dropFirst(4) + row, "a\n"),
      (header + row.dropLast(), "a\n"), (header + row, "a\nb\n"), (header + row, "a"),
    ]
    for (table, pieces) in cases {
      table.withUnsafeBytes { table in
        Array(pieces.utf8).withUnsafeBufferPointer { pieces in
          #expect(WordVectors(table: table, pieces: pieces) == nil)
        }
      }
    }
  }

  @Test("A long word costs no more than its letters")
  func longWord() {
    let text = String(repeating: "x", count: 200_000)
    #expect(vectors.pieces(of: text).count < 200_000)
  }
}

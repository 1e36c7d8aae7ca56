import Testing

@testable import WordVectors

/// The vectors of words in requests.
@Suite("Vectors of words in requests")
struct RequestVectorsTests {
  private let vectors: RequestVectors
  private let words: WordVectors

  init() throws {
    words = try #require(WordVectors.shared)
    vectors = try #require(RequestVectors.shared)
  }

  @Test(
    "What people say for the same points the same way, and what they say for other things another",
    arguments: [
      ("cancel my flight", "call off my flight", "book a flight"),
      ("the little one dozed off", "start a nap", "start a workout"),
      ("show my favorite trails", "bring up the hikes I saved", "delete my favorite trails"),
      ("it is freezing in here", "set the thermostat", "show the weather radar"),
    ])
  func near(text: String, same: String, other: String) {
    let vector = vectors.embed(text)
    let (near, far) = (vectors.embed(same), vectors.embed(other))
    #expect(RequestVectors.similarity(vector, near) > RequestVectors.similarity(vector, far) + 0.1)
  }

  @Test("A vector has the length 1, and a text without words has none")
  func length() {
    let text = vectors.embed("a lovely quokka along the river")
    #expect(text.count == vectors.dimensions)
    #expect(abs(RequestVectors.similarity(text, text) - 1) < 0.001)
    #expect(vectors.embed("日本語").allSatisfy { $0 == 0 })
    #expect(RequestVectors.similarity(text, [1]) == 0)
  }

  @Test("Words without a vector of their own are placed by the map, and the parts of a text add up")
  func parts() throws {
    let pieces = words.pieces(of: "play a quokka song")
    var sum = [Float](repeating: 0, count: vectors.dimensions)
    for piece in pieces {
      let own = vectors.vector(of: [piece])
      for index in sum.indices { sum[index] += own[index] }
    }
    let whole = vectors.vector(of: pieces)
    for (one, other) in zip(sum, whole) { #expect(abs(one - other) < 0.0001) }
    #expect(vectors.vector(of: [-1, words.count]).allSatisfy { $0 == 0 })
  }

  @Test("A table that is cut short or of another kind is refused")
  func damage() {
    var bytes = [UInt8]("SVRQ".utf8) + [1, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0]
    bytes += [UInt8](repeating: 0, count: 8 * 4 + 4 + 2 + 8 * WordVectors.dimensions + 8)
    func isRead(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { RequestVectors(table: $0, words: words) != nil }
    }
    #expect(isRead(bytes))
    #expect(!isRead(Array(bytes.dropLast())) && !isRead([]) && !isRead(Array(bytes.prefix(10))))
    for (place, value) in [(0, 0), (4, 2), (8, 9), (8, 0), (12, 0), (15, 200)] as [(Int, UInt8)] {
      var damaged = bytes
      damaged[place] = value
      #expect(!isRead(damaged), "\(place)")
    }
  }
}

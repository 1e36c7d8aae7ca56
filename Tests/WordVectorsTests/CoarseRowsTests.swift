import Testing

@testable import WordVectors

@Suite("Vectors in bytes")
struct CoarseRowsTests {
  @Test("They are nearly as alike as the vectors that they stand for")
  func near() throws {
    let vectors = try #require(RequestVectors.shared)
    let texts = ["cancel my flight", "show my saved trails", "it is freezing in here", "日本語"].map(
      vectors.embed)
    var rows = CoarseRows(columns: vectors.dimensions)
    texts.forEach { rows.append($0) }
    #expect(rows.count == texts.count)
    let query = vectors.embed("bring up the hikes I saved")
    let found = rows.similarities(to: query).map { Float($0) * CoarseRows.unit }
    for (rough, text) in zip(found, texts) {
      #expect(abs(rough - RequestVectors.similarity(query, text)) < 0.02)
    }
  }

  @Test(
    "Rows of any length and number are added up to the last number",
    arguments: [1, 7, 8, 15, 16, 17, 80, 100])
  func sizes(columns: Int) {
    var rows = CoarseRows(columns: columns)
    for index in 0..<5 { rows.append([Float](repeating: Float(index) / 4, count: columns)) }
    let ones = [Float](repeating: 1, count: columns)
    let unit = Int32(127 * columns)
    #expect(rows.similarities(to: ones) == [0, 32, 64, 95, 127].map { $0 * unit })
  }

  @Test("What does not fit counts as nothing, and no numbers are too large")
  func hostile() {
    var rows = CoarseRows(columns: 8)
    #expect(rows.similarities(to: [1]) == [])
    rows.append([1, 2])
    rows.append([.nan, .infinity, -.infinity, 1e30, -1e30, 0, 0, 0])
    #expect(rows.similarities(to: [Float](repeating: 5, count: 8)) == [0, 0])
    #expect(rows.similarities(to: []) == [0, 0])
  }
}

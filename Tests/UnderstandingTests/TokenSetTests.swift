import Testing

@testable import Understanding

@Suite("Sets of tokens")
struct TokenSetTests {
  @Test("A set of tokens holds what was put into it, as any set does", arguments: 0..<50)
  func holds(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(below limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    var tokens = TokenSet()
    var expected: Set<Int> = []
    for _ in 0..<next(below: 40) {
      let token = next(below: Sentence.maximumTokens)
      tokens.insert(token)
      expected.insert(token)
    }
    #expect((-1...Sentence.maximumTokens).allSatisfy { tokens.contains($0) == expected.contains($0) })
    #expect(tokens.isEmpty == expected.isEmpty)
    let start = next(below: Sentence.maximumTokens)
    let range = start..<start + next(below: 100)
    #expect(tokens.isWithin(range) == expected.allSatisfy(range.contains))
  }
}

/// Some tokens of a sentence, as bits: a sentence has a bounded number of them.
struct TokenSet: Sendable {
  private var bits: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// No token.
  init() {}

  /// Whether there is none.
  var isEmpty: Bool { bits.0 | bits.1 | bits.2 == 0 }

  /// Adds a token; one that no sentence has is left out.
  mutating func insert(_ token: Int) {
    switch token {
    case 0..<64: bits.0 |= 1 << UInt64(token)
    case 64..<128: bits.1 |= 1 << UInt64(token - 64)
    case 128..<Self.capacity: bits.2 |= 1 << UInt64(token - 128)
    default: break
    }
  }

  /// Whether a token is among them.
  func contains(_ token: Int) -> Bool {
    switch token {
    case 0..<64: bits.0 >> UInt64(token) & 1 != 0
    case 64..<128: bits.1 >> UInt64(token - 64) & 1 != 0
    case 128..<Self.capacity: bits.2 >> UInt64(token - 128) & 1 != 0
    default: false
    }
  }

  /// Whether all of them are in a range.
  func isWithin(_ range: Range<Int>) -> Bool {
    (0..<Self.capacity).allSatisfy { !contains($0) || range.contains($0) }
  }

  private static let capacity = 192
}

/// Random numbers that are the same for the same seed, on every machine and with every library.
struct SeededGenerator: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  /// The next 64 bits.
  @inline(__always)
  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number below a bound, which must be at least 1.
  @inline(__always)
  mutating func below(_ bound: Int) -> Int {
    Int((UInt64(bound).multipliedFullWidth(by: next())).high)
  }

  /// A number from 0 up to, but not including, 1.
  @inline(__always)
  mutating func unit() -> Float { Float(next() >> 40) * (1 / 16_777_216) }

  /// A number of the normal distribution with mean 0 and deviation 1, nearly: the sum of twelve even ones.
  mutating func normal() -> Float {
    var sum: Float = -6
    for _ in 0..<12 { sum += unit() }
    return sum
  }

  /// Puts elements into a random order.
  mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) { elements.swapAt(last, below(last + 1)) }
  }
}

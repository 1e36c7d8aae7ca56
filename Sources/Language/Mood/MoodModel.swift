/// A linear model over features of a sentence's structure that says how likely each aim is.
///
/// Its weights are bytes: those of a feature, one for each aim, lie side by side in a table in which a feature has its place
/// by its hash.
package struct MoodModel: Sendable {
  /// The number of places in the table.
  package static let places = 1 << 15
  /// The byte that stands for a weight of nothing.
  package static let zero = 79
  /// The weight of one step of a byte.
  package static let step = 0.06

  private let weights: StaticString

  /// Creates a model from weights; an empty text has none and leaves everything open.
  init(weights: StaticString) { self.weights = weights }

  /// The place of a feature in the table.
  package static func place(of feature: UInt64) -> Int {
    var hash = feature
    hash ^= hash >> 33
    hash &*= 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    return Int(truncatingIfNeeded: hash) & (places - 1)
  }

  /// How likely each aim is, in the order of the aims; together 1.
  func chances(of features: [UInt64]) -> [Double] {
    let count = MoodAim.allCases.count
    var sums = [Double](repeating: 0, count: count)
    weights.withUTF8Buffer { bytes in
      guard bytes.count == Self.places * count else { return }
      for feature in features {
        let start = Self.place(of: feature) * count
        for aim in 0..<count { sums[aim] += Double(Int(bytes[start + aim]) - Self.zero) }
      }
    }
    let scale = Self.step / Self.norm(features.count)
    let highest = sums.max() ?? 0
    let powers = sums.map { Exponential.power(($0 - highest) * scale) }
    let total = powers.reduce(0, +)
    return powers.map { $0 / total }
  }

  /// By what the sum of weights is divided, so that long sentences are not surer for their length.
  package static func norm(_ count: Int) -> Double { Double(max(count, 1)).squareRoot() / 8 }
}

/// The exponential function, the same on every machine.
package enum Exponential {
  /// Returns e to a power that is no greater than 0.
  package static func power(_ exponent: Double) -> Double {
    guard exponent > -30 else { return 0 }
    // By the series for a part of it, then squared: exact enough for a share.
    let part = exponent / 1_024
    var value = 1 + part * (1 + part / 2 * (1 + part / 3))
    for _ in 0..<10 { value *= value }
    return value
  }
}

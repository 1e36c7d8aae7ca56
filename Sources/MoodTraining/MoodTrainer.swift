import Language

/// Trains the model of moods: a softmax over hashed features, held back by how rarely a feature is met.
struct MoodTrainer {
  /// A labelled sentence.
  struct Example {
    /// The features of the sentence.
    var features: [UInt64]
    /// What it is after.
    var aim: MoodAim
    /// How much it counts.
    var weight: Double

    /// Creates an example.
    init(features: [UInt64], aim: MoodAim, weight: Double = 1) {
      (self.features, self.aim, self.weight) = (features, aim, weight)
    }
  }

  /// How often all examples are gone through.
  private static let rounds = 40
  private static let rate = 0.15
  /// How much weights may grow: the greater, the more.
  private static let freedom = 0.2
  /// In how many examples a feature must be met.
  private static let fewest = 2.0

  /// Returns the weights as printable bytes: the same for the same examples.
  static func weights(for examples: [Example]) -> [UInt8] {
    let aims = MoodAim.allCases.count
    var weights = [Double](repeating: 0, count: MoodModel.places * aims)
    var squares = [Double](repeating: 1e-6, count: weights.count)
    var counts = [Double](repeating: 0, count: MoodModel.places)
    for example in examples {
      for place in Set(example.features.map(MoodModel.place)) { counts[place] += 1 }
    }
    var order = Array(examples.indices)
    var random: UInt64 = 0x2545_f491_4f6c_dd1d
    for _ in 0..<rounds {
      for index in order.indices.reversed() {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        order.swapAt(index, Int(random >> 33) % (index + 1))
      }
      for index in order {
        let example = examples[index]
        let places = example.features.map(MoodModel.place).filter { counts[$0] >= fewest }.map { $0 * aims }
        let scale = 1 / MoodModel.norm(example.features.count)
        var sums = [Double](repeating: 0, count: aims)
        for place in places { for aim in 0..<aims { sums[aim] += weights[place + aim] } }
        let highest = (sums.max() ?? 0) * scale
        let powers = sums.map { Exponential.power($0 * scale - highest) }
        let total = powers.reduce(0, +)
        for aim in 0..<aims {
          let gradient =
            (powers[aim] / total - (aim == example.aim.rawValue ? 1 : 0)) * example.weight * scale
          for place in places {
            let at = place + aim
            let slope = gradient + weights[at] / (freedom * counts[place / aims])
            squares[at] += slope * slope
            weights[at] -= rate * slope / squares[at].squareRoot()
          }
        }
      }
    }
    return weights.map { weight in
      // The backslash and the quotation mark would have to be escaped.
      let byte = UInt8(clamping: min(121, max(37, Int((weight / MoodModel.step).rounded()) + MoodModel.zero)))
      return byte == UInt8(ascii: "\\") ? byte + 1 : byte
    }
  }
}

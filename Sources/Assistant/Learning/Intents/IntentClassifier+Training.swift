internal import Foundation

extension IntentClassifier {
  /// Trains everything that tells intents apart, and finds out on held back examples how sure it is and when to refuse.
  static func train(
    _ course: Course, progress: (String, Double) throws -> Void
  ) rethrows -> (IntentClassifier, Refusal) {
    let set = IntentTrainingSet(texts: course.texts, classes: course.classes)
    let seed = course.options.seed
    let held = try heldBack(set, course) { try progress("finding out how sure to be", $0 * 0.4) }
    var classifier = try fit(set, classes: course.intents.count, seed: seed) {
      try progress("learning intents", 0.4 + 0.6 * $0)
    }
    classifier.sharpness = Calibration.sharpness(held)
    let threshold = Calibration.threshold(
      held, outOfScope: course.outOfScope, refusals: course.options.refusals)
    return (classifier, Refusal(intent: course.outOfScope, threshold: threshold))
  }

  /// Trains on a set.
  static func fit(
    _ set: IntentTrainingSet, classes: Int, seed: UInt64, progress: (Double) throws -> Void
  ) rethrows -> IntentClassifier {
    let wide = set.count < 2_000 ? set.withShortened(seed: seed) : set
    let isLarge = set.count >= 1_500
    let linear = try LinearIntents.train(wide, classes: classes, seed: seed) {
      try progress($0 * (isLarge ? 0.3 : 1))
    }
    // With few examples the network learns them by heart and says nothing about others.
    guard isLarge else { return IntentClassifier(linear: linear) }
    let trainer = WordNetworkTrainer(set, classes: classes, seed: seed)
    let epochs = min(max(90_000 / set.count, 6), 30)
    let network = try trainer.train(epochs: epochs) { try progress(0.3 + 0.7 * $0) }
    return IntentClassifier(linear: linear, network: network)
  }

  /// Reads examples with models that did not see them.
  ///
  /// With examples out of scope, of which there are few, all are read; else a part suffices, and the models are small.
  private static func heldBack(
    _ set: IntentTrainingSet, _ course: Course, progress: (Double) throws -> Void
  ) rethrows -> [HeldBack] {
    let seed = course.options.seed
    let place = CrossValidation.assign(set.classes, parts: 60, seed: seed)
    // The sixtieths that each round trains on and reads.
    var rounds: [(train: [Int], read: [Int])] = []
    if course.outOfScope != nil {
      for round in 0..<3 {
        rounds.append((Array(0..<60).filter { $0 % 3 != round }, Array(0..<60).filter { $0 % 3 == round }))
      }
    } else {
      let share = min(40, max(1, 60 * 4_000 / max(set.count, 1)))
      rounds.append((Array(0..<share), Array(share..<min(60, share + max(share / 2, 1)))))
    }
    var held: [HeldBack] = []
    for (index, round) in rounds.enumerated() {
      let (train, read) = (Set(round.train), Set(round.read))
      let known = set.texts.indices.filter { train.contains(place[$0]) }
      guard !known.isEmpty else { continue }
      let part = IntentTrainingSet(texts: known.map { set.texts[$0] }, classes: known.map { set.classes[$0] })
      let classifier = try fit(part, classes: course.intents.count, seed: seed) {
        try progress((Double(index) + $0) / Double(rounds.count))
      }
      for example in set.texts.indices where read.contains(place[example]) {
        held.append(HeldBack(reading: classifier.read(set.texts[example]), intent: set.classes[example]))
      }
    }
    return held
  }
}

/// A text as a model reads it that did not see it.
struct HeldBack: Sendable {
  var reading: IntentReading
  /// The right intent.
  var intent: Int
}

/// Finds out from held back texts how sure a model may be.
enum Calibration {
  /// What logarithms of probabilities are to be multiplied with so that they are most probable for what is right.
  static func sharpness(_ held: [HeldBack]) -> Float {
    guard held.count >= 20 else { return 1 }
    var best: (sharpness: Float, loss: Float) = (1, .infinity)
    var sharpness: Float = 0.2
    while sharpness < 4 {
      var loss: Float = 0
      for example in held {
        let logits = example.reading.logits.map { $0 * sharpness }
        loss -= logits[example.intent] - Scores.logSum(logits)
      }
      if loss < best.loss { best = (sharpness, loss) }
      sharpness *= 1.1
    }
    return best.sharpness
  }

  /// The threshold of a refusal.
  ///
  /// With examples out of scope: where the share of right intents in scope and the share of what is refused out of scope
  /// are together the largest, both smoothed because there are few of the latter. Without: where the wanted share of
  /// known requests is refused.
  static func threshold(_ held: [HeldBack], outOfScope: Int?, refusals: Double) -> Float {
    let rule = Refusal.plain(outOfScope)
    let scores = held.map { rule.score($0.reading) }
    guard let outOfScope else {
      guard refusals > 0, !scores.isEmpty else { return rule.threshold }
      let sorted = scores.sorted()
      return sorted[min(sorted.count - 1, Int(Double(sorted.count) * refusals))]
    }
    let outside = held.indices.filter { held[$0].intent == outOfScope }.map { scores[$0] }
    let inside = held.indices.filter { held[$0].intent != outOfScope && isRight(held[$0], outOfScope) }
      .map { scores[$0] }
    let all = Float(held.count - outside.count)
    guard !outside.isEmpty, all > 0 else { return rule.threshold }
    func refused(_ scores: [Float], _ threshold: Float) -> Float {
      scores.reduce(0) { $0 + 1 / (1 + Foundation.exp(($1 - threshold) / 0.4)) }
    }
    var best: (threshold: Float, sum: Float) = (0, -.infinity)
    for step in -40...120 {
      let threshold = Float(step) / 10
      // Known requests are made more often than others, so refusing them costs more.
      let sum =
        1.5 * (Float(inside.count) - refused(inside, threshold)) / all
        + refused(outside, threshold) / Float(outside.count)
      if sum > best.sum { best = (threshold, sum) }
    }
    return best.threshold
  }

  /// Whether the best intent in scope is the right one.
  private static func isRight(_ example: HeldBack, _ outOfScope: Int) -> Bool {
    let logits = example.reading.logits
    return logits.indices.allSatisfy { $0 == outOfScope || logits[$0] <= logits[example.intent] }
  }
}

extension IntentTrainingSet {
  /// The set with three more copies of each text of more than three words, each without one word.
  func withShortened(seed: UInt64) -> IntentTrainingSet {
    var random = SeededGenerator(seed: seed ^ 0x5105)
    var result = self
    for (text, intent) in zip(texts, classes) where text.tokens.count > 3 {
      for _ in 0..<3 {
        result.texts.append(text.without(random.below(text.tokens.count)))
        result.classes.append(intent)
      }
    }
    return result
  }
}

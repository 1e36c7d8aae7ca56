internal import Foundation

extension IntentClassifier {
  /// Trains everything that tells intents apart, and finds out on held back examples how sure it is and when to refuse.
  static func train(
    _ course: Course, progress: (String, Double) throws -> Void
  ) rethrows -> (IntentClassifier, Refusal) {
    let set = IntentTrainingSet(texts: course.texts, classes: course.classes)
    let seed = course.options.seed
    // With few examples the network learns them by heart and says nothing about others.
    let isLarge = set.count >= 1_500
    let held = try heldBack(set, course, network: isLarge) {
      try progress("finding out how sure to be", $0 * 0.4)
    }
    var classifier = try fit(set, classes: course.intents.count, network: isLarge, seed: seed) {
      try progress("learning intents", 0.4 + 0.6 * $0)
    }
    if classifier.network != nil {
      classifier.share = Calibration.share(held, usual: classifier.share)
    }
    let readings = held.map { $0.reading(classifier.share) }
    classifier.sharpness = Calibration.sharpness(held, readings)
    let threshold = Calibration.threshold(
      held, readings, outOfScope: course.outOfScope, refusals: course.options.refusals)
    return (classifier, Refusal(intent: course.outOfScope, threshold: threshold))
  }

  /// Trains on a set, with a network or without.
  static func fit(
    _ set: IntentTrainingSet, classes: Int, network isWanted: Bool, seed: UInt64,
    progress: (Double) throws -> Void
  ) rethrows -> IntentClassifier {
    let wide = set.count < 2_000 ? set.withShortened(seed: seed) : set
    let linear = try LinearIntents.train(wide, classes: classes, seed: seed) {
      try progress($0 * (isWanted ? 0.3 : 1))
    }
    guard isWanted else { return IntentClassifier(linear: linear) }
    let trainer = WordNetworkTrainer(set, classes: classes, seed: seed)
    let epochs = min(max(90_000 / set.count, 6), 30)
    let network = try trainer.train(epochs: epochs) { try progress(0.3 + 0.7 * $0) }
    return IntentClassifier(linear: linear, network: network)
  }

  /// Reads examples with models that did not see them: with examples out of scope, of which there are few, all of them,
  /// else a third.
  private static func heldBack(
    _ set: IntentTrainingSet, _ course: Course, network: Bool, progress: (Double) throws -> Void
  ) rethrows -> [HeldBack] {
    let seed = course.options.seed
    let place = CrossValidation.assign(set.classes, parts: 3, seed: seed)
    let rounds = course.outOfScope == nil ? 1 : 3
    let most = max(2_000, 8_000_000 / max(course.intents.count * rounds, 1))
    var held: [HeldBack] = []
    for round in 0..<rounds {
      let known = set.texts.indices.filter { place[$0] != round }
      guard !known.isEmpty else { continue }
      let part = IntentTrainingSet(texts: known.map { set.texts[$0] }, classes: known.map { set.classes[$0] })
      let classifier = try fit(part, classes: course.intents.count, network: network, seed: seed) {
        try progress((Double(round) + $0) / Double(rounds))
      }
      // A part is enough where there are very many examples.
      for example in set.texts.indices.filter({ place[$0] == round }).prefix(most) {
        let (linear, network) = classifier.judgements(set.texts[example])
        held.append(HeldBack(linear: linear, network: network, intent: set.classes[example]))
      }
    }
    return held
  }
}

/// A text as a model reads it that did not see it.
struct HeldBack: Sendable {
  /// The scores of the linear model.
  var linear: [Float]
  /// The scores of the network; `nil` without one.
  var network: [Float]?
  /// The right intent.
  var intent: Int

  /// Both together, where the network has a share.
  func reading(_ share: Float) -> IntentReading {
    IntentReading(linear: linear, network: network, share: share)
  }
}

/// Finds out from held back texts how sure a model may be.
enum Calibration {
  /// How much of the network's judgement should count: where most texts are read rightly, and next to what is usual when
  /// that makes no difference.
  static func share(_ held: [HeldBack], usual: Float) -> Float {
    guard held.count >= 500 else { return usual }
    let right = (1...9).map { tenths in
      Float(held.count { $0.reading(Float(tenths) / 10).best == $0.intent })
    }
    // Neighbours speak for one another: a peak of one step is chance.
    var best: (share: Float, score: Float) = (usual, -.infinity)
    for index in 1..<right.count - 1 {
      let share = Float(index + 1) / 10
      let score =
        (right[index - 1] + 2 * right[index] + right[index + 1]) / 4
        - abs(share - usual) * 0.01 * Float(held.count)
      if score > best.score { best = (share, score) }
    }
    return best.share
  }

  /// What logarithms of probabilities are to be multiplied with so that they are most probable for what is right.
  static func sharpness(_ held: [HeldBack], _ readings: [IntentReading]) -> Float {
    guard held.count >= 20 else { return 1 }
    var best: (sharpness: Float, loss: Float) = (1, .infinity)
    var sharpness: Float = 0.2
    while sharpness < 4 {
      var loss: Float = 0
      for (example, reading) in zip(held, readings) {
        let logits = reading.logits.map { $0 * sharpness }
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
  static func threshold(
    _ held: [HeldBack], _ readings: [IntentReading], outOfScope: Int?, refusals: Double
  ) -> Float {
    let rule = Refusal.plain(outOfScope)
    let scores = readings.map(rule.score)
    guard let outOfScope else {
      guard refusals > 0, !scores.isEmpty else { return rule.threshold }
      let sorted = scores.sorted()
      return sorted[min(sorted.count - 1, Int(Double(sorted.count) * refusals))]
    }
    let outside = held.indices.filter { held[$0].intent == outOfScope }.map { scores[$0] }
    let inside = held.indices.filter {
      held[$0].intent != outOfScope && isRight(readings[$0], held[$0].intent, outOfScope)
    }
    .map { scores[$0] }
    let all = Float(held.count - outside.count)
    guard !outside.isEmpty, all > 0 else { return rule.threshold }
    func refused(_ scores: [Float], _ threshold: Float) -> Float {
      scores.reduce(0) { $0 + 1 / (1 + Foundation.exp($1 - threshold)) }
    }
    var best: (threshold: Float, sum: Float) = (0, -.infinity)
    for step in -60...200 {
      let threshold = Float(step) / 10
      // Known requests are made more often than others, so refusing them costs more.
      let sum =
        2 * (Float(inside.count) - refused(inside, threshold)) / all
        + refused(outside, threshold) / Float(outside.count)
      if sum > best.sum { best = (threshold, sum) }
    }
    return best.threshold
  }

  /// Whether the best intent in scope is the right one.
  private static func isRight(_ reading: IntentReading, _ intent: Int, _ outOfScope: Int) -> Bool {
    let logits = reading.logits
    return logits.indices.allSatisfy { $0 == outOfScope || logits[$0] <= logits[intent] }
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

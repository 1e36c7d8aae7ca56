internal import Foundation

extension IntentClassifier {
  /// Trains everything that tells intents apart, and finds out on held back examples how sure it is and when to refuse.
  static func train(
    _ course: Course, progress: (String, Double) throws -> Void
  ) rethrows -> (IntentClassifier, Refusal) {
    let set = IntentTrainingSet(texts: course.texts, classes: course.classes)
    let seed = course.options.seed
    // With few examples the network learns them by heart and says nothing about others.
    let isLarge = course.options.isThorough && set.count >= 1_500
    let held = try heldBack(set, course, network: isLarge) {
      try progress("finding out how sure to be", $0 * 0.4)
    }
    var classifier = try fit(set, classes: course.intents.count, network: isLarge, seed: seed) {
      try progress("learning intents", 0.4 + 0.6 * $0)
    }
    if classifier.network != nil {
      classifier.share = Calibration.share(held, usual: classifier.share)
    }
    if let usual = classifier.remembered?.weight {
      classifier.remembered?.weight = Calibration.weight(
        held, share: classifier.share, outOfScope: course.outOfScope, usual: usual)
    }
    let readings = held.map {
      $0.reading(
        classifier.share, weight: classifier.remembered?.weight ?? 0, outOfScope: course.outOfScope)
    }
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
    let remembered = RememberedExamples(set, network, classes: classes)
    return IntentClassifier(linear: linear, network: network, remembered: remembered)
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
        if held.count & 255 == 0 { try progress(Double(round + 1) / Double(rounds)) }
        let (linear, network) = classifier.judgements(set.texts[example])
        let likeness = classifier.remembered.map { remembered in
          let direction = remembered.direction(network?.answers ?? [])
          return course.intents.indices.map { remembered.likeness(of: direction, to: $0) }
        }
        held.append(
          HeldBack(
            linear: linear, network: network?.scores, likeness: likeness, intent: set.classes[example]))
      }
    }
    return held
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

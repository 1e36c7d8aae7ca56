internal import Foundation

extension IntentClassifier {
  /// Trains everything that tells intents apart, and finds out on held back examples how sure it is and when to refuse.
  static func train(
    _ course: Course, progress: (String, Double) throws -> Void
  ) rethrows -> (IntentClassifier, Refusal) {
    let set = IntentTrainingSet(texts: course.texts, classes: course.classes)
    // With few examples the network learns them by heart and says nothing about others.
    let isLarge = course.options.isThorough && set.count >= 1_500
    // With examples out of scope, of which there are few, all of them are held back once, else a third.
    let outside = set.classes.count { $0 == course.outOfScope }
    // Nobody waits longer than needed for an app to be installed.
    let isQuick = !course.options.isThorough || course.options.encoder != nil && outside >= 1_000
    let rounds = outside == 0 || isQuick ? 1 : 3
    // An encoder takes much memory, and both cores by itself.
    let pieces = try Parallel.map(
      rounds + 1, workers: course.options.encoder == nil ? nil : 1,
      progress: { try progress("learning intents", $0) },
      piece: { index, progress in
        index < rounds
          ? try? Piece(
            held: heldBack(set, course, round: index, of: rounds, network: isLarge, progress: progress))
          : try? Piece(
            whole: fit(set, course, network: isLarge, progress: progress))
      })
    let held = pieces.flatMap(\.held)
    var classifier =
      pieces.last?.whole ?? fit(set, course, network: isLarge) { _ in }
    if classifier.network != nil {
      classifier.share = Calibration.share(held, usual: classifier.share) { $0.reading($1) }
    }
    if course.options.encoder != nil {
      classifier.encoderShare = Calibration.share(held, usual: TunedEncoder.usualShare) {
        $0.reading(classifier.share, encoderShare: $1)
      }
    }
    if let usual = classifier.remembered?.weight {
      classifier.remembered?.weight = Calibration.weight(
        held, share: classifier.share, encoderShare: classifier.encoderShare, outOfScope: course.outOfScope,
        usual: usual)
    }
    let readings = held.map {
      $0.reading(
        classifier.share, encoderShare: classifier.encoderShare,
        weight: classifier.remembered?.weight ?? 0, outOfScope: course.outOfScope)
    }
    classifier.sharpness = Calibration.sharpness(held, readings)
    let threshold = Calibration.threshold(
      held, readings, outOfScope: course.outOfScope, refusals: course.options.refusals)
    return (classifier, Refusal(intent: course.outOfScope, threshold: threshold))
  }

  /// What one part of the training gives: a model of all examples, or what one of some of them says of the others.
  private struct Piece: Sendable {
    var held: [HeldBack] = []
    var whole: IntentClassifier?
  }

  /// Trains on a set, with a network or without.
  static func fit(
    _ set: IntentTrainingSet, _ course: Course, network isWanted: Bool, progress: (Double) throws -> Void
  ) rethrows -> IntentClassifier {
    let (classes, seed) = (course.intents.count, course.options.seed)
    let wide = set.count < 2_000 ? set.withShortened(except: course.outOfScope, seed: seed) : set
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

  /// Reads a third of the examples with models that did not see them.
  private static func heldBack(
    _ set: IntentTrainingSet, _ course: Course, round: Int, of rounds: Int, network: Bool,
    progress: (Double) throws -> Void
  ) rethrows -> [HeldBack] {
    let place = CrossValidation.assign(set.classes, parts: 3, seed: course.options.seed)
    let known = set.texts.indices.filter { place[$0] != round }
    guard !known.isEmpty else { return [] }
    let part = IntentTrainingSet(texts: known.map { set.texts[$0] }, classes: known.map { set.classes[$0] })
    let share = course.options.encoder == nil ? 0.9 : 0.2
    let classifier = try fit(part, course, network: network) { try progress($0 * share) }
    let encoder = try course.tunedEncoder(known) { try progress(share + $0 * (0.9 - share)) }
    // A part is enough where there are very many examples.
    let most = max(2_000, 8_000_000 / max(course.intents.count * rounds, 1))
    var held: [HeldBack] = []
    for example in set.texts.indices.filter({ place[$0] == round }).prefix(most) {
      if held.count & 255 == 0 { try progress(0.9) }
      let (linear, network) = classifier.judgements(
        set.texts[example], CountedFeatures(set.texts[example]))
      let likeness = classifier.remembered.map { remembered in
        let direction = remembered.direction(network?.answers ?? [])
        return course.intents.indices.map { remembered.likeness(of: direction, to: $0) }
      }
      held.append(
        HeldBack(
          linear: linear, network: network?.scores,
          encoder: encoder?.read(set.texts[example]).intents, likeness: likeness,
          intent: set.classes[example]))
    }
    return held
  }
}

extension IntentTrainingSet {
  /// The set with three more copies of each text of more than three words, each without one word.
  ///
  /// - Parameter outOfScope: The intent that stands for “none of these”: its texts have nothing in common that would be left.
  func withShortened(except outOfScope: Int?, seed: UInt64) -> IntentTrainingSet {
    var random = SeededGenerator(seed: seed ^ 0x5105)
    var result = self
    for (text, intent) in zip(texts, classes) where intent != outOfScope && text.tokens.count > 3 {
      for _ in 0..<3 {
        result.texts.append(text.without(random.below(text.tokens.count)))
        result.classes.append(intent)
      }
    }
    return result
  }
}

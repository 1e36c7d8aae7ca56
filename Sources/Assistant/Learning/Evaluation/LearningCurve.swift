internal import Foundation

/// How well models do that were trained on more and more examples.
public struct LearningCurve: Sendable {
  /// What a model reached.
  public struct Point: Hashable, Sendable {
    /// How many examples it was trained on.
    public var examples: Int
    /// The share of right intents, 0…1.
    public var accuracy: Double
    /// The F1 of the values, 0…1; `nil` without values.
    public var slotF1: Double?
    /// The share of examples of which everything is right, 0…1.
    public var exact: Double

    /// Creates it from its parts.
    public init(examples: Int, accuracy: Double, slotF1: Double?, exact: Double) {
      (self.examples, self.accuracy, self.slotF1, self.exact) = (examples, accuracy, slotF1, exact)
    }
  }

  /// The points, the fewest examples first.
  public var points: [Point]

  /// Creates it from its parts.
  public init(points: [Point]) { self.points = points }

  /// Trains on a sixteenth, an eighth, … and all of four fifths of the examples, and reads the last fifth.
  ///
  /// - Throws: A `TrainingError`, or what `progress` throws.
  public static func measure(
    _ examples: [LabeledExample], options: TrainingOptions = TrainingOptions(),
    progress: (TrainingProgress) throws -> Void = { _ in }
  ) throws -> LearningCurve {
    let names = examples.map { $0.intent ?? options.outOfScope }
    let isHeld = CrossValidation.assign(names, parts: 5, seed: options.seed).map { $0 == 0 }
    let held = examples.indices.filter { isHeld[$0] }.map { examples[$0] }
    let rest = examples.indices.filter { !isHeld[$0] }
    // Parts that are added step by step.
    let place = CrossValidation.assign(rest.map { names[$0] }, parts: 32, seed: options.seed)
    var points: [Point] = []
    let steps = [2, 4, 8, 16, 32]
    for (index, step) in steps.enumerated() {
      let part = zip(rest, place).filter { $0.1 < step }.map { examples[$0.0] }
      guard !part.isEmpty, !held.isEmpty else { continue }
      let model = try TrainedModel.train(examples: part, options: options) {
        try progress(
          TrainingProgress(
            step: "\(part.count) examples: \($0.step)",
            fraction: (Double(index) + $0.fraction) / Double(steps.count)))
      }
      var report = EvaluationReport(outOfScope: options.outOfScope)
      for example in held { report.add(example, model.predict(example.text)) }
      points.append(
        Point(
          examples: part.count, accuracy: report.accuracy, slotF1: report.slotF1, exact: report.exactShare))
    }
    guard !points.isEmpty else { throw TrainingError.tooFew(examples.count) }
    return LearningCurve(points: points)
  }
}

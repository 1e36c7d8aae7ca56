/// Measures without examples of its own: every example is read by a model that did not see it.
public enum CrossValidation {
  /// Splits examples into parts, and reads each part with a model trained on the others.
  ///
  /// - Parameter parts: How many parts, at least 2. Every part has about the same share of each intent.
  /// - Throws: A `TrainingError`, or what `progress` throws.
  public static func report(
    _ examples: [LabeledExample], parts: Int, options: TrainingOptions = TrainingOptions(),
    progress: (TrainingProgress) throws -> Void = { _ in }
  ) throws -> EvaluationReport {
    var report = EvaluationReport(outOfScope: options.outOfScope)
    let parts = max(parts, 2)
    let place = assign(examples.map { $0.intent ?? options.outOfScope }, parts: parts, seed: options.seed)
    for part in 0..<parts {
      let rest = examples.indices.filter { place[$0] != part }.map { examples[$0] }
      let model = try TrainedModel.train(examples: rest, options: options) { step in
        try progress(
          TrainingProgress(
            step: "part \(part + 1) of \(parts): \(step.step)",
            fraction: (Double(part) + step.fraction) / Double(parts)))
      }
      for index in examples.indices where place[index] == part {
        report.add(examples[index], model.predict(examples[index].text))
      }
    }
    return report
  }

  /// Assigns each example to a part, so that every part has about the same share of each name.
  static func assign<Name: Hashable>(_ names: [Name], parts: Int, seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed ^ 0xF01D)
    var order = Array(names.indices)
    random.shuffle(&order)
    var next: [Name: Int] = [:]
    var place = [Int](repeating: 0, count: names.count)
    for index in order {
      // Names begin with different parts, so that rare ones do not all end in the first.
      let turn = next[names[index]] ?? random.below(parts)
      place[index] = turn % parts
      next[names[index]] = turn + 1
    }
    return place
  }
}

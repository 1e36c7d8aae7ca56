internal import Foundation
internal import WordVectors

extension TrainedModel {
  /// Trains a model.
  ///
  /// The work is done on the calling thread: some seconds for the sentences of an app, about a minute for ten
  /// thousand examples. The same examples in the same order give the same model.
  ///
  /// - Parameters:
  ///   - examples: What people say, and what they mean by it.
  ///   - options: How to train.
  ///   - progress: Called now and then; throwing ends the training with that error.
  /// - Throws: A `TrainingError` when the examples cannot be learnt from, or what `progress` throws.
  public static func train(
    examples: [LabeledExample], options: TrainingOptions = TrainingOptions(),
    progress: (TrainingProgress) throws -> Void = { _ in }
  ) throws -> TrainedModel {
    guard WordVectors.shared != nil, WordClusters.shared != nil else { throw TrainingError.damagedVectors }
    let course = Course(examples, options)
    guard !course.intents.isEmpty else { throw TrainingError.noExamples }
    guard course.intents.count <= 1_000 else {
      throw TrainingError.tooMany("intents", count: course.intents.count, limit: 1_000)
    }
    guard course.slotNames.count <= 500 else {
      throw TrainingError.tooMany("slots", count: course.slotNames.count, limit: 500)
    }
    let hasSlots = options.slots && !course.slotNames.isEmpty
    let share = hasSlots ? 0.5 : 1
    let (classifier, refusal) = try IntentClassifier.train(course) { step, fraction in
      try progress(TrainingProgress(step: step, fraction: fraction * share))
    }
    var tagger: SlotTagger?
    if hasSlots {
      tagger = try SlotTagger.train(course) { fraction in
        try progress(TrainingProgress(step: "learning values", fraction: share + fraction * (1 - share)))
      }
    }
    let encoder = try course.tunedEncoder(Array(course.texts.indices)) { fraction in
      try progress(TrainingProgress(step: "tuning the encoder", fraction: fraction))
    }
    return TrainedModel(
      intents: course.intents, classifier: classifier, refusal: refusal, tagger: tagger, encoder: encoder)
  }
}

extension TrainedModel {
  /// Trains a model on templates: they are compared with a sentence first, and what no template fits is read by what was
  /// learnt from sentences that they make.
  ///
  /// - Parameter more: Further examples.
  /// - Throws: A `TemplateProblem`, a `TrainingError`, or what `progress` throws.
  public static func train(
    grammar: SentenceGrammar, more: [LabeledExample] = [], options: TrainingOptions = TrainingOptions(),
    progress: (TrainingProgress) throws -> Void = { _ in }
  ) throws -> TrainedModel {
    let matcher = try SentenceMatcher(grammar)
    var sampler = try SentenceSampler(grammar, seed: options.seed)
    let examples = try sampler.examples(limit: 1_400) + more
    var model = try train(examples: examples, options: options, progress: progress)
    model.matcher = matcher
    return model
  }
}

/// Examples made ready for training.
struct Course: Sendable {
  let options: TrainingOptions
  /// The names of the intents, in order.
  let intents: [String]
  let slotNames: [String]
  let texts: [TokenizedText]
  /// The intent of each text.
  let classes: [Int]
  /// The values of each text.
  let spans: [[SlotSpan]]
  /// The intent that stands for “none of these”.
  let outOfScope: Int?

  init(_ examples: [LabeledExample], _ options: TrainingOptions) {
    self.options = options
    func name(_ example: LabeledExample) -> String { example.intent ?? options.outOfScope }
    let intents = Set(examples.map(name)).sorted()
    // What is not said cannot be found in a text.
    func said(_ example: LabeledExample) -> [LabeledExample.Slot] {
      example.slots.filter { $0.start < $0.end }
    }
    let slotNames = Set(examples.flatMap { said($0).map(\.name) }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
    let slotNumbers = Dictionary(uniqueKeysWithValues: slotNames.enumerated().map { ($1, $0) })
    (self.intents, self.slotNames) = (intents, slotNames)
    texts = examples.map { TokenizedText($0.text) }
    classes = examples.map { numbers[name($0)] ?? 0 }
    spans = examples.map { example in
      said(example).compactMap { slot in
        slotNumbers[slot.name].map { SlotSpan(slot: $0, start: slot.start, end: slot.end) }
      }
    }
    outOfScope = numbers[options.outOfScope]
  }
}

import ArgumentParser
import Foundation
import IntentWire
import Learning

/// Trains a model.
struct NLUTrain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Trains a model on examples and writes it to a file.",
    discussion: """
      The same examples and the same seed give the same file, byte for byte. With --cross-validate the examples are \
      split into parts, and each part is read by a model trained on the others; with --learning-curve models are \
      trained on growing parts of the examples, and the plot shows how well they read the rest.

      Examples:
        prithee nlu train --data train.jsonl --model music.model
        prithee nlu train --data train.jsonl --cross-validate 5
        prithee nlu train --data train.jsonl --learning-curve curve.svg
        prithee nlu train --sentences home-assistant-intents --model home.model
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The examples, JSON lines.", valueName: "file")) var data: [String] = []

  @Option(
    name: [.customLong("sentences"), .customLong("templates")],
    help: ArgumentHelp(
      "A folder with sentence templates as Home Assistant has them, and the names of a home.",
      valueName: "dir"))
  var sentences: String?

  @Option(
    help: ArgumentHelp(
      "Takes only this many examples of each intent, evenly spread over the file.", valueName: "n"))
  var perIntent: Int?

  @Option(help: ArgumentHelp("Where the model is written.", valueName: "file")) var model: String?

  @OptionGroup var training: NLUTrainingOptions

  @Option(
    help: ArgumentHelp(
      "Trains this many times without a part of the examples, and measures with it.", valueName: "k"))
  var crossValidate: Int?

  @Option(help: ArgumentHelp("Plots how accuracy grows with the examples.", valueName: "svg"))
  var learningCurve: String?

  @Flag(help: "Prints the result as one line of JSON.") var json = false

  func validate() throws {
    if data.isEmpty, sentences == nil {
      throw ValidationError("There are no examples. Name a file with --data, or a folder with --sentences.")
    }
    if model == nil, crossValidate == nil, learningCurve == nil {
      throw ValidationError("Nothing would be kept. Name a file with --model.")
    }
    if data.isEmpty, crossValidate != nil || learningCurve != nil {
      throw ValidationError("Only examples can be held back. Name a file with --data.")
    }
    if let perIntent, perIntent < 1 {
      throw ValidationError("The number of examples is \(perIntent). Give a number from 1 on.")
    }
    if let crossValidate, !(2...50).contains(crossValidate) {
      throw ValidationError("The number of parts is \(crossValidate). Give a number from 2 to 50.")
    }
  }

  func run() async throws {
    try checkTargets()
    let clock = ContinuousClock()
    let options = try training.options()
    var examples = try data.flatMap { try NLU.examples($0) }
    if let perIntent { examples = NLU.thinned(examples, perIntent) }
    for note in ExampleNotes.notes(examples, outOfScope: training.oos) where !examples.isEmpty {
      Output.error("Note: \(note)")
    }
    var result: [String: JSONValue] = ["examples": .number(Double(examples.count))]
    if let crossValidate {
      let report = try CrossValidation.report(examples, parts: crossValidate, options: options) {
        NLU.show($0)
      }
      result["crossValidation"] = report.json
      if !json { for line in report.summary + report.tables(confusions: 20) { Output.line(line) } }
    }
    if let learningCurve {
      let curve = try LearningCurve.measure(examples, options: options) { NLU.show($0) }
      try Data(curve.svg.utf8).write(
        to: URL(filePath: (learningCurve as NSString).expandingTildeInPath), options: .atomic)
      result["learningCurve"] = .array(curve.points.map(\.json))
      if !json { for point in curve.points { Output.line(point.line) } }
    }
    if let model {
      let start = clock.now
      let trained =
        if let sentences {
          try TrainedModel.train(
            grammar: NLUSentences(folder: sentences).grammar, more: examples, options: options
          ) { NLU.show($0) }
        } else {
          try TrainedModel.train(examples: examples, options: options) { NLU.show($0) }
        }
      let seconds = (clock.now - start) / .seconds(1)
      let url = URL(filePath: (model as NSString).expandingTildeInPath)
      do { try trained.write(to: url) } catch {
        throw CommandFailure("\(model): \(FailureReason.text(of: error))")
      }
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      result["intents"] = .number(Double(trained.intents.count))
      result["slots"] = .number(Double(trained.slotNames.count))
      result["bytes"] = .number(Double(size))
      result["peakMegabytes"] = .number(NLU.peakMegabytes)
      result["seconds"] = .number((seconds * 100).rounded() / 100)
      if !json {
        Output.line(
          "\(examples.count) examples\(sentences == nil ? "" : " and templates"), \(trained.intents.count) intents, \(trained.slotNames.count) slots → "
            + "\(model), \(size) bytes, in \((seconds * 10).rounded() / 10) s")
      }
    }
    if json { try Output.json(.object(result)) }
  }
}

extension NLUTrain {
  /// Makes sure before the long work that its results can be written.
  private func checkTargets() throws {
    for path in [model, learningCurve].compactMap(\.self) {
      let folder = URL(filePath: (path as NSString).expandingTildeInPath).deletingLastPathComponent()
      guard FileManager.default.isWritableFile(atPath: folder.path) else {
        throw CommandFailure(
          "\(path): Nothing can be written to the folder \(folder.path). Make it, or name a file in another.")
      }
    }
  }
}

extension LearningCurve.Point {
  fileprivate var json: JSONValue {
    .object([
      "examples": .number(Double(examples)), "accuracy": NLU.number(accuracy), "slotF1": NLU.number(slotF1),
      "exact": NLU.number(exact),
    ])
  }

  fileprivate var line: String {
    "\(examples) examples: intent \(NLU.percent(accuracy)), slot F1 \(NLU.percent(slotF1)), "
      + "exact \(NLU.percent(exact))"
  }
}

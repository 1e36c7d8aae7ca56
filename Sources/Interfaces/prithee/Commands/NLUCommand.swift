import ArgumentParser
import Foundation
import IntentWire
import Learning

/// Training and using models of our own.
struct NLUCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nlu",
    abstract: "Trains models that tell intents and values, and measures them.",
    discussion: """
      Examples are JSON lines: {"text": "play jazz", "intent": "PlayMusic", "slots": [{"name": "genre", \
      "value": "jazz", "start": 5, "end": 9}]}. Start and end count Unicode code points from 0; the end is not \
      included. Files packed with gzip are read, too.

      Examples:
        prithee nlu train --data train.jsonl --model music.model
        echo '{"text": "play some blues"}' | prithee nlu predict --model music.model
        prithee nlu evaluate --model music.model --data dev.jsonl
      """,
    subcommands: [NLUTrain.self, NLUPredict.self, NLUEvaluate.self, NLUEncoder.self])
}

/// The options with which models are trained.
struct NLUTrainingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The intent of examples that ask for nothing known. Default: oos.", valueName: "intent"))
  var oos = "oos"

  @Option(
    help: ArgumentHelp("The random numbers; the same number gives the same model.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "The share of known requests that may be refused, 0 to 0.5, when no example is out of scope.",
      valueName: "share"))
  var refuse = 0.0

  @Option(
    help: ArgumentHelp(
      "Tunes this encoder, too, which reads better and takes far longer; prithee nlu encoder makes one.",
      valueName: "file"))
  var encoder: String?

  func validate() throws {
    guard (0...0.5).contains(refuse) else {
      throw ValidationError("The share is \(refuse). Give a number from 0 to 0.5.")
    }
  }

  /// The options for the trainer.
  ///
  /// - Throws: A `CommandFailure` when the encoder cannot be read.
  func options() throws -> TrainingOptions {
    TrainingOptions(
      outOfScope: oos, seed: seed, refusals: refuse, encoder: try encoder.map { try NLU.encoder($0) })
  }
}

/// What the commands about models share.
enum NLU {
  /// Reads examples.
  static func examples(_ path: String) throws -> [LabeledExample] {
    try ExampleFile.read(URL(filePath: (path as NSString).expandingTildeInPath))
  }

  /// Reads a model.
  static func model(_ path: String) throws -> TrainedModel {
    do { return try TrainedModel(contentsOf: URL(filePath: (path as NSString).expandingTildeInPath)) } catch {
      throw CommandFailure("\(path): \(FailureReason.text(of: error))")
    }
  }

  /// Reads an encoder.
  static func encoder(_ path: String) throws -> SentenceEncoder {
    do {
      return try SentenceEncoder(contentsOf: URL(filePath: (path as NSString).expandingTildeInPath))
    } catch { throw CommandFailure("\(path): \(FailureReason.text(of: error))") }
  }

  /// Some examples of each intent, evenly spread over all of them.
  static func thinned(_ examples: [LabeledExample], _ wanted: Int) -> [LabeledExample] {
    let counts = Dictionary(grouping: examples, by: \.intent).mapValues(\.count)
    var seen: [String?: Int] = [:]
    return examples.filter { example in
      let (index, count) = (seen[example.intent, default: 0], counts[example.intent] ?? 1)
      seen[example.intent] = index + 1
      return count <= wanted || index * wanted / count != (index + 1) * wanted / count
    }
  }

  /// The most memory that the program had so far, in megabytes.
  static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return (Double(usage.ru_maxrss) / 1024).rounded()
  }

  /// Shows how far training has come, within a part of the whole work.
  static func show(_ progress: TrainingProgress, part: Int = 0, of parts: Int = 1) {
    let fraction = (Double(part) + progress.fraction) / Double(parts)
    ProgressLine.shared.show(CallProgress(call: "nlu", fraction: fraction, title: progress.step))
  }

  /// A share as text, in per cent.
  static func percent(_ share: Double?) -> String {
    share.map { ($0 * 100).formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en"))) }
      ?? "–"
  }

  /// A share for programs, in per cent.
  static func number(_ share: Double?) -> JSONValue {
    share.map { .number(($0 * 1e5).rounded() / 1e3) } ?? .null
  }
}

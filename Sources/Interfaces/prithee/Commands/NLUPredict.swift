import ArgumentParser
import Foundation
import IntentWire
import Learning

/// Reads sentences with a model.
struct NLUPredict: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict",
    abstract: "Reads sentences as JSON lines and writes what a model takes them to mean.",
    discussion: """
      Each input line is an object with "text". Each output line has "intent" (null when the text is out of scope), \
      "score" (0 to 1), "slots" and "alternatives". A line that cannot be read is answered by an object with \
      "error". With --time each line also has "ms", how long the model took.

      Example:
        echo '{"text": "play some blues"}' | prithee nlu predict --model music.model
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The model, as prithee nlu train wrote it.", valueName: "file")) var model:
    String

  @Option(help: ArgumentHelp("The most other intents to name.", valueName: "n")) var alternatives = 3

  @Flag(help: "Says in each line how many milliseconds the model took.") var time = false

  func validate() throws {
    if alternatives < 0 { throw ValidationError("The number is \(alternatives). Give a number from 0 on.") }
  }

  func run() async throws {
    let model = try NLU.model(model)
    if Terminal().isInteractive {
      Output.error("Reads lines such as {\"text\": \"play jazz\"}. Ctrl-D ends.")
    }
    let clock = ContinuousClock()
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        let text = try Self.text(line)
        let start = clock.now
        let prediction = model.predict(text, alternatives: alternatives)
        let duration = clock.now - start
        var object = prediction.fields
        if time { object["ms"] = .number((duration / .microseconds(1)).rounded() / 1000) }
        try Output.json(.object(object))
      } catch {
        try Output.json(.object(["error": .string(FailureReason.text(of: error))]))
      }
    }
  }
}

extension NLUPredict {
  /// The text of an input line.
  private static func text(_ line: String) throws(CommandFailure) -> String {
    guard case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      throw CommandFailure("The line is not a JSON object. Write {\"text\": \"…\"}.")
    }
    guard case .string(let text)? = object["text"] else {
      throw CommandFailure("The line has no “text”, or it is not a string.")
    }
    return text
  }
}

extension Prediction {
  /// The prediction for programs.
  var fields: [String: JSONValue] {
    func rounded(_ number: Double) -> JSONValue { .number((number * 1e4).rounded() / 1e4) }
    return [
      "intent": intent.map(JSONValue.string) ?? .null,
      "score": rounded(confidence),
      "slots": .array(
        slots.map {
          .object([
            "name": .string($0.name), "value": .string($0.value), "start": .number(Double($0.start)),
            "end": .number(Double($0.end)),
          ])
        }),
      "alternatives": .array(
        alternatives.map { .object(["intent": .string($0.intent), "score": rounded($0.confidence)]) }),
    ]
  }
}

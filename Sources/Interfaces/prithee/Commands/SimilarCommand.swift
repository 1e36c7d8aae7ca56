import ArgumentParser
import Foundation
import IntentWire
import Language
import Understanding

/// The phrase that means about the same, for many sentences.
struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Reads sentences as lines and writes the phrase that means about the same; does nothing.",
    discussion: """
      The file of phrases has one in each line: an object {"phrase": "…", "app": "…", "intent": "…"}, where only \
      "phrase" must be there and "phrases" may hold several; a string in quotes; or the words themselves. One array \
      of these in JSON is as good. The app's name stands in a phrase as it is, or as ${applicationName}; without \
      "app", a capitalised name behind “in” or “with” at the end of a phrase is taken for it. ${anything else} is the \
      place of a value.

      Each input line is an object with "text" (or "query") and, if wanted, "app" (only this app is considered), a \
      string in quotes, or the words themselves. Each output line has "text", "phrase" as the file has it, its "app" \
      and whatever else the file says of it, "score" (0 to 1), "accepted", which is true from a score of 0.5 on, and \
      "alternatives". The phrase is null when an app was asked for that has none. A line that cannot be read is \
      answered by an object with "error".

      Example:
        echo '{"text": "show me the hikes I like"}' | prithee similar --phrases phrases.jsonl
      """)

  @OptionGroup var global: GlobalOptions

  @Option(
    help: ArgumentHelp("The file with the phrases to choose from.", valueName: "file"), completion: .file())
  var phrases: String

  @Option(help: ArgumentHelp("How many other phrases are written beside the nearest.", valueName: "number"))
  var alternatives = 2

  @Flag(help: "Write what was measured for each phrase.")
  var measures = false

  func validate() throws {
    guard (0...100).contains(alternatives) else {
      throw ValidationError("--alternatives takes a number from 0 to 100.")
    }
  }

  func run() throws {
    let file = try SimilarPhraseFile(path: phrases)
    guard let similarity = PhraseSimilarity(file.phrases.map(\.phrase), language: English()) else {
      throw CommandFailure("The data for comparing sentences is damaged. Build Prithee again.")
    }
    if Terminal().isInteractive {
      Output.error("Reads lines such as {\"text\": \"show the hikes I like\"}. Ctrl-D ends.")
    }
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        let request = try SimilarRequest(line)
        let matches = similarity.matches(for: request.text, app: request.app, limit: alternatives + 1)
        try Output.json(Self.answer(request.text, matches, file, measures: measures))
      } catch {
        try Output.json(.object(["error": .string(FailureReason.text(of: error))]))
      }
    }
  }

  /// The output line for a sentence.
  static func answer(
    _ text: String, _ matches: [PhraseSimilarity.Match], _ file: SimilarPhraseFile, measures: Bool = false
  ) -> JSONValue {
    var fields =
      matches.first.map { summary($0, file, measures) } ?? ["phrase": .null, "score": .number(0)]
    fields["text"] = .string(text)
    fields["accepted"] = .boolean(matches.first?.isAccepted ?? false)
    fields["alternatives"] = .array(matches.dropFirst().map { .object(summary($0, file, measures)) })
    return .object(fields)
  }

  private static func summary(
    _ match: PhraseSimilarity.Match, _ file: SimilarPhraseFile, _ measures: Bool
  ) -> [String: JSONValue] {
    let source = file.phrases[match.phrase]
    var fields = source.others
    fields["phrase"] = .string(source.written)
    if let app = source.phrase.app { fields["app"] = .string(app) }
    fields["score"] = .number(match.score)
    if measures { fields["measures"] = .object(match.parts.mapValues(JSONValue.number)) }
    return fields
  }
}

/// One input line.
struct SimilarRequest {
  var text: String
  var app: String?

  init(_ line: String) throws(CommandFailure) {
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    switch value {
    case .object(let object):
      let found = ["text", "query", "utterance", "sentence"].lazy.compactMap { object[$0] }.first
      guard case .string(let text)? = found else {
        throw CommandFailure("The line has no “text”, or it is not a string.")
      }
      self.text = text
      switch object["app"] ?? .null {
      case .null: app = nil
      case .string(let name): app = name
      default: throw CommandFailure("“app” is not a string.")
      }
    case .string(let text): self.text = text
    case .array: throw CommandFailure("The line is an array. Write {\"text\": \"…\"}.")
    default:
      guard !line.hasPrefix("{") else {
        throw CommandFailure("The line is not a JSON object. Write {\"text\": \"…\"}.")
      }
      text = line
    }
  }
}

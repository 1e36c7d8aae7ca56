import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Understanding

/// Understanding without doing, for many sentences.
struct UnderstandCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "understand",
    abstract: "Reads sentences as JSON lines and writes what was understood; does nothing.",
    discussion: """
      Each input line is an object with "text" and, if wanted, "now" (ISO 8601) and "app" (only this app is \
      considered). Each output line has "app", "intent", "slots", "score" and "alternatives"; app and intent are \
      null when nothing fits. A line that cannot be read is answered by an object with "error".

      Example:
        echo '{"text": "show packing in ListOMat"}' | prithee understand
      """)

  @OptionGroup var global: GlobalOptions

  func run() async throws {
    if Terminal().isInteractive {
      Output.error("Reads lines such as {\"text\": \"show packing in ListOMat\"}. Ctrl-D ends.")
    }
    try await global.withAssistant { assistant in
      while let line = readLine() {
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        do {
          let request = try UnderstandRequest(line)
          let reading = try await assistant.understand(request.text, at: request.now?.date, app: request.app)
          try Output.json(reading.summary)
        } catch {
          try Output.json(.object(["error": .string(FailureReason.text(of: error))]))
        }
      }
    }
  }
}

/// One input line.
struct UnderstandRequest {
  var text: String
  var now: Moment?
  var app: String?

  init(_ line: String) throws(CommandFailure) {
    guard case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      throw CommandFailure("The line is not a JSON object. Write {\"text\": \"…\"}.")
    }
    guard case .string(let text)? = object["text"] else {
      throw CommandFailure("The line has no “text”, or it is not a string.")
    }
    self.text = text
    switch object["now"] ?? .null {
    case .null: now = nil
    case .string(let text):
      guard let moment = Moment(text) else {
        throw CommandFailure("“\(text)” is not a moment. Write “now” as 2026-03-18T10:15:00.")
      }
      now = moment
    default: throw CommandFailure("“now” is not a string.")
    }
    switch object["app"] ?? .null {
    case .null: app = nil
    case .string(let name): app = name
    default: throw CommandFailure("“app” is not a string.")
    }
  }
}

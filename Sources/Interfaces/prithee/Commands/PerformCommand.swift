import ArgumentParser
import Assistant
import Conversation
import Foundation
import IntentWire

/// A request of a program, with values instead of a sentence.
struct PerformCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Has an app carry out an intent with given values, as a program would.",
    discussion: """
      The values are resolved, and the app's questions asked, as with a sentence; answer them with “prithee ask”. \
      Names, places, people and amounts are text or JSON objects, for example {"name": "Station", "latitude": 52.5, \
      "longitude": 13.4}, {"amount": 20, "currency": "EUR"}.

      Examples:
        prithee perform --app ZipCab INGetRideStatusIntent
        prithee perform --app ZipCab INRequestRideIntent --json '{"pickupLocation": "home", "partySize": 2}'
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The app: its name or bundle identifier.", valueName: "name")) var app: String

  @Option(
    help: ArgumentHelp("The values, a JSON object by parameter.", valueName: "object"),
    transform: { text in
      guard
        case .object(let values) = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      else {
        throw ValidationError("The values are not a JSON object. Write them as {\"parameter\": value}.")
      }
      return values
    })
  var json: [String: JSONValue] = [:]

  @Flag(help: "Prints the reply as one line of JSON.") var printJson = false

  @Flag(help: "Replies as to somebody who hears the answer and sees no display.") var voice = false

  @Option(help: ArgumentHelp("Continues a conversation instead of beginning one.", valueName: "id"))
  var conversation: String?

  @Argument(help: "The intent's class or type name.") var intent: String

  func run() async throws {
    let reply = try await global.withAssistant { assistant in
      try await assistant.perform(intent, in: app, json: json, conversation: conversation, voice: voice)
    }
    guard !printJson else {
      try Output.json(reply.json)
      return
    }
    Output.line(voice ? reply.spoken : reply.printed)
    if reply.isOpen {
      Output.error("Answer with: prithee ask \(global.repeated)--conversation \(reply.conversation) \"…\"")
    }
  }
}

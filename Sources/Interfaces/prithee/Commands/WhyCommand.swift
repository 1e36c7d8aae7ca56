import ArgumentParser
import Assistant
import Foundation
import Understanding

/// The reasons behind an understanding.
struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explains how a sentence is understood: what matched, and what lost by how much.",
    discussion: """
      Nothing is executed.

      Examples:
        prithee why "add milk to the hardware list in ListOMat"
        prithee why --json "show my vacation list"
        prithee why "suggest a walk" --phrase "Suggest trails for ${activity} in Trails"
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the trace as one line of JSON.") var json = false

  @Option(
    help: ArgumentHelp(
      "Tells what would have to change for this phrase of an installed app to match.", valueName: "phrase"))
  var phrase: String?

  @Argument(help: "The sentence.") var text: [String]

  func validate() throws {
    if text.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("There is no sentence to explain.")
    }
  }

  func run() async throws {
    let sentence = text.joined(separator: " ")
    if let phrase { return try await explain(sentence, phrase) }
    let explanation = try await global.withAssistant { try await $0.why(sentence) }
    if json {
      try Output.json(explanation.json)
    } else {
      Output.line(explanation.text.trimmingCharacters(in: .newlines))
    }
  }

  private func explain(_ sentence: String, _ phrase: String) async throws {
    guard let outcome = try await global.withAssistant({ try await $0.why(sentence, phrase: phrase) }) else {
      throw CommandFailure("No installed app has the phrase “\(phrase)”. See: prithee apps --json")
    }
    if json {
      try Output.json(outcome.json)
    } else {
      Output.line(outcome.text.trimmingCharacters(in: .newlines))
    }
  }
}

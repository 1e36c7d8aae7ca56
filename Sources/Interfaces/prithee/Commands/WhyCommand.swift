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
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the trace as one line of JSON.") var json = false

  @Argument(help: "The sentence.") var text: [String]

  func validate() throws {
    if text.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("There is no sentence to explain.")
    }
  }

  func run() async throws {
    let sentence = text.joined(separator: " ")
    let explanation = try await global.withAssistant { try await $0.why(sentence) }
    if json {
      try Output.json(explanation.json)
    } else {
      Output.line(explanation.text.trimmingCharacters(in: .newlines))
    }
  }
}

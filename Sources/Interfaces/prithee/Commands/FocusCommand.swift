import ArgumentParser
import Assistant
import IntentWire

/// Whether the person wants to be left alone.
struct FocusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "focus",
    abstract: "Says or shows whether you are focused and do not want to be disturbed.",
    discussion: """
      Apps that you allow to know it are told of each change.

      Examples:
        prithee focus
        prithee focus on
        prithee focus off
      """)

  /// What is to be done.
  enum Wish: String, ExpressibleByArgument, CaseIterable {
    case on, off, status
  }

  @OptionGroup var global: GlobalOptions

  @Argument(help: "on, off, or status.") var wish = Wish.status

  @Flag(help: "Prints the state as one line of JSON.") var json = false

  func run() async throws {
    let (isFocused, told) = try await global.withAssistant { assistant in
      var told: [String] = []
      if wish != .status { told = try await assistant.setFocused(wish == .on) }
      return (try await assistant.isFocused(), told)
    }
    guard !json else {
      try Output.json(
        .object(["focused": .boolean(isFocused), "told": .array(told.map(JSONValue.string))]))
      return
    }
    Output.line(isFocused ? "You are focused." : "You are not focused.")
    if !told.isEmpty { Output.line("Told: \(told.joined(separator: ", "))") }
  }
}

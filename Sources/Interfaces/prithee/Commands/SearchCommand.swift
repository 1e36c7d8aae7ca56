import ArgumentParser
import Assistant
import Conversation
import EntityIndex
import IntentWire

/// Finds what apps handed to the search index.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Finds what the apps know, by words.",
    discussion: """
      A word is found by its beginning. What is found is what apps indexed; it is opened with --open and its number.

      Examples:
        prithee search waterfall
        prithee search --app Trails "eagle ri"
        prithee search --open 1 "eagle ridge"
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Searches what one app knows only.", valueName: "name")) var app: String?

  @Option(help: ArgumentHelp("The most results.", valueName: "n")) var limit = 20

  @Option(help: ArgumentHelp("Opens the result with this number, from 1 on.", valueName: "number")) var open:
    Int?

  @Flag(help: "Prints the results as one line of JSON.") var json = false

  @Argument(help: "The words to look for.") var text: [String]

  func validate() throws {
    if limit < 1 { throw ValidationError("The limit is \(limit). Give a number from 1 on.") }
    if let open, open < 1 { throw ValidationError("The number is \(open). Give a number from 1 on.") }
  }

  func run() async throws {
    let words = text.joined(separator: " ")
    let limit = max(limit, open ?? 0)
    let (matches, names, reply) = try await global.withAssistant { assistant in
      let matches = try await assistant.search(words, app: app, limit: limit)
      let reply =
        if let open, matches.indices.contains(open - 1) { try await assistant.open(matches[open - 1]) } else {
          nil as Reply?
        }
      return (matches, await assistant.namesOfApps(), reply)
    }
    if let open {
      guard let reply else {
        throw CommandFailure("There is no result \(open); “\(words)” has \(matches.count) results.")
      }
      if json { try Output.json(reply.json) } else { Output.line(reply.printed) }
      return
    }
    guard !json else {
      try Output.json(.array(matches.map { $0.json(app: names[$0.app] ?? $0.app) }))
      return
    }
    guard !matches.isEmpty else {
      Output.line("Nothing was found for “\(words)”.")
      return
    }
    let rows = matches.enumerated().map { index, match in
      ["\(index + 1).", match.item.title, names[match.app] ?? match.app, match.item.detail ?? ""]
    }
    for line in Columns.lines(rows) { Output.line(line) }
  }
}

extension IndexMatch {
  /// The result for programs.
  fileprivate func json(app: String) -> JSONValue {
    .object([
      "app": .string(app),
      "title": .string(item.title),
      "detail": item.detail.map(JSONValue.string) ?? .null,
      "identifier": .string(item.identifier),
      "domain": item.domain.map(JSONValue.string) ?? .null,
      "entity": item.entity.map {
        .object(["type": .string($0.type), "identifier": .string($0.identifier)])
      } ?? .null,
      "score": .number((score * 1000).rounded() / 1000),
    ])
  }
}

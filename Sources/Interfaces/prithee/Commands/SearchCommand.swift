import ArgumentParser
import Assistant
import ContactBook
import Conversation
import EntityIndex
import IntentWire

/// Finds what apps handed to the search index.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Finds what the apps know, by words.",
    discussion: """
      Words are found in whatever form, misspelled ones too; the last one is found by its beginning, as you type it. \
      What is found is what apps indexed, and behind it contacts; it is opened with --open and its number, or by saying \
      “open the second one” soon after, and rises the next time. The only app to search may be “Contacts”.

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

  @Flag(help: "Counts the results by app and by kind as well; with --json the line is an object then.")
  var facets = false

  @Flag(help: "Prints ways in which the words can go on instead of results.") var suggest = false

  @Argument(help: "The words to look for.") var text: [String]

  func validate() throws {
    if limit < 1 { throw ValidationError("The limit is \(limit). Give a number from 1 on.") }
    if let open, open < 1 { throw ValidationError("The number is \(open). Give a number from 1 on.") }
  }

  func run() async throws {
    let words = text.joined(separator: " ")
    let limit = max(limit, open ?? 0)
    if suggest { return try await printSuggestions(words) }
    let onlyContacts = app?.lowercased() == Assistant.contactBook
    let (results, people, names, snippets, reply, card) = try await global.withAssistant { assistant in
      let people = app == nil || onlyContacts ? try await assistant.searchContacts(words, limit: limit) : []
      let results =
        onlyContacts
        ? IndexResults(matches: [], total: 0, apps: [], kinds: [])
        : try await assistant.searchResults(words, app: app, limit: limit, counting: facets)
      let reply =
        if let open, results.matches.indices.contains(open - 1) {
          try await assistant.open(results.matches[open - 1])
        } else {
          nil as Reply?
        }
      // What a person reads they may have opened with “prithee ask "open the second one"”.
      if open == nil, !json {
        do {
          try await assistant.remember(results.matches)
        } catch {
          Output.error(
            "What was found is not kept for “open the second one”: \(FailureReason.text(of: error))")
        }
      }
      let snippets =
        open == nil
        ? try await assistant.snippets(of: results.matches, for: words)
        : []
      let place = (open ?? 0) - 1 - results.matches.count
      var card: [String]?
      if people.indices.contains(place) {
        let book = try await assistant.contacts()
        card = book.contact(people[place].item.identifier).map { [$0.name] + $0.lines(in: book) }
      }
      let names = await assistant.namesOfApps().merging([Assistant.contactBook: "Contacts"]) { name, _ in name
      }
      return (results, people, names, snippets, reply, card)
    }
    let matches = results.matches + people
    if let open {
      if let card {
        for line in card { Output.line(line) }
        return
      }
      guard let reply else {
        throw CommandFailure("There is no result \(open); “\(words)” has \(matches.count) results.")
      }
      if json { try Output.json(reply.json) } else { Output.line(reply.printed) }
      return
    }
    // Contacts have no part that is shown of a text.
    let padded = snippets + Array(repeating: nil, count: matches.count - snippets.count)
    guard !json else {
      let list = JSONValue.array(
        zip(matches, padded).map { $0.json(app: names[$0.app] ?? $0.app, snippet: $1) })
      try Output.json(facets ? results.json(list, names) : list)
      return
    }
    guard !matches.isEmpty else {
      Output.line("Nothing was found for “\(words)”.")
      return
    }
    let isMarked = Terminal().hasColor
    let rows = zip(matches, padded).enumerated().map { index, pair in
      let (match, snippet) = pair
      return [
        "\(index + 1).", match.item.title, names[match.app] ?? match.app,
        (snippet?.text).map { isMarked ? $0.marked : $0.text } ?? match.item.detail ?? "",
      ]
    }
    for line in Columns.lines(rows) { Output.line(line) }
    guard facets else { return }
    Output.line("")
    let apps = results.apps.map { "\(names[$0.name] ?? $0.name) \($0.count)" }.joined(separator: ", ")
    let kinds = results.kinds.map { "\($0.name.isEmpty ? "(none)" : $0.name) \($0.count)" }
      .joined(separator: ", ")
    Output.line("\(results.total) results. By app: \(apps). By kind: \(kinds).")
  }

  private func printSuggestions(_ words: String) async throws {
    let suggestions = try await global.withAssistant {
      try await $0.searchSuggestions(words, app: app, limit: min(limit, 50))
    }
    guard !json else { return try Output.json(.array(suggestions.map { .string($0) })) }
    for suggestion in suggestions { Output.line(suggestion) }
  }
}

extension IndexSnippet {
  /// The text with its highlights in bold, for a terminal.
  fileprivate var marked: String {
    var text = ""
    let characters = Array(self.text)
    var position = 0
    for range in highlights {
      text += String(characters[position..<range.lowerBound])
      text += "\u{1B}[1m" + String(characters[range]) + "\u{1B}[0m"
      position = range.upperBound
    }
    return text + String(characters[position...])
  }

  fileprivate var json: JSONValue {
    .object([
      "text": .string(text),
      "highlights": .array(
        highlights.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }),
    ])
  }
}

extension IndexResults {
  /// The results for programs, with their counts.
  fileprivate func json(_ matches: JSONValue, _ names: [String: String]) -> JSONValue {
    func list(_ facets: [Facet], _ name: (String) -> String) -> JSONValue {
      .array(
        facets.map { .object(["name": .string(name($0.name)), "count": .integer($0.count)]) })
    }
    return .object([
      "results": matches, "total": .integer(total), "apps": list(apps) { names[$0] ?? $0 },
      "kinds": list(kinds) { $0 },
    ])
  }
}

extension IndexMatch {
  /// The result for programs.
  fileprivate func json(app: String, snippet: (title: IndexSnippet, text: IndexSnippet?)?) -> JSONValue {
    .object([
      "app": .string(app),
      "title": .string(item.title),
      "titleSnippet": snippet?.title.json ?? .null,
      "snippet": snippet?.text?.json ?? .null,
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

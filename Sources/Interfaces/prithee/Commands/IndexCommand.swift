import ArgumentParser
import Assistant
import EntityIndex
import Foundation
import IntentWire

/// Shows what apps handed to the search index, and keeps it in order.
struct IndexCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Shows what the apps handed to the search index.",
    discussion: """
      Examples:
        prithee index stats
        prithee index inspect Trails
        prithee index rebuild
        prithee index rebuild Trails
      """,
    subcommands: [IndexInspectCommand.self, IndexStatsCommand.self, IndexRebuildCommand.self])
}

/// Lists what an app has in the index.
struct IndexInspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Lists the items that an app has in the search index.")

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The most items.", valueName: "n")) var limit = 100

  @Flag(help: "Prints the items as one line of JSON, with all their attributes.") var json = false

  @Argument(help: "The name or bundle identifier of the app.") var app: String

  func validate() throws {
    if limit < 1 { throw ValidationError("The limit is \(limit). Give a number from 1 on.") }
  }

  func run() async throws {
    let items = try await global.withAssistant { try await $0.indexedItems(of: app, limit: limit) }
    guard !json else {
      try Output.json(.array(try items.map { try $0.json() }))
      return
    }
    guard !items.isEmpty else {
      Output.line("\(app) has nothing in the search index.")
      return
    }
    let rows = items.map { item in
      [
        item.identifier, item.title, item.kindName, item.domain ?? "",
        item.priority == 0 ? "" : "priority \(item.priority)",
      ]
    }
    for line in Columns.lines(rows) { Output.line(line) }
  }
}

/// Tells how large the index is.
struct IndexStatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tells how large the search index is, or an app's part of it.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints one line of JSON.") var json = false

  @Argument(help: "The name or bundle identifier of an app; all apps without it.") var app: String?

  func run() async throws {
    let (statistics, names, only) = try await global.withAssistant { assistant in
      (
        try await assistant.indexStatistics(), await assistant.namesOfApps(),
        try await assistant.identifier(of: app)
      )
    }
    let sources = statistics.sources.filter { only == nil || $0.app == only }
    if json {
      try Output.json(
        .object([
          "items": .integer(sources.reduce(0) { $0 + $1.items }),
          "indexes": .array(
            sources.map {
              .object([
                "app": .string(names[$0.app] ?? $0.app), "identifier": .string($0.app),
                "index": .string($0.index), "items": .integer($0.items),
              ])
            }),
          "files": .integer(statistics.files), "bytes": .integer(statistics.bytes),
          "pending": .integer(statistics.pending), "removed": .integer(statistics.removed),
          "words": .integer(statistics.words),
        ]))
      return
    }
    let rows = sources.map {
      [names[$0.app] ?? $0.app, $0.index.isEmpty ? "(default)" : $0.index, "\($0.items) items"]
    }
    for line in Columns.lines(rows) { Output.line(line) }
    if only == nil {
      Output.line(
        "\(statistics.items) items, \(statistics.files) files of \(statistics.bytes) bytes, "
          + "\(statistics.pending) in memory, \(statistics.removed) removed and still laid out, "
          + "\(statistics.words) words.")
    } else if rows.isEmpty {
      Output.line("\(app ?? "The app") has nothing in the search index.")
    }
  }
}

/// Lays the index out anew.
struct IndexRebuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild", abstract: "Lays the search index out anew, and has the apps fill it again.",
    discussion: """
      The apps that have something in the index are asked to hand everything over again: by the delegates of their \
      indexes, and by the queries of their indexed entities. With --only-layout nobody is asked, and the index is laid \
      out anew from what the apps handed over before.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Asks no app.") var onlyLayout = false

  @Argument(
    help: "The name or bundle identifier of the only app to ask; all that have something in the index.")
  var app: String?

  func run() async throws {
    let (statistics, asked) = try await global.withAssistant { assistant in
      let asked = try await onlyLayout ? [] : assistant.refillIndex(of: app)
      try await assistant.rebuildIndex()
      return (try await assistant.indexStatistics(), asked)
    }
    for (app, result) in asked {
      switch result {
      case .success(0): Output.line("\(app) cannot fill its index again by itself; what it had is kept.")
      case .success: Output.line("\(app) has filled its index again.")
      case .failure(let fault): Output.line("\(app) could not fill its index again: \(fault.message)")
      }
    }
    Output.line("\(statistics.items) items are laid out in \(statistics.files) files.")
  }
}

extension IndexItem {
  /// The item for programs.
  fileprivate func json() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(self))
  }
}

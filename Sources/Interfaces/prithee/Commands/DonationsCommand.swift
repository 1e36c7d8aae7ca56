import ArgumentParser
import Assistant
import Catalog
import Donations
import Foundation
import IntentWire

/// What apps have told of their use.
struct DonationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "donations",
    abstract: "Lists and removes what apps told the assistant of their use.",
    discussion: """
      Apps donate what you do in them, so that the assistant learns which app you use for what, and with whom. The \
      newest 5,000 donations of each app are kept, for up to 90 days.

      Examples:
        prithee donations
        prithee donations --app Murmur --json
        prithee donations remove --app Murmur --group chat-7
      """,
    subcommands: [ListDonations.self, RemoveDonations.self], defaultSubcommand: ListDonations.self)
}

/// Lists donations.
struct ListDonations: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists donations, the newest first.",
    discussion: """
      Example:
        prithee donations list --app Murmur --limit 5
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Lists the donations of one app only.", valueName: "name")) var app: String?

  @Option(help: ArgumentHelp("The most donations to list.", valueName: "n")) var limit = 100

  @Flag(help: "Prints the list as one line of JSON.") var json = false

  func validate() throws {
    if limit < 1 { throw ValidationError("The limit is \(limit). Give a number from 1 on.") }
  }

  func run() async throws {
    let (records, reservations, names) = try await global.withAssistant { assistant in
      let chosen = try await assistant.chosen(app)
      let names = await assistant.namesOfApps()
      let reservations = try await assistant.reservations()
      return (
        try await assistant.donations(app: chosen?.identifier, limit: limit),
        reservations.filter { chosen == nil || $0.app == chosen?.identifier }, names
      )
    }
    guard !json else {
      try Output.json(
        .object([
          "donations": .array(records.map { $0.json(app: names[$0.app] ?? $0.app) }),
          "reservations": .array(reservations.map { $0.json(app: names[$0.app] ?? $0.app) }),
        ]))
      return
    }
    guard !records.isEmpty else {
      Output.line("No app has donated anything.")
      return
    }
    let zone = global.now?.timeZone ?? .current
    for line in Columns.lines(records.map { $0.row(app: names[$0.app] ?? $0.app, zone: zone) }) {
      Output.line(line)
    }
    guard !reservations.isEmpty else { return }
    Output.line("")
    Output.line("Reservations:")
    for line in Columns.lines(reservations.map { $0.row(app: names[$0.app] ?? $0.app, zone: zone) }) {
      Output.line("  \(line)")
    }
  }
}

/// Removes donations.
struct RemoveDonations: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes donations.",
    discussion: """
      Say which: one by its identifier, a group, all of an app, or all there are.

      Examples:
        prithee donations remove --id 8C1E…
        prithee donations remove --app Murmur --group chat-7
        prithee donations remove --app Murmur --all
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Removes donations of one app only.", valueName: "name")) var app: String?

  @Option(help: ArgumentHelp("Removes the donation with this identifier.", valueName: "id"))
  var id: [String] = []

  @Option(help: ArgumentHelp("Removes the donations of this group.", valueName: "group")) var group: String?

  @Flag(help: "Removes all donations, of the app if one is named.") var all = false

  @Flag(help: "Prints how many were removed as one line of JSON.") var json = false

  func validate() throws {
    let choices = [!id.isEmpty, group != nil, all].filter { $0 }.count
    if choices != 1 {
      throw ValidationError("Say which donations: one of --id ID, --group GROUP and --all.")
    }
  }

  func run() async throws {
    let count = try await global.withAssistant { assistant in
      let chosen = try await assistant.chosen(app)
      return try await assistant.deleteDonations(
        app: chosen?.identifier, identifiers: id.isEmpty ? nil : id, group: group)
    }
    if !id.isEmpty, count == 0 {
      throw CommandFailure(
        "No donation has this identifier. List them with: prithee donations \(global.repeated)--json")
    }
    if json {
      try Output.json(.object(["deleted": .integer(count)]))
    } else {
      Output.line(count == 1 ? "Removed 1 donation." : "Removed \(count) donations.")
    }
  }
}

extension Assistant {
  /// The app with a name, or `nil` when none was given.
  func chosen(_ name: String?) async throws -> InstalledApp? {
    guard let name else { return nil }
    return try await app(named: name)
  }

  /// The display names of the installed apps by bundle identifier.
  func namesOfApps() async -> [String: String] {
    Dictionary(await apps().map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}

extension DonationRecord {
  fileprivate func row(app: String, zone: TimeZone) -> [String] {
    let values = (value.call?.parameters ?? [:]).sorted { $0.key < $1.key }.map {
      "\($0.key): \($0.value.displayText)"
    }
    let details = values.isEmpty ? title : values.joined(separator: ", ")
    return [DateValue(date, timeZone: zone).description, app, name, String(details.prefix(100))]
  }

  fileprivate func json(app: String) -> JSONValue {
    .object([
      "app": .string(app),
      "id": .string(value.identifier),
      "group": value.group.map(JSONValue.string) ?? .null,
      "kind": .string(value.kind.rawValue),
      "intent": value.call.map { .string($0.intent) } ?? .null,
      "activity": value.activity.map { .string($0.type) } ?? .null,
      "parameters": .object((value.call?.parameters ?? [:]).mapValues(\.plain)),
      "title": .string(title),
      "status": .string(value.status),
      "direction": .string(value.direction),
      "date": .string(date.formatted(.iso8601)),
      "suggestedPhrase": value.suggestedPhrase.map(JSONValue.string) ?? .null,
    ])
  }
}

extension Reservation {
  fileprivate func row(app: String, zone: TimeZone) -> [String] {
    [
      start.map { DateValue($0, timeZone: zone).description } ?? "", app, title,
      [number, status].compactMap(\.self).joined(separator: ", "),
    ]
  }

  fileprivate func json(app: String) -> JSONValue {
    .object([
      "app": .string(app), "type": .string(type), "title": .string(title),
      "number": number.map(JSONValue.string) ?? .null, "status": status.map(JSONValue.string) ?? .null,
      "holder": holder.map(JSONValue.string) ?? .null,
      "start": start.map { .string($0.formatted(.iso8601)) } ?? .null,
      "end": end.map { .string($0.formatted(.iso8601)) } ?? .null,
    ])
  }
}

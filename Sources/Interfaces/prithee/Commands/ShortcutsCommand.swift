import ArgumentParser
import Assistant
import Catalog
import Donations
import Foundation
import IntentWire

/// The person's own phrases, and what apps suggest for them.
struct ShortcutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts",
    abstract: "Lists the phrases that you gave to shortcuts of apps, and the shortcuts that apps suggest.",
    discussion: """
      A phrase of your own has a shortcut done at once when you say it.

      Examples:
        prithee shortcuts
        prithee shortcuts add "Let's run" --app Stride --suggestion 1
        prithee shortcuts remove "Let's run"
      """,
    subcommands: [ListShortcuts.self, AddShortcut.self, RemoveShortcut.self],
    defaultSubcommand: ListShortcuts.self)
}

/// Lists shortcuts.
struct ListShortcuts: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists phrases, suggestions, and what matters now.")

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Lists the shortcuts of one app only.", valueName: "name")) var app: String?

  @Flag(help: "Prints the list as one line of JSON.") var json = false

  func run() async throws {
    let content = try await global.withAssistant { try await ShortcutList($0, app: app) }
    guard !json else {
      try Output.json(content.json)
      return
    }
    for line in content.lines(global) { Output.line(line) }
  }
}

/// Gives a phrase to a suggested shortcut.
struct AddShortcut: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Gives a phrase to a shortcut that an app suggests.",
    discussion: """
      “prithee shortcuts” shows the suggestions with their numbers.

      Example:
        prithee shortcuts add "Let's run" --app Stride --suggestion 1
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "What you want to say.") var phrase: String

  @Option(help: ArgumentHelp("The app.", valueName: "name")) var app: String

  @Option(help: ArgumentHelp("The number of the suggestion.", valueName: "n")) var suggestion = 1

  func validate() throws {
    if phrase.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      throw ValidationError("The phrase has no words. Write what you want to say.")
    }
    if suggestion < 1 { throw ValidationError("The suggestion is \(suggestion). Give a number from 1 on.") }
  }

  func run() async throws {
    let (name, title) = try await global.withAssistant { assistant in
      let app = try await assistant.app(named: app)
      let suggested = try await assistant.shortcuts(for: .suggestions).first { $0.app == app.identifier }
      let shortcuts = suggested?.shortcuts ?? []
      guard shortcuts.indices.contains(suggestion - 1) else {
        throw CommandFailure(
          shortcuts.isEmpty
            ? "\(app.name) suggests no shortcuts. It does so by itself, once you have used it."
            : "\(app.name) suggests \(shortcuts.count) shortcuts. Choose one of them: "
              + "prithee shortcuts \(global.repeated)--app \"\(app.name)\"")
      }
      let shortcut = shortcuts[suggestion - 1]
      try await assistant.addVoiceShortcut(phrase, for: shortcut, of: app.identifier)
      return (app.name, shortcut.name)
    }
    Output.line("“\(phrase)” now means “\(title)” in \(name).")
  }
}

/// Takes a phrase back.
struct RemoveShortcut: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Takes a phrase away from its shortcut.",
    discussion: """
      Example:
        prithee shortcuts remove "Let's run"
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The phrase, or the identifier of the shortcut.") var name: String

  func run() async throws {
    let removed = try await global.withAssistant { try await $0.removeVoiceShortcut(name) }
    guard let removed else {
      throw CommandFailure(
        "No shortcut has this phrase. See which there are with: prithee shortcuts \(global.repeated)")
    }
    Output.line("“\(removed.value.phrase)” means nothing of its own any more.")
  }
}

extension ShortcutValue {
  /// What a person reads about the shortcut.
  var name: String {
    [title, suggestedPhrase, call?.intent, activity?.title, activity?.type].compactMap(\.self)
      .first { !$0.isEmpty } ?? "a shortcut"
  }
}

/// Everything that the command lists.
private struct ShortcutList {
  var voice: [VoiceShortcut]
  var purposes: [(purpose: ShortcutUpdate.Purpose, apps: [Assistant.AppShortcuts])]
  var names: [String: String]
  var judge: RelevanceJudge

  init(_ assistant: Assistant, app: String?) async throws {
    let chosen = try await assistant.chosen(app)?.identifier
    voice = try await assistant.voiceShortcuts().filter { chosen == nil || $0.app == chosen }
    purposes = []
    for purpose in ShortcutUpdate.Purpose.allCases {
      let apps = try await assistant.shortcuts(for: purpose).filter { chosen == nil || $0.app == chosen }
      purposes.append((purpose, apps))
    }
    names = await assistant.namesOfApps()
    judge = await assistant.relevance()
  }

  private func name(_ app: String) -> String { names[app] ?? app }

  func lines(_ global: GlobalOptions) -> [String] {
    var lines: [String] = []
    if !voice.isEmpty {
      lines.append("Your phrases:")
      lines += Columns.lines(voice.map { ["“\($0.value.phrase)”", name($0.app), $0.value.shortcut.name] })
        .map { "  \($0)" }
    }
    for (purpose, apps) in purposes where !apps.isEmpty {
      lines.append(Self.heading(purpose))
      for app in apps {
        lines.append("  \(name(app.app))")
        lines += Columns.lines(
          app.shortcuts.enumerated().map { index, shortcut in
            ["\(index + 1)", shortcut.name, why(shortcut, purpose)]
          }
        ).map { "    \($0)" }
      }
    }
    if lines.isEmpty { return ["No app suggests a shortcut, and there is none with a phrase of yours."] }
    if voice.isEmpty {
      lines.append(
        "Give one a phrase with: prithee shortcuts add \(global.repeated)\"…\" --app NAME --suggestion N")
    }
    return lines
  }

  private func why(_ shortcut: ShortcutValue, _ purpose: ShortcutUpdate.Purpose) -> String {
    guard purpose == .relevant else {
      return shortcut.suggestedPhrase.map { $0 == shortcut.name ? "" : "for example “\($0)”" } ?? ""
    }
    let reasons = judge.judge(shortcut)
    guard !reasons.isEmpty else { return "always" }
    return reasons.map { $0.isNow == true ? "\($0.reason) (now)" : $0.reason }.joined(separator: ", ")
  }

  private static func heading(_ purpose: ShortcutUpdate.Purpose) -> String {
    switch purpose {
    case .suggestions: "Suggested by apps:"
    case .relevant: "Matter at a certain time or place:"
    case .upcomingMedia: "To play next:"
    }
  }

  var json: JSONValue {
    var members: [String: JSONValue] = [
      "phrases": .array(
        voice.map {
          .object([
            "id": .string($0.value.identifier), "phrase": .string($0.value.phrase),
            "app": .string(name($0.app)), "shortcut": json($0.value.shortcut),
          ])
        })
    ]
    for (purpose, apps) in purposes {
      members[purpose.rawValue] = .array(
        apps.flatMap { app in
          app.shortcuts.enumerated().map { index, shortcut in
            .object([
              "app": .string(name(app.app)), "number": .integer(index + 1), "shortcut": json(shortcut),
            ])
          }
        })
    }
    return .object(members)
  }

  private func json(_ shortcut: ShortcutValue) -> JSONValue {
    .object([
      "title": .string(shortcut.name),
      "intent": shortcut.call.map { .string($0.intent) } ?? .null,
      "activity": shortcut.activity.map { .string($0.type) } ?? .null,
      "parameters": .object((shortcut.call?.parameters ?? [:]).mapValues(\.plain)),
      "suggestedPhrase": shortcut.suggestedPhrase.map(JSONValue.string) ?? .null,
      "role": shortcut.role.map(JSONValue.string) ?? .null,
      "relevance": .array(
        judge.judge(shortcut).map {
          .object(["now": $0.isNow.map(JSONValue.boolean) ?? .null, "reason": .string($0.reason)])
        }),
    ])
  }
}

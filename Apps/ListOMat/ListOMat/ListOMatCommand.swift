import ArgumentParser
import ListOMatKit

/// The app itself: a small command over the same lists that its extension changes.
@main
struct ListOMatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listomat",
    abstract: "Keeps lists.",
    discussion: """
      A list can be named by part of its name, as long as only one fits.

      Examples:
        listomat lists
        listomat add grocery apples "olive oil"
        listomat done grocery milk
      """,
    version: "1.0",
    subcommands: [Lists.self, Show.self, Add.self, Create.self, Done.self, Remove.self, Reset.self],
    defaultSubcommand: Lists.self)
}

struct Lists: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Shows all lists.")

  func run() throws {
    for list in try ListStore().lists() {
      let open = list.items.filter { !$0.isDone }.count
      print("\(list.name): \(open) open, \(list.items.count - open) done")
    }
  }
}

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Shows one list.")

  @Argument(help: "The list.") var list: String

  func run() throws {
    try ListStore().list(list).show()
  }
}

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Adds items to a list.")

  @Argument(help: "The list.") var list: String
  @Argument(help: "What to add.") var items: [String]

  func run() throws {
    try ListStore().add(items, to: list).show()
  }
}

struct Create: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Makes a new list.")

  @Argument(help: "The name.") var list: String
  @Argument(help: "Its first items.") var items: [String] = []

  func run() throws {
    try ListStore().create(list, items: items).show()
  }
}

struct Done: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Checks an item off.")

  @Argument(help: "The list.") var list: String
  @Argument(help: "The item.") var item: String
  @Flag(help: "Opens the item again instead.") var undo = false

  func run() throws {
    let store = try ListStore()
    try store.setDone(!undo, item: item, in: list)
    try store.list(list).show()
  }
}

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Takes items off a list.")

  @Argument(help: "The list.") var list: String
  @Argument(help: "What to take off.") var items: [String]

  func run() throws {
    let store = try ListStore()
    try store.remove(items, from: list)
    try store.list(list).show()
  }
}

struct Reset: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts the demonstration lists in the place of all lists.")

  func run() throws {
    try ListStore().reset()
    try Lists().run()
  }
}

extension List {
  fileprivate func show() {
    print(name)
    for item in items {
      print("  [\(item.isDone ? "x" : " ")] \(item.name)")
    }
  }
}

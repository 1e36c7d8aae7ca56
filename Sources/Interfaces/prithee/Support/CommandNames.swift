import ArgumentParser

/// The names of the commands: earlier ones that still work, and what somebody meant who mistyped one.
enum CommandNames {
  /// Words that were once the names of commands and still are known, though nothing tells of them.
  private static let former: [[String]: [String]] = [
    ["remove"]: ["uninstall"],
    ["contacts", "delete"]: ["contacts", "remove"],
    ["donations", "delete"]: ["donations", "remove"],
    ["workflows", "delete"]: ["workflows", "remove"],
    ["shortcuts", "delete"]: ["shortcuts", "remove"],
  ]

  /// The arguments with the present names of commands.
  static func current(_ arguments: [String]) -> [String] {
    for length in [2, 1] {
      if let name = former[Array(arguments.prefix(length))] { return name + arguments.dropFirst(length) }
    }
    return arguments
  }

  /// Says that a word is no command, and which was meant; `nil` when the commands are not what is wrong.
  static func mistake(in arguments: [String], of root: any ParsableCommand.Type) -> String? {
    var command = root
    var path = [name(of: root)]
    for word in arguments {
      let commands = command.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-") else { return nil }
      if let next = commands.first(where: { name(of: $0) == word }) {
        command = next
        path.append(word)
        continue
      }
      guard word != "help" else { return nil }
      let prefix = path.joined(separator: " ")
      let near = Spelling.nearest(to: word, in: commands.map(name))
      // What is no command may be meant for the command that is the usual one.
      guard command.configuration.defaultSubcommand == nil || near != nil else { return nil }
      let meant =
        near.map { " Did you mean “\(prefix) \($0)”?" }
        ?? (path.count == 1 ? " To say something to the assistant: \(prefix) ask \"…\"." : "")
      return "Error: “\(word)” is no command of “\(prefix)”.\(meant)\nSee: \(prefix) --help"
    }
    return nil
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName
      ?? String(describing: command).reduce(into: "") { name, letter in
        if letter.isUppercase, !name.isEmpty { name.append("-") }
        name += letter.lowercased()
      }
  }
}

public import ArgumentParser
import Assistant
public import ContactBook
import Foundation
import IntentWire
import VCard

/// The contacts.
struct ContactsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contacts",
    abstract: "Keeps the people whom you may mention.",
    discussion: """
      Contacts come from vCard files, which every address book can export. They stay in the home, one file for \
      each, with everything that the cards say.

      Examples:
        prithee contacts import ~/Downloads/contacts.vcf
        prithee contacts me "Robin Hale"
        prithee contacts match "my sister"
      """,
    subcommands: [Import.self, List.self, Show.self, Me.self, Remove.self, Export.self, Match.self])
}

extension ContactsCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Imports vCard files.",
      discussion: """
        A card with the identifier of a known contact replaces what it tells; so does one with the same name and a \
        common number or address. What only the known card tells stays.
        """)

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Prints the result as one line of JSON.") var json = false
    @Argument(help: "Files in vCard 2.1, 3.0 or 4.0.", completion: .file(extensions: ["vcf", "vcard"]))
    var files: [String]

    func validate() throws {
      if files.contains("") { throw ValidationError("The name of a file is empty. Name a vCard file.") }
    }

    func run() async throws {
      let urls = files.map { URL(filePath: ($0 as NSString).expandingTildeInPath) }
      let results = try await global.withAssistant { try await $0.importContacts(urls) }
      for (file, result) in zip(files, results) where !json {
        for problem in result.problems { Output.error("\(file): \(problem)") }
      }
      let sum = results.reduce(ContactImport(), +)
      guard json else {
        Output.line(sum.summary)
        if sum.count == 0 && sum.groups.isEmpty {
          Output.error("There is no card in the file. A card begins with BEGIN:VCARD.")
          throw ExitCode.failure
        }
        return
      }
      try Output.json(
        .object([
          "added": .array(sum.added.map(JSONValue.string)),
          "changed": .array(sum.changed.map(JSONValue.string)),
          "unchanged": .array(sum.unchanged.map(JSONValue.string)),
          "groups": .array(sum.groups.map(JSONValue.string)),
          "problems": .array(
            zip(files, results).flatMap { file, result in
              result.problems.map {
                .object([
                  "file": .string(file), "line": .integer($0.line), "message": .string($0.message),
                ])
              }
            }),
        ]))
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the contacts and the groups.")

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Prints the list as one line of JSON.") var json = false

    func run() async throws {
      let (book, problems) = try await global.withAssistant { assistant in
        (try await assistant.contacts(), try await assistant.contactProblems())
      }
      guard !json else {
        try Output.json(
          .object([
            "contacts": .array(book.contacts.map { $0.json(in: book) }),
            "groups": .array(book.groups.map { $0.json(in: book) }),
          ]))
        return
      }
      let terminal = Terminal()
      for problem in problems { Output.error("warning: \(problem)") }
      guard !book.contacts.isEmpty else {
        Output.line("There are no contacts.")
        Output.error("Import some with: prithee contacts import \(global.repeated)FILE")
        return
      }
      for contact in book.contacts {
        let handle = contact.handles.first.map { "  " + terminal.styled($0.value, .dim) } ?? ""
        Output.line(terminal.styled(contact.name, .bold) + (contact.isMe ? " (you)" : "") + handle)
      }
      for group in book.groups {
        let members = book.members(of: group).map(\.name).joined(separator: ", ")
        Output.line("\(terminal.styled(group.name, .bold)): \(members)")
      }
      if book.me == nil {
        Output.error(
          "Say which card is yours, so that “my sister” means somebody: prithee contacts me \(global.repeated)NAME"
        )
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Shows what is known of a contact.")

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Prints the contact as one line of JSON.") var json = false
    @Argument(help: "A name, a relation such as “my sister”, or an identifier.") var name: String

    func run() async throws {
      let (book, contact) = try await global.withAssistant { assistant in
        (try await assistant.contacts(), try await assistant.contact(named: name))
      }
      guard !json else {
        try Output.json(contact.json(in: book))
        return
      }
      Output.line(Terminal().styled(contact.name, .bold) + (contact.isMe ? " (you)" : ""))
      for line in contact.lines(in: book) { Output.line("  \(line)") }
    }
  }

  struct Me: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Says which contact you are.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Your name, as the contact has it.") var name: String

    func run() async throws {
      let contact = try await global.withAssistant { try await $0.setMe(name) }
      Output.line("You are \(contact.name).")
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Removes a contact.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A name or an identifier.") var name: String

    func run() async throws {
      let contact = try await global.withAssistant { try await $0.deleteContact(name) }
      Output.line("Removed \(contact.name).")
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints all contacts and groups as one vCard file.",
      discussion: """
        Example:
          prithee contacts export --format 4.0 > contacts.vcf
        """)

    @OptionGroup var global: GlobalOptions
    @Option(help: "The edition, 3.0 or 4.0; without it each card stays in its own.")
    var format: ContactFolder.Format?

    func run() async throws {
      let text = try await global.withAssistant { try await $0.exportContacts(format) }
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
  }

  struct Match: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says who is meant by some words, and why.",
      discussion: """
        Example:
          prithee contacts match "Maria's mobile"
        """)

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Prints the matches as one line of JSON.") var json = false
    @Argument(help: "What somebody may say.") var text: String

    func run() async throws {
      let book = try await global.withAssistant { try await $0.contacts() }
      let matches = book.explain(text)
      guard !json else {
        try Output.json(.array(matches.map(\.json)))
        return
      }
      if matches.isEmpty { Output.line("Nobody in the contacts is meant by “\(text)”.") }
      for match in matches {
        let score = match.score.formatted(.number.precision(.fractionLength(2)))
        Output.line("\(score)  \(Terminal().styled(match.name, .bold))  \(match.explanation)")
        for handle in match.handles { Output.line("      \(handle.text)") }
      }
    }
  }
}

extension ContactFolder.Format: ExpressibleByArgument {}

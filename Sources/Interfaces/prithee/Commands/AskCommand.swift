import ArgumentParser
import Assistant
import Conversation

/// One turn of a conversation.
struct AskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Says one sentence and prints the reply.",
    discussion: """
      When the reply is a question, answer it in the same conversation; the command for that is printed on \
      standard error, and the JSON names the conversation.

      Examples:
        prithee ask "show the store list in ListOMat"
        prithee ask --conversation c1 "the second one"
        prithee ask --json "Open Favorites in Trails"
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the reply as one line of JSON.") var json = false

  @Flag(help: "Replies as to somebody who hears the answer and sees no display.") var voice = false

  @Option(help: ArgumentHelp("Continues a conversation instead of beginning one.", valueName: "id"))
  var conversation: String?

  @Argument(help: "What you say.") var text: [String]

  func validate() throws {
    if conversation?.isEmpty == true {
      throw ValidationError("The conversation is empty. Leave --conversation out to begin a new one.")
    }
  }

  func run() async throws {
    let sentence = text.joined(separator: " ")
    let (reply, apps) = try await global.withAssistant { assistant in
      (
        try await assistant.ask(sentence, conversation: conversation, voice: voice),
        await assistant.apps()
      )
    }
    guard !json else {
      try Output.json(reply.json)
      return
    }
    Output.line(voice ? reply.spoken : reply.printed)
    if reply.isOpen {
      Output.error("Answer with: prithee ask \(global.repeated)--conversation \(reply.conversation) \"…\"")
    }
    if apps.isEmpty { Output.error(global.installHint) }
  }
}

extension Reply {
  /// Whether the conversation waits for an answer.
  var isOpen: Bool { state == .asking || state == .confirming }
}

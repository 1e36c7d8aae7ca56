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
        prithee ask --follow "where is my ride"
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the reply as one line of JSON.") var json = false

  @Flag(help: "Replies as to somebody who hears the answer and sees no display.") var voice = false

  @Option(help: ArgumentHelp("Continues a conversation instead of beginning one.", valueName: "id"))
  var conversation: String?

  @Flag(help: "Goes on printing what changes, such as how a ride comes closer, until it is over or Ctrl-C.")
  var follow = false

  @Option(
    help: ArgumentHelp("Follows for so long at most, for example 90s, 10m or 1h.", valueName: "time"),
    transform: { text in
      guard let duration = TimeSpan.duration(text) else {
        throw ValidationError("“\(text)” is not a length of time. Write it as 90s, 10m or 1h.")
      }
      return duration
    })
  var followFor: Duration?

  @Argument(help: "What you say.") var text: [String]

  func validate() throws {
    if conversation?.isEmpty == true {
      throw ValidationError("The conversation is empty. Leave --conversation out to begin a new one.")
    }
  }

  func run() async throws {
    let sentence = text.joined(separator: " ")
    let printer = ReplyPrinter(isJSON: json, voice: voice, repeatedOptions: global.repeated)
    try await global.withAssistant { assistant in
      if let conversation, try await !assistant.hasConversation(conversation) {
        Output.error("No conversation “\(conversation)” is kept; a new one begins under this name.")
      }
      let reply = try await assistant.ask(sentence, conversation: conversation, voice: voice)
      let hasApps = await !assistant.apps().isEmpty
      guard follow || followFor != nil, reply.live != nil else {
        // The apps end before the reply is printed: whoever reads it finds them gone.
        await assistant.close()
        try printer.write(reply)
        if follow || followFor != nil { Output.error("The reply tells of nothing that changes by itself.") }
        if !hasApps { Output.error(global.installHint) }
        return
      }
      try printer.write(reply)
      try await Follower.follow(reply, with: assistant, voice: voice, limit: followFor) { change in
        try printer.write(change)
      }
    }
  }

}

/// Prints replies as the person wants them.
struct ReplyPrinter: Sendable {
  /// Whether each is a line of JSON.
  var isJSON: Bool
  /// Whether the person hears them and sees nothing.
  var voice: Bool
  /// The options to repeat in a hint.
  var repeatedOptions: String

  func write(_ reply: Reply) throws {
    guard !isJSON else {
      try Output.json(reply.json)
      return
    }
    Output.line(Terminal().shown(voice ? reply.spoken : reply.printed))
    if reply.isOpen {
      Output.error("Answer with: prithee ask \(repeatedOptions)--conversation \(reply.conversation) \"…\"")
    }
  }
}

extension Reply {
  /// Whether the conversation waits for an answer.
  var isOpen: Bool { state == .asking || state == .confirming }
}

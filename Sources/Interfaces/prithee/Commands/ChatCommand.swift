import ArgumentParser
import Assistant
import Catalog
import Conversation
import Foundation
import Understanding

/// A conversation, line by line.
struct ChatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chat",
    abstract: "Talks with you line by line, until Ctrl-D.",
    discussion: """
      On a terminal the lines can be edited, the arrow keys bring back earlier ones, Ctrl-R looks for one, and Ctrl-C \
      begins the line anew. Lines from a pipe are answered one after the other. What goes on changing after a reply, such \
      as a ride that comes closer, is told as it changes, until you speak of something else.

      Words for the chat itself: ? or /help, /why, /undo, /new, and exit, quit or bye.

      Examples:
        prithee chat --conversation c1
        printf 'show the store list in ListOMat\\nthe second one\\n' | prithee chat
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Replies as to somebody who hears the answer and sees no display.") var voice = false

  @Option(help: ArgumentHelp("Continues a conversation instead of beginning one.", valueName: "id"))
  var conversation: String?

  func validate() throws {
    if conversation?.isEmpty == true {
      throw ValidationError("The conversation is empty. Leave --conversation out to begin a new one.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await global.withAssistant { assistant in
      let editor = LineEditor(
        isInteractive: terminal.canEdit, history: global.place.url.appending(path: "chat-history"))
      if terminal.isInteractive {
        Output.line(terminal.shown("Say what you want. “?” shows help, Ctrl-D ends.", .dim))
        if await assistant.apps().isEmpty {
          Output.line(terminal.shown("No app is installed. \(global.installHint)", .dim))
        }
      }
      if let conversation, try await !assistant.hasConversation(conversation) {
        Output.error(
          terminal.shown("No conversation “\(conversation)” is kept; a new one begins under this name."))
      }
      var talk = ChatTalk(
        assistant: assistant, editor: editor, terminal: terminal, voice: voice, conversation: conversation)
      while let line = await editor.next(prompt: "> ") {
        guard await talk.take(line.trimmingCharacters(in: .whitespaces)) else { break }
      }
      if terminal.isInteractive, let conversation = talk.conversation {
        Output.line(
          terminal.shown("Go on with: prithee chat \(global.repeated)--conversation \(conversation)", .dim))
      }
    }
  }
}

/// The turns of a chat.
private struct ChatTalk {
  let assistant: Assistant
  let editor: LineEditor
  let terminal: Terminal
  let voice: Bool
  /// The conversation that goes on; `nil` before its first turn.
  private(set) var conversation: String?
  /// What was said last, for its explanation.
  private var lastSentence: String?

  init(
    assistant: Assistant, editor: LineEditor, terminal: Terminal, voice: Bool, conversation: String?
  ) {
    self.assistant = assistant
    self.editor = editor
    self.terminal = terminal
    self.voice = voice
    self.conversation = conversation
  }

  /// Takes a line.
  ///
  /// - Returns: Whether the chat goes on.
  mutating func take(_ line: String) async -> Bool {
    guard !line.isEmpty else { return true }
    do {
      switch ChatWord(line) {
      case .leave: return false
      case .help:
        Output.line(terminal.shown("Say what you want in your own words, for example “\(await example())”."))
        let hanging = 4 + (ChatWord.explanations.map { $0[0].count }.max() ?? 0)
        for row in Columns.lines(ChatWord.explanations) {
          Output.line(terminal.shown("  " + row, hanging: hanging))
        }
      case .why:
        guard let lastSentence else {
          Output.line(terminal.shown("You have said nothing yet that could be explained."))
          return true
        }
        let words = try await assistant.why(lastSentence).text.trimmingCharacters(in: .newlines)
        Output.line(terminal.shown(words))
      case .undo: try await say("undo that")
      case .new:
        conversation = nil
        Output.line(terminal.shown("A new conversation begins.", .dim))
      case .unknown(let word):
        let near = Spelling.nearest(to: word, in: ChatWord.names).map { " Did you mean “\($0)”?" } ?? ""
        Output.line(terminal.shown("“\(word)” means nothing here.\(near) “?” shows help."))
      case nil:
        lastSentence = line
        try await say(line)
      }
    } catch {
      // One turn that fails, say on a full disk, does not end the conversation.
      Output.error(terminal.shown(FailureReason.text(of: error), .failure))
    }
    return true
  }

  /// A sentence that an installed app brings as an example.
  private func example() async -> String {
    let apps = await assistant.apps()
    return apps.lazy.compactMap { $0.examples.sorted { $0.key < $1.key }.first?.value.first }.first
      ?? apps.first.map { "open \($0.name)" } ?? "add apples to the grocery list"
  }

  private mutating func say(_ sentence: String) async throws {
    let reply = try await assistant.ask(sentence, conversation: conversation, voice: voice)
    conversation = reply.conversation
    Output.line(terminal.shown(voice ? reply.spoken : reply.printed, reply.style))
    guard reply.live != nil else { return }
    // The assistant ends this by itself when the subject changes or the program ends.
    let changes = await assistant.follow(reply, voice: voice)
    Task { [voice, editor, terminal] in
      for await change in changes {
        editor.announce(terminal.shown(voice ? change.spoken : change.printed, change.style))
      }
    }
  }
}

extension Reply {
  /// How the terminal shows the reply.
  fileprivate var style: Terminal.Style? {
    switch state {
    case .asking, .confirming: .question
    case .failed: .failure
    case .done, .cancelled, .notUnderstood: nil
    }
  }
}

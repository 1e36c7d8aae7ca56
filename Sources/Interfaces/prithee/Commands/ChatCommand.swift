import ArgumentParser
import Assistant
import Catalog
import Conversation
import Foundation

/// A conversation, line by line.
struct ChatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chat",
    abstract: "Talks with you line by line, until Ctrl-D.",
    discussion: """
      On a terminal the lines can be edited, and the arrow keys bring back earlier ones. Lines from a pipe are \
      answered one after the other.

      Example:
        printf 'show the store list in ListOMat\\nthe second one\\n' | prithee chat
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Replies as to somebody who hears the answer and sees no display.") var voice = false

  func run() async throws {
    let terminal = Terminal()
    try await global.withAssistant { assistant in
      let editor = LineEditor(
        isInteractive: terminal.isInteractive, history: global.place.url.appending(path: "chat-history"))
      if terminal.isInteractive {
        Output.line(terminal.styled("Say what you want. Ctrl-D ends.", .dim))
        if await assistant.apps().isEmpty {
          Output.line(terminal.styled("No app is installed. \(global.installHint)", .dim))
        }
      }
      var conversation: String?
      while let line = await editor.next(prompt: "> ") {
        let sentence = line.trimmingCharacters(in: .whitespaces)
        guard !sentence.isEmpty else { continue }
        do {
          let reply = try await assistant.ask(sentence, conversation: conversation, voice: voice)
          conversation = reply.conversation
          Output.line(terminal.styled(voice ? reply.spoken : reply.printed, reply.style))
        } catch {
          // One turn that fails, say on a full disk, does not end the conversation.
          Output.error(terminal.styled(FailureReason.text(of: error), .failure))
        }
      }
      if terminal.isInteractive { Output.line("") }
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

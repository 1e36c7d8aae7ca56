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
      answered one after the other. What goes on changing after a reply, such as a ride that comes closer, is told \
      as it changes, until you speak of something else.

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
          if reply.live != nil {
            // The assistant ends this by itself when the subject changes or the program ends.
            let changes = await assistant.follow(reply, voice: voice)
            Task { [voice] in
              for await change in changes {
                editor.announce(terminal.styled(voice ? change.spoken : change.printed, change.style))
              }
            }
          }
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

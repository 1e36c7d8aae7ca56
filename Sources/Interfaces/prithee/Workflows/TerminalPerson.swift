import Foundation
import IntentWire
import Synchronization
import Workflows

/// The person at the terminal, with the answers that were given on the command line.
final class TerminalPerson: WorkflowPerson {
  private struct State {
    var answers: [String]
    var told: [String] = []
  }

  private let state: Mutex<State>
  private let isQuiet: Bool

  init(answers: [String] = [], isQuiet: Bool = false) {
    state = Mutex(State(answers: answers))
    self.isQuiet = isQuiet
  }

  /// What was told.
  var told: [String] { state.withLock { $0.told } }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    show(question)
    let given = state.withLock { state in state.answers.isEmpty ? nil : state.answers.removeFirst() }
    if let given {
      if !isQuiet { Output.line("> \(given)") }
      return .string(given)
    }
    let line = await LineEditor(isInteractive: false, history: URL(filePath: "/dev/null")).next(prompt: "> ")
    guard let line else {
      throw WorkflowFailure(
        "Nobody answered “\(question.prompt)”. Give answers with --answer, or on standard input.",
        kind: .cancelled)
    }
    return .string(line.trimmingCharacters(in: .whitespaces))
  }

  private func show(_ question: WorkflowQuestion) {
    guard !isQuiet else { return }
    Output.line(question.prompt)
    guard question.kind != .app, question.kind != .confirmation else { return }
    for (index, option) in question.options.enumerated() {
      Output.line("\(index + 1). \(option.displayText)")
    }
    if let fallback = question.fallback { Output.line("(\(fallback.displayText))") }
  }

  func tell(_ message: WorkflowMessage) async throws {
    let text = [message.title, message.text].compactMap(\.self).joined(separator: ": ")
    state.withLock { $0.told.append(text) }
    if !isQuiet { Output.line(text) }
  }
}

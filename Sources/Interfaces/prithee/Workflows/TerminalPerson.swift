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
    guard let line = try await AwaitedLine().next() else {
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

/// A line of standard input that nobody waits for any more once the task is cancelled.
///
/// Reading itself cannot be called off; the thread that reads ends with the program.
private final class AwaitedLine: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<String?, any Error>)
    case over
  }

  private let state = Mutex(State.idle)

  /// The next line, `nil` at the end of the input.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func next() async throws -> String? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if case .over = state { return true }
          state = .waiting(continuation)
          return false
        }
        guard !isOver else { return continuation.resume(throwing: CancellationError()) }
        Thread.detachNewThread { [self] in finish(.success(readLine())) }
      }
    } onCancel: {
      finish(.failure(CancellationError()))
    }
  }

  private func finish(_ result: Result<String?, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<String?, any Error>? in
      defer { state = .over }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result)
  }
}

import IntentWire
import Synchronization
import Workflows

/// A person in a conversation: has one answer, that of this turn, and is asked the next question in another turn.
final class TurnPerson: WorkflowPerson {
  private struct State {
    var answer: String?
    var question: WorkflowQuestion?
    var told: [String] = []
  }

  private let state: Mutex<State>

  init(answer: String?) { state = Mutex(State(answer: answer)) }

  /// The question that waits for the next turn.
  var question: WorkflowQuestion? { state.withLock { $0.question } }
  /// What was told in this turn.
  var told: [String] { state.withLock { $0.told } }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    let answer = state.withLock { state in
      defer { state.answer = nil }
      if state.answer == nil { state.question = question }
      return state.answer
    }
    guard let answer else {
      throw WorkflowFailure("The workflow waits for an answer.", kind: .suspended)
    }
    return .string(answer)
  }

  func tell(_ message: WorkflowMessage) async throws {
    state.withLock { $0.told.append(message.text) }
  }
}

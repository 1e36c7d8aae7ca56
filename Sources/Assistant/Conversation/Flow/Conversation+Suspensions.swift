import AppProcesses
import Catalog
import IntentWire

/// Answers for apps that wait for them in the middle of their work.
extension Conversation {
  /// Gives an answer to an app that waits for it.
  func resume(
    _ answer: Answer, _ suspension: Suspension, _ pending: PendingCall, _ state: inout ConversationState
  ) async -> Move {
    guard pending.questions < limits.questions else {
      await release(suspension)
      return end(.failed, Sentences.tooManyQuestions(name(pending.app)), pending)
    }
    do {
      return try await follow(calls.answer(answer, to: suspension), pending, &state)
    } catch {
      return fault(error, pending, wasHandling: true)
    }
  }

  /// Tells an app that its question will not be answered.
  func release(_ suspension: Suspension?) async {
    var next = suspension
    // An app may ask something else instead of giving up; it is told so a few times.
    for _ in 0..<3 {
      guard let waiting = next else { return }
      guard case .question(_, let another) = try? await calls.answer(.cancelled, to: waiting) else { return }
      next = another
    }
  }
}

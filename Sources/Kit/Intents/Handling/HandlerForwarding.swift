import Foundation
import Synchronization

/// Lets a handler implement the completion form or the async form of each method, in any mix.
///
/// A handling protocol requires both forms, and the default of each calls the other. A default marks the handler
/// and the method before it does, so that the other default sees that nobody wrote the method and answers for
/// it, instead of calling back.
enum HandlerForwarding {
  struct Mark: Hashable, Sendable {
    let handler: ObjectIdentifier
    let method: String
  }

  @TaskLocal static var marks: Set<Mark> = []

  /// Carries what an app's code hands over from one task to another.
  ///
  /// An app's own classes need not be `Sendable`, and it may call a completion handler wherever it likes. The value
  /// is given away: whoever puts it in does not touch it again.
  struct Handover<Value>: @unchecked Sendable {
    let value: Value
  }

  /// The default of an async form: calls the completion form and waits for its answer.
  ///
  /// Second answers are ignored. When no answer comes, the task waits until it is cancelled.
  static func viaCompletion<Result>(
    of handler: some AnyObject, _ method: String, unwritten: @autoclosure () -> Result,
    call: (@escaping @Sendable (Result) -> Void) -> Void
  ) async -> Result {
    let mark = Mark(handler: ObjectIdentifier(handler), method: method)
    guard !marks.contains(mark) else { return unwritten() }
    let answer = FirstAnswer<Result?>()
    let received = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Handover<Result?>, Never>) in
        answer.wait(continuation)
        $marks.withValue(marks.union([mark])) { call { answer.give($0) } }
      }
    } onCancel: {
      answer.give(nil)
    }
    return received.value ?? unwritten()
  }

  /// The default of a completion form: calls the async form and passes its answer on.
  static func viaAsync<Result>(
    of handler: some AnyObject, _ method: String, completion: @escaping @Sendable (Result) -> Void,
    unwritten: @autoclosure () -> Result, call: @escaping () async -> Result
  ) {
    let mark = Mark(handler: ObjectIdentifier(handler), method: method)
    guard !marks.contains(mark) else { return completion(unwritten()) }
    let work = Handover(value: call)
    $marks.withValue(marks.union([mark])) {
      _ = Task { completion(await work.value()) }
    }
  }
}

/// Passes the first of several answers to whoever waits for it, in whichever order the two come.
private final class FirstAnswer<Answer>: Sendable {
  private typealias Handover = HandlerForwarding.Handover<Answer>

  private enum State {
    case idle
    case waiting(CheckedContinuation<HandlerForwarding.Handover<Answer>, Never>)
    case given(HandlerForwarding.Handover<Answer>)
    case over
  }

  private let state = Mutex(State.idle)

  func wait(_ continuation: CheckedContinuation<HandlerForwarding.Handover<Answer>, Never>) {
    let given: HandlerForwarding.Handover<Answer>? = state.withLock { state in
      if case .given(let answer) = state {
        state = .over
        return answer
      }
      state = .waiting(continuation)
      return nil
    }
    if let given { continuation.resume(returning: given) }
  }

  func give(_ answer: Answer) {
    let answer = Handover(value: answer)
    let waiting: CheckedContinuation<HandlerForwarding.Handover<Answer>, Never>? = state.withLock { state in
      switch state {
      case .idle:
        state = .given(answer)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .given, .over: return nil
      }
    }
    waiting?.resume(returning: answer)
  }
}

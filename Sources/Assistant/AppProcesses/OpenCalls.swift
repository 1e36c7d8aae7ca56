import IntentWire
import Synchronization

/// The calls that one app is carrying out: who waits for their next step, and which questions are open.
///
/// A call goes back and forth between two who wait for each other: the assistant for the next step (a question or
/// the end), the app for the answer to its question. Both can come early; nothing is lost then.
final class OpenCalls: Sendable {
  /// What a call did next.
  enum Step: Sendable {
    case question(Question)
    case finished(Result<IntentOutcome, WireFault>)
  }

  private struct Entry {
    /// The request that carries the call out; `nil` for one that an earlier assistant began and nobody resumed.
    var work: Task<Void, Never>?
    var steps: [Step] = []
    var waiter: CheckedContinuation<Step, Never>?
    var ask: (number: Int, continuation: CheckedContinuation<Result<Answer, WireFault>, Never>)?
    var earlyAnswer: Answer?
    var isFinished = false
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Whether a call waits for the person.
  var hasQuestion: Bool { state.withLock { $0.entries.values.contains { $0.ask != nil } } }

  /// Whether any call is open.
  var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

  /// Whether the call is open.
  func contains(_ call: String) -> Bool { state.withLock { $0.entries[call] != nil } }

  /// Whether a request for the call is under way here.
  func isUnderWay(_ call: String) -> Bool { state.withLock { $0.entries[call]?.work != nil } }

  /// Opens a call.
  ///
  /// - Throws: ``WireFault`` when it is open already.
  func open(_ call: String) throws(WireFault) {
    let isNew = state.withLock { state in
      guard state.entries[call] == nil else { return false }
      state.entries[call] = Entry()
      return true
    }
    guard isNew else {
      throw WireFault(
        .invalidMessage, "The call \(call) is being carried out already; give each call a new name.")
    }
  }

  /// Starts the request for a call; its result becomes the call's last step.
  func begin(_ call: String, _ request: @escaping @Sendable () async -> Result<IntentOutcome, WireFault>) {
    // Noted before the request can leave: the app's question may be here sooner than this thread runs again, and a
    // question of a call that is not under way counts as asked before.
    state.withLock { state in
      state.entries[call]?.work = Task { [self] in put(.finished(await request()), for: call) }
    }
  }

  /// Waits for the next step of a call; the last one closes it.
  ///
  /// A cancelled task has the app's work called off, which then is the last step.
  func next(_ call: String) async -> Step {
    let step = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Step, Never>) in
        let ready = state.withLock { state -> Step? in
          // Two who wait for one step cannot both have it: the second is turned away.
          guard var entry = state.entries[call], entry.waiter == nil else { return Self.unknown(call) }
          if entry.steps.isEmpty { entry.waiter = continuation }
          let step = entry.steps.isEmpty ? nil : entry.steps.removeFirst()
          if case .finished = step { entry.isFinished = true }
          state.entries[call] = entry
          return step
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      state.withLock { $0.entries[call]?.work }?.cancel()
    }
    closeIfFinished(call)
    return step
  }

  /// The app's question: waits until the person has answered.
  func ask(_ question: Question) async throws(WireFault) -> Answer {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Result<Answer, WireFault>, Never>) in
        if let early = place(question, number, continuation) { continuation.resume(returning: early) }
      }
    } onCancel: {
      withdraw(number, of: question.call)
    }
    return try result.get()
  }

  /// Gives the person's answer to the open question of a call, or keeps it for a question that is still to come.
  func answer(_ answer: Answer, to call: String) {
    let ask = state.withLock { state in
      guard let ask = state.entries[call]?.ask else {
        if state.entries[call]?.work == nil { state.entries[call]?.earlyAnswer = answer }
        return nil as CheckedContinuation<Result<Answer, WireFault>, Never>?
      }
      state.entries[call]?.ask = nil
      return ask.continuation
    }
    ask?.resume(returning: .success(answer))
  }

  /// Ends every call, because the app is gone; calls that are under way end with their request.
  func end(_ fault: WireFault) {
    let asks = state.withLock { state in
      var asks: [CheckedContinuation<Result<Answer, WireFault>, Never>] = []
      for (call, entry) in state.entries {
        if let ask = entry.ask { asks.append(ask.continuation) }
        state.entries[call]?.ask = nil
      }
      return asks
    }
    for ask in asks { ask.resume(returning: .failure(fault)) }
  }
}

extension OpenCalls {
  /// Keeps a question, or answers it at once.
  private func place(
    _ question: Question, _ number: Int,
    _ continuation: CheckedContinuation<Result<Answer, WireFault>, Never>
  ) -> Result<Answer, WireFault>? {
    let call = question.call
    let outcome = state.withLock { state -> Result<Answer, WireFault>? in
      guard var entry = state.entries[call] else {
        return .failure(WireFault(.unknownName, "No call \(call) is being carried out; nobody can be asked."))
      }
      guard entry.ask == nil else {
        return .failure(WireFault(.invalidMessage, "The call \(call) waits for an answer already."))
      }
      if Task.isCancelled {
        return .failure(WireFault(.cancelled, "The question was withdrawn."))
      }
      defer { state.entries[call] = entry }
      if let early = entry.earlyAnswer {
        entry.earlyAnswer = nil
        return .success(early)
      }
      entry.ask = (number, continuation)
      return nil
    }
    // A question that is sent again by an app that was waiting is known already; its answer is on its way.
    if outcome == nil, isUnderWay(call) { put(.question(question), for: call) }
    return outcome
  }

  private func withdraw(_ number: Int, of call: String) {
    let ask = state.withLock { state in
      guard let ask = state.entries[call]?.ask, ask.number == number else {
        return nil as CheckedContinuation<Result<Answer, WireFault>, Never>?
      }
      state.entries[call]?.ask = nil
      return ask.continuation
    }
    ask?.resume(returning: .failure(WireFault(.cancelled, "The question was withdrawn.")))
  }

  private func put(_ step: Step, for call: String) {
    let waiter = state.withLock { state in
      guard let waiter = state.entries[call]?.waiter else {
        state.entries[call]?.steps.append(step)
        return nil as CheckedContinuation<Step, Never>?
      }
      state.entries[call]?.waiter = nil
      if case .finished = step { state.entries[call]?.isFinished = true }
      return waiter
    }
    waiter?.resume(returning: step)
  }

  private func closeIfFinished(_ call: String) {
    let entry = state.withLock { state in
      state.entries[call]?.isFinished == true ? state.entries.removeValue(forKey: call) : nil
    }
    entry?.ask?.continuation.resume(
      returning: .failure(WireFault(.cancelled, "The call \(call) has ended; nobody answers any more.")))
  }

  private static func unknown(_ call: String) -> Step {
    .finished(.failure(WireFault(.unknownName, "No call \(call) waits for an answer.")))
  }
}

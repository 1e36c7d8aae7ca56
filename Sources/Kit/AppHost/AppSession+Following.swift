import IntentWire
import Synchronization

extension AppSession {
  /// Has the app tell how the answer to a call changes, until the assistant no longer follows it or has gone.
  func follow(_ call: IntentCall, by provider: any IntentProvider, over link: Link) async throws {
    let (tickets, ticket) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [self] in
      // The work begins when it is known under its name: its end may be asked for at once.
      for await _ in tickets { break }
      try Task.checkCancellation()
      try await work(for: call) {
        try await provider.follow(call) { outcome in
          try? link.send(.notification(.update(CallUpdate(call: call.id, outcome: outcome))))
        }
      }
    }
    let isWanted = try state.withLock { state throws(WireFault) in
      try state.following.begin(call.id, task)
    }
    if !isWanted { task.cancel() }
    ticket.finish()
    defer { state.withLock { $0.following.end(call.id) } }
    do {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch is CancellationError {
      // That is how it ends.
    }
  }

  /// Ends the following of a call.
  func unfollow(_ call: String) {
    state.withLock { $0.following.cancel(call) }?.cancel()
  }

  /// Ends the following of every call, also of those that are still to come on this connection.
  func unfollowAll() {
    for task in state.withLock({ $0.following.cancelAll() }) { task.cancel() }
  }
}

/// The calls that the assistant follows, and those of which it said so too early.
struct Following {
  /// How many calls are remembered that ended too early.
  private static let limit = 64

  private var tasks: [String: Task<Void, any Error>] = [:]
  /// Calls whose end came before their beginning: the two travel on different paths inside the process.
  private var ended: Set<String> = []
  private var isOver = false

  /// Notes the work on a call.
  ///
  /// - Returns: Whether it is still wanted.
  /// - Throws: ``WireFault`` when the call is followed already.
  mutating func begin(_ call: String, _ task: Task<Void, any Error>) throws(WireFault) -> Bool {
    guard tasks[call] == nil else {
      throw WireFault(.invalidParameters, "The call “\(call)” is followed already; end that first.")
    }
    guard !isOver, ended.remove(call) == nil else { return false }
    tasks[call] = task
    return true
  }

  /// Forgets a call that is not followed any more.
  mutating func end(_ call: String) {
    tasks[call] = nil
  }

  /// The work that is to end.
  mutating func cancel(_ call: String) -> Task<Void, any Error>? {
    if let task = tasks[call] { return task }
    if ended.count >= Self.limit { ended = [] }
    ended.insert(call)
    return nil
  }

  /// All work that is to end.
  mutating func cancelAll() -> [Task<Void, any Error>] {
    isOver = true
    return Array(tasks.values)
  }

  /// Forgets what the last connection wanted.
  mutating func reset() {
    ended = []
    isOver = false
  }
}

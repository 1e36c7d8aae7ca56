/// The moment at which a step must end, and whether the run was called off.
///
/// Steps that may take long look at it while they work.
struct Deadline: Sendable {
  /// Tells how long the process has run.
  let elapsed: @Sendable () -> Duration
  /// When the step must end.
  let end: Duration
  /// How long a run may take, for the message.
  let limit: Duration

  /// - Throws: ``WorkflowFailure`` when the time is over, or the run was called off.
  func check() throws {
    if Task.isCancelled { throw WorkflowFailure("The run was cancelled.", kind: .cancelled) }
    if elapsed() > end { throw over }
  }

  var over: WorkflowFailure {
    WorkflowFailure("The workflow ran for \(limit.components.seconds) s and was stopped.", kind: .limit)
  }

  /// Does something outside, and calls it off when the time is over.
  ///
  /// - Parameter waited: How long a person was waited for meanwhile, which does not count.
  func bounded<Result: Sendable>(
    waited: @escaping @Sendable () -> Duration = { .zero },
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try check()
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        while true {
          let left = end + waited() - elapsed()
          guard left > .zero else { throw over }
          try await Task.sleep(for: min(left, .seconds(3_600)))
        }
      }
      defer { group.cancelAll() }
      while let result = try await group.next() { if let result { return result } }
      throw over
    }
  }
}

extension Account {
  /// When the next step must end.
  var deadline: Deadline {
    Deadline(elapsed: elapsed, end: start + limits.time + waited, limit: limits.time)
  }
}

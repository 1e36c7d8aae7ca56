/// What a connection keeps: who waits for answers, and what is being answered.
struct ConnectionState {
  struct Pending {
    var continuation: CheckedContinuation<PendingResult, Never>
    /// How long the other end may work.
    var deadline: Duration?
    /// When that time is over; `nil` without a deadline, and while it stands still.
    var expiry: Duration?
  }

  var pending: [Int: Pending] = [:]
  var serving: [Int: Task<Void, Never>] = [:]
  /// The task that wakes at the next deadline.
  var watch: (waking: Duration, task: Task<Void, Never>)?
  var closed: WireFault?
  private var lastIdentifier = 0

  mutating func nextIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  /// The requests whose time is over; while this end is at work, their deadlines stand still instead.
  mutating func takeLate(at now: Duration) -> [(Int, Duration)] {
    var late: [(Int, Duration)] = []
    for (id, waiting) in pending {
      guard let expiry = waiting.expiry, expiry <= now, let deadline = waiting.deadline else { continue }
      pending[id]?.expiry = nil
      if serving.isEmpty { late.append((id, deadline)) }
    }
    return late.sorted { $0.0 < $1.0 }
  }

  /// Gives everybody who works on a request the whole of its time again.
  mutating func renewDeadlines(at now: Duration) {
    for (id, waiting) in pending {
      guard waiting.expiry != nil, let deadline = waiting.deadline else { continue }
      pending[id]?.expiry = now + deadline
    }
  }

  /// Notes that a request was answered; deadlines that stood still begin anew.
  ///
  /// - Returns: Whether any did.
  mutating func finishServing(_ id: Int, at now: Duration) -> Bool {
    serving[id] = nil
    guard serving.isEmpty else { return false }
    var hasRenewed = false
    for (id, waiting) in pending where waiting.expiry == nil {
      guard let deadline = waiting.deadline else { continue }
      pending[id]?.expiry = now + deadline
      hasRenewed = true
    }
    return hasRenewed
  }

  /// Marks the connection as ended; `nil` when it had ended before.
  mutating func end(
    _ fault: WireFault?
  ) -> (fault: WireFault, pending: [Pending], tasks: [Task<Void, Never>])? {
    guard closed == nil else { return nil }
    let fault = fault ?? WireFault(.disconnected, "The other side ended before it answered.")
    closed = fault
    defer {
      pending = [:]
      serving = [:]
      watch = nil
    }
    return (fault, Array(pending.values), Array(serving.values) + [watch?.task].compactMap(\.self))
  }
}

/// Measures time from its own beginning, on any clock.
struct Stopwatch: Sendable {
  /// The time that has passed.
  let now: @Sendable () -> Duration
  /// Waits until that much time has passed.
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) {
    self = Self.started(clock)
  }

  private init(
    now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  private static func started<C: Clock>(_ clock: C) -> Stopwatch where C.Duration == Duration {
    let start = clock.now
    return Stopwatch(
      now: { start.duration(to: clock.now) },
      sleep: { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) })
  }
}

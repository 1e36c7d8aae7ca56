import Synchronization

/// One end of a conversation between an app and the assistant: sends requests, answers those of the other end.
///
/// Both ends are the same; which requests each of them answers is up to its handler. A deadline counts only the
/// time in which the other end is at work: while it waits for an answer of this end, the deadline stands still.
public final class WireConnection: Sendable {
  /// Answers a request of the other end; what it throws goes back as a ``WireFault``.
  public typealias Handler = @Sendable (WireRequest) async throws -> WireResult

  /// What a connection reports besides answers.
  public enum Event: Sendable {
    /// A message could not be read, or an answer came that nobody waits for.
    case anomaly(WireFault)
    /// The other end tells how far its work on a call has come; the deadlines of this end's requests begin anew.
    case progressed(CallProgress)
    /// The answer to a call that this end follows has changed.
    case updated(CallUpdate)
    /// The other end no longer follows the call with this identifier.
    case unfollowed(String)
    /// The other end asks this process to end.
    case endRequested
    /// The connection has ended; nothing follows.
    case closed(WireFault?)
  }

  private let transport: any MessageTransport
  private let stopwatch: Stopwatch
  private let handler: Handler
  private let report: @Sendable (Event) -> Void
  private let state = Mutex(ConnectionState())

  /// Creates one end and begins to read.
  ///
  /// - Parameters:
  ///   - transport: The way the messages travel.
  ///   - clock: Measures deadlines.
  ///   - report: Told of anomalies and of the end.
  ///   - handler: Answers the other end's requests.
  public init(
    _ transport: any MessageTransport, clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (Event) -> Void = { _ in }, handler: @escaping Handler
  ) {
    self.transport = transport
    stopwatch = Stopwatch(clock)
    self.report = report
    self.handler = handler
    transport.start { [weak self] event in self?.receive(event) }
  }

  deinit {
    state.withLock { $0.watch?.task.cancel() }
    transport.close()
  }

  /// Sends a request and waits for its result.
  ///
  /// - Parameter deadline: How long the other end may work on it; `nil` waits as long as it takes.
  /// - Throws: The other end's fault, or one that says why no answer came. A cancelled task throws
  ///   ``WireFault/Code-swift.struct/cancelled`` at once, and the other end is told.
  public func request(
    _ request: WireRequest, deadline: Duration? = nil
  ) async throws(WireFault) -> WireResult {
    let id = state.withLock { $0.nextIdentifier() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<PendingResult, Never>) in
        begin(id, request, deadline: deadline, continuation)
      }
    } onCancel: {
      abandon(id, WireFault(.cancelled, "The request was called off."))
    }
    return try result.get()
  }

  /// Sends a message that nobody answers; one that cannot be sent is dropped.
  public func notify(_ notification: WireNotification) {
    try? transport.send(.notification(notification))
  }

  /// Ends the connection; requests that wait fail with the given fault.
  public func close(_ fault: WireFault? = nil) {
    end(fault) { transport.close() }
  }
}

/// The outcome of a request as its continuation receives it.
typealias PendingResult = Result<WireResult, WireFault>

extension WireConnection {
  private func begin(
    _ id: Int, _ request: WireRequest, deadline: Duration?,
    _ continuation: CheckedContinuation<PendingResult, Never>
  ) {
    let refusal = state.withLock { state -> WireFault? in
      if let fault = state.closed { return fault }
      if Task.isCancelled { return WireFault(.cancelled, "The request was called off.") }
      let expiry = deadline.map { stopwatch.now() + $0 }
      state.pending[id] = ConnectionState.Pending(
        continuation: continuation, deadline: deadline, expiry: expiry)
      return nil
    }
    if let refusal {
      continuation.resume(returning: .failure(refusal))
      return
    }
    watchDeadlines()
    do throws(WireFault) {
      let seconds = deadline.map { Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18 }
      try transport.send(.request(id: id, request, deadline: seconds))
    } catch {
      finish(id, .failure(error))
    }
  }

  /// Makes sure that somebody wakes when the next deadline passes.
  ///
  /// One task watches all of them: most requests are answered in time, and then cost no timer.
  private func watchDeadlines() {
    state.withLock { state in
      guard let next = state.pending.values.compactMap(\.expiry).min() else { return }
      if let waking = state.watch?.waking, waking <= next { return }
      state.watch?.task.cancel()
      let task = Task { [weak self, stopwatch] in
        do { try await stopwatch.sleep(next) } catch { return }
        self?.expire()
      }
      state.watch = (next, task)
    }
  }

  /// Gives up on what has not been answered in time, and goes on watching.
  private func expire() {
    let late = state.withLock { state in
      state.watch = nil
      return state.takeLate(at: stopwatch.now())
    }
    for (id, deadline) in late {
      abandon(id, WireFault(.timedOut, "No answer came within \(deadline)."))
    }
    watchDeadlines()
  }

  /// Gives up on a request and tells the other end.
  private func abandon(_ id: Int, _ fault: WireFault) {
    guard finish(id, .failure(fault)) else { return }
    try? transport.send(.notification(.cancel(id)))
  }

  @discardableResult
  private func finish(_ id: Int, _ result: PendingResult) -> Bool {
    guard let pending = state.withLock({ $0.pending.removeValue(forKey: id) }) else { return false }
    pending.continuation.resume(returning: result)
    return true
  }

  /// Notes the end.
  ///
  /// - Parameter hangUp: Ends the transport, before the work on the other end's requests is called off: that a request
  ///   failed because this end is leaving is no answer to it, and must not reach the other end as one.
  private func end(_ fault: WireFault?, hangUp: () -> Void = {}) {
    let ended = state.withLock { $0.end(fault) }
    hangUp()
    guard let ended else { return }
    for pending in ended.pending { pending.continuation.resume(returning: .failure(ended.fault)) }
    ended.tasks.forEach { $0.cancel() }
    report(.closed(fault))
  }
}

extension WireConnection {
  private func receive(_ event: TransportEvent) {
    switch event {
    case .message(.request(let id, let request, _)): serve(id, request)
    case .message(.response(let id, let result)): settle(id, .success(result))
    case .message(.failure(let id?, let fault)): settle(id, .failure(fault))
    case .message(.failure(nil, let fault)): report(.anomaly(fault))
    case .message(.notification(.cancel(let id))): state.withLock { $0.serving[id] }?.cancel()
    case .message(.notification(.progress(let progress))):
      state.withLock { $0.renewDeadlines(at: stopwatch.now()) }
      watchDeadlines()
      report(.progressed(progress))
    case .message(.notification(.update(let update))): report(.updated(update))
    case .message(.notification(.unfollow(let call))): report(.unfollowed(call))
    case .message(.notification(.end)): report(.endRequested)
    case .fault(let fault, let id?):
      report(.anomaly(fault))
      try? transport.send(.failure(id: id, fault))
    case .fault(let fault, nil) where fault.code == .unknownMethod:
      // A notification of a later version of the protocol: nobody waits for anything.
      report(.anomaly(fault))
    case .fault(let fault, nil):
      // Whatever this was meant to be, its sender cannot be told, and somebody may wait for it.
      report(.anomaly(fault))
      try? transport.send(.failure(id: nil, fault))
      close(fault)
    case .closed(let fault): end(fault)
    }
  }

  private func settle(_ id: Int, _ result: PendingResult) {
    guard !finish(id, result) else { return }
    report(
      .anomaly(WireFault(.unexpectedResponse, "An answer came for the request \(id), which waits for none.")))
  }

  private func serve(_ id: Int, _ request: WireRequest) {
    let isDuplicate = state.withLock { state in
      guard state.serving[id] == nil else { return true }
      state.serving[id] = Task { await self.answer(id, request) }
      return false
    }
    guard isDuplicate else { return }
    let fault = WireFault(.invalidMessage, "The request \(id) is being answered already.")
    report(.anomaly(fault))
  }

  private func answer(_ id: Int, _ request: WireRequest) async {
    let message: WireMessage
    do {
      message = .response(id: id, try await handler(request))
    } catch let fault as WireFault {
      message = .failure(id: id, fault)
    } catch is CancellationError {
      message = .failure(id: id, WireFault(.cancelled, "The request was called off."))
    } catch {
      message = .failure(id: id, WireFault(.internalError, "The request failed: \(error)"))
    }
    do throws(WireFault) {
      try transport.send(message)
    } catch {
      if error.code == .oversized { try? transport.send(.failure(id: id, error)) }
    }
    let hasRenewed = state.withLock { $0.finishServing(id, at: stopwatch.now()) }
    if hasRenewed { watchDeadlines() }
  }
}

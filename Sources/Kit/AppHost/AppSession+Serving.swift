import Foundation
public import IntentWire
import Synchronization

extension AppSession {
  /// How long the assistant may take to answer a greeting.
  private static let greetingDeadline = Duration.seconds(10)
  /// How long work that was called off may take to end before the session does.
  private static let gracePeriod = Duration.seconds(2)

  /// Serves an assistant until it is gone and nothing waits for an answer any more.
  ///
  /// When the connection ends while a question is open, this waits at the rendezvous that the assistant named for
  /// the next one. All other work is called off. A session serves one assistant at a time.
  ///
  /// - Parameters:
  ///   - transport: The way to the assistant.
  ///   - token: The secret that shows this process to be the one that was started.
  /// - Throws: ``WireFault`` when the assistant does not accept the app.
  public func serve(_ transport: any MessageTransport, token: String) async throws(WireFault) {
    state.withLock { $0.isOver = false }
    var patience = try await serveOnce(transport, token: token)
    while patience > 0, let next = await successor(within: patience) {
      // One that does not even greet properly is not the successor; the next may be.
      patience = (try? await serveOnce(next, token: token)) ?? patience
    }
    await finish()
  }

  /// Serves one connection to its end.
  ///
  /// - Returns: How long to wait for the next assistant, in seconds; 0 when there is nothing to wait for.
  private func serveOnce(_ transport: any MessageTransport, token: String) async throws(WireFault) -> Double {
    let link = Link(transport)
    let (events, reporter) = AsyncStream.makeStream(of: WireConnection.Event.self)
    let connection = WireConnection(link, clock: clock) { event in
      reporter.yield(event)
      if case .closed = event { reporter.finish() }
    } handler: { [self] request in
      try await answer(request, over: link)
    }
    let welcome: Welcome
    do throws(WireFault) {
      welcome = try await greet(connection, token: token)
    } catch {
      connection.close()
      throw error
    }
    attach(connection, welcome)
    for await event in events {
      switch event {
      case .anomaly(let fault): StandardError.write("\(bundle): \(fault.message)")
      case .unfollowed(let call): unfollow(call)
      case .endRequested:
        // Nobody reads what still changes, and an open request would keep the process from its end.
        unfollowAll()
        link.closeWhenIdle()
      case .progressed, .updated, .closed: break
      }
    }
    connection.close()
    return detach() ? welcome.patience : 0
  }

  private func greet(_ connection: WireConnection, token: String) async throws(WireFault) -> Welcome {
    let hello = Hello(
      bundle: bundle, process: ProcessInfo.processInfo.processIdentifier, token: token,
      suspended: state.withLock { $0.suspended })
    let result = try await connection.request(.hello(hello), deadline: Self.greetingDeadline)
    guard case .welcome(let welcome) = result else {
      throw WireFault(.invalidMessage, "The assistant answered the greeting with something else.")
    }
    guard welcome.version == Hello.currentVersion else {
      throw WireFault(
        .versionMismatch,
        """
        The assistant speaks version \(welcome.version) of the protocol, this app version \
        \(Hello.currentVersion). Build the app with the Prithee release that the assistant has, and install it again.
        """)
    }
    return welcome
  }

  private func attach(_ connection: WireConnection, _ welcome: Welcome) {
    state.withLock { state in
      state.connection = connection
      state.welcome = welcome
      state.told = [:]
    }
    sendOpenQuestions()
    sendAnnouncements()
  }

  /// Forgets a connection that has ended, and calls off what no later one can take over.
  ///
  /// - Returns: Whether calls wait for an answer that a later connection may bring.
  private func detach() -> Bool {
    let (dropped, waits) = state.withLock { state in
      state.connection = nil
      state.following.reset()
      let kept = state.listener == nil ? [] : Set(state.suspended)
      let dropped = state.calls.filter { !kept.contains($0.key) }
      for id in dropped.keys { state.calls[id] = nil }
      return (dropped, !kept.isEmpty)
    }
    for task in dropped.values { task.cancel() }
    return waits
  }

  /// Waits for the next assistant at the rendezvous.
  private func successor(within patience: Double) async -> (any MessageTransport)? {
    guard let listener = state.withLock({ $0.listener }) else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: listener.accept(timeout: patience)) }
        thread.name = "prithee.rendezvous"
        thread.start()
      }
    } onCancel: {
      listener.close()
    }
  }

  /// Ends what still waits, and gives work that was called off a moment to end.
  private func finish() async {
    abandonQuestions()
    let calls = state.withLock { state in
      defer { state.calls = [:] }
      return state.calls
    }
    for task in calls.values { task.cancel() }
    let clock = clock
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.idle() }
      group.addTask { try? await clock.sleep(for: Self.gracePeriod) }
      await group.next()
      group.cancelAll()
      // Work that ignores its cancellation is not waited for; the group's other task would be.
      state.withLock { $0.releaseIdleWaiters() }.forEach { $0.resume() }
    }
    await messenger.settle()
  }

  private func idle() async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waitForIdle(continuation) }?.resume()
    }
  }
}

import IntentWire
import Synchronization

/// The assistant's end of one connection to an app, wherever the app runs.
final class AppLink: Sendable {
  /// How a link tells the one who keeps it what happens.
  struct Observer: Sendable {
    /// Decides about the app's first message.
    var greet: @Sendable (Hello) throws(WireFault) -> Welcome
    /// The app knows that it is welcome.
    var ready: @Sendable () -> Void = {}
    /// The app tells something by itself.
    var event: @Sendable (AppEvent) -> Void
    /// The app asks something by itself.
    var request: @Sendable (WireRequest) throws(WireFault) -> WireResult = { request throws(WireFault) in
      try NoRequests().answer(request, of: "")
    }
    /// A message could not be understood.
    var anomaly: @Sendable (WireFault) -> Void = { _ in }
    /// The connection has ended.
    var closed: @Sendable (WireFault?) -> Void = { _ in }
  }

  /// Calls that the app is carrying out.
  let calls: OpenCalls
  private let followers: Followers
  private let connection: WireConnection
  private let ending: Ending

  init(_ transport: any MessageTransport, clock: any Clock<Duration>, observer: Observer) {
    let calls = OpenCalls()
    let followers = Followers()
    let ending = Ending()
    self.calls = calls
    self.followers = followers
    self.ending = ending
    connection = WireConnection(
      WatchedTransport(transport, welcomed: observer.ready, ended: { ending.note($0) }), clock: clock,
      report: { event in
        switch event {
        case .anomaly(let fault): observer.anomaly(fault)
        case .progressed(let progress): observer.event(.progressed(progress))
        case .updated(let update): followers.pass(update)
        case .unfollowed: observer.anomaly(WireFault(.unknownMethod, "An app follows no calls."))
        case .endRequested: observer.anomaly(WireFault(.unknownMethod, "An app cannot end the assistant."))
        case .closed(let fault):
          ending.note(fault)
          calls.end(fault ?? WireFault(.disconnected, "The app has ended."))
          observer.closed(fault)
        }
      },
      handler: { request in try await Self.answer(request, calls, observer) })
  }

  /// Whether the connection has ended.
  var isClosed: Bool { ending.hasCome }

  /// Why the connection ended, when there is more to say than that it did.
  var fault: WireFault? { ending.fault }

  /// Sends a request that asks the person nothing.
  func send(_ request: WireRequest, deadline: Duration) async throws(WireFault) -> WireResult {
    try await connection.request(request, deadline: deadline)
  }

  /// Has the app carry out a call, up to its end or its first question.
  func perform(_ call: IntentCall, deadline: Duration) async throws(WireFault) -> OpenCalls.Step {
    try calls.open(call.id)
    calls.begin(call.id) { [self] in await outcome(of: .handle(call), deadline) }
    return await calls.next(call.id)
  }

  /// Answers the open question of a call, and goes on to its end or its next question.
  func answer(_ answer: Answer, to call: String, deadline: Duration) async throws(WireFault) -> OpenCalls.Step
  {
    guard calls.contains(call) else {
      throw WireFault(.disconnected, "The app no longer waits for this answer; say the request again.")
    }
    calls.answer(answer, to: call)
    if !calls.isUnderWay(call) {
      calls.begin(call) { [self] in await outcome(of: .resume(call), deadline) }
    }
    return await calls.next(call)
  }

  /// Has the app tell how the answer to a call changes, until the task is cancelled or the app ends it.
  ///
  /// A cancelled task waits until the app has stopped, so that nothing is told after this has returned.
  ///
  /// - Parameters:
  ///   - grace: How long the app may take to stop.
  ///   - update: Told each change, one after the other.
  /// - Throws: ``WireFault`` when the app cannot tell of changes, or ends in the middle.
  func follow(
    _ call: IntentCall, grace: Duration, clock: any Clock<Duration>,
    update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault) {
    try followers.add(call.id, update)
    defer { followers.remove(call.id) }
    let connection = connection
    // A task of its own: the request must outlive the wish to end it, until the app has answered.
    let request = Task { () -> Result<WireResult, WireFault> in
      do throws(WireFault) { return .success(try await connection.request(.follow(call))) } catch {
        return .failure(error)
      }
    }
    let result = await withTaskCancellationHandler {
      await request.value
    } onCancel: {
      connection.notify(.unfollow(call.id))
      Task {
        try? await clock.sleep(for: grace)
        request.cancel()
      }
    }
    guard case .failure(let fault) = result, !(Task.isCancelled && fault.code == .cancelled) else { return }
    throw fault
  }

  /// Asks the app to end, and ends the connection.
  func end() {
    connection.notify(.end)
    connection.close()
  }

  /// Ends the connection; an app with an open question waits for the next assistant then.
  func close() {
    connection.close()
  }

  private func outcome(
    of request: WireRequest, _ deadline: Duration
  ) async -> Result<IntentOutcome, WireFault> {
    do throws(WireFault) {
      guard case .outcome(let outcome) = try await connection.request(request, deadline: deadline) else {
        throw WireFault(.invalidMessage, "The app answered with something that is not an outcome.")
      }
      return .success(outcome)
    } catch {
      return .failure(error)
    }
  }

  private static func answer(
    _ request: WireRequest, _ calls: OpenCalls, _ observer: Observer
  ) async throws(WireFault) -> WireResult {
    switch request {
    case .hello(let hello): return .welcome(try observer.greet(hello))
    case .ask(let question): return .answer(try await calls.ask(question))
    case .updateVocabulary(let update):
      observer.event(.vocabularyUpdated(update))
      return .done
    case .refreshShortcuts:
      observer.event(.shortcutsChanged)
      return .done
    case .donate, .deleteDonations, .setShortcuts, .voiceShortcuts, .changeVoiceShortcut, .standing,
      .requestPermission, .updateIndex, .indexState, .searchIndex, .engageIndex:
      return try observer.request(request)
    case .describe, .resolve, .confirm, .handle, .resume, .follow, .options, .entities, .values,
      .continueActivity,
      .scene, .actOnScene, .reindex:
      throw WireFault(.unknownMethod, "The assistant does not answer this request; apps do.")
    }
  }
}

/// Those who are told how the answers to calls change.
private final class Followers: Sendable {
  private let state = Mutex<[String: @Sendable (IntentOutcome) -> Void]>([:])

  /// Notes who follows a call.
  ///
  /// - Throws: ``WireFault`` when somebody does already.
  func add(_ call: String, _ update: @escaping @Sendable (IntentOutcome) -> Void) throws(WireFault) {
    let isNew = state.withLock { state in
      guard state[call] == nil else { return false }
      state[call] = update
      return true
    }
    guard isNew else { throw WireFault(.invalidMessage, "The call \(call) is followed already.") }
  }

  func remove(_ call: String) {
    state.withLock { $0[call] = nil }
  }

  /// Passes a change on; one that nobody waits for is dropped.
  func pass(_ update: CallUpdate) {
    state.withLock { $0[update.call] }?(update.outcome)
  }
}

/// How a connection ended.
private final class Ending: Sendable {
  private let state = Mutex<(hasCome: Bool, fault: WireFault?)>((false, nil))

  var hasCome: Bool { state.withLock { $0.hasCome } }
  var fault: WireFault? { state.withLock { $0.fault } }

  func note(_ fault: WireFault?) {
    // The first reason is the real one.
    state.withLock { $0 = (true, $0.fault ?? fault) }
  }
}

/// Passes everything through, and notes two moments on the way.
///
/// When the app has been told that it is welcome: only then may requests follow, since the welcome has to be the first
/// message that an app receives. And when the connection ends: whoever learns it from a failed request must find it
/// noted already.
private final class WatchedTransport: MessageTransport {
  private let transport: any MessageTransport
  private let welcomed: @Sendable () -> Void
  private let ended: @Sendable (WireFault?) -> Void

  init(
    _ transport: any MessageTransport, welcomed: @escaping @Sendable () -> Void,
    ended: @escaping @Sendable (WireFault?) -> Void
  ) {
    self.transport = transport
    self.welcomed = welcomed
    self.ended = ended
  }

  func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void) {
    transport.start { [ended] event in
      switch event {
      case .fault(let fault, id: nil): ended(fault)
      case .closed(let fault): ended(fault)
      case .message, .fault: break
      }
      deliver(event)
    }
  }

  func send(_ message: WireMessage) throws(WireFault) {
    try transport.send(message)
    if case .response(_, .welcome) = message { welcomed() }
  }

  func close() { transport.close() }
}

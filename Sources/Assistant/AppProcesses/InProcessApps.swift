public import IntentWire
import Synchronization

/// Reaches apps that run inside this process, for embedding and for tests.
///
/// Everything is as with processes of their own, except that a question ends with the process that asked it.
public final class InProcessApps: AppCalling {
  /// Serves one connection to an app; it is called on the first request, and returns without waiting.
  public typealias Serve = @Sendable (any MessageTransport) -> Void

  private let apps: [String: Serve]
  private let deadline: Duration
  private let clock: any Clock<Duration>
  private let events: AppEventHandler
  private let requests: RequestRelay
  private let links = Mutex<[String: AppLink]>([:])

  /// Creates the connections' switchboard.
  ///
  /// - Parameters:
  ///   - apps: What serves each app, by bundle identifier.
  ///   - deadline: How long an app may work on one request.
  ///   - clock: Measures it.
  ///   - events: Told what apps tell by themselves.
  ///   - requests: Answers what apps ask by themselves; `nil` leaves it to the assistant that uses them.
  public init(
    _ apps: [String: Serve], deadline: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(),
    events: @escaping AppEventHandler = { _, _ in }, requests: (any AppRequestAnswering)? = nil
  ) {
    self.apps = apps
    self.deadline = deadline
    self.clock = clock
    self.events = events
    self.requests = RequestRelay(requests)
  }

  /// Says who answers what apps ask by themselves, unless that was said when this was created.
  ///
  /// An assistant that is configured with these apps does it by itself.
  public func connect(_ requests: any AppRequestAnswering) {
    self.requests.connect(requests)
  }

  deinit {
    for link in links.withLock({ $0 }).values { link.end() }
  }

  /// Sends a request that asks the person nothing: resolve, confirm, options, entities, describe.
  public func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    let link = try link(to: app)
    do throws(WireFault) {
      return try await link.send(request, deadline: deadline)
    } catch {
      drop(link, app, after: error)
      throw error
    }
  }

  /// Has the app carry out a call, up to its end or to its first question.
  public func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    let link = try link(to: app)
    return try step(of: call.id, app, link, try await link.perform(call, deadline: deadline))
  }

  /// Gives the answer to the question at which a call is suspended, and goes on to its end or the next question.
  public func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    let link = try link(to: suspension.app)
    let step = try await link.answer(answer, to: suspension.call, deadline: deadline)
    return try self.step(of: suspension.call, suspension.app, link, step)
  }

  /// Has an app tell how the answer to a call changes.
  public func follow(
    _ call: IntentCall, in app: String, update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault) {
    let link = try link(to: app)
    try await link.follow(call, grace: .seconds(1), clock: clock, update: update)
  }

  /// Ends the connection to an app; the next request makes a new one, and with it a new scene.
  public func endScene(of app: String) async {
    links.withLock { $0.removeValue(forKey: app) }?.end()
  }

  /// Whether there is a connection to the app.
  public func hasScene(of app: String) async -> Bool {
    links.withLock { $0[app].map { !$0.isClosed } ?? false }
  }

  private func step(
    of call: String, _ app: String, _ link: AppLink, _ step: OpenCalls.Step
  ) throws(WireFault) -> CallStep {
    switch step {
    case .question(let question):
      return .question(question, Suspension(app: app, call: call, rendezvous: nil))
    case .finished(.success(let outcome)): return .outcome(outcome)
    case .finished(.failure(let fault)):
      drop(link, app, after: fault)
      throw fault
    }
  }

  /// The connection to an app, made on the first request and after it was lost.
  private func link(to app: String) throws(WireFault) -> AppLink {
    guard let serve = apps[app] else {
      throw WireFault(.unknownName, "No app \(app) runs in this process.")
    }
    return links.withLock { links in
      if let link = links[app], !link.isClosed { return link }
      let (ours, theirs) = InProcessTransport.pair()
      let link = AppLink(
        ours, clock: clock,
        observer: AppLink.Observer(
          greet: { [requests] hello throws(WireFault) in
            // The process is this one: there is no secret to know.
            try Greeting.check(hello, token: hello.token, app: hello.bundle)
            return Welcome(standing: requests.standing(of: app))
          },
          event: { [events] in events(app, $0) },
          request: { [requests] request throws(WireFault) in try requests.answer(request, of: app) }))
      serve(theirs)
      links[app] = link
      return link
    }
  }

  /// Gives up a connection whose app hangs.
  private func drop(_ link: AppLink, _ app: String, after fault: WireFault) {
    guard fault.code == .timedOut else { return }
    links.withLock { links in
      if links[app] === link { links[app] = nil }
    }
    link.end()
  }
}

/// Passes what apps ask to somebody who comes after them.
private final class RequestRelay: AppRequestAnswering {
  private let receiver: Mutex<(any AppRequestAnswering)?>

  init(_ receiver: (any AppRequestAnswering)?) {
    self.receiver = Mutex(receiver)
  }

  func connect(_ requests: any AppRequestAnswering) {
    receiver.withLock { $0 = $0 ?? requests }
  }

  func standing(of app: String) -> AppStanding { present.standing(of: app) }

  func answer(_ request: WireRequest, of app: String) throws(WireFault) -> WireResult {
    try present.answer(request, of: app)
  }

  private var present: any AppRequestAnswering { receiver.withLock { $0 } ?? NoRequests() }
}

import AppHost
import IntentWire
import Synchronization

/// An app's session with an assistant that writes down what it hears.
final class Listening: Sendable {
  let session: AppSession
  private let heard = Mutex<[WireRequest]>([])
  private let connection: WireConnection
  private let serving: Task<Void, any Error>

  /// - Parameter answer: How the assistant answers; `nil` accepts everything.
  init(
    answer: @escaping @Sendable (WireRequest) throws(WireFault) -> WireResult? = { _ in nil }
  ) async throws {
    let (ours, theirs) = InProcessTransport.pair()
    let session = AppSession(providers: [], bundle: "org.example.app", clock: StillClock())
    self.session = session
    let notes = Notes()
    connection = WireConnection(ours, clock: StillClock()) { request in
      if case .hello = request { return .welcome(Welcome()) }
      notes.receiver.withLock { $0 }?.heard.withLock { $0.append(request) }
      return try answer(request) ?? .done
    }
    serving = Task { try await session.serve(theirs, token: "") }
    // The answer shows that the app has been welcomed.
    _ = try await connection.request(.describe)
    notes.receiver.withLock { $0 = self }
  }

  private final class Notes: Sendable {
    let receiver = Mutex<Listening?>(nil)
  }

  /// Runs an app's code, and returns the changes of indexes that the assistant has heard of.
  func updates(
    isolation: isolated (any Actor)? = #isolation, _ code: () async throws -> Void
  ) async throws -> [IndexUpdate] {
    try await session.run(isolation: isolation) { try await code() }
    _ = try await connection.request(.describe)
    return heard.withLock { $0 }.compactMap { request in
      if case .updateIndex(let update) = request { update } else { nil }
    }
  }

  /// Has the app answer a request of the assistant.
  func request(_ request: WireRequest) async throws -> WireResult { try await connection.request(request) }

  /// What the assistant has heard.
  var requests: [WireRequest] { heard.withLock { $0 } }

  func end() async throws {
    connection.close()
    try await serving.value
  }
}

/// A clock on which no deadline ever passes.
struct StillClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (stream, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    throw CancellationError()
  }
}

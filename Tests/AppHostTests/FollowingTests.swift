import IntentWire
import Synchronization
import Testing

@testable import AppHost

/// Tells two changes at once, and then stands still until nobody follows it any more.
private struct LiveProvider: IntentProvider {
  let events = AsyncStream.makeStream(of: String.self)

  func manifest() async -> AppManifest {
    AppManifest(
      module: "Live",
      intents: ["Watch", "Ask"].map {
        IntentManifest(identifier: $0, dialect: .siriKit, title: $0)
      })
  }

  func resolve(_ request: ResolveCall) async throws -> [ParameterResolution] { [] }
  func confirm(_ call: IntentCall) async throws -> IntentOutcome { IntentOutcome(.ready) }
  func handle(_ call: IntentCall) async throws -> IntentOutcome { IntentOutcome(.success) }
  func options(_ request: OptionsCall) async throws -> [IntentValue] { [] }
  func entities(_ request: EntityQueryCall) async throws -> [IntentValue] { [] }

  func follow(_ call: IntentCall, update: @escaping @Sendable (IntentOutcome) -> Void) async throws {
    events.continuation.yield("start \(call.id)")
    update(IntentOutcome(.success, response: ["number": .integer(1)]))
    update(IntentOutcome(.success, response: ["number": .integer(2)]))
    let (stream, sender) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    sender.finish()
    events.continuation.yield("stop \(call.id)")
  }
}

@Suite("Calls that are followed, in the app", .timeLimit(.minutes(1)))
struct FollowingTests {
  /// An assistant that follows calls, and the app at its other end.
  private final class Bench: Sendable {
    let provider = LiveProvider()
    let connection: WireConnection
    let updates: AsyncStream<CallUpdate>
    private let serving: Task<Void, any Error>

    init(_ way: Way, _ providers: (LiveProvider) -> [any IntentProvider] = { [$0] }) throws {
      let (app, other) = try way.pair()
      let (updates, sender) = AsyncStream.makeStream(of: CallUpdate.self)
      self.updates = updates
      connection = WireConnection(other) { event in
        if case .updated(let update) = event { sender.yield(update) }
      } handler: { request in
        if case .hello = request { .welcome(Welcome()) } else { .done }
      }
      let session = AppSession(providers: providers(provider), bundle: "org.example.app")
      serving = Task { try await session.serve(app, token: "") }
    }

    func end() async throws { try await serving.value }
  }

  @Test("An app tells changes until nobody follows, and answers then", arguments: Way.allCases)
  func updates(_ way: Way) async throws {
    let bench = try Bench(way)
    let call = IntentCall(id: "a", intent: "Watch")
    async let answer = bench.connection.request(.follow(call))
    var updates = bench.updates.makeAsyncIterator()
    for number in 1...2 {
      let update = await updates.next(isolation: nil)
      #expect(update?.call == "a")
      #expect(update?.outcome.response == ["number": .integer(number)])
    }
    var events = bench.provider.events.stream.makeAsyncIterator()
    #expect(await events.next(isolation: nil) == "start a")
    bench.connection.notify(.unfollow("a"))
    let result = try await answer
    #expect(result == .done)
    #expect(await events.next(isolation: nil) == "stop a")
    bench.connection.close()
    try await bench.end()
  }

  @Test("A lost connection ends it", arguments: Way.allCases)
  func lost(_ way: Way) async throws {
    let bench = try Bench(way)
    async let answer = bench.connection.request(.follow(IntentCall(id: "a", intent: "Watch")))
    var events = bench.provider.events.stream.makeAsyncIterator()
    #expect(await events.next(isolation: nil) == "start a")
    bench.connection.close()
    #expect(await events.next(isolation: nil) == "stop a")
    try await bench.end()
    let result = try? await answer
    #expect(result == nil)
  }

  @Test("A process that is asked to end does not wait for what is followed", arguments: Way.allCases)
  func end(_ way: Way) async throws {
    let bench = try Bench(way)
    async let answer = bench.connection.request(.follow(IntentCall(id: "a", intent: "Watch")))
    var events = bench.provider.events.stream.makeAsyncIterator()
    #expect(await events.next(isolation: nil) == "start a")
    bench.connection.notify(.end)
    try await bench.end()
    #expect(await events.next(isolation: nil) == "stop a")
    _ = try? await answer
  }

  @Test("The same call is not followed twice, and other calls are")
  func twice() async throws {
    let bench = try Bench(.inProcess)
    let call = IntentCall(id: "a", intent: "Watch")
    async let answer = bench.connection.request(.follow(call))
    var events = bench.provider.events.stream.makeAsyncIterator()
    #expect(await events.next(isolation: nil) == "start a")
    await #expect { try await bench.connection.request(.follow(call)) } throws: {
      ($0 as? WireFault)?.code == .invalidParameters
    }
    async let other = bench.connection.request(.follow(IntentCall(id: "b", intent: "Watch")))
    #expect(await events.next(isolation: nil) == "start b")
    for call in ["a", "b"] { bench.connection.notify(.unfollow(call)) }
    let answers = try await [answer, other]
    #expect(answers == [.done, .done])
    bench.connection.close()
    try await bench.end()
  }

  @Test("An end that comes before its beginning counts")
  func early() throws {
    var following = Following()
    #expect(following.cancel("a") == nil)
    let task = Task<Void, any Error> {}
    var isWanted = try following.begin("a", task)
    #expect(!isWanted)
    isWanted = try following.begin("a", task)
    #expect(isWanted)
    #expect(following.cancelAll() == [task])
    isWanted = try following.begin("b", task)
    #expect(!isWanted)
    following.reset()
    isWanted = try following.begin("b", task)
    #expect(isWanted)
  }

  @Test("An intent that answers once says so")
  func once() async throws {
    let bench = try Bench(.inProcess) { _ in [ScriptedProvider()] }
    await #expect {
      try await bench.connection.request(.follow(IntentCall(id: "a", intent: "Echo")))
    } throws: { error in
      (error as? WireFault)?.code == .unknownMethod
        && (error as? WireFault)?.message.contains("ask again") == true
    }
    bench.connection.close()
    try await bench.end()
  }
}

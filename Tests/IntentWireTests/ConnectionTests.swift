import Foundation
import Synchronization
import Testing

@testable import IntentWire

/// Both ways for messages to travel; every behaviour of a connection must hold over each.
enum Medium: CaseIterable, Sendable {
  case process, socket

  func pair() throws -> (any MessageTransport, any MessageTransport) {
    switch self {
    case .process: return InProcessTransport.pair()
    case .socket:
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      return (SocketTransport(descriptor: ends[0]), SocketTransport(descriptor: ends[1]))
    }
  }
}

/// Collects what connections report, and lets a test wait for it.
final class EventLog: Sendable {
  private let stream: AsyncStream<WireConnection.Event>
  private let sink: AsyncStream<WireConnection.Event>.Continuation

  init() { (stream, sink) = AsyncStream.makeStream() }

  func callAsFunction(_ event: WireConnection.Event) { sink.yield(event) }

  func first() async -> WireConnection.Event? { await stream.first { _ in true } }
}

/// Lets a handler use the connection that it belongs to.
private final class Box: Sendable {
  let connection = Mutex<WireConnection?>(nil)
}

@Suite("Connections", .timeLimit(.minutes(1)))
struct ConnectionTests {
  @Test("Requests pass in both directions", arguments: Medium.allCases)
  func both(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let app = WireConnection(left) { request in
      guard case .handle(let call) = request else { throw WireFault(.unknownMethod, "only handle") }
      return .outcome(IntentOutcome(.success, value: .string(call.intent)))
    }
    let assistant = WireConnection(right) { _ in .answer(.confirmed) }
    let outcome = try await assistant.request(.handle(IntentCall(id: "1", intent: "Open")))
    #expect(outcome == .outcome(IntentOutcome(.success, value: .string("Open"))))
    #expect(try await app.request(.ask(Question(call: "1", kind: .confirmation))) == .answer(.confirmed))
    await #expect(throws: WireFault(.unknownMethod, "only handle")) { try await assistant.request(.describe) }
  }

  @Test("Many requests at once get their own answers", arguments: Medium.allCases)
  func many(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let app = WireConnection(left) { request in
      guard case .resume(let name) = request else { return .done }
      return .values([.string(name)])
    }
    let assistant = WireConnection(right) { _ in .done }
    try await withThrowingTaskGroup { group in
      for index in 0..<200 {
        group.addTask {
          let result = try await assistant.request(.resume("\(index)"))
          #expect(result == .values([.string("\(index)")]))
        }
      }
      try await group.waitForAll()
    }
    app.close()
  }

  @Test("The other side's end fails what waits, and what comes later", arguments: Medium.allCases)
  func disconnect(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let log = EventLog()
    let app = WireConnection(left) { _ in
      try await Task.sleep(for: .seconds(60))
      return .done
    }
    let assistant = WireConnection(right, report: { log($0) }) { _ in .done }
    let waiting = Task { try await assistant.request(.describe) }
    app.close()
    await #expect(throws: WireFault.self) { try await waiting.value }
    guard case .closed = await log.first() else {
      Issue.record("Expected the end to be reported.")
      return
    }
    await #expect(throws: WireFault.self) { try await assistant.request(.describe) }
  }

  @Test("Who leaves while it is asked says nothing more", arguments: Medium.allCases)
  func leaving(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let (asked, sink) = AsyncStream<Void>.makeStream()
    let app = WireConnection(left) { _ in .done }
    let assistant = WireConnection(right) { _ in
      sink.yield()
      try await Task.sleep(for: .seconds(60))
      return .done
    }
    let waiting = Task { try await app.request(.ask(Question(call: "1", kind: .confirmation))) }
    _ = await asked.first { true }
    assistant.close()
    // Not “cancelled”, which would be an answer: the question stays open for the next assistant.
    await #expect {
      try await waiting.value
    } throws: {
      ($0 as? WireFault)?.code == .disconnected
    }
  }

  @Test("A deadline ends the wait and calls the work off", arguments: Medium.allCases)
  func deadline(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let (calledOff, sink) = AsyncStream<Void>.makeStream()
    let app = WireConnection(left) { _ in
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        sink.yield()
        throw error
      }
      return .done
    }
    let assistant = WireConnection(right) { _ in .done }
    await #expect {
      try await assistant.request(.describe, deadline: .milliseconds(20))
    } throws: {
      ($0 as? WireFault)?.code == .timedOut
    }
    #expect(await calledOff.first { true } != nil)
    app.close()
  }

  @Test("A deadline stands still while the other side waits for this one", arguments: Medium.allCases)
  func standingDeadline(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let app = Box()
    let connection = WireConnection(left) { request in
      guard case .handle = request, let own = app.connection.withLock({ $0 }) else { return .done }
      return try await own.request(.ask(Question(call: "1", kind: .confirmation)))
    }
    app.connection.withLock { $0 = connection }
    let assistant = WireConnection(right) { _ in
      // Longer than the deadline of the request in which the question is asked.
      try await Task.sleep(for: .milliseconds(300))
      return .answer(.confirmed)
    }
    let call = IntentCall(id: "1", intent: "Open")
    #expect(try await assistant.request(.handle(call), deadline: .milliseconds(150)) == .answer(.confirmed))
    app.connection.withLock { $0 = nil }
  }

  @Test("Cancelling the task calls the request off", arguments: Medium.allCases)
  func cancellation(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let (started, sink) = AsyncStream<Void>.makeStream()
    let app = WireConnection(left) { _ in
      sink.yield()
      try await Task.sleep(for: .seconds(60))
      return .done
    }
    let assistant = WireConnection(right) { _ in .done }
    let task = Task { try await assistant.request(.describe) }
    _ = await started.first { true }
    task.cancel()
    await #expect {
      try await task.value
    } throws: {
      ($0 as? WireFault)?.code == .cancelled
    }
    app.close()
  }

  @Test("Late, repeated and invented answers are reported and change nothing", arguments: Medium.allCases)
  func unexpected(_ medium: Medium) async throws {
    let (left, right) = try medium.pair()
    let log = EventLog()
    let assistant = WireConnection(right, report: { log($0) }) { _ in .done }
    try left.send(.response(id: 99, .done))
    guard case .anomaly(let fault) = await log.first() else {
      Issue.record("Expected an anomaly.")
      return
    }
    #expect(fault.code == .unexpectedResponse)
    left.start { event in
      if case .message(.request(let id, _, _)) = event { try? left.send(.response(id: id, .done)) }
    }
    #expect(try await assistant.request(.describe) == .done)
  }
}

@Suite("What a peer can do wrong on a socket", .timeLimit(.minutes(1)))
struct HostilePeerTests {
  /// A connection whose other end is a bare file descriptor.
  private func open(_ log: EventLog) throws -> (WireConnection, FileHandle) {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let connection = WireConnection(SocketTransport(descriptor: ends[0], limit: 1_000), report: { log($0) }) {
      _ in .done
    }
    return (connection, FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
  }

  @Test(
    "Garbage, half messages and huge messages fail what waits",
    arguments: ["garbage\n", "{\"jsonrpc\":", String(repeating: "x", count: 5_000)])
  func garbage(text: String) async throws {
    let log = EventLog()
    let (connection, peer) = try open(log)
    let waiting = Task { try await connection.request(.describe) }
    try peer.write(contentsOf: Data(text.utf8))
    try peer.close()
    await #expect(throws: WireFault.self) { try await waiting.value }
  }

  @Test("A request with an unknown method is answered, and the connection goes on")
  func unknownMethod() async throws {
    let log = EventLog()
    let (connection, peer) = try open(log)
    try peer.write(contentsOf: Data(#"{"jsonrpc":"2.0","id":5,"method":"explode"}"#.utf8 + [10]))
    let reply = String(decoding: peer.availableData, as: UTF8.self)
    #expect(reply.contains("-32601") && reply.contains("\"id\":5"))
    try peer.write(contentsOf: Data(#"{"jsonrpc":"2.0","id":6,"method":"describe"}"#.utf8 + [10]))
    #expect(String(decoding: peer.availableData, as: UTF8.self).contains("\"result\""))
    connection.close()
  }

  @Test("A repeated request and an unknown notification are reported, and the connection goes on")
  func repeated() async throws {
    let (left, right) = InProcessTransport.pair()
    let (reported, sink) = AsyncStream<WireFault.Code>.makeStream()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let report: @Sendable (WireConnection.Event) -> Void = { event in
      if case .anomaly(let fault) = event { sink.yield(fault.code) }
    }
    let connection = WireConnection(right, report: report) { _ in
      _ = await gate.first { true }
      return .done
    }
    let (answers, answerSink) = AsyncStream<WireMessage>.makeStream()
    left.start { if case .message(let message) = $0 { answerSink.yield(message) } }
    try left.send(.request(id: 1, .describe, deadline: nil))
    try left.send(.request(id: 1, .describe, deadline: nil))
    #expect(await reported.first { _ in true } == .invalidMessage)
    opener.yield()
    #expect(await answers.first { _ in true } == .response(id: 1, .done))
    connection.close()

    let log = EventLog()
    let (other, peer) = try open(log)
    try peer.write(contentsOf: Data(#"{"jsonrpc":"2.0","method":"news"}"#.utf8 + [10]))
    guard case .anomaly = await log.first() else {
      Issue.record("Expected an anomaly.")
      return
    }
    try peer.write(contentsOf: Data(#"{"jsonrpc":"2.0","id":6,"method":"describe"}"#.utf8 + [10]))
    #expect(String(decoding: peer.availableData, as: UTF8.self).contains("\"result\""))
    other.close()
  }

  @Test("Listening, connecting, and paths that cannot be")
  func sockets() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wire-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "s").path
    let listener = try SocketListener(path: path)
    let (accepted, sink) = AsyncStream<SocketTransport>.makeStream()
    listener.start { sink.yield($0) }
    let client = WireConnection(try UnixSocket.connect(to: path)) { _ in .done }
    let transport = try #require(await accepted.first { _ in true })
    let server = WireConnection(transport) { _ in .values([]) }
    #expect(try await client.request(.describe) == .values([]))
    server.close()
    listener.close()
    #expect(throws: WireFault.self) { try UnixSocket.connect(to: path) }
    #expect(throws: WireFault.self) { try UnixSocket.connect(to: String(repeating: "p", count: 200)) }
  }
}

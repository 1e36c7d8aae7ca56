import Foundation
import IntentWire
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(1)))
struct SuspensionTests {
  /// Starts a session whose call waits for an answer when its assistant ends.
  private func suspended(
    _ way: Way, intent: String, rendezvous: String?, patience: Double = 30
  ) async throws -> Task<Void, any Error> {
    let ends = try way.pair()
    let welcome = Welcome(rendezvous: rendezvous, patience: patience)
    let assistant = FakeAssistant(ends.assistant, welcome: welcome) { _ in try await never() }
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "secret") }
    let request = Task { try await assistant.handle(IntentCall(id: "s", intent: intent)) }
    #expect(try await assistant.questions.first().call == "s")
    assistant.connection.close()
    await #expect(throws: WireFault.self) { try await request.value }
    return serving
  }

  @Test(arguments: Way.allCases)
  func nextAssistantTakesTheCallOver(_ way: Way) async throws {
    let path = SocketPath.fresh()
    let serving = try await suspended(way, intent: "AskTwice", rendezvous: path)

    let welcome = Welcome(rendezvous: path, patience: 30)
    let second = FakeAssistant(try UnixSocket.connect(to: path), welcome: welcome) { question in
      if question.dialog?.full == "Question 1" { return .value(.string("one")) }
      return try await never()
    }
    let hello = try await second.hellos.first()
    #expect(hello.suspended == ["s"])
    #expect(hello.token == "secret")
    let resumed = Task { try await second.resume("s") }
    var asked: [String?] = []
    for await question in second.questions {
      asked.append(question.dialog?.full)
      if asked.count == 2 { break }
    }
    #expect(asked == ["Question 1", "Question 2"])
    second.connection.close()
    await #expect(throws: WireFault.self) { try await resumed.value }

    let third = FakeAssistant(try UnixSocket.connect(to: path)) { _ in .value(.string("two")) }
    #expect(try await third.resume("s").dialog?.full == "one, two")
    third.connection.close()
    try await serving.value
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func waitsNoLongerThanItsPatience() async throws {
    let path = SocketPath.fresh()
    let serving = try await suspended(.inProcess, intent: "Ask", rendezvous: path, patience: 0.05)
    try await serving.value
    #expect(throws: WireFault.self) { try UnixSocket.connect(to: path) }
  }

  @Test func doesNotWaitWithoutARendezvous() async throws {
    let serving = try await suspended(.inProcess, intent: "Ask", rendezvous: nil)
    try await serving.value
  }

  @Test func waitsOnAfterAConnectionThatIsNoAssistant() async throws {
    let path = SocketPath.fresh()
    let serving = try await suspended(.socket, intent: "Ask", rendezvous: path)
    try UnixSocket.connect(to: path).close()
    let assistant = FakeAssistant(try UnixSocket.connect(to: path)) { _ in .value(.string("here")) }
    #expect(try await assistant.resume("s").dialog?.full == "here")
    assistant.connection.close()
    try await serving.value
  }
}

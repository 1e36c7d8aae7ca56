import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppHost

/// Both ways for messages to travel.
enum Way: String, CaseIterable, CustomTestStringConvertible {
  case inProcess, socket

  var testDescription: String { rawValue }

  /// The app's and the assistant's end.
  func pair() throws -> (app: any MessageTransport, assistant: any MessageTransport) {
    switch self {
    case .inProcess:
      let (app, assistant) = InProcessTransport.pair()
      return (app, assistant)
    case .socket:
      let path = SocketPath.fresh()
      let listener = try SocketListener(path: path)
      let app = try UnixSocket.connect(to: path)
      let assistant = try #require(listener.accept(timeout: 10))
      listener.close()
      return (app, assistant)
    }
  }
}

enum SocketPath {
  static func fresh() -> String {
    FileManager.default.temporaryDirectory.appending(path: "ah-\(UUID().uuidString.prefix(8)).sock").path
  }
}

@Suite(.timeLimit(.minutes(1)))
struct AppSessionTests {
  @Test func answersRequestsThroughTheProviderThatHasTheIntent() async throws {
    let first = ScriptedProvider(module: "First", intents: ["Echo"], entities: ["Tree"])
    let second = ScriptedProvider(module: "Second", intents: ["Other"], entities: ["Lake"])
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other)
    let session = AppSession(providers: [first, second], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "secret") }

    let hello = try await assistant.hellos.first()
    #expect(hello.bundle == "org.example.app")
    #expect(hello.token == "secret")
    #expect(hello.version == Hello.currentVersion)
    #expect(hello.suspended.isEmpty)
    #expect(try await assistant.handle(IntentCall(id: "a", intent: "Other")).dialog?.full == "Second: a")
    #expect(try await assistant.handle(IntentCall(id: "b", intent: "Echo")).dialog?.full == "First: b")
    let lakes = try await assistant.connection.request(
      .entities(EntityQueryCall(entity: "Lake", request: .all)))
    #expect(lakes == .values([.string("Second")]))
    guard case .manifest(let manifest) = try await assistant.connection.request(.describe) else {
      Issue.record("describe brought no manifest")
      return
    }
    #expect(manifest.intents.map(\.identifier) == ["Echo", "Other"])
    #expect(manifest.module == "First")
    assistant.connection.close()
    try await serving.value
  }

  @Test func refusesUnknownNamesAndWrapsErrorsOfTheApp() async throws {
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other)
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    await #expect { try await assistant.handle(IntentCall(id: "1", intent: "Nothing")) } throws: {
      ($0 as? WireFault)?.code == .unknownName
    }
    await #expect { try await assistant.handle(IntentCall(id: "2", intent: "Fail")) } throws: {
      ($0 as? WireFault)?.code == .appError
    }
    await #expect { try await assistant.resume("2") } throws: { ($0 as? WireFault)?.code == .unknownName }
    assistant.connection.close()
    try await serving.value
  }

  @Test(arguments: Way.allCases)
  func asksInTheMiddleOfACall(_ way: Way) async throws {
    let ends = try way.pair()
    let assistant = FakeAssistant(ends.assistant) { question in
      .value(.string("answer to \(question.dialog?.full ?? "")"))
    }
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "") }
    let outcome = try await assistant.handle(IntentCall(id: "c", intent: "AskTwice"))
    #expect(outcome.dialog?.full == "answer to Question 1, answer to Question 2")
    assistant.connection.close()
    try await serving.value
  }

  @Test(arguments: Way.allCases)
  func calledOffRequestCancelsItsWork(_ way: Way) async throws {
    let provider = ScriptedProvider()
    let ends = try way.pair()
    let assistant = FakeAssistant(ends.assistant)
    let session = AppSession(providers: [provider], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "") }
    let request = Task { try await assistant.handle(IntentCall(id: "w", intent: "Wait")) }
    #expect(try await provider.started.stream.first() == "w")
    request.cancel()
    #expect(try await provider.cancelled.stream.first() == "w")
    await #expect(throws: WireFault.self) { try await request.value }
    assistant.connection.close()
    try await serving.value
  }

  @Test(arguments: Way.allCases)
  func lostConnectionCancelsWorkThatAsksNothing(_ way: Way) async throws {
    let provider = ScriptedProvider()
    let ends = try way.pair()
    let assistant = FakeAssistant(ends.assistant, welcome: Welcome(rendezvous: SocketPath.fresh()))
    let session = AppSession(providers: [provider], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "") }
    let request = Task { try await assistant.handle(IntentCall(id: "w", intent: "Wait")) }
    #expect(try await provider.started.stream.first() == "w")
    assistant.connection.close()
    try await serving.value
    #expect(try await provider.cancelled.stream.first() == "w")
    await #expect(throws: WireFault.self) { try await request.value }
  }

  @Test func endsAfterTheLastAnswerWhenAskedTo() async throws {
    let (answers, sink) = AsyncStream.makeStream(of: Answer.self)
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other) { _ in try await answers.first() }
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    async let outcome = assistant.handle(IntentCall(id: "e", intent: "Ask"))
    _ = try await assistant.questions.first()
    assistant.connection.notify(.end)
    sink.yield(.value(.string("late")))
    #expect(try await outcome.dialog?.full == "late")
    try await assistant.ended.first()
    try await serving.value
  }

  @Test func tellsNewsInOrderAndDropsWhatIsOutdated() async throws {
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other)
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    session.updateVocabulary(VocabularyUpdate(kind: "list", phrases: [SpokenText("old")]))
    session.refreshShortcuts()
    session.updateVocabulary(VocabularyUpdate(kind: "list", phrases: [SpokenText("new")]))
    let serving = Task { try await session.serve(app, token: "") }
    var news: [WireRequest] = []
    for await notice in assistant.notices {
      news.append(notice)
      if news.count == 2 { break }
    }
    let newest = VocabularyUpdate(kind: "list", phrases: [SpokenText("new")])
    #expect(news == [.refreshShortcuts, .updateVocabulary(newest)])
    assistant.connection.close()
    try await serving.value
  }

  @Test func answersWhenTheAssistantHasHeardTheNews() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let order = Mutex<[String]>([])
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(
      other,
      acknowledging: {
        try await gate.first()
        order.withLock { $0.append("told") }
      })
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    session.updateVocabulary(VocabularyUpdate(kind: "list", phrases: [SpokenText("Garden")]))
    let serving = Task { try await session.serve(app, token: "") }
    _ = try await assistant.notices.first()
    let answer = Task {
      _ = try await assistant.handle(IntentCall(id: "e", intent: "Echo"))
      order.withLock { $0.append("answered") }
    }
    // Time for an answer that waits for nothing.
    for _ in 0..<1_000 { await Task.yield() }
    opener.yield()
    try await answer.value
    #expect(order.withLock { $0 } == ["told", "answered"])
    assistant.connection.close()
    try await serving.value
  }

  @Test func refusesAnAssistantOfAnotherVersion() async throws {
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other, welcome: Welcome(version: 99))
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    await #expect { try await session.serve(app, token: "") } throws: {
      ($0 as? WireFault)?.code == .versionMismatch
    }
    try await assistant.ended.first()
  }
}

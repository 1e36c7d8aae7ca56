import IntentWire
import Synchronization

/// The assistant's end of the wire, as far as a session needs it.
final class FakeAssistant: Sendable {
  /// How the assistant treats a question.
  typealias Answering = @Sendable (Question) async throws -> Answer

  let connection: WireConnection
  let hellos: AsyncStream<Hello>
  let questions: AsyncStream<Question>
  let notices: AsyncStream<WireRequest>
  let ended: AsyncStream<Void>

  init(
    _ transport: any MessageTransport, welcome: Welcome = Welcome(),
    answering: @escaping Answering = { _ in .cancelled },
    acknowledging: @escaping @Sendable () async throws -> Void = {}
  ) {
    let (hellos, helloSink) = AsyncStream.makeStream(of: Hello.self)
    let (questions, questionSink) = AsyncStream.makeStream(of: Question.self)
    let (notices, noticeSink) = AsyncStream.makeStream(of: WireRequest.self)
    let (ended, endSink) = AsyncStream.makeStream(of: Void.self)
    self.hellos = hellos
    self.questions = questions
    self.notices = notices
    self.ended = ended
    connection = WireConnection(transport) { event in
      if case .closed = event {
        endSink.yield()
        endSink.finish()
      }
    } handler: { request in
      switch request {
      case .hello(let hello):
        helloSink.yield(hello)
        return .welcome(welcome)
      case .ask(let question):
        questionSink.yield(question)
        return .answer(try await answering(question))
      default:
        noticeSink.yield(request)
        try await acknowledging()
        return .done
      }
    }
  }

  func handle(_ call: IntentCall) async throws -> IntentOutcome {
    try outcome(await connection.request(.handle(call)))
  }

  func resume(_ call: String) async throws -> IntentOutcome {
    try outcome(await connection.request(.resume(call)))
  }

  private func outcome(_ result: WireResult) throws -> IntentOutcome {
    guard case .outcome(let outcome) = result else {
      throw WireFault(.invalidMessage, "Something else than an outcome came.")
    }
    return outcome
  }
}

extension AsyncStream {
  /// The first element; fails the test through the thrown error when there is none.
  func first() async throws -> Element {
    for await element in self { return element }
    throw WireFault(.disconnected, "The stream ended without an element.")
  }
}

/// Never answers, until the task is cancelled.
func never() async throws -> Answer {
  let (stream, _) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  throw CancellationError()
}

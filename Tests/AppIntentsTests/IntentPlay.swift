import AppHost
import AppIntents
import Foundation
import IntentWire
import Synchronization

@testable import AppIntentsBase

/// What an app asked, reported and answered while it handled a call over the wire.
struct IntentPlay: Sendable {
  var questions: [Question]
  var progress: [CallProgress]
  var outcome: IntentOutcome

  private actor Script {
    private(set) var questions: [Question] = []
    private var answers: [Answer]

    init(_ answers: [Answer]) { self.answers = answers }

    func answer(_ question: Question) -> Answer {
      questions.append(question)
      return answers.isEmpty ? .cancelled : answers.removeFirst()
    }
  }

  /// Has the app of a registry handle a call, and answers its questions in order.
  init(_ registry: AppIntentsRegistry, _ call: IntentCall, answers: [Answer] = []) async throws {
    let (app, end) = InProcessTransport.pair()
    let script = Script(answers)
    let box = ReportBox()
    let assistant = WireConnection(end) { event in
      if case .progressed(let report) = event { box.add(report) }
    } handler: { request in
      switch request {
      case .hello: .welcome(Welcome())
      case .ask(let question): .answer(await script.answer(question))
      default: .done
      }
    }
    let provider = AppIntentsProvider(registry, now: { Apps.now })
    let session = AppSession(providers: [provider], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    let result = try await assistant.request(.handle(call))
    assistant.close()
    try await serving.value
    guard case .outcome(let outcome) = result else { throw WireFault(.invalidMessage, "No outcome came.") }
    questions = await script.questions
    progress = box.all
    self.outcome = outcome
  }
}

/// Collects reports from any thread.
private final class ReportBox: Sendable {
  private let reports = Mutex<[CallProgress]>([])

  var all: [CallProgress] { reports.withLock { $0 } }

  func add(_ report: CallProgress) { reports.withLock { $0.append(report) } }
}

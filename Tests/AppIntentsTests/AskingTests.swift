import AppHost
import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase
@testable import CompatibilityCoffee

/// Questions in the middle of `perform()`, through a session and the wire.
@Suite(.timeLimit(.minutes(1)))
struct AskingTests {
  enum Way: String, CaseIterable {
    case inProcess, socket

    func pair() throws -> (app: any MessageTransport, assistant: any MessageTransport) {
      switch self {
      case .inProcess:
        let (app, assistant) = InProcessTransport.pair()
        return (app, assistant)
      case .socket:
        let path = AskingTests.socketPath()
        let listener = try SocketListener(path: path)
        defer { listener.close() }
        let app = try UnixSocket.connect(to: path)
        return (app, try #require(listener.accept(timeout: 10)))
      }
    }
  }

  static func socketPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: "ai-\(UUID().uuidString.prefix(8)).sock").path
  }

  /// Has an app handle a call, answers its questions in order, and returns what it asked and its outcome.
  private func play(
    _ registry: AppIntentsRegistry, _ call: IntentCall, answers: [Answer], _ way: Way = .inProcess
  ) async throws -> (questions: [Question], outcome: IntentOutcome) {
    let ends = try way.pair()
    let script = Script(answers)
    let assistant = WireConnection(ends.assistant) { request in
      switch request {
      case .hello: .welcome(Welcome())
      case .ask(let question): .answer(await script.answer(question))
      default: .done
      }
    }
    let session = AppSession(providers: [Apps.provider(registry)], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "") }
    let result = try await assistant.request(.handle(call))
    assistant.close()
    try await serving.value
    guard case .outcome(let outcome) = result else { throw WireFault(.invalidMessage, "No outcome came.") }
    return (await script.questions, outcome)
  }

  private actor Script {
    private(set) var questions: [Question] = []
    private var answers: [Answer]

    init(_ answers: [Answer]) { self.answers = answers }

    func answer(_ question: Question) -> Answer {
      questions.append(question)
      return answers.isEmpty ? .cancelled : answers.removeFirst()
    }
  }

  @Test(arguments: Way.allCases)
  func asksForAValueAndTwoConfirmations(_ way: Way) async throws {
    let (questions, outcome) = try await play(
      Apps.trails, call("PlanOuting"),
      answers: [.value(.string("Lantern Loop")), .confirmed, .value(.boolean(true))], way)
    #expect(questions.map(\.kind) == [.needsValue, .confirmation, .confirmation])
    #expect(questions.map(\.dialog?.full) == ["Which trail shall it be?", "Take Lantern Loop?", "Go now?"])
    #expect(questions.map(\.parameter) == ["trail", "trail", nil])
    #expect(questions[0].options.map(\.displayText) == ["Fern Gully", "Lantern Loop"])
    #expect(questions[1].options.map(\.displayText) == ["Lantern Loop"])
    #expect(questions.allSatisfy { $0.call == "1" })
    #expect(outcome.status == .success)
    #expect(outcome.dialog?.full == "Off to Lantern Loop.")
    #expect(outcome.next?.intent == "OpenTrail")
    #expect(outcome.next?.parameters["target"]?.displayText == "Lantern Loop")
  }

  @Test func asksAgainUntilTheAnswerFits() async throws {
    let (questions, outcome) = try await play(
      Apps.trails, call("PlanOuting"),
      answers: [
        .value(.string("Mount Doom")), .value(.string("fern")), .value(.string("ridge")), .confirmed,
        .confirmed,
      ])
    #expect(
      questions.map(\.kind) == [.needsValue, .needsValue, .disambiguation, .confirmation, .confirmation])
    let second = "There is no trail called “Mount Doom”. Which trail shall it be?"
    #expect(questions[1].dialog?.full == second)
    #expect(questions[2].options.map(\.displayText) == ["Fern Gully", "Fern Ridge"])
    #expect(outcome.dialog?.full == "Off to Fern Ridge.")
  }

  @Test func aNoToAValueIsTheAppsToHandle() async throws {
    let trail = ["trail": IntentValue.string("Lantern Loop")]
    let (_, outcome) = try await play(Apps.trails, call("PlanOuting", trail), answers: [.declined])
    #expect(outcome.status == .failure)
    #expect(outcome.dialog?.full == "That isn’t allowed.")
  }

  @Test(arguments: [Answer.declined, .cancelled])
  func aNoToTheIntentCancelsIt(_ answer: Answer) async throws {
    let trail = ["trail": IntentValue.string("Lantern Loop")]
    let (questions, outcome) = try await play(
      Apps.trails, call("PlanOuting", trail), answers: [.confirmed, answer])
    #expect(questions.count == 2)
    #expect(outcome.status == .cancelled)
  }

  struct Remove: DeleteIntent {
    static let title: LocalizedStringResource = "Remove"
    @Parameter(title: "Drinks") var entities: [Drink]

    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await requestConfirmation(actionName: .go, dialog: "Really remove them?")
      let choice = try await requestChoice(between: [.init(title: "Quietly"), .init(title: "Loudly")])
      try await requestConfirmation(actionName: .go, dialog: "Even so?")
      return .result(dialog: "\(choice.title)")
    }
  }

  @Test func aDeletionAsksOnceEvenIfItsOwnCodeAsks() async throws {
    let registry = AppIntentsRegistry(
      module: "Coffee", intents: [Remove.self], entities: [Drink.self], queries: [DrinkQuery.self])
    let (questions, outcome) = try await play(
      registry, call("Remove", ["entities": .list([.string("flat white")])]),
      answers: [.confirmed, .value(.string("loudly")), .confirmed])
    #expect(questions.map(\.dialog?.full) == ["Delete Flat White?", nil, "Even so?"])
    #expect(outcome.dialog?.full == "Loudly")
  }

  @Test func choosesAmongPlainValues() async throws {
    let (questions, outcome) = try await play(
      Apps.coffee, call("OrderCoffee", ["drink": .string("espresso"), "shots": .integer(4)]),
      answers: [.confirmed, .value(.string("hazelnut"))])
    #expect(questions.map(\.dialog?.full) == ["Really 4 shots?", "Which syrup?"])
    #expect(questions[1].options == [.string("Vanilla"), .string("Hazelnut")])
    #expect(outcome.dialog?.full == "A Medium Espresso with Hazelnut for 3.50.")
    #expect(outcome.value == .number(3.5))
  }

  @Test func confirmsBeforeDeleting() async throws {
    let drinks = ["entities": IntentValue.list([.string("flat white"), .string("tonic")])]
    let (questions, outcome) = try await play(
      Apps.coffee, call("RemoveDrinks", drinks), answers: [.confirmed])
    #expect(questions.map(\.dialog?.full) == ["Delete Flat White and Espresso Tonic?"])
    #expect(outcome.dialog?.full == "Removed 2.")
    let refused = try await play(Apps.coffee, call("RemoveDrinks", drinks), answers: [.declined])
    #expect(refused.outcome.status == .cancelled)
  }

  @Test func showsMomentsInThePersonsTimeZone() async throws {
    let session = AppSession(providers: [], bundle: "org.example.app")
    var tokyo = call("Any")
    tokyo.context.timeZone = "Asia/Tokyo"
    let value = await session.run(for: tokyo) { Date._bridge.encode(Apps.now) }
    #expect(value?.displayText == "2026-03-18T18:00")
  }

  @Test func choosesForNoParameter() async throws {
    let (questions, outcome) = try await play(
      Apps.tasks, call("ChoosePriority"), answers: [.value(.string("urgent")), .value(.string("high"))])
    #expect(questions.map(\.kind) == [.choice, .choice])
    #expect(questions[0].options == [.string("High"), .string("Low"), .string("Cancel")])
    #expect(outcome.value == .string("High"))
    let refused = try await play(Apps.tasks, call("ChoosePriority"), answers: [.value(.string("cancel"))])
    #expect(refused.outcome.status == .cancelled)
  }

  @Test func refusesToAskOutsideOfACall() async throws {
    let outcome = try await Apps.provider(Apps.tasks).handle(call("ChoosePriority"))
    #expect(outcome.status == .failure)
    #expect(outcome.dialog?.full == "The person can be asked only while the assistant performs the intent.")
  }

  @Test func goesOnWithTheNextAssistant() async throws {
    let path = Self.socketPath()
    let ends = try Way.socket.pair()
    let (asked, sink) = AsyncStream.makeStream(of: Question.self)
    let first = WireConnection(ends.assistant) { request in
      guard case .ask(let question) = request else {
        return .welcome(Welcome(rendezvous: path, patience: 30))
      }
      sink.yield(question)
      // No answer: this assistant's process ends with the question open.
      while true { try await Task.sleep(for: .seconds(60)) }
    }
    let session = AppSession(providers: [Apps.provider(Apps.trails)], bundle: "org.example.app")
    let serving = Task { try await session.serve(ends.app, token: "") }
    let begun = Task { try await first.request(.handle(call("PlanOuting", id: "outing"))) }
    for await question in asked {
      #expect(question.call == "outing")
      break
    }
    first.close()
    await #expect(throws: WireFault.self) { try await begun.value }

    let script = Script([.value(.string("Fern Gully")), .confirmed, .confirmed])
    let second = WireConnection(try UnixSocket.connect(to: path)) { request in
      switch request {
      case .hello(let hello):
        #expect(hello.suspended == ["outing"])
        return .welcome(Welcome())
      case .ask(let question): return .answer(await script.answer(question))
      default: return .done
      }
    }
    let result = try await second.request(.resume("outing"))
    guard case .outcome(let outcome) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(outcome.dialog?.full == "Off to Fern Gully.")
    #expect(await script.questions.first?.dialog?.full == "Which trail shall it be?")
    second.close()
    try await serving.value
  }
}

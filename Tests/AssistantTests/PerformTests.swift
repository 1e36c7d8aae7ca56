import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Testing

/// Requests that a program makes, and what one conversation knows of another.
@Suite struct PerformTests {
  let home = Home(FileManager.default.temporaryDirectory)

  @Test func aProgramTakesTheWayOfASentence() async throws {
    let app = SmallListApp()
    let assistant = Assistant(home: home, configuration: .test(app))
    let question = try await assistant.perform(
      "INAddTasksIntent", in: "listomat",
      json: ["taskTitles": .array([.string("milk")]), "targetTaskList": .string("grocery")])
    #expect(question.state == .confirming && question.app == "ListOMat")
    let reply = try await assistant.ask("yes", conversation: question.conversation)
    #expect(reply.state == .done)
    #expect(app.content["Grocery Store"] == ["milk"])
    #expect(reply.outcome?.status == .success)
  }

  @Test(arguments: [
    ("Nobody", "INAddTasksIntent", [:], "Nobody"),
    ("ListOMat", "INFlyIntent", [:], "it has: INAddTasksIntent, INSearchForNotebookItemsIntent"),
    (
      "ListOMat", "INAddTasksIntent", ["colour": JSONValue.string("red")],
      "it has: targetTaskList, taskTitles"
    ),
    ("ListOMat", "INAddTasksIntent", ["taskTitles": .boolean(true)], "taskTitles: true is not a value"),
  ])
  func whatDoesNotExistIsNamed(
    app: String, intent: String, values: [String: JSONValue], words: String
  ) async throws {
    let lists = SmallListApp(whileHandling: { Issue.record("The app was called.") })
    let assistant = Assistant(home: home, configuration: .test(lists))
    await #expect {
      try await assistant.perform(intent, in: app, json: values)
    } throws: { error in
      String(describing: error).contains(words)
    }
  }

  @Test func oldConversationsAreForgotten() async throws {
    let scratch = try ScratchFolder()
    var configuration = AssistantConfiguration.test(SmallListApp(), isTransient: false)
    let first = Assistant(home: Home(scratch.url), configuration: configuration)
    let question = try await first.ask("In ListOMat, add apples to the grocery list")
    #expect(question.conversation == "c1")
    await first.close()
    configuration.now = { Date(timeIntervalSince1970: 1_773_829_000 + 8 * 86_400) }
    let later = Assistant(home: Home(scratch.url), configuration: configuration)
    for _ in 2...50 { try await later.ask("hello") }
    // The question of a week ago is not open any more.
    #expect(try await later.ask("yes", conversation: "c1").state == .notUnderstood)
    #expect(try await later.ask("hello", conversation: "c2").conversation == "c2")
  }
}

/// A messaging app that gives each message a number.
private final class SmallMessageApp: AppCalling {
  static let manifest = InstalledApp(
    identifier: "org.example.murmur", name: "Murmur",
    manifest: AppManifest(
      module: "Murmur",
      intents: [
        IntentManifest(
          identifier: "INSendMessageIntent", dialect: .siriKit, title: "Send Message",
          parameters: [ParameterManifest(name: "content", title: "Content", type: .string, isOptional: true)]),
        IntentManifest(
          identifier: "INUnsendMessagesIntent", dialect: .siriKit, title: "Unsend Messages",
          parameters: [
            ParameterManifest(
              name: "messageIdentifiers", title: "Messages", type: .list(.string), isOptional: true)
          ]),
      ]))

  let unsent = Mutex<[String]>([])

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let request):
      .resolutions(
        request.parameters.map { name in
          ParameterResolution(
            name, request.call.parameters[name]?.elements.map(Resolution.success) ?? [.notRequired])
        })
    default: .outcome(IntentOutcome(.ready))
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    guard call.intent == "INSendMessageIntent" else {
      unsent.withLock { $0 += call.parameters["messageIdentifiers"]?.elements.compactMap(\.text) ?? [] }
      return .outcome(IntentOutcome(.success, code: "success"))
    }
    let message = IntentValue.record(
      RecordValue(
        type: "INMessage", identifier: "m7", display: DisplayValue(""), fields: ["identifier": .string("m7")])
    )
    return .outcome(IntentOutcome(.success, code: "success", response: ["sentMessages": .list([message])]))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }
}

/// "Unsend that", said to another process than the message.
@Suite struct RecentTurnTests {
  private func assistant(_ home: Home, _ app: SmallMessageApp, after seconds: Double = 0) -> Assistant {
    Assistant(
      home: home,
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_829_000 + seconds) }, timeZone: .gmt,
        apps: [SmallMessageApp.manifest], calls: app))
  }

  @Test(arguments: [(60.0, true), (121, false), (-60, false)])
  func aNewConversationKnowsWhatWasJustDone(seconds: Double, isKnown: Bool) async throws {
    let scratch = try ScratchFolder()
    let app = SmallMessageApp()
    let first = assistant(Home(scratch.url), app)
    #expect(
      try await first.perform("INSendMessageIntent", in: "Murmur", parameters: ["content": .string("Hi")])
        .conversation == "c1")
    await first.close()
    let second = assistant(Home(scratch.url), app, after: seconds)
    let reply = try await second.perform("INUnsendMessagesIntent", in: "Murmur")
    #expect(reply.conversation == "c2")
    #expect(reply.state == (isKnown ? .done : .failed))
    #expect(app.unsent.withLock { $0 } == (isKnown ? ["m7"] : []))
  }
}

import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Testing
import Workflows

/// A soup shop whose App Intent took over from a custom intent of SiriKit.
private final class SoupApp: AppCalling {
  static let installed = InstalledApp(
    identifier: "org.example.soup", name: "Soup Shop",
    manifest: AppManifest(
      module: "Soup",
      intents: [
        IntentManifest(
          identifier: "OrderSoup", dialect: .appIntents, title: "Order Soup",
          parameters: [ParameterManifest(name: "soup", title: "Soup", type: .string)],
          appIntent: AppIntentManifest(
            kinds: ["CustomIntentMigratedAppIntent"], replaces: "OrderSoupIntent"))
      ]))

  let calls = Mutex<[IntentCall]>([])

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    guard case .resolve(let request) = request else { return .values([]) }
    return .resolutions(
      request.parameters.map { name in
        ParameterResolution(
          name,
          [request.call.parameters[name].map(Resolution.success) ?? .needsValue(dialog: nil, options: [])])
      })
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    calls.withLock { $0.append(call) }
    return .outcome(IntentOutcome(.success))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }

  var ordered: [String] {
    calls.withLock { $0.map { "\($0.intent) \($0.parameters["soup"]?.displayText ?? "")" } }
  }
}

/// What was saved for a custom intent is done by the App Intent that replaces it.
@Suite struct MigratedIntentTests {
  private func assistant(_ app: SoupApp) -> Assistant {
    Assistant(
      home: Home(FileManager.default.temporaryDirectory),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [SoupApp.installed],
        calls: app, isTransient: true))
  }

  @Test func programsAskUnderTheOldName() async throws {
    let app = SoupApp()
    let reply = try await assistant(app).perform(
      "OrderSoupIntent", in: "Soup Shop", json: ["soup": .string("leek")])
    #expect(reply.state == .done && reply.intent == "OrderSoup", "\(reply.printed)")
    #expect(app.ordered == ["OrderSoup leek"])
  }

  @Test func workflowsKnowTheOldName() async throws {
    let app = SoupApp()
    let assistant = assistant(app)
    let workflow = try Workflow(
      text: "workflow \"Lunch\"\ndo OrderSoupIntent in \"Soup Shop\"\n  soup: \"leek\"\n")
    #expect(await assistant.problems(of: workflow).isEmpty)
    let result = await assistant.run(workflow, person: OneAnswer(words: ""))
    #expect(result.failure == nil && app.ordered == ["OrderSoup leek"])
  }

  @Test func importedWorkflowsKnowTheOldName() async throws {
    let app = SoupApp()
    let assistant = assistant(app)
    let list: [String: Any] = [
      "WFWorkflowActions": [
        [
          "WFWorkflowActionIdentifier": "org.example.soup.OrderSoupIntent",
          "WFWorkflowActionParameters": [
            "soup": "leek", "ShowWhenRun": false,
            "IntentAppDefinition": ["BundleIdentifier": "org.example.soup", "Name": "Soup Shop"],
          ] as [String: Any],
        ]
      ]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let imported = try Workflow.imported(propertyList: data, name: "Lunch")
    #expect(await assistant.problems(of: imported.workflow).isEmpty, "\(imported.workflow.text)")
    let result = await assistant.run(imported.workflow, person: OneAnswer(words: ""))
    #expect(app.ordered == ["OrderSoup leek"], "\(result.failure.map { "\($0)" } ?? imported.workflow.text)")
  }

  @Test func phrasesOfThePersonKnowTheOldName() async throws {
    let app = SoupApp()
    let assistant = assistant(app)
    let saved = IntentCall(id: "saved", intent: "OrderSoupIntent", parameters: ["soup": .string("leek")])
    _ = try await assistant.addVoiceShortcut(
      "Lunch time", for: ShortcutValue(call: saved), of: SoupApp.installed.identifier)
    #expect(try await assistant.ask("lunch time").state == .done)
    #expect(app.ordered == ["OrderSoup leek"])
  }
}

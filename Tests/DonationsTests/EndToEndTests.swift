import AppHost
import AppProcesses
import Assistant
import Catalog
import Conversation
import Donations
import Foundation
import IntentWire
import Intents
import Testing

/// An app that asks, donates and suggests in the middle of a call, and the assistant that keeps all of it.
///
/// These run by themselves: they measure deadlines, which two cores miss while all other tests run beside them.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_ALONE"] != nil))
struct EndToEndTests {
  /// Marks tasks as done, asks whether it may be used, and donates what it did.
  final class Handler: INExtension, INSetTaskAttributeIntentHandling {
    func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
      .success(with: intent.status == .unknown ? .completed : intent.status)
    }

    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
      guard await INPreferences.requestSiriAuthorization() == .authorized else {
        return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil)
      }
      let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
      let interaction = INInteraction(intent: intent, response: response)
      interaction.identifier = "donated"
      // Nobody waits for it: the assistant has it before it ends all the same.
      interaction.donate(completion: nil)
      INVoiceShortcutCenter.shared.setShortcutSuggestions([.intent(intent)])
      return response
    }
  }

  private static let identifier = "org.example.tasks"

  private func assistant() -> Assistant {
    let provider = SiriKitProvider(principal: { Handler() }, supported: ["INSetTaskAttributeIntent"])
    let apps = InProcessApps(
      [
        Self.identifier: { transport in
          let session = AppSession(
            providers: [provider], bundle: Self.identifier, clock: StillClock())
          Task { try? await session.serve(transport, token: "") }
        }
      ], clock: StillClock())
    let manifest = AppManifest(
      module: "Tasks",
      intents: [
        IntentManifest(
          identifier: "INSetTaskAttributeIntent", dialect: .siriKit, title: "Set Task Attribute",
          parameters: [
            ParameterManifest(
              name: "status", title: "Status", type: .enumeration("INTaskStatus"), isOptional: true)
          ])
      ])
    let app = InstalledApp(
      identifier: Self.identifier, name: "Tasks", manifest: manifest, usageDescription: "To tick off tasks.")
    let now = Date(timeIntervalSince1970: 1_773_828_900)
    return Assistant(
      home: Home(URL(filePath: "/nowhere")),
      configuration: AssistantConfiguration(
        now: { now }, timeZone: .gmt, apps: [app], calls: apps, isTransient: true))
  }

  @Test func anAppAsksDonatesAndSuggests() async throws {
    let assistant = assistant()
    let status = IntentValue.enumeration(EnumerationValue(type: "INTaskStatus", case: "completed"))
    var reply = try await assistant.perform(
      "INSetTaskAttributeIntent", in: "Tasks", parameters: ["status": status])
    var questions: [String] = []
    while reply.state == .confirming || reply.state == .asking, questions.count < 4 {
      questions.append(reply.spoken)
      reply = try await assistant.ask("yes", conversation: reply.conversation)
    }
    #expect(questions.contains { $0.contains("To tick off tasks.") }, "\(questions)")
    #expect(reply.state == .done, "\(reply.printed)")
    #expect(assistant.permissions.permission(.assistant, of: Self.identifier) == .authorized)
    // What the app told beside its answer is on its way; its next answer shows that it has arrived.
    _ = try await assistant.configuration.calls?.send(.describe, to: Self.identifier)
    let donations = try await assistant.donations()
    #expect(donations.map(\.value.identifier) == ["donated"])
    #expect(donations.first?.value.status == "success")
    #expect(
      try await assistant.shortcuts(for: .suggestions).first?.shortcuts.first?.call?.parameters["status"]
        == status)
    #expect(
      try await assistant.donationHistory().score(app: Self.identifier, intent: "INSetTaskAttributeIntent")
        == 0.5)
  }

  @Test func aNoIsKeptAndTheAppIsNotUsedAnyMore() async throws {
    let assistant = assistant()
    let status = IntentValue.enumeration(EnumerationValue(type: "INTaskStatus", case: "completed"))
    var reply = try await assistant.perform(
      "INSetTaskAttributeIntent", in: "Tasks", parameters: ["status": status])
    while reply.state == .confirming, !reply.spoken.contains("To tick off tasks.") {
      reply = try await assistant.ask("yes", conversation: reply.conversation)
    }
    reply = try await assistant.ask("no", conversation: reply.conversation)
    #expect(assistant.permissions.permission(.assistant, of: Self.identifier) == .denied)
    let next = try await assistant.perform(
      "INSetTaskAttributeIntent", in: "Tasks", parameters: ["status": status])
    #expect(next.state == .failed)
    #expect(next.spoken.contains("prithee apps allow Tasks"))
    #expect(try await assistant.donations().isEmpty)
  }
}

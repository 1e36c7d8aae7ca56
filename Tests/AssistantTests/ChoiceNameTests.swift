import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing

@testable import Assistant

/// An app that makes the names of its choices only while it runs.
private final class SurveyApp: AppCalling {
  static func manifest(_ titles: [String]) -> AppManifest {
    AppManifest(
      module: "Survey",
      intents: [
        IntentManifest(
          identifier: "SetConsent", dialect: .appIntents, title: "Set Consent",
          parameters: [ParameterManifest(name: "consent", title: "Consent", type: .enumeration("Consent"))],
          appIntent: AppIntentManifest(sentences: [.init(template: "Set my consent to ${consent}")]))
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Consent", title: "Consent",
          cases: zip(["optedIn", "optedOut"], titles).map { .init(name: $0, display: DisplayValue($1)) })
      ])
  }

  static let installed = InstalledApp(
    identifier: "org.example.survey", name: "Survey", manifest: manifest(["optedIn", "optedOut"]))

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .describe: .manifest(Self.manifest(["Count me in", "Leave me be"]))
    case .resolve(let request):
      .resolutions(
        request.parameters.map { name in
          let value = request.call.parameters[name]
          return ParameterResolution(
            name, [value.map(Resolution.success) ?? .needsValue(dialog: nil, options: [])])
        })
    case .confirm: .outcome(IntentOutcome(.ready))
    default: .values([])
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    .outcome(IntentOutcome(.success, value: call.parameters["consent"]))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }
}

/// Choices whose names are computed are said by the words of their names in source, until the running app tells them.
@Suite("Names of choices") struct ChoiceNameTests {
  private func assistant() -> Assistant {
    Assistant(
      home: Home(FileManager.default.temporaryDirectory),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [SurveyApp.installed],
        calls: SurveyApp(), isTransient: true))
  }

  @Test func wordsOfTheirNamesUntilThen() async throws {
    let assistant = assistant()
    let question = try await assistant.ask("set my consent in Survey")
    #expect(question.question?.options == ["opted in", "opted out"])
    let reply = try await assistant.ask("opted out", conversation: question.conversation)
    #expect(reply.outcome?.value?.plain == .string("optedOut"))
    let said = try await assistant.ask("set my consent to opted in with Survey")
    #expect(said.outcome?.value?.plain == .string("optedIn"))
  }

  @Test func titlesThatTheAppTold() async throws {
    let assistant = assistant()
    _ = try await assistant.readingRoom()
    await assistant.learnWords(of: SurveyApp.installed.identifier)
    let question = try await assistant.ask("set my consent in Survey")
    #expect(question.question?.options == ["Count me in", "Leave me be"])
    let reply = try await assistant.ask("leave me be", conversation: question.conversation)
    #expect(reply.outcome?.value?.plain == .string("optedOut"))
    for words in ["opted in", "count me in"] {
      let said = try await assistant.ask("set my consent to \(words) with Survey")
      #expect(said.outcome?.value?.plain == .string("optedIn"), "\(words): \(said.printed)")
      let made = try await assistant.perform("SetConsent", in: "Survey", json: ["consent": .string(words)])
      #expect(made.outcome?.value?.plain == .string("optedIn"), "\(words): \(made.printed)")
    }
  }
}

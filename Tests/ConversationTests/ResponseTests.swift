import AppProcesses
import Catalog
import Foundation
import IntentWire
import Language
import Testing
import Understanding

@testable import Conversation

/// Every code of every response, and every reason: words and next steps.
@Suite struct ResponseTests {
  /// What is known of SiriKit, as the generator reads it.
  struct Facts: Decodable {
    struct Intent: Decodable {
      struct Response: Decodable {
        var codes: [String]?
      }
      var name: String
      var response: Response?
    }
    struct Enumeration: Decodable {
      struct Case: Decodable {
        var name: String
      }
      var cases: [Case]
    }
    var intents: [Intent]
    var enums: [String: Enumeration]

    static func read() throws -> Facts {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = root.appending(path: "Sources/Generator/Data/sirikit.json")
      return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
    }
  }

  static let families: Set<String> = [
    "unspecified", "ready", "success", "inProgress", "continueInApp", "handleInApp", "failure",
    "failureRequiringAppLaunch", "userConfirmationRequired",
  ]

  /// The general words, with a few of an intent's own that no change to the dialog files touches.
  static let book = DialogBook(packed: [
    DialogBook.generalName: PackedDialogs.english[DialogBook.generalName] ?? "{}",
    "INSendPaymentIntent": #"""
    {
      "request": "Send {currencyAmount} to {payee}?",
      "responses": {"failure": "{app} could not send {currencyAmount} to {payee}."}
    }
    """#,
    "INStartPhotoPlaybackIntent": #"""
    {"responses": {"continueInApp": "{app} found {searchResultsCount#photo#photos}."}}
    """#,
  ])

  func reply(
    _ app: InstalledApp, _ intent: String, _ values: [String: IntentValue] = [:], voice: Bool = false,
    outcome: IntentOutcome
  ) async throws -> Reply {
    let apps = ScriptedApps(handle: { _ throws(WireFault) in .outcome(outcome) })
    let talk = try Talk(
      apps, ["go": .reading(app, intent, values)], voice: voice, installed: TestApps.siriKitApps,
      dialogs: Self.book)
    let reply = try await talk.say("go")
    return reply.state == .confirming && reply.outcome == nil ? try await talk.say("yes") : reply
  }

  @Test func everyCodeHasWordsOfItsOwn() throws {
    let facts = try Facts.read()
    #expect(facts.intents.count == 61)
    let codes = Set(facts.intents.flatMap { $0.response?.codes ?? [] }).subtracting(Self.families)
    let known = Set((DialogBook.english.general?.responses ?? [:]).keys)
    #expect(codes.subtracting(known).sorted() == [])
    #expect(known.subtracting(codes).sorted() == [], "these are no codes of SiriKit")
  }

  @Test func everyReasonHasWordsOfItsOwn() throws {
    let facts = try Facts.read()
    let reasons = Set(
      facts.enums.filter { $0.key.hasSuffix("UnsupportedReason") }.flatMap { $0.value.cases.map(\.name) })
    let known = Set((DialogBook.english.general?.reasons?["any"] ?? [:]).keys)
    #expect(reasons.subtracting(known).sorted() == [])
    #expect(known.subtracting(reasons).sorted() == [], "these are no reasons of SiriKit")
  }

  /// Whatever code an app of any intent answers with, something sensible is said and nothing is left open.
  @Test func everyCodeOfEveryIntentEndsInASentence() async throws {
    for intent in try Facts.read().intents {
      let manifest = IntentManifest(identifier: intent.name, dialect: .siriKit, title: intent.name)
      let app = InstalledApp(
        identifier: "org.example.any", name: "Anyapp",
        manifest: AppManifest(module: "Any", intents: [manifest]))
      for code in intent.response?.codes ?? [] {
        let status: IntentOutcome.Status =
          switch code {
          case "ready": .ready
          case "success": .success
          case "inProgress": .inProgress
          case "continueInApp", "handleInApp": .continueInApp
          case _ where code.hasPrefix("failureRequiring") || code == "failureAppConfigurationRequired":
            .needsApp
          default: .failure
          }
        guard code != "userConfirmationRequired" else { continue }
        let outcome = IntentOutcome(status, code: code)
        let apps = ScriptedApps(handle: { _ throws(WireFault) in .outcome(outcome) })
        let values: [String: IntentValue] =
          Reference.of(intent.name).first.map { [$0.parameter: .string("1")] } ?? [:]
        let talk = try Talk(apps, ["go": .reading(app, intent.name, values)], installed: [app])
        var reply = try await talk.say("go")
        if reply.state == .confirming { reply = try await talk.say("yes") }
        #expect(
          reply.state == (status == .failure || status == .needsApp ? .failed : .done),
          "\(intent.name) \(code)")
        #expect(
          reply.spoken.last == "." && !reply.spoken.contains("{"), "\(intent.name) \(code): \(reply.spoken)")
        #expect(!reply.spoken.contains("failure") && !reply.spoken.contains("unspecified"), "\(reply.spoken)")
        #expect(
          (reply.handOver != nil) == (status == .continueInApp || status == .needsApp),
          "\(intent.name) \(code)")
        #expect(reply.handOver == nil || reply.activity?.type == intent.name)
      }
    }
  }

  @Test(arguments: [
    ("failureInsufficientFunds", "There are not enough funds."),
    ("failurePaymentsAmountAboveMaximum", "$20 is more than Pay takes."),
    ("failureMoonInWrongPhase", "Pay could not send $20 to Maria: moon in wrong phase."),
    ("failure", "Pay could not send $20 to Maria."),
  ])
  func saysWhy(code: String, sentence: String) async throws {
    let reply = try await reply(
      TestApps.pay, "INSendPaymentIntent",
      ["payee": .string("Maria"), "currencyAmount": .currency(CurrencyValue(amount: 20, code: "USD"))],
      outcome: IntentOutcome(.failure, code: code))
    #expect(reply.spoken == sentence)
    #expect(reply.state == .failed)
  }

  @Test(arguments: [
    ("failureRequiringAppLaunchNoServiceInArea", "ZipCab has no service in that area."),
    ("failureRequiringAppLaunchRoadsClosed", "roads closed."),
  ])
  func anAppThatMustBeOpenedIsOpened(code: String, words: String) async throws {
    let outcome = IntentOutcome(.needsApp, code: code, activity: UserActivityValue(type: "org.example.ride"))
    let seen = try await reply(TestApps.zipCab, "INRequestRideIntent", outcome: outcome)
    #expect(seen.state == .failed && seen.spoken.hasSuffix(words))
    #expect(seen.handOver?.app == TestApps.zipCab.identifier)
    #expect(seen.handOver?.continuation.outcome == outcome)
    #expect(seen.handOver?.continuation.call?.intent == "INRequestRideIntent")
    let heard = try await reply(TestApps.zipCab, "INRequestRideIntent", voice: true, outcome: outcome)
    #expect(heard.handOver == nil)
    #expect(heard.activity?.type == "org.example.ride")
  }

  @Test(arguments: [
    ("INSearchForPhotosIntent", 0, "Vignette found nothing.", false),
    ("INSearchForPhotosIntent", 1, "I found one in Vignette.", true),
    ("INSearchForPhotosIntent", 12, "I found 12 in Vignette.", true),
    ("INStartPhotoPlaybackIntent", 0, "Vignette found no photos.", false),
    ("INStartPhotoPlaybackIntent", 12, "Vignette found 12 photos.", true),
  ])
  func resultsThatTheAppShowsAreCounted(
    intent: String, count: Int, words: String, isShown: Bool
  ) async throws {
    let reply = try await reply(
      TestApps.vignette, intent,
      outcome: IntentOutcome(
        .continueInApp, code: "continueInApp", response: ["searchResultsCount": .integer(count)],
        activity: UserActivityValue(type: "photos", info: ["ids": .array([.string("a")])])))
    #expect(reply.state == .done)
    #expect(reply.spoken == words)
    #expect((reply.handOver != nil) == isShown)
    #expect(reply.activity?.type == "photos")
    #expect(reply.result == .object(["searchResultsCount": .integer(count)]))
  }

  @Test func aFailureWithAnActivityIsOfferedToTheApp() async throws {
    let activity = UserActivityValue(type: "org.example.pay", title: "Pay")
    let apps = ScriptedApps(handle: { _ throws(WireFault) in
      .outcome(IntentOutcome(.failure, code: "failureNotEligible", activity: activity))
    })
    let sentences: [String: Decision] = [
      "go": .reading(TestApps.pay, "INFixTheWorldIntent"),
      "start a run in Stride": .reading(TestApps.stride, "INStartWorkoutIntent"),
    ]
    func talk(voice: Bool = false) throws -> Talk {
      try Talk(apps, sentences, voice: voice, installed: TestApps.siriKitApps, dialogs: Self.book)
    }
    let yes = try talk()
    let offer = try await yes.say("go")
    #expect(offer.state == .confirming)
    #expect(offer.spoken == "Pay does not offer that to you. Do you want to open Pay?")
    #expect(offer.handOver == nil && offer.activity == activity)
    #expect(try await yes.say("hm").spoken.contains("Do you want to open Pay?"))
    let opened = try await yes.say("yes")
    #expect(opened.state == .done && opened.spoken == "Opening Pay.")
    #expect(opened.handOver?.continuation.activity == activity)
    #expect(apps.performed.count == 1)

    let no = try talk()
    try await no.say("go")
    #expect(try await no.say("no").state == .cancelled)
    let other = try talk()
    try await other.say("go")
    #expect(try await other.say("start a run in Stride").intent == "INStartWorkoutIntent")
    #expect(try await talk(voice: true).say("go").state == .failed)
  }

  @Test func aReasonWithoutWordsIsSaidFromItsName() async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      parameter == "payee" ? [.unsupported(reason: .init("aliensOnly"))] : [.notRequired]
    })
    let talk = try Talk(
      apps, ["go": .reading(TestApps.pay, "INFixTheWorldIntent", ["payee": .string("Maria")])],
      installed: TestApps.siriKitApps, dialogs: Self.book)
    #expect(try await talk.say("go").spoken.hasPrefix("Pay cannot use “Maria” as the payee: aliens only."))
    let known = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      parameter == "payee" ? [.unsupported(reason: .init("noValidHandle"))] : [.notRequired]
    })
    let other = try Talk(
      known, ["go": .reading(TestApps.pay, "INFixTheWorldIntent", ["payee": .string("Maria")])],
      installed: TestApps.siriKitApps, dialogs: Self.book)
    #expect(try await other.say("go").spoken.hasPrefix("Pay has no address or number for Maria."))
  }
}

import AppProcesses
import Catalog
import Conversation
import Donations
import Foundation
import IntentWire
import Testing
import Understanding

/// What happens between a settled request and the app that carries it out: its confirmation, the person's word, what the
/// person allows.
@Suite struct ConsentTests {
  static let payment: [String: IntentValue] = [
    "payee": .string("Maria"), "currencyAmount": .currency(CurrencyValue(amount: 12.5, code: "EUR")),
  ]
  static let sentences: [String: Decision] = [
    "pay": .reading(TestApps.pay, "INSendPaymentIntent", payment),
    "fix": .reading(TestApps.pay, "INFixTheWorldIntent"),
    "tell": .reading(
      TestApps.murmur, "INSendMessageIntent",
      ["recipients": .list([.string("Maria")]), "content": .string("Hi")]),
    "tell somebody": .ambiguous([
      Decision.interpretation(
        TestApps.murmur, "INSendMessageIntent", ["content": .string("Hi")], named: false),
      Decision.interpretation(
        TestApps.whisper, "INSendMessageIntent", ["content": .string("Hi")], named: false),
    ]),
    "read": .reading(TestApps.murmur, "INSearchForMessagesIntent"),
    "call": .reading(TestApps.chime, "INStartCallIntent", ["contacts": .list([.string("112")])]),
    "ride": .reading(TestApps.zipCab, "INRequestRideIntent", ["dropOffLocation": .string("the airport")]),
  ]

  func talk(
    _ apps: ScriptedApps, locked: Bool = false, permissions: (any PermissionKeeping)? = nil
  ) throws -> Talk {
    try Talk(
      apps, Self.sentences, locked: locked, installed: TestApps.siriKitApps, dialogs: ResponseTests.book,
      permissions: permissions)
  }

  @Test func moneyIsSentOnlyAfterAYes() async throws {
    let apps = ScriptedApps()
    let talk = try talk(apps)
    let question = try await talk.say("pay")
    #expect(question.state == .confirming)
    #expect(question.spoken.contains("€12.50") && question.spoken.contains("Maria"))
    #expect(apps.performed.isEmpty)
    #expect(try await talk.say("yes").state == .done)
    #expect(apps.performed.count == 1)
    try await talk.say("pay")
    #expect(try await talk.say("no").state == .cancelled)
    #expect(apps.performed.count == 1)
  }

  @Test func theAppConfirmsBeforeThePersonIsAsked() async throws {
    let apps = ScriptedApps(confirm: { _ throws(WireFault) in
      IntentOutcome(.failure, code: "failureInsufficientFunds")
    })
    let reply = try await talk(apps).say("pay")
    #expect(reply.state == .failed && reply.spoken == "There are not enough funds.")
    #expect(apps.performed.isEmpty)
  }

  @Test func thePersonIsAskedWithWhatTheAppSaidWhenItConfirmed() async throws {
    let option = Values.record(
      "INRideOption", "ZipShare",
      [
        "name": .string("ZipShare"),
        "priceRange": Values.record(
          "INPriceRange",
          ["minimumPrice": .number(12), "maximumPrice": .number(14), "currencyCode": .string("USD")]),
      ])
    let apps = ScriptedApps(confirm: { _ throws(WireFault) in
      IntentOutcome(
        .ready, code: "ready",
        response: ["rideStatus": Values.record("INRideStatus", ["rideOption": option])])
    })
    let book = DialogBook(packed: [
      "INRequestRideIntent": #"""
      {"request": "Book {rideStatus.rideOption.name} for {rideStatus.rideOption.priceRange}?"}
      """#
    ])
    let talk = try talk(apps)
    let own = Conversation(
      apps: TestApps.siriKitApps, reader: ScriptedReader(sentences: Self.sentences), calls: apps,
      language: talk.conversation.language, context: talk.conversation.context, dialogs: book)
    let (reply, _) = await own.turn("ride", state: ConversationState(id: "c1"))
    #expect(reply.spoken == "Book ZipShare for $12 to $14?")
    #expect(reply.state == .confirming)
  }

  @Test func messagesAndCallsAreNotAskedAbout() async throws {
    let apps = ScriptedApps()
    #expect(try await talk(apps).say("tell").state == .done)
    #expect(try await talk(apps).say("call").state == .done)
    // The app confirms in the same step in which it handles.
    #expect(apps.performed.map(\.confirmsFirst) == [true, true])
    let order = apps.events.compactMap { event -> String? in
      switch event {
      case .confirm: "confirm"
      case .perform: "handle"
      default: nil
      }
    }
    #expect(order == ["confirm", "handle", "confirm", "handle"])
  }

  @Test func anAppMayWantThePersonsWord() async throws {
    let apps = ScriptedApps(confirm: { _ throws(WireFault) in
      IntentOutcome(.failure, code: "userConfirmationRequired")
    })
    let talk = try talk(apps)
    let question = try await talk.say("call")
    #expect(question.state == .confirming)
    #expect(question.spoken.contains("112"))
    #expect(apps.performed.isEmpty)
    #expect(try await talk.say("yes").state == .done)
    #expect(apps.performed.count == 1)
  }

  // MARK: Locks and permissions

  @Test func nothingIsCalledWhileTheDeviceIsLocked() async throws {
    let apps = ScriptedApps()
    let reply = try await talk(apps, locked: true).say("read")
    #expect(reply.state == .failed && reply.spoken == "Please unlock this device first.")
    #expect(apps.events.isEmpty)
    #expect(try await talk(apps, locked: true).say("tell").state == .done)
  }

  @Test func anAppThatIsDeniedIsNotUsed() async throws {
    let ledger = PermissionLedger()
    ledger.setPermission(.denied, .assistant, of: TestApps.murmur.identifier)
    let apps = ScriptedApps()
    let talk = try talk(apps, permissions: ledger)
    let reply = try await talk.say("tell")
    #expect(reply.state == .failed && reply.spoken.contains("prithee apps allow Murmur"))
    #expect(apps.events.isEmpty)
    // Where another app can do it, that one is used and nobody is asked.
    #expect(try await talk.say("tell somebody").app == "Whisper")
    ledger.setPermission(.authorized, .assistant, of: TestApps.murmur.identifier)
    #expect(try await talk.say("tell").state == .done)
  }

  @Test(arguments: [
    ("yes", Answer.confirmed, AppStanding.Permission.authorized), ("no", .declined, .denied),
    ("never mind", .cancelled, .notDetermined),
  ])
  func thePersonIsAskedForAPermission(
    text: String, answer: Answer, decision: AppStanding.Permission
  ) async throws {
    let ledger = PermissionLedger()
    let apps = ScriptedApps(handle: { call throws(WireFault) in
      .question(
        Question(call: call.id, kind: .confirmation, permission: .focus),
        Suspension(app: TestApps.murmur.identifier, call: call.id, rendezvous: nil))
    })
    let talk = try talk(apps, permissions: ledger)
    let question = try await talk.say("tell")
    #expect(
      question.spoken
        == "Murmur would like to know whether you are focused: “To be quiet when you are.” Allow it?")
    try await talk.say(text)
    #expect(apps.events.last == .answer(answer, "c1.1"))
    #expect(ledger.permission(.focus, of: TestApps.murmur.identifier) == decision)
  }
}

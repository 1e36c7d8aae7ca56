import AppHost
import Foundation
import IntentWire
import Testing
import UIKit

@testable import CompatibilityCourier
@testable import CompatibilityJukebox
@testable import CompatibilityTempo
@testable import Intents

/// Plays the assistant's part against one app's handlers.
private struct Play {
  let provider: SiriKitProvider

  func resolve(
    _ intent: String, _ parameter: String, _ values: [String: IntentValue] = [:]
  ) async throws -> [Resolution] {
    let call = IntentCall(id: "1", intent: intent, parameters: values)
    let answers = try await provider.resolve(ResolveCall(call: call, parameters: [parameter]))
    return answers.first?.resolutions ?? []
  }

  func handle(_ intent: String, _ values: [String: IntentValue] = [:]) async throws -> IntentOutcome {
    try await provider.handle(IntentCall(id: "1", intent: intent, parameters: values, confirmsFirst: true))
  }
}

/// Swift 5: the extension is its own handler, singletons, queues, global variables.
///
/// The tests share the app's global state, so they run one after the other.
@Suite("A Swift 5 app of messages, calls, payments and rides", .serialized, .timeLimit(.minutes(1)))
struct CourierTests {
  private let play = Play(
    provider: SiriKitProvider(
      principal: { CompatibilityCourier.IntentHandler() },
      supported: [
        "INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent",
        "INStartCallIntent",
        "INSearchCallHistoryIntent", "INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent",
        "INSearchForAccountsIntent", "INTransferMoneyIntent", "INSearchForBillsIntent", "INRequestRideIntent",
        "INListRideOptionsIntent", "INGetRideStatusIntent",
      ]))

  init() {
    let service = ChatService.shared
    service.members = [
      Member(handle: "ana@courier.example", givenName: "Ana", familyName: "Sousa"),
      Member(handle: "+351 1", givenName: "Anabela", familyName: "Reis", nickname: "Bela"),
    ]
    service.groups = ["Rowing": ["ana@courier.example"]]
    service.messages = []
    service.isLoggedIn = true
  }

  private func people(_ names: String...) -> IntentValue {
    .list(names.map { .person(PersonValue(name: $0)) })
  }

  @Test("Recipients: one, several of a name, nobody, and a group instead")
  func recipients() async throws {
    let one = try await play.resolve(
      "INSendMessageIntent", "recipients", ["recipients": people("Ana Sousa")])
    guard case .success(.person(let ana))? = one.first else {
      Issue.record("one person was expected: \(one)")
      return
    }
    #expect(ana.handles.first?.value == "ana@courier.example" && ana.handles.first?.label != nil)
    #expect(ana.customIdentifier == "member-ana@courier.example")
    let several = try await play.resolve("INSendMessageIntent", "recipients", ["recipients": people("ana")])
    guard case .disambiguation(let options, _)? = several.first else {
      Issue.record("a choice was expected: \(several)")
      return
    }
    #expect(options.map(\.displayText) == ["Ana Sousa", "Anabela Reis"])
    #expect(
      try await play.resolve("INSendMessageIntent", "recipients", ["recipients": people("Zoe")])
        == [.unsupported(reason: nil)])
    #expect(
      try await play.resolve(
        "INSendMessageIntent", "recipients", ["speakableGroupName": .string("rowing")]) == [.notRequired])
    #expect(
      try await play.resolve("INSendMessageIntent", "recipients") == [.needsValue(dialog: nil, options: [])])
  }

  @Test("Sending on a queue of its own, found again, and marked as read")
  func messages() async throws {
    let sent = try await play.handle(
      "INSendMessageIntent", ["recipients": people("Ana"), "content": .string("at the boathouse")])
    #expect(sent.status == .success)
    #expect(sent.activity?.type == "INSendMessageIntent")
    guard case .record(let message)? = sent.response["sentMessages"]?.elements.first else {
      Issue.record("a message was expected: \(sent)")
      return
    }
    #expect(message.fields["content"] == .string("at the boathouse"))
    let found = try await play.handle(
      "INSearchForMessagesIntent", ["searchTerms": .list([.string("boathouse")])])
    #expect(found.response["messages"]?.elements.count == 1)
    let identifier = try #require(ChatService.shared.messages.first).identifier
    ChatService.shared.messages[0].isRead = false
    let read = IntentValue.enumeration(EnumerationValue(type: "INMessageAttribute", case: "read"))
    let set = try await play.handle(
      "INSetMessageAttributeIntent", ["identifiers": .list([.string(identifier)]), "attribute": read])
    #expect(set.status == .success && ChatService.shared.messages[0].isRead)
    let missing = try await play.handle(
      "INSetMessageAttributeIntent", ["identifiers": .list([.string("nope")]), "attribute": read])
    #expect(missing.code == "failureMessageNotFound")
    ChatService.shared.isLoggedIn = false
    let locked = try await play.handle("INSendMessageIntent", ["content": .string("hi")])
    #expect(locked.status == .needsApp)
  }

  @Test("A call: reasons, capability and what goes on in the app")
  func calls() async throws {
    let nobody = try await play.resolve("INStartCallIntent", "contacts", ["contacts": people("Zoe")])
    #expect(nobody == [.unsupported(reason: Resolution.Reason("noContactFound"))])
    let video = IntentValue.enumeration(EnumerationValue(type: "INCallCapability", case: "videoCall"))
    #expect(
      try await play.resolve("INStartCallIntent", "callCapability", ["callCapability": video])
        == [.unsupported(reason: Resolution.Reason("videoCallUnsupported"))])
    let outcome = try await play.handle("INStartCallIntent", ["contacts": people("Ana Sousa")])
    #expect(outcome.status == .continueInApp && outcome.activity?.type == "INStartCallIntent")
    let history = try await play.handle("INSearchCallHistoryIntent")
    guard case .record(let call)? = history.response["callRecords"]?.elements.first else {
      Issue.record("a call was expected: \(history)")
      return
    }
    #expect(call.fields["callDuration"]?.displayText.hasPrefix("65") == true)
  }

  @Test("Money: limits, funds, accounts and bills")
  func payments() async throws {
    func money(_ amount: String, _ code: String) -> IntentValue {
      .currency(CurrencyValue(amount: Decimal(string: amount) ?? 0, code: code))
    }
    let much = try await play.resolve(
      "INSendPaymentIntent", "currencyAmount", ["currencyAmount": money("5000", "EUR")])
    #expect(much == [.unsupported(reason: Resolution.Reason("paymentsAmountAboveMaximum"))])
    let strange = try await play.resolve(
      "INSendPaymentIntent", "currencyAmount", ["currencyAmount": money("5", "XAU")])
    #expect(strange == [.unsupported(reason: Resolution.Reason("paymentsCurrencyUnsupported"))])
    let before = NSDecimalNumber(string: balanceText())
    let paid = try await play.handle(
      "INSendPaymentIntent",
      ["payee": .person(PersonValue(name: "Ana")), "currencyAmount": money("20", "EUR")])
    #expect(paid.status == .success && balanceText() == before.subtracting(20).stringValue)
    let poor = try await play.handle("INSendPaymentIntent", ["currencyAmount": money("900", "EUR")])
    #expect(poor.code == "failureInsufficientFunds")
    let accounts = try await play.handle("INSearchForAccountsIntent")
    #expect(accounts.response["accounts"]?.elements.first?.displayText == "Everyday")
    #expect(try await play.handle("INSearchForBillsIntent").code == "failureBillNotFound")
  }

  @Test("A ride tells each phase from its own queue, and stops when told")
  func rides() async throws {
    let options = try await play.handle("INListRideOptionsIntent")
    #expect(options.response["rideOptions"]?.elements.map(\.displayText) == ["Small", "Large"])
    let call = IntentCall(id: "ride", intent: "INGetRideStatusIntent")
    _ = try await play.provider.handle(call)
    let (updates, sender) = AsyncStream.makeStream(of: IntentOutcome.self)
    let task = Task { [provider = play.provider] in
      try await provider.follow(call) { sender.yield($0) }
    }
    var phases: [String] = []
    for await update in updates {
      guard case .record(let ride)? = update.response["rideStatus"],
        case .enumeration(let phase)? = ride.fields["phase"]
      else { continue }
      phases += phase.cases
      if phase.cases == ["completed"] { break }
    }
    #expect(phases == ["received", "confirmed", "approachingPickup", "pickup", "ongoing", "completed"])
    let stops = RideIntentHandler.service.stops
    task.cancel()
    try await task.value
    #expect(RideIntentHandler.service.stops == stops + 1)
  }
}

/// Swift 6: actors, async handlers, one object for each kind of request.
@Suite("A Swift 6 app of workouts, media, tables and cars", .serialized, .timeLimit(.minutes(1)))
struct TempoTests {
  private let play = Play(
    provider: SiriKitProvider(
      principal: { CompatibilityTempo.IntentHandler() },
      supported: [
        "INStartWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent", "INEndWorkoutIntent",
        "INCancelWorkoutIntent", "INPlayMediaIntent", "INAddMediaIntent", "INSearchForMediaIntent",
        "INUpdateMediaAffinityIntent", "INBookRestaurantReservationIntent",
        "INGetAvailableRestaurantReservationBookingsIntent", "INGetCarPowerLevelStatusIntent",
        "INGetCarLockStatusIntent", "INListCarsIntent", "INShareFocusStatusIntent",
      ]))

  @Test("A workout from its start to its end, in both forms of handlers")
  func workout() async throws {
    #expect(
      try await play.resolve("INStartWorkoutIntent", "workoutName", ["workoutName": .string("swmming")])
        == [.disambiguation([.spoken(SpokenText("swim"))], dialog: nil)])
    let start = try await play.handle("INStartWorkoutIntent", ["workoutName": .string("Yoga")])
    #expect(start.code == "handleInApp" && start.status == .continueInApp)
    #expect(try await play.handle("INStartWorkoutIntent").code == "failureOngoingWorkout")
    #expect(try await play.handle("INPauseWorkoutIntent").status == .success)
    #expect(try await play.handle("INPauseWorkoutIntent").code == "failureNoMatchingWorkout")
    #expect(try await play.handle("INResumeWorkoutIntent").status == .success)
    #expect(try await play.handle("INCancelWorkoutIntent").status == .needsApp)
    #expect(try await play.handle("INEndWorkoutIntent").status == .success)
    #expect(try await play.handle("INEndWorkoutIntent").code == "failureNoMatchingWorkout")
  }

  @Test("Media: found by name, refused by kind, played in the app")
  func media() async throws {
    func search(_ name: String, _ type: String = "unknown") -> IntentValue {
      .record(
        RecordValue(
          type: "INMediaSearch", display: DisplayValue(name),
          fields: [
            "mediaName": .string(name),
            "mediaType": .enumeration(EnumerationValue(type: "INMediaItemType", case: type)),
          ]))
    }
    let found = try await play.resolve(
      "INPlayMediaIntent", "mediaItems", ["mediaSearch": search("shorelines")])
    #expect(found.count == 2)
    #expect(
      try await play.resolve("INPlayMediaIntent", "mediaItems", ["mediaSearch": search("x", "movie")])
        == [.unsupported(reason: Resolution.Reason("unsupportedMediaType"))])
    let played = try await play.handle("INPlayMediaIntent", ["mediaSearch": search("tides")])
    #expect(played.code == "handleInApp")
  }

  @Test("A table, a car and the focus")
  func others() async throws {
    let day = IntentValue.date(DateValue(year: 2026, month: 3, day: 20, hour: 19))
    let restaurant = IntentValue.record(RecordValue(type: "INRestaurant", display: DisplayValue("Anker")))
    let booked = try await play.handle(
      "INBookRestaurantReservationIntent",
      ["restaurant": restaurant, "bookingDateComponents": day, "partySize": .integer(4)])
    #expect(booked.status == .success)
    guard case .record(let booking)? = booked.response["userBooking"] else {
      Issue.record("a booking was expected: \(booked)")
      return
    }
    #expect(booking.fields["partySize"] == .integer(4))
    let power = try await play.handle("INGetCarPowerLevelStatusIntent")
    #expect(power.response["minutesToFull"] == .integer(42))
    #expect(try await play.handle("INListCarsIntent").response["cars"]?.elements.count == 1)
    #expect(try await play.handle("INShareFocusStatusIntent").status == .failure)
  }
}

/// Everything belongs to the main actor by default: handlers adopt their protocols only there.
@Suite("An app whose module belongs to the main actor", .serialized, .timeLimit(.minutes(1)))
struct JukeboxTests {
  private let item = IntentValue.list([
    .record(
      RecordValue(
        type: "INMediaItem", identifier: "1", display: DisplayValue("Tides"),
        fields: ["title": .string("Tides"), "identifier": .string("1")]))
  ])

  private func check(_ play: Play) async throws {
    let search = IntentValue.record(
      RecordValue(
        type: "INMediaSearch", display: DisplayValue(""), fields: ["mediaName": .string("sleeping dogs")]))
    let found = try await play.resolve("INPlayMediaIntent", "mediaItems", ["mediaSearch": search])
    guard case .success(.record(let media))? = found.first else {
      Issue.record("an item was expected: \(found)")
      return
    }
    #expect(media.fields["identifier"] == .string("sleep-dog"))
    let before = await CompatibilityJukebox.Player.shared.played
    #expect(try await play.handle("INPlayMediaIntent", ["mediaItems": item]).status == .success)
    #expect(await CompatibilityJukebox.Player.shared.played == before + ["Tides"])
    let added = try await play.handle(
      "INAddTasksIntent", ["taskTitles": .list([.string("dust the records")])])
    #expect(added.response["addedTasks"]?.elements.map(\.displayText) == ["dust the records"])
  }

  @Test("As an extension")
  func asExtension() async throws {
    try await check(
      Play(
        provider: SiriKitProvider(
          principal: { CompatibilityJukebox.IntentHandler() },
          supported: ["INPlayMediaIntent", "INAddTasksIntent"])))
  }

  @Test("In the app itself, by its delegate")
  @MainActor
  func inApp() async throws {
    let delegate = CompatibilityJukebox.AppDelegate()
    let provider = SiriKitProvider(
      handler: { delegate.application(.shared, handlerFor: $0) },
      supported: ["INPlayMediaIntent", "INAddTasksIntent", "INGetRideStatusIntent"])
    try await check(Play(provider: provider))
    await #expect {
      try await provider.handle(IntentCall(id: "1", intent: "INGetRideStatusIntent"))
    } throws: { ($0 as? WireFault)?.message.contains("returned nil") == true }
  }
}

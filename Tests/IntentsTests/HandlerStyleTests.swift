import Foundation
import IntentWire
import Testing

@testable import Intents

@Suite("Handlers in every style")
struct HandlerStyleTests {
  private func provider(_ handler: NSObject, _ intents: String...) -> SiriKitProvider {
    let given = HandlerForwarding.Handover(value: handler)
    return SiriKitProvider(principal: { OneHandlerExtension(given.value) }, supported: intents)
  }

  private func resolve(
    _ provider: SiriKitProvider, _ intent: String, _ parameter: String, _ value: IntentValue?
  ) async throws -> [Resolution] {
    let values = value.map { [parameter: $0] } ?? [:]
    let call = IntentCall(id: "c", intent: intent, parameters: values)
    let answers = try await provider.resolve(ResolveCall(call: call, parameters: [parameter]))
    return answers.first?.resolutions ?? []
  }

  private static let people = IntentValue.list([.string("Ana"), .string("nobody")])

  enum Style: CaseIterable {
    case oldCompletion, newCompletion, oldAsync, newAsync

    var handler: NSObject {
      switch self {
      case .oldCompletion: OldCompletionMessages()
      case .newCompletion: NewCompletionMessages()
      case .oldAsync: OldAsyncMessages()
      case .newAsync: NewAsyncMessages()
      }
    }
  }

  @Test(
    "Recipients in the older and the newer result type, with completion handlers and async",
    arguments: Style.allCases)
  func recipients(_ style: Style) async throws {
    let provider = provider(style.handler, "INSendMessageIntent")
    let resolutions = try await resolve(provider, "INSendMessageIntent", "recipients", Self.people)
    #expect(resolutions.count == 2)
    guard case .success(let person) = resolutions.first else {
      Issue.record("Ana is known: \(resolutions)")
      return
    }
    #expect(person.displayText == "Ana")
    let isNew = style == .newCompletion || style == .newAsync
    #expect(
      resolutions.last
        == .unsupported(reason: isNew ? Resolution.Reason("messagingServiceNotEnabledForRecipient") : nil))
    #expect(
      try await resolve(provider, "INSendMessageIntent", "recipients", nil)
        == [.needsValue(dialog: nil, options: [])])

    let call = IntentCall(id: "c", intent: "INSendMessageIntent", parameters: ["content": .string("hi")])
    let outcome = try await provider.handle(call)
    #expect(outcome.status == .success)
    #expect(outcome.response["sentMessages"]?.elements.map(\.displayText) == ["hi"])
  }

  @Test("A handler that wrote both result types is asked in the newer one")
  func both() async throws {
    let provider = provider(BothPayments(), "INSendPaymentIntent")
    #expect(
      try await resolve(provider, "INSendPaymentIntent", "payee", .string("Ana"))
        == [.unsupported(reason: Resolution.Reason("credentialsUnverified"))])
    let money = IntentValue.currency(CurrencyValue(amount: 5, code: "EUR"))
    // Only the older type is written for the amount.
    #expect(try await resolve(provider, "INSendPaymentIntent", "currencyAmount", money) == [.success(money)])
  }

  @Test("Some methods with completion handlers, some async, in one handler")
  func mixed() async throws {
    let provider = provider(
      MixedRides(), "INRequestRideIntent", "INGetRideStatusIntent", "INCancelRideIntent")
    let call = IntentCall(
      id: "c", intent: "INRequestRideIntent",
      parameters: ["dropOffLocation": .string("the airport"), "partySize": .integer(2)])
    let answers = try await provider.resolve(
      ResolveCall(call: call, parameters: ["pickupLocation", "dropOffLocation", "partySize"]))
    #expect(answers.map(\.parameter) == ["pickupLocation"])
    #expect(
      try await resolve(provider, "INRequestRideIntent", "dropOffLocation", .string("the airport"))
        == [.success(.place(PlaceValue(name: "the airport")))])
    #expect(try await provider.confirm(call).status == .ready)
    let outcome = try await provider.handle(call)
    #expect(outcome.status == .success)
    guard case .record(let ride) = outcome.response["rideStatus"] else {
      Issue.record("The ride is missing: \(outcome)")
      return
    }
    #expect(ride.fields["rideIdentifier"] == .string("r1"))
    let status = try await provider.handle(IntentCall(id: "d", intent: "INGetRideStatusIntent"))
    #expect(status.code == "failureRequiringAppLaunchMustVerifyCredentials" && status.status == .needsApp)
    let cancel = IntentCall(
      id: "e", intent: "INCancelRideIntent", parameters: ["rideIdentifier": .string("r1")])
    #expect(try await provider.handle(cancel).response["cancellationFee"]?.displayText == "3 EUR")
  }

  /// The handler, made through a protocol that does not warn of what is deprecated.
  private func audioCalls() -> NSObject { (CallHandlers.self as any HandlerMaking.Type).make() }

  @Test("A handler of a deprecated intent alone still works")
  func deprecated() async throws {
    let provider = provider(audioCalls(), "INStartAudioCallIntent")
    let resolutions = try await resolve(provider, "INStartAudioCallIntent", "contacts", Self.people)
    #expect(
      resolutions.count == 2 && resolutions.allSatisfy { if case .success = $0 { true } else { false } })
    let outcome = try await provider.handle(IntentCall(id: "c", intent: "INStartAudioCallIntent"))
    #expect(outcome.status == .continueInApp && outcome.activity?.type == "INStartAudioCallIntent")
  }

  @Test("Methods with labels of their own, and responses without the usual codes")
  func restaurants() async throws {
    let names = ["INBookRestaurantReservationIntent", "INGetAvailableRestaurantReservationBookingsIntent"]
    let provider = provider(Tables(), names[0], names[1])
    #expect(try await provider.confirm(IntentCall(id: "c", intent: names[0])).status == .ready)
    let booked = try await provider.handle(IntentCall(id: "c", intent: names[0]))
    #expect(booked.status == .failure && booked.code == "denied")
    let found = try await provider.handle(
      IntentCall(id: "d", intent: names[1], parameters: ["partySize": .integer(4)]))
    #expect(found.status == .success)
    #expect(found.response["availableBookings"]?.elements.count == 1)
    #expect(
      try await resolve(provider, names[1], "partySize", .integer(40)) == [.unsupported(reason: nil)])
  }

  @Test("A call that confirms first handles nothing when the app is not ready")
  func confirmingFirst() async throws {
    let handler = Cautious()
    let provider = provider(handler, "INHangUpCallIntent")
    var call = IntentCall(id: "c", intent: "INHangUpCallIntent", confirmsFirst: true)
    let refused = try await provider.handle(call)
    #expect(refused.code == "failureNoCallToHangUp" && handler.handled == 0)
    call.parameters["callIdentifier"] = .string("7")
    #expect(try await provider.handle(call).status == .success)
    #expect(handler.handled == 1)
  }

  @Test("An app that handles intents itself is asked on the main thread")
  @MainActor
  func inApp() async throws {
    let provider = SiriKitProvider(
      handler: { $0 is INSetMessageAttributeIntent ? InAppHandler() : nil },
      supported: ["INSetMessageAttributeIntent", "INPauseWorkoutIntent"])
    let call = IntentCall(
      id: "c", intent: "INSetMessageAttributeIntent",
      parameters: ["attribute": .enumeration(EnumerationValue(type: "INMessageAttribute", case: "read"))])
    #expect(
      try await provider.resolve(ResolveCall(call: call, parameters: ["attribute"]))
        == [
          ParameterResolution(
            "attribute",
            [.success(.enumeration(EnumerationValue(type: "INMessageAttribute", case: "flagged")))])
        ])
    #expect(try await provider.handle(call).status == .success)
    let fault = await #expect(throws: WireFault.self) {
      _ = try await provider.handle(IntentCall(id: "d", intent: "INPauseWorkoutIntent"))
    }
    #expect(fault?.message.contains("application(_:handlerFor:) of the app returned nil") == true)
    let unlisted = await #expect(throws: WireFault.self) {
      _ = try await provider.handle(IntentCall(id: "e", intent: "INEndWorkoutIntent"))
    }
    #expect(unlisted?.message.contains("INIntentsSupported in its Info.plist") == true)
  }

  @Test("The manifest has all intents that an extension may list")
  func manifest() async {
    let all = SiriKitTypes.intents.keys.sorted()
    let provider = SiriKitProvider(principal: { INExtension() }, supported: all)
    let manifest = await provider.manifest()
    #expect(manifest.intents.map(\.identifier) == all)
    for intent in manifest.intents {
      for parameter in intent.parameters {
        if case .enumeration(let name) = parameter.type {
          #expect(manifest.enumeration(name)?.cases.isEmpty == false, "\(name)")
        }
      }
    }
  }

  @Test("Media that are accepted together keep their order and their class")
  func successes() {
    let items = ["a", "b"].map {
      INMediaItem(identifier: $0, title: $0, type: .song, artwork: nil)
    }
    let results: [INPlayMediaMediaItemResolutionResult] = INPlayMediaMediaItemResolutionResult.successes(
      with: items)
    #expect(results.count == 2)
    #expect(results.map(\.state) == items.map { .resolved(.success($0.wireValue)) })
  }
}

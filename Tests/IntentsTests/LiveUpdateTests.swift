import Foundation
import IntentWire
import Synchronization
import Testing

@testable import Intents

/// Sends what a test hands it, and notes what it is told.
private final class TripHandler: NSObject, INGetRideStatusIntentHandling, @unchecked Sendable {
  static let made = Mutex(0)
  let events: AsyncStream<String>.Continuation
  private var observer: (any INGetRideStatusIntentResponseObserver)?
  private var handled = 0

  init(_ events: AsyncStream<String>.Continuation) {
    self.events = events
    super.init()
    Self.made.withLock { $0 += 1 }
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    handled += 1
    completion(Self.response(.approachingPickup))
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    self.observer = observer
    events.yield("start \(handled) \(Self.isOnMainQueue)")
    observer.didUpdate(getRideStatus: Self.response(.approachingPickup))
    // Twice the same, from another thread, as timers do.
    nonisolated(unsafe) let observer = observer
    DispatchQueue.global().async { [self] in
      observer.didUpdate(getRideStatus: Self.response(.pickup))
      observer.didUpdate(getRideStatus: Self.response(.pickup))
      observer.didUpdate(getRideStatus: Self.response(.ongoing))
      events.yield("sent")
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    observer?.didUpdate(getRideStatus: Self.response(.completed))
    events.yield("stop \(Self.isOnMainQueue)")
  }

  private static let key = DispatchSpecificKey<Bool>()
  /// Whether this runs on the main queue, which on Linux is not always the main thread.
  private static var isOnMainQueue: Bool {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  static func response(_ phase: INRidePhase) -> INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.phase = phase
    response.rideStatus = status
    return response
  }
}

/// A new handler for each step, as many extensions make them.
private final class TripExtension: INExtension {
  let events: AsyncStream<String>.Continuation

  @MainActor
  init(_ events: AsyncStream<String>.Continuation) {
    self.events = events
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INGetRideStatusIntent: TripHandler(events)
    case is INGetCarPowerLevelStatusIntent: Battery()
    default: nil
    }
  }
}

/// A battery that is charged by ten percent.
private final class Battery: NSObject, INGetCarPowerLevelStatusIntentHandling {
  private var charge: Float = 0.4

  func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
    response()
  }

  func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver
  ) {
    charge += 0.1
    observer.didUpdate(getCarPowerLevelStatus: response())
  }

  func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) {}

  private func response() -> INGetCarPowerLevelStatusIntentResponse {
    let response = INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: nil)
    response.chargePercentRemaining = charge
    return response
  }
}

@Suite("Live updates of SiriKit's handlers", .timeLimit(.minutes(1)))
struct LiveUpdateTests {
  private func phases(_ outcome: IntentOutcome) -> String {
    guard case .record(let status)? = outcome.response["rideStatus"],
      case .enumeration(let phase)? = status.fields["phase"]
    else { return "none" }
    return phase.cases.joined()
  }

  /// Follows a call until the handler has sent what it has.
  private func follow(_ provider: SiriKitProvider, handlesFirst: Bool) async throws -> ([String], [String]) {
    let (updates, sender) = AsyncStream.makeStream(of: String.self)
    let call = IntentCall(id: "c1", intent: "INGetRideStatusIntent")
    if handlesFirst { _ = try await provider.handle(call) }
    let task = Task {
      defer { sender.finish() }
      try await provider.follow(call) { sender.yield(phases($0)) }
    }
    var told: [String] = []
    for await phase in updates {
      told.append(phase)
      if phase == "ongoing" { break }
    }
    task.cancel()
    try await task.value
    for await phase in updates { told.append(phase) }
    return (told, [])
  }

  @Test("The handler that answered sends the updates, each once, and none after its end")
  func ride() async throws {
    let (events, sender) = AsyncStream.makeStream(of: String.self)
    let provider = SiriKitProvider(
      principal: { TripExtension(sender) }, supported: ["INGetRideStatusIntent"])
    let (told, _) = try await follow(provider, handlesFirst: true)
    #expect(told == ["approachingPickup", "pickup", "ongoing"])
    sender.finish()
    var notes: [String] = []
    for await event in events where event != "sent" { notes.append(event) }
    // The handler of the first step was asked to start: it has handled the call once.
    #expect(notes == ["start 1 false", "stop false"])
  }

  @Test("A call that was not handled here gets a handler of its own")
  func unhandled() async throws {
    let (events, sender) = AsyncStream.makeStream(of: String.self)
    let provider = SiriKitProvider(
      principal: { TripExtension(sender) }, supported: ["INGetRideStatusIntent"])
    let (told, _) = try await follow(provider, handlesFirst: false)
    #expect(told == ["approachingPickup", "pickup", "ongoing"])
    sender.finish()
    var notes: [String] = []
    for await event in events where event != "sent" { notes.append(event) }
    #expect(notes == ["start 0 false", "stop false"])
  }

  @Test("An app that handles intents itself is called on the main thread")
  func inApp() async throws {
    let (events, sender) = AsyncStream.makeStream(of: String.self)
    let provider = SiriKitProvider(
      handler: { _ in TripHandler(sender) }, supported: ["INGetRideStatusIntent"])
    _ = try await follow(provider, handlesFirst: true)
    sender.finish()
    var notes: [String] = []
    for await event in events where event != "sent" { notes.append(event) }
    #expect(notes == ["start 1 true", "stop true"])
  }

  @Test("A car's battery, from the state that its handler kept")
  func car() async throws {
    let (_, sender) = AsyncStream.makeStream(of: String.self)
    let provider = SiriKitProvider(
      principal: { TripExtension(sender) }, supported: ["INGetCarPowerLevelStatusIntent"])
    let call = IntentCall(id: "c1", intent: "INGetCarPowerLevelStatusIntent")
    let first = try await provider.handle(call)
    #expect(first.response["chargePercentRemaining"]?.displayText.hasPrefix("0.4") == true)
    let (updates, updateSender) = AsyncStream.makeStream(of: IntentOutcome.self)
    let task = Task { try await provider.follow(call) { updateSender.yield($0) } }
    var iterator = updates.makeAsyncIterator()
    let update = await iterator.next(isolation: nil)
    #expect(update?.response["chargePercentRemaining"]?.displayText.hasPrefix("0.5") == true)
    task.cancel()
    try await task.value
  }

  @Test("Other intents have no updates")
  func others() async throws {
    let provider = SiriKitProvider(
      principal: { ShelfIntentHandler() }, supported: ["INAddTasksIntent"])
    await #expect {
      try await provider.follow(IntentCall(id: "1", intent: "INAddTasksIntent")) { _ in }
    } throws: { ($0 as? WireFault)?.code == .unknownMethod }
  }

  @Test("Only so many handlers are kept for calls that nobody follows")
  func limit() {
    let handlers = LiveHandlers()
    for number in 0..<(LiveHandlers.limit + 2) { handlers.keep(NSNumber(value: number), for: "\(number)") }
    #expect(handlers.take("0") == nil && handlers.take("1") == nil)
    #expect((handlers.take("2")?.value as? NSNumber)?.intValue == 2)
    #expect(handlers.take("2") == nil)
  }
}

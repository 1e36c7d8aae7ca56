import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Testing

/// A ride that a test drives from phase to phase.
private final class DrivenRide: AppCalling {
  static let app = InstalledApp(
    identifier: "org.example.zip", name: "Zip",
    manifest: AppManifest(
      module: "Zip",
      intents: SiriKitSchema.manifest.intents.filter {
        ["INGetRideStatusIntent", "INRequestRideIntent", "INCancelRideIntent"].contains($0.identifier)
      }, enumerations: SiriKitSchema.manifest.enumerations))

  private struct State {
    var phase = "approachingPickup"
    var update: (@Sendable (IntentOutcome) -> Void)?
    var handled: [String] = []
    /// What is followed at present: its end is that of the stream.
    var end: AsyncStream<Never>.Continuation?
  }

  private let state = Mutex(State())
  private let beginnings = AsyncStream.makeStream(of: String.self)
  private let endings = AsyncStream.makeStream(of: String.self)

  var handled: [String] { state.withLock { $0.handled } }
  /// The calls that are followed, as they begin and as they end.
  var begun: AsyncStream<String> { beginnings.stream }
  var ended: AsyncStream<String> { endings.stream }

  func drive(to phase: String, minutes: Int = 4) {
    state.withLock { state in
      state.phase = phase
      state.update?(Self.outcome(phase, minutes: minutes))
    }
  }

  func stopUnexpectedly() { state.withLock { $0.end }?.finish() }

  static func outcome(_ phase: String, minutes: Int = 4) -> IntentOutcome {
    let pickup = Date(timeIntervalSince1970: 1_773_829_000 + Double(minutes) * 60)
    var fields: [String: IntentValue] = [
      "rideIdentifier": .string("r1"),
      "phase": .enumeration(EnumerationValue(type: "INRidePhase", case: phase)),
      "estimatedPickupDate": .date(DateValue(pickup, timeZone: .gmt)),
    ]
    if phase == "completed" {
      fields["completionStatus"] = .record(
        RecordValue(
          type: "INRideCompletionStatus", display: DisplayValue(""),
          fields: ["isCompleted": .boolean(true), "isCanceled": .boolean(false)]))
    }
    let status = RecordValue(type: "INRideStatus", display: DisplayValue(""), fields: fields)
    return IntentOutcome(.success, code: "success", response: ["rideStatus": .record(status)])
  }

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let request):
      .resolutions(
        request.parameters.map { name in
          ParameterResolution(name, [request.call.parameters[name].map(Resolution.success) ?? .notRequired])
        })
    case .confirm: .outcome(IntentOutcome(.ready))
    default: .done
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    let phase = state.withLock { state in
      state.handled.append(call.intent)
      return state.phase
    }
    if call.intent == "INCancelRideIntent" { return .outcome(IntentOutcome(.success, code: "success")) }
    return .outcome(Self.outcome(phase))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }

  func follow(
    _ call: IntentCall, in app: String, update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault) {
    let (stream, end) = AsyncStream.makeStream(of: Never.self)
    state.withLock { state in
      state.update = update
      state.end = end
    }
    beginnings.continuation.yield(call.id)
    for await _ in stream {}
    endings.continuation.yield(call.id)
    guard Task.isCancelled else { throw WireFault(.disconnected, "Zip was ended by signal 9.") }
  }
}

@Suite("Answers that go on changing", .timeLimit(.minutes(1)))
struct FollowingTests {
  private func withAssistant(_ test: (Assistant, DrivenRide) async throws -> Void) async throws {
    let ride = DrivenRide()
    let assistant = Assistant(
      home: Home(URL(filePath: "/nowhere")),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [DrivenRide.app],
        calls: ride, isTransient: true))
    try await test(assistant, ride)
    await assistant.close()
  }

  /// Waits for the next element of a stream that goes on.
  private func first<Element: Sendable>(_ stream: AsyncStream<Element>) async -> Element? {
    for await element in stream { return element }
    return nil
  }

  @Test("Each change is told once, in words, until the ride is over")
  func ride() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      #expect(reply.spoken == "Your ride is on its way and arrives at 10:20 AM.")
      #expect(reply.live?.app == "org.example.zip")
      var changes = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) == reply.live?.call.id)
      // The same once more, and a few seconds that nobody sees, are nothing new.
      ride.drive(to: "approachingPickup")
      ride.drive(to: "approachingPickup", minutes: 6)
      #expect(await changes.next(isolation: nil)?.spoken == "Your ride now arrives at 10:22 AM.")
      ride.drive(to: "pickup", minutes: 6)
      let pickup = await changes.next(isolation: nil)
      #expect(pickup?.spoken == "Your driver is there.")
      #expect(pickup?.conversation == reply.conversation)
      #expect(pickup?.intent == "INGetRideStatusIntent" && pickup?.app == "Zip" && pickup?.live != nil)
      ride.drive(to: "completed", minutes: 6)
      let end = await changes.next(isolation: nil)
      #expect(end?.spoken == "Your ride is over." && end?.live == nil)
      #expect(await changes.next(isolation: nil) == nil)
      #expect(await first(ride.ended) == reply.live?.call.id, "the app is told to stop")
    }
  }

  @Test("A ride that is booked is followed by asking for its status")
  func booked() async throws {
    try await withAssistant { assistant, ride in
      let question = try await assistant.perform(
        "INRequestRideIntent", in: "Zip", parameters: ["dropOffLocation": .place(PlaceValue(name: "Harbor"))])
      let reply = try await assistant.ask("yes", conversation: question.conversation)
      #expect(reply.state == .done && reply.intent == "INRequestRideIntent")
      var changes = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) == reply.live?.call.id)
      #expect(ride.handled == ["INRequestRideIntent", "INGetRideStatusIntent"])
      ride.drive(to: "pickup")
      #expect(await changes.next(isolation: nil)?.spoken == "Your driver is there.")
    }
  }

  @Test("Whoever stops listening has the app stop")
  func cancelled() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      let listening = Task { for await _ in await assistant.follow(reply) {} }
      #expect(await first(ride.begun) != nil)
      listening.cancel()
      #expect(await first(ride.ended) == reply.live?.call.id)
    }
  }

  @Test("Another subject ends it; what was not understood and the same subject do not")
  func subject() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      var changes = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) != nil)
      _ = try await assistant.ask("what is the capital of France", conversation: reply.conversation)
      ride.drive(to: "pickup")
      #expect(await changes.next(isolation: nil)?.spoken == "Your driver is there.")
      let cancelled = try await assistant.ask("cancel my ride", conversation: reply.conversation)
      #expect(cancelled.state == .confirming || cancelled.state == .done)
      if cancelled.state == .confirming {
        _ = try await assistant.ask("yes", conversation: reply.conversation)
      }
      #expect(await changes.next(isolation: nil) == nil)
      #expect(await first(ride.ended) != nil)
    }
  }

  @Test("Following again takes the place of what was followed")
  func again() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      var old = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) == reply.live?.call.id)
      let next = try await assistant.ask("where is my ride", conversation: reply.conversation)
      var new = await assistant.follow(next).makeAsyncIterator()
      #expect(await old.next(isolation: nil) == nil)
      #expect(await first(ride.begun) == next.live?.call.id)
      ride.drive(to: "pickup")
      #expect(await new.next(isolation: nil)?.spoken == "Your driver is there.")
    }
  }

  @Test("An app that ends in the middle is one sentence, and the end")
  func crash() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      var changes = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) != nil)
      ride.stopUnexpectedly()
      let end = await changes.next(isolation: nil)
      #expect(end?.state == .failed)
      #expect(
        end?.spoken
          == "Sorry, Zip stopped unexpectedly, so I cannot tell you how it goes on; please ask again.")
      #expect(await changes.next(isolation: nil) == nil)
    }
  }

  @Test("An assistant that is closed ends what it follows")
  func close() async throws {
    try await withAssistant { assistant, ride in
      let reply = try await assistant.ask("where is my ride")
      var changes = await assistant.follow(reply).makeAsyncIterator()
      #expect(await first(ride.begun) != nil)
      await assistant.close()
      #expect(await changes.next(isolation: nil) == nil)
      #expect(await first(ride.ended) != nil)
    }
  }

  @Test("A ride that is over, and a reply about something else, are not followed")
  func nothing() async throws {
    try await withAssistant { assistant, ride in
      ride.drive(to: "completed")
      let over = try await assistant.ask("where is my ride")
      #expect(over.state == .done && over.live == nil)
      var changes = await assistant.follow(over).makeAsyncIterator()
      #expect(await changes.next(isolation: nil) == nil)
      let cancelled = try await assistant.ask("what is the capital of France")
      #expect(cancelled.live == nil)
    }
  }
}

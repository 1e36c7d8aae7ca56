import IntentWire
import Synchronization
import Testing

@testable import AppProcesses

@Suite struct InProcessAppsTests {
  /// Serves a connection as an app does; calls named “Ask” ask first, calls named “Hang” never end.
  private static func serve(_ transport: any MessageTransport, _ keep: Keep) {
    let shared = Box()
    let connection = WireConnection(transport) { request in
      switch request {
      case .handle(let call) where call.intent == "Ask":
        let asking = shared.value.withLock { $0 }
        let answer = try await asking?.request(.ask(Question(call: call.id, kind: .confirmation)))
        return .outcome(IntentOutcome(answer == .answer(.confirmed) ? .success : .cancelled))
      case .handle(let call) where call.intent == "Hang":
        try await Task.sleep(for: .seconds(1000))
        return .done
      case .handle: return .outcome(IntentOutcome(.success))
      default: return .done
      }
    }
    shared.value.withLock { $0 = connection }
    keep.connections.withLock { $0.append(connection) }
    Task { _ = try await connection.request(.hello(Hello(bundle: "a", process: 1, token: ""))) }
  }

  private final class Box: Sendable {
    let value = Mutex<WireConnection?>(nil)
  }

  private final class Keep: Sendable {
    let connections = Mutex<[WireConnection]>([])
  }

  @Test func callsAndQuestionsWorkAsThroughProcesses() async throws {
    let keep = Keep()
    let apps = InProcessApps(["a": { Self.serve($0, keep) }])
    #expect(try await apps.send(WireRequest.describe, to: "a") == .done)
    guard case .outcome(let outcome) = try await apps.perform(IntentCall(id: "1", intent: "Do"), in: "a")
    else {
      Issue.record("An outcome was expected.")
      return
    }
    #expect(outcome.status == .success)
    guard
      case .question(_, let suspension) = try await apps.perform(IntentCall(id: "2", intent: "Ask"), in: "a")
    else {
      Issue.record("A question was expected.")
      return
    }
    #expect(suspension == Suspension(app: "a", call: "2", rendezvous: nil))
    guard case .outcome(let answered) = try await apps.answer(.confirmed, to: suspension) else {
      Issue.record("An outcome was expected.")
      return
    }
    #expect(answered.status == .success)
    await #expect(throws: WireFault.self) { _ = try await apps.answer(.confirmed, to: suspension) }
    #expect(keep.connections.withLock { $0.count } == 1)
  }

  @Test func aHangingAppIsGivenUpAndServedAnew() async throws {
    let keep = Keep()
    let apps = InProcessApps(["a": { Self.serve($0, keep) }], deadline: .milliseconds(100))
    await #expect {
      _ = try await apps.perform(IntentCall(id: "1", intent: "Hang"), in: "a")
    } throws: { error in
      (error as? WireFault)?.code == .timedOut
    }
    guard case .outcome = try await apps.perform(IntentCall(id: "2", intent: "Do"), in: "a") else {
      Issue.record("An outcome was expected.")
      return
    }
    #expect(keep.connections.withLock { $0.count } == 2)
  }

  @Test func anUnknownAppIsNamed() async {
    let apps = InProcessApps([:])
    await #expect {
      _ = try await apps.send(.describe, to: "nobody")
    } throws: { error in
      (error as? WireFault)?.code == .unknownName
    }
  }
}

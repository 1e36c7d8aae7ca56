import Foundation
import IntentWire
import Testing

@testable import AppProcesses

/// Questions in the middle of a call, answered by the same assistant or by a later one.
@Suite struct SuspensionTests {
  @Test func aQuestionIsAnsweredInTheSameProcess() async throws {
    let bench = Bench()
    let (question, suspension) = try await bench.ask("AskTwice", id: "c1.1")
    #expect(question == Question(call: "c1.1", kind: .needsValue, parameter: "name"))
    #expect(suspension.app == Bench.app)
    guard
      case .question(let second, let again) = try await bench.processes.answer(
        .value(.string("Cedar")), to: suspension)
    else {
      Issue.record("A second question was expected.")
      return
    }
    #expect(second.kind == .confirmation)
    guard case .outcome(let outcome) = try await bench.processes.answer(.confirmed, to: again) else {
      Issue.record("An outcome was expected.")
      return
    }
    #expect(outcome.dialog?.full == "Cedar, yes")
    await bench.processes.shutdown()
  }

  @Test func otherCallsGoOnWhileAQuestionIsOpen() async throws {
    let bench = Bench()
    let (_, first) = try await bench.ask("Ask", id: "1")
    let (_, second) = try await bench.ask("Ask", id: "2")
    #expect(try await bench.call("Pid").status == .success)
    for (suspension, word) in [(second, "two"), (first, "one")] {
      guard
        case .outcome(let outcome) = try await bench.processes.answer(.value(.string(word)), to: suspension)
      else {
        Issue.record("An outcome was expected.")
        return
      }
      #expect(outcome.dialog?.full == word)
    }
    await bench.processes.shutdown()
  }

  @Test func aCallNameIsUsedOnce() async throws {
    let bench = Bench()
    _ = try await bench.ask("Ask", id: "1")
    await #expect(throws: WireFault.self) { _ = try await bench.ask("Ask", id: "1") }
    await bench.processes.end(app: Bench.app)
    #expect(await bench.processes.processIdentifiers.isEmpty)
  }

  @Test func aLaterAssistantGivesTheAnswer() async throws {
    let bench = Bench()
    let process = try await bench.pid()
    let (_, suspension) = try await bench.ask("AskTwice", id: "c7.1")
    await bench.processes.shutdown()
    #expect(isAlive(process))
    try await awaitSocket(suspension.rendezvous)

    let second = Bench(like: bench)
    guard
      case .question(_, let again) = try await second.processes.answer(
        .value(.string("Cedar")), to: suspension)
    else {
      Issue.record("A second question was expected.")
      return
    }
    await second.processes.shutdown()
    try await awaitSocket(again.rendezvous)

    let third = Bench(like: bench)
    guard case .outcome(let outcome) = try await third.processes.answer(.declined, to: again) else {
      Issue.record("An outcome was expected.")
      return
    }
    #expect(outcome.dialog?.full == "Cedar, no")
    #expect(await waitForEnd(of: process))
    await third.processes.shutdown()
  }

  @Test func anAppThatNoLongerWaitsIsReported() async throws {
    let bench = Bench()
    let process = try await bench.pid()
    let (_, suspension) = try await bench.ask("Ask", id: "1")
    kill(process, SIGKILL)
    #expect(await waitForEnd(of: process))
    for _ in 0..<2 {
      await #expect {
        _ = try await bench.processes.answer(.confirmed, to: suspension)
      } throws: { error in
        (error as? WireFault)?.code == .disconnected
      }
    }
    #expect(try await bench.call("Pid").status == .success)
    await bench.processes.shutdown()
  }

  @Test func aStrangerAtTheRendezvousIsNotTrusted() async throws {
    let bench = Bench()
    let folder = try RuntimeFolder(bench.runtime)
    let rendezvous = folder.rendezvous(token: RuntimeFolder.secret(bytes: 16))
    let listener = try SocketListener(path: rendezvous)
    defer { listener.close() }
    listener.start { transport in
      let connection = WireConnection(transport) { _ in .done }
      Task {
        _ = try? await connection.request(
          .hello(Hello(bundle: Bench.app, process: 1, token: "made up", suspended: ["1"])))
      }
    }
    await #expect {
      _ = try await bench.processes.answer(
        .confirmed, to: Suspension(app: Bench.app, call: "1", rendezvous: rendezvous))
    } throws: { error in
      (error as? WireFault)?.code == .notAuthorized
    }
  }

  /// Waits until an app listens: the socket appears when the app has noticed that its assistant is gone.
  private func awaitSocket(_ path: String?) async throws {
    let path = try #require(path)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(10)
    while !FileManager.default.fileExists(atPath: path) {
      try #require(clock.now < end, "Nobody listens at \(path).")
      await Task.yield()
    }
  }
}

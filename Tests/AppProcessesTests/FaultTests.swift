import Catalog
import Foundation
import IntentWire
import Testing

@testable import AppProcesses

/// Whatever an app does, the request ends with a fault in words, and the next one works.
@Suite struct FaultTests {
  @Test(arguments: [
    ("Crash", WireFault.Code.disconnected, "signal 9"),
    ("Exit", .disconnected, "status 3"),
    ("Garbage", .garbled, "not JSON"),
    ("Oversized", .oversized, "limit"),
  ])
  func aBrokenProcessIsReplaced(_ intent: String, _ code: WireFault.Code, _ words: String) async throws {
    let bench = Bench()
    let first = try await bench.pid()
    let fault = await bench.fault(intent)
    #expect(fault?.code == code)
    #expect(fault?.message.contains(words) == true, "\(String(describing: fault))")
    #expect(fault?.message.contains("Faulty") == true)
    #expect(!isAlive(first))
    #expect(try await bench.pid() != first)
    await bench.processes.shutdown()
  }

  @Test func aKillInTheMiddleOfHandlingIsReported() async throws {
    let bench = Bench()
    let first = try await bench.pid()
    async let fault = bench.fault("Hang")
    var events = bench.events.makeAsyncIterator()
    _ = await events.next()
    kill(first, SIGKILL)
    #expect(await fault?.code == .disconnected)
    #expect(await fault?.message.contains("signal 9") == true)
    #expect(try await bench.pid() != first)
    await bench.processes.shutdown()
  }

  @Test func aKillBetweenRequestsIsNotNoticed() async throws {
    let bench = Bench()
    let first = try await bench.pid()
    kill(first, SIGKILL)
    #expect(await waitForEnd(of: first))
    #expect(try await bench.pid() != first)
    await bench.processes.shutdown()
  }

  @Test func aHangingProcessIsStoppedAtTheDeadline() async throws {
    let bench = Bench { $0.deadline = .milliseconds(300) }
    let first = try await bench.pid()
    let fault = await bench.fault("Hang")
    #expect(fault?.code == .timedOut)
    #expect(fault?.message.contains("stopped") == true)
    #expect(!isAlive(first))
    #expect(try await bench.pid() != first)
    await bench.processes.shutdown()
  }

  @Test func aFloodOfOutputNeitherBlocksNorBreaksAnything() async throws {
    let bench = Bench { $0.logLimit = 100_000 }
    #expect(try await bench.call("Flood").status == .success)
    #expect(try await bench.call("Pid").status == .success)
    await bench.processes.shutdown()
    // The log is cut when the app is started again, at the latest.
    let next = Bench(like: bench) { $0.logLimit = 100_000 }
    _ = try await next.pid()
    #expect(next.log.utf8.count <= 100_000)
    await next.processes.shutdown()
  }

  @Test func aLateAnswerIsIgnored() async throws {
    let bench = Bench()
    #expect(try await bench.call("Late").status == .success)
    #expect(try await bench.call("Pid").status == .success)
    await bench.processes.shutdown()
  }

  @Test func whatAnAppStartedEndsWithIt() async throws {
    let bench = Bench()
    guard case .integer(let number)? = try await bench.call("Child").value else {
      Issue.record("The app did not start a child.")
      return
    }
    let grandchild = Int32(number)
    _ = await bench.fault("Crash")
    #expect(await waitForEnd(of: grandchild))
    await bench.processes.shutdown()
  }

  @Test(arguments: [
    ("exit", WireFault.Code.disconnected, "status 3"),
    ("garbage", .garbled, "not JSON"),
    ("token", .notAuthorized, "secret"),
    ("version", .versionMismatch, "version 99"),
    ("bundle", .notAuthorized, "org.example.other"),
    ("hang", .timedOut, "did not connect"),
  ])
  func aStartThatFailsIsReported(_ start: String, _ code: WireFault.Code, _ words: String) async throws {
    let bench = Bench(start: start) { $0.startDeadline = .milliseconds(start == "hang" ? 300 : 10_000) }
    for _ in 0..<2 {
      let fault = await bench.fault("Pid")
      #expect(fault?.code == code, "\(String(describing: fault))")
      #expect(fault?.message.contains(words) == true, "\(String(describing: fault))")
    }
    #expect(await bench.processes.processIdentifiers.isEmpty)
    if start == "exit" { #expect(bench.log.contains("cannot start today")) }
    let healthy = Bench(like: bench)
    #expect(try await healthy.call("Pid").status == .success)
    await healthy.processes.shutdown()
  }

  @Test func aMissingExecutableIsNamed() async throws {
    let bench = Bench()
    var app = Bench.installed
    app.processes[0].executable = URL(filePath: "/nowhere/at/all")
    let missing = app
    var settings = AppProcessSettings()
    settings.runtimeFolder = bench.runtime
    let processes = AppProcesses(home: bench.home, settings: settings, apps: { _ in missing })
    do {
      _ = try await processes.send(.describe, to: Bench.app)
      Issue.record("A missing executable was started.")
    } catch {
      #expect(error.message.contains("/nowhere/at/all"))
    }
  }

  @Test func aCancelledRequestIsCalledOff() async throws {
    let bench = Bench()
    let task = Task { await bench.fault("Hang") }
    var events = bench.events.makeAsyncIterator()
    _ = await events.next()
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    #expect(try await bench.call("Pid").status == .success)
    await bench.processes.shutdown()
  }
}

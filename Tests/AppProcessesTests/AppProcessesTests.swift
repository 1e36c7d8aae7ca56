import Catalog
import Foundation
import IntentWire
import Testing

@testable import AppProcesses

@Suite struct AppProcessesTests {
  @Test func aProcessIsStartedOnceAndKeptWarm() async throws {
    let bench = Bench()
    let identifiers = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<8 { group.addTask { try await bench.pid() } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identifiers.count == 1)
    #expect(try await bench.pid() == identifiers.first)
    #expect(await bench.processes.processIdentifiers == [Bench.app: identifiers.first ?? 0])
    await bench.processes.shutdown()
    #expect(!isAlive(identifiers.first ?? 0))
  }

  @Test func anAppGetsItsEnvironmentAndItsFolder() async throws {
    let bench = Bench()
    let response = try await bench.call("Environment").response
    #expect(response["PRITHEE_BUNDLE"] == .string(Bench.app))
    #expect(response["PRITHEE_HOME"] == .string(bench.home.url.path))
    #expect(response["FAULTY_NOTE"] == .string("inherited"))
    #expect(FileManager.default.fileExists(atPath: bench.home.containers.appending(path: Bench.app).path))
    await bench.processes.shutdown()
  }

  @Test func requestsWithoutQuestionsAreAnswered() async throws {
    let bench = Bench()
    let call = IntentCall(id: "1", intent: "Pid")
    #expect(
      try await bench.processes.send(.resolve(ResolveCall(call: call, parameters: ["a"])), to: Bench.app)
        == .resolutions([ParameterResolution("a", [.notRequired])]))
    #expect(try await bench.processes.send(.confirm(call), to: Bench.app) == .outcome(IntentOutcome(.ready)))
    #expect(
      try await bench.processes.send(.describe, to: Bench.app) == .manifest(AppManifest(module: "FaultyApp")))
    await bench.processes.shutdown()
  }

  @Test func unknownAppsAndIntentsAreNamed() async throws {
    let bench = Bench()
    await #expect(throws: WireFault.self) {
      try await bench.processes.send(.describe, to: "org.example.none")
    }
    let fault = await bench.fault("NoSuchIntent")
    #expect(fault?.code == .unknownName)
    #expect(fault?.message.contains("NoSuchIntent") == true)
    #expect(await bench.processes.processIdentifiers.isEmpty)
  }

  @Test func anIdleProcessEnds() async throws {
    let clock = ManualClock()
    let bench = Bench(clock: clock)
    let first = try await bench.pid()
    await clock.sleeper(until: .seconds(60))
    clock.advance(by: .seconds(30))
    // Work at 30 s puts the end off to 90 s.
    #expect(try await bench.pid() == first)
    clock.advance(by: .seconds(30))
    await clock.sleeper(until: .seconds(90))
    #expect(isAlive(first))
    clock.advance(by: .seconds(30))
    #expect(await waitForEnd(of: first))
    #expect(await bench.processes.processIdentifiers.isEmpty)
    #expect(try await bench.pid() != first)
    await bench.processes.shutdown()
  }

  @Test func aProcessIsReplacedWhenItsExecutableIs() async throws {
    let bench = Bench()
    let copy = bench.home.apps.appending(path: "FaultyCopy")
    try bench.home.prepare()
    try FileManager.default.copyItem(at: Bench.executable, to: copy)
    var app = Bench.installed
    app.processes[0].executable = copy
    let found = app
    var settings = AppProcessSettings()
    settings.runtimeFolder = bench.runtime
    let processes = AppProcesses(home: bench.home, settings: settings, apps: { _ in found })
    _ = try await processes.send(.describe, to: Bench.app)
    let first = await processes.processIdentifiers[Bench.app]
    _ = try await processes.send(.describe, to: Bench.app)
    #expect(await processes.processIdentifiers[Bench.app] == first)
    try FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: Bench.executable, to: copy)
    _ = try await processes.send(.describe, to: Bench.app)
    let second = await processes.processIdentifiers[Bench.app]
    #expect(second != nil)
    #expect(second != first)
    await processes.shutdown()
  }

  @Test func childrenEndWithTheRoom() async throws {
    var bench: Bench? = Bench()
    let child = try await #require(bench).pid()
    bench = nil
    #expect(await waitForEnd(of: child))
    #expect(bench == nil)
  }

  @Test func afterShutdownNothingIsStarted() async throws {
    let bench = Bench()
    await bench.processes.shutdown()
    #expect(await bench.fault("Pid")?.code == .disconnected)
  }

  @Test func eventsReachTheAssistant() async throws {
    let bench = Bench { $0.deadline = .milliseconds(500) }
    async let fault = bench.fault("Hang")
    var events = bench.events.makeAsyncIterator()
    #expect(await events.next() == .vocabularyUpdated(VocabularyUpdate(kind: "hanging", phrases: [])))
    #expect(await fault?.code == .timedOut)
    await bench.processes.shutdown()
  }

  @Test func theRuntimeFolderIsPrivate() async throws {
    let bench = Bench()
    _ = try await bench.pid()
    let attributes = try FileManager.default.attributesOfItem(atPath: bench.runtime.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.runtime.path).isEmpty)
    await bench.processes.shutdown()
  }

  @Test func aRuntimeFolderThatIsTooLongIsRefusedInWords() {
    #expect(throws: WireFault.self) {
      try RuntimeFolder(URL(filePath: "/tmp/" + String(repeating: "long", count: 30)))
    }
    #expect(throws: WireFault.self) { try RuntimeFolder(URL(filePath: "/etc/passwd")) }
  }
}

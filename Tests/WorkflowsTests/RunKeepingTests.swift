import Foundation
import IntentWire
import Testing

@testable import Workflows

@Suite("Runs that are kept") struct RunKeepingTests {
  private static let moment = Date(timeIntervalSince1970: 1_773_828_900)

  private func withFolder(_ body: (RunFolder) async throws -> Void) async throws {
    let folder = RunFolder(
      FileManager.default.temporaryDirectory.appending(path: "runs-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try await body(folder)
  }

  @Test func keepsEveryStep() async throws {
    try await withFolder { folder in
      let workflow = try Workflow(
        text: "workflow \"Sum\"\ninput n: number\nx = n + 1\nshow \"{x}\"\nstop with x * 2")
      let run = try folder.begin("Sum", input: ["n": .integer(4)], origin: .command, at: Self.moment)
      #expect(run.id == "20260318T101500Z-1")
      #expect(folder.runs().map(\.state) == [.running])
      let result = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(
        workflow, input: ["n": .integer(4)])
      try folder.end(run, result, after: .milliseconds(12))
      let kept = try #require(folder.run(run.id))
      #expect(kept.state == .done && kept.output == .integer(10) && kept.duration == 12 && kept.steps == 3)
      #expect(kept.input == ["n": .integer(4)])
      #expect(kept.trace.count == 3)
      guard case .object(let entry) = kept.trace[0] else {
        Issue.record("An entry is no object")
        return
      }
      #expect(
        entry["line"] == .integer(3) && entry["output"] == .integer(5)
          && entry["step"] == .string("x = n + 1"))
    }
  }

  @Test func isInTheOrderOfTimeAndBounded() async throws {
    try await withFolder { folder in
      for number in 0..<(RunFolder.limit + 15) {
        _ = try folder.begin(
          number.isMultiple(of: 2) ? "A" : "B", origin: .trigger,
          at: Self.moment.addingTimeInterval(Double(number / 12)))
      }
      let runs = folder.runs()
      #expect(runs.count == RunFolder.limit)
      #expect(runs.map(\.started) == runs.map(\.started).sorted(by: >))
      #expect(folder.runs(of: "A", limit: 3).map(\.workflow) == ["A", "A", "A"])
      #expect(Set(runs.map(\.id)).count == runs.count)
    }
  }

  @Test func tellsWhatNoLongerRuns() async throws {
    try await withFolder { folder in
      var run = try folder.begin("A", origin: .command, at: Self.moment)
      run.process = 999_999_999
      try JSONEncoder().encode(run).write(to: folder.url.appending(path: "\(run.id).json"))
      #expect(folder.run(run.id)?.state == .interrupted)
      #expect(folder.clear() == 1 && folder.runs().isEmpty)
    }
  }

  @Test func longRunsAreShortened() async throws {
    try await withFolder { folder in
      let run = try folder.begin("Long", origin: .command, at: Self.moment)
      let workflow = try Workflow(text: "repeat 3000 times\n  \"{index}\"")
      let result = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(workflow)
      try folder.end(run, result, after: .zero)
      let kept = try #require(folder.run(run.id))
      #expect(kept.trace.count == RunFolder.traced && kept.omitted == 3_001 - RunFolder.traced)
      let big = try folder.begin("Big", origin: .command, at: Self.moment)
      let large = try Workflow(
        text: "set x to \"0123456789\"\nrepeat 18 times\n  set x to \"{x}{x}\"\nstop with x")
      let filled = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(large)
      #expect(filled.failure == nil)
      try folder.end(big, filled, after: .zero)
      let short = try #require(folder.run(big.id))
      #expect(short.state == .done && short.trace.isEmpty && short.omitted > 0 && short.output == nil)
    }
  }

  @Test func damagedFilesAreLeftOut() async throws {
    try await withFolder { folder in
      let run = try folder.begin("A", origin: .command, at: Self.moment)
      try Data("{".utf8).write(to: folder.url.appending(path: "20260101T000000Z-1.json"))
      try Data([0xFF, 0xFE]).write(to: folder.url.appending(path: "20260101T000000Z-2.json"))
      #expect(folder.runs().map(\.id) == [run.id])
      #expect(folder.run("../\(run.id)") == nil && folder.run("none") == nil)
    }
  }

  @Test func aFolderThatCannotBeWrittenIsSaid() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "file-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: (any Error).self) {
      try RunFolder(file.appending(path: "runs")).begin("A", origin: .command, at: Self.moment)
    }
    // A device that is always full.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: (any Error).self) {
      try RunFolder(URL(filePath: "/dev/full")).begin("A", origin: .command, at: Self.moment)
    }
  }

  @Test func permissionsByName() {
    #expect(WorkflowPermissions(names: ["shell", "nothing", "http"]) == [.shell, .http])
    #expect(WorkflowPermissions([.files, .http]).names == ["http", "files"])
    var outside = WorkflowEnvironment()
    outside.shell = { _, _ in "" }
    outside.fetch = { _ in Data() }
    let environment = WorkflowEnvironment().allowing([.shell], from: outside)
    #expect(environment.shell != nil && environment.fetch == nil && environment.read == nil)
  }
}

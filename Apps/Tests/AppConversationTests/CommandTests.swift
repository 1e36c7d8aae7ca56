import Catalog
import Conversation
import ConversationTesting
import Foundation
import IntentWire
import Testing

/// The command line, as a shell script uses it: one process for each turn, so that an app which waits for an
/// answer has to outlive the assistant that asked.
///
/// As many scripts at a time as there are cores: a command spends its time computing, and each has a home of its own.
@Suite(
  "Conversations through the command",
  .enabled(if: PreparedHome.template != nil && Command.executable != nil))
struct CommandTests {
  @Test("one process for each turn", arguments: ConversationTests.scripts)
  func turnByTurn(script: ConversationScript) async throws {
    try await Command.oneForEachCore.run {
      try await PreparedHome.withCopy { home in
        let runner = ConversationRunner(home: home.url) { (turn: ConversationRunner.Turn) in
          let continued = turn.conversation.map { ["--conversation", $0] } ?? []
          let heard = turn.voice ? ["--voice"] : []
          let result = try await Command.run(
            ["ask", "--json", "--home", home.url.path, "--now", "2026-03-18T10:15:00Z"] + continued + heard
              + [
                "--", turn.text,
              ])
          try #require(result.status == 0, "\(result.errors)")
          return try JSONDecoder().decode(Reply.self, from: Data(result.output.utf8))
        }
        let failures = try await runner.run(script)
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
      }
    }
  }

  @Test("a chat from a pipe answers each line, in one conversation")
  func chat() async throws {
    try await PreparedHome.withCopy { home in
      let result = try await Command.run(
        ["chat", "--home", home.url.path], input: "show the store list in ListOMat\n\nthe second one\n")
      #expect(result.status == 0)
      #expect(result.output.contains("Hardware Store"))
      #expect(result.output.contains("wood screws"))
      #expect(!result.output.contains("\u{1B}"))
    }
  }

  @Test("understanding many lines does nothing and goes on after a bad one")
  func understand() async throws {
    try await PreparedHome.withCopy { home in
      let input = """
        {"text": "add rice, onions and olives to Grocery Store in list oh mat"}
        this is no JSON
        {"text": "what's the capital of France"}
        {"text": "add milk to Packing", "app": "ListOMat", "now": "2026-03-18T10:15:00"}

        """
      let lists = home.groups.appending(path: "group.com.example.listomat/lists.json")
      let before = try Data(contentsOf: lists)
      let result = try await Command.run(["understand", "--home", home.url.path], input: input)
      let lines = try result.output.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      try #require(lines.count == 4)
      #expect(lines[0]["app"] as? String == "ListOMat")
      #expect(lines[0]["intent"] as? String == "INAddTasksIntent")
      let slots = try #require(lines[0]["slots"] as? [String: Any])
      #expect(slots["taskTitles"] as? [String] == ["rice", "onions", "olives"])
      #expect(slots["targetTaskList"] as? String == "Grocery Store")
      #expect(lines[1]["error"] is String)
      #expect(lines[2]["app"] is NSNull)
      #expect(lines[2]["intent"] is NSNull)
      #expect(lines[3]["intent"] as? String == "INAddTasksIntent")
      #expect(try Data(contentsOf: lists) == before)
    }
  }

  @Test("of several requests in one sentence the reply for programs has each")
  func severalRequests() async throws {
    try await PreparedHome.withCopy { home in
      let start = ["ask", "--json", "--home", home.url.path]
      let both = try await Command.run(start + ["add milk to packing and play Voltage"])
      let reply = try JSONDecoder().decode([String: JSONValue].self, from: Data(both.output.utf8))
      #expect(reply["intent"] == .string("PlayAudio"))
      guard case .array(let earlier)? = reply["earlier"], case .object(let first)? = earlier.first else {
        Issue.record("no earlier reply in \(both.output)")
        return
      }
      #expect(earlier.count == 1 && first["intent"] == .string("INAddTasksIntent"))
      #expect(
        first["parameters"]
          == .object(["targetTaskList": .string("Packing"), "taskTitles": .array([.string("milk")])]))
      // Each reply is that to its own request, also of three.
      let three = try await Command.run(
        start + ["fave Cedar Falls Loop, put bug spray on packing and play some jazz"])
      let last = try JSONDecoder().decode([String: JSONValue].self, from: Data(three.output.utf8))
      guard case .array(let others)? = last["earlier"], others.count == 2,
        case .object(let second) = others[1]
      else {
        Issue.record("not two earlier replies in \(three.output)")
        return
      }
      #expect(second["spoken"] == .string("Added bug spray to Packing."))
      // One request has the keys of the contract and no other.
      let one = try await Command.run(start + ["play Voltage"])
      let keys = try JSONDecoder().decode([String: JSONValue].self, from: Data(one.output.utf8)).keys
      #expect(
        keys.sorted() == [
          "activity", "app", "conversation", "intent", "parameters", "printed", "question", "result",
          "snippet", "spoken", "state",
        ])
    }
  }

  @Test("why names the phrase, the words and what lost")
  func why() async throws {
    try await PreparedHome.withCopy { home in
      let sentence = "add milk to the hardware list in ListOMat"
      let result = try await Command.run(["why", "--home", home.url.path, sentence])
      #expect(result.status == 0)
      for word in ["INAddTasksIntent", "taskTitles", "milk", "targetTaskList", "hardware"] {
        #expect(result.output.contains(word), "\(word) is missing in: \(result.output)")
      }
    }
  }

  @Test("a home that cannot be used is one line on standard error, and status 1")
  func brokenHome() async throws {
    let result = try await Command.run(["ask", "--home", "/dev/null/home", "hello"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}

/// Lets so many pass at a time, and the others wait in the order in which they came.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { free = places }

  /// Does something when there is a place for it.
  func run(_ work: @Sendable () async throws -> Void) async rethrows {
    await enter()
    defer { leave() }
    try await work()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// The command under test.
enum Command {
  /// Set by `script/test`.
  static let executable = ProcessInfo.processInfo.environment["PRITHEE_COMMAND"]

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Lets as many scripts be played at a time as there are cores.
  static let oneForEachCore = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount)

  /// What other tests set in this process is for their own apps.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ZIPCAB_") && $0.key != "PRITHEE_HOME" }
      .merging(["TUNEWELL_PLAYER": "none"]) { $1 }
  }

  /// Runs the command to its end.
  static func run(_ arguments: [String], input: String = "") async throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: try #require(executable))
    process.arguments = arguments
    process.environment = environment
    let files = try (0..<3).map { _ in try Scratch() }
    defer { for file in files { file.remove() } }
    try Data(input.utf8).write(to: files[0].url)
    process.standardInput = try FileHandle(forReadingFrom: files[0].url)
    // Files and no pipes: an app that waits for an answer outlives the command, and may keep a pipe open.
    process.standardOutput = try FileHandle(forWritingTo: files[1].url)
    process.standardError = try FileHandle(forWritingTo: files[2].url)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Result(
      status: status, output: try String(contentsOf: files[1].url, encoding: .utf8),
      errors: try String(contentsOf: files[2].url, encoding: .utf8))
  }

  private struct Scratch {
    let url = FileManager.default.temporaryDirectory.appending(path: "prithee-\(UUID().uuidString)")

    init() throws {
      try Data().write(to: url)
    }

    func remove() {
      try? FileManager.default.removeItem(at: url)
    }
  }
}

import Catalog
import Conversation
import ConversationTesting
import Foundation
import Testing

/// The command line, as a shell script uses it: one process for each turn, so that an app which waits for an
/// answer has to outlive the assistant that asked.
@Suite(
  "Conversations through the command", .serialized,
  .enabled(if: PreparedHome.template != nil && Command.executable != nil))
struct CommandTests {
  @Test("one process for each turn", arguments: ConversationTests.scripts)
  func turnByTurn(script: ConversationScript) async throws {
    try await PreparedHome.withCopy { home in
      let runner = ConversationRunner(home: home.url) { (turn: ConversationRunner.Turn) in
        let continued = turn.conversation.map { ["--conversation", $0] } ?? []
        let heard = turn.voice ? ["--voice"] : []
        let result = try Command.run(
          ["ask", "--json", "--home", home.url.path, "--now", "2026-03-18T10:15:00Z"] + continued + heard + [
            "--", turn.text,
          ])
        try #require(result.status == 0, "\(result.errors)")
        return try JSONDecoder().decode(Reply.self, from: Data(result.output.utf8))
      }
      let failures = try await runner.run(script)
      #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test("a chat from a pipe answers each line, in one conversation")
  func chat() async throws {
    try await PreparedHome.withCopy { home in
      let result = try Command.run(
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
      let result = try Command.run(["understand", "--home", home.url.path], input: input)
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

  @Test("why names the phrase, the words and what lost")
  func why() async throws {
    try await PreparedHome.withCopy { home in
      let sentence = "add milk to the hardware list in ListOMat"
      let result = try Command.run(["why", "--home", home.url.path, sentence])
      #expect(result.status == 0)
      for word in ["INAddTasksIntent", "taskTitles", "milk", "targetTaskList", "hardware"] {
        #expect(result.output.contains(word), "\(word) is missing in: \(result.output)")
      }
    }
  }

  @Test("a home that cannot be used is one line on standard error, and status 1")
  func brokenHome() throws {
    let result = try Command.run(["ask", "--home", "/dev/null/home", "hello"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
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

  /// Runs the command to its end.
  static func run(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: try #require(executable))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TUNEWELL_PLAYER": "none"]) { $1 }
    let files = try (0..<3).map { _ in try Scratch() }
    defer { for file in files { file.remove() } }
    try Data(input.utf8).write(to: files[0].url)
    process.standardInput = try FileHandle(forReadingFrom: files[0].url)
    // Files and no pipes: an app that waits for an answer outlives the command, and may keep a pipe open.
    process.standardOutput = try FileHandle(forWritingTo: files[1].url)
    process.standardError = try FileHandle(forWritingTo: files[2].url)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: files[1].url, encoding: .utf8),
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

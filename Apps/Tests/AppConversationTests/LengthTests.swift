import Foundation
import Testing

/// What takes text takes it at any length: the time it costs grows no faster than the text.
///
/// What grew with its square would need hours for the longest, and no limit would be near it.
@Suite(
  "Texts of any length", .enabled(if: PreparedHome.template != nil && Command.executable != nil))
struct LengthTests {
  static let texts: [(name: String, text: @Sendable (Int) -> String)] = [
    (
      "a message",
      { "tell Maria that " + String(repeating: "we meet at the old harbor at noon ", count: $0 / 34) }
    ),
    ("requests", { String(repeating: "add milk and eggs to the grocery list and then ", count: $0 / 47) }),
    ("pronouns", { String(repeating: "do it again, no, not that one, the other one, ", count: $0 / 46) }),
    ("one word", { String(repeating: "x", count: $0) }),
    ("digits", { String(repeating: "12 1/2 ", count: $0 / 7) }),
    ("marks", { String(repeating: "“(,", count: $0 / 3) }),
    ("dates", { "remind me " + String(repeating: "next Friday at 5 ", count: $0 / 17) }),
  ]

  @Test("a line of a chat", arguments: texts.map(\.name))
  func chat(name: String) async throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    try await Command.oneForEachCore.run {
      try await PreparedHome.withCopy { home in
        let lines = [
          // At the beginning, after something was done, and as the answer to a question.
          text(100_000), "show Packing in ListOMat", text(100_000), text(1_000_000),
          "show the store list in ListOMat",
          text(100_000), text(1_000_000), "the second one", "bye",
        ]
        let result = try await timed(
          ["chat", "--home", home.url.path], input: lines.joined(separator: "\n") + "\n")
        #expect(result.status == 0, "\(result.errors.prefix(500))")
        // The question stays open whatever is said at such length.
        #expect(result.output.contains("wood screws"), "\(result.output.suffix(500))")
      }
    }
  }

  /// Runs the command, and says so when it takes far longer than any text is worth.
  private func timed(_ arguments: [String], input: String = "") async throws -> Command.Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try await Command.run(arguments, input: input)
    #expect(start.duration(to: clock.now) < .seconds(90), "\(arguments.first ?? "")")
    return result
  }

  @Test("the commands that read text", arguments: texts.map(\.name))
  func commands(name: String) async throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    try await Command.oneForEachCore.run {
      try await PreparedHome.withCopy { home in
        // The system hands over no longer arguments.
        let long = String(decoding: text(100_000).utf8.prefix(100_000), as: UTF8.self)
        for command in [["ask"], ["why"], ["search"], ["contacts", "match"], ["search", "--suggest"]] {
          let result = try await timed(command + ["--home", home.url.path, "--", long])
          #expect([0, 1].contains(result.status), "\(command) \(result.errors.prefix(500))")
        }
        let huge = text(1_000_000)
        let line = String(decoding: try JSONEncoder().encode(["text": huge]), as: UTF8.self) + "\n"
        let understood = try await timed(["understand", "--home", home.url.path], input: line)
        #expect(understood.status == 0, "\(understood.errors.prefix(500))")
        let phrases = home.url.appending(path: "phrases.jsonl")
        try Data("{\"id\": \"a\", \"phrase\": \"open the harbor\"}\n".utf8).write(to: phrases)
        let similar = try await timed(["similar", "--phrases", phrases.path], input: line)
        #expect(similar.status == 0, "\(similar.errors.prefix(500))")
      }
    }
  }
}

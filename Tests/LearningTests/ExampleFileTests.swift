import Foundation
import Testing

@testable import Learning

@Suite struct ExampleFileTests {
  @Test func readsLines() throws {
    let lines = """
      {"text": "play café jazz", "intent": "Play", "slots": [{"name": "genre", "value": "café jazz", "start": 5, "end": 14}]}

      {"text": "hello", "intent": null}
      """
    let examples = try ExampleFile.read(Data(lines.utf8), file: "a.jsonl")
    #expect(examples.count == 2)
    #expect(examples[0].slots == [.init(name: "genre", value: "café jazz", start: 5, end: 14)])
    #expect(examples[1].intent == nil)
  }

  @Test(arguments: [
    ("{\"text\": 5}", "is not a text"), ("{\"intent\": \"A\"}", "“text” is missing"),
    ("nonsense", "no JSON object"),
    ("{\"text\": \"ab\", \"slots\": [{\"name\": \"x\", \"start\": 1, \"end\": 3}]}", "goes from 1 to 3"),
    (
      "{\"text\": \"ab\", \"slots\": [{\"name\": \"x\", \"value\": \"a\", \"start\": 1, \"end\": 2}]}",
      "1 to 2 of the text is “b”"
    ),
  ])
  func namesFileAndLine(line: String, reason: String) throws {
    let data = Data("{\"text\": \"fine\", \"intent\": \"A\"}\n\(line)\n".utf8)
    let problem = try #require(throws: ExampleFile.Problem.self) {
      try ExampleFile.read(data, file: "a.jsonl")
    }
    #expect(problem.line == 2)
    #expect(problem.description.hasPrefix("a.jsonl:2: "))
    #expect(problem.reason.contains(reason))
  }

  @Test func unpacksGzip() throws {
    // “{"text":"hi hi hi hi hi hi","intent":"Greet"}”, packed by gzip.
    let packed = try #require(Data(base64Encoded: Self.packed))
    let examples = try ExampleFile.read(packed, file: "a.jsonl.gz")
    #expect(examples == [LabeledExample(text: "hi hi hi hi hi hi", intent: "Greet")])
    #expect(throws: ExampleFile.Problem.self) {
      try ExampleFile.read(packed.dropLast(12) + Data(repeating: 0, count: 12), file: "a")
    }
  }

  private static let packed = "H4sIAAAAAAACA6tWKkmtKFGyUsrIVEBFSjpKmXklqXkgSfei1NQSpVouAK2n3ZAuAAAA"
}

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

  @Test func readsSeveralMembersAndNoMoreThanAllowed() throws {
    let packed = [UInt8](try #require(Data(base64Encoded: Self.packed)))
    let once = try Gzip.unpack(packed)
    #expect(try Gzip.unpack(packed + packed) == once + once)
    #expect(throws: Gzip.Problem.tooLarge) { try Gzip.unpack(packed, limit: 10) }
    #expect(throws: Gzip.Problem.ended) { try Gzip.unpack(Array(packed.dropLast(9))) }
    #expect(throws: Gzip.Problem.malformed) { try Gzip.unpack(packed + [1, 2, 3]) }
    for length in 2..<packed.count {
      #expect(throws: Gzip.Problem.self) { try Gzip.unpack(Array(packed[..<length])) }
    }
  }

  @Test func readsWhatOtherProgramsWrite() throws {
    let text = "\u{FEFF}{\"text\": \"a b\", \"intent\": null}\r\n\r\n"
    let examples = try ExampleFile.read(Data(text.utf8), file: "a.jsonl")
    #expect(examples == [LabeledExample(text: "a b", intent: nil)])
  }

  @Test func saysThatTextIsNotUTF8() throws {
    let problem = try #require(throws: ExampleFile.Problem.self) {
      try ExampleFile.read(Data([0x7B, 0x22, 0xE9, 0x22, 0x7D]), file: "a.jsonl")
    }
    #expect(problem.reason.contains("UTF-8"))
  }

  @Test func saysThatAFolderIsNoFile() throws {
    let problem = try #require(throws: ExampleFile.Problem.self) {
      try ExampleFile.read(FileManager.default.temporaryDirectory)
    }
    #expect(problem.reason.contains("folder"))
  }

  @Test func valuesMayBeMeantWithoutBeingSaid() throws {
    let text =
      "{\"text\": \"lights on\", \"intent\": \"On\", \"slots\": [{\"name\": \"domain\", \"value\": \"light\"}]}"
    let examples = try ExampleFile.read(Data(text.utf8), file: "a.jsonl")
    #expect(examples.first?.slots == [.init(name: "domain", value: "light", start: 0, end: 0)])
  }

  private static let packed = "H4sIAAAAAAACA6tWKkmtKFGyUsrIVEBFSjpKmXklqXkgSfei1NQSpVouAK2n3ZAuAAAA"
}

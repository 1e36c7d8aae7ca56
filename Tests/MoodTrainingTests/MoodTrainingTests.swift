import Foundation
import Language
import Testing

@testable import prithee_mood

@Suite("Training the model of moods")
struct MoodTrainingTests {
  private static func label(
    now: Bool = false, _ force: String, moment: String? = nil, condition: Bool? = nil
  ) -> LabelledMood {
    LabelledMood(text: "", now: now, force: force, moment: moment, condition: condition)
  }

  @Test("Labels say what a sentence is after")
  func aims() {
    #expect(Self.label(now: true, "question", moment: "later").aim == .now)
    #expect(Self.label("refusal", moment: "later").aim == .refused)
    #expect(Self.label("order", moment: "later").aim == .later)
    #expect(Self.label("order", condition: true).aim == .later)
    #expect(Self.label("question", moment: "past", condition: false).aim == .asked)
    #expect(Self.label("report", moment: "later").aim == .told)
    #expect(Self.label("wish").aim == .told)
  }

  /// Examples of a folder with two sentences twice, and the requests that all such folders have.
  private static func examples() throws -> [MoodTrainer.Example] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "moods-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let moods = """
      {"text": "call Dana", "now": true, "force": "order", "moment": "now", "condition": false}
      {"text": "don't call Dana", "now": false, "force": "refusal", "moment": "none", "condition": false}
      """
    for name in ["moods-a", "moods-b"] {
      try moods.write(to: folder.appending(path: "\(name).jsonl"), atomically: true, encoding: .utf8)
    }
    for (index, name) in MoodExamples.requests.enumerated() {
      let text = index == 0 ? #"{"text": "play some jazz"}"# + "\n" + #"{"text": "who called me"}"# : ""
      try text.write(to: folder.appending(path: "\(name).jsonl"), atomically: true, encoding: .utf8)
    }
    return try MoodExamples(folder: folder, reader: SentenceStructure(apps: ["chime"])).all()
  }

  @Test("Each sentence is learnt once, and plain requests count little")
  func once() throws {
    let examples = try Self.examples()
    #expect(examples.map(\.aim) == [.now, .refused, .now, .now])
    #expect(examples.map(\.weight) == [1, 1, 0.05, 0.4])
  }

  @Test("A folder without sentences is told")
  func missing() {
    #expect(throws: TrainingProblem.self) {
      try MoodExamples(
        folder: FileManager.default.temporaryDirectory, reader: SentenceStructure(apps: [])
      ).all()
    }
  }

  @Test("The weights can stand between quotation marks")
  func source() throws {
    let source = MoodTraining.source(of: [37, 79, 121])
    #expect(source.contains("StaticString = \"%Oy\"\n"))
    #expect(source.hasSuffix("}\n"))
  }
}

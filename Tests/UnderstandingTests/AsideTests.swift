import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// Requests with a statement before or after them.
@Suite("A request beside a statement")
struct AsideTests {
  private static let understanding = Understanding(
    apps: [World.jotter], vocabularies: [:], people: ["Olga"], reader: English())

  private func read(_ text: String) -> Interpretation? {
    guard
      case .accepted(let found) = Self.understanding.read(Utterance(text, context: World.context)).decision
    else { return nil }
    return found
  }

  @Test(
    "A statement before or after a request is left out",
    arguments: [
      "the shop is closed, add chalk to the garden list",
      "we've run out of everything so add chalk to the garden list",
      "add chalk to the garden list, I promised it to Olga",
      "add chalk to the garden list because it's all gone",
    ])
  func statements(_ text: String) {
    let found = read(text)
    #expect(found?.intent == "INAddTasksIntent")
    #expect(found?.values["taskTitles"]?.plain == .array([.string("chalk")]), "\(String(describing: found))")
    #expect(found?.values["targetTaskList"]?.plain == .string("garden"))
    let aside = found?.evidence.uses.first { $0.role == "aside" }
    #expect(aside != nil)
    // The places of the words are those in the whole sentence.
    for use in found?.evidence.uses ?? [] {
      let bytes = Array(text.utf8)
      #expect(String(decoding: bytes[use.start..<use.end], as: UTF8.self) == use.text)
    }
  }

  @Test("A pronoun stands for what the statement is about")
  func pronouns() {
    let found = read("Olga watered the big roses, tick them off")
    #expect(found?.intent == "INSetTaskAttributeIntent")
    #expect(found?.values["targetTask"]?.plain == .string("big roses"), "\(String(describing: found))")
    #expect(found?.evidence.uses.first { $0.role == "parameter:targetTask" }?.text == "them")
  }

  private static let everything = Understanding(
    apps: [World.everything(for: "")], vocabularies: [:], people: ["Olga"], reader: English())

  @Test(
    "A pronoun stands for what somebody lacks, has done or has just said, or for whom it was about",
    arguments: [
      ("we're out of oat milk and chalk, put those on the garden list", "taskTitles", ["oat milk", "chalk"]),
      ("somebody recommended Middlemarch, put it on my reading list", "taskTitles", ["Middlemarch"]),
      ("my roses were thirsty, tick them off", "targetTask", ["roses"]),
      ("yay I finally watered the roses, tick them off", "targetTask", ["roses"]),
      ("I'll be ten minutes late, text that to Olga", "content", ["I'll be ten minutes late"]),
      ("it's Olga's birthday, give her a call", "contacts", ["Olga"]),
      ("the film is called \"Up\", text Olga", "content", ["the film is called \"Up\""]),
      ("the play is called “Dust”, text Olga", "content", ["the play is called “Dust”"]),
    ] as [(String, String, [String])])
  func referents(_ text: String, _ parameter: String, _ value: [String]) {
    let decision = Self.everything.read(Utterance(text, context: World.context)).decision
    guard case .accepted(let found) = decision else {
      Issue.record("\(decision)")
      return
    }
    let elements = found.values[parameter]?.elements.map { $0.displayText }
    #expect(elements == value, "\(found)")
    let bytes = Array(text.utf8)
    for use in found.evidence.uses {
      #expect(String(decoding: bytes[use.start..<use.end], as: UTF8.self) == use.text)
    }
  }

  @Test("“That” before a clause stands for nothing")
  func conjunction() {
    let text = "the traffic is horrible, tell Olga that I might miss the start"
    guard
      case .accepted(let found) = Self.everything.read(Utterance(text, context: World.context)).decision
    else {
      Issue.record("not read")
      return
    }
    #expect(found.values["content"]?.plain == .string("I might miss the start"), "\(found)")
  }

  @Test(
    "What depends on the words before it is no request",
    arguments: [
      "I was told to delete the garden list", "I wonder whether you delete the garden list",
      "how do people delete the garden list",
      "if I were you I would delete the garden list", "she said delete the garden list",
    ])
  func dependent(_ text: String) {
    #expect(read(text) == nil, "\(String(describing: read(text)))")
  }

  @Test("Nothing but marks, openings or a long text is no request")
  func odd() {
    for text in [
      "", ",", "please", "please so", "i'm", "i'm so , , ,", String(repeating: "i'm tired so ", count: 400),
    ] {
      #expect(read(text) == nil, "\(text.prefix(40))")
    }
  }

  @Test("Whatever is said, the places of words are places in the sentence")
  func places() {
    let words = [
      "i'm", "tired", "the", "roses'", "big rosés", "are", "watered", ",", ".", "  ", "so", "tick", "them",
      "it",
      "off", "add", "chalk", "to", "the garden", "list", "because", "it's", "gone", "Olga's", "🌹", "JotDesk",
      "in",
      "please", "\"", "said", "don't", "that", "mark", "as", "done",
    ]
    var generator = SeededWords(state: 11)
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 3...14, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let bytes = Array(text.utf8)
      let reading = Self.understanding.read(Utterance(text, context: World.context))
      for use in reading.candidates.flatMap(\.evidence.uses) {
        #expect(use.start >= 0 && use.start <= use.end && use.end <= bytes.count, "\(text): \(use)")
      }
    }
  }
}

/// Random numbers that are the same in every run.
private struct SeededWords: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}

import Foundation
import Testing

@testable import Learning

// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct SentenceMatcherTests {
  /// A home with two lamps and a curtain.
  private static let grammar: SentenceGrammar = {
    var grammar = SentenceGrammar()
    grammar.rules = [
      "the": "(the|my)", "name": "[<the>] {name}", "level": "{level:brightness}[([ ]%)| percent]",
    ]
    grammar.lists = [
      "name": .values([
        .init(text: "Bed Lamp", value: "Bed Lamp", context: ["domain": "light"]),
        .init(text: "Desk Lamp", value: "Desk Lamp", context: ["domain": "light"]),
        .init(text: "Left Curtain", value: "Left Curtain", context: ["domain": "cover"]),
      ]),
      "area": .values([.init(text: "Kitchen", value: "Kitchen")]),
      "level": .numbers(from: 0, to: 100, halves: false),
      "state": .values([
        .init(text: "(open|ajar)", value: "open"), .init(text: "(closed|shut)", value: "closed"),
      ]),
      "query": .anything,
    ]
    grammar.skipped = ["please"]
    grammar.blocks = [
      .init(intent: "TurnOn", sentences: ["turn on <name>"], requires: ["domain": ["light"]]),
      .init(intent: "Open", sentences: ["open <name>"], requires: ["domain": ["cover"]]),
      .init(
        intent: "TurnOn", sentences: ["turn on [<the>] light[s] in [<the>] {area}"],
        slots: ["domain": "light"]),
      .init(
        intent: "SetLevel", sentences: ["(set|dim) <name> (to <level>;now)", "(set|dim) <name> to <level>"]),
      .init(intent: "IsOpen", sentences: ["is <name> {state}"]),
      .init(intent: "Play", sentences: ["play {query}", "play {query} in [<the>] {area}"]),
    ]
    return grammar
  }()

  private func read(_ text: String) throws -> (intent: String, slots: [String: String])? {
    try SentenceMatcher(Self.grammar).read(text).map { reading in
      (reading.intent, Dictionary(uniqueKeysWithValues: reading.slots.map { ($0.name, $0.value) }))
    }
  }

  @Test(arguments: [
    ("turn on the bed lamp", "TurnOn", ["name": "Bed Lamp"]),
    ("Please turn on my Desk Lamp!", "TurnOn", ["name": "Desk Lamp"]),
    ("turn on the lights in the kitchen", "TurnOn", ["area": "Kitchen", "domain": "light"]),
    ("open left curtain", "Open", ["name": "Left Curtain"]),
    ("set bed lamp to 50%", "SetLevel", ["name": "Bed Lamp", "brightness": "50"]),
    ("dim the bed lamp to twenty five percent", "SetLevel", ["name": "Bed Lamp", "brightness": "25"]),
    ("dim the bed lamp now to 7 %", "SetLevel", ["name": "Bed Lamp", "brightness": "7"]),
    ("is the left curtain ajar?", "IsOpen", ["name": "Left Curtain", "state": "open"]),
    ("play Dark Side in the kitchen", "Play", ["query": "Dark Side", "area": "Kitchen"]),
    ("play Dark Side", "Play", ["query": "Dark Side"]),
  ])
  func reads(text: String, intent: String, slots: [String: String]) throws {
    let reading = try #require(try read(text))
    #expect(reading.intent == intent)
    #expect(reading.slots == slots)
  }

  @Test(arguments: [
    "open the bed lamp", "turn on", "set bed lamp to 101", "turn onbed lamp", "", "please", "playing",
  ])
  func refusesWhatDoesNotFit(text: String) throws { #expect(try read(text) == nil) }

  @Test func saysWhichTemplateIsBroken() {
    var grammar = Self.grammar
    grammar.blocks.append(.init(intent: "A", sentences: ["say [<nothing>]"]))
    #expect(throws: TemplateProblem.self) { try SentenceMatcher(grammar) }
    grammar.blocks[grammar.blocks.count - 1].sentences = ["say [this"]
    #expect(throws: TemplateProblem.self) { try SentenceMatcher(grammar) }
    grammar.blocks[grammar.blocks.count - 1].sentences = ["say {nothing}"]
    #expect(throws: TemplateProblem.self) { try SentenceMatcher(grammar) }
    grammar.rules["again"] = "<again>"
    grammar.blocks[grammar.blocks.count - 1].sentences = ["say <again>"]
    #expect(throws: TemplateProblem.self) { try SentenceMatcher(grammar) }
  }

  @Test func endsForListsThatUseThemselves() throws {
    var grammar = Self.grammar
    grammar.lists["area"] = .values([
      .init(text: "{area} room", value: "room"), .init(text: "hall", value: "hall"),
    ])
    let matcher = try SentenceMatcher(grammar)
    #expect(matcher.read("turn on lights in hall")?.slots.map(\.value).contains("hall") == true)
    #expect(matcher.read("turn on lights in hall room") == nil)
  }

  @Test func endsSoonForHostileSentences() throws {
    var grammar = Self.grammar
    grammar.blocks = [
      .init(intent: "A", sentences: ["a {query} b {query} c {query} d {query} e {query} f"])
    ]
    let matcher = try SentenceMatcher(grammar)
    #expect(matcher.read(String(repeating: "a b c d e f ", count: 60) + "x") == nil)
  }

  @Test func makesSentencesThatItsOwnTemplatesRead() throws {
    var sampler = try SentenceSampler(Self.grammar, seed: 3)
    let examples = try sampler.examples(limit: 40)
    #expect(examples.count >= 20)
    let matcher = try SentenceMatcher(Self.grammar)
    for example in examples { #expect(matcher.read(example.text)?.intent == example.intent) }
  }

  @Test(arguments: [
    ("brightness", "fifty five", "55"), ("state", "shut", "closed"), ("name", "bed  lamp", "Bed Lamp"),
    ("brightness", "bright", nil), ("area", "attic", nil), ("nothing", "55", nil),
  ])
  func knowsWhatValuesStandFor(slot: String, said: String, meaning: String?) throws {
    #expect(try SentenceMatcher(Self.grammar).meaning(of: said, slot: slot) == meaning)
  }

  @Test func looksForTextThatTemplatesNeed() throws {
    var index = LiteralIndex(["room": [.text(Array("hall".utf8)), .text(Array("attic".utf8))]])
    let node = try TemplateParser.parse("(open|close) [the] {room}[ now]", rules: [:])
    let needed = index.needed(node)
    func fits(_ text: String) -> Bool {
      let found = index.found(in: Array(text.utf8))
      return needed.allSatisfy { found[$0] }
    }
    #expect(fits("open the hall"))
    #expect(fits("close attic now"))
    #expect(!fits("open the cellar"))
    #expect(!fits("the hall"))
    #expect(index.edges(node, atEnd: false) == Set("oc".utf8))
    #expect(index.edges(node, atEnd: true) == Set("wlc".utf8))
    let open = try TemplateParser.parse("[the] {query} [now]", rules: [:])
    #expect(index.edges(open, atEnd: false) == nil)
  }

  @Test func modelsReadTemplatesFirstAndKeepThem() throws {
    let model = try TrainedModel.train(grammar: Self.grammar)
    let copy = try TrainedModel(decoding: model.encoded())
    #expect(copy.predict("open left curtain").slots.first?.value == "Left Curtain")
    #expect(copy.predict("hey switch on the bed lamp now").intent == "TurnOn")
  }
}

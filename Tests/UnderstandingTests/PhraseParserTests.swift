import Testing

@testable import Understanding

@Suite("Phrase language")
struct PhraseParserTests {
  @Test("Groups, options, slots, values and rules are told apart")
  func parts() throws {
    let node = try PhraseParser.parse("(add|put) [the|my] {items:x} <some> {items} Now")
    #expect(
      node
        == .sequence([
          .choice([.word("add"), .word("put")]), .optional(.choice([.word("the"), .word("my")])),
          .value(parameter: "items", text: "x"), .rule("some"), .slot("items"), .word("now"),
        ]))
    #expect(node.slots == ["items"])
    #expect(try PhraseParser.parse(node.description) == node)
  }

  @Test("A group or rule with a plus sign may stand several times")
  func repeated() throws {
    let node = try PhraseParser.parse("(a|b)+ [c d|e]+ <x>+ {p.f:v}")
    #expect(
      node
        == .sequence([
          .repeated(.choice([.word("a"), .word("b")])),
          .optional(.repeated(.choice([.sequence([.word("c"), .word("d")]), .word("e")]))),
          .repeated(.rule("x")), .value(parameter: "p.f", text: "v"),
        ]))
    #expect(try PhraseParser.parse(node.description) == node)
    #expect(node.rules == ["x"])
  }

  @Test("Words are cut as sentences are")
  func words() throws {
    #expect(try PhraseParser.parse("to-do") == .sequence([.word("to"), .word("do")]))
    #expect(try PhraseParser.parse("What's") == .word("what's"))
  }

  @Test(
    "A broken phrase is refused with the place of the problem",
    arguments: [
      ("(a|b", 0), ("a) b", 1), ("a ] b", 2), ("{} b", 1), ("{a b}", 2), ("<rule", 5), ("a | b", 2),
      ("(a||b)", 3), ("[]", 1), ("", 0), ("{a:}", 4), ("a } b", 2), ("{a:b:c}", 7), ("{a.b}", 5),
    ])
  func errors(_ phrase: String, _ offset: Int) {
    let error = #expect(throws: PhraseSyntaxError.self) { try PhraseParser.parse(phrase) }
    #expect(error?.offset == offset)
    #expect(error?.phrase == phrase)
  }

  @Test("Deep nesting and great length are refused")
  func bounds() {
    let deep = String(repeating: "(", count: 400) + "a" + String(repeating: ")", count: 400)
    #expect(throws: PhraseSyntaxError.self) { try PhraseParser.parse(deep) }
    #expect(throws: PhraseSyntaxError.self) { try PhraseParser.parse(String(repeating: "a ", count: 2_000)) }
  }

  @Test("Whatever the text is, the parser gives a phrase or an error inside the text")
  func fuzz() {
    var random = Randomness(seed: 7)
    let alphabet = Array("()[]{}<>|: abñ-'\"\n_:{}")
    for _ in 0..<4_000 {
      let text = String(
        (0..<random.next(below: 24)).map { _ in alphabet[random.next(below: alphabet.count)] })
      do {
        let node = try PhraseParser.parse(text)
        #expect(!node.description.isEmpty)
      } catch {
        #expect(error.offset >= 0 && error.offset <= text.utf8.count)
      }
    }
  }

  @Test("A phrase that expands without bound is refused, and so is a rule that holds itself")
  func expansion() {
    var lexicon = Lexicon()
    let accept = Automaton.Accept(
      app: -1, intent: 0, weight: 1, appPart: .none, phrase: "", source: "", values: [:], presets: [:],
      arguments: [])
    let loop = PhraseNode.rule("loop")
    let builder = AutomatonBuilder(rules: [
      "loop": .sequence([.word("a"), loop]),
      "wide": .sequence([PhraseNode](repeating: .choice((0..<40).map { .word("w\($0)") }), count: 40)),
      "wider": .sequence([PhraseNode](repeating: .rule("wide"), count: 40)),
    ])
    #expect(throws: AutomatonBuilder.Problem.self) {
      try builder.add([.node(loop)], accept: accept, lexicon: &lexicon)
    }
    #expect(throws: AutomatonBuilder.Problem.self) {
      try builder.add([.node(.rule("wider"))], accept: accept, lexicon: &lexicon)
    }
    #expect(throws: AutomatonBuilder.Problem.self) {
      try builder.add([.node(.rule("none"))], accept: accept, lexicon: &lexicon)
    }
    #expect(throws: AutomatonBuilder.Problem.self) {
      try builder.add([.node(.slot("none"))], accept: accept, lexicon: &lexicon)
    }
  }
}

/// A small generator of numbers that gives the same ones on every run.
struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit <= 0 ? 0 : Int((state >> 33) % UInt64(limit))
  }
}

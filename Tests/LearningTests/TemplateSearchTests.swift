import Testing

@testable import Learning

struct TemplateSearchTests {
  private static let lists: [String: SentenceGrammar.List] = [
    "name": .values([
      .init(text: "lamp", value: "Lamp", context: ["domain": "light"]),
      .init(text: "fan", value: "Fan", context: ["domain": "fan"]),
    ]),
    "room": .values([.init(text: "[the] (hall|lobby)", value: "Hall"), .init(text: "lamp", value: "Lamps")]),
    "level": .numbers(from: 0, to: 100, halves: true),
    "query": .anything,
  ]

  private func read(_ sentences: String..., text: String) throws -> [String]? {
    var grammar = SentenceGrammar()
    grammar.lists = Self.lists
    grammar.blocks = sentences.enumerated().map { .init(intent: "\($0)", sentences: [$1]) }
    return try SentenceMatcher(grammar).read(text).map { reading in
      [reading.intent] + reading.slots.map { "\($0.name)=\($0.value)" }
    }
  }

  @Test func prefersNamesThenWordsOfTheTemplateThenTheFirst() throws {
    // A name wins over more words, wherever it is.
    #expect(try read("do [the lamp] [{name}]", text: "do the lamp") == ["0"])
    #expect(try read("do {room} on", "do {name} on", text: "do lamp on") == ["1", "name=Lamp"])
    #expect(
      try read("{room:name} [is] {room:where}", text: "lamp hall") == ["0", "name=Lamps", "where=Hall"])
    #expect(try read("({room:a} on|{room:b} on)", text: "hall on") == ["0", "a=Hall"])
    #expect(try read("({room:a} {query}|{room:b} on)", text: "hall on") == ["0", "b=Hall"])
    #expect(try read("{query} on", "{query} [on] on", text: "a on on") == ["1", "query=a"])
  }

  @Test func prefersLongNames() throws {
    var grammar = SentenceGrammar()
    grammar.lists = [
      "name": .values([.init(text: "lamp", value: "Lamp"), .init(text: "hall lamp", value: "Hall Lamp")]),
      "area": .values([.init(text: "hall", value: "Hall")]), "query": .anything,
    ]
    grammar.blocks = [
      .init(intent: "A", sentences: ["({area} {name}|{name} [in {area}]) off"]),
      .init(intent: "B", sentences: ["find ({query}|{query:name}) in {area}"]),
    ]
    let matcher = try SentenceMatcher(grammar)
    func values(_ text: String) -> [String]? { matcher.read(text)?.slots.map { "\($0.name)=\($0.value)" } }
    #expect(values("hall lamp off") == ["name=Hall Lamp"])
    #expect(values("lamp in hall off") == ["name=Lamp", "area=Hall"])
    #expect(values("find it in hall") == ["name=it", "area=Hall"])
  }

  @Test func templatesShareTheStepsAtTheirEnds() throws {
    var builder = TemplateGraph.Builder([:], [:])
    let first = builder.add(try TemplateParser.parse("open [the] door now", rules: [:]))
    let count = builder.graph.steps.count
    #expect(builder.add(try TemplateParser.parse("open [the] door now", rules: [:])) == first)
    _ = builder.add(try TemplateParser.parse("shut [the] door now", rules: [:]))
    #expect(builder.graph.steps.count == count + 1)
  }

  @Test func tablesGrow() {
    var table = PlaceTable<Int>()
    for number in 0..<1_000 { table.add(number, for: PlaceTable<Int>.key(Int32(number), number % 7)) }
    for number in 0..<1_000 {
      let index = table.index(of: PlaceTable<Int>.key(Int32(number), number % 7))
      #expect(index.map { table.values[$0] } == number)
    }
    #expect(table.index(of: PlaceTable<Int>.key(3, 4)) == nil)
  }

  @Test(arguments: [
    ("0", [0]), ("21.5", [21.5]), ("-4", [-4]), ("five", [5]), ("twenty five", [20, 25]),
    ("a hundred and ten", [100, 110]), ("nine hundred ninety-nine", [9, 900, 990, 999]), ("one five", [1]),
    ("twenty ten", [20]), ("thirty zero", [30]), ("zero five", [0]), ("hundred", []), ("fivefold", []),
    ("-", []), ("", []),
  ])
  func readsNumbers(text: String, values: [Double]) {
    #expect(SpokenNumber.read(Array(text.utf8), from: 0, halves: true).map(\.value) == values)
  }

  @Test func valuesEndWithTheirWords() throws {
    var grammar = SentenceGrammar()
    grammar.lists = ["state": .values([.init(text: "powered [on]", value: "on")])]
    grammar.blocks = [.init(intent: "A", sentences: ["is {state} here", "is{state}"])]
    let matcher = try SentenceMatcher(grammar)
    #expect(matcher.read("is powered here")?.slots.first.map { [$0.start, $0.end] } == [3, 10])
    #expect(matcher.read("ispowered on")?.slots.first.map { [$0.start, $0.end] } == [2, 12])
  }

  @Test func saysOnlyWhatTemplatesRead() throws {
    var grammar = SentenceGrammar()
    grammar.lists = [
      "name": Self.lists["name"] ?? .anything,
      "room": .values([
        .init(text: "{room} room", value: "room"), .init(text: "big {room}", value: "big"),
      ]),
    ]
    grammar.blocks = [
      .init(intent: "A", sentences: ["toggle {name}"], excludes: ["domain": ["fan"]]),
      .init(intent: "B", sentences: ["dust {name}"], requires: ["domain": ["fan"]]),
      // A list whose values use the list itself has no last word.
      .init(intent: "C", sentences: ["sweep {room}"]),
    ]
    var sampler = try SentenceSampler(grammar, seed: 1)
    let texts = Set(try sampler.examples(limit: 100).map(\.text))
    #expect(texts == ["toggle lamp", "dust fan", "sweep room", "sweep big"])
  }

  @Test func knowsHowTemplatesBegin() throws {
    func beginning(_ template: String) throws -> Set<UInt8>? {
      TemplateEdge.beginning(of: try TemplateParser.parse(template, rules: [:]))
    }
    #expect(try beginning("(open|shut) it") == Set("os".utf8))
    #expect(try beginning("[the] door") == Set("td ".utf8))
    #expect(try beginning("[door]") == nil)
    #expect(try beginning("{query} door") == nil)
  }
}

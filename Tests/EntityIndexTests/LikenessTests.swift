import EntityIndex
import Foundation
import IntentWire
import Testing

/// Words that are not quite those of the items.
@Suite struct LikenessTests {
  private func index() throws -> EntityIndex {
    let index = try makeIndex()
    try index.add([
      item("falls", "Cedar Waterfall"), item("rest", "Riverside Restaurant"), item("car", "Old Automobile"),
      item("mouse", "Field Mice"), item("run", "Running Club"), item("zürich", "Zürich Straße"),
      item("a12", "Gate A12"),
    ])
    return index
  }

  @Test(arguments: [
    ("watrefall ", "falls"), ("resturant ", "rest"), ("restuarant ", "rest"), ("waterfal", "falls"),
    ("watrefa", "falls"), ("mouse ", "mouse"), ("runs ", "run"), ("zurich ", "zürich"),
    ("strasse ", "zürich"),
    ("ZÜRICH ", "zürich"), ("car ", "car"), ("a12", "a12"), ("cedra waterfall ", "falls"),
  ])
  func aWordIsFoundByWhatIsLikeIt(text: String, expected: String) throws {
    #expect(try index().search(words: text, limit: 1).map(\.item.identifier) == [expected])
  }

  @Test(arguments: ["xyzzyq ", "zap ", "a13 "])
  func shortWordsAndNumbersAreTakenAsTheyAre(text: String) throws {
    #expect(try index().search(words: text, limit: 0).isEmpty)
  }

  @Test func whatIsWrittenRightComesBeforeWhatIsLikeIt() throws {
    let index = try makeIndex()
    try index.add([
      item("right", "notes on a bright garden"), item("like", "Gardens"), item("other", "Warden"),
    ])
    #expect(try index.search(words: "garden ", limit: 0).map(\.item.identifier).first == "like")
    #expect(try !index.search(words: "garden ", limit: 0).isEmpty)
  }

  @Test func suggestionsGoOnFromNames() throws {
    #expect(try index().suggestions(for: "river", limit: 3) == ["riverside restaurant", "riverside"])
    #expect(try index().suggestions(for: "river ", limit: 3).isEmpty)
    #expect(try index().suggestions(for: "", limit: 3).isEmpty)
  }

  @Test func snippetsShowWhereTheWordsStand() throws {
    let index = try makeIndex()
    let long =
      String(repeating: "some words before it ", count: 20) + "a misty lake at dawn "
      + String(repeating: "and more behind ", count: 20)
    let found = item("1", "Mist's Lake", ["contentDescription": .string(long)])
    let snippet = try #require(index.snippet(of: found, for: "lakes mis"))
    #expect(snippet.title.highlights == [0..<3, 7..<11])
    let text = try #require(snippet.text)
    #expect(text.text.count < 200 && text.text.hasPrefix("…") && text.text.hasSuffix("…"))
    let characters = Array(text.text)
    #expect(text.highlights.map { String(characters[$0]) } == ["mis", "lake"])
  }

  @Test func resultsAreCountedByAppAndKind() throws {
    let index = try makeIndex()
    try index.add([
      item("1", "copper kettle", ["contentType": .string("note")]),
      item("2", "copper pan", ["contentType": .string("note")]),
      item("3", "copper", ["contentType": .string("photo")]),
    ])
    try index.add([item("1", "copper wire")], app: "other")
    let results = try index.results(words: "copper", limit: 2)
    #expect(results.matches.count == 2)
    #expect(results.total == 4)
    #expect(results.apps == [.init(name: "app", count: 3), .init(name: "other", count: 1)])
    #expect(results.kinds.map(\.count) == [2, 1, 1])
    #expect(results.kinds.first?.name == "note")
  }

  @Test func everyValueComesBackAsItWas() throws {
    let index = try makeIndex()
    let values: [String: IntentValue] = [
      "title": .string("x"), "n": .integer(-7), "big": .integer(.max), "least": .integer(.min),
      "f": .number(2.5), "yes": .boolean(true),
      "no": .boolean(false), "date": .date(DateValue(present, timeZone: .gmt)),
      "part": .date(DateValue(month: 2, second: 1.25, timeZone: "Europe/Zurich")),
      "url": .url(try #require(URL(string: "https://example.org/a?b=c#d"))),
      "list": .list([.string("a"), .list([.integer(1)]), .list([])]),
      "person": .person(PersonValue(name: "Tim Ng")), "time": .duration(seconds: 3), "empty": .string(""),
    ]
    let entity = EntityReference(
      type: "T", identifier: "i",
      display: DisplayValue("d", subtitle: "s", synonyms: ["a", "b"], image: "m"),
      properties: ["p": .integer(1)])
    var first = item("1", domain: "d.e", priority: 4, values, entity: entity)
    first.expires = present.timeIntervalSince1970 + 90.5
    let second = IndexItem(identifier: "2")
    try index.add([first, second])
    #expect(try index.items(of: "app") == [first, second])
  }
}

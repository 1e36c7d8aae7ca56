import EntityIndex
import Foundation
import IntentWire
import Testing

@Suite struct WordTests {
  private func trails() throws -> EntityIndex {
    let index = try makeIndex()
    try index.add([
      item("1", "Cedar Falls Loop", ["keywords": .list([.string("hiking"), .string("waterfall")])]),
      item("2", "Eagle Ridge", ["keywords": .list([.string("climbing")])]),
      item("3", "Mist Lake Path", ["contentDescription": .string("Easy walk to the waterfall and back")]),
      item("4", "Granite Pass", priority: 1, ["namedLocation": .string("Granite Peaks")]),
      item("5", "Granite Steps", priority: 10),
      item("6", "Café Crème"),
    ])
    try index.add([item("1", "Falling Leaves")], app: "music")
    return index
  }

  private func found(_ words: String, limit: Int = 0) throws -> [String] {
    try trails().search(words: words, limit: limit).map { "\($0.app)\($0.item.identifier)" }
  }

  @Test func wordsAreFoundInEveryFieldTheTitleFirst() throws {
    #expect(try found("eagle ridge") == ["app2"])
    #expect(try found("waterfall") == ["app1", "app3"])
    #expect(try found("climbing") == ["app2"])
    #expect(try found("fall") == ["app1", "music1"])
    #expect(try found("cafe creme") == ["app6"])
    #expect(try found("CEDAR") == ["app1"])
    #expect(try found("waterfalls") == ["app1", "app3"])
    #expect(try found("helicopter").isEmpty)
    #expect(try found("").isEmpty)
    #expect(try found("?!").isEmpty)
  }

  @Test func priorityDecidesBetweenEqualMatches() throws {
    #expect(try found("granite") == ["app5", "app4"])
    #expect(try found("granite", limit: 1) == ["app5"])
    #expect(try found("granite pass") == ["app4", "app5"])
  }

  @Test func scoresLieBetweenNoneAndOne() throws {
    for match in try trails().search(words: "cedar falls loop") {
      #expect(match.score > 0 && match.score <= 1)
    }
    #expect(try trails().search(words: "cedar falls loop").first?.score == 1)
  }

  @Test func onlyTheNamedAppsCount() throws {
    let matches = try trails().search(words: "fall", apps: ["music"])
    #expect(matches.map(\.app) == ["music"])
  }

  @Test func theEntityBehindAnItemIsFoundByItsNames() throws {
    let index = try makeIndex()
    let entity = EntityReference(
      type: "Song", identifier: "s", display: DisplayValue("Blue Lantern", synonyms: ["The Lamp Song"]))
    try index.add([item("s", entity: entity)])
    #expect(try index.search(words: "lamp song").map(\.item.entity) == [entity])
  }

  @Test func wordsOfAnAppItselfPassItsFilters() throws {
    let index = try trails()
    let query = IndexQuery(text: .words("granite"), filters: ["namedLocation == \"Granite*\""])
    #expect(try index.search(query, of: "app").map(\.identifier) == ["4"])
    #expect(try index.search(query, of: "music").isEmpty)
  }

  @Test func scriptsWithoutSpacesAreFoundByTheirCharacters() throws {
    let index = try makeIndex()
    try index.add([item("1", "東京タワー"), item("2", "大阪城")])
    #expect(try index.search(words: "東京").map(\.item.identifier) == ["1"])
  }
}

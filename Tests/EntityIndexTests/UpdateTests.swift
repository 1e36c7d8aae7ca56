import EntityIndex
import Foundation
import IntentWire
import Store
import Testing

@Suite struct UpdateTests {
  @Test func itemsAreReplacedAndRemoved() throws {
    let index = try makeIndex()
    try index.add([item("a", "one", domain: "x.y"), item("b", "two", domain: "x"), item("c", domain: "xy")])
    try index.add([item("a", "new", domain: "x.y")])
    try index.add([item("a")], app: "other")
    try index.add([item("a")], index: "second")
    #expect(
      try index.items(of: "app").map { $0.attributes["title"] } == [.string("new"), .string("two"), nil, nil])
    try index.apply(IndexUpdate(removals: [.domains(["x"])]), of: "app")
    #expect(try index.all() == ["c", "a"])
    try index.apply(IndexUpdate(removals: [.identifiers(["c", "nothing'; --"])]), of: "app")
    #expect(try index.all() == ["a"])
    try index.apply(IndexUpdate(index: "second", removals: [.all]), of: "app")
    #expect(try index.all().isEmpty)
    #expect(try index.all("other") == ["a"])
  }

  @Test func entitiesAreRemovedByTypeAndIdentifier() throws {
    func entity(_ type: String, _ id: String) -> EntityReference {
      EntityReference(type: type, identifier: id, display: DisplayValue(id))
    }
    let index = try makeIndex()
    try index.add([
      item("1", entity: entity("Trail", "1")), item("2", entity: entity("Trail", "2")),
      item("3", entity: entity("Park", "1")), item("4"),
    ])
    try index.apply(IndexUpdate(removals: [.entities(type: "Trail", identifiers: ["1"])]), of: "app")
    #expect(try index.all() == ["2", "3", "4"])
    try index.apply(IndexUpdate(removals: [.entities(type: "Trail", identifiers: nil)]), of: "app")
    #expect(try index.all() == ["3", "4"])
  }

  @Test func anUpdateChangesOnlyWhatItNames() throws {
    let index = try makeIndex()
    try index.add([item("a", "Title", domain: "d", priority: 3, ["rating": .integer(2)])])
    var change = IndexItem(identifier: "a", attributes: ["rating": .integer(5)])
    change.isUpdate = true
    try index.add([change])
    let changed = try #require(try index.items(of: "app").first)
    #expect(changed.attributes == ["title": .string("Title"), "rating": .integer(5)])
    #expect(changed.domain == "d")
    #expect(changed.priority == 3)
    #expect(!changed.isUpdate)
    #expect(try index.search(words: "title").count == 1)
  }

  @Test func stateIsComparedBeforeAnythingChanges() throws {
    let index = try makeIndex()
    #expect(try index.state(of: "app") == nil)
    var update = IndexUpdate(items: [item("a")], state: Data("1".utf8), expectedState: Data())
    try index.apply(update, of: "app")
    #expect(try index.state(of: "app") == Data("1".utf8))
    update.items = [item("b")]
    update.state = Data("2".utf8)
    #expect(throws: WireFault.self) { try index.apply(update, of: "app") }
    #expect(try index.all() == ["a"])
    #expect(try index.state(of: "app") == Data("1".utf8))
    update.expectedState = Data("1".utf8)
    try index.apply(update, of: "app")
    #expect(try index.all() == ["a", "b"])
    #expect(try index.state(of: "app") == Data("2".utf8))
    #expect(try index.state(of: "app", index: "other") == nil)
  }

  @Test func itemsAreForgottenInTime() throws {
    let store = try Store()
    var short = item("short", "falls")
    short.expires = present.timeIntervalSince1970 + 60
    try makeIndex(store).add([short, item("month", "falls")])
    func found(after seconds: TimeInterval) throws -> [String] {
      try makeIndex(store, now: present + seconds).search(words: "falls").map(\.item.identifier)
    }
    #expect(try found(after: 59) == ["month", "short"])
    #expect(try found(after: 61) == ["month"])
    #expect(try found(after: EntityIndex.lifetime - 1) == ["month"])
    #expect(try found(after: EntityIndex.lifetime + 1).isEmpty)
  }

  @Test func limitsAreKept() throws {
    let index = try makeIndex()
    try index.add([item("kept")])
    let wrong = [
      IndexUpdate(items: [item("")]),
      IndexUpdate(items: [item(String(repeating: "x", count: 2_000))]),
      IndexUpdate(items: [item("a"), item("b", domain: String(repeating: "x", count: 2_000))]),
      IndexUpdate(items: [item("a")], state: Data(count: 251)),
      IndexUpdate(
        items: [item("a", nil, Dictionary(uniqueKeysWithValues: (0..<600).map { ("k\($0)", .integer(1)) }))]),
    ]
    for update in wrong {
      #expect(throws: WireFault.self) { try index.apply(update, of: "app") }
    }
    #expect(try index.all() == ["kept"])
  }

  @Test func anAppIsForgottenAsAWhole() throws {
    let index = try makeIndex()
    try index.add([item("a")])
    try index.apply(IndexUpdate(index: "n", items: [item("b")], state: Data("1".utf8)), of: "app")
    try index.add([item("a")], app: "other")
    try index.removeAll(of: "app")
    #expect(try index.all().isEmpty)
    #expect(try index.state(of: "app", index: "n") == nil)
    #expect(try index.all("other") == ["a"])
  }
}

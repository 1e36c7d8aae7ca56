import EntityIndex
import Foundation
import IntentWire
import Store
import Testing

/// What is kept on the disk, and what is cleared away.
@Suite struct KeepingTests {
  private func size(_ folder: Scratch) throws -> Int {
    // What was written lies in the log until it is taken into the database.
    _ = try Store(file: folder.database)
    var size = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    where name.hasPrefix("prithee") {
      let file = folder.url.appending(path: name)
      size += (try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }
    return size
  }

  /// Items of any size and kind come back as they were.
  @Test(.long, arguments: 0..<3)
  func itemsComeBackAsTheyWere(seed: Int) throws {
    var random = SystemSeed(state: UInt64(seed) &* 131 &+ 9)
    let folder = try Scratch()
    let index = try makeIndex(try Store(file: folder.database))
    var kept: [String: IndexItem] = [:]
    for round in 0..<12 {
      var items: [IndexItem] = []
      for number in 0..<Int.random(in: 1...60, using: &random) {
        let letters = Int.random(in: 1...40, using: &random)
        let length = Int.random(in: 0..<9, using: &random) == 0 ? 90_000 : 300
        let text = String(
          decoding: (0..<Int.random(in: 0...length, using: &random)).map { _ in
            UInt8(0x41 + Int.random(in: 0..<letters, using: &random))
          }, as: UTF8.self)
        var item = item(
          "\(round)-\(number % 40)", "title \(number)", domain: number % 3 == 0 ? "d.\(number)" : nil,
          priority: number - 20,
          ["textContent": .string(text), "own": .list([.integer(-number), .number(0.5), .boolean(true)])],
          entity: number % 5 == 0
            ? EntityReference(type: "T", identifier: "\(number)", display: DisplayValue("é \(number)")) : nil)
        if number % 4 == 0 { item.expires = present.timeIntervalSince1970 + 1_000.25 }
        items.append(item)
      }
      try index.add(items)
      for item in items { kept[item.identifier] = item }
      let gone = kept.keys.sorted().filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
      for identifier in gone { kept[identifier] = nil }
      try index.apply(IndexUpdate(removals: [.identifiers(gone)]), of: "app")
    }
    let other = try makeIndex(try Store(file: folder.database))
    for reader in [index, other] {
      let found = try reader.items(of: "app")
      #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.identifier, $0) }) == kept)
      #expect(try reader.statistics().items == kept.count)
    }
    try other.rebuild()
    #expect(try other.items(of: "app").count == kept.count)
  }

  /// What is gone stays gone, also when everything is laid out anew, and takes no room in the end.
  @Test(.long) func whatIsGoneIsClearedAway() throws {
    let folder = try Scratch()
    let index = try makeIndex(try Store(file: folder.database))
    let items = (0..<6_000).map { item("\($0)", "walnut number \($0) in the long row of trees") }
    try index.add(items)
    for _ in 0..<4 { try index.add(items) }
    try index.apply(
      IndexUpdate(removals: [.identifiers((0..<3_000).map { "\($0 * 2)" })]), of: "app")
    for reader in [index, try makeIndex(try Store(file: folder.database))] {
      #expect(try reader.results(words: "walnut ", limit: 1).total == 3_000)
    }
    try index.finishWork()
    #expect(try index.statistics().removed == 0)
    let large = try size(folder)
    try index.add([item("more", "walnut")])
    let other = try makeIndex(try Store(file: folder.database))
    try other.rebuild()
    #expect(try other.results(words: "walnut ", limit: 1).total == 3_001)
    #expect(try other.search(words: "walnut 44 ", limit: 3).first?.item.identifier != "44")
    #expect(try other.items(of: "app").map(\.identifier).filter { $0 == "44" || $0 == "45" } == ["45"])
    // Five times as much was handed over as is left.
    #expect(large < 6_000_000)
  }

  @Test(.long) func whatAForgottenAppHadIsNotFoundAndNotGivenToItsSuccessor() throws {
    let folder = try Scratch()
    let index = try makeIndex(try Store(file: folder.database))
    try index.add((0..<5_000).map { item("\($0)", "hazel \($0)") })
    try index.add([item("1", "hazel")], app: "other")
    try index.removeAll(of: "app")
    #expect(try index.results(words: "hazel ", limit: 3).total == 1)
    try index.add([item("7", "hazel new")])
    for reader in [index, try makeIndex(try Store(file: folder.database))] {
      #expect(try reader.all() == ["7"])
      #expect(try reader.results(words: "hazel ", limit: 1).total == 2)
      try reader.rebuild()
      #expect(try reader.all() == ["7"])
      #expect(try reader.results(words: "hazel ", limit: 1).total == 2)
    }
  }

  @Test func expiredItemsAreClearedAwayAndCountedOut() throws {
    let folder = try Scratch()
    var short = (0..<300).map { item("s\($0)", "rowan") }
    for place in short.indices { short[place].expires = present.timeIntervalSince1970 + 60 }
    try makeIndex(try Store(file: folder.database)).add(short + [item("kept", "rowan")])
    let later = try makeIndex(try Store(file: folder.database), now: present + 7_200)
    try later.add([item("new", "rowan")])
    #expect(try later.statistics().items == 2)
    #expect(try later.all() == ["kept", "new"])
    #expect(try later.results(words: "rowan ", limit: 1).total == 2)
  }

  @Test func ofSeveralItemsWithOneIdentifierTheLastCounts() throws {
    let index = try makeIndex()
    var change = IndexItem(identifier: "a", attributes: ["rating": .integer(5)])
    change.isUpdate = true
    try index.add([item("a", "first"), item("b", "other"), item("a", "second"), change])
    #expect(try index.all() == ["a", "b"])
    #expect(
      try index.items(of: "app").first?.attributes == ["title": .string("second"), "rating": .integer(5)])
    #expect(try index.search(words: "first ").isEmpty)
    #expect(try index.statistics().items == 2)
  }

  @Test func whatTheAppNotesAsChosenRises() throws {
    let index = try makeIndex()
    try index.add((0..<30).map { item("\($0)", "orchard \($0)") })
    try index.add([item("12", "orchard elsewhere")], app: "other")
    try index.noteOpening(of: "12", of: "app")
    try index.noteOpening(of: "missing", of: "app")
    let best = try #require(try index.search(words: "orchard ", limit: 1).first)
    #expect(best.app == "app" && best.item.identifier == "12")
  }
}

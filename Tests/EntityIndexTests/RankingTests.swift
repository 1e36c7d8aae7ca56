import EntityIndex
import Foundation
import IntentWire
import Store
import Testing

/// That what is passed over could not have been among the best, and what makes an item better.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct RankingTests {
  private static let words = [
    "amber", "birch", "cedar", "dune", "ember", "fern", "grove", "heron", "iris", "juniper", "kelp", "larch",
    "maple", "nettle", "otter", "pine",
  ]

  /// A random item of few words, so that many are equally good.
  private func randomItem(_ number: Int, _ random: inout SystemSeed) -> IndexItem {
    func some(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &random)).map { _ in
        Self.words[min(Int.random(in: 0..<16, using: &random), Int.random(in: 0..<16, using: &random))]
      }.joined(separator: " ")
    }
    var attributes: [String: IntentValue] = ["contentDescription": .string(some(0...6))]
    if Bool.random(using: &random) {
      attributes["keywords"] = .list([.string(some(1...1)), .string(some(1...1))])
    }
    let age = Double(Int.random(in: 0...300, using: &random)) * 86_400
    attributes["contentModificationDate"] = .date(
      DateValue(present.addingTimeInterval(-age), timeZone: .gmt))
    return item(
      "\(number)", some(1...5), domain: "d\(number % 3)",
      priority: Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: -5...9, using: &random) : 0,
      attributes)
  }

  /// The best few are the first of all: nothing that was passed over is better.
  @Test(arguments: 0..<3)
  func theBestFewAreTheFirstOfAll(seed: Int) throws {
    var random = SystemSeed(state: UInt64(seed) &* 977 &+ 5)
    let index = try makeIndex()
    var kept: [Int: IndexItem] = [:]
    var number = 0
    for _ in 0..<10 {
      var items: [IndexItem] = []
      for _ in 0..<Int.random(in: 1...120, using: &random) {
        number += 1
        items.append(randomItem(number, &random))
        kept[number] = items.last
      }
      try index.add(items)
      let gone = kept.keys.sorted().filter { _ in Int.random(in: 0..<30, using: &random) == 0 }
      for key in gone { kept[key] = nil }
      try index.apply(IndexUpdate(removals: [.identifiers(gone.map { "\($0)" })]), of: "app")
    }
    for (number, opened) in kept.sorted(by: { $0.key < $1.key }).prefix(400) where number % 40 == 0 {
      try index.noteOpening(of: IndexMatch(app: "app", index: "", item: opened, score: 1))
    }
    for _ in 0..<15 {
      let first = Self.words.randomElement(using: &random) ?? ""
      let second = Self.words.randomElement(using: &random) ?? ""
      for text in [
        first + " ", String(first.prefix(2)), "\(first) \(second) ", "\(first) \(second.prefix(2))",
      ] {
        let all = try index.search(words: text, limit: 0)
        #expect(Set(all.map(\.item.identifier)).count == all.count)
        for limit in [1, 3, 10, 100] {
          let few = try index.search(words: text, limit: limit)
          // A single word is ranked by itself; several are ranked again for standing together, among the best only.
          if !text.dropLast().contains(" ") {
            #expect(
              few.map(\.item.identifier) == all.prefix(limit).map(\.item.identifier), "\(text) \(limit)")
          } else {
            #expect(few.count == min(limit, all.count), "\(text) \(limit)")
            // What is found is worth the same, whether something was passed over or not.
            let scores = Dictionary(uniqueKeysWithValues: all.map { ($0.item.identifier, $0.score) })
            #expect(few.allSatisfy { scores[$0.item.identifier] == $0.score }, "\(text) \(limit)")
            #expect(few.first?.score == all.first?.score, "\(text) \(limit)")
          }
        }
        expectRight(all, text, kept)
      }
    }
  }

  /// Checks against the items themselves which must be found, and in which groups.
  private func expectRight(_ found: [IndexMatch], _ text: String, _ kept: [Int: IndexItem]) {
    let wanted = text.split(separator: " ").map(String.init)
    let isOpen = text.last != " "
    func count(_ item: IndexItem) -> Int {
      let theirs = Set(
        item.attributes.values.flatMap(\.elements).compactMap(\.text).flatMap { $0.split(separator: " ") }
          .map(String.init))
      return Set(
        wanted.indices.filter { index in
          isOpen && index == wanted.count - 1
            ? theirs.contains { $0.hasPrefix(wanted[index]) } : theirs.contains(wanted[index])
        }.map { wanted[$0] }
      ).count
    }
    let different = Set(wanted).count
    let expected = kept.values.filter { count($0) * 2 >= different }.map(\.identifier)
    #expect(Set(found.map(\.item.identifier)) == Set(expected), "\(text)")
    // Those with all words come first.
    let counts = found.map { count($0.item) == different }
    #expect(counts == counts.filter { $0 } + counts.filter { !$0 }, "\(text)")
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.score >= $1.score }, "\(text)")
  }

  /// The order does not depend on how the index came about.
  @Test func theOrderIsThatOfTheItems() throws {
    var random = SystemSeed(state: 4)
    let items = (0..<3_000).map { randomItem($0, &random) }
    let folder = try Scratch()
    let single = try makeIndex(try Store(file: folder.database))
    for start in stride(from: 0, to: items.count, by: 137) {
      try single.add(Array(items[start..<min(start + 137, items.count)]))
    }
    let whole = try makeIndex()
    try whole.add(items)
    for text in ["cedar", "dune ", "ember fern", "otter pi", "pine kelp"] {
      let expected = try whole.search(words: text, limit: 50)
      #expect(try single.search(words: text, limit: 50) == expected)
      try single.rebuild()
      #expect(try single.search(words: text, limit: 50) == expected)
    }
  }

  @Test func whatWasOpenedRises() throws {
    let index = try makeIndex()
    try index.add((0..<30).map { item("\($0)", "orchard \($0)") })
    let before = try index.search(words: "orchard", limit: 30)
    let last = try #require(before.last)
    try index.noteOpening(of: last)
    #expect(try index.search(words: "orchard", limit: 3).first?.item.identifier == last.item.identifier)
    // It stays on top when it is indexed again, and fades in time.
    try index.add([item(last.item.identifier, "orchard again")])
    #expect(try index.search(words: "orchard", limit: 3).first?.item.identifier == last.item.identifier)
  }

  @Test func newerItemsComeFirstAmongEqualOnes() throws {
    let index = try makeIndex()
    func day(_ age: Double) -> [String: IntentValue] {
      ["contentModificationDate": .date(DateValue(present.addingTimeInterval(-age * 86_400), timeZone: .gmt))]
    }
    try index.add([
      item("old", "harvest", day(200)), item("new", "harvest", day(1)), item("mid", "harvest", day(30)),
    ])
    #expect(try index.search(words: "harvest").map(\.item.identifier) == ["new", "mid", "old"])
  }

  @Test func wordsThatStandTogetherComeFirst() throws {
    let index = try makeIndex()
    try index.add([
      item("apart", "lake and misty path"), item("phrase", "the misty lake path"),
      item("whole", "misty lake"),
      item("begin", "misty lake loop"),
    ])
    #expect(
      try index.search(words: "misty lake ", limit: 4).map(\.item.identifier) == [
        "whole", "begin", "phrase", "apart",
      ])
  }
}

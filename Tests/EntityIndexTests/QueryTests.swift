import EntityIndex
import Foundation
import IntentWire
import Testing

@Suite struct QueryTests {
  private func day(_ offset: Double) -> IntentValue {
    .date(DateValue(present.addingTimeInterval(offset * 86_400), timeZone: .gmt))
  }

  private func library() throws -> EntityIndex {
    let index = try makeIndex()
    try index.add([
      item(
        "1", "Café Society", domain: "notes.work",
        ["rating": .integer(4), "dueDate": day(0), "keywords": .list([.string("coffee"), .string("Paris")])]),
      item("2", "cafeteria plan", domain: "notes", ["rating": .integer(2), "dueDate": day(-1)]),
      item("3", "The MyBigProject file", ["rating": .number(4.5), "isStreamable": .boolean(true)]),
      item(
        "4", "50% \"off\" * today",
        ["dueDate": day(10), "authors": .list([.person(PersonValue(name: "Tim Ng"))])]),
    ])
    return index
  }

  @Test(arguments: [
    ("title == \"Café Society\"", ["1"]),
    ("title == \"café society\"", []),
    ("title == \"cafe society\"cd", ["1"]),
    ("title == 'caf*'cd", ["1", "2"]),
    ("title == \"*plan\"", ["2"]),
    ("title = \"*e*i*\"", ["2", "3"]),
    ("title ==[cd] '*CAFE*'", ["1", "2"]),
    ("title == \"big project\"cw", ["3"]),
    ("title == \"project big\"cw", []),
    ("title == \"project big\"ct", ["3"]),
    ("title == \"caf*\"cdw", ["1", "2"]),
    ("title == \"50% \\\"off\\\" \\* today\"", ["4"]),
    ("title == *", ["1", "2", "3", "4"]),
    ("rating == *", ["1", "2", "3"]),
    ("rating >= 4", ["1", "3"]),
    ("rating < 4 || rating > 4.2", ["2", "3"]),
    ("rating != 4", ["2", "3", "4"]),
    ("!(rating >= 4)", ["2", "4"]),
    ("rating >= 4 && title == \"*file\"", ["3"]),
    ("InRange(rating, 2, 4)", ["1", "2"]),
    ("keywords == \"paris\"c", ["1"]),
    ("** == \"*offee\"", ["1"]),
    ("isStreamable == true", ["3"]),
    ("streamable == 1", ["3"]),
    ("authors == \"Tim*\"", ["4"]),
    ("domainIdentifier == \"notes*\"", ["1", "2"]),
    ("uniqueIdentifier == '3'", ["3"]),
    ("kMDItemTitle == \"caf*\"cd", ["1", "2"]),
    ("dueDate >= $time.today && dueDate < $time.today(1)", ["1"]),
    ("dueDate < $time.today", ["2"]),
    ("dueDate > $time.now(3600)", ["4"]),
    ("InRange(dueDate, $time.yesterday, $time.now)", ["1", "2"]),
    ("InRange(dueDate, $time.this_week, $time.this_week(1))", ["1", "2"]),
    ("dueDate >= $time.this_month && dueDate <= $time.this_year(1)", ["1", "2", "4"]),
    ("dueDate > $time.iso(2026-03-20T00:00:00Z)", ["4"]),
    ("dueDate > $time.iso('2026-03-20')", ["4"]),
    ("(title == \"x\" || (rating > 4))", ["3"]),
  ])
  func queriesFindWhatTheySay(query: String, expected: [String]) throws {
    #expect(try library().identifiers(query) == expected)
  }

  @Test(arguments: [
    "", "title", "title ==", "== 3", "title == \"open", "(rating > 3", "rating > 3)", "rating > 3 &&",
    "rating >> 3", "InRange(rating, 1)", "dueDate > $time.nonsense", "dueDate > $tim", "swift runtime",
    "title == \"a\\", "1 == 1", "InRange(rating, \"a\", \"b\")", "dueDate > $time.today(x)",
  ])
  func wrongQueriesAreRefusedWithAPlace(query: String) throws {
    let index = try library()
    let fault = #expect(throws: WireFault.self) { try index.identifiers(query) }
    #expect(fault?.code == .invalidParameters)
    #expect(fault?.message.contains("expected") == true)
  }

  @Test func filtersAndLimitsNarrow() throws {
    let index = try library()
    #expect(
      try index.identifiers("rating == *", filters: ["rating > 3", "title == \"*c*\"c"]) == ["1", "3"])
    let query = IndexQuery(text: .expression("rating == *"), limit: 2)
    #expect(try index.search(query, of: "app").map(\.identifier) == ["1", "2"])
    #expect(throws: WireFault.self) { try index.identifiers("rating == *", filters: ["("]) }
  }

  @Test func anIndexIsSearchedAloneOrWithTheOthers() throws {
    let index = try library()
    try index.add([item("9", "Café Noir")], index: "second")
    func found(_ name: String?) throws -> [String] {
      try index.search(IndexQuery(index: name, text: .expression("title == \"Café*\"")), of: "app")
        .map(\.identifier)
    }
    #expect(try found(nil) == ["1", "9"])
    #expect(try found("") == ["1"])
    #expect(try found("second") == ["9"])
  }

  @Test func betterItemsComeFirst() throws {
    let index = try makeIndex()
    try index.add([
      item("a", "x"), item("b", "x", priority: 2), item("c", "x", ["rankingHint": .integer(5)]),
    ])
    #expect(try index.identifiers("title == x") == ["b", "c", "a"])
  }

  @Test func deepAndLongQueriesAreBounded() throws {
    let index = try library()
    #expect(throws: WireFault.self) { try index.identifiers(String(repeating: "(", count: 5_000)) }
    #expect(throws: WireFault.self) {
      try index.identifiers(String(repeating: "!", count: 5_000) + "rating > 1")
    }
    #expect(throws: WireFault.self) {
      try index.identifiers("title == \"" + String(repeating: "x", count: 20_000) + "\"")
    }
    let long = Array(repeating: "rating > 3", count: 500).joined(separator: " && ")
    #expect(try index.identifiers(long) == ["1", "3"])
    let stars = "title == \"" + String(repeating: "*a", count: 400) + "\""
    #expect(try index.identifiers(stars).isEmpty)
  }

  @Test func randomQueriesNeverCrash() throws {
    let index = try library()
    var generator = SystemSeed(state: 20_260_318)
    let pieces = [
      "title", "rating", "==", "!=", "<", ">=", "&&", "||", "!", "(", ")", "\"", "'", "*", "**", "caf", "4",
      "-1e9",
      "$time.", "$time.today", "(1)", "InRange", ",", "c", "w", "t", "[", "]", "\\", " ", "é", "🏔", "\u{0}",
      "nan", "inf",
    ]
    var understood = 0
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      if (try? index.identifiers(text)) != nil { understood += 1 }
    }
    #expect(understood < 3_000)
  }
}

/// A small generator, so that every run tries the same queries.
struct SystemSeed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 33
    mixed = mixed &* 0xff51_afd7_ed55_8ccd
    mixed ^= mixed >> 33
    return mixed
  }
}

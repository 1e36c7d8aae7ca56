import EntityIndex
import Foundation
import IntentWire
import Testing

/// That queries find the same, whether the index leaves items out beforehand or every item is looked at.
@Suite struct NarrowingTests {
  private static let pieces = [
    "lake", "Lake", "LAKE", "lakeside", "misty", "McDonald", "iPhone", "don't", "o'clock", "café", "Straße",
    "42",
    "lake-house", "sea_side", "x2y", "don", "phone", "clock", "cafe", "东京", "mistyLake", "ends.", "50%",
  ]

  private func text(_ range: ClosedRange<Int>, _ random: inout SystemSeed) -> String {
    (0..<Int.random(in: range, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : ", ")
  }

  private func value(_ random: inout SystemSeed) -> IntentValue {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .person(PersonValue(name: text(1...2, &random)))
    case 1: .list([.string(text(1...1, &random)), .string(text(1...2, &random))])
    case 2: .integer(Int.random(in: 40...44, using: &random))
    case 3: .url(URL(filePath: "/" + (Self.pieces.randomElement(using: &random) ?? "")))
    default: .string(text(0...4, &random))
    }
  }

  private func pattern(_ random: inout SystemSeed) -> String {
    var piece = text(1...2, &random)
    if Bool.random(using: &random) {
      let cut = Int.random(in: 0...piece.count, using: &random)
      piece = String(Bool.random(using: &random) ? piece.prefix(cut) : piece.dropFirst(cut))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...piece.count, using: &random)
      piece.insert("*", at: piece.index(piece.startIndex, offsetBy: place))
    }
    let options = ["", "c", "cd", "cdw", "w", "t", "cdt"].randomElement(using: &random) ?? ""
    return "\"\(piece)\"\(options)"
  }

  private func expression(_ depth: Int, _ random: inout SystemSeed) -> String {
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
      if Int.random(in: 0..<6, using: &random) == 0 {
        return "uniqueIdentifier == \"\(Int.random(in: 0..<320, using: &random))\""
      }
      let name = ["title", "keywords", "authors", "textContent", "title"].randomElement(using: &random) ?? ""
      return "\(name) == \(pattern(&random))"
    }
    let (left, right) = (expression(depth - 1, &random), expression(depth - 1, &random))
    return switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: "(\(left) && \(right))"
    case 2, 3: "(\(left) || \(right))"
    default: "(!(\(left)) && \(right))"
    }
  }

  @Test(.long, arguments: 0..<4)
  func nothingIsLeftOut(seed: Int) throws {
    var random = SystemSeed(state: UInt64(seed) &* 31 &+ 3)
    let index = try makeIndex()
    for batch in 0..<6 {
      let items = (0..<50).map { number in
        var attributes: [String: IntentValue] = [:]
        for name in ["title", "keywords", "authors", "textContent"] where Bool.random(using: &random) {
          attributes[name] = value(&random)
        }
        return item("\(batch * 50 + number)", nil, attributes)
      }
      try index.add(items)
    }
    // Not every word of a long text is among those by which it is found.
    let long = String(repeating: "filler words ", count: 1_600) + text(1...1, &random)
    try index.add([item("long", nil, ["title": .string(long)])])
    try index.apply(IndexUpdate(removals: [.identifiers(["7", "70", "170"])]), of: "app")
    var found = 0
    for _ in 0..<60 {
      let expression = expression(2, &random)
      let narrowed = try index.identifiers(expression)
      // What is negated is never narrowed.
      #expect(try narrowed == index.identifiers("!(!(\(expression)))"), "\(expression)")
      found += narrowed.count
    }
    #expect(found > 50)
  }

  @Test func itemsOfOtherAppsStayOut() throws {
    let index = try makeIndex()
    try index.add([item("1", "misty lake")], app: "other")
    try index.add([item("1", "misty lake"), item("2", "misty hill")])
    try index.add([item("1", "misty pond")], index: "second")
    #expect(try index.identifiers("uniqueIdentifier == \"1\"") == ["1", "1"])
    #expect(try index.identifiers("title == \"misty*\"cdw") == ["1", "1", "2"])
    let query = IndexQuery(index: "second", text: .expression("title == \"misty*\""))
    #expect(try index.search(query, of: "app").map(\.identifier) == ["1"])
  }

  /// Whatever is typed is understood or refused with a reason.
  @Test(.long, arguments: 0..<4)
  func anyTextIsReadOrRefused(seed: Int) throws {
    let signs = [
      "title", "==", "!=", "<", ">=", "(", ")", "!", "&&", "||", "\"", "'", "*", "\\", "InRange(", ",",
      "$time.", "now",
      "iso(", "today(-1)", "1e400", "-3", "cdwt", "[c]", "é", "\u{0}", "🙂", " ", "**", "kMDItem",
      "uniqueIdentifier",
    ]
    var random = SystemSeed(state: UInt64(seed) &* 7_919 &+ 11)
    let index = try makeIndex()
    try index.add([item("1", "misty lake"), item("2", "a * b")])
    var (read, refused) = (0, 0)
    for _ in 0..<800 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
      do {
        _ = try index.identifiers(text)
        read += 1
      } catch let fault as WireFault {
        #expect(fault.message.contains("query"))
        refused += 1
      }
    }
    #expect(refused > 500)
    #expect(try index.identifiers("title == \"misty*\"") == ["1"])
    for deep in ["(", "!", "((!("] {
      #expect(throws: WireFault.self) { try index.identifiers(String(repeating: deep, count: 2_000)) }
    }
    _ = read
  }
}

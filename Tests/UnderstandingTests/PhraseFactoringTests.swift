import Testing

@testable import Understanding

@Suite("What choices have in common")
struct PhraseFactoringTests {
  @Test(
    "is written once",
    arguments: [
      ("(can you|can we|could we)", "(can (you|we)|could we)"),
      ("(a b c|a d c)", "a (b|d) c"),
      ("(a|a b)", "a [b]"),
      ("(a b|b)", "[a] b"),
      ("(new|open (new|old))", "(new|open (new|old))"),
      ("{x} (to <y>|in <y>)+", "{x} ((to|in) <y>)+"),
      ("[(a b|a c)]", "[a (b|c)]"),
    ])
  func examples(written: String, factored: String) throws {
    #expect(try PhraseParser.parse(written).factored.description == factored)
  }

  @Test("changes nothing that a phrase says", arguments: 0..<400)
  func language(seed: UInt64) {
    var random = Randomness(seed: seed)
    let node = Self.node(&random, depth: 4)
    #expect(Self.sayings(of: node) == Self.sayings(of: node.factored), "\(node)")
  }

  private static func node(_ random: inout Randomness, depth: Int) -> PhraseNode {
    guard depth > 0 else { return .word(["a", "b", "c"][random.next(below: 3)]) }
    func parts(_ random: inout Randomness) -> [PhraseNode] {
      (0..<1 + random.next(below: 3)).map { _ in node(&random, depth: depth - 1 - random.next(below: 2)) }
    }
    switch random.next(below: 8) {
    case 0: return .slot("s")
    case 1: return .value(parameter: "v", text: "1")
    case 2: return .optional(node(&random, depth: depth - 1))
    case 3, 4: return .sequence(parts(&random))
    case 5: return .word("d")
    default: return .choice(parts(&random))
    }
  }

  /// All that a part without repetition can say.
  private static func sayings(of node: PhraseNode) -> Set<String> {
    switch node {
    case .word, .slot, .value, .rule: [node.description + " "]
    case .optional(let part): sayings(of: part).union([""])
    case .choice(let choices): choices.reduce(into: []) { $0.formUnion(sayings(of: $1)) }
    case .repeated(let part): sayings(of: part)
    case .sequence(let parts):
      parts.reduce(into: [""]) { all, part in
        let more = sayings(of: part)
        all = Set(all.flatMap { begun in more.map { begun + $0 } })
      }
    }
  }
}

/// What the phrases of one file share: rules and slots of their own, and what was built of them.
final class PhraseScope {
  /// The rules that other scopes share.
  let shared: PhraseRules
  /// The rules that only these phrases have.
  let own: [String: PhraseNode]
  /// The slots that they may use, by name.
  let slots: [String: Automaton.Slot]
  /// The fragments of rules and of parts with slots.
  var rulesBuilt: [String: PhraseFragment] = [:]
  var partsBuilt: [AutomatonBuilder.PartKey: PhraseFragment] = [:]

  init(
    _ shared: PhraseRules = PhraseRules(), own: [String: PhraseNode] = [:],
    slots: [String: Automaton.Slot] = [:]
  ) {
    (self.shared, self.own, self.slots) = (shared, own, slots)
  }

  /// The content of a rule; `nil` for one that is not of these phrases alone.
  func rule(_ name: String) -> PhraseNode? { own[name] ?? shared.rules[name] }

  /// The names of all rules of these phrases.
  var ruleNames: Set<String> { Set(own.keys).union(shared.rules.keys) }
}

/// Rules that several scopes share, and what was built of them.
final class PhraseRules {
  /// A part with the content of rules in their place.
  struct Whole {
    var number: Int32
    var hasSlots: Bool
  }

  let rules: [String: PhraseNode]
  /// Parts that use none of a scope's own rules, by number.
  var wholes: [Int32: Whole] = [:]
  /// The fragments of parts without slots.
  var partsBuilt: [AutomatonBuilder.PartKey: PhraseFragment] = [:]
  private var used: [String: Set<String>] = [:]

  init(_ rules: [String: PhraseNode] = [:]) { self.rules = rules }

  /// The rules that a rule uses, and those that they use.
  func rules(in name: String) -> Set<String> {
    if let known = used[name] { return known }
    var found: Set<String> = []
    var open = rules[name]?.rules ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += rules[next]?.rules ?? [] }
    }
    used[name] = found
    return found
  }
}

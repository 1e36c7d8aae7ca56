extension AutomatonBuilder {
  /// A part of a phrase, ready to be built.
  enum Part {
    case part(PhrasePart)
    /// A word of an App Shortcut phrase with the words that may stand for it.
    case word(String, synonyms: [String])
    /// A word that may be missing at a price.
    case loose(String)
    case appName
    case argument(Automaton.Slot)

    /// A part that only one phrase has.
    static func node(_ node: PhraseNode) -> Part { .part(PhrasePart(node)) }
  }

  /// What makes two parts equal: what they say, and for those with slots the intent whose slots they are.
  struct PartKey: Hashable {
    var text: Int32
    var intent: Int32 = -1
  }

  /// What makes parts equal.
  ///
  /// Apps share what they say in the same words, also by rules of their own, up to the first slot.
  func key(of part: Part, _ accept: Automaton.Accept, _ scope: PhraseScope) -> PartKey {
    switch part {
    case .part(let part): key(of: part, accept, scope)
    case .word(let word, _): PartKey(text: texts.number(of: "\"" + word))
    case .loose(let word): PartKey(text: texts.number(of: "~" + word))
    case .appName: PartKey(text: texts.number(of: "@"))
    case .argument(let slot):
      PartKey(
        text: texts.number(
          of: "{\(slot.number) \(slot.kind.rawValue) \(slot.isList) \(slot.dimension ?? "")"))
    }
  }

  private func key(of part: PhrasePart, _ accept: Automaton.Accept, _ scope: PhraseScope) -> PartKey {
    if part.number < 0 { part.number = texts.number(of: part.node.description) }
    // It means something else in another intent where it has slots, or rules that may have some.
    let hasRules = part.rules.contains { scope.rule($0) != nil }
    guard part.hasSlots || hasRules else { return PartKey(text: part.number) }
    guard accept.app >= 0, hasRules else { return PartKey(text: part.number, intent: accept.intent) }
    let whole = whole(of: part, scope)
    return PartKey(text: whole.number, intent: whole.hasSlots ? accept.intent : -1)
  }

  /// The part with the content of rules in their place.
  private func whole(of part: PhrasePart, _ scope: PhraseScope) -> PhraseRules.Whole {
    let isShared =
      scope.own.isEmpty
      || part.rules.allSatisfy {
        scope.own[$0] == nil && scope.shared.rules(in: $0).isDisjoint(with: scope.own.keys)
      }
    if isShared, let known = scope.shared.wholes[part.number] { return known }
    var text = ""
    let hasSlots = part.node.write(to: &text, depth: Self.maximumRuleDepth, scope.rule)
    let whole = PhraseRules.Whole(number: texts.number(of: text), hasSlots: hasSlots)
    if isShared { scope.shared.wholes[part.number] = whole }
    return whole
  }
}

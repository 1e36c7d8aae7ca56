// What parts of phrases say, as passages.
extension AutomatonBuilder {
  /// The fragment of a part; what has no slots is the same for all intents.
  func fragment(
    of part: PhrasePart, _ key: PartKey, _ scope: PhraseScope, lexicon: inout Lexicon
  ) throws(Problem) -> PhraseFragment {
    let isCommon = key.intent < 0
    if let built = isCommon ? scope.shared.partsBuilt[key] : scope.partsBuilt[key] { return built }
    let fragment = try fragment(of: part.node.factored, scope, depth: 0, lexicon: &lexicon)
    if isCommon { scope.shared.partsBuilt[key] = fragment } else { scope.partsBuilt[key] = fragment }
    return fragment
  }

  private func fragment(
    of node: PhraseNode, _ scope: PhraseScope, depth: Int, lexicon: inout Lexicon
  ) throws(Problem) -> PhraseFragment {
    var fragment = PhraseFragment()
    try grow(
      &fragment, by: node, from: PhraseFragment.start, to: PhraseFragment.end, scope, depth: depth,
      lexicon: &lexicon)
    return fragment
  }

  private func grow(
    _ fragment: inout PhraseFragment, by node: PhraseNode, from: Int32, to: Int32, _ scope: PhraseScope,
    depth: Int, lexicon: inout Lexicon
  ) throws(Problem) {
    guard fragment.cost < Self.maximumEdges else { throw Self.tooLarge }
    switch node {
    case .word(let word): fragment.add(.word, from: from, to: to, label: lexicon.intern(word, .phrase))
    case .sequence(let parts):
      var place = from
      for (index, part) in parts.enumerated() {
        let next = index == parts.count - 1 ? to : fragment.addPlace()
        try grow(&fragment, by: part, from: place, to: next, scope, depth: depth, lexicon: &lexicon)
        place = next
      }
      if parts.isEmpty { fragment.add(.free, from: from, to: to) }
    case .choice(let choices):
      for choice in choices {
        try grow(&fragment, by: choice, from: from, to: to, scope, depth: depth, lexicon: &lexicon)
      }
    case .optional(let part):
      try grow(&fragment, by: part, from: from, to: to, scope, depth: depth, lexicon: &lexicon)
      fragment.add(.free, from: from, to: to)
    case .repeated(let part):
      let (start, end) = (fragment.addPlace(), fragment.addPlace())
      fragment.add(.free, from: from, to: start)
      try grow(&fragment, by: part, from: start, to: end, scope, depth: depth, lexicon: &lexicon)
      fragment.add(.free, from: end, to: start)
      fragment.add(.free, from: end, to: to)
    case .slot(let name):
      guard let slot = scope.slots[name] else {
        throw Problem(description: "The intent has no parameter “\(name)”")
      }
      fragment.add(.slot, from: from, to: to, label: slots.number(of: slot))
    case .value(let parameter, let text):
      let base = parameter.split(separator: ".").first.map(String.init) ?? parameter
      guard scope.slots[base] != nil else {
        throw Problem(description: "The intent has no parameter “\(parameter)”")
      }
      fragment.add(
        .free, from: from, to: to, label: marks.number(of: .init(parameter: parameter, text: text)))
    case .rule(PhraseNode.appRule): fragment.add(.appName, from: from, to: to)
    case .rule(let name):
      fragment.add(try rule(name, scope, depth: depth, lexicon: &lexicon), from: from, to: to)
    }
  }

  /// The fragment of a rule.
  private func rule(
    _ name: String, _ scope: PhraseScope, depth: Int, lexicon: inout Lexicon
  ) throws(Problem) -> PhraseFragment {
    if let built = scope.rulesBuilt[name] { return built }
    // A rule that all files share means the same in all that have no rules of their own by the names it uses.
    let isShared = scope.rule(name) == nil && !shared.rules(in: name).contains { scope.rule($0) != nil }
    if isShared, let built = sharedBuilt[name] { return built }
    guard let content = scope.rule(name) ?? shared.rules[name] else {
      let known = scope.ruleNames.union(shared.rules.keys).sorted()
      throw Problem(description: "There is no rule “\(name)”; known are \(known)")
    }
    guard depth < Self.maximumRuleDepth else {
      throw Problem(description: "The rule “\(name)” refers to itself or nests too deep")
    }
    let fragment = try fragment(of: content.factored, scope, depth: depth + 1, lexicon: &lexicon)
    if isShared { sharedBuilt[name] = fragment } else { scope.rulesBuilt[name] = fragment }
    return fragment
  }
}

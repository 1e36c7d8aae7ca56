import IntentWire

/// Collects phrases and lays them out as an ``Automaton``.
///
/// Equal beginnings of phrases are built once: from a node, every part of a phrase leads to one node, which
/// all phrases with that part share. What a part says is built once, as a ``PhraseFragment``, and put wherever it is
/// used. A class, because it grows by many thousand small steps.
final class AutomatonBuilder {
  /// A part of a phrase, ready to be built.
  enum Part {
    case node(PhraseNode)
    /// A word of an App Shortcut phrase with the words that may stand for it.
    case word(String, synonyms: [String])
    /// A word that may be missing at a price.
    case loose(String)
    case appName
    case argument(Automaton.Slot)

    /// What makes two parts equal.
    var key: String {
      switch self {
      case .node(let node): node.description
      case .word(let word, _): "\"\(word)"
      case .loose(let word): "~\(word)"
      case .appName: "@"
      case .argument(let slot): "{\(slot.number) \(slot.kind) \(slot.isList) \(slot.dimension ?? "")"
      }
    }
  }

  /// The most passages that one phrase may add.
  static let maximumEdges = 4_000
  /// The deepest chain of rules.
  static let maximumRuleDepth = 8
  /// The price of a word from the same group of verbs.
  static let synonymCost: Float = 0.1
  /// The price of a missing article.
  static let missingCost: Float = 0.05

  private struct Step: Hashable {
    var node: Int32
    var key: String
  }

  struct Node {
    var app: Int32 = -1
    var insideSlot: Int32 = -1
    var afterSlot: Int32 = -1
  }

  /// A problem with a phrase file, with the phrase.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let shared: [String: PhraseNode]
  /// Fragments of rules that all files share, and the rules that each of them uses.
  private var sharedBuilt: [String: PhraseFragment] = [:]
  private var used: [String: Set<String>] = [:]
  private(set) var nodes = [Node()]
  private(set) var words = Passages()
  private(set) var free = Passages()
  private(set) var slotEdges = Passages()
  private(set) var ends = Passages()
  private var steps: [Step: Int32] = [:]
  private(set) var slots = Numbered<Automaton.Slot>()
  private(set) var marks = Numbered<Automaton.Mark>()
  private(set) var accepts: [Automaton.Accept] = []
  private var edgesLeft = 0

  init(rules: [String: PhraseNode]) { shared = rules }

  /// Adds a phrase, whose rules and slots are those of its scope.
  func add(
    _ parts: [Part], accept: Automaton.Accept, in scope: PhraseScope = PhraseScope(), lexicon: inout Lexicon
  ) throws(Problem) {
    edgesLeft = Self.maximumEdges
    var node = Automaton.root
    for part in parts {
      let key = key(of: part, accept, scope)
      let step = Step(node: node, key: key)
      if let next = steps[step] {
        node = next
        continue
      }
      let next = addNode()
      try build(part, key, scope, from: node, to: next, lexicon: &lexicon)
      steps[step] = next
      node = next
    }
    ends.add(from: node, to: Int32(accepts.count), label: accept.app)
    accepts.append(accept)
  }

  /// What makes parts equal.
  ///
  /// Apps share what they say in the same words, also by rules of their own, up to the first slot.
  private func key(of part: Part, _ accept: Automaton.Accept, _ scope: PhraseScope) -> String {
    guard isOwn(part, scope) else { return part.key }
    guard accept.app >= 0, case .node(let node) = part else { return part.key + accept.ownKey }
    let whole = node.resolved(scope.rules, depth: Self.maximumRuleDepth)
    return whole.slots.isEmpty ? whole.description : whole.description + accept.ownKey
  }

  /// Whether the part means something else in another intent: it has slots, or rules that may have some.
  private func isOwn(_ part: Part, _ scope: PhraseScope) -> Bool {
    guard case .node(let node) = part else { return false }
    return !node.slots.isEmpty || node.rules.contains { scope.rules[$0] != nil }
  }

  /// Whether any slot takes an amount with a unit.
  var hasQuantities: Bool {
    slots.elements.contains { [.duration, .money, .measurement, .quantity, .percent].contains($0.kind) }
  }

  private func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private func build(
    _ part: Part, _ key: String, _ scope: PhraseScope, from: Int32, to: Int32, lexicon: inout Lexicon
  ) throws(Problem) {
    switch part {
    case .node(.word(let word)): addWord(word, from: from, to: to, cost: 0, &lexicon)
    case .node(let node):
      let fragment: PhraseFragment
      if let built = scope.partsBuilt[key] {
        fragment = built
      } else {
        fragment = try self.fragment(of: node.factored, scope, depth: 0, lexicon: &lexicon)
        scope.partsBuilt[key] = fragment
      }
      try add(fragment, from: from, to: to)
    case .word(let word, let synonyms):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      for synonym in synonyms where synonym != word {
        addWord(synonym, from: from, to: to, cost: Self.synonymCost, &lexicon)
      }
    case .loose(let word):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      free.add(from: from, to: to, label: -1, cost: Self.missingCost)
    case .appName: addApp(from: from, to: to)
    case .argument(let slot): addSlot(slots.number(of: slot), from: from, to: to)
    }
  }

  private func addWord(_ word: String, from: Int32, to: Int32, cost: Float, _ lexicon: inout Lexicon) {
    words.add(from: from, to: to, label: lexicon.intern(word, .phrase), cost: cost)
  }

  /// Lets the app's name lead from one node to another, and to others where it does so already.
  private func addApp(from: Int32, to: Int32) {
    if nodes[Int(from)].app < 0 { nodes[Int(from)].app = addNode() }
    free.add(from: nodes[Int(from)].app, to: to, label: -1)
  }

  private func addSlot(_ slot: Int32, from: Int32, to: Int32) {
    let inside = addNode()
    nodes[Int(inside)].insideSlot = slot
    nodes[Int(inside)].afterSlot = to
    slotEdges.add(from: from, to: to, label: slot, inside: inside)
  }

  /// Puts a fragment between two nodes.
  private func add(_ fragment: PhraseFragment, from: Int32, to: Int32) throws(Problem) {
    edgesLeft -= fragment.cost
    guard edgesLeft > 0 else { throw Self.tooLarge }
    let base = Int32(nodes.count) - 2
    nodes.append(contentsOf: repeatElement(Node(), count: Int(fragment.places) - 2))
    for passage in fragment.passages {
      let first = PhraseFragment.placed(passage.from, base, from, to)
      let last = PhraseFragment.placed(passage.to, base, from, to)
      switch passage.kind {
      case .word: words.add(from: first, to: last, label: passage.label)
      case .free: free.add(from: first, to: last, label: passage.label)
      case .slot: addSlot(passage.label, from: first, to: last)
      case .appName: addApp(from: first, to: last)
      }
    }
  }

  private static let tooLarge = Problem(
    description: "A phrase expands to more than \(maximumEdges) passages; split it")

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
    let isShared = scope.rules[name] == nil && rules(in: name).isDisjoint(with: scope.rules.keys)
    if isShared, let built = sharedBuilt[name] { return built }
    guard let content = scope.rules[name] ?? shared[name] else {
      let known = Set(scope.rules.keys).union(shared.keys).sorted()
      throw Problem(description: "There is no rule “\(name)”; known are \(known)")
    }
    guard depth < Self.maximumRuleDepth else {
      throw Problem(description: "The rule “\(name)” refers to itself or nests too deep")
    }
    let fragment = try fragment(of: content.factored, scope, depth: depth + 1, lexicon: &lexicon)
    if isShared { sharedBuilt[name] = fragment } else { scope.rulesBuilt[name] = fragment }
    return fragment
  }

  /// The rules that a shared rule uses, and those that they use.
  private func rules(in name: String) -> Set<String> {
    if let known = used[name] { return known }
    var found: Set<String> = []
    var open = shared[name]?.rules ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += shared[next]?.rules ?? [] }
    }
    used[name] = found
    return found
  }
}

/// Elements with a number each, equal ones with the same.
struct Numbered<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int32] = [:]

  /// The number of an element, new or known.
  mutating func number(of element: Element) -> Int32 {
    if let known = numbers[element] { return known }
    let number = Int32(elements.count)
    elements.append(element)
    numbers[element] = number
    return number
  }
}

extension Automaton.Accept {
  /// What keeps parts with slots of different intents apart.
  fileprivate var ownKey: String { "#\(intent)" }
}

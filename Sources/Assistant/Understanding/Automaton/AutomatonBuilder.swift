import IntentWire

/// Collects phrases and lays them out as an ``Automaton``.
///
/// Equal beginnings of phrases are built once: from a node, every part of a phrase leads to one node, which
/// all phrases with that part share. What a part says is built once, as a ``PhraseFragment``, and put wherever it is
/// used. A class, because it grows by many thousand small steps.
final class AutomatonBuilder {
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
    var key: PartKey
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

  /// The rules that all files share, and their fragments.
  let shared: PhraseRules
  var sharedBuilt: [String: PhraseFragment] = [:]
  /// The scope of phrases that have neither rules nor slots of their own.
  private let plain = PhraseScope()
  /// The numbers of what is written in parts.
  var texts = Numbered<String>()
  private(set) var nodes = [Node()]
  private(set) var words = Passages()
  private(set) var free = Passages()
  private(set) var slotEdges = Passages()
  private(set) var ends = Passages()
  private var steps: [Step: Int32] = [:]
  var slots = Numbered<Automaton.Slot>()
  var marks = Numbered<Automaton.Mark>()
  private(set) var accepts: [Automaton.Accept] = []
  private var edgesLeft = 0

  init(rules: [String: PhraseNode]) { shared = PhraseRules(rules) }

  /// Adds a phrase, whose rules and slots are those of its scope.
  func add(
    _ parts: [Part], accept: Automaton.Accept, in own: PhraseScope? = nil, lexicon: inout Lexicon
  ) throws(Problem) {
    let scope = own ?? plain
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

  /// Whether any slot takes an amount with a unit.
  var hasQuantities: Bool {
    slots.elements.contains { [.duration, .money, .measurement, .quantity, .percent].contains($0.kind) }
  }

  /// Whether any slot takes numbers with what is done with them.
  var hasSums: Bool { slots.elements.contains { $0.kind == .sum } }

  private func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private func build(
    _ part: Part, _ key: PartKey, _ scope: PhraseScope, from: Int32, to: Int32, lexicon: inout Lexicon
  ) throws(Problem) {
    switch part {
    case .part(let part):
      if case .word(let word) = part.node {
        addWord(word, from: from, to: to, cost: 0, &lexicon)
      } else {
        try add(fragment(of: part, key, scope, lexicon: &lexicon), from: from, to: to)
      }
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

  static let tooLarge = Problem(
    description: "A phrase expands to more than \(maximumEdges) passages; split it")
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

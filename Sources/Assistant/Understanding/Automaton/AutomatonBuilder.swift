import IntentWire

/// Collects phrases and lays them out as an ``Automaton``.
///
/// Equal beginnings of phrases are built once: from a node, every part of a phrase leads to one node, which
/// all phrases with that part share.
struct AutomatonBuilder {
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
      case .argument(let slot): "{\(slot.number)"
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

  private struct Node {
    var words: [Automaton.WordEdge] = []
    var free: [Automaton.FreeEdge] = []
    var slots: [Automaton.SlotEdge] = []
    var app: Int32 = -1
    var insideSlot: Int32 = -1
    var afterSlot: Int32 = -1
    var accepts: [Int32] = []
  }

  /// A problem with a phrase file, with the phrase.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let rules: [String: PhraseNode]
  private var nodes = [Node()]
  private var steps: [Step: Int32] = [:]
  private var slots: [Automaton.Slot] = []
  private var slotNumbers: [Automaton.Slot: Int32] = [:]
  private var marks: [Automaton.Mark] = []
  private var markNumbers: [Automaton.Mark: Int32] = [:]
  private var accepts: [Automaton.Accept] = []
  private var edgesLeft = 0

  init(rules: [String: PhraseNode]) { self.rules = rules }

  /// Adds a phrase; `slot` describes the slots by the names that the phrase uses.
  mutating func add(
    _ parts: [Part], accept: Automaton.Accept, lexicon: inout Lexicon,
    slot: (String) -> Automaton.Slot?
  ) throws(Problem) {
    edgesLeft = Self.maximumEdges
    var node = Automaton.root
    for part in parts {
      let step = Step(node: node, key: Self.isOwn(part, rules) ? part.key + accept.ownKey : part.key)
      if let next = steps[step] {
        node = next
        continue
      }
      let next = addNode()
      try build(part, from: node, to: next, lexicon: &lexicon, slot: slot)
      steps[step] = next
      node = next
    }
    nodes[Int(node)].accepts.append(Int32(accepts.count))
    accepts.append(accept)
  }

  /// Whether the part means something else in another intent: it has slots, which are the intent's own.
  private static func isOwn(_ part: Part, _ rules: [String: PhraseNode]) -> Bool {
    guard case .node(let node) = part else { return false }
    switch node {
    case .word: return false
    case .rule: return false
    default: return !node.slots.isEmpty
    }
  }

  private mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private mutating func build(
    _ part: Part, from: Int32, to: Int32, lexicon: inout Lexicon, slot: (String) -> Automaton.Slot?
  ) throws(Problem) {
    switch part {
    case .node(let node):
      try build(node, from: from, to: to, ruleDepth: 0, lexicon: &lexicon, slot: slot)
    case .word(let word, let synonyms):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      for synonym in synonyms where synonym != word {
        addWord(synonym, from: from, to: to, cost: Self.synonymCost, &lexicon)
      }
    case .loose(let word):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      nodes[Int(from)].free.append(.init(target: to, mark: -1, cost: Self.missingCost))
    case .appName: nodes[Int(from)].app = to
    case .argument(let slot): addSlot(slot, from: from, to: to)
    }
  }

  private mutating func addWord(
    _ word: String, from: Int32, to: Int32, cost: Float, _ lexicon: inout Lexicon
  ) {
    edgesLeft -= 1
    let id = lexicon.intern(word, .phrase)
    nodes[Int(from)].words.append(.init(word: id, target: to, cost: cost))
  }

  private mutating func addSlot(_ slot: Automaton.Slot, from: Int32, to: Int32) {
    edgesLeft -= 2
    let number: Int32
    if let known = slotNumbers[slot] {
      number = known
    } else {
      number = Int32(slots.count)
      slots.append(slot)
      slotNumbers[slot] = number
    }
    let inside = addNode()
    nodes[Int(inside)].insideSlot = number
    nodes[Int(inside)].afterSlot = to
    nodes[Int(from)].slots.append(.init(slot: number, inside: inside, target: to))
  }

  private mutating func build(
    _ node: PhraseNode, from: Int32, to: Int32, ruleDepth: Int, lexicon: inout Lexicon,
    slot: (String) -> Automaton.Slot?
  ) throws(Problem) {
    guard edgesLeft > 0 else {
      throw Problem(description: "A phrase expands to more than \(Self.maximumEdges) passages; split it")
    }
    switch node {
    case .word(let word): addWord(word, from: from, to: to, cost: 0, &lexicon)
    case .sequence(let parts):
      var place = from
      for (index, part) in parts.enumerated() {
        let next = index == parts.count - 1 ? to : addNode()
        try build(part, from: place, to: next, ruleDepth: ruleDepth, lexicon: &lexicon, slot: slot)
        place = next
      }
      if parts.isEmpty { addFree(from, to, mark: -1) }
    case .choice(let choices):
      for choice in choices {
        try build(choice, from: from, to: to, ruleDepth: ruleDepth, lexicon: &lexicon, slot: slot)
      }
    case .optional(let part):
      try build(part, from: from, to: to, ruleDepth: ruleDepth, lexicon: &lexicon, slot: slot)
      addFree(from, to, mark: -1)
    case .slot(let name):
      guard let description = slot(name) else {
        throw Problem(description: "The intent has no parameter “\(name)”")
      }
      addSlot(description, from: from, to: to)
    case .value(let parameter, let text):
      guard slot(parameter) != nil else {
        throw Problem(description: "The intent has no parameter “\(parameter)”")
      }
      let mark = Automaton.Mark(parameter: parameter, text: text)
      let number = markNumbers[mark] ?? Int32(marks.count)
      if Int(number) == marks.count {
        marks.append(mark)
        markNumbers[mark] = number
      }
      addFree(from, to, mark: number)
    case .rule(let name):
      guard let content = rules[name] else {
        throw Problem(description: "There is no rule “\(name)”; known are \(rules.keys.sorted())")
      }
      guard ruleDepth < Self.maximumRuleDepth else {
        throw Problem(description: "The rule “\(name)” refers to itself or nests too deep")
      }
      try build(content, from: from, to: to, ruleDepth: ruleDepth + 1, lexicon: &lexicon, slot: slot)
    }
  }

  private mutating func addFree(_ from: Int32, _ to: Int32, mark: Int32) {
    edgesLeft -= 1
    nodes[Int(from)].free.append(.init(target: to, mark: mark, cost: 0))
  }

  /// Lays the nodes out.
  func finish(lexicon: Lexicon) -> Automaton {
    var automaton = Automaton()
    for node in nodes {
      automaton.wordEdges.append(node.words.sorted { ($0.word, $0.target) < ($1.word, $1.target) })
      automaton.freeEdges.append(node.free)
      automaton.slotEdges.append(node.slots)
      automaton.accepts.append(
        node.accepts.sorted { (accepts[Int($0)].app, $0) < (accepts[Int($1)].app, $1) })
      automaton.appTarget.append(node.app)
      automaton.insideSlot.append(node.insideSlot)
      automaton.afterSlot.append(node.afterSlot)
    }
    automaton.slots = slots
    automaton.slotTraits = slots.map(Automaton.SlotTraits.init)
    automaton.marks = marks
    automaton.acceptTable = accepts
    completeWays(&automaton, lexicon)
    return automaton
  }

  /// Finds from every node the next step on the shortest way to the end of a phrase.
  private func completeWays(_ automaton: inout Automaton, _ lexicon: Lexicon) {
    var sources = [[(node: Int32, word: Int32, label: Int32)]](repeating: [], count: nodes.count)
    // Labels: 0 nothing, 1 a word, 2 a slot, 3 the app's name.
    for (index, node) in nodes.enumerated() {
      let from = Int32(index)
      for edge in node.words { sources[Int(edge.target)].append((from, edge.word, 1)) }
      for edge in node.free { sources[Int(edge.target)].append((from, -1, 0)) }
      for edge in node.slots { sources[Int(edge.target)].append((from, edge.slot, 2)) }
      if node.app >= 0 { sources[Int(node.app)].append((from, -1, 3)) }
      if node.afterSlot >= 0 { sources[Int(node.afterSlot)].append((from, -1, 0)) }
    }
    automaton.nextNode = [Int32](repeating: -1, count: nodes.count)
    automaton.nextStep = [Int32](repeating: 0, count: nodes.count)
    var reached = nodes.map { !$0.accepts.isEmpty }
    var layer = nodes.indices.filter { reached[$0] }
    while !layer.isEmpty {
      var next: [Int] = []
      var index = 0
      while index < layer.count {
        let target = layer[index]
        index += 1
        for source in sources[target] where !reached[Int(source.node)] {
          reached[Int(source.node)] = true
          automaton.nextNode[Int(source.node)] = Int32(target)
          automaton.nextStep[Int(source.node)] = source.label << 28 | max(0, source.word)
          // A passage without words is as near as its target, so it belongs to the same layer.
          if source.label == 0 { layer.append(Int(source.node)) } else { next.append(Int(source.node)) }
        }
      }
      layer = next
    }
  }
}

extension Automaton.Accept {
  /// What keeps parts with slots of different intents apart.
  fileprivate var ownKey: String { app >= 0 ? "" : "#\(intent)" }
}

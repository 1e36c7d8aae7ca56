import IntentWire

/// Collects phrases and lays them out as an ``Automaton``.
///
/// Equal beginnings of phrases are built once: from a node, every part of a phrase leads to one node, which
/// all phrases with that part share. A class, because it grows by many thousand small steps; edges are collected
/// in flat arrays and sorted by node at the end.
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

  private struct Node {
    var app: Int32 = -1
    var insideSlot: Int32 = -1
    var afterSlot: Int32 = -1
  }

  /// An edge with the node where it begins.
  private struct From<Edge> {
    var node: Int32
    var edge: Edge
  }

  /// A problem with a phrase file, with the phrase.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private let shared: [String: PhraseNode]
  /// The rules of the file whose phrases are being added.
  private var own: [String: PhraseNode] = [:]
  /// The slots that the phrase may use, by name.
  private var known: [String: Automaton.Slot] = [:]
  private var nodes = [Node()]
  private var words: [From<Automaton.WordEdge>] = []
  private var free: [From<Automaton.FreeEdge>] = []
  private var slotEdges: [From<Automaton.SlotEdge>] = []
  private var ends: [From<Int32>] = []
  private var steps: [Step: Int32] = [:]
  private var slots: [Automaton.Slot] = []
  private var slotNumbers: [Automaton.Slot: Int32] = [:]
  private var marks: [Automaton.Mark] = []
  private var markNumbers: [Automaton.Mark: Int32] = [:]
  private var accepts: [Automaton.Accept] = []
  private var edgesLeft = 0

  init(rules: [String: PhraseNode]) { shared = rules }

  /// Adds a phrase; `slots` describes the slots by the names that the phrase uses, and `own` are the rules that
  /// only its file has.
  func add(
    _ parts: [Part], accept: Automaton.Accept, own: [String: PhraseNode] = [:],
    slots known: [String: Automaton.Slot] = [:], lexicon: inout Lexicon
  ) throws(Problem) {
    edgesLeft = Self.maximumEdges
    self.own = own
    self.known = known
    var node = Automaton.root
    for part in parts {
      let step = Step(node: node, key: key(of: part, accept))
      if let next = steps[step] {
        node = next
        continue
      }
      let next = addNode()
      try build(part, from: node, to: next, lexicon: &lexicon)
      steps[step] = next
      node = next
    }
    ends.append(From(node: node, edge: Int32(accepts.count)))
    accepts.append(accept)
  }

  /// What makes parts equal.
  ///
  /// Apps share what they say in the same words, also by rules of their own, up to the first slot.
  private func key(of part: Part, _ accept: Automaton.Accept) -> String {
    guard isOwn(part) else { return part.key }
    guard accept.app >= 0, case .node(let node) = part else { return part.key + accept.ownKey }
    let whole = node.resolved(own, depth: Self.maximumRuleDepth)
    return whole.slots.isEmpty ? whole.description : whole.description + accept.ownKey
  }

  /// Whether the part means something else in another intent: it has slots, or rules that may have some.
  private func isOwn(_ part: Part) -> Bool {
    guard case .node(let node) = part else { return false }
    return !node.slots.isEmpty || node.rules.contains { own[$0] != nil }
  }

  /// Whether any slot takes an amount with a unit.
  var hasQuantities: Bool {
    slots.contains { [.duration, .money, .measurement, .quantity, .percent].contains($0.kind) }
  }

  private func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private func build(
    _ part: Part, from: Int32, to: Int32, lexicon: inout Lexicon
  ) throws(Problem) {
    switch part {
    case .node(let node):
      try build(node, from: from, to: to, ruleDepth: 0, lexicon: &lexicon)
    case .word(let word, let synonyms):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      for synonym in synonyms where synonym != word {
        addWord(synonym, from: from, to: to, cost: Self.synonymCost, &lexicon)
      }
    case .loose(let word):
      addWord(word, from: from, to: to, cost: 0, &lexicon)
      free.append(From(node: from, edge: .init(target: to, mark: -1, cost: Self.missingCost)))
    case .appName: addApp(from: from, to: to)
    case .argument(let slot): addSlot(slot, from: from, to: to)
    }
  }

  private func addWord(
    _ word: String, from: Int32, to: Int32, cost: Float, _ lexicon: inout Lexicon
  ) {
    edgesLeft -= 1
    let id = lexicon.intern(word, .phrase)
    words.append(From(node: from, edge: .init(word: id, target: to, cost: cost)))
  }

  /// Lets the app's name lead from one node to another, and to others where it does so already.
  private func addApp(from: Int32, to: Int32) {
    edgesLeft -= 2
    if nodes[Int(from)].app < 0 { nodes[Int(from)].app = addNode() }
    free.append(From(node: nodes[Int(from)].app, edge: .init(target: to, mark: -1, cost: 0)))
  }

  private func addSlot(_ slot: Automaton.Slot, from: Int32, to: Int32) {
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
    slotEdges.append(From(node: from, edge: .init(slot: number, inside: inside, target: to)))
  }

  private func build(
    _ node: PhraseNode, from: Int32, to: Int32, ruleDepth: Int, lexicon: inout Lexicon
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
        try build(part, from: place, to: next, ruleDepth: ruleDepth, lexicon: &lexicon)
        place = next
      }
      if parts.isEmpty { addFree(from, to, mark: -1) }
    case .choice(let choices):
      for choice in choices {
        try build(choice, from: from, to: to, ruleDepth: ruleDepth, lexicon: &lexicon)
      }
    case .optional(let part):
      try build(part, from: from, to: to, ruleDepth: ruleDepth, lexicon: &lexicon)
      addFree(from, to, mark: -1)
    case .repeated(let part):
      let (start, end) = (addNode(), addNode())
      addFree(from, start, mark: -1)
      try build(part, from: start, to: end, ruleDepth: ruleDepth, lexicon: &lexicon)
      addFree(end, start, mark: -1)
      addFree(end, to, mark: -1)
    case .slot(let name):
      guard let description = known[name] else {
        throw Problem(description: "The intent has no parameter “\(name)”")
      }
      addSlot(description, from: from, to: to)
    case .value(let parameter, let text):
      let base = parameter.split(separator: ".").first.map(String.init) ?? parameter
      guard known[base] != nil else {
        throw Problem(description: "The intent has no parameter “\(parameter)”")
      }
      let mark = Automaton.Mark(parameter: parameter, text: text)
      let number = markNumbers[mark] ?? Int32(marks.count)
      if Int(number) == marks.count {
        marks.append(mark)
        markNumbers[mark] = number
      }
      addFree(from, to, mark: number)
    case .rule(PhraseNode.appRule): addApp(from: from, to: to)
    case .rule(let name):
      guard let content = own[name] ?? shared[name] else {
        let known = Set(own.keys).union(shared.keys).sorted()
        throw Problem(description: "There is no rule “\(name)”; known are \(known)")
      }
      guard ruleDepth < Self.maximumRuleDepth else {
        throw Problem(description: "The rule “\(name)” refers to itself or nests too deep")
      }
      try build(content, from: from, to: to, ruleDepth: ruleDepth + 1, lexicon: &lexicon)
    }
  }

  private func addFree(_ from: Int32, _ to: Int32, mark: Int32) {
    edgesLeft -= 1
    free.append(From(node: from, edge: .init(target: to, mark: mark, cost: 0)))
  }

  /// Lays the nodes out.
  func finish(lexicon: Lexicon) -> Automaton {
    var automaton = Automaton()
    let (count, accepts) = (nodes.count, accepts)
    let words = Self.rows(words, count) { ($0.word, $0.target) < ($1.word, $1.target) }
    let free = Self.rows(free, count)
    let slotEdges = Self.rows(slotEdges, count)
    let ends = Self.rows(ends, count) { (accepts[Int($0)].app, $0) < (accepts[Int($1)].app, $1) }
    let sources = sources()
    let needs = needs(sources)
    let laid = (0...count).map { index -> Automaton.Node in
      var node = Automaton.Node(
        words: words.starts[index], free: free.starts[index], slots: slotEdges.starts[index],
        accepts: ends.starts[index])
      if index < count {
        (node.app, node.insideSlot) = (nodes[index].app, nodes[index].insideSlot)
        (node.afterSlot, node.needs) = (nodes[index].afterSlot, needs[index])
      }
      return node
    }
    automaton.nodes = FlatTable(laid)
    automaton.wordEdges = FlatTable(words.elements)
    automaton.freeEdges = FlatTable(free.elements)
    automaton.slotEdges = FlatTable(slotEdges.elements)
    automaton.accepts = FlatTable(ends.elements)
    automaton.slots = slots
    automaton.slotTraits = FlatTable(slots.map(Automaton.SlotTraits.init))
    automaton.marks = marks
    automaton.acceptTable = accepts
    automaton.ends = FlatTable(accepts.map(Automaton.End.init))
    completeWays(&automaton, sources)
    return automaton
  }

  /// The edges by node, in the order in which they were added or in the given one.
  private static func rows<Edge: Sendable>(
    _ edges: [From<Edge>], _ count: Int, by precedes: ((Edge, Edge) -> Bool)? = nil
  ) -> Rows<Edge> {
    var starts = [Int32](repeating: 0, count: count + 1)
    for edge in edges { starts[Int(edge.node) + 1] += 1 }
    for node in 0..<count { starts[node + 1] += starts[node] }
    var places = starts
    var order = [Int32](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      order[Int(places[Int(edge.node)])] = Int32(index)
      places[Int(edge.node)] += 1
    }
    var elements = order.map { edges[Int($0)].edge }
    if let precedes {
      for node in 0..<count where starts[node + 1] - starts[node] > 1 {
        elements[Int(starts[node])..<Int(starts[node + 1])].sort(by: precedes)
      }
    }
    return Rows(starts: starts, elements: elements)
  }

  /// What leads to a node.
  private struct Source {
    var node: Int32
    var word: Int32
    /// 0 nothing, 1 a word, 2 a slot, 3 the app's name.
    var label: Int32
  }

  /// What leads to each node.
  private func sources() -> Rows<Source> {
    var edges: [From<Source>] = []
    edges.reserveCapacity(words.count + free.count + slotEdges.count + nodes.count)
    func add(_ from: Int32, _ to: Int32, _ word: Int32, _ label: Int32) {
      edges.append(From(node: to, edge: Source(node: from, word: word, label: label)))
    }
    for edge in words { add(edge.node, edge.edge.target, edge.edge.word, 1) }
    for edge in free { add(edge.node, edge.edge.target, -1, 0) }
    for edge in slotEdges { add(edge.node, edge.edge.target, edge.edge.slot, 2) }
    for (index, node) in nodes.enumerated() {
      if node.app >= 0 { add(Int32(index), node.app, -1, 3) }
      if node.afterSlot >= 0 { add(Int32(index), node.afterSlot, -1, 0) }
    }
    return Self.rows(edges, nodes.count)
  }

  /// What has to come next from each node, see ``Automaton/Node/needs``.
  private func needs(_ sources: Rows<Source>) -> [WordSet] {
    var needs = [WordSet](repeating: WordSet(), count: nodes.count)
    for edge in words { needs[Int(edge.node)].formUnion(WordSet(edge.edge.word)) }
    for end in ends { needs[Int(end.node)].formUnion(.end) }
    for (index, node) in nodes.enumerated() where node.app >= 0 { needs[index].formUnion(.appName) }
    // What a node needs, those need too that lead to it by nothing or by a slot.
    var waiting = Array(nodes.indices)
    var isWaiting = [Bool](repeating: true, count: nodes.count)
    while let target = waiting.popLast() {
      isWaiting[target] = false
      for place in sources.range(target) {
        let source = sources.elements[place]
        guard source.label == 0 || source.label == 2 else { continue }
        let node = Int(source.node)
        if needs[node].formUnion(needs[target]), !isWaiting[node] {
          isWaiting[node] = true
          waiting.append(node)
        }
      }
    }
    return needs
  }

  /// Finds from every node the next step on the shortest way to the end of a phrase.
  private func completeWays(_ automaton: inout Automaton, _ sources: Rows<Source>) {
    automaton.nextNode = [Int32](repeating: -1, count: nodes.count)
    automaton.nextStep = [Int32](repeating: 0, count: nodes.count)
    var reached = nodes.indices.map { !automaton.accepts(of: $0).isEmpty }
    var layer = nodes.indices.filter { reached[$0] }
    while !layer.isEmpty {
      var next: [Int] = []
      var index = 0
      while index < layer.count {
        let target = layer[index]
        index += 1
        for place in sources.range(target) {
          let source = sources.elements[place]
          if reached[Int(source.node)] { continue }
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

/// Rows of different length in one array.
private struct Rows<Element> {
  /// Where each row begins, with the end of the last one.
  var starts: [Int32]
  var elements: [Element]

  /// The places of a row.
  func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }
}

extension Automaton.Accept {
  /// What keeps parts with slots of different intents apart.
  fileprivate var ownKey: String { "#\(intent)" }
}

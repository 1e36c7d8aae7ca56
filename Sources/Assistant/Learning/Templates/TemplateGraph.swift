/// Templates as steps that follow each other; a step with all that follows it is there once, however many templates have it.
///
/// What was found out about a step at a place of a sentence holds for all of these templates.
struct TemplateGraph: Sendable {
  enum Kind: Sendable { case end, text, space, choice, list }

  /// What a sentence must have at a place.
  struct Step: Sendable, Hashable {
    var kind: Kind
    /// The step that follows; a choice has none.
    var next: Int32 = 0
    /// Where the letters of a text or the branches of a choice are among all of them.
    var from: Int32 = 0
    var count: Int32 = 0
    /// The list, which slot gets its value, and which of the values may be; -1 for all.
    var list: Int32 = 0
    var slot: Int32 = 0
    var allowed: Int32 = -1

    var range: Range<Int> { Int(from)..<Int(from + count) }
  }

  /// What may stand for a list.
  struct List: Sendable {
    var entries: [Entry] = []
    /// For each letter the entries that may begin with it, in order.
    var beginnings: [[Int32]] = []
    var numbers: (from: Int, to: Int, halves: Bool)?
    var isAnything = false
  }

  struct Entry: Sendable {
    var step: Int32
    var value: SentenceGrammar.Value
  }

  /// The step at the end of every template.
  static let end: Int32 = 0

  private(set) var steps = [Step(kind: .end)]
  private(set) var letters: [UInt8] = []
  private(set) var branches: [Int32] = []
  private(set) var allowed: [[Bool]] = []
  private(set) var slots = ["name"]
  /// The slot of names, whose templates come first.
  let nameSlot: Int32 = 0
  private(set) var lists: [List] = []
  private(set) var listNumbers: [String: Int32] = [:]

  /// Makes a graph, template by template.
  struct Builder {
    private(set) var graph = TemplateGraph()
    private var steps: [Step: Int32] = [Step(kind: .end): TemplateGraph.end]
    private var texts: [[UInt8]: Int32] = [:]
    private var choices: [[Int32]: Int32] = [:]
    private var allowed: [[Bool]: Int32] = [:]
    private var slots: [String: Int32] = ["name": 0]

    /// - Parameter nodes: What the values of each list look like, in their order.
    init(_ lists: [String: SentenceGrammar.List], _ nodes: [String: [TemplateNode]]) {
      let sorted = lists.sorted { $0.key < $1.key }
      for (index, list) in sorted.enumerated() { graph.listNumbers[list.key] = Int32(index) }
      for (name, list) in sorted {
        var result = List()
        switch list {
        case .anything: result.isAnything = true
        case .numbers(let from, let to, let halves): result.numbers = (from, to, halves)
        case .values(let values):
          let nodes = nodes[name] ?? []
          for (value, node) in zip(values, nodes) {
            result.entries.append(Entry(step: add(node), value: value))
          }
          result.beginnings = Self.beginnings(nodes)
        }
        graph.lists.append(result)
      }
    }

    /// Adds a template and returns its first step.
    ///
    /// - Parameter isAllowed: Which values may be meant.
    mutating func add(
      _ node: TemplateNode, next: Int32 = TemplateGraph.end,
      isAllowed: (SentenceGrammar.Value) -> Bool = { _ in true }
    ) -> Int32 {
      switch node {
      case .space: return number(Step(kind: .space, next: next))
      case .text(let text):
        let from = texts[text] ?? Int32(graph.letters.count)
        if texts.updateValue(from, forKey: text) == nil { graph.letters += text }
        return number(Step(kind: .text, next: next, from: from, count: Int32(text.count)))
      case .sequence(let parts):
        return parts.reversed().reduce(next) { add($1, next: $0, isAllowed: isAllowed) }
      case .choice(let parts):
        var steps: [Int32] = []
        for part in parts {
          let step = add(part, next: next, isAllowed: isAllowed)
          if !steps.contains(step) { steps.append(step) }
        }
        return steps.count == 1 ? steps[0] : choice(steps)
      case .list(let name, let slot):
        guard let list = graph.listNumbers[name] else { return choice([]) }
        var step = Step(kind: .list, next: next, list: list, slot: self.slot(slot))
        if Int(list) < graph.lists.count {
          step.allowed = number(graph.lists[Int(list)].entries.map { isAllowed($0.value) })
        }
        return number(step)
      }
    }

    private mutating func number(_ step: Step) -> Int32 {
      if let number = steps[step] { return number }
      let number = Int32(graph.steps.count)
      steps[step] = number
      graph.steps.append(step)
      return number
    }

    private mutating func choice(_ branches: [Int32]) -> Int32 {
      let from = choices[branches] ?? Int32(graph.branches.count)
      if choices.updateValue(from, forKey: branches) == nil { graph.branches += branches }
      return number(Step(kind: .choice, from: from, count: Int32(branches.count)))
    }

    private mutating func slot(_ name: String) -> Int32 {
      if let number = slots[name] { return number }
      graph.slots.append(name)
      slots[name] = Int32(graph.slots.count - 1)
      return Int32(graph.slots.count - 1)
    }

    private mutating func number(_ isAllowed: [Bool]) -> Int32 {
      guard isAllowed.contains(false) else { return -1 }
      if let number = allowed[isAllowed] { return number }
      graph.allowed.append(isAllowed)
      allowed[isAllowed] = Int32(graph.allowed.count - 1)
      return Int32(graph.allowed.count - 1)
    }

    /// The nodes that may begin with each letter.
    private static func beginnings(_ nodes: [TemplateNode]) -> [[Int32]] {
      var beginnings = [[Int32]](repeating: [], count: 256)
      for (index, node) in nodes.enumerated() {
        for letter in TemplateEdge.beginning(of: node) ?? Set(0...255) {
          beginnings[Int(letter)].append(Int32(index))
        }
      }
      return beginnings
    }
  }
}

/// Compares sentences with templates: exact, and never more than a fixed amount of work.
struct SentenceMatcher: Sendable {
  let grammar: SentenceGrammar
  private let templates: [Template]
  /// The templates whose sentences may begin with each letter, in order.
  private let beginnings: [[Int32]]
  private let graph: TemplateGraph
  private let skipped: [[UInt8]]
  private let literals: LiteralIndex
  /// The lists that each slot takes its values from.
  private let sources: [String: [String]]
  /// The values that each block adds without their being said.
  private let added: [[LabeledExample.Slot]]

  private struct Template: Sendable {
    var block: Int
    var step: Int32
    /// What every sentence of the template has, as clauses of the literals.
    var needed: [Int]
    /// For each letter whether its sentences may end with it.
    var endings: [Bool]
  }

  init(_ grammar: SentenceGrammar) throws(TemplateProblem) {
    self.grammar = grammar
    var lists: [String: SentenceGrammar.List] = [:]
    var nodes: [String: [TemplateNode]] = [:]
    for (name, list) in grammar.lists {
      var own: [TemplateNode] = []
      if case .values(let entries) = list {
        for entry in entries { own.append(try TemplateParser.parse(entry.text, rules: grammar.rules)) }
      }
      lists[name.lowercased()] = list
      nodes[name.lowercased()] = own
    }
    var templates: [Template] = []
    var sources: [String: Set<String>] = [:]
    var literals = LiteralIndex(nodes)
    var builder = TemplateGraph.Builder(lists, nodes)
    var beginnings = [[Int32]](repeating: [], count: 256)
    for (index, block) in grammar.blocks.enumerated() {
      let rules = grammar.rules.merging(block.rules) { $1 }
      for sentence in block.sentences {
        let node = try TemplateParser.parse(sentence, rules: rules)
        for (list, slot) in Self.slots(of: node) { sources[slot, default: []].insert(list) }
        if let list = Self.lists(of: node).first(where: { lists[$0] == nil }) {
          throw Self.missing(list, in: sentence)
        }
        let first = literals.edges(node, atEnd: false)
        let last = literals.edges(node, atEnd: true)
        for letter in first ?? Set(0...255) {
          beginnings[Int(letter)].append(Int32(templates.count))
        }
        templates.append(
          Template(
            block: index, step: builder.add(node) { block.accepts($0) }, needed: literals.needed(node),
            endings: (0...255).map { last?.contains($0) ?? true }))
      }
    }
    (self.templates, self.beginnings, self.literals) = (templates, beginnings, literals)
    graph = builder.graph
    self.sources = sources.mapValues { $0.sorted() }
    skipped = grammar.skipped.map { Array($0.lowercased().utf8) }.sorted { $0.count > $1.count }
    added = grammar.blocks.map { block in
      block.slots.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value, start: 0, end: 0) }
    }
  }

  static func missing(_ list: String, in sentence: String) -> TemplateProblem {
    TemplateProblem(template: sentence, reason: "uses the list {\(list)}, which does not exist.")
  }

  /// The lists that a template uses.
  static func lists(of node: TemplateNode) -> [String] { slots(of: node).map(\.list) }

  /// The lists that a template uses, with the slots that get their values.
  private static func slots(of node: TemplateNode) -> [(list: String, slot: String)] {
    switch node {
    case .list(let name, let slot): [(name, slot)]
    case .sequence(let parts), .choice(let parts): parts.flatMap(slots(of:))
    case .text, .space: []
    }
  }

  /// Returns the best reading of a text; `nil` when no template fits.
  func read(_ text: String) -> (intent: String, slots: [LabeledExample.Slot])? {
    guard text.unicodeScalars.dropFirst(TemplateText.limit).isEmpty else { return nil }
    let words = TemplateText(text, without: skipped)
    guard let first = words.bytes.first, let last = words.bytes.last else { return nil }
    let found = literals.found(in: words.bytes)
    var search = TemplateSearch(graph, words)
    var best: (template: Template, score: Int)?
    for index in beginnings[Int(first)] {
      let template = templates[Int(index)]
      guard template.endings[Int(last)], template.needed.allSatisfy({ found[$0] }),
        var score = search.score(template.step)
      else { continue }
      if !grammar.blocks[template.block].leavesOpen { score += TemplateSearch.closed }
      if best.map({ $0.score < score }) ?? true { best = (template, score) }
    }
    guard let (template, _) = best else { return nil }
    let scalars = Array(text.unicodeScalars)
    var slots = search.found(template.step).map { found in
      let range = words.scalars(found.range)
      var own = String.UnicodeScalarView()
      own.append(contentsOf: scalars[range])
      return LabeledExample.Slot(
        name: found.slot, value: found.value.isEmpty ? String(own) : found.value, start: range.lowerBound,
        end: range.upperBound)
    }
    for slot in added[template.block] where !slots.contains(where: { $0.name == slot.name }) {
      slots.append(slot)
    }
    return (grammar.blocks[template.block].intent, slots)
  }

  /// What a value that is said stands for; `nil` when no list that the slot takes values from has it.
  func meaning(of said: String, slot: String) -> String? {
    let text = TemplateText(said)
    guard !text.bytes.isEmpty, let sources = sources[slot.lowercased()] else { return nil }
    var search = TemplateSearch(graph, text)
    for list in sources {
      if let meaning = search.meaning(list) { return meaning }
    }
    return nil
  }
}

extension SentenceGrammar.Block {
  /// Whether a value is of the kind that the templates are for.
  func accepts(_ value: SentenceGrammar.Value) -> Bool {
    guard !value.context.isEmpty else { return true }
    return requires.allSatisfy { key, allowed in value.context[key].map(allowed.contains) ?? false }
      && excludes.allSatisfy { key, forbidden in !(value.context[key].map(forbidden.contains) ?? false) }
  }
}

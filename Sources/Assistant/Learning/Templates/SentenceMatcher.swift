/// Compares sentences with templates: exact, and never more than a fixed amount of work.
struct SentenceMatcher: Sendable {
  let grammar: SentenceGrammar
  private let templates: [Template]
  private let lists: [String: Values]
  private let skipped: [[UInt8]]
  private let literals: LiteralIndex
  /// The lists that each slot takes its values from.
  private let sources: [String: [String]]

  private struct Template: Sendable {
    var block: Int
    var node: TemplateNode
    /// What every sentence of the template has: of each of these at least one.
    var needed: [[Int]]
    /// The letters that its sentences begin and end with; `nil` for any.
    var first: Set<UInt8>?
    var last: Set<UInt8>?

    func mayFit(_ text: TemplateText, _ found: [Bool]) -> Bool {
      guard let start = text.bytes.first, let end = text.bytes.last else { return false }
      return (first?.contains(start) ?? true) && (last?.contains(end) ?? true)
        && needed.allSatisfy { $0.contains { found[$0] } }
    }
  }

  private struct Values: Sendable {
    var entries: [Entry] = []
    var numbers: (from: Int, to: Int, halves: Bool)?
    var isAnything = false
  }

  private struct Entry: Sendable {
    var node: TemplateNode
    var value: SentenceGrammar.Value
    /// The letter that it always begins with, if there is one.
    var first: UInt8?
  }

  init(_ grammar: SentenceGrammar) throws(TemplateProblem) {
    self.grammar = grammar
    var lists: [String: Values] = [:]
    for (name, list) in grammar.lists {
      var values = Values()
      switch list {
      case .anything: values.isAnything = true
      case .numbers(let from, let to, let halves): values.numbers = (from, to, halves)
      case .values(let entries):
        for entry in entries {
          let node = try TemplateParser.parse(entry.text, rules: grammar.rules)
          values.entries.append(Entry(node: node, value: entry, first: LiteralIndex.first(of: node)))
        }
      }
      lists[name.lowercased()] = values
    }
    self.lists = lists
    var templates: [Template] = []
    var sources: [String: Set<String>] = [:]
    var literals = LiteralIndex(lists.mapValues { $0.entries.map(\.node) })
    for (index, block) in grammar.blocks.enumerated() {
      let rules = grammar.rules.merging(block.rules) { $1 }
      for sentence in block.sentences {
        let node = try TemplateParser.parse(sentence, rules: rules)
        for (list, slot) in Self.slots(of: node) { sources[slot, default: []].insert(list) }
        if let list = Self.lists(of: node).first(where: { lists[$0] == nil }) {
          throw Self.missing(list, in: sentence)
        }
        templates.append(
          Template(
            block: index, node: node, needed: literals.needed(node),
            first: literals.edges(node, atEnd: false),
            last: literals.edges(node, atEnd: true)))
      }
    }
    (self.templates, self.literals) = (templates, literals)
    self.sources = sources.mapValues { $0.sorted() }
    skipped = grammar.skipped.map { Array($0.lowercased().utf8) }.sorted { $0.count > $1.count }
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

  /// A way to read a sentence.
  private struct Path {
    var values: [(slot: String, value: String, range: Range<Int>)] = []
    var context: [[String: String]] = []
    var literal = 0
    var loose = 0
  }

  /// A value that a sentence has at some place.
  private struct Hit {
    var end: Int
    var value: String
    var context: [String: String] = [:]
    /// How many letters may be anything.
    var loose = 0
  }

  /// A list and where in a sentence its values are looked for.
  private struct Place: Hashable {
    var list: String
    var start: Int
  }

  /// What ends all work on one sentence, and remembers what was found.
  private final class Budget {
    var left = 200_000
    var hits: [Place: [Hit]] = [:]
  }

  /// Returns the best reading of a text; `nil` when no template fits.
  func read(_ text: String) -> (intent: String, slots: [LabeledExample.Slot])? {
    guard text.unicodeScalars.dropFirst(TemplateText.limit).isEmpty else { return nil }
    let words = TemplateText(text, without: skipped)
    guard !words.bytes.isEmpty else { return nil }
    var best: (path: Path, block: Int, rank: [Int])?
    let budget = Budget()
    let found = literals.found(in: words.bytes)
    for template in templates where template.mayFit(words, found) {
      let block = grammar.blocks[template.block]
      match(template.node, 0, words, Path(), budget) { end, path in
        guard end == words.bytes.count, Self.fits(path, block) else { return }
        let hasName = path.values.contains { $0.slot == "name" }
        let rank = [-path.loose, hasName ? 1 : 0, path.literal, block.leavesOpen ? 0 : 1, path.values.count]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
          best = (path, template.block, rank)
        }
      }
    }
    guard let best else { return nil }
    let block = grammar.blocks[best.block]
    let scalars = Array(text.unicodeScalars)
    var slots = best.path.values.map { value in
      let range = words.scalars(value.range)
      var own = String.UnicodeScalarView()
      own.append(contentsOf: scalars[range])
      return LabeledExample.Slot(
        name: value.slot, value: value.value.isEmpty ? String(own) : value.value, start: range.lowerBound,
        end: range.upperBound)
    }
    for (name, value) in block.slots.sorted(by: { $0.key < $1.key })
    where !slots.contains(where: { $0.name == name }) {
      slots.append(LabeledExample.Slot(name: name, value: value, start: 0, end: 0))
    }
    return (block.intent, slots)
  }

  /// What a value that is said stands for; `nil` when no list that the slot takes values from has it.
  func meaning(of said: String, slot: String) -> String? {
    let text = TemplateText(said)
    guard !text.bytes.isEmpty, let sources = sources[slot.lowercased()] else { return nil }
    var meaning: String?
    for list in sources {
      matchList(list, slot, 0, text, Path(), Budget()) { end, path in
        guard end == text.bytes.count, let value = path.values.first?.value, !value.isEmpty else { return }
        meaning = meaning ?? value
      }
    }
    return meaning
  }

  /// Whether the values are of the kind that the templates are for.
  private static func fits(_ path: Path, _ block: SentenceGrammar.Block) -> Bool {
    for context in path.context {
      for (key, allowed) in block.requires {
        guard let own = context[key], allowed.contains(own) else { return false }
      }
      for (key, forbidden) in block.excludes {
        if let own = context[key], forbidden.contains(own) { return false }
      }
    }
    return true
  }

  private func match(
    _ node: TemplateNode, _ start: Int, _ text: TemplateText, _ path: Path, _ budget: Budget,
    _ found: (Int, Path) -> Void
  ) {
    guard budget.left > 0 else { return }
    budget.left -= 1
    switch node {
    case .text(let part):
      let end = start + part.count
      guard end <= text.bytes.count else { return }
      for index in part.indices where text.bytes[start + index] != part[index] { return }
      var path = path
      path.literal += part.count
      found(end, path)
    case .space:
      if start == 0 || start == text.bytes.count || text.bytes[start - 1] == 0x20 {
        return found(start, path)
      }
      if text.bytes[start] == 0x20 { found(start + 1, path) }
    case .choice(let parts):
      for part in parts { match(part, start, text, path, budget, found) }
    case .sequence(let parts): matchAll(parts[...], start, text, path, budget, found)
    case .list(let name, let slot): matchList(name, slot, start, text, path, budget, found)
    }
  }

  private func matchAll(
    _ parts: ArraySlice<TemplateNode>, _ start: Int, _ text: TemplateText, _ path: Path, _ budget: Budget,
    _ found: (Int, Path) -> Void
  ) {
    guard let first = parts.first else { return found(start, path) }
    match(first, start, text, path, budget) { end, path in
      matchAll(parts.dropFirst(), end, text, path, budget, found)
    }
  }

  private func matchList(
    _ name: String, _ slot: String, _ start: Int, _ text: TemplateText, _ path: Path, _ budget: Budget,
    _ found: (Int, Path) -> Void
  ) {
    for hit in hits(name, start, text, budget) {
      guard budget.left > 0 else { return }
      budget.left -= 1
      var path = path
      path.values.append((slot, hit.value, start..<hit.end))
      if !hit.context.isEmpty { path.context.append(hit.context) }
      path.loose += hit.loose
      found(hit.end, path)
    }
  }

  /// The values of a list at a place of a sentence; many templates ask for the same.
  private func hits(_ name: String, _ start: Int, _ text: TemplateText, _ budget: Budget) -> [Hit] {
    guard let list = lists[name], start < text.bytes.count else { return [] }
    let place = Place(list: name, start: start)
    if let known = budget.hits[place] { return known }
    // A list whose values use the list itself finds nothing there.
    budget.hits[place] = []
    var hits: [Hit] = []
    if list.isAnything, start == 0 || text.bytes[start - 1] == 0x20 {
      for end in start + 1...text.bytes.count where end == text.bytes.count || text.bytes[end] == 0x20 {
        hits.append(Hit(end: end, value: "", loose: end - start))
      }
    }
    if let numbers = list.numbers {
      for (end, value) in SpokenNumber.read(text.bytes, from: start, halves: numbers.halves)
      where value >= Double(numbers.from) && value <= Double(numbers.to) {
        hits.append(Hit(end: end, value: value == value.rounded() ? String(Int(value)) : String(value)))
      }
    }
    for entry in list.entries where entry.first == nil || entry.first == text.bytes[start] {
      match(entry.node, start, text, Path(), budget) { end, _ in
        hits.append(Hit(end: end, value: entry.value.value, context: entry.value.context))
      }
    }
    budget.hits[place] = hits
    return hits
  }
}

/// Compares sentences with templates: exact, and never more than a fixed amount of work.
struct SentenceMatcher: Sendable {
  let grammar: SentenceGrammar
  private let templates: [Template]
  private let lists: [String: Values]
  private let skipped: [[UInt8]]

  private struct Template: Sendable {
    var block: Int
    var node: TemplateNode
    /// Letters that every sentence of the template has.
    var needed: [[UInt8]]
  }

  private struct Values: Sendable {
    var entries: [(node: TemplateNode, value: SentenceGrammar.Value)] = []
    var numbers: (from: Int, to: Int, halves: Bool)?
    var isAnything = false
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
          values.entries.append((try TemplateParser.parse(entry.text, rules: grammar.rules), entry))
        }
      }
      lists[name.lowercased()] = values
    }
    self.lists = lists
    var templates: [Template] = []
    for (index, block) in grammar.blocks.enumerated() {
      let rules = grammar.rules.merging(block.rules) { $1 }
      for sentence in block.sentences {
        let node = try TemplateParser.parse(sentence, rules: rules)
        if let list = Self.lists(of: node).first(where: { lists[$0] == nil }) {
          throw Self.missing(list, in: sentence)
        }
        templates.append(Template(block: index, node: node, needed: Self.needed(node)))
      }
    }
    self.templates = templates
    skipped = grammar.skipped.map { Array($0.lowercased().utf8) }.sorted { $0.count > $1.count }
  }

  static func missing(_ list: String, in sentence: String) -> TemplateProblem {
    TemplateProblem(template: sentence, reason: "uses the list {\(list)}, which does not exist.")
  }

  /// The lists that a template uses.
  static func lists(of node: TemplateNode) -> [String] {
    switch node {
    case .list(let name, _): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(lists(of:))
    case .text, .space: []
    }
  }

  /// Letters that every sentence of a template has.
  private static func needed(_ node: TemplateNode) -> [[UInt8]] {
    switch node {
    case .text(let text): [text]
    case .sequence(let parts): parts.flatMap(needed)
    case .choice(let parts):
      // What all alternatives have; mostly nothing.
      parts.dropFirst().reduce(Set(parts.first.map(needed) ?? [])) { $0.intersection(needed($1)) }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
    case .list, .space: []
    }
  }

  /// A way to read a sentence.
  private struct Path {
    var values: [(slot: String, value: String, range: Range<Int>)] = []
    var context: [[String: String]] = []
    var literal = 0
    var loose = 0
  }

  /// A budget that ends all work on one sentence.
  private final class Budget {
    var left = 200_000
  }

  /// Returns the best reading of a text; `nil` when no template fits.
  func read(_ text: String) -> (intent: String, slots: [LabeledExample.Slot])? {
    guard text.unicodeScalars.dropFirst(TemplateText.limit).isEmpty else { return nil }
    let words = TemplateText(text, without: skipped)
    guard !words.bytes.isEmpty else { return nil }
    var best: (path: Path, block: Int, rank: [Int])?
    let budget = Budget()
    for template in templates where template.needed.allSatisfy(words.contains) {
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
    guard let list = lists[name], start < text.bytes.count else { return }
    func add(_ end: Int, _ value: String, _ context: [String: String] = [:], loose: Int = 0) {
      var path = path
      path.values.append((slot, value, start..<end))
      if !context.isEmpty { path.context.append(context) }
      path.loose += loose
      found(end, path)
    }
    func isEnd(_ end: Int) -> Bool { end == text.bytes.count || text.bytes[end] == 0x20 }
    if list.isAnything {
      guard start == 0 || text.bytes[start - 1] == 0x20 else { return }
      for end in start + 1...text.bytes.count where isEnd(end) { add(end, "", loose: end - start) }
    }
    if let numbers = list.numbers {
      for (end, value) in SpokenNumber.read(text.bytes, from: start, halves: numbers.halves)
      where value >= Double(numbers.from) && value <= Double(numbers.to) {
        add(end, value == value.rounded() ? String(Int(value)) : String(value))
      }
    }
    for (node, value) in list.entries {
      match(node, start, text, Path(), budget) { end, _ in add(end, value.value, value.context) }
    }
  }
}

/// Says sentences of templates at random, so that a model can learn from them.
public struct SentenceSampler {
  private let grammar: SentenceGrammar
  private var random: SeededGenerator
  private let lists: [String: [(node: TemplateNode, value: SentenceGrammar.Value)]]
  private let fillers = [
    "bread", "two apples", "olive oil", "call my mother", "jazz", "the beatles", "take out the trash",
    "good morning",
    "dinner is ready", "turn it off", "a long story about the sea", "pizza", "laundry", "abbey road",
    "the news",
    "dark side of the moon", "write the report for monday", "milk", "close the window", "walk the dog",
  ]

  /// Prepares a grammar; the same seed says the same sentences.
  public init(_ grammar: SentenceGrammar, seed: UInt64) throws(TemplateProblem) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
    var lists: [String: [(node: TemplateNode, value: SentenceGrammar.Value)]] = [:]
    for (name, list) in grammar.lists {
      guard case .values(let values) = list else { continue }
      var nodes: [(node: TemplateNode, value: SentenceGrammar.Value)] = []
      for value in values {
        nodes.append((try TemplateParser.parse(value.text, rules: grammar.rules), value))
      }
      lists[name.lowercased()] = nodes
    }
    self.lists = lists
  }

  /// Returns sentences, at most `limit`.
  ///
  /// Half of them are given to all templates alike, half to all intents alike: an intent with one template is heard often
  /// enough beside one with hundreds.
  public mutating func examples(limit: Int) throws(TemplateProblem) -> [LabeledExample] {
    let ofIntent = grammar.blocks.reduce(into: [:]) { $0[$1.intent, default: 0] += $1.sentences.count }
    let ofTemplate = limit / max(ofIntent.values.reduce(0, +), 1)
    var examples: [LabeledExample] = []
    for block in grammar.blocks {
      let own = limit / max(ofIntent.count * (ofIntent[block.intent] ?? 1), 1)
      let each = max(1, min(8, (ofTemplate + own) / 2))
      let rules = grammar.rules.merging(block.rules) { $1 }
      for sentence in block.sentences {
        let node = try TemplateParser.parse(sentence, rules: rules)
        for _ in 0..<each {
          var draft = Draft()
          say(node, block, &draft)
          if let example = draft.example(block.intent) { examples.append(example) }
        }
      }
    }
    random.shuffle(&examples)
    return Array(examples.prefix(limit))
  }

  private mutating func say(_ node: TemplateNode, _ block: SentenceGrammar.Block, _ draft: inout Draft) {
    switch node {
    case .text(let text): draft.add(String(decoding: text, as: UTF8.self))
    case .space: draft.addSpace()
    case .sequence(let parts): for part in parts { say(part, block, &draft) }
    case .choice(let parts): if !parts.isEmpty { say(parts[random.below(parts.count)], block, &draft) }
    case .list(let name, let slot):
      let start = draft.begin()
      switch grammar.lists.first(where: { $0.key.lowercased() == name })?.value {
      case .numbers(let from, let to, _)?: draft.add(String(from + random.below(max(to - from, 0) + 1)))
      case .anything?: draft.add(fillers[random.below(fillers.count)])
      default:
        let all = lists[name] ?? []
        let fitting = all.filter { block.accepts($0.value) }
        let values = fitting.isEmpty ? all : fitting
        // A value that uses its own list would never end.
        if !values.isEmpty, draft.enter(name) {
          say(values[random.below(values.count)].node, block, &draft)
          draft.leave(name)
        }
      }
      draft.end(slot, start)
    }
  }

  private struct Draft {
    private var text: [Unicode.Scalar] = []
    private var slots: [(name: String, start: Int, end: Int)] = []
    /// The lists of which a value is being said.
    private var open: Set<String> = []

    mutating func enter(_ list: String) -> Bool { open.insert(list).inserted }
    mutating func leave(_ list: String) { open.remove(list) }
    mutating func add(_ part: String) { text += Array(part.unicodeScalars) }
    mutating func addSpace() { if text.last != " ", !text.isEmpty { text.append(" ") } }
    func begin() -> Int { text.count }
    mutating func end(_ name: String, _ start: Int) {
      var end = text.count
      while end > start, text[end - 1] == " " { end -= 1 }
      if start < end { slots.append((name, start, end)) }
    }

    func example(_ intent: String) -> LabeledExample? {
      var end = text.count
      while end > 0, text[end - 1] == " " { end -= 1 }
      guard end > 0 else { return nil }
      func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text[range])
        return String(view)
      }
      return LabeledExample(
        text: string(0..<end), intent: intent,
        slots: slots.map {
          .init(name: $0.name, value: string($0.start..<$0.end), start: $0.start, end: $0.end)
        })
    }
  }
}

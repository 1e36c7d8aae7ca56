/// Sentence templates of a voice assistant for homes, as its files write them.
///
/// A template is text with optional parts `[…]`, alternatives `(…|…)`, parts in any order `(…;…)`, rules `<name>` and
/// values from lists `{list}` or `{list:slot}`.
public struct SentenceGrammar: Sendable, Hashable, Codable {
  /// Templates that mean the same.
  public struct Block: Sendable, Hashable, Codable {
    /// The intent that all of them have.
    public var intent: String
    /// The templates.
    public var sentences: [String]
    /// Rules that hold for these templates only.
    public var rules: [String: String]
    /// Values that the intent gets without being said.
    public var slots: [String: String]
    /// What must be known of a value, and which of these it must be.
    public var requires: [String: [String]]
    /// What a value must not be.
    public var excludes: [String: [String]]
    /// Whether the sentence leaves open where, so that others which say it come first.
    public var leavesOpen: Bool

    /// Creates it from its parts.
    public init(
      intent: String, sentences: [String], rules: [String: String] = [:], slots: [String: String] = [:],
      requires: [String: [String]] = [:], excludes: [String: [String]] = [:], leavesOpen: Bool = false
    ) {
      (self.intent, self.sentences, self.rules, self.slots) = (intent, sentences, rules, slots)
      (self.requires, self.excludes, self.leavesOpen) = (requires, excludes, leavesOpen)
    }
  }

  /// One of the values of a list.
  public struct Value: Sendable, Hashable, Codable {
    /// How it is said; a template.
    public var text: String
    /// What it stands for.
    public var value: String
    /// What is known of it.
    public var context: [String: String]

    /// Creates it from its parts.
    public init(text: String, value: String, context: [String: String] = [:]) {
      (self.text, self.value, self.context) = (text, value, context)
    }
  }

  /// What may stand for a list.
  public enum List: Sendable, Hashable, Codable {
    case values([Value])
    /// A number between two others, and whether it may have a half.
    case numbers(from: Int, to: Int, halves: Bool)
    /// Any words.
    case anything
  }

  /// The templates, those of one meaning together.
  public var blocks: [Block] = []
  /// The rules that templates use, by their names.
  public var rules: [String: String] = [:]
  /// The lists that templates use, by their names.
  public var lists: [String: List] = [:]
  /// Words that say nothing.
  public var skipped: [String] = []

  /// Creates a grammar without templates.
  public init() {}
}

/// Why a template cannot be read.
public struct TemplateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template.
  public var template: String
  /// What is wrong with it.
  public var reason: String

  /// The failure in words for a person.
  public var description: String { "The template “\(template)” \(reason)" }
}

/// A template taken apart.
indirect enum TemplateNode: Sendable, Hashable {
  case text([UInt8])
  case space
  case sequence([TemplateNode])
  case choice([TemplateNode])
  case list(String, slot: String)
}

/// Takes templates apart.
struct TemplateParser {
  private let scalars: [Unicode.Scalar]
  private var next = 0
  private let source: String
  private let rules: [String: String]
  private let depth: Int

  static func parse(_ text: String, rules: [String: String], depth: Int = 0) throws(TemplateProblem)
    -> TemplateNode
  {
    guard depth < 24 else { throw TemplateProblem(template: text, reason: "uses a rule that uses itself.") }
    var parser = TemplateParser(text, rules, depth)
    let node = try parser.alternatives()
    guard parser.next == parser.scalars.count else {
      throw TemplateProblem(template: text, reason: "has a bracket that was never opened.")
    }
    return node
  }

  private init(_ text: String, _ rules: [String: String], _ depth: Int) {
    (source, self.rules, self.depth) = (text, rules, depth)
    scalars = Array(text.lowercased().unicodeScalars)
  }

  /// Reads alternatives up to a closing bracket or the end.
  private mutating func alternatives() throws(TemplateProblem) -> TemplateNode {
    var options: [TemplateNode] = []
    var ordered: [TemplateNode] = []
    var isAnyOrder = false
    while true {
      let node = try sequence()
      let separator = next < scalars.count ? scalars[next] : nil
      if separator == ";" {
        isAnyOrder = true
        ordered.append(node)
        next += 1
        continue
      }
      ordered.append(node)
      options.append(isAnyOrder ? Self.anyOrder(ordered) : node)
      (ordered, isAnyOrder) = ([], false)
      guard separator == "|" else { break }
      next += 1
    }
    return options.count == 1 ? options[0] : .choice(options)
  }

  /// The parts in every order; of more than four only in the order they have.
  private static func anyOrder(_ parts: [TemplateNode]) -> TemplateNode {
    func orders(_ rest: [TemplateNode]) -> [[TemplateNode]] {
      guard rest.count > 1 else { return [rest] }
      return rest.indices.flatMap { index in
        var others = rest
        let first = others.remove(at: index)
        return orders(others).map { [first] + $0 }
      }
    }
    let all = parts.count <= 4 ? orders(parts) : [parts]
    return .choice(all.map { order in .sequence(Array(order.map { [$0] }.joined(separator: [.space]))) })
  }

  private mutating func sequence() throws(TemplateProblem) -> TemplateNode {
    var nodes: [TemplateNode] = []
    var text: [UInt8] = []
    func flush() { if !text.isEmpty { nodes.append(.text(text)) } }
    loop: while next < scalars.count {
      let scalar = scalars[next]
      switch scalar {
      case "|", ";", ")", "]": break loop
      case "(", "[":
        flush()
        text = []
        next += 1
        let inner = try alternatives()
        try expect(scalar == "(" ? ")" : "]")
        nodes.append(scalar == "(" ? inner : .choice([inner, .sequence([])]))
      case "<":
        flush()
        text = []
        let name = try name(until: ">")
        guard let rule = rules[name] else {
          throw TemplateProblem(template: source, reason: "uses the rule <\(name)>, which does not exist.")
        }
        nodes.append(try Self.parse(rule, rules: rules, depth: depth + 1))
      case "{":
        flush()
        text = []
        let parts = try name(until: "}").split(separator: ":", maxSplits: 1).map(String.init)
        guard let list = parts.first else {
          throw TemplateProblem(template: source, reason: "has an empty {}.")
        }
        nodes.append(.list(list, slot: parts.last ?? list))
      case " ", "\t", "\n":
        flush()
        text = []
        next += 1
        if nodes.last != .space { nodes.append(.space) }
      default:
        text += UTF8.encode(scalar).map(Array.init) ?? []
        next += 1
      }
    }
    flush()
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func name(until end: Unicode.Scalar) throws(TemplateProblem) -> String {
    next += 1
    var name = String.UnicodeScalarView()
    while next < scalars.count, scalars[next] != end {
      name.append(scalars[next])
      next += 1
    }
    try expect(end)
    return String(name)
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(TemplateProblem) {
    guard next < scalars.count, scalars[next] == scalar else {
      throw TemplateProblem(template: source, reason: "has no “\(scalar)” where one is expected.")
    }
    next += 1
  }
}

/// The pieces of text that templates are made of, found in a sentence all at once, so that only templates are compared with
/// it whose text it has.
struct LiteralIndex: Sendable {
  private var literals: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// The literals that begin with a letter.
  private var beginnings = [[Int]](repeating: [], count: 256)
  private let lists: [String: [TemplateNode]]

  /// More alternatives than this say too little to be looked for.
  private static let most = 1_000

  /// - Parameter lists: The values of every list that has them. Lists whose values use lists say nothing here, as they may
  ///   use themselves.
  init(_ lists: [String: [TemplateNode]]) {
    self.lists = lists.filter { $0.value.allSatisfy { SentenceMatcher.lists(of: $0).isEmpty } }
  }

  /// What every sentence of a template has, as numbers of literals: of each list at least one.
  mutating func needed(_ node: TemplateNode) -> [[Int]] {
    clauses(node).map { clause in clause.map { number(of: $0) } }
  }

  private mutating func number(of literal: [UInt8]) -> Int {
    if let number = numbers[literal] { return number }
    numbers[literal] = literals.count
    if let first = literal.first { beginnings[Int(first)].append(literals.count) }
    literals.append(literal)
    return literals.count - 1
  }

  private func clauses(_ node: TemplateNode) -> [Set<[UInt8]>] {
    switch node {
    case .text(let text): [[text]]
    case .space: []
    case .sequence(let parts): parts.flatMap(clauses)
    case .choice(let parts): oneOf(parts)
    case .list(let name, _): oneOf(lists[name] ?? [])
    }
  }

  /// One clause for alternatives: of each the literals that say most.
  private func oneOf(_ parts: [TemplateNode]) -> [Set<[UInt8]>] {
    var all: Set<[UInt8]> = []
    for part in parts {
      func weight(_ clause: Set<[UInt8]>) -> Int { (clause.map(\.count).min() ?? 0) - clause.count }
      guard let best = clauses(part).max(by: { weight($0) < weight($1) }) else { return [] }
      all.formUnion(best)
      if all.count > Self.most { return [] }
    }
    return all.isEmpty ? [] : [all]
  }

  /// Which literals occur in a sentence.
  func found(in bytes: [UInt8]) -> [Bool] {
    var found = [Bool](repeating: false, count: literals.count)
    for start in bytes.indices {
      for number in beginnings[Int(bytes[start])] where !found[number] {
        let literal = literals[number]
        found[number] =
          start + literal.count <= bytes.count
          && literal.indices.allSatisfy { bytes[start + $0] == literal[$0] }
      }
    }
    return found
  }

  /// The letters that sentences of a template begin or end with; `nil` when it may be any.
  func edges(_ node: TemplateNode, atEnd: Bool) -> Set<UInt8>? {
    let (letters, isEmpty) = edge(node, atEnd)
    return isEmpty ? nil : letters
  }

  /// The letters at an edge, and whether there may be none.
  private func edge(_ node: TemplateNode, _ atEnd: Bool) -> (letters: Set<UInt8>?, isEmpty: Bool) {
    switch node {
    case .text(let text):
      guard let letter = atEnd ? text.last : text.first else { return ([], true) }
      return ([letter], false)
    case .space: return ([], true)
    case .sequence(let parts):
      var all: Set<UInt8> = []
      for part in atEnd ? parts.reversed() : parts {
        let (letters, isEmpty) = edge(part, atEnd)
        guard let letters else { return (nil, false) }
        all.formUnion(letters)
        if !isEmpty { return (all, false) }
      }
      return (all, true)
    case .choice(let parts): return edges(parts, atEnd)
    case .list(let name, _):
      guard let values = lists[name], !values.isEmpty else { return (nil, false) }
      return edges(values, atEnd)
    }
  }

  private func edges(_ parts: [TemplateNode], _ atEnd: Bool) -> (letters: Set<UInt8>?, isEmpty: Bool) {
    var (all, isAnyEmpty): (Set<UInt8>, Bool) = ([], false)
    for part in parts {
      let (letters, isEmpty) = edge(part, atEnd)
      guard let letters else { return (nil, isAnyEmpty || isEmpty) }
      all.formUnion(letters)
      isAnyEmpty = isAnyEmpty || isEmpty
    }
    return (all, isAnyEmpty)
  }

  /// The letter that every sentence of a template begins with; `nil` when it may begin with several.
  static func first(of node: TemplateNode) -> UInt8? {
    switch node {
    case .text(let text): text.first
    case .sequence(let parts): parts.first.flatMap(first)
    case .space, .choice, .list: nil
    }
  }
}

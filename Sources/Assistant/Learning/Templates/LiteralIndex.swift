/// The pieces of text that templates are made of, found in a sentence all at once, so that only templates are compared with
/// it whose text it has.
struct LiteralIndex: Sendable {
  /// A letter of a piece, with those that may follow it and those that may be in its place.
  private struct Letter: Sendable {
    var letter: UInt8 = 0
    var child = -1
    var sibling = -1
    /// The clauses of the piece that ends here.
    var clauses: [Int] = []
  }

  /// Pieces of which a sentence must have at least one.
  private struct Clause: Sendable, Hashable {
    /// Where in the tree the pieces end, in order.
    var pieces: [Int]
    /// How long the shortest is.
    var shortest: Int

    /// How much it says that a sentence has one of them.
    var weight: Int { shortest - pieces.count }
  }

  /// All pieces as a tree, whose first letters are the first 256.
  private var letters = (0...255).map { Letter(letter: UInt8($0)) }
  private var numbers: [Clause: Int] = [:]
  private let lists: [String: [TemplateNode]]
  /// What all sentences have that a list is in.
  private var known: [String: [Clause]] = [:]

  /// More alternatives than this say too little to be looked for.
  private static let most = 1_000

  /// - Parameter lists: The values of every list that has them. Lists whose values use lists say nothing here, as they may
  ///   use themselves.
  init(_ lists: [String: [TemplateNode]]) {
    self.lists = lists.filter { $0.value.allSatisfy { SentenceMatcher.lists(of: $0).isEmpty } }
  }

  /// What every sentence of a template has, as numbers of clauses, those that say most first.
  mutating func needed(_ node: TemplateNode) -> [Int] {
    var needed: [Int] = []
    for clause in clauses(node).sorted(by: { $0.weight > $1.weight }) {
      let number = number(of: clause)
      if !needed.contains(number) { needed.append(number) }
    }
    return needed
  }

  /// The letters that sentences of a template begin or end with; `nil` when it may be any.
  func edges(_ node: TemplateNode, atEnd: Bool) -> Set<UInt8>? {
    let edge = TemplateEdge(node, atEnd: atEnd, lists)
    return edge.isEmpty ? nil : edge.letters
  }

  private mutating func number(of clause: Clause) -> Int {
    if let number = numbers[clause] { return number }
    let number = numbers.count
    numbers[clause] = number
    for piece in clause.pieces { letters[piece].clauses.append(number) }
    return number
  }

  /// Where in the tree a piece ends, which is added if it is not there.
  private mutating func place(of piece: [UInt8]) -> Int {
    var place = Int(piece.first ?? 0)
    for letter in piece.dropFirst() {
      var child = letters[place].child
      while child >= 0, letters[child].letter != letter { child = letters[child].sibling }
      if child < 0 {
        child = letters.count
        letters.append(Letter(letter: letter, sibling: letters[place].child))
        letters[place].child = child
      }
      place = child
    }
    return place
  }

  private mutating func clauses(_ node: TemplateNode) -> [Clause] {
    switch node {
    case .text(let text): return [Clause(pieces: [place(of: text)], shortest: text.count)]
    case .space: return []
    case .sequence(let parts): return parts.flatMap { clauses($0) }
    case .choice(let parts): return oneOf(parts)
    case .list(let name, _):
      if let known = known[name] { return known }
      let clauses = oneOf(lists[name] ?? [])
      known[name] = clauses
      return clauses
    }
  }

  /// One clause for alternatives: of each the pieces that say most.
  private mutating func oneOf(_ parts: [TemplateNode]) -> [Clause] {
    var (pieces, shortest): (Set<Int>, Int) = ([], .max)
    for part in parts {
      guard let best = clauses(part).max(by: { $0.weight < $1.weight }) else { return [] }
      pieces.formUnion(best.pieces)
      shortest = min(shortest, best.shortest)
      if pieces.count > Self.most { return [] }
    }
    return pieces.isEmpty ? [] : [Clause(pieces: pieces.sorted(), shortest: shortest)]
  }

  /// Of which clauses a sentence has at least one piece.
  func found(in bytes: [UInt8]) -> [Bool] {
    var found = [Bool](repeating: false, count: numbers.count)
    for start in bytes.indices {
      var place = Int(bytes[start])
      var end = start + 1
      while place >= 0 {
        for clause in letters[place].clauses { found[clause] = true }
        guard end < bytes.count else { break }
        place = letters[place].child
        while place >= 0, letters[place].letter != bytes[end] { place = letters[place].sibling }
        end += 1
      }
    }
    return found
  }
}

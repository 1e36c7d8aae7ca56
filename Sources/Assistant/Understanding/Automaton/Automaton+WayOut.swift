extension Automaton {
  /// The shortest way from a node to the end of a phrase that counts.
  ///
  /// - Returns: what is missing, in words, and the end; `nil` when no end can be reached.
  func wayOut(
    of start: Int, lexicon: Lexicon, accepts counts: (Int32) -> [Int32]
  ) -> (missing: [String], accept: Int32)? {
    var ways = Ways(from: Int32(start))
    while let way = ways.next() {
      let node = Int(ways.steps[way].node)
      for index in accepts(of: node) where !counts(accepts[index]).isEmpty {
        return (ways.missing(at: way).map { name(of: $0, lexicon) }, accepts[index])
      }
      let (afterSlot, app) = (nodes[node].afterSlot, nodes[node].app)
      if afterSlot >= 0 { ways.add(afterSlot, .nothing, from: way) }
      for index in free(of: node) { ways.add(freeEdges[index].target, .nothing, from: way) }
      for index in words(of: node) {
        ways.add(wordEdges[index].target, .word(wordEdges[index].word), from: way)
      }
      for index in slots(of: node) {
        ways.add(slotEdges[index].target, .slot(slotEdges[index].slot), from: way)
      }
      if app >= 0 { ways.add(app, .appName, from: way) }
    }
    return nil
  }

  private func name(of piece: Ways.Piece, _ lexicon: Lexicon) -> String {
    switch piece {
    case .nothing: ""
    case .word(let word): lexicon.word(word)
    case .slot(let slot): "{\(slots[Int(slot)].parameter ?? "…")}"
    case .appName: "the app's name"
    }
  }
}

/// The ways from a node, shortest first.
private struct Ways {
  /// What a step takes.
  enum Piece: Equatable {
    case nothing, appName
    case word(Int32)
    case slot(Int32)
  }

  struct Step {
    var node: Int32
    var piece: Piece
    /// The step before it, or -1.
    var back: Int
  }

  private(set) var steps: [Step]
  private var seen: Set<Int32> = []
  /// The steps to go on from, and those that are one piece further.
  private var open = [0]
  private var later: [Int] = []

  init(from node: Int32) {
    steps = [Step(node: node, piece: .nothing, back: -1)]
  }

  /// The next step to go on from.
  mutating func next() -> Int? {
    while true {
      if open.isEmpty { (open, later) = (later.reversed(), []) }
      guard let step = open.popLast() else { return nil }
      if seen.insert(steps[step].node).inserted { return step }
    }
  }

  /// Adds a step; one to where a way as short leads already is left out.
  mutating func add(_ node: Int32, _ piece: Piece, from back: Int) {
    guard !seen.contains(node) else { return }
    steps.append(Step(node: node, piece: piece, back: back))
    if piece == .nothing { open.append(steps.count - 1) } else { later.append(steps.count - 1) }
  }

  /// What has to stand on the way to a step.
  func missing(at last: Int) -> [Piece] {
    var pieces: [Piece] = []
    var step = last
    while step >= 0 {
      if steps[step].piece != .nothing { pieces.append(steps[step].piece) }
      step = steps[step].back
    }
    return pieces.reversed()
  }
}

extension PhraseNode {
  /// The same part with what its choices have in common at their beginnings and ends written once.
  ///
  /// “(can you|can we|could we)” becomes “(can (you|we)|could we)”: what follows a sentence through the phrase then is at
  /// fewer places at a time. What the part says, and what it costs to follow, stays as it is.
  var factored: PhraseNode {
    switch self {
    case .word, .slot, .value, .rule: self
    case .sequence(let parts) where parts.allSatisfy(\.isLeaf): self
    case .choice(let choices) where choices.allSatisfy(\.isLeaf): self
    case .sequence(let parts): Self.joined(Self.flattened(parts))
    case .choice(let choices): Self.choice(between: choices.map(\.factored))
    case .optional(let part): .optional(part.factored)
    case .repeated(let part): .repeated(part.factored)
    }
  }

  /// Whether it has no parts.
  private var isLeaf: Bool {
    switch self {
    case .word, .slot, .value, .rule: true
    case .sequence, .choice, .optional, .repeated: false
    }
  }

  private static func flattened(_ parts: [PhraseNode]) -> [PhraseNode] {
    var flat: [PhraseNode] = []
    flat.reserveCapacity(parts.count)
    for part in parts {
      let part = part.factored
      if case .sequence(let inner) = part { flat += inner } else { flat.append(part) }
    }
    return flat
  }

  private static func joined(_ parts: [PhraseNode]) -> PhraseNode {
    parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// A choice in which no two parts begin or end in the same way.
  private static func choice(between choices: [PhraseNode]) -> PhraseNode {
    var flat: [[PhraseNode]] = []
    for choice in choices {
      if case .choice(let inner) = choice {
        flat += inner.map(\.parts)
      } else {
        flat.append(choice.parts)
      }
    }
    if flat.allSatisfy({ $0.count == 1 }) { return one(of: flat) }
    let begun = grouped(flat, by: \.first) { group in
      let rest = choice(ofAll: group.map { Array($0.dropFirst()) })
      return [group[0][0]] + rest.parts
    }
    let ended = grouped(begun, by: \.last) { group in
      let rest = choice(ofAll: group.map { Array($0.dropLast()) })
      return rest.parts + [group[0][group[0].count - 1]]
    }
    return one(of: ended)
  }

  /// A choice of sequences, each of which may be empty.
  private static func choice(ofAll sequences: [[PhraseNode]]) -> PhraseNode {
    let some = sequences.filter { !$0.isEmpty }
    guard !some.isEmpty else { return .sequence([]) }
    let inner = choice(between: some.map(joined))
    return some.count < sequences.count ? .optional(inner) : inner
  }

  private static func one(of sequences: [[PhraseNode]]) -> PhraseNode {
    sequences.count == 1 ? joined(sequences[0]) : .choice(sequences.map(joined))
  }

  /// Joins the sequences with the same part at one end, in the order of their first.
  private static func grouped(
    _ sequences: [[PhraseNode]], by end: ([PhraseNode]) -> PhraseNode?,
    joining: ([[PhraseNode]]) -> [PhraseNode]
  ) -> [[PhraseNode]] {
    var signs: [Int] = []
    signs.reserveCapacity(sequences.count)
    for sequence in sequences {
      if let part = end(sequence) { signs.append(part.sign) }
    }
    // Most choices have nothing in common, which their signs tell.
    if signs.count == sequences.count, areDifferent(signs) { return sequences }
    let sequences = sequences.filter { !$0.isEmpty }
    var groups: [[PhraseNode]] = []
    var isGrouped = [Bool](repeating: false, count: sequences.count)
    for (place, sequence) in sequences.enumerated() where !isGrouped[place] {
      var group = [sequence]
      for other in stride(from: place + 1, to: sequences.count, by: 1)
      where signs[other] == signs[place] && !isGrouped[other] && end(sequences[other]) == end(sequence) {
        isGrouped[other] = true
        group.append(sequences[other])
      }
      groups.append(group.count == 1 ? sequence : joining(group))
    }
    return groups
  }

  private static func areDifferent(_ signs: [Int]) -> Bool {
    let sorted = signs.sorted()
    return !zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// A number that equal parts share, and that most others do not; cheaper than a hash, of which there would be many.
  private var sign: Int {
    switch self {
    case .word(let text): Self.sign(text)
    case .slot(let name), .rule(let name): Self.sign(name) &+ 1
    case .value: 3
    case .sequence(let parts): 4 &+ parts.count
    case .choice(let choices): choices.count &* -1
    case .optional(let part): part.sign &+ 1
    case .repeated(let part): part.sign &+ 2
    }
  }

  private static func sign(_ text: String) -> Int {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return 1 << 24 | bytes.count << 16 | Int(first) << 8 | Int(last)
  }
}

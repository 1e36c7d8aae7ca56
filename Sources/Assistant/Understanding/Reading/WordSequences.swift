import Language

/// Fixed sequences of words, found by their first word.
struct WordSequences: Sendable {
  private var byFirst: [String: [[String]]] = [:]

  init(_ sequences: [[String]]) {
    for sequence in sequences {
      guard let first = sequence.first else { continue }
      byFirst[first, default: []].append(sequence)
    }
    // The longest first; which of those that are as long comes first makes no difference.
    for (key, sequences) in byFirst where sequences.count > 1 {
      byFirst[key] = sequences.sorted { $0.count > $1.count }
    }
  }

  /// The length of the longest sequence at a place.
  func match(_ tokens: [Token], at place: Int) -> Int? {
    guard let candidates = byFirst[tokens[place].folded] else { return nil }
    for sequence in candidates where place + sequence.count <= tokens.count {
      if sequence.indices.allSatisfy({ tokens[place + $0].folded == sequence[$0] }) { return sequence.count }
    }
    return nil
  }
}

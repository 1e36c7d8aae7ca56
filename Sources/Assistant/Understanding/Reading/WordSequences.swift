import Language

/// Fixed sequences of words, found by their first word.
struct WordSequences: Sendable {
  private var byFirst: [String: [[String]]] = [:]

  init(_ sequences: [[String]]) {
    for sequence in sequences {
      guard let first = sequence.first else { continue }
      byFirst[first, default: []].append(sequence)
    }
    for key in byFirst.keys { byFirst[key]?.sort { ($1.count, $0.description) < ($0.count, $1.description) } }
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

extension Automaton {
  /// The shortest way from a node to the end of a phrase that counts.
  ///
  /// - Returns: what is missing, in words, and the end; `nil` when no end can be reached.
  func wayOut(
    of start: Int, lexicon: Lexicon, accepts counts: (Int32) -> [Int32]
  ) -> (missing: [String], accept: Int32)? {
    var node = start
    var missing: [String] = []
    for _ in 0..<64 {
      if let accept = accepts(of: node).lazy.map({ accepts[$0] }).first(where: { !counts($0).isEmpty }) {
        return (missing, accept)
      }
      guard nextNode[node] >= 0 else { return nil }
      let step = nextStep[node]
      let which = Int(step & 0xFFF_FFFF)
      switch step >> 28 {
      case 1: missing.append(lexicon.words[which])
      case 2: missing.append("{\(slots[which].parameter ?? "…")}")
      case 3: missing.append("the app's name")
      default: break
      }
      node = Int(nextNode[node])
    }
    return nil
  }
}

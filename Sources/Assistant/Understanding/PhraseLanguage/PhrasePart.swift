/// A part of phrases, with what is asked of it wherever it stands.
///
/// A class, so that what is found out for one phrase holds for all that share the part.
final class PhrasePart {
  let node: PhraseNode
  /// Whether the part itself has slots; its rules may have some besides.
  let hasSlots: Bool
  /// The rules that the part refers to.
  let rules: [String]
  /// The number by which the builder of an automaton knows it, or -1.
  var number: Int32 = -1

  init(_ node: PhraseNode) {
    self.node = node
    hasSlots = node.hasSlots
    rules = node.rules
  }
}

extension PhraseNode {
  /// Whether the part can fill parameters.
  fileprivate var hasSlots: Bool {
    switch self {
    case .word, .value, .rule: false
    case .slot: true
    case .sequence(let parts), .choice(let parts): parts.contains(where: \.hasSlots)
    case .optional(let part), .repeated(let part): part.hasSlots
    }
  }
}

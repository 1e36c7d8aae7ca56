extension PhraseNode: CustomStringConvertible {
  /// The part in the phrase language.
  var description: String {
    var text = ""
    write(to: &text, depth: 0) { _ in nil }
    return text
  }

  /// Writes the part in the phrase language, with the content of rules in their place.
  ///
  /// - Parameters:
  ///   - depth: How deep a rule's content may lie in that of others.
  ///   - rule: The content of a rule; `nil` for one that is written as a rule.
  /// - Returns: Whether what was written has slots.
  @discardableResult
  func write(to text: inout String, depth: Int, _ rule: (String) -> PhraseNode?) -> Bool {
    switch self {
    case .word(let word):
      text += word
      return false
    case .slot(let name):
      text += "{\(name)}"
      return true
    case .value(let parameter, let value):
      text += "{\(parameter):\(value)}"
      return false
    case .rule(let name):
      if depth > 0, let content = rule(name) { return content.write(to: &text, depth: depth - 1, rule) }
      text += "<\(name)>"
      return false
    case .sequence(let parts):
      return Self.write(parts, dividedBy: " ", to: &text, depth: depth, rule)
    case .choice(let parts):
      text += "("
      defer { text += ")" }
      return Self.write(parts, dividedBy: "|", to: &text, depth: depth, rule)
    case .optional(let part):
      let (part, depth) = part.opened(depth: depth, rule)
      text += "["
      defer { text += "]" }
      guard case .choice(let parts) = part else { return part.write(to: &text, depth: depth, rule) }
      return Self.write(parts, dividedBy: "|", to: &text, depth: depth, rule)
    case .repeated(let part):
      let (part, depth) = part.opened(depth: depth, rule)
      defer { text += "+" }
      switch part {
      case .choice, .rule: return part.write(to: &text, depth: depth, rule)
      default:
        text += "("
        defer { text += ")" }
        return part.write(to: &text, depth: depth, rule)
      }
    }
  }

  /// The content where the part is a rule, with the depth that is left.
  private func opened(depth: Int, _ rule: (String) -> PhraseNode?) -> (part: PhraseNode, depth: Int) {
    guard depth > 0, case .rule(let name) = self, let content = rule(name) else { return (self, depth) }
    return content.opened(depth: depth - 1, rule)
  }

  private static func write(
    _ parts: [PhraseNode], dividedBy divider: String, to text: inout String, depth: Int,
    _ rule: (String) -> PhraseNode?
  ) -> Bool {
    var hasSlots = false
    for (index, part) in parts.enumerated() {
      if index > 0 { text += divider }
      if part.write(to: &text, depth: depth, rule) { hasSlots = true }
    }
    return hasSlots
  }
}

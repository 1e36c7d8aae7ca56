/// How deep source nests, estimated without parsing it.
///
/// Brackets in strings and comments count as well; real source stays far below the limits all the same.
package struct NestingDepth: Equatable {
  /// The deepest nesting of brackets.
  private(set) var brackets = 0
  /// The deepest nesting of square brackets without braces between them; unclosed, each doubles a parser's time.
  private(set) var squares = 0
  /// The deepest nesting of `#if` blocks, for which a parser's time grows faster than for brackets.
  private(set) var conditions = 0

  static let bracketLimit = 250
  static let squareLimit = 10
  static let conditionLimit = 24

  /// Whether a parser ends in reasonable time.
  package var isReasonable: Bool {
    brackets <= Self.bracketLimit && squares <= Self.squareLimit && conditions <= Self.conditionLimit
  }

  /// Looks through a text.
  package init(_ text: String) {
    var depth = 0
    var openSquares = [0]
    var conditionDepth = 0
    var directive: [UInt8]?
    for byte in text.utf8 {
      if let word = directive {
        if (97...122).contains(byte), word.count < 6 {
          directive = word + [byte]
          continue
        }
        if word == Array("if".utf8) { conditionDepth += 1 }
        if word == Array("endif".utf8) { conditionDepth -= 1 }
        directive = nil
        conditions = max(conditions, conditionDepth)
      }
      let top = openSquares.count - 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "["):
        depth += 1
        openSquares[top] += 1
        squares = max(squares, openSquares[top])
      case UInt8(ascii: "]"):
        depth -= 1
        openSquares[top] = max(0, openSquares[top] - 1)
      case UInt8(ascii: "{"):
        depth += 1
        openSquares.append(0)
      case UInt8(ascii: "}"):
        depth -= 1
        if top > 0 { openSquares.removeLast() }
      case UInt8(ascii: "#"): directive = []
      default: break
      }
      brackets = max(brackets, depth)
    }
  }
}

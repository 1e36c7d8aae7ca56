/// Swift source that grows line by line, formatted as the project's style has it.
struct SourceText {
  /// The widest line.
  static let width = 110

  private(set) var text = ""
  private var depth = 0

  /// Adds a line at the present depth.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Adds a documentation comment, broken into lines.
  mutating func doc(_ sentence: String) {
    var row = ""
    for word in sentence.split(separator: " ") {
      if !row.isEmpty, depth * 2 + 4 + row.count + 1 + word.count > Self.width {
        line("/// \(row)")
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    line("/// \(row)")
  }

  /// Adds a line that opens a block, the block, and its end.
  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Adds a public class, which says again what it inherits: that its objects may cross to other tasks.
  mutating func publicClass(
    _ name: String, _ superclass: String, isOpen: Bool = false, _ body: (inout SourceText) -> Void
  ) {
    let head = "\(isOpen ? "open" : "public") class \(name): \(superclass),"
    let conformance = "@unchecked Sendable"
    if depth * 2 + head.count + 1 + conformance.count + 2 <= Self.width {
      line("\(head) \(conformance) {")
    } else {
      line(head)
      indented { $0.line(conformance) }
      line("{")
    }
    indented(body)
    line("}")
  }

  /// Adds lines one level deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a block whose head has a list in parentheses, broken into lines where it is too long.
  mutating func block(
    _ head: String, _ items: [String], _ tail: String = "", _ body: (inout SourceText) -> Void
  ) {
    list(head, items, tail + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Adds a declaration or call with a list in parentheses, broken into lines where it is too long.
  ///
  /// - Parameter separator: What follows a call among others.
  mutating func list(_ head: String, _ items: [String], _ tail: String = "", separator: String = "") {
    let whole = "\(head)(\(items.joined(separator: ", ")))\(tail)\(separator)"
    guard depth * 2 + whole.count > Self.width else { return line(whole) }
    line("\(head)(")
    depth += 1
    var row = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index + 1 < items.count ? "," : "")
      if !row.isEmpty, depth * 2 + row.count + 1 + piece.count > Self.width {
        line(row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + piece
    }
    // A call closes its parenthesis on the last line, a declaration on a line of its own.
    if tail.isEmpty {
      line(row + ")" + separator)
      depth -= 1
    } else {
      line(row)
      depth -= 1
      line(")" + tail)
    }
  }
}

extension SourceText {
  /// A file that was made from SiriKit's facts.
  static func siriKit(imports: [String]) -> SourceText {
    var source = SourceText()
    source.line("// Generated from sirikit.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    for module in imports { source.line(module) }
    if !imports.isEmpty { source.line() }
    return source
  }

  /// The imports for types that stand in public declarations.
  ///
  /// - Parameter always: Whether Foundation is needed in any case.
  static func imports(of types: [String], always: Bool = false) -> [String] {
    let names = Set(types.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    let foundation: Set<String> = [
      "Data", "Date", "DateComponents", "Measurement", "NSDecimalNumber", "NSNumber", "NSRange",
      "PersonNameComponents",
      "TimeInterval", "URL",
    ]
    var imports: [String] = []
    func add(_ module: String, _ itsNames: Set<String>) {
      if !names.isDisjoint(with: itsNames) { imports.append("public import \(module)") }
    }
    add("CoreLocation", ["CLPlacemark", "CLLocation"])
    if always { imports.append("public import Foundation") } else { add("Foundation", foundation) }
    add("FoundationAdditions", ["NSUserActivity"])
    return imports
  }
}

extension String {
  /// The text as a Swift literal.
  var literal: String {
    "\"" + replacingCharacters(["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\r": "\\r"]) + "\""
  }

  /// The name, in the quotes that a keyword needs.
  var escapedName: String {
    let keywords: Set<String> = [
      "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "for", "func", "if",
      "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
      "return", "self", "static", "struct", "super", "switch", "throw", "try", "var", "where", "while",
    ]
    return keywords.contains(self) ? "`\(self)`" : self
  }

  private func replacingCharacters(_ table: [Character: String]) -> String {
    reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}

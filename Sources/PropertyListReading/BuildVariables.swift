/// The variables of a build, as property lists name them: `$(NAME)`, `${NAME}` and `$(NAME:rfc1034identifier)`.
public struct BuildVariables: Sendable {
  /// The known values, by name.
  public var values: [String: String]

  /// Creates a set of variables.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// Text with the known variables replaced; the others stay.
  public func replaced(in text: String) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let (name, end) = Self.name(in: rest), let value = value(of: name) else {
        result.append(rest.removeFirst())
        continue
      }
      result += value
      rest = rest[end...]
    }
    return result + rest
  }

  /// Whether text has a variable in it.
  public static func areOpen(in text: String) -> Bool {
    text.indices.contains { text[$0] == "$" && name(in: text[$0...]) != nil }
  }

  /// The name between the brackets at the beginning, and where what follows begins.
  private static func name(in text: Substring) -> (name: Substring, end: Substring.Index)? {
    let open = text.index(after: text.startIndex)
    guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
    let first = text.index(after: open)
    guard let close = text[first...].firstIndex(of: text[open] == "(" ? ")" : "}") else { return nil }
    let name = text[first..<close]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) else {
      return nil
    }
    return (name, text.index(after: close))
  }

  private func value(of name: Substring) -> String? {
    let parts = name.split(separator: ":")
    guard let value = parts.first.flatMap({ values[String($0)] }) else { return nil }
    return parts.dropFirst().reduce(value) { Self.transformed($0, by: $1) }
  }

  private static func transformed(_ value: String, by operation: Substring) -> String {
    switch operation {
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "c99extidentifier", "identifier":
      String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}

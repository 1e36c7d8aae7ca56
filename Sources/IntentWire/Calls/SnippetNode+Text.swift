extension SnippetNode {
  /// What the node shows as lines of plain text, for a terminal.
  ///
  /// Buttons stand in square brackets, the cells of a list behind a dash, what is inside a section, a sheet or an
  /// alert is indented. A kind that is not known shows its text and what is inside it.
  public var textLines: [String] {
    switch kind {
    case "navigationBar": [bar]
    case "image": [label.map { "(image: \($0))" } ?? "(image)"]
    case "button": ["[\(words)]"]
    case "link": [attributes["url"].map { "\(words) <\($0)>" } ?? words]
    case "toggle": ["[\(attributes["value"] == "1" ? "x" : " ")] \(words)"]
    case "textField", "secureTextField", "textView": [field]
    case "picker", "slider", "stepper": ["\(words): \(attributes["value"] ?? "")"]
    case "progress": [[text, attributes["value"]].compactMap(\.self).joined(separator: ": ")]
    case "separator": ["----"]
    case "spacer": []
    case "row": row
    case "cell": Self.bulleted(inner)
    case "section", "sheet", "alert", "menu": heading + inner.map { "  " + $0 }
    case "tabBar": [children.map { "[\($0.words)]" }.joined(separator: " ")]
    default: heading + inner
    }
  }

  /// All that can be read in the node, in order.
  public var words: String {
    if let text, !text.isEmpty { return text }
    let inside = children.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
    return inside.isEmpty ? attributes["label"] ?? "" : inside
  }

  private var label: String? { text ?? attributes["label"] ?? attributes["name"] }

  private var heading: [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var inner: [String] { children.flatMap(\.textLines) }

  private var bar: String {
    let items = children.map { $0.textLines.joined(separator: " ") }.filter { !$0.isEmpty }
    let title = text.flatMap { $0.isEmpty ? nil : "== \($0) ==" }
    return ([title].compactMap(\.self) + items).joined(separator: "  ")
  }

  private var field: String {
    let name = text ?? attributes["placeholder"] ?? ""
    guard let value = attributes["value"], !value.isEmpty else { return "\(name): ____" }
    return name.isEmpty ? value : "\(name): \(kind == "secureTextField" ? "****" : value)"
  }

  private var row: [String] {
    let parts = children.map { $0.textLines.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    guard parts.contains(where: { $0.count > 1 }) else {
      let line = parts.flatMap(\.self).joined(separator: "  ")
      return line.isEmpty ? heading : heading + [line]
    }
    return heading + parts.flatMap(\.self)
  }

  private static func bulleted(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
  }
}

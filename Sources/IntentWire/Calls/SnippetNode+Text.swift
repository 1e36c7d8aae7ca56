extension SnippetNode {
  /// What the node shows as lines of plain text, for a terminal.
  ///
  /// Buttons stand in square brackets, the cells of a list behind a dash, what is inside a section, a sheet or an
  /// alert is indented, and the columns of a grid stand below each other. A kind that is not known shows its text and
  /// what is inside it. Characters that would steer a terminal are left out, and so is what is deeper than 64 nodes or
  /// beyond the first 5,000; `…` stands for it.
  public var textLines: [String] { textLines(width: nil) }

  /// What the node shows as lines of plain text that are no longer than a width, where words allow it.
  ///
  /// - Parameter width: How many columns the terminal has; `nil` for no limit. Less than 20 counts as 20.
  public func textLines(width: Int?) -> [String] {
    var drawing = SnippetTextDrawing(width: width.map { max($0, 20) })
    let lines = drawing.lines(self, depth: 0).map(TerminalText.plain)
    guard let width = drawing.width else { return lines }
    return lines.flatMap { TerminalText.wrapped($0, width) }
  }

  /// All that can be read in the node, in order.
  public var words: String { words(depth: 0) }

  fileprivate func words(depth: Int) -> String {
    if let text, !text.isEmpty { return text }
    guard depth < SnippetTextDrawing.deepest else { return "…" }
    let inside = children.map { $0.words(depth: depth + 1) }.filter { !$0.isEmpty }.joined(separator: ", ")
    return inside.isEmpty ? attributes["label"] ?? "" : inside
  }
}

/// Draws a tree as text, as long as there is room.
private struct SnippetTextDrawing {
  static let deepest = 64
  let width: Int?
  /// How many nodes may still be drawn.
  private var left = 5_000

  init(width: Int?) { self.width = width }

  mutating func lines(_ node: SnippetNode, depth: Int) -> [String] {
    guard depth < Self.deepest, left > 0 else { return ["…"] }
    left -= 1
    let words = node.words(depth: depth)
    return switch node.kind {
    case "navigationBar": [bar(node, depth)]
    case "image": image(node)
    case "button": ["[\(words)]"]
    case "link": [node.attributes["url"].map { "\(words) <\($0)>" } ?? words]
    case "toggle": ["[\(node.attributes["value"] == "1" ? "x" : " ")] \(words)"]
    case "textField", "secureTextField", "textView": [field(node)]
    case "picker", "slider", "stepper": ["\(words): \(node.attributes["value"] ?? "")"]
    case "progress": [[node.text, node.attributes["value"]].compactMap(\.self).joined(separator: ": ")]
    case "gauge": [gauge(node)]
    case "separator": ["----"]
    case "spacer", "shape": []
    case "row": row(node, depth)
    case "grid": grid(node, depth)
    case "cell": Self.bulleted(inner(node, depth))
    case "labeled": labeled(node, depth)
    case "section", "sheet", "alert", "menu", "disclosure":
      heading(node) + inner(node, depth).map { "  " + $0 }
    case "tabBar": [node.children.map { "[\($0.words)]" }.joined(separator: " ")]
    default: heading(node) + inner(node, depth)
    }
  }

  private mutating func inner(_ node: SnippetNode, _ depth: Int) -> [String] {
    var all: [String] = []
    for child in node.children {
      all += lines(child, depth: depth + 1)
      if left <= 0 { break }
    }
    return all
  }

  private func heading(_ node: SnippetNode) -> [String] {
    guard let text = node.text, !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func image(_ node: SnippetNode) -> [String] {
    guard node.attributes["hidden"] == nil else { return [] }
    // The name of a picture is for programs. A symbol that nobody named adorns what stands beside it.
    guard let label = node.text ?? node.attributes["label"], !label.isEmpty else {
      return node.attributes["system"] == nil ? ["(image)"] : []
    }
    return [node.attributes["system"] == nil ? "(image: \(label))" : "(\(label))"]
  }

  private mutating func bar(_ node: SnippetNode, _ depth: Int) -> String {
    var items = [node.text.flatMap { $0.isEmpty ? nil : "== \($0) ==" }].compactMap(\.self)
    for child in node.children {
      let item = lines(child, depth: depth + 1).joined(separator: " ")
      if !item.isEmpty { items.append(item) }
    }
    return items.joined(separator: "  ")
  }

  private func field(_ node: SnippetNode) -> String {
    let name = node.text ?? node.attributes["placeholder"] ?? ""
    guard let value = node.attributes["value"], !value.isEmpty else { return "\(name): ____" }
    let shown = node.kind == "secureTextField" ? "****" : value
    return name.isEmpty ? shown : "\(name): \(shown)"
  }

  /// The name, the value in words, and ten marks of which as many are filled as the value is of the whole.
  private func gauge(_ node: SnippetNode) -> String {
    let fraction = node.attributes["fraction"].flatMap(Double.init) ?? 0
    let filled = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 10).rounded()) : 0
    let marks = String(repeating: "#", count: filled) + String(repeating: "-", count: 10 - filled)
    let name = [node.text, node.attributes["value"]].compactMap(\.self).filter { !$0.isEmpty }
    return (name.isEmpty ? "" : name.joined(separator: ": ") + " ") + "[\(marks)]"
  }

  private mutating func labeled(_ node: SnippetNode, _ depth: Int) -> [String] {
    let lines = inner(node, depth)
    guard let text = node.text, !text.isEmpty else { return lines }
    return lines.count == 1 ? ["\(text): \(lines[0])"] : [text + ":"] + lines.map { "  " + $0 }
  }

  private mutating func row(_ node: SnippetNode, _ depth: Int) -> [String] {
    var parts: [[String]] = []
    for child in node.children {
      let lines = lines(child, depth: depth + 1).filter { !$0.isEmpty }
      if !lines.isEmpty { parts.append(lines) }
    }
    guard parts.contains(where: { $0.count > 1 }) else {
      let line = parts.flatMap(\.self).joined(separator: "  ")
      return line.isEmpty ? heading(node) : heading(node) + [line]
    }
    return heading(node) + parts.flatMap(\.self)
  }

  /// The cells in columns; below each other where they are too wide for that.
  private mutating func grid(_ node: SnippetNode, _ depth: Int) -> [String] {
    var rows: [[String]] = []
    if node.children.contains(where: { $0.kind == "gridRow" }) {
      for child in node.children {
        rows.append(child.kind == "gridRow" ? cells(child.children, depth + 1) : cells([child], depth))
      }
    } else {
      let all = cells(node.children, depth)
      let count = columns(node)
      rows = stride(from: 0, to: all.count, by: count).map { Array(all[$0..<min($0 + count, all.count)]) }
    }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() where row.count > 1 {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TerminalText.columns(of: cell))
      }
    }
    let total = widths.reduce(0, +) + 2 * max(0, widths.count - 1)
    guard total <= width ?? 200 else { return rows.flatMap { $0 }.filter { !$0.isEmpty } }
    return rows.compactMap { row in
      let padded = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell
          : cell + String(repeating: " ", count: max(0, widths[column] - TerminalText.columns(of: cell)))
      }
      let line = padded.joined(separator: "  ")
      return line.allSatisfy(\.isWhitespace) ? nil : line
    }
  }

  private mutating func cells(_ nodes: [SnippetNode], _ depth: Int) -> [String] {
    var cells: [String] = []
    for node in nodes {
      cells.append(lines(node, depth: depth + 1).filter { !$0.isEmpty }.joined(separator: " "))
    }
    return cells
  }

  private func columns(_ node: SnippetNode) -> Int {
    if let count = node.attributes["columns"].flatMap(Int.init) { return min(max(count, 1), 40) }
    // A letter is about eight points wide.
    guard let points = node.attributes["columnWidth"].flatMap(Double.init), points >= 1 else { return 1 }
    return min(max(Int(Double(width ?? 80) * 8 / points), 1), 40)
  }

  private static func bulleted(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
  }
}

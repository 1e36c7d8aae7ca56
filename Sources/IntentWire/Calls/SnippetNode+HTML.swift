extension SnippetNode {
  /// What the node shows as HTML, for a page: elements that say what they are, without scripts.
  ///
  /// - A button or switch that runs an intent has the attribute `data-intent` with the JSON of its ``IntentCall``; in the
  ///   scene of an app, what can be touched has `data-element` with the name for a ``SceneAction``. Whoever shows the page
  ///   listens to them.
  /// - Every text is escaped, the look is made of known names and numbers only, and addresses are links where they begin
  ///   with `https:`, `http:`, `mailto:` or `tel:`.
  /// - What is deeper than 64 nodes or beyond the first 5,000 is left out; `…` stands for it.
  ///
  /// ``styleSheet`` belongs to it; the page is as wide as there is room, down to 320 points.
  public var html: String {
    var drawing = SnippetHTMLDrawing()
    return "<div class=\"snippet\">" + drawing.element(self, .block, depth: 0) + "</div>"
  }

  /// A whole page with the node in it.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - language: The language of the texts, as HTML names it, for example `en-GB`.
  public func htmlPage(title: String, language: String = "en") -> String {
    let tag = language.replacing("_", with: "-").filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
    }
    return """
      <!DOCTYPE html>
      <html lang="\(tag.isEmpty ? "en" : tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(Self.styleSheet)
      </style>
      </head>
      <body>
      <main>\(html)</main>
      </body>
      </html>

      """
  }

  /// The style sheet of ``html``.
  public static let styleSheet = """
    :root{color-scheme:light dark}
    body{margin:0;font:16px/1.4 system-ui,sans-serif}
    main{max-width:40rem;margin:0 auto;padding:16px}
    .snippet,.snippet *{box-sizing:border-box;max-width:100%}
    .snippet p,.snippet h2,.snippet h3{margin:0;overflow-wrap:anywhere}
    .snippet .column{display:flex;flex-direction:column;gap:8px;align-items:center}
    .snippet .row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    .snippet .stack{display:grid}
    .snippet .stack>*{grid-area:1/1}
    .snippet .grid{display:grid;gap:8px}
    .snippet table{border-spacing:8px;width:100%}
    .snippet .spacer{flex:1}
    .snippet ul{list-style:none;margin:0;padding:0}
    .snippet li{padding:8px 0;border-bottom:1px solid GrayText}
    .snippet button{font:inherit;padding:8px 14px;border-radius:10px;border:1px solid currentColor;min-height:44px;background:transparent;color:inherit}
    .snippet button[disabled]{opacity:.5}
    .snippet button[aria-checked=true]{font-weight:700}
    .snippet label{display:block}
    .snippet progress,.snippet meter{width:100%}
    .snippet hr{width:100%;border:0;border-top:1px solid GrayText}
    .snippet .shape{display:block;min-width:8px;min-height:8px}
    """
}

/// Texts inside HTML.
enum HTMLText {
  /// The text with everything escaped that HTML would read as something else.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: escaped += " "
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// The address when a page may lead to it; `nil` for any other.
  static func address(_ text: String?) -> String? {
    guard let text else { return nil }
    let known = ["https://", "http://", "mailto:", "tel:"]
    return known.contains { text.lowercased().hasPrefix($0) } ? escaped(text) : nil
  }
}

/// Draws a tree as HTML, as long as there is room.
private struct SnippetHTMLDrawing {
  /// Where an element stands, which says what it may be.
  enum Place {
    /// Between others that stand below each other.
    case block
    /// Inside a button, a link or a line.
    case inline
    /// Among the rows of a list.
    case list
  }

  private static let deepest = 64
  private var left = 5_000

  mutating func element(_ node: SnippetNode, _ place: Place, depth: Int) -> String {
    guard depth < Self.deepest, left > 0 else { return "…" }
    left -= 1
    let look = SnippetStyle(node).attribute
    let inside = depth + 1
    switch node.kind {
    case "text", "title": return text(node, look, place)
    case "image": return image(node, look)
    case "shape": return Self.shape(node)
    case "spacer": return "<span class=\"spacer\"></span>"
    case "separator": return place == .inline ? "" : "<hr>"
    case "button": return button(node, look, inside)
    case "toggle": return toggle(node, look, inside)
    case "link": return link(node, look, inside)
    case "textField", "secureTextField", "textView": return field(node, look)
    case "picker": return picker(node, look)
    case "slider", "stepper": return line(node, look, Self.text(node.attributes["value"]))
    case "labeled": return line(node, look, children(node, .inline, inside))
    case "progress": return progress(node, look)
    case "gauge": return gauge(node, look)
    case "list": return "<ul\(look)\(label(node))>\(children(node, .list, inside))</ul>"
    case "cell": return cell(node, look, place, inside)
    case "section": return section(node, look, place, inside)
    case "grid": return grid(node, look, inside)
    case "menu", "disclosure":
      let open = node.attributes["expanded"] == "1" ? " open" : ""
      return "<details\(open)\(look)><summary>\(Self.text(node.text))</summary>"
        + "\(children(node, .block, inside))</details>"
    case "navigationBar":
      let title = node.text.map { "<h2>\(Self.text($0))</h2>" } ?? ""
      return "<header class=\"row\"\(look)>\(title)\(children(node, .block, inside))</header>"
    case "tabBar": return "<nav class=\"row\"\(look)>\(children(node, .block, inside))</nav>"
    case "sheet", "alert":
      let role = node.kind == "alert" ? "alertdialog" : "dialog"
      let title = node.text.map { "<h2>\(Self.text($0))</h2>" } ?? ""
      return "<section role=\"\(role)\" aria-label=\"\(Self.text(node.words))\"\(look)>"
        + "\(title)\(children(node, .block, inside))</section>"
    default: return container(node, look, place, inside)
    }
  }

  // MARK: Parts

  private static func text(_ text: String?) -> String { HTMLText.escaped(text ?? "") }

  private mutating func children(_ node: SnippetNode, _ place: Place, _ depth: Int) -> String {
    var all = ""
    for child in node.children {
      all += element(child, place, depth: depth)
      if left <= 0 { break }
    }
    return all
  }

  /// What an element is called, and that it need not be read.
  private func label(_ node: SnippetNode) -> String {
    if node.attributes["hidden"] != nil { return " aria-hidden=\"true\"" }
    var all = ""
    if let label = node.attributes["label"] { all += " aria-label=\"\(Self.text(label))\"" }
    if let hint = node.attributes["hint"] { all += " title=\"\(Self.text(hint))\"" }
    return all
  }

  /// What happens when an element is touched.
  private func touch(_ node: SnippetNode) -> String {
    var all = ""
    if let call = node.attributes["intent"] { all += " data-intent=\"\(Self.text(call))\"" }
    if let id = node.attributes["id"] { all += " data-element=\"\(Self.text(id))\"" }
    if node.attributes["enabled"] == "0" { all += " disabled" }
    return all
  }

  // MARK: Content

  private func text(_ node: SnippetNode, _ look: String, _ place: Place) -> String {
    let font = node.attributes["font"]
    let heading =
      node.kind == "title" || font == "largeTitle" || font == "title"
      ? "h2" : ["title2", "title3", "headline"].contains(font ?? "") ? "h3" : "p"
    let name = place == .inline ? "span" : heading
    let content = Self.text(node.text).replacing("\n", with: "<br>")
    return "<\(name)\(label(node))\(look)>\(content)</\(name)>"
  }

  private func image(_ node: SnippetNode, _ look: String) -> String {
    // What a symbol of the system is called is for programs.
    let plain = node.attributes["system"] == nil ? node.attributes["name"]?.replacing(".", with: " ") : nil
    let name = node.text ?? node.attributes["label"] ?? plain ?? ""
    let isHidden = node.attributes["hidden"] != nil
    if let address = HTMLText.address(node.attributes["url"]) {
      return "<img src=\"\(address)\" alt=\"\(isHidden ? "" : Self.text(name))\"\(look)>"
    }
    guard !isHidden, !name.isEmpty else { return "" }
    return "<span role=\"img\" aria-label=\"\(Self.text(name))\"\(look)>◇</span>"
  }

  private static func shape(_ node: SnippetNode) -> String {
    var node = node
    let fill = node.attributes.removeValue(forKey: "color")
    let line = node.attributes["stroke"].map { "\(node.attributes["line"] ?? "1") \($0)" }
    if node.attributes["shape"] == "path" { return path(node, fill) }
    node.attributes["background"] = fill ?? "foreground"
    node.attributes["border"] = node.attributes["border"] ?? line
    if let outline = node.attributes["shape"], outline != "rectangle" { node.attributes["clip"] = outline }
    return "<span class=\"shape\" aria-hidden=\"true\"\(SnippetStyle(node).attribute)></span>"
  }

  private static func path(_ node: SnippetNode, _ fill: String?) -> String {
    let known = "MLQCZ0123456789.- "
    let drawing = (node.attributes["path"] ?? "").filter { known.contains($0) }
    let color = fill.flatMap(SnippetPaint.color) ?? "currentColor"
    let stroke = node.attributes["stroke"].flatMap(SnippetPaint.color) ?? "none"
    let width = node.attributes["line"].flatMap(SnippetStyle.number) ?? "1"
    return "<svg class=\"shape\" aria-hidden=\"true\" viewBox=\"0 0 100 100\"\(SnippetStyle(node).attribute)>"
      + "<path d=\"\(drawing)\" fill=\"\(color)\" stroke=\"\(stroke)\" stroke-width=\"\(width)\"/></svg>"
  }

  // MARK: Controls

  private mutating func button(_ node: SnippetNode, _ look: String, _ depth: Int) -> String {
    let inner = node.children.isEmpty ? Self.text(node.words) : children(node, .inline, depth)
    let pressed = node.attributes["selected"] == "1" ? " aria-pressed=\"true\"" : ""
    return "<button type=\"button\"\(touch(node))\(pressed)\(label(node))\(look)>\(inner)</button>"
  }

  private mutating func toggle(_ node: SnippetNode, _ look: String, _ depth: Int) -> String {
    let inner = node.children.isEmpty ? Self.text(node.words) : children(node, .inline, depth)
    let state = node.attributes["value"] == "1" ? "true" : "false"
    return
      "<button type=\"button\" role=\"switch\" aria-checked=\"\(state)\"\(touch(node))\(label(node))\(look)>"
      + "\(inner)</button>"
  }

  private mutating func link(_ node: SnippetNode, _ look: String, _ depth: Int) -> String {
    let inner = node.children.isEmpty ? Self.text(node.words) : children(node, .inline, depth)
    guard let address = HTMLText.address(node.attributes["url"]) else {
      return "<span\(look)>\(inner)</span>"
    }
    return "<a href=\"\(address)\" rel=\"noopener noreferrer\"\(label(node))\(look)>\(inner)</a>"
  }

  private func field(_ node: SnippetNode, _ look: String) -> String {
    let name = Self.text(node.text ?? node.attributes["label"] ?? node.attributes["placeholder"])
    let value = Self.text(node.attributes["value"])
    let input =
      switch node.kind {
      case "textView": "<textarea\(touch(node))>\(value)</textarea>"
      case "secureTextField": "<input type=\"password\"\(touch(node))>"
      default: "<input type=\"text\" value=\"\(value)\"\(touch(node))>"
      }
    return "<label\(look)>\(name) \(input)</label>"
  }

  private func picker(_ node: SnippetNode, _ look: String) -> String {
    let options = node.children.prefix(500).map { choice in
      let id = choice.attributes["id"].map { " value=\"\(Self.text($0))\"" } ?? ""
      return "<option\(id)\(choice.attributes["selected"] == "1" ? " selected" : "")>"
        + "\(Self.text(choice.words))</option>"
    }
    return "<label\(look)>\(Self.text(node.text)) <select\(touch(node))>\(options.joined())</select></label>"
  }

  private func line(_ node: SnippetNode, _ look: String, _ value: String) -> String {
    "<div class=\"row\"\(label(node))\(look)><span>\(Self.text(node.text))</span>"
      + "<span class=\"spacer\"></span><span>\(value)</span></div>"
  }

  private func progress(_ node: SnippetNode, _ look: String) -> String {
    let words = node.attributes["value"] ?? ""
    let percent = Double(words.filter { $0.isNumber || $0 == "." })
    let value = percent.map { " value=\"\(min(max($0, 0), 100))\" max=\"100\"" } ?? ""
    return "<label\(look)>\(Self.text(node.text)) <progress\(value)>\(Self.text(words))</progress></label>"
  }

  private func gauge(_ node: SnippetNode, _ look: String) -> String {
    let fraction = node.attributes["fraction"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
    let words = Self.text(node.attributes["value"])
    return "<label\(look)>\(Self.text(node.text)) "
      + "<meter min=\"0\" max=\"1\" value=\"\(min(max(fraction, 0), 1))\">\(words)</meter> \(words)</label>"
  }

  // MARK: Containers

  private mutating func cell(_ node: SnippetNode, _ look: String, _ place: Place, _ depth: Int) -> String {
    let name = place == .list ? "li" : "div"
    let current = node.attributes["selected"] == "1" ? " aria-current=\"true\"" : ""
    return "<\(name)\(touch(node))\(current)\(label(node))\(look)>\(children(node, .block, depth))</\(name)>"
  }

  private mutating func section(_ node: SnippetNode, _ look: String, _ place: Place, _ depth: Int) -> String {
    let title = node.text.map { "<h3>\(Self.text($0))</h3>" } ?? ""
    var rows = ""
    var rest = ""
    for child in node.children {
      if child.kind == "cell" {
        rows += element(child, .list, depth: depth)
      } else {
        rest += element(child, .block, depth: depth)
      }
    }
    let list = rows.isEmpty ? "" : "<ul>\(rows)</ul>"
    let whole = "<section\(label(node))\(look)>\(title)\(list)\(rest)</section>"
    return place == .list ? "<li>\(whole)</li>" : whole
  }

  private mutating func grid(_ node: SnippetNode, _ look: String, _ depth: Int) -> String {
    if node.children.contains(where: { $0.kind == "gridRow" }) {
      var rows = ""
      for child in node.children {
        let cells = child.kind == "gridRow" ? child.children : [child]
        rows += "<tr>"
        for cell in cells {
          let span = cell.attributes["columns"].flatMap(Int.init).map {
            " colspan=\"\(min(max($0, 1), 40))\""
          }
          rows += "<td\(span ?? "")>\(element(cell, .block, depth: depth + 1))</td>"
        }
        rows += "</tr>"
      }
      return "<table role=\"presentation\"\(look)>\(rows)</table>"
    }
    let columns =
      if let count = node.attributes["columns"].flatMap(Int.init) {
        "repeat(\(min(max(count, 1), 40)),minmax(0,1fr))"
      } else {
        "repeat(auto-fill,minmax(min(100%,\(node.attributes["columnWidth"].flatMap(SnippetStyle.number) ?? "80")px),1fr))"
      }
    return
      "<div class=\"grid\"\(look.replacing("style=\"", with: "style=\"grid-template-columns:\(columns);"))"
      + (look.isEmpty ? " style=\"grid-template-columns:\(columns)\"" : "")
      + ">\(children(node, .block, depth))</div>"
  }

  private mutating func container(_ node: SnippetNode, _ look: String, _ place: Place, _ depth: Int) -> String
  {
    let known = ["column", "row", "stack"].contains(node.kind) ? node.kind : "block"
    // What stands in a button or a link must not be more than a part of its line.
    let name = place == .inline ? "span" : place == .list ? "li" : "div"
    let heading = node.text.map { place == .inline ? Self.text($0) : "<p>\(Self.text($0))</p>" } ?? ""
    let inner = children(node, place == .inline ? .inline : .block, depth)
    let role = node.attributes["label"] != nil && node.children.isEmpty ? " role=\"img\"" : ""
    return
      "<\(name) class=\"\(known)\"\(role)\(touch(node))\(label(node))\(look)>\(heading)\(inner)</\(name)>"
  }
}

/// The look of a node as CSS, made of nothing but known names and numbers.
struct SnippetStyle {
  private(set) var declarations: [String] = []

  init(_ node: SnippetNode) {
    let attributes = node.attributes
    text(attributes)
    box(attributes)
    switch node.kind {
    case "column": flex("align-items", attributes["alignment"]?.split(separator: " ").first.map(String.init))
    case "row": flex("align-items", attributes["alignment"]?.split(separator: " ").last.map(String.init))
    default: break
    }
    length("gap", attributes["spacing"])
  }

  /// The declarations as the value of an attribute, with a space in front; nothing where there are none.
  var attribute: String {
    declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { declarations.append("\(name):\(value)") }
  }

  private mutating func length(_ name: String, _ value: String?) {
    add(name, value.flatMap(Self.number).map { "\($0)px" })
  }

  private mutating func flex(_ name: String, _ alignment: String?) {
    let names = [
      "leading": "flex-start", "trailing": "flex-end", "top": "flex-start", "bottom": "flex-end",
      "center": "center", "firstTextBaseline": "baseline", "lastTextBaseline": "last baseline",
    ]
    add(name, alignment.flatMap { names[$0] })
  }

  private mutating func text(_ attributes: [String: String]) {
    add("color", attributes["color"].flatMap(SnippetPaint.color))
    add("font-size", attributes["font"].flatMap(Self.size))
    let weights = [
      "ultraLight": "100", "thin": "200", "light": "300", "regular": "400", "medium": "500",
      "semibold": "600", "bold": "700", "heavy": "800", "black": "900",
    ]
    add("font-weight", attributes["weight"].flatMap { weights[$0] })
    if attributes["style"] == "italic" { add("font-style", "italic") }
    let families = ["serif": "serif", "rounded": "ui-rounded,sans-serif", "monospaced": "monospace"]
    add("font-family", attributes["design"].flatMap { families[$0] })
    let decorations = ["underline": "underline", "strikethrough": "line-through"]
    add("text-decoration", attributes["decoration"].flatMap { decorations[$0] })
    let cases = ["uppercase": "uppercase", "lowercase": "lowercase"]
    add("text-transform", attributes["case"].flatMap { cases[$0] })
    let sides = ["leading": "start", "center": "center", "trailing": "end"]
    add("text-align", attributes["lineAlignment"].flatMap { sides[$0] })
    if let lines = attributes["lines"].flatMap(Int.init), (1...100).contains(lines) {
      add("display", "-webkit-box")
      add("-webkit-box-orient", "vertical")
      add("-webkit-line-clamp", "\(lines)")
      add("overflow", "hidden")
    }
  }

  private mutating func box(_ attributes: [String: String]) {
    for name in ["padding", "margin"] {
      let sides = attributes[name]?.split(separator: " ").compactMap { Self.number(String($0)) } ?? []
      if sides.count == 4 { add(name, sides.map { "\($0)px" }.joined(separator: " ")) }
    }
    add("background", attributes["background"].flatMap(SnippetPaint.paint))
    let rounds = ["circle": "50%", "ellipse": "50%", "capsule": "999px"]
    if let round = attributes["clip"].flatMap({ rounds[$0] }) {
      add("border-radius", round)
    } else {
      length("border-radius", attributes["corner"])
    }
    if let border = attributes["border"]?.split(separator: " ", maxSplits: 1), border.count == 2,
      let width = Self.number(String(border[0])), let color = SnippetPaint.color(String(border[1]))
    {
      add("border", "\(width)px solid \(color)")
    }
    if let opacity = attributes["opacity"].flatMap(Double.init), (0...1).contains(opacity) {
      add("opacity", "\(opacity)")
    }
    for (name, property) in [
      ("width", "width"), ("height", "height"), ("minWidth", "min-width"), ("maxWidth", "max-width"),
      ("minHeight", "min-height"), ("maxHeight", "max-height"),
    ] {
      // “As wide as there is room” is a width of its own.
      if attributes[name] == "infinity" {
        if name == "maxWidth" { add("width", "100%") }
      } else {
        length(property, attributes[name])
      }
    }
  }

  /// A number between -2,000 and 2,000 as text.
  static func number(_ text: String) -> String? {
    guard let number = Double(text), number.isFinite, abs(number) <= 2_000 else { return nil }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func size(_ font: String) -> String? {
    let sizes = [
      "largeTitle": "2.1rem", "title": "1.75rem", "title2": "1.4rem", "title3": "1.25rem",
      "headline": "1.05rem", "subheadline": "0.95rem", "body": "1rem", "callout": "0.98rem",
      "footnote": "0.85rem", "caption": "0.8rem", "caption2": "0.75rem",
    ]
    if let size = sizes[font] { return size }
    guard font.hasPrefix("system "), let points = number(String(font.dropFirst(7))), !points.hasPrefix("-")
    else { return nil }
    return "\(points)px"
  }
}

/// Colours and gradients as CSS.
enum SnippetPaint {
  private static let names = [
    "black": "#000000", "white": "#ffffff", "gray": "#8e8e93", "red": "#d70015", "orange": "#c93400",
    "yellow": "#a05a00", "green": "#248a3d", "mint": "#0c817b", "teal": "#008299", "cyan": "#0071a4",
    "blue": "#0040dd", "indigo": "#3634a3", "purple": "#8944ab", "pink": "#d30f45", "brown": "#7f6545",
    "accent": "#0040dd",
  ]
  private static let adapting = [
    "clear": "transparent", "primary": "CanvasText", "foreground": "currentColor", "secondary": "GrayText",
    "tertiary": "GrayText", "quaternary": "GrayText", "background": "Canvas", "material": "Canvas",
    "separator": "GrayText",
  ]

  /// A colour by its name, with a share such as `50%` behind it; `nil` for one that is not known.
  static func color(_ text: String) -> String? {
    var pieces = text.split(separator: " ").map(String.init)
    var share = 100.0
    if let last = pieces.last, last.hasSuffix("%"), let percent = Double(last.dropLast()) {
      share = percent.isFinite ? min(max(percent, 0), 100) : 100
      pieces.removeLast()
    }
    guard pieces.count == 1 else { return nil }
    if let adapting = adapting[pieces[0]] {
      return share < 100 ? "color-mix(in srgb,\(adapting) \(Int(share.rounded()))%,transparent)" : adapting
    }
    let hex = names[pieces[0]] ?? pieces[0]
    guard hex.count == 7, hex.hasPrefix("#"), hex.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    guard share < 100 else { return hex }
    let digits = String(Int((share * 255 / 100).rounded()), radix: 16)
    return hex + (digits.count == 1 ? "0" + digits : digits)
  }

  /// A colour or a gradient.
  static func paint(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return color(text) }
    let stops = text[text.index(after: colon)...].split(separator: ",").prefix(16).compactMap {
      stop -> String? in
      let parts = stop.split(separator: "@")
      guard parts.count == 2, let color = color(String(parts[0])),
        let place = SnippetStyle.number(String(parts[1]))
      else { return nil }
      return "\(color) \(place)%"
    }
    guard stops.count > 1 else {
      return stops.first.flatMap { $0.split(separator: " ").first.map(String.init) }
    }
    let list = stops.joined(separator: ",")
    let kind = text[..<colon]
    if kind == "radial" { return "radial-gradient(\(list))" }
    if kind == "angular" { return "conic-gradient(\(list))" }
    guard kind.hasPrefix("linear("), kind.hasSuffix(")") else { return nil }
    let line = kind.dropFirst(7).dropLast().split(separator: ",").compactMap { Double($0) }
    guard line.count == 4, line.allSatisfy(\.isFinite) else { return nil }
    let (across, down) = (line[2] - line[0], line[3] - line[1])
    let horizontal = across == 0 ? "" : across > 0 ? " right" : " left"
    let vertical = down == 0 ? "" : down > 0 ? " bottom" : " top"
    guard !(horizontal + vertical).isEmpty else { return nil }
    return "linear-gradient(to\(vertical)\(horizontal),\(list))"
  }
}

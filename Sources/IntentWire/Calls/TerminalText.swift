/// Text as a terminal shows it.
enum TerminalText {
  /// The text without characters that would steer a terminal or turn the direction of writing.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(steers(scalar) ? " " : scalar) }
    return String(plain)
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// How many columns a text takes: two for each wide character of East Asia and each emoji.
  static func columns(of text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }

  /// A line as several that are no longer than a width; what follows keeps the indent of the first.
  static func wrapped(_ line: String, _ width: Int) -> [String] {
    guard columns(of: line) > width else { return [line] }
    let start = line.prefix { $0 == " " }
    let bullet = line.dropFirst(start.count).hasPrefix("- ") ? "  " : ""
    let indent = String(String(start).prefix(width / 2)) + bullet
    var lines: [String] = []
    var current = String(start.prefix(width / 2))
    var isEmpty = true
    for word in line.dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, columns(of: current) + 1 + columns(of: String(word)) > width {
        lines.append(current)
        (current, isEmpty) = (indent, true)
      }
      current += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    if !isEmpty { lines.append(current) }
    return lines
  }
}

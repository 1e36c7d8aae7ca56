/// How many columns text takes on a terminal.
enum TextWidth {
  /// The columns of a character: two for ideographs and emoji, none for marks on another.
  static func of(_ character: Character) -> Int {
    if let byte = character.asciiValue { return byte < 0x20 || byte == 0x7f ? 0 : 1 }
    return character.unicodeScalars.map(columns).max() ?? 0
  }

  /// The columns of a line; what colours it takes none.
  static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    var isCode = false
    for character in text {
      if isCode {
        isCode = !character.isLetter
      } else if character == "\u{1B}" {
        isCode = true
      } else {
        width += of(character)
      }
    }
    return width
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Where the scripts stand whose characters are twice as wide as they are in Latin.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

/// Breaks text into rows at words.
enum WordWrap {
  /// The text with a line break wherever a row would be wider than a terminal.
  ///
  /// What continues a line of a list stands under the words of its first row.
  ///
  /// - Parameter hanging: The columns before all rows of a line but its first, where that is known.
  static func text(_ text: String, width: Int, hanging: Int? = nil) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      rows(of: line, width: width, hanging: hanging)
    }.joined(separator: "\n")
  }

  private static func rows(of line: Substring, width: Int, hanging: Int?) -> [String] {
    guard width > 8, TextWidth.of(line) > width else { return [String(line)] }
    let indentation = String(repeating: " ", count: min(hanging ?? lead(of: line), width / 2))
    var rows: [String] = []
    var row = ""
    var columns = 0
    func end() {
      while row.last == " " { row.removeLast() }
      rows.append(row)
      row = indentation
      columns = indentation.count
    }
    for word in pieces(of: line) {
      let needed = TextWidth.of(word)
      let isBlank = word.first == " "
      if columns + needed > width, columns > (rows.isEmpty ? 0 : indentation.count) {
        end()
        if isBlank { continue }
      }
      if isBlank, !rows.isEmpty, columns == indentation.count { continue }
      guard columns + needed > width else {
        row += word
        columns += needed
        continue
      }
      // A word that no row can hold is broken where the row ends.
      for character in word {
        if columns + TextWidth.of(character) > width { end() }
        row.append(character)
        columns += TextWidth.of(character)
      }
    }
    if row.contains(where: { $0 != " " }) { rows.append(row) }
    return rows
  }

  /// The columns before the words of a line: blanks, a number of a list, a box.
  private static func lead(of line: Substring) -> Int {
    var rest = line.drop { $0 == " " }
    let blanks = line.count - rest.count
    for mark in ["[ ] ", "[x] ", "- ", "• "] where rest.hasPrefix(mark) { return blanks + mark.count }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty && rest.hasPrefix(". ") ? blanks + digits.count + 2 : blanks
  }

  /// The words of a line and the blanks between them.
  static func pieces(of line: some StringProtocol) -> [String] {
    var pieces: [String] = []
    for character in line {
      if let last = pieces.last?.last, (last == " ") == (character == " ") {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }
}

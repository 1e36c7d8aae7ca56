/// A line with its prompt as rows of a terminal, broken at words.
struct EditView: Equatable, Sendable {
  /// The rows.
  private(set) var rows: [String]
  /// The row and the column at which the cursor stands.
  private(set) var cursor: (row: Int, column: Int)

  /// Lays a line out.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; its last one stays free, since terminals differ in what they do there.
  ///   - height: The rows of the terminal; of a longer line those around the cursor are shown.
  init(prompt: String, line: [Character], cursor place: Int, width: Int, height: Int) {
    let width = max(4, width - 1)
    var rows: [[Character]] = [Array(prompt)]
    var columns = TextWidth.of(prompt)
    var cursor = (row: 0, column: columns)
    var index = 0
    while index < line.count {
      var end = index + 1
      while end < line.count, (line[end] == " ") == (line[index] == " ") { end += 1 }
      let needed = line[index..<end].reduce(0) { $0 + TextWidth.of($1) }
      // A word that fits on a row of its own begins one; blanks may stand at the end of a row.
      if line[index] != " ", columns + needed > width, needed <= width, columns > 0,
        !(rows.count == 1 && index == 0)
      {
        rows.append([])
        columns = 0
      }
      for position in index..<end {
        let needed = TextWidth.of(line[position])
        // The blank between two words may hang over, so that no row begins with one.
        let isHanging = line[position] == " " && columns == width
        if columns + needed > width, !isHanging {
          rows.append([])
          columns = 0
        }
        if position == place { cursor = (rows.count - 1, columns) }
        rows[rows.count - 1].append(line[position])
        columns += needed
      }
      index = end
    }
    if place >= line.count {
      if columns >= width {
        rows.append([])
        columns = 0
      }
      cursor = (rows.count - 1, columns)
    }
    let shown = max(1, height - 1)
    let first = min(max(0, cursor.row - shown / 2), max(0, rows.count - shown))
    self.rows = rows[first..<min(rows.count, first + shown)].map { String($0) }
    self.cursor = (cursor.row - first, cursor.column)
  }

  static func == (left: EditView, right: EditView) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  /// What to write so that the rows stand in the place of those of another view.
  ///
  /// - Parameter columns: How wide the terminal is now: one that became narrower has broken the rows of the other view.
  func drawn(over old: EditView?, columns: Int) -> String {
    let up = old?.rowsAboveCursor(columns: columns) ?? 0
    var text = "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J" + rows.joined(separator: "\r\n")
    let back = rows.count - 1 - cursor.row
    text += "\r" + (back > 0 ? "\u{1B}[\(back)A" : "")
    return text + (cursor.column > 0 ? "\u{1B}[\(cursor.column)C" : "")
  }

  /// How many rows stand above the cursor on a terminal of a width.
  func rowsAboveCursor(columns: Int) -> Int {
    let above = rows[..<cursor.row].reduce(0) { $0 + max(1, (TextWidth.of($1) + columns - 1) / columns) }
    return above + cursor.column / columns
  }

  /// What to write so that the cursor stands below the rows.
  func left() -> String {
    let down = rows.count - 1 - cursor.row
    return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
  }
}

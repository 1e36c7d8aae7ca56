/// How many letters must be changed, added or removed to make one word of another.
package enum EditDistance {
  /// Returns the distance between two words in bytes of UTF-8.
  ///
  /// - Parameter longest: How many bytes of each word are looked at; the work grows with its square.
  package static func between(_ one: String, _ other: String, longest: Int = 200) -> Int {
    let one = Array(one.utf8.prefix(longest))
    let other = Array(other.utf8.prefix(longest))
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, sign) in other.enumerated() {
        let changed = corner + (letter == sign ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}

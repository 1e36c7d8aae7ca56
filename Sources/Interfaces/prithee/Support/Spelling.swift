/// Finds the word that somebody meant who mistyped it.
enum Spelling {
  /// The candidate that is nearest to a word; `nil` when none is near.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let word = word.lowercased()
    guard word.count > 1, word.count <= longest else { return nil }
    let allowed = word.count < 4 ? 1 : word.count < 8 ? 2 : 3
    let found = candidates.map { ($0, distance(word, $0.lowercased())) }.min { $0.1 < $1.1 }
    if let found, found.1 <= allowed, found.1 < word.count { return found.0 }
    let begun = candidates.filter { $0.lowercased().hasPrefix(word) }
    return word.count > 2 && begun.count == 1 ? begun.first : nil
  }

  private static let longest = 40

  /// How many letters have to be put in, left out, changed, or exchanged with the next.
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first), second = Array(second)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var before: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var line = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        line.append(cost)
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}

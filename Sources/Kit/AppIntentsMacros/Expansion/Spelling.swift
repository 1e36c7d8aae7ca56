/// Finds what somebody may have meant by a name that does not exist.
enum Spelling {
  /// The known name that differs in the fewest letters; `nil` when all differ in more than a third of them.
  static func nearest(_ name: String, among known: [String]) -> String? {
    let near = known.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    let limit = max(1, name.count / 3)
    return near.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// How many letters must be put in, left out or replaced to get from one text to the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let cost = min(row[column] + 1, row[column + 1] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[right.count]
  }
}

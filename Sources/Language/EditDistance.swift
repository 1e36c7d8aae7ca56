/// How far apart two spellings are.
public enum EditDistance {
  /// Returns how many edits turn one text into the other, or nil when it takes more than the limit.
  ///
  /// An edit inserts, removes or replaces one character (Unicode scalar) or swaps two neighbours. The cost
  /// grows with the length times the limit.
  public static func distance(_ a: String, _ b: String, limit: Int) -> Int? {
    if limit < 0 { return nil }
    if a == b { return 0 }
    return edits(a.unicodeScalars.map(\.value), b.unicodeScalars.map(\.value), limit: limit)
  }

  /// Returns the same for two words in letters.
  public static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    if limit < 0 { return nil }
    return a == b ? 0 : edits(a, b, limit: limit)
  }

  /// Returns how alike two names are in spelling and sound, from 0 to 1.
  ///
  /// Case, diacritics and marks do not count. Names that sound alike are closer than their spelling
  /// ("Kris" and "Chris"), and a name and its start are not alike: comparing parts is left to the caller.
  public static func similarity(_ a: String, _ b: String) -> Double {
    let left = letters(a)
    let right = letters(b)
    guard !left.isEmpty, !right.isEmpty else { return left.isEmpty && right.isEmpty ? 1 : 0 }
    if left == right { return 1 }
    let spelling = likeness(left, right)
    let sound = likeness(sounds(a), sounds(b))
    // Spelling leads: different names can share a key, and one letter seldom changes the sound alone.
    return min(0.99, 0.6 * spelling + 0.4 * sound)
  }

  /// The longest text whose likeness is computed in full; the rest counts as different.
  private static let longest = 96

  private static func likeness(_ a: [UInt32], _ b: [UInt32]) -> Double {
    let length = max(a.count, b.count)
    guard length > 0 else { return 1 }
    let left = Array(a.prefix(longest))
    let right = Array(b.prefix(longest))
    let compared = max(left.count, right.count)
    // A distance beyond the longer text cannot occur.
    let edits = edits(left, right, limit: compared) ?? compared
    return 1 - Double(edits + length - compared) / Double(length)
  }

  private static func letters(_ text: String) -> [UInt32] {
    var letters: [UInt32] = []
    for scalar in Folding.fold(text).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        letters.append(scalar.value)
      } else if scalar.properties.isWhitespace || scalar == "-", let last = letters.last, last != 0x20 {
        letters.append(0x20)
      }
    }
    if letters.last == 0x20 { letters.removeLast() }
    return letters
  }

  private static func sounds(_ text: String) -> [UInt32] {
    var sounds: [UInt32] = []
    for word in text.prefix(longest * 2).split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
      sounds += Phonetics.key(String(word)).unicodeScalars.map(\.value)
    }
    return sounds
  }

  private static func edits<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    let limit = min(limit, long.count)
    guard long.count - short.count <= limit else { return nil }
    if short.isEmpty { return long.count }
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: short.count + 1)
    var last = (0...short.count).map { min($0, far) }
    var row = [Int](repeating: far, count: short.count + 1)
    for i in 1...long.count {
      // Cells further from the diagonal than the limit cannot lie on a path within it.
      let first = max(1, i - limit)
      let end = min(short.count, i + limit)
      guard first <= end else { return nil }
      row[0] = min(i, far)
      if first > 1 { row[first - 1] = far }
      var best = row[first - 1]
      for j in first...end {
        let replaced = last[j - 1] + (long[i - 1] == short[j - 1] ? 0 : 1)
        var cost = min(replaced, row[j - 1] + 1, last[j] + 1)
        if i > 1, j > 1, long[i - 1] == short[j - 2], long[i - 2] == short[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = min(cost, far)
        best = min(best, row[j])
      }
      if end < short.count { row[end + 1] = far }
      if best > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[short.count] <= limit ? last[short.count] : nil
  }
}

/// Where the letters are on the keyboard, for what is a likely slip.
public enum Keyboard {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  /// The place of each letter: its row, and its column in halves of a key.
  private static let places: [UInt8: (row: Int, column: Int)] = {
    var places: [UInt8: (row: Int, column: Int)] = [:]
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() { places[letter] = (row, column * 2 + row) }
    }
    return places
  }()

  /// Whether two letters lie side by side.
  public static func areNear(_ left: UInt8, _ right: UInt8) -> Bool {
    guard let one = places[left], let two = places[right] else { return false }
    return abs(one.row - two.row) <= 1 && abs(one.column - two.column) <= 2
  }

  /// How likely the difference between two words is a slip, 0 to 3: most for the same letters in another order, then
  /// for a letter twice or once, then for a neighbour on the keyboard.
  public static func likeness(of word: [UInt8], to wanted: [UInt8]) -> Int {
    var start = 0
    while start < min(word.count, wanted.count), word[start] == wanted[start] { start += 1 }
    var end = 0
    while end < min(word.count, wanted.count) - start,
      word[word.count - 1 - end] == wanted[wanted.count - 1 - end]
    {
      end += 1
    }
    let (left, right) = (word[start..<(word.count - end)], wanted[start..<(wanted.count - end)])
    if left.count == right.count {
      if left.sorted() == right.sorted() { return 3 }
      guard left.count == 1, let one = left.first, let two = right.first else { return 0 }
      return areNear(one, two) ? 2 : isVowel(one) && isVowel(two) ? 1 : 0
    }
    guard left.count + right.count == 1, let letter = left.first ?? right.first else { return 0 }
    return start > 0 && word[start - 1] == letter ? 3 : 1
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }
}

/// Types sentences with slips of the finger, the same for the same seed.
struct Typist {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number below another, by a linear congruence.
  private mutating func chance(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// The sentence with one slip in one of its words of three letters or more; `nil` when all such words are kept.
  ///
  /// - Parameter isKept: Whether a word, in small letters, is to stay as it is.
  mutating func slip(in text: String, keeping isKept: (String) -> Bool = { _ in false }) -> String? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let places = words.indices.filter { place in
      words[place].count >= 3 && words[place].allSatisfy { $0.isASCII && $0.isLetter }
        && !isKept(words[place].lowercased())
    }
    guard let place = pick(places) else { return nil }
    words[place] = slipped(words[place])
    return words.joined(separator: " ")
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[chance(below: elements.count)]
  }

  /// A word with one slip: two letters the other way round, one left out, one twice, or a neighbour on the keyboard.
  private mutating func slipped(_ word: String) -> String {
    var letters = Array(word)
    // The first letter is seldom wrong.
    let first = chance(below: 10) == 0 ? 0 : 1
    let place = first + chance(below: letters.count - first)
    switch chance(below: 10) {
    case 0..<3 where place + 1 < letters.count && letters[place] != letters[place + 1]:
      letters.swapAt(place, place + 1)
    case 3..<6: letters.remove(at: place)
    case 6..<7: letters.insert(letters[place], at: place)
    default:
      guard let row = Self.rows.first(where: { $0.contains(letters[place]) }),
        let column = row.firstIndex(of: letters[place])
      else {
        letters.remove(at: place)
        break
      }
      letters[place] =
        row[column == 0 || column + 1 < row.count && chance(below: 2) == 0 ? column + 1 : column - 1]
    }
    return String(letters)
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0) }
}

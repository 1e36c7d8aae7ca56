import Language
import Testing

@Suite struct SoundTests {
  @Test(arguments: [
    ("Chris", "Kris"), ("Catherine", "Kathryn"), ("Smith", "Smyth"), ("Knight", "Night"), ("Wright", "Right"),
    ("Philip", "Filip"), ("Thomas", "Tomas"), ("Michael", "Mikel"), ("Xavier", "Zavier"),
    ("Stephen", "Steven"),
    ("Jeffrey", "Geoffrey"), ("Sean", "Shawn"), ("Chavez", "Chaves"), ("José", "Jose"), ("Łukasz", "Lukas"),
    ("Becker", "Beker"), ("Hughes", "Hews"), ("Sofia", "Sophia"), ("Whitfield", "Witfield"),
  ])
  func soundAlike(one: String, other: String) {
    #expect(Phonetics.key(one) == Phonetics.key(other))
  }

  @Test(arguments: [
    ("Chris", "Charles"), ("Maria", "Mark"), ("Dana", "Diana Ross"), ("Juan", "Jane"), ("Tom", "Sam"),
  ])
  func soundDifferent(one: String, other: String) {
    #expect(Phonetics.key(one) != Phonetics.key(other))
  }

  @Test(arguments: [
    ("Thumb", "0M"), ("School", "SKL"), ("Schmidt", "XMT"), ("Bach", "PK"), ("Night", "NT"), ("Gough", "KF"),
    ("Bridge", "PRJ"), ("Station", "STXN"), ("Elena", "ALN"), ("東京", "東京"), ("", ""),
  ])
  func spellsKeys(word: String, key: String) {
    #expect(Phonetics.key(word) == key)
  }

  @Test(
    arguments: [
      ("kitten", "sitting", 3, 3), ("abcd", "acbd", 2, 1), ("", "abc", 3, 3), ("same", "same", 0, 0),
      ("kitten", "sitting", 2, nil), ("abc", "", 2, nil), ("a", "b", -1, nil), ("ca", "abc", 3, 3),
      ("Ñandú", "Nandú", 1, 1),
    ] as [(String, String, Int, Int?)])
  func countsEdits(one: String, other: String, limit: Int, expected: Int?) {
    #expect(EditDistance.distance(one, other, limit: limit) == expected)
    #expect(EditDistance.distance(other, one, limit: limit) == expected)
  }

  @Test func boundedCountAgreesWithTheFullOne() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let one = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
      let other = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
      let full = fullDistance(Array(one), Array(other))
      for limit in 0...10 {
        #expect(EditDistance.distance(one, other, limit: limit) == (full <= limit ? full : nil))
      }
    }
  }

  /// The textbook table, without bounds.
  private func fullDistance(_ a: [Character], _ b: [Character]) -> Int {
    var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    for i in 1...a.count {
      for j in 1...b.count {
        let replaced = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        table[i][j] = min(replaced, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  @Test func similarityOrdersNames() {
    let similarity = EditDistance.similarity
    #expect(similarity("Elena Park", "elena park") == 1)
    #expect(similarity("José", "jose") == 1)
    #expect(similarity("Kris", "Chris") > 0.7)
    #expect(similarity("Elena", "Elaina") > 0.7)
    #expect(similarity("Chris", "Kris") > similarity("Chris", "Charles"))
    #expect(similarity("Maria", "Juan") < 0.4)
    #expect(similarity("", "Ana") == 0)
    #expect(similarity("", "") == 1)
    let long = String(repeating: "ana ", count: 5_000)
    #expect(similarity(long, long + "b") < 1)
  }
}

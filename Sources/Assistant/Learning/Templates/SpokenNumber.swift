/// Numbers from 0 to 999 in digits and in English words.
enum SpokenNumber {
  private struct Word: Sendable {
    var letters: [UInt8]
    var value: Int
  }

  /// The words for numbers up to nineteen, for tens and for a hundred, by their first letters.
  private static let all: [[Word]] = {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    var words = small.enumerated().map { Word(letters: Array($1.utf8), value: $0) }
    words += tens.enumerated().map { Word(letters: Array($1.utf8), value: $0 * 10 + 20) }
    words += [Word(letters: Array("a".utf8), value: 1), Word(letters: Array("hundred".utf8), value: 100)]
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).map { first in words.filter { $0.letters.first == first } }
  }()

  /// Returns every way to read a number at a place, with where it ends.
  static func read(_ bytes: [UInt8], from start: Int, halves: Bool) -> [(end: Int, value: Double)] {
    var end = start
    var sign = 1.0
    if end < bytes.count, bytes[end] == 0x2D { (sign, end) = (-1, end + 1) }
    let first = end
    var whole = 0.0
    while end < bytes.count, end - first < 6, bytes[end] &- 0x30 < 10 {
      whole = whole * 10 + Double(bytes[end] - 0x30)
      end += 1
    }
    guard end == first else {
      if halves, end + 1 < bytes.count, bytes[end] == 0x2E, bytes[end + 1] == 0x35 {
        return [(end + 2, sign * (whole + 0.5))]
      }
      return [(end, sign * whole)]
    }
    return words(bytes, from: start)
  }

  private static func words(_ bytes: [UInt8], from start: Int) -> [(end: Int, value: Double)] {
    var found: [(end: Int, value: Double)] = []
    var (total, last) = (0, 1_000)
    var place = start
    while place < bytes.count {
      var end = place
      while end < bytes.count, bytes[end] &- 0x61 < 26 { end += 1 }
      let word = bytes[place..<end]
      let (isA, isAnd) = (word.elementsEqual([0x61]), word.elementsEqual([0x61, 0x6E, 0x64]))
      let value = value(of: word)
      // “Twenty five”, but neither “twenty ten” nor “twenty zero”.
      let least = value == 0 ? 1_000 : value ?? 0 < 10 ? 20 : 100
      if let value, value < 20, last >= least, !isA || place == start {
        (total, last) = (total + value, min(value, 19))
      } else if let value, value >= 20, value < 100, last > 99 {
        (total, last) = (total + value, value)
      } else if value == 100, total > 0, total < 10 {
        (total, last) = (total * 100, 100)
      } else if !isAnd || total < 100 {
        break
      }
      if !isAnd, !isA { found.append((end, Double(total))) }
      guard end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x2D else { break }
      place = end + 1
    }
    return found
  }

  private static func value(of word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    return all[Int(first - 0x61)].first { $0.letters.elementsEqual(word) }?.value
  }
}

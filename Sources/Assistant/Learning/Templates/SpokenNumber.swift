/// Numbers from 0 to 999 in digits and in English words.
enum SpokenNumber {
  private static let small: [String: Int] = [
    "zero": 0, "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
  ]
  private static let tens: [String: Int] = [
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90,
  ]

  /// Returns every way to read a number at a place, with where it ends.
  static func read(_ bytes: [UInt8], from start: Int, halves: Bool) -> [(end: Int, value: Double)] {
    var end = start
    var sign = 1.0
    if end < bytes.count, bytes[end] == 0x2D { (sign, end) = (-1, end + 1) }
    let first = end
    while end < bytes.count, end - first < 6, bytes[end] &- 0x30 < 10 { end += 1 }
    guard end == first else {
      let whole = Double(String(decoding: bytes[first..<end], as: UTF8.self)) ?? 0
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
      let word = String(decoding: bytes[place..<end], as: UTF8.self)
      if let value = small[word], last >= 20, word != "a" || place == start {
        (total, last) = (total + value, min(value, 19))
      } else if let value = tens[word], last > 99 {
        (total, last) = (total + value, value)
      } else if word == "hundred", total > 0, total < 10 {
        (total, last) = (total * 100, 100)
      } else if word != "and" || total < 100 {
        break
      }
      if word != "and", word != "a" { found.append((end, Double(total))) }
      guard end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x2D else { break }
      place = end + 1
    }
    return found
  }
}

/// Numbers as they are said in English: “two hundred and five”, “three and a half”, “two thirds”, “one point five”.
struct NumberWords {
  let words: [String]

  /// The number that begins at a word, and the word behind it; `nil` where none does.
  func number(at start: Int) -> (value: Double, end: Int)? {
    if let part = fraction(at: start) { return part }
    guard var (value, end) = whole(at: start) else { return nil }
    if word(end) == "point", case let (digits, behind) = decimals(at: end + 1), behind > end + 1 {
      return (value + digits, behind)
    }
    // “Two thirds”, but not “two half”.
    if let parts = Self.fractions[word(end) ?? ""], word(end) != "half" { return (value / parts, end + 1) }
    if word(end) == "and", let part = fraction(at: end + 1) { (value, end) = (value + part.value, part.end) }
    return (value, end)
  }

  private func word(_ place: Int) -> String? { words.indices.contains(place) ? words[place] : nil }

  /// “Half”, “a third”.
  private func fraction(at start: Int) -> (value: Double, end: Int)? {
    let place = word(start) == "a" ? start + 1 : start
    guard let name = word(place), let parts = Self.fractions[name],
      ["half", "quarter"].contains(name) || place > start
    else {
      return nil
    }
    return (1 / parts, place + 1)
  }

  /// Hundreds, thousands and what is between them.
  private func whole(at start: Int) -> (value: Double, end: Int)? {
    var (total, group) = (0.0, 0.0)
    var place = start
    var isEmpty = true
    // What came last in the group: after tens only ones may follow, after ones nothing.
    var room = 1_000.0
    if word(start) == "a", let next = word(start + 1), next == "hundred" || Self.scales[next] != nil {
      (group, place, isEmpty, room) = (1, start + 1, false, 1)
    }
    while let word = word(place) {
      if let number = Self.small[word], number < room, !(isEmpty && room == 1) {
        group += number
        room = number >= 20 ? 10 : 0
      } else if word == "hundred", group > 0, group < 100 {
        group *= 100
        room = 100
      } else if let scale = Self.scales[word], group > 0 {
        total += group * scale
        (group, room) = (0, 1_000)
      } else if word == "and", !isEmpty, room >= 100, let next = self.word(place + 1),
        let number = Self.small[next], number < room
      {
        place += 1
        continue
      } else {
        break
      }
      isEmpty = false
      place += 1
    }
    return isEmpty ? nil : (total + group, place)
  }

  /// Digits behind the point, said one by one.
  private func decimals(at start: Int) -> (value: Double, end: Int) {
    var (value, unit, place) = (0.0, 0.1, start)
    while let digit = Self.small[word(place) ?? ""], digit < 10 {
      value += digit * unit
      unit /= 10
      place += 1
    }
    return (value, place)
  }

  private static let small: [String: Double] = [
    "zero": 0, "nought": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
  private static let scales: [String: Double] = ["thousand": 1e3, "million": 1e6, "billion": 1e9]
  private static let fractions: [String: Double] = [
    "half": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourths": 4, "fifth": 5, "fifths": 5,
    "sixths": 6, "eighth": 8, "eighths": 8, "tenth": 10, "tenths": 10,
  ]
}

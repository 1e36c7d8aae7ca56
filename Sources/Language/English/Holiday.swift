import Foundation

/// How the day of a holiday is found in a year.
enum HolidayRule: Sendable, Hashable {
  /// A calendar that counts by the moon.
  enum Moon: Sendable { case chinese, hebrew, islamic }

  /// A month and day.
  case fixed(Int, Int)
  /// The nth weekday (Sunday is 1) of a month; the last for -1.
  case nth(Int, Int, Int)
  /// Days after the nth weekday of a month.
  case after(Int, Int, Int, days: Int)
  /// The last such weekday up to a month and day.
  case onOrBefore(Int, Int, Int)
  /// Days from Easter Sunday of the western churches.
  case easter(Int)
  /// A month and day of another calendar.
  case lunar(Moon, Int, Int)

  /// The day in a year, if the year has one.
  func day(in year: Int) -> CivilDay? {
    guard (1583...4000).contains(year) else { return nil }
    switch self {
    case .fixed(let month, let day): return CivilDay(year: year, month: month, day: day)
    case .nth(let ordinal, let weekday, let month): return Self.nth(ordinal, weekday, month, year)
    case .after(let ordinal, let weekday, let month, let days):
      return Self.nth(ordinal, weekday, month, year) + days
    case .onOrBefore(let weekday, let month, let day):
      let last = CivilDay(year: year, month: month, day: day)
      return last - (last.weekday - weekday + 7) % 7
    case .easter(let days): return Self.easter(year) + days
    case .lunar(let moon, let month, let day): return Self.lunar(moon, month, day, year)
    }
  }

  private static func nth(_ ordinal: Int, _ weekday: Int, _ month: Int, _ year: Int) -> CivilDay {
    if ordinal < 0 {
      let last = CivilDay(year: year, month: month + 1, day: 1) - 1
      return last - (last.weekday - weekday + 7) % 7
    }
    let first = CivilDay(year: year, month: month, day: 1)
    return first + ((weekday - first.weekday + 7) % 7 + (ordinal - 1) * 7)
  }

  /// Easter Sunday by the Gregorian rule: the Sunday after the full moon that the church reckons.
  static func easter(_ year: Int) -> CivilDay {
    let golden = year % 19
    let century = year / 100
    // The age of the moon at the start of the year, kept in step with leap centuries.
    let epact = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30
    let fullMoon = epact - epact / 28 * (1 - 29 / (epact + 1) * ((21 - golden) / 11))
    let march = CivilDay(year: year, month: 3, day: 21) + fullMoon
    let ahead = (8 - march.weekday) % 7
    return march + (ahead == 0 ? 7 : ahead)
  }

  private static func lunar(_ moon: Moon, _ month: Int, _ day: Int, _ year: Int) -> CivilDay? {
    let identifier: Calendar.Identifier
    switch moon {
    case .chinese: return chineseNewYear(year)
    case .hebrew: identifier = .hebrew
    case .islamic: identifier = .islamicUmmAlQura
    }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let first = CivilDay(year: year, month: 1, day: 1)
    let last = CivilDay(year: year, month: 12, day: 31)
    let start = calendar.component(.year, from: Date(timeIntervalSince1970: Double(first.number) * 86_400))
    for candidate in start...(start + 2) {
      let parts = DateComponents(year: candidate, month: month, day: day, hour: 12)
      guard let date = calendar.date(from: parts) else { continue }
      let found = CivilDay(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
      if (first...last).contains(found) { return found }
    }
    return nil
  }

  private static func chineseNewYear(_ year: Int) -> CivilDay? {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = .gmt
    // The new moon between 21 January and 21 February.
    let earliest = CivilDay(year: year, month: 1, day: 20)
    for step in 0...33 {
      let day = earliest + step
      let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
      let parts = calendar.dateComponents([.month, .day], from: noon)
      if parts.month == 1, parts.day == 1, parts.isLeapMonth != true { return day }
    }
    return nil
  }
}

/// The names of holidays by their first word, the longest first.
enum EnglishHolidayTable {
  struct Name: Sendable {
    var words: [String]
    var holiday: Int
  }

  static let names: [String: [Name]] = {
    var table: [String: [Name]] = [:]
    for (index, entry) in EnglishHolidays.all.enumerated() {
      for name in entry.1 {
        let words = Tokenizer().tokens(in: name).map(\.folded)
        guard let first = words.first else { continue }
        table[first, default: []].append(Name(words: words, holiday: index))
      }
    }
    for word in table.keys { table[word]?.sort { $0.words.count > $1.words.count } }
    return table
  }()

  /// The holiday that is named from a token on, by its index, and the end of its name.
  static func match(_ tokens: [Token], at start: Int) -> (holiday: Int, end: Int)? {
    guard tokens.indices.contains(start) else { return nil }
    var first = tokens[start].folded
    if names[first] == nil, first.hasSuffix("'s") { first.removeLast(2) }
    // "St. Patrick's Day"
    let isAbbreviated = first == "st" && start + 1 < tokens.count && tokens[start + 1].folded == "."
    let offset = isAbbreviated ? start + 1 : start
    for name in names[first] ?? [] where offset + name.words.count <= tokens.count {
      let isMatch = name.words.indices.dropFirst().allSatisfy { index in
        // "Christmas Eve's dinner"
        let token = tokens[offset + index].folded
        return token == name.words[index] || token == name.words[index] + "'s"
      }
      if isMatch { return (name.holiday, offset + name.words.count) }
    }
    return nil
  }

  /// How a holiday is kept in a region.
  static func rule(_ index: Int, region: String?) -> HolidayRule {
    let entry = EnglishHolidays.all[index]
    guard let region, let name = entry.1.first else { return entry.0 }
    for other in EnglishHolidays.regional where other.name == name && other.regions.contains(region) {
      return other.rule
    }
    return entry.0
  }
}

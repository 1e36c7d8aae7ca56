import Foundation

@testable import Language

/// A moment, day or stretch with the ways in which people write and say it.
struct PrintedDates {
  let day: CivilDay
  let minute: Int
  let now: CivilMinute
  let isMonthFirst: Bool
  let zone: TimeZone

  private var hour: Int { minute / 60 }
  private var minutes: Int { minute % 60 }

  init(_ moment: CivilMinute, now: CivilMinute, isMonthFirst: Bool, zone: TimeZone) {
    day = moment.day
    minute = moment.number - moment.day.number * 1440
    self.now = now
    self.isMonthFirst = isMonthFirst
    self.zone = zone
  }

  // MARK: Days

  /// The day with its year.
  var days: [String] {
    let (year, month, number) = day.parts
    let name = Self.months[month - 1]
    let short = Self.short(month)
    let weekday = Self.weekdays[day.weekday - 1]
    var ways = [
      "\(Self.four(year))-\(Self.two(month))-\(Self.two(number))",
      "\(Self.four(year))/\(Self.two(month))/\(Self.two(number))",
      "\(name) \(number), \(year)", "\(name) \(number) \(year)", "\(number) \(name) \(year)",
      "\(name) \(Self.ordinal(number)), \(year)", "\(Self.ordinal(number)) \(name) \(year)",
      "the \(Self.ordinal(number)) of \(name), \(year)", "the \(Self.ordinal(number)) of \(name) \(year)",
      "\(short) \(number), \(year)", "\(number) \(short) \(year)",
      "\(name) the \(Self.ordinal(number)), \(year)",
      "\(number).\(month).\(year)", "\(Self.two(number)).\(Self.two(month)).\(year)",
      "\(weekday), \(name) \(number), \(year)", "\(weekday) \(number) \(name) \(year)",
      "\(weekday) the \(Self.ordinal(number)) of \(name) \(year)", "\(name.uppercased()) \(number) \(year)",
      isMonthFirst ? "\(month)/\(number)/\(year)" : "\(number)/\(month)/\(year)",
      isMonthFirst ? "\(month)-\(number)-\(year)" : "\(number)-\(month)-\(year)",
      "the \(Self.spoken(ordinal: number)) of \(name) \(year)",
      "\(name) \(Self.spoken(ordinal: number)) \(year)",
    ]
    if (2010...2099).contains(year) {
      ways.append("\(name) \(Self.spoken(ordinal: number)) twenty \(Self.spoken(year % 100))")
    }
    return ways
  }

  /// The day as it is said when it is near.
  var nearDays: [String] {
    let (_, month, number) = day.parts
    let distance = day.number - now.day.number
    let name = Self.months[month - 1]
    var ways: [String] = []
    if distance == 0 { ways += ["today"] }
    if distance == 1 { ways += ["tomorrow", "in a day", "a day from now"] }
    if distance == 2 {
      ways += ["the day after tomorrow", "in two days", "in a couple of days", "two days from now"]
    }
    if distance > 1, distance < 60 {
      ways += ["in \(distance) days", "\(distance) days from now", "in \(Self.spoken(distance)) days"]
    }
    if distance > 0, distance <= 7 {
      let weekday = Self.weekdays[day.weekday - 1]
      ways += ["on \(weekday)", weekday, "this coming \(weekday)"]
    }
    if distance > 0, distance % 7 == 0 {
      ways += ["in \(distance / 7) weeks", "\(distance / 7) weeks from today"]
    }
    if distance >= 0, distance < 300, number <= 28 || month != 2 {
      ways += [
        "on \(name) \(number)", "the \(Self.ordinal(number)) of \(name)", "on \(number) \(name)",
        "\(name) \(Self.ordinal(number))", "on the \(Self.spoken(ordinal: number)) of \(name)",
      ]
    }
    return ways
  }

  // MARK: Times

  /// The time of day where a day is said beside it.
  var times: [String] {
    let half = hour < 12 ? "am" : "pm"
    let short = (hour + 11) % 12 + 1
    let part = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening"
    let isPart = hour >= 5 && hour < 22 && hour != 12
    var ways = [
      "at \(short):\(Self.two(minutes)) \(half)", "\(short):\(Self.two(minutes))\(half)",
      "at \(short).\(Self.two(minutes))\(half)",
      "\(short):\(Self.two(minutes)) \(half == "am" ? "a.m." : "p.m.")",
      "at \(short):\(Self.two(minutes)) \(half.uppercased())", "at \(short)\(Self.two(minutes))\(half)",
      "at \(Self.two(hour))h\(Self.two(minutes))",
      "at \(Self.spokenTime(short, minutes)) \(half)",
    ]
    if hour < 10 || hour > 12 {
      ways += ["at \(Self.two(hour)):\(Self.two(minutes))", "\(Self.two(hour)):\(Self.two(minutes))"]
    }
    if hour < 10 { ways.append("at \(Self.two(hour))\(Self.two(minutes))") }
    if minutes == 0 { ways += ["at \(short) \(half)", "\(short)\(half)", "at \(short) o'clock \(half)"] }
    if minute == 720 { ways += ["at noon", "at midday", "noon"] }
    if isPart {
      ways += ["at \(short):\(Self.two(minutes)) \(part)", "at \(Self.spokenTime(short, minutes)) \(part)"]
      if minutes > 0, minutes <= 30, minutes % 5 == 0 {
        ways.append("at \(Self.spoken(minutes)) past \(short) \(part)")
      }
      if minutes == 15 { ways.append("at a quarter past \(short) \(part)") }
      if minutes == 30 {
        ways += ["at half past \(Self.spoken(short)) \(part)", "at half \(Self.spoken(short)) \(part)"]
      }
    }
    if minutes == 45, hour % 12 != 11 { ways.append("at a quarter to \(short % 12 + 1) \(half)") }
    return ways
  }

  /// Moments in one piece.
  var moments: [String] {
    let date = days[0]
    let clock = "\(Self.two(hour)):\(Self.two(minutes))"
    let basic = "\(date.replacing("-", with: ""))T\(Self.two(hour))\(Self.two(minutes))"
    var ways = [
      "\(date)T\(clock)", "\(date)T\(clock):00", "\(date) \(clock)", "\(date)t\(clock)", basic, "\(basic)00",
    ]
    for seconds in [0, 19_800, -12_600, 3_600, -28_800] {
      guard let other = elsewhere(seconds) else { continue }
      let (there, sign) = (other.text, seconds < 0 ? "-" : "+")
      let (hours, rest) = (Self.two(abs(seconds) / 3_600), Self.two(abs(seconds) / 60 % 60))
      ways += [
        "\(there)\(sign)\(hours):\(rest)", "\(there):00\(sign)\(hours)\(rest)",
        "\(there):00.000\(sign)\(hours):\(rest)",
      ]
      if seconds == 0 { ways += ["\(there)Z", "\(there):00Z", "\(other.date) \(other.clock) UTC"] }
    }
    return ways
  }

  /// The moment on the clocks of an offset.
  private func elsewhere(_ seconds: Int) -> (text: String, date: String, clock: String)? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let other = TimeZone(secondsFromGMT: seconds),
      let date = calendar.date(from: CivilMinute(day, minute: minute).components)
    else { return nil }
    calendar.timeZone = other
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute
    else { return nil }
    let written = "\(Self.four(year))-\(Self.two(month))-\(Self.two(day))"
    let clock = "\(Self.two(hour)):\(Self.two(minute))"
    return ("\(written)T\(clock)", written, clock)
  }

  // MARK: Words

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  static func short(_ month: Int) -> String { String(months[month - 1].prefix(3)) }
  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  static func four(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
  }

  static func ordinal(_ number: Int) -> String {
    switch (number % 10, number / 10) {
    case (1, let tens) where tens != 1: "\(number)st"
    case (2, let tens) where tens != 1: "\(number)nd"
    case (3, let tens) where tens != 1: "\(number)rd"
    default: "\(number)th"
    }
  }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let ordinals = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth",
  ]

  static func spoken(_ number: Int) -> String {
    if number < 20 { return small[number] }
    return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
  }

  static func spoken(ordinal number: Int) -> String {
    if number < 20 { return ordinals[number] }
    if number % 10 == 0 { return number == 20 ? "twentieth" : "thirtieth" }
    return tens[number / 10] + "-" + ordinals[number % 10]
  }

  /// "seven thirty", "six oh five", "eight".
  static func spokenTime(_ hour: Int, _ minutes: Int) -> String {
    if minutes == 0 { return spoken(hour) }
    return spoken(hour) + (minutes < 10 ? " oh " : " ") + spoken(minutes)
  }
}

import Foundation
import IntentWire
import Language

/// How values read in an English sentence: "tomorrow at 5:30 PM", "$12.50", "1 hour 20 minutes", "5 kilometers".
struct ValueWords {
  let context: LanguageContext
  let language: any LanguageReader

  /// The words for a value; for an enumeration its case names in words.
  func text(_ value: IntentValue) -> String {
    switch value {
    case .date(let date): text(date)
    case .dateRange(let range): text(range)
    case .duration(let seconds): Self.duration(seconds)
    case .measurement(let measurement): Self.measurement(measurement)
    case .currency(let money): Self.money(money.amount, money.code)
    case .number(let number): Self.number(number)
    case .enumeration(let choice): language.join(choice.cases.map(Self.words))
    case .record(let record): RecordWords(values: self).text(record)
    case .list(let values): language.join(values.map(text))
    case .url(let url): url.host() ?? url.absoluteString
    default: value.displayText
    }
  }

  // MARK: Dates

  /// A date as one says it now: "today", "Friday", "March 18", "March 18, 2027", with the time behind it.
  func text(_ date: DateValue) -> String {
    let (day, time) = parts(date)
    guard let day else { return time ?? "" }
    return time.map { "\(day) at \($0)" } ?? day
  }

  /// A date with its preposition: "at 7:00 PM", "today", "tomorrow at 7:00 PM", "on Friday", "in March 2027".
  func moment(_ date: DateValue) -> String {
    let (day, time) = parts(date)
    guard let day else { return time.map { "at \($0)" } ?? "" }
    let isNear = ["today", "tomorrow", "yesterday"].contains(day)
    if let time, day == "today" { return "at \(time)" }
    let placed = isNear ? day : date.day == nil && date.hour == nil ? "in \(day)" : "on \(day)"
    return time.map { "\(placed) at \($0)" } ?? placed
  }

  /// A span: one day or moment, a whole month or year, or both ends.
  func text(_ range: DateRangeValue) -> String {
    let repeats = range.recurrence.map(Self.recurrence)
    let span = span(range.start, range.end)
    return [repeats, span.isEmpty ? nil : span].compactMap(\.self).joined(separator: " from ")
  }

  private func span(_ start: DateValue?, _ end: DateValue?) -> String {
    switch (start, end) {
    case (nil, nil): return ""
    case (let start?, nil): return "since \(text(start))"
    case (nil, let end?): return "until \(text(end))"
    case (let start?, let end?):
      if start == end { return text(start) }
      if let whole = whole(start, end) { return whole }
      let (first, from) = parts(start)
      let (last, to) = parts(end)
      if let first, first == last, let from, let to { return "\(first) from \(from) to \(to)" }
      return "\(text(start)) to \(text(end))"
    }
  }

  /// A month or a year that a span covers from its first to its last day.
  private func whole(_ start: DateValue, _ end: DateValue) -> String? {
    guard start.day == 1, start.hour == nil, end.hour == nil, let year = start.year, end.year == year,
      let month = start.month, let last = end.month
    else { return nil }
    if month == 1, last == 12, end.day == 31 { return String(year) }
    guard month == last,
      let first = DateValue(year: year, month: month, day: 1).instant(in: .gmt),
      let days = Self.gregorian.range(of: .day, in: .month, for: first)?.count, end.day == days
    else { return nil }
    return "\(Self.months[month - 1]) \(year)"
  }

  /// The words for the day, and those for the time.
  private func parts(_ date: DateValue) -> (day: String?, time: String?) {
    var date = date
    if date.timeZone != nil, date.hour != nil, let instant = date.instant(in: context.calendar.timeZone) {
      date = DateValue(instant, timeZone: context.calendar.timeZone)
    }
    return (day(date), date.hour.map { time($0, date.minute ?? 0) })
  }

  private func day(_ date: DateValue) -> String? {
    guard let month = date.month, (1...12).contains(month) else { return date.year.map(String.init) }
    let name = Self.months[month - 1]
    guard let day = date.day else { return date.year.map { "\(name) \($0)" } ?? name }
    guard let year = date.year else { return "\(name) \(day)" }
    switch distance(year, month, day) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case .some(let days) where (2...6).contains(days):
      return Self.weekdays[(weekday(of: context.now) + days) % 7]
    default:
      let isThisYear = context.calendar.component(.year, from: context.now) == year
      return isThisYear ? "\(name) \(day)" : "\(name) \(day), \(year)"
    }
  }

  /// A day that there is not: “February 30”, “February 29 in 2027”.
  func impossibleDay(_ date: DateValue) -> String {
    guard let month = date.month, (1...12).contains(month), let day = date.day else { return "such day" }
    let name = "\(Self.months[month - 1]) \(day)"
    guard month == 2, day == 29, let year = date.year else { return name }
    return "\(name) in \(year)"
  }

  /// How many days lie between today and a day.
  private func distance(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let today = context.calendar.dateComponents([.year, .month, .day], from: context.now)
    let here = DateValue(year: today.year, month: today.month, day: today.day).instant(in: .gmt)
    guard let here, let there = DateValue(year: year, month: month, day: day).instant(in: .gmt) else {
      return nil
    }
    return Int(exactly: (there.timeIntervalSince(here) / 86_400).rounded())
  }

  private func weekday(of date: Date) -> Int { context.calendar.component(.weekday, from: date) - 1 }

  private func time(_ hour: Int, _ minute: Int) -> String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    guard context.locale.hourCycle == .oneToTwelve || context.locale.hourCycle == .zeroToEleven else {
      return "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
    }
    return "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
  }

  private static func recurrence(_ rule: RecurrenceValue) -> String {
    let units = [
      "minute": "minute", "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month",
      "yearly": "year",
    ]
    let unit = units[rule.frequency] ?? rule.frequency
    let days = rule.weekdays.compactMap { (1...7).contains($0) ? weekdays[$0 - 1] : nil }
    if rule.interval == 1, !days.isEmpty { return "every \(days.joined(separator: ", "))" }
    let every = rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
    return days.isEmpty ? every : "\(every) on \(days.joined(separator: ", "))"
  }

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension ValueWords {
  // MARK: Quantities

  /// An amount of money with its sign, or its code where the sign is not well known.
  static func money(_ amount: Decimal, _ code: String) -> String {
    let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹"]
    let isNegative = amount < 0
    let figures = figures(isNegative ? -amount : amount)
    let minus = isNegative ? "-" : ""
    return signs[code].map { "\(minus)\($0)\(figures)" } ?? "\(minus)\(figures) \(code)"
  }

  /// The amount with no cents, or with two digits of them; further digits stay as they are.
  private static func figures(_ amount: Decimal) -> String {
    let text = "\(amount)"
    guard let point = text.firstIndex(of: ".") else { return text }
    return text.distance(from: point, to: text.endIndex) == 2 ? text + "0" : text
  }

  /// A length of time in its two largest units: "1 hour 20 minutes".
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, let whole = Int(exactly: seconds.rounded()), whole >= 0 else {
      return "\(seconds) s"
    }
    let parts: [(Int, String)] = [
      (whole / 86_400, "day"), (whole / 3_600 % 24, "hour"), (whole / 60 % 60, "minute"),
      (whole % 60, "second"),
    ]
    let words = parts.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "0 seconds" : words.joined(separator: " ")
  }

  /// A quantity with the name of its unit.
  static func measurement(_ measurement: MeasurementValue) -> String {
    let number = number(measurement.value)
    let unit = MeasurementValue.symbol(measurement.unit, of: measurement.dimension)
    guard let names = units[unit] else { return "\(number) \(measurement.unit)" }
    return "\(number) \(measurement.value == 1 ? names.one : names.many)"
  }

  /// A number with at most two decimal places.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// The words of a name that is written as one: `approachingPickup` becomes "approaching pickup".
  static func words(_ name: String) -> String { IdentifierWords.words(of: name) }

  private static let units: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "yd": ("yard", "yards"), "in": ("inch", "inches"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "kcal": ("calorie", "calories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "h": ("hour", "hours"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "sec": ("second", "seconds"), "L": ("liter", "liters"), "gal": ("gallon", "gallons"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
  ]
}

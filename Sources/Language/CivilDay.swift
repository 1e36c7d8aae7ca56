import Foundation

/// A day of the Gregorian calendar as a count of days; all arithmetic is exact and without look-ups.
struct CivilDay: Sendable, Hashable, Comparable {
  /// Days since 1 January 1970.
  var number: Int

  init(number: Int) { self.number = number }

  /// Counts months from any integer: month 13 is January of the next year.
  init(year: Int, month: Int, day: Int) {
    let months = year * 12 + month - 1
    let year = Self.floor(months, 12)
    let month = months - year * 12 + 1
    // The year is taken to begin in March, so that the leap day is its last.
    let shifted = month > 2 ? year : year - 1
    let era = Self.floor(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// A day only if the month has it.
  init?(validYear year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    CivilDay(year: year, month: month + 1, day: 1).number - CivilDay(year: year, month: month, day: 1).number
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

  static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number + days) }
  static func - (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number - days) }

  /// Year, month and day of the month.
  var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The weekday, Sunday being 1.
  var weekday: Int { (((number + 4) % 7) + 7) % 7 + 1 }

  /// The same day of another month; the month's last day where it is shorter.
  func adding(months: Int) -> CivilDay {
    let (year, month, day) = parts
    let target = CivilDay(year: year, month: month + months, day: 1)
    let (targetYear, targetMonth, _) = target.parts
    return target + (min(day, Self.length(ofMonth: targetMonth, year: targetYear)) - 1)
  }

  /// The first day of the week this day is in.
  func startOfWeek(firstWeekday: Int) -> CivilDay {
    self - ((weekday - firstWeekday) % 7 + 7) % 7
  }

  var components: DateComponents {
    let (year, month, day) = parts
    return DateComponents(year: year, month: month, day: day)
  }
}

/// A minute of a day, as a count of minutes of local time.
struct CivilMinute: Sendable, Hashable, Comparable {
  /// Local minutes since the start of 1 January 1970.
  var number: Int
  /// Seconds, where the expression has them.
  var second: Int?

  init(_ day: CivilDay, minute: Int) { number = day.number * 1440 + minute }

  static func < (left: CivilMinute, right: CivilMinute) -> Bool { left.number < right.number }

  var day: CivilDay { CivilDay(number: number >= 0 ? number / 1440 : -((-number + 1439) / 1440)) }

  var components: DateComponents {
    let day = day
    let minute = number - day.number * 1440
    var components = day.components
    components.hour = minute / 60
    components.minute = minute % 60
    components.second = second
    return components
  }

  /// The minute that components name, the first of a day without an hour; `nil` without a day.
  init?(_ components: DateComponents) {
    guard let day = CivilDay(components) else { return nil }
    self.init(day, minute: (components.hour ?? 0) * 60 + (components.minute ?? 0))
    second = components.second
  }
}

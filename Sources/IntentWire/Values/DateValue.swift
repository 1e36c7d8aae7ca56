public import Foundation

/// A calendar date, a time of day, or both, in the Gregorian calendar; absent parts are unknown.
public struct DateValue: Sendable, Hashable, Codable {
  /// The year, for example 2026.
  public var year: Int?
  /// The month, 1 to 12.
  public var month: Int?
  /// The day of the month, 1 to 31.
  public var day: Int?
  /// The hour, 0 to 23.
  public var hour: Int?
  /// The minute, 0 to 59.
  public var minute: Int?
  /// The second with its fraction, 0 up to 60.
  public var second: Double?
  /// The time zone's identifier; `nil` means the person's own.
  public var timeZone: String?

  /// Creates a date from its parts.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Double? = nil, timeZone: String? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.timeZone = timeZone
  }
}

extension DateValue {
  /// Creates the value of an instant as seen in a time zone.
  public init(_ date: Date, timeZone zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    self.init(
      year: parts.year, month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute,
      second: Double(parts.second ?? 0) + (Double(parts.nanosecond ?? 0) / 1e9).rounded(toPlaces: 6),
      timeZone: zone.identifier)
  }

  /// Creates a value from date components; components that a date has no place for are left out.
  public init(_ components: DateComponents) {
    let fraction = (Double(components.nanosecond ?? 0) / 1e9).rounded(toPlaces: 6)
    self.init(
      year: components.year, month: components.month, day: components.day, hour: components.hour,
      minute: components.minute, second: components.second.map { Double($0) + fraction },
      timeZone: components.timeZone?.identifier)
  }

  /// The same parts as date components in the Gregorian calendar.
  public var dateComponents: DateComponents {
    var parts = DateComponents()
    parts.calendar = Calendar(identifier: .gregorian)
    parts.timeZone = timeZone.flatMap(TimeZone.init(identifier:))
    parts.year = year
    parts.month = month
    parts.day = day
    parts.hour = hour
    parts.minute = minute
    if let second, second.isFinite, (0..<61).contains(second) {
      parts.second = Int(second)
      let nanosecond = Int(((second - second.rounded(.down)) * 1e9).rounded())
      if nanosecond > 0 { parts.nanosecond = nanosecond }
    }
    return parts
  }

  /// The instant that the value names, read in the given zone when it has none of its own.
  ///
  /// - Returns: `nil` when the parts name no date, for example a time without a day.
  public func instant(in zone: TimeZone) -> Date? {
    guard year != nil, month != nil, day != nil else { return nil }
    var parts = dateComponents
    parts.timeZone = parts.timeZone ?? zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = parts.timeZone ?? zone
    parts.calendar = nil
    return calendar.date(from: parts)
  }

  /// Whether the month has the day that was said; true for a value without one.
  public var exists: Bool {
    guard let month, let day else { return true }
    guard (1...12).contains(month), day >= 1 else { return false }
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard month == 2 else { return day <= lengths[month - 1] }
    // Without a year, the day is one that some year has.
    let isLong =
      year.map { $0.isMultiple(of: 4) && !$0.isMultiple(of: 100) || $0.isMultiple(of: 400) } ?? true
    return day <= (isLong ? 29 : 28)
  }

  /// The value in the form of the command-line contract: `2026-03-18`, `2026-03-18T17:30` or `17:30`.
  public var description: String {
    var day: String?
    if let year, let month, let dayOfMonth = self.day {
      day = "\(year.padded(4))-\(month.padded(2))-\(dayOfMonth.padded(2))"
    } else if let year, let month {
      day = "\(year.padded(4))-\(month.padded(2))"
    } else if let year {
      day = year.padded(4)
    } else if let month, let dayOfMonth = self.day {
      day = "--\(month.padded(2))-\(dayOfMonth.padded(2))"
    }
    let time = hour.map { "\($0.padded(2)):\((minute ?? 0).padded(2))" }
    return [day, time].compactMap(\.self).joined(separator: "T")
  }
}

/// A span between two dates, both ends included when they are days.
public struct DateRangeValue: Sendable, Hashable, Codable {
  /// The first moment; `nil` means open.
  public var start: DateValue?
  /// The last moment; `nil` means open.
  public var end: DateValue?
  /// How the span repeats.
  public var recurrence: RecurrenceValue?

  /// Creates a span.
  public init(start: DateValue?, end: DateValue?, recurrence: RecurrenceValue? = nil) {
    self.start = start
    self.end = end
    self.recurrence = recurrence
  }
}

/// How something repeats.
public struct RecurrenceValue: Sendable, Hashable, Codable {
  /// The unit of the repetition: `minute`, `hourly`, `daily`, `weekly`, `monthly` or `yearly`.
  public var frequency: String
  /// How many units lie between two occurrences; 1 or more.
  public var interval: Int
  /// The weekdays of a weekly recurrence, 1 for Sunday to 7 for Saturday.
  public var weekdays: [Int]

  /// Creates a recurrence.
  public init(frequency: String, interval: Int, weekdays: [Int] = []) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays
  }
}

extension Int {
  /// The number with leading zeros up to the given width.
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, width - digits.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }
}

extension Double {
  /// The number rounded to a count of decimal places, so that the wire carries no noise.
  fileprivate func rounded(toPlaces places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}

import AppIntents

/// Moments in words.
enum Moment {
  /// The time of day.
  static func time(_ moment: Date, in zone: TimeZone) -> String {
    moment.formatted(style(zone).hour().minute())
  }

  /// The day of the week.
  static func weekday(_ moment: Date, in zone: TimeZone = .current) -> String {
    moment.formatted(style(zone).weekday(.wide))
  }

  /// The day with its month and year.
  static func day(_ moment: Date) -> String {
    moment.formatted(style(.current).day().month(.wide).year())
  }

  private static func style(_ zone: TimeZone) -> Date.FormatStyle { Date.FormatStyle(timeZone: zone) }
}

extension IntentSystemContext {
  /// When the person asked.
  var now: Date { preciseTimestamp ?? .now }
}

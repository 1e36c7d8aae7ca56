public import Foundation
import IntentWire

extension Duration: _IntentValue {
  /// A length of time.
  public static var _bridge: _ValueBridge {
    .plain(.duration, Duration.self) { duration in
      let (seconds, attoseconds) = duration.components
      return .duration(seconds: Double(seconds) + Double(attoseconds) / 1e18)
    } read: { value, _ in
      switch value {
      case .duration(let seconds): .inSeconds(seconds)
      case .measurement(let measurement):
        UnitTable.unit(measurement.unit, of: UnitDuration.self).flatMap {
          .inSeconds(Measurement(value: measurement.value, unit: $0).converted(to: .seconds).value)
        }
      case .integer(let number): .inSeconds(Double(number))
      case .number(let number): .inSeconds(number)
      default: value.text.flatMap(Double.init).flatMap { .inSeconds($0) }
      }
    }
  }

  /// `nil` for a number that is none, or too large.
  private static func inSeconds(_ seconds: Double) -> Duration? {
    abs(seconds) < 1e15 ? .seconds(seconds) : nil
  }
}

extension Decimal: _IntentValue {
  /// A number, which keeps its decimal places.
  public static var _bridge: _ValueBridge {
    .plain(.number, Decimal.self) {
      .number(NSDecimalNumber(decimal: $0).doubleValue)
    } read: { value, _ in
      switch value {
      case .integer(let number): Decimal(number)
      // Through the shortest text, so that 0.1 is 0.1.
      case .number(let number), .duration(let number): number.isFinite ? Decimal(string: "\(number)") : nil
      case .measurement(let measurement): Decimal(string: "\(measurement.value)")
      case .currency(let money): money.amount
      default: value.text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
      }
    }
  }
}

extension Float: _IntentValue {
  /// A number.
  public static var _bridge: _ValueBridge {
    .plain(.number, Float.self) {
      .number(Double("\($0)") ?? Double($0))
    } read: { value, context in
      switch value {
      case .integer(let number): Float(number)
      case .number(let number), .duration(let number): Float(number)
      case .measurement(let measurement): Float(measurement.value)
      default: value.text.flatMap(Float.init).flatMap { $0.isFinite ? $0 : nil }
      }
    }
  }
}

extension Calendar.RecurrenceRule: _IntentValue {
  /// How something repeats: a span of dates with nothing but its repetition.
  ///
  /// The wire carries the frequency, the interval and the weekdays; the rest of a rule stays in the app.
  public static var _bridge: _ValueBridge {
    .plain(.dateRange, Calendar.RecurrenceRule.self) { rule in
      let weekdays = rule.weekdays.compactMap { weekday -> Int? in
        switch weekday {
        case .every(let day), .nth(_, let day): day.number
        @unknown default: nil
        }
      }
      return .dateRange(
        DateRangeValue(
          start: nil, end: nil,
          recurrence: RecurrenceValue(
            frequency: rule.frequency.name, interval: rule.interval, weekdays: weekdays)))
    } read: { value, _ in
      guard case .dateRange(let range) = value, let recurrence = range.recurrence,
        let frequency = Calendar.RecurrenceRule.Frequency.named(recurrence.frequency)
      else { return nil }
      var rule = Calendar.RecurrenceRule(
        calendar: Calendar(identifier: .gregorian), frequency: frequency,
        interval: max(1, recurrence.interval))
      rule.weekdays = recurrence.weekdays.compactMap { Locale.Weekday(number: $0).map { .every($0) } }
      return rule
    }
  }
}

extension Calendar.RecurrenceRule.Frequency {
  fileprivate var name: String {
    switch self {
    case .minutely: "minute"
    case .hourly: "hourly"
    case .daily: "daily"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly: "yearly"
    @unknown default: "daily"
    }
  }

  fileprivate static func named(_ name: String) -> Self? {
    [.minutely, .hourly, .daily, .weekly, .monthly, .yearly].first { $0.name == name }
  }
}

extension Locale.Weekday {
  private static let inOrder: [Locale.Weekday] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  /// 1 for Sunday to 7 for Saturday.
  fileprivate var number: Int? { Self.inOrder.firstIndex(of: self).map { $0 + 1 } }

  fileprivate init?(number: Int) {
    guard Self.inOrder.indices.contains(number - 1) else { return nil }
    self = Self.inOrder[number - 1]
  }
}

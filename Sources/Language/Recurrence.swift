/// How something repeats, as people say it.
public struct Recurrence: Sendable, Hashable {
  /// The unit in which repetitions are counted; the raw values are those of the wire.
  public enum Frequency: String, Sendable, Hashable, CaseIterable {
    /// Every minute.
    case minutely = "minute"
    /// Every hour.
    case hourly
    /// Every day.
    case daily
    /// Every week.
    case weekly
    /// Every month.
    case monthly
    /// Every year.
    case yearly
  }

  /// The unit of the repetition.
  public var frequency: Frequency
  /// How many units lie between two occurrences; 1 or more.
  public var interval: Int
  /// The weekdays, 1 for Sunday to 7 for Saturday, in ascending order; empty when none were named.
  public var weekdays: [Int]
  /// Which of the weekdays in a month or year: 1 for the first, -1 for the last; `nil` for all of them.
  public var ordinal: Int?
  /// The days of the month, 1 to 31, or -1 for the last; empty when none were named.
  public var daysOfMonth: [Int]
  /// The months, 1 to 12; empty when none were named.
  public var months: [Int]

  /// Creates a recurrence.
  public init(
    frequency: Frequency, interval: Int = 1, weekdays: [Int] = [], ordinal: Int? = nil,
    daysOfMonth: [Int] = [], months: [Int] = []
  ) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays
    self.ordinal = ordinal
    self.daysOfMonth = daysOfMonth
    self.months = months
  }
}

/// A recurrence in a text.
public struct RecurrenceMention: Sendable, Hashable {
  /// The recurrence.
  public var value: Recurrence
  /// The indices of its tokens.
  public var tokens: Range<Int>

  /// Creates a mention.
  public init(value: Recurrence, tokens: Range<Int>) {
    self.value = value
    self.tokens = tokens
  }
}

import Foundation

/// The English names of stretches of time before which another of their kind lies: “the winter before that”.
enum PeriodWords {
  /// A stretch of time by its name, and how far the one before it lies back.
  struct Period {
    var back: DateComponents
    /// Whether the name tells which part of a year it is.
    var isNamed = false
  }

  /// Stretches of time before which another of their kind lies.
  static let periods: [String: Period] = {
    var periods: [String: Period] = [
      "day": Period(back: DateComponents(day: -1)), "week": Period(back: DateComponents(day: -7)),
      "weekend": Period(back: DateComponents(day: -7)), "month": Period(back: DateComponents(month: -1)),
      "year": Period(back: DateComponents(year: -1)),
    ]
    for season in ["spring", "summer", "autumn", "fall", "winter", "christmas", "easter", "halloween"] {
      periods[season] = Period(back: DateComponents(year: -1), isNamed: true)
    }
    return periods
  }()
}

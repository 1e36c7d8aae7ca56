public import Foundation

/// Writes how far a date is from another ("in 2 days", "yesterday"), in English.
///
/// Foundation has no such class on Linux. Other languages are not written: the locale is kept and changes nothing.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether the nearest distances have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether the nearest distances have names.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How units are written.
  open var unitsStyle: UnitsStyle = .full
  /// Where in a sentence the text stands; only the beginning changes it.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar by which days are counted.
  open var calendar: Calendar = .autoupdatingCurrent
  /// The locale; the text is English for all.
  open var locale: Locale = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the distance of one date from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    var parts = calendar.dateComponents(units, from: referenceDate, to: date)
    // Named days go by the calendar: what was at 11 in the evening is "yesterday" at one.
    if dateTimeStyle == .named, (parts.year ?? 0) == 0, (parts.month ?? 0) == 0 {
      let start = calendar.startOfDay(for: referenceDate)
      let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
      if abs(days) >= 1, abs(date.timeIntervalSince(referenceDate)) >= 12 * 3600 {
        parts = DateComponents(day: days)
      }
    }
    return localizedString(from: parts)
  }

  /// Returns the distance that so many seconds make; negative ones lie behind.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the distance of the largest part that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let days = dateComponents.day ?? 0
    let weeks = (dateComponents.weekOfMonth ?? dateComponents.weekOfYear ?? 0) + days / 7
    let parts: [(TimeUnitName, Int)] = [
      (.year, dateComponents.year ?? 0), (.month, dateComponents.month ?? 0), (.week, weeks), (.day, days),
      (.hour, dateComponents.hour ?? 0), (.minute, dateComponents.minute ?? 0),
      (.second, dateComponents.second ?? 0),
    ]
    let (unit, count) = parts.first { $0.1 != 0 } ?? (.second, 0)
    return sentence(named(unit, count) ?? numbered(unit, count))
  }

  /// Returns the distance of a date from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func named(_ unit: TimeUnitName, _ count: Int) -> String? {
    guard dateTimeStyle == .named else { return nil }
    switch (unit, count) {
    case (.day, -1): return "yesterday"
    case (.day, 1): return "tomorrow"
    case (.second, 0): return "now"
    case (.week, -1), (.month, -1), (.year, -1): return "last " + unit.rawValue
    case (.week, 1), (.month, 1), (.year, 1): return "next " + unit.rawValue
    default: return nil
    }
  }

  private func numbered(_ unit: TimeUnitName, _ count: Int) -> String {
    let amount = unit.text(abs(count), style: unitsStyle)
    return count < 0 ? amount + " ago" : "in " + amount
  }

  private func sentence(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The units in which times are written.
enum TimeUnitName: String {
  case year, month, week, day, hour, minute, second

  private var short: String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: "day"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  /// The letters that touch a number.
  var letters: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  func plural(_ count: Int) -> String { count == 1 ? rawValue : rawValue + "s" }

  func shortPlural(_ count: Int) -> String { self == .day ? plural(count) : short }

  fileprivate func text(_ count: Int, style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    switch style {
    case .full: "\(count) \(plural(count))"
    case .spellOut: "\(EnglishCardinal.text(count)) \(plural(count))"
    case .short: "\(count) \(shortPlural(count))"
    case .abbreviated: "\(count)\(letters)"
    }
  }
}

/// Whole numbers in English words.
enum EnglishCardinal {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  static func text(_ number: Int) -> String {
    switch number {
    case ..<0: return number == Int.min ? "\(number)" : "minus " + text(-number)
    case 0..<20: return small[number]
    case 20..<100: return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    case 100..<1000:
      return small[number / 100] + " hundred" + (number % 100 == 0 ? "" : " " + text(number % 100))
    default:
      for (size, name) in [
        (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
        (1000, "thousand"),
      ]
      where number >= size {
        return text(number / size) + " " + name + (number % size == 0 ? "" : " " + text(number % size))
      }
      return "\(number)"
    }
  }
}

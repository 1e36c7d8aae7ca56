import Foundation

/// Days and what lies between them, in a calendar that is handed in.
struct CalendarArithmetic {
  let calendar: Calendar

  init(_ calendar: Calendar = .current) { self.calendar = calendar }

  /// The whole units from one day to another, and the days that are left over; both negative for a day that is over.
  func span(from start: Date, to end: Date, in unit: DayUnit) -> (count: Int, days: Int) {
    let (start, end) = (calendar.startOfDay(for: start), calendar.startOfDay(for: end))
    let parts = calendar.dateComponents([unit.component, .day], from: start, to: end)
    let count = parts.value(for: unit.component) ?? 0
    return (count, unit == .day ? 0 : parts.day ?? 0)
  }

  /// A number of units in words: “one day”, “3 weeks and 2 days”.
  func words(_ span: (count: Int, days: Int), _ unit: DayUnit) -> String {
    let (count, days) = (abs(span.count), abs(span.days))
    guard unit != .day else { return Self.counted(count, .day) }
    if count == 0 { return Self.counted(days, .day) }
    return Self.counted(count, unit) + (days == 0 ? "" : " and \(Self.counted(days, .day))")
  }

  private static func counted(_ count: Int, _ unit: DayUnit) -> String {
    count == 1 ? "one \(unit.rawValue)" : "\(count.formatted()) \(unit.rawValue)s"
  }
}

import Foundation

/// The moments that a query can name.
struct QueryTime {
  let now: Date
  let calendar: Calendar

  /// A moment by the name after `$time.` and the argument in parentheses; `nil` when there is none.
  ///
  /// The argument counts seconds after `now`, and else units of what is named: days, weeks, months or years.
  func date(_ name: String, _ argument: String?) -> Date? {
    if name == "iso" { return argument.flatMap(iso) }
    var offset = 0
    if let argument {
      guard let number = Int(argument), abs(number) < 4_000_000_000 else { return nil }
      offset = number
    }
    switch name {
    case "now": return now.addingTimeInterval(TimeInterval(offset))
    case "today": return start(.day, offset)
    case "yesterday": return start(.day, offset - 1)
    case "tomorrow": return start(.day, offset + 1)
    case "this_week": return start(.weekOfYear, offset)
    case "last_week": return start(.weekOfYear, offset - 1)
    case "next_week": return start(.weekOfYear, offset + 1)
    case "this_month": return start(.month, offset)
    case "last_month": return start(.month, offset - 1)
    case "next_month": return start(.month, offset + 1)
    case "this_year": return start(.year, offset)
    case "last_year": return start(.year, offset - 1)
    case "next_year": return start(.year, offset + 1)
    default: return nil
    }
  }

  /// The beginning of a day, week, month or year, some of them away from the present one.
  private func start(_ unit: Calendar.Component, _ offset: Int) -> Date? {
    guard abs(offset) < 1_000_000, let begin = calendar.dateInterval(of: unit, for: now)?.start else {
      return nil
    }
    return offset == 0 ? begin : calendar.date(byAdding: unit, value: offset, to: begin)
  }

  private func iso(_ text: String) -> Date? {
    if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
    if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) { return date }
    let day = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
    return try? day.parse(text)
  }
}

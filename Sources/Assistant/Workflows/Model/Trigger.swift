public import Foundation

/// What makes a workflow run by itself while `prithee workflows watch` runs.
public enum Trigger: Sendable, Hashable {
  /// Every so many seconds, from midnight on.
  case every(seconds: Int)
  /// At a time of day, on some weekdays (1 for Sunday to 7 for Saturday); empty for every day.
  case daily(hour: Int, minute: Int, weekdays: [Int])
  /// At one moment, in the person's time zone: year, month, day, hour, minute.
  case once(year: Int, month: Int, day: Int, hour: Int, minute: Int)
  /// When a file or what a folder holds changes.
  case file(String)
  /// When an app tells that it did something; the intent is `nil` for anything.
  case donation(app: String, intent: String?)
}

extension Trigger {
  static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// How it can be said when a workflow runs, an example for each form.
  public static let forms = [
    "every day at 08:00", "every weekday at 7:30 am", "every Monday and Friday at 18:00", "every hour",
    "every 15 min", "at @2026-03-18T17:30", "file \"notes.txt\" changes", "Trails donates OpenTrail",
  ]

  /// The days of the week that a word means, Sunday being 1; `nil` for no such word.
  static func weekdays(named name: String) -> [Int]? {
    let word = name.lowercased()
    switch word {
    case "weekday", "weekdays": return [2, 3, 4, 5, 6]
    case "weekend", "weekends": return [1, 7]
    default: break
    }
    // Monday, Mondays, and abbreviations of three letters or more.
    guard word.count >= 3 else { return nil }
    let day = weekdayNames.firstIndex { known in
      let known = known.lowercased()
      return word == known + "s" || known.hasPrefix(word)
    }
    return day.map { [$0 + 1] }
  }

  /// The first moment after another at which it is due; `nil` for what has no time of its own, and for the past.
  public func next(after date: Date, calendar: Calendar) -> Date? {
    switch self {
    case .every(let seconds):
      guard seconds > 0 else { return nil }
      let midnight = calendar.startOfDay(for: date)
      let passed = (date.timeIntervalSince(midnight) / Double(seconds)).rounded(.down)
      return midnight.addingTimeInterval((passed + 1) * Double(seconds))
    case .daily(let hour, let minute, let weekdays):
      let times = (weekdays.isEmpty ? [nil] : weekdays.map(Optional.some)).compactMap { weekday in
        calendar.nextDate(
          after: date,
          matching: DateComponents(hour: hour, minute: minute, second: 0, weekday: weekday),
          matchingPolicy: .nextTime)
      }
      return times.min()
    case .once(let year, let month, let day, let hour, let minute):
      let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
      return calendar.date(from: parts).flatMap { $0 > date ? $0 : nil }
    case .file, .donation: return nil
    }
  }
}

extension Trigger: CustomStringConvertible {
  /// The trigger as it is written behind “when”: `every day at 08:00`, `file "list.txt" changes`.
  public var description: String {
    switch self {
    case .every(let seconds):
      if seconds.isMultiple(of: 3600) { return "every \(seconds / 3600) h" }
      return seconds.isMultiple(of: 60) ? "every \(seconds / 60) min" : "every \(seconds) s"
    case .daily(let hour, let minute, let weekdays):
      let days = weekdays.compactMap { (1...7).contains($0) ? Self.weekdayNames[$0 - 1] : nil }
      let all = weekdays.sorted() == [2, 3, 4, 5, 6] ? "weekday" : days.joined(separator: ", ")
      return "every \(days.isEmpty ? "day" : all) at \(Self.time(hour, minute))"
    case .once(let year, let month, let day, let hour, let minute):
      return "at @\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
        + "T\(Self.time(hour, minute))"
    case .file(let path): return "file \(WorkflowPrinter.quoted(path)) changes"
    case .donation(let app, let intent):
      return "\(WorkflowPrinter.word(app)) donates" + (intent.map { " \(WorkflowPrinter.word($0))" } ?? "")
    }
  }

  private static func time(_ hour: Int, _ minute: Int) -> String { "\(digits(hour, 2)):\(digits(minute, 2))" }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

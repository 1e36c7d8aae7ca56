import Foundation
import IntentWire
import Language

extension BuiltIn {
  static let dates: [BuiltIn] = [
    BuiltIn(
      "read date", [.main(.date)], .date, "Reads a date in words or digits, such as “next Friday at 5”."
    ) { call in call.main },
    BuiltIn(
      "format date", [.main(.date), .option("style", .string)], .string,
      "Writes a date: iso, short, medium, long, time, weekday, relative, or a pattern such as “d MMM yyyy”."
    ) { call in
      .string(try Moments.text(try call.date(), call.optionalText("style") ?? "medium", call.coercion))
    },
    BuiltIn(
      "adjust date", [.main(.date), .option("by", .duration), .option("to", .string)], .date,
      "Moves a date by a duration, or to the start or end of its day, week, month or year."
    ) { call in
      let (value, instant) = try call.date()
      var moved = instant
      if case .duration(let seconds)? = call["by"] { moved = instant.addingTimeInterval(seconds) }
      if let words = call.optionalText("to") { moved = try Moments.edge(words, of: moved, call.coercion) }
      var result = DateValue(moved, timeZone: call.coercion.zone)
      result.timeZone = value.timeZone
      // A day stays a day where it is moved by days.
      if value.hour == nil, result.hour == 0, result.minute == 0 {
        result = DateValue(year: result.year, month: result.month, day: result.day)
      } else if result.second == 0 {
        result.second = nil
      }
      return .date(result)
    },
    BuiltIn(
      "time", [.needed("from", .date), .needed("to", .date), .option("in", .string)], .number,
      "The time between two dates, in seconds, minutes, hours, days or weeks."
    ) { call in
      let seconds = try call.date("to").instant.timeIntervalSince(try call.date("from").instant)
      guard let unit = Unit.named(call.optionalText("in") ?? "min"), unit.dimension == "duration" else {
        throw WorkflowFailure("“\(call.text("in"))” is no unit of time.")
      }
      return .plainNumber(seconds / unit.factor)
    },
  ]
}

/// What is done with moments.
enum Moments {
  static func text(
    _ date: (value: DateValue, instant: Date), _ style: String, _ coercion: Coercion
  ) throws -> String {
    let (value, instant) = date
    let formatter = DateFormatter()
    formatter.calendar = coercion.context.calendar
    formatter.locale = coercion.context.locale
    formatter.timeZone = coercion.zone
    switch style.lowercased() {
    case "iso": return value.description
    case "iso 8601": return instant.formatted(Date.ISO8601FormatStyle(timeZone: coercion.zone))
    case "short", "medium", "long":
      let length: DateFormatter.Style =
        style.lowercased() == "short" ? .short : style.lowercased() == "long" ? .long : .medium
      formatter.dateStyle = length
      formatter.timeStyle = value.hour == nil ? .none : .short
    case "time":
      formatter.dateStyle = .none
      formatter.timeStyle = .short
    case "weekday": formatter.dateFormat = "EEEE"
    case "relative": return relative(instant, coercion)
    default:
      guard style.count <= 80, style.contains(where: \.isLetter) else {
        throw WorkflowFailure("“\(style.prefix(40))” is no style of a date.")
      }
      formatter.dateFormat = style
    }
    return formatter.string(from: instant).replacing("\u{202F}", with: " ")
  }

  private static func relative(_ instant: Date, _ coercion: Coercion) -> String {
    let calendar = coercion.context.calendar
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: coercion.context.now), to: calendar.startOfDay(for: instant)
      ).day ?? 0
    switch days {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    default: return days > 0 ? "in \(days) days" : "\(-days) days ago"
    }
  }

  static func edge(_ words: String, of instant: Date, _ coercion: Coercion) throws -> Date {
    let calendar = coercion.context.calendar
    let parts = words.lowercased().split(separator: " ").map(String.init)
    let units: [String: Calendar.Component] = [
      "minute": .minute, "hour": .hour, "day": .day, "week": .weekOfYear, "month": .month, "year": .year,
    ]
    guard parts.count == 3, parts[1] == "of", let unit = units[parts[2]],
      let interval = calendar.dateInterval(of: unit, for: instant)
    else {
      throw WorkflowFailure("Write “start of month” or “end of week”, not “\(words.prefix(40))”.")
    }
    switch parts[0] {
    case "start": return interval.start
    case "end": return interval.end.addingTimeInterval(-60)
    default: throw WorkflowFailure("Write “start of month” or “end of week”, not “\(words.prefix(40))”.")
    }
  }
}

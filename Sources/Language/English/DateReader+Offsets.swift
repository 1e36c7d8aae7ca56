import Foundation

/// A stretch of time in the units that calendars count in.
struct TimeAmount {
  var months = 0
  var days = 0
  var seconds = 0.0
  /// Whether hours, minutes or seconds were named.
  var hasClock = false
  var hasSeconds = false

  /// The largest amounts anybody means; beyond them there is no date.
  private static let limit = 1e6

  mutating func add(_ count: Double, _ unit: TimeUnit) -> Bool {
    guard count >= 0, count < Self.limit else { return false }
    let whole = Int(count.rounded(.down))
    let isWhole = Double(whole) == count
    switch unit {
    case .second, .minute, .hour:
      seconds += count * (unit == .hour ? 3600 : unit == .minute ? 60 : 1)
      hasClock = true
      if seconds.truncatingRemainder(dividingBy: 60) != 0 || unit == .second && count < 60 {
        hasSeconds = true
      }
    case .day:
      days += whole
      if !isWhole {
        seconds += (count - Double(whole)) * 86_400
        hasClock = true
      }
    case .week: days += Int((count * 7).rounded())
    case .fortnight: days += Int((count * 14).rounded())
    case .month:
      months += whole
      if !isWhole { days += Int(((count - Double(whole)) * 30).rounded()) }
    case .year: months += Int((count * 12).rounded())
    case .decade: months += Int((count * 120).rounded())
    }
    return months < 60_000 && days < 2_000_000
  }
}

extension DateReader {
  /// An amount of time: "two hours", "an hour and a half", "1 hour 20 minutes", "a few days".
  mutating func amount(at start: Int) -> (amount: TimeAmount, end: Int)? {
    var amount = TimeAmount()
    if let (seconds, end) = gluedSeconds(at: start) {
      return amount.add(seconds, .second) ? (amount, end) : nil
    }
    var index = start
    for turn in 0..<3 {
      var next = index
      if turn > 0, joint(at: next) == .and || joint(at: next) == .comma { next += 1 }
      guard let (count, unit, end) = counted(at: next) else { break }
      guard amount.add(count, unit) else { return nil }
      index = end
      // "an hour and three quarters", "an hour and 3/4"
      if joint(at: index) == .and, let part = number(at: index + 1), part.value > 0, part.value < 1,
        case .none = role(at: part.tokens.upperBound), !isArticle(part.tokens.upperBound)
      {
        guard amount.add(part.value, unit) else { return nil }
        return (amount, part.tokens.upperBound)
      }
      // "an hour and a half"
      if joint(at: index) == .and, isArticle(index + 1) || folded(index + 1) == "half" {
        let half = isArticle(index + 1) ? index + 2 : index + 1
        let part = folded(half) == "half" ? 0.5 : folded(half) == "quarter" ? 0.25 : 0
        if part > 0 {
          guard amount.add(part, unit) else { return nil }
          return (amount, half + 1)
        }
      }
    }
    return index > start ? (amount, index) : nil
  }

  private mutating func counted(at start: Int) -> (count: Double, unit: TimeUnit, end: Int)? {
    var index = start
    var count = 1.0
    if let mention = number(at: index), !mention.isOrdinal {
      count = mention.value
      index = mention.tokens.upperBound
      // "half an hour", "three quarters of an hour"
      if mention.value > 0, mention.value < 1 {
        if joint(at: index) == .of, isArticle(index + 1) { index += 1 }
        if isArticle(index) { index += 1 }
      }
    } else {
      if isArticle(index) { index += 1 }
      if case .vague(let vague) = role(at: index) {
        (count, index) = (vague, index + 1)
      } else if folded(index) == "couple" {
        (count, index) = (2, index + 1)
      } else if index == start {
        return nil
      }
    }
    if joint(at: index) == .of { index += 1 }
    if joint(at: index) == .dash, touches(index) { index += 1 }
    if case .unit(let unit) = role(at: index) { return (count, unit, index + 1) }
    // "2h", "2 h", "30m"
    guard index > start, touches(index - 1) || folded(index) == "h" && tokens[index - 1].kind == .number
    else {
      return nil
    }
    switch folded(index) {
    case "h": return (count, .hour, index + 1)
    case "m": return (count, .minute, index + 1)
    case "s": return (count, .second, index + 1)
    case "d": return (count, .day, index + 1)
    default: return nil
    }
  }

  /// "in two hours", "three days ago", "a week from tomorrow", "the day after tomorrow".
  mutating func offset(at start: Int) -> (span: PartialDate.Span, end: Int)? {
    if joint(at: start) == .in, let (amount, end) = amount(at: start + 1) {
      // "in two hours", and "in a week's time".
      let mark = folded(end) == "'" ? end + 1 : end
      let isPossessive = folded(mark) == "time"
      return span(amount, sign: 1, from: 0).map { ($0, isPossessive ? mark + 1 : end) }
    }
    guard number(at: start) != nil || isArticle(start) || isVague(start) || isDayOrWeek(start),
      let (amount, end) = amount(at: start) ?? singleUnit(at: start)
    else { return nil }
    switch joint(at: end) {
    case .ago:
      guard end > start + 1 else { return nil }
      // "a week ago today"
      if case .relativeDay(let days) = role(at: end + 1) {
        return span(amount, sign: -1, from: days).map { ($0, end + 2) }
      }
      // "a week ago Friday": so long before the last one.
      if case .weekday(let weekday, false) = role(at: end + 1), !amount.hasClock {
        let last = today - ((today.weekday - weekday + 6) % 7 + 1)
        return span(amount, sign: -1, from: last.number - today.number).map { ($0, end + 2) }
      }
      return span(amount, sign: -1, from: 0).map { ($0, end + 1) }
    case .from:
      if joint(at: end + 1) == .now { return span(amount, sign: 1, from: 0).map { ($0, end + 2) } }
      fallthrough
    case .after:
      guard case .relativeDay(let days) = role(at: end + 1) else { return nil }
      return span(amount, sign: 1, from: days).map { ($0, end + 2) }
    case .before:
      guard case .relativeDay(let days) = role(at: end + 1) else { return nil }
      return span(amount, sign: -1, from: days).map { ($0, end + 2) }
    default: return nil
    }
  }

  private mutating func isVague(_ index: Int) -> Bool {
    if case .vague = role(at: index) { return true }
    return folded(index) == "couple"
  }

  private mutating func isDayOrWeek(_ index: Int) -> Bool {
    if case .unit(let unit) = role(at: index) { return unit == .day || unit == .week }
    return false
  }

  /// "day" in "the day after tomorrow".
  private mutating func singleUnit(at index: Int) -> (TimeAmount, Int)? {
    guard case .unit(let unit) = role(at: index), unit == .day || unit == .week else { return nil }
    var amount = TimeAmount()
    return amount.add(1, unit) ? (amount, index + 1) : nil
  }

  /// The day or moment that lies an amount of time from a day counted from today.
  func span(_ amount: TimeAmount, sign: Int, from days: Int) -> PartialDate.Span? {
    let day = (today + days).adding(months: sign * amount.months) + sign * amount.days
    guard isWithinYears(day) else { return nil }
    guard amount.hasClock else { return .day(day) }
    // Hours are counted on the clock of the universe, so that a change of summer time does not bend them.
    let shifted = Self.minute(
      of: context.now.addingTimeInterval(Double(sign) * amount.seconds), calendar: context.calendar)
    var moment = CivilMinute(shifted.day + (day.number - today.number), minute: 0)
    moment.number += shifted.number - shifted.day.number * 1440
    if amount.hasSeconds {
      let present = context.now.timeIntervalSince1970 + Double(sign) * amount.seconds
      let second = present.rounded(.down).truncatingRemainder(dividingBy: 60)
      moment.second = Int(second < 0 ? second + 60 : second)
    }
    return isWithinYears(moment.day) ? .moment(moment) : nil
  }

  /// Whether the day is in a year that four digits can write.
  func isWithinYears(_ day: CivilDay) -> Bool {
    (CivilDay(year: 1, month: 1, day: 1)...CivilDay(year: 9999, month: 12, day: 31)).contains(day)
  }
}

import Foundation

extension DateReader {
  /// A date in the form of ISO 8601, with its time and offset: "2026-03-20T08:00:00Z", "2026-03-20 17:30", "20260320T0800".
  mutating func isoDate(at start: Int) -> PartialDate? {
    guard [4, 8].contains(folded(start).utf8.count) else { return nil }
    var text = isoText(from: start)
    guard let day = text.day(), let end = text.end else { return nil }
    let span = CivilDay(validYear: day.year, month: day.month, day: day.day).map { PartialDate.Span.day($0) }
    var date = PartialDate(
      span: span ?? .noDay(year: day.year, month: day.month, day: day.day), isMonthDay: true, end: end)
    if text.take("t") {
      if let time = text.time(), let end = text.end { return date.adding(time, end: end) }
      return nil
    }
    // Eight digits without a time are a number, and so is what goes on with another mark.
    guard !day.isBasic else { return nil }
    // "2026-03-20 08:00": the same without the letter between.
    let next = joint(at: end) == .at ? end + 1 : end
    guard !touches(next - 1), tokens.indices.contains(next), tokens[next].kind == .number else { return date }
    var clock = isoText(from: next)
    if let time = clock.time(hasDate: false), let end = clock.end, meridiem(at: end) == nil {
      date = date.adding(time, end: end)
    }
    return date
  }

  /// The letters of a token and of those that touch it.
  private func isoText(from start: Int) -> ISOText {
    var text = ISOText(bytes: Array(folded(start).utf8))
    text.ends[text.bytes.count] = start + 1
    var index = start
    while touches(index), text.bytes.count < ISOText.longest {
      index += 1
      text.bytes += Array(folded(index).utf8)
      text.ends[text.bytes.count] = index + 1
    }
    return text
  }
}

extension PartialDate {
  /// The date with a time behind it.
  fileprivate func adding(_ time: ISOText.Time, end: Int) -> PartialDate {
    var date = self
    date.time = ClockTime(minute: time.minute, half: .exact, second: time.second)
    date.zone = time.zone
    date.end = end
    return date
  }
}

/// Reads the fields of ISO 8601 from the letters of a few tokens.
private struct ISOText {
  /// A time on a clock of 24 hours.
  struct Time {
    var minute: Int
    var second: Int?
    var zone: TimeZone?
  }

  /// The most letters that such a date has, with some to spare.
  static let longest = 36

  var bytes: [UInt8]
  /// The token behind each offset at which one ends.
  var ends: [Int: Int] = [:]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The token behind what was read; `nil` in the middle of one.
  var end: Int? { ends[offset] }

  mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: letter) else { return false }
    offset += 1
    return true
  }

  private mutating func digits(_ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[offset..<offset + count] {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    offset += count
    return value
  }

  mutating func day() -> (year: Int, month: Int, day: Int, isBasic: Bool)? {
    guard let year = digits(4), year > 0 else { return nil }
    let isBasic = !take("-")
    guard let month = digits(2), (1...12).contains(month), isBasic || take("-"), let day = digits(2),
      (1...31).contains(day)
    else { return nil }
    return (year, month, day, isBasic)
  }

  /// "08", "0800", "08:00", "08:00:00.000", each with an offset.
  ///
  /// - Parameter hasDate: Whether it is joined to a date, so that a hyphen is no dash.
  mutating func time(hasDate: Bool = true) -> Time? {
    guard let hour = digits(2) else { return nil }
    let isExtended = take(":")
    var minute = 0
    var second: Int?
    if isExtended {
      guard let number = digits(2) else { return nil }
      minute = number
    } else {
      guard hasDate else { return nil }
      minute = digits(2) ?? 0
    }
    if isExtended ? take(":") : hasDate {
      second = digits(2)
      if isExtended, second == nil { return nil }
    }
    let fraction = offset
    if second != nil, take(".") || take(",") {
      while digits(1) != nil {}
      if offset == fraction + 1 { offset = fraction }
    }
    guard hour < 24 || hour == 24 && minute == 0, minute < 60, second ?? 0 <= 60 else { return nil }
    let zone = zone(isHyphenTaken: hasDate)
    // A leap second is the last one of its minute for a clock that has none.
    let shown = second.flatMap { $0 == 0 ? nil : min($0, 59) }
    return Time(minute: hour * 60 + minute, second: shown, zone: zone)
  }

  private mutating func zone(isHyphenTaken: Bool) -> TimeZone? {
    let start = offset
    if take("z") { return TimeZone(secondsFromGMT: 0) }
    let isBehind: Bool
    if take("+") {
      isBehind = false
    } else if isHyphenTaken, take("-") {
      isBehind = true
    } else {
      return nil
    }
    if let hours = digits(2), hours <= 14 {
      let minutes = take(":") ? digits(2) : digits(2) ?? 0
      if let minutes, minutes < 60, end != nil {
        return TimeZone(secondsFromGMT: (isBehind ? -1 : 1) * (hours * 3_600 + minutes * 60))
      }
    }
    offset = start
    return nil
  }
}

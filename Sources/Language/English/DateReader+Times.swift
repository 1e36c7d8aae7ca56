import Foundation

extension DateReader {
  /// A clock time: "5:30 pm", "noon", "half past six", and bare "five" where `allowsBareHour`.
  ///
  /// - Parameter isBeside: Whether a day or a part of one stands before it: "tomorrow seven thirty".
  mutating func time(at start: Int, cue: DateJoint?, isBeside: Bool = false) -> (time: ClockTime, end: Int)? {
    if case .namedTime(let minute) = role(at: start) {
      return (ClockTime(minute: minute, half: .exact, isMidnight: minute == 0), start + 1)
    }
    if let relative = relativeTime(at: start, cue: cue, isBeside: isBeside) { return relative }
    if let written = clockDigits(at: start, cue: cue, isBeside: isBeside) {
      guard
        let (time, end) = withHalf(
          hour: written.hour, minute: written.minute, isExact: written.isExact, end: start + 1)
      else { return nil }
      var exact = time
      exact.second = written.second
      return (exact, end)
    }
    if let joined = joinedTime(at: start, cue: cue, isBeside: isBeside) { return joined }
    guard let hour = integer(at: start, in: 0...24), !hour.isOrdinal else { return nil }
    if case .namedTime(let minute) = role(at: hour.end), hour.value == 12 {
      return (ClockTime(minute: minute, half: .exact, isMidnight: minute == 0), hour.end + 1)
    }
    if let (minute, end) = minutesAfterHour(at: hour.end) {
      let hasCue = cue != nil && isBareHourAllowed(cue, end: end)
      let isSpoken = hour.value > 0 && hour.value <= 12 && tokens[start].kind == .word
      if meridiem(at: end) != nil || isOclock(end) || hasCue || isDayPart(after: end)
        || isSpoken && isExpected(start, end, cue, isBeside)
      {
        return withHalf(hour: hour.value, minute: minute, isExact: false, end: end)
      }
    }
    let isMarked = meridiem(at: hour.end) != nil && hour.value <= 12 || isOclock(hour.end)
    guard isMarked || isBareHourAllowed(cue, end: hour.end) || isDayPart(after: hour.end) else { return nil }
    return withHalf(hour: hour.value, minute: 0, isExact: false, end: hour.end)
  }

  /// The half of the day after an hour, and how many tokens it takes: "pm", "p.m.".
  mutating func meridiem(at index: Int) -> (isSecond: Bool, end: Int)? {
    if case .meridiem(let isSecond) = role(at: index) { return (isSecond, index + 1) }
    let letter = folded(index)
    guard letter == "a" || letter == "p", folded(index + 1) == ".", folded(index + 2) == "m", touches(index),
      touches(index + 1)
    else { return nil }
    return (letter == "p", folded(index + 3) == "." && touches(index + 2) ? index + 4 : index + 3)
  }

  private mutating func isOclock(_ index: Int) -> Bool {
    if case .oclock = role(at: index) { return true }
    return false
  }

  private mutating func withHalf(hour: Int, minute: Int, isExact: Bool, end: Int) -> (ClockTime, Int)? {
    var end = end
    if isOclock(end) { end += 1 }
    let total = hour % 24 * 60 + minute
    guard let half = meridiem(at: end), (1...12).contains(hour) else {
      let isOpen = (1...12).contains(hour) && !isExact
      return (ClockTime(minute: total, half: isOpen ? .open : .exact), end)
    }
    return (
      ClockTime(minute: hour % 12 * 60 + minute, half: half.isSecond ? .second : .first), half.end
    )
  }

  /// "5:30", "17:30", and before a half of the day or behind "at" "5.30".
  private mutating func clockDigits(at index: Int, cue: DateJoint?, isBeside: Bool) -> (
    hour: Int, minute: Int, second: Int?, isExact: Bool
  )? {
    guard tokens.indices.contains(index), tokens[index].kind == .number else { return nil }
    let text = tokens[index].folded
    guard let mark = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }),
      text.utf8.count <= 8
    else { return nil }
    if text.utf8[mark] == UInt8(ascii: "."), meridiem(at: index + 1) == nil {
      let isCue = cue == .at || cue == .until || cue == .before || cue == .after
      guard isCue && isEndOfPhrase(index + 1) || isBeside || isDayAhead(index + 1) else { return nil }
    }
    let rest = text[text.utf8.index(after: mark)...]
    guard rest.utf8.count == 2 || (rest.utf8.count == 5 && rest.contains(":")), let hour = Int(text[..<mark]),
      let minute = Int(rest.prefix(2)), hour <= 24, minute < 60, hour < 24 || minute == 0
    else { return nil }
    let second = rest.utf8.count == 5 ? Int(rest.suffix(2)) : nil
    guard second ?? 0 < 60 else { return nil }
    return (
      hour, minute, second == 0 ? nil : second, text.utf8.first == UInt8(ascii: "0") || hour > 12 || hour == 0
    )
  }

  /// "thirty" in "five thirty", "oh five" in "six oh five".
  private mutating func minutesAfterHour(at index: Int) -> (minute: Int, end: Int)? {
    if folded(index) == "oh" || folded(index) == "o", let minute = integer(at: index + 1, in: 1...9) {
      return (minute.value, minute.end)
    }
    guard let minute = integer(at: index, in: 10...59), !minute.isOrdinal else { return nil }
    // "five 30 minute sessions": the second number counts something else.
    if case .unit = role(at: minute.end) { return nil }
    return (minute.value, minute.end)
  }

  /// "half past six", "a quarter to nine", "twenty past three", "ten minutes to five".
  private mutating func relativeTime(at start: Int, cue: DateJoint?, isBeside: Bool) -> (ClockTime, Int)? {
    var index = start
    if isArticle(index), folded(index + 1) == "quarter" { index += 1 }
    var minutes: Int
    var isCertain = true
    switch folded(index) {
    case "quarter": (minutes, index) = (15, index + 1)
    case "half": (minutes, index) = (30, index + 1)
    default:
      guard let number = integer(at: index, in: 1...59), !number.isOrdinal else { return nil }
      (minutes, index) = (number.value, number.end)
      if case .unit(.minute) = role(at: index) {
        index += 1
      } else {
        isCertain = minutes % 5 == 0
      }
    }
    let isBefore: Bool
    switch folded(index) {
    case "past": isBefore = false
    case "after": isBefore = false
    case "to", "till", "before", "of": isBefore = true
    default:
      // "half six" is half past six, but only where a time is expected; some regions count towards the hour.
      guard minutes == 30, folded(index - 1) == "half", let hour = integer(at: index, in: 1...12),
        !hour.isOrdinal,
        cue == .at || isBareHourAllowed(cue, end: hour.end) || isExpected(start, hour.end, cue, isBeside)
          || meridiem(at: hour.end) != nil
      else { return nil }
      let isBefore = EnglishDateWords.halfBeforeRegions.contains(context.locale.region?.identifier ?? "")
      let full = isBefore ? (hour.value + 10) % 12 + 1 : hour.value
      return withHalf(hour: full, minute: 30, isExact: false, end: hour.end)
    }
    guard minutes != 30 || folded(index) == "past",
      let hour = integer(at: index + 1, in: 1...12), !hour.isOrdinal,
      folded(index) == "past"
        || isCertain
          && (cue == .at || minutes == 15 || index > start + 1
            || minutes > 12 && (isDayAhead(hour.end) || isBeside))
    else { return namedRelative(minutes, isBefore, at: index + 1) }
    guard let (time, end) = withHalf(hour: hour.value, minute: 0, isExact: false, end: hour.end) else {
      return nil
    }
    return (shifted(time, by: isBefore ? -minutes : minutes), end)
  }

  private mutating func namedRelative(_ minutes: Int, _ isBefore: Bool, at index: Int) -> (ClockTime, Int)? {
    guard case .namedTime(let named) = role(at: index) else { return nil }
    let minute = (named + (isBefore ? -minutes : minutes) + 1440) % 1440
    return (ClockTime(minute: minute, half: .exact), index + 1)
  }

  private func shifted(_ time: ClockTime, by minutes: Int) -> ClockTime {
    var time = time
    time.minute += minutes
    if time.half == .open {
      // Open hours count from one to twelve: a quarter to one is 12:45.
      if time.minute < 60 { time.minute += 720 }
      if time.minute >= 780 { time.minute -= 720 }
    } else {
      time.minute = (time.minute + 720) % 720
      // A quarter to twelve in the second half is before noon's twelve.
      if minutes < 0, time.minute > 660 { time.half = time.half == .first ? .second : .first }
    }
    return time
  }

  /// Whether an hour without a mark is one: "at 5", but not "at 5 places".
  private mutating func isBareHourAllowed(_ cue: DateJoint?, end: Int) -> Bool {
    guard let cue, cue.introducesTime else { return false }
    let next = folded(end)
    guard end < tokens.count, !EnglishDateWords.afterHour.contains(next) else { return true }
    if tokens[end].kind == .symbol || tokens[end].kind == .number { return false }
    if tokens[end].kind == .punctuation { return !(touches(end - 1) && touches(end)) || next == "-" }
    if EnglishDateWords.quantityNouns.contains(next) { return false }
    // "at 5 main street"
    if EnglishDateWords.quantityNouns.contains(folded(end + 1)) { return false }
    if zone(at: end) != nil { return true }
    switch role(at: end) {
    case .unit: return false
    case .none: return cue == .at && !(next.utf8.count > 3 && next.utf8.last == UInt8(ascii: "s"))
    default: return true
    }
  }

  /// "in the morning", "this evening", "at night" after an hour.
  private mutating func isDayPart(after index: Int) -> Bool {
    var next = index
    switch folded(next) {
    case "in": next += folded(next + 1) == "the" ? 2 : 1
    case "at", "this", "tomorrow": next += 1
    default: return false
    }
    if case .dayPart = role(at: next) { return true }
    return false
  }
}

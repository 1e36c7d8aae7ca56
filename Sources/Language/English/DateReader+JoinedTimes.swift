extension DateReader {
  /// A time whose hour and minute are written as one: "730pm", "at 0730", "19h30", "at 1400 hours".
  mutating func joinedTime(at start: Int, cue: DateJoint?, isBeside: Bool) -> (ClockTime, Int)? {
    guard tokens.indices.contains(start), tokens[start].kind == .number else { return nil }
    let text = folded(start)
    guard text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(text) else { return nil }
    let isPlace =
      isBeside || cue?.introducesTime == true || cue == .from || cue == .between || isWhole(start, start + 2)
      || isDayAhead(start + 2)
    if touches(start), let minute = minuteBehindHour(at: start + 1), number <= 24, isPlace {
      return (ClockTime(minute: number % 24 * 60 + minute, half: .exact), start + 2)
    }
    guard (3...4).contains(text.utf8.count), case let (hour, minute) = (number / 100, number % 100),
      hour < 24,
      minute < 60
    else { return nil }
    if let half = meridiem(at: start + 1), (1...12).contains(hour) {
      return (
        ClockTime(minute: hour % 12 * 60 + minute, half: half.isSecond ? .second : .first), half.end
      )
    }
    var end = start + 1
    var isClock = text.utf8.first == UInt8(ascii: "0")
    if case .unit(.hour) = role(at: end), text.utf8.count == 4, cue?.introducesTime == true {
      (isClock, end) = (true, end + 1)
    } else {
      guard hasEnd(at: end) else { return nil }
      // "By 2030" is a year; "at 1930" and "until 730" are times.
      guard
        cue == .at || cue == .around || isClock && (isPlace || isDayAhead(end))
          || text.utf8.count == 3 && (cue == .until || cue == .by || cue == .before || cue == .after)
      else { return nil }
    }
    let isOpen = !isClock && (1...12).contains(hour)
    return (ClockTime(minute: hour * 60 + minute, half: isOpen ? .open : .exact), end)
  }

  /// The minutes of "h30" behind an hour, and those of a bare "h".
  private mutating func minuteBehindHour(at index: Int) -> Int? {
    let word = folded(index)
    guard word.utf8.first == UInt8(ascii: "h") else { return nil }
    if word == "h" { return hasEnd(at: index + 1) ? 0 : nil }
    guard word.utf8.count == 3, let minute = Int(word.dropFirst()), minute < 60 else { return nil }
    return minute
  }

  /// Whether nothing follows that a number could count or belong to: “at 730 main street”.
  private mutating func hasEnd(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if tokens[index].kind == .punctuation {
      return !(touches(index - 1) && touches(index)) || folded(index) == "-"
    }
    if EnglishDateWords.afterHour.contains(folded(index)) || zone(at: index) != nil { return true }
    if tokens[index].kind != .word { return false }
    switch role(at: index) {
    case .none, .unit, .meridiem: return false
    default: return true
    }
  }

  // MARK: Where a time is expected

  /// Whether hour and minute can be nothing else where they stand: beside a day, behind "for", or alone.
  mutating func isExpected(_ start: Int, _ end: Int, _ cue: DateJoint?, _ isBeside: Bool) -> Bool {
    if isBeside { return hasEnd(at: end) }
    return cue == .for && isEndOfPhrase(end) || isWhole(start, end) || isDayAhead(end)
  }

  /// Whether some tokens are the whole text, but for marks.
  func isWhole(_ start: Int, _ end: Int) -> Bool {
    end <= tokens.count && tokens[..<start].allSatisfy { $0.kind == .punctuation }
      && tokens[end...].allSatisfy { $0.kind == .punctuation }
  }

  /// Whether a day follows: "seven thirty tomorrow", "7.30 on Friday".
  mutating func isDayAhead(_ index: Int) -> Bool {
    switch role(at: index) {
    case .relativeDay, .tonight, .weekday(_, ambiguous: false): return true
    case .joint(.on):
      switch role(at: index + 1) {
      case .weekday, .month, .joint(.the): return true
      default: return number(at: index + 1)?.isOrdinal == true
      }
    case .modifier:
      switch role(at: index + 1) {
      case .weekday, .dayPart: return true
      default: return false
      }
    default: return false
    }
  }
}

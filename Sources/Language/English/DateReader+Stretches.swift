import Foundation

/// A stretch of days in which another date lies.
struct DateStretch {
  enum Length { case week, month, season, year, decade, other }
  var first: CivilDay
  var last: CivilDay
  var length: Length
  /// How many months lie between two stretches of the same name; 0 when there is only one.
  var step: Int
  var end: Int

  /// The stretch so many months away, whole months staying whole.
  func moved(months: Int) -> DateStretch {
    var moved = self
    moved.first = first.adding(months: months)
    moved.last = (last + 1).adding(months: months) - 1
    return moved
  }

  /// The first and last day of a part.
  func part(_ edge: PeriodEdge) -> (CivilDay, CivilDay) {
    // Where the middle and the last part begin.
    let (middle, late): (CivilDay, CivilDay)
    switch length {
    case .month: (middle, late) = (first + 10, first + 20)
    case .season: (middle, late) = (first.adding(months: 1), first.adding(months: 2))
    case .year: (middle, late) = (first.adding(months: 4), first.adding(months: 8))
    case .decade: (middle, late) = (first.adding(months: 48), first.adding(months: 84))
    case .week: (middle, late) = (first + 2, first + 4)
    case .other:
      let days = last.number - first.number + 1
      (middle, late) = (first + days / 3, first + days * 2 / 3)
    }
    switch edge {
    case .early, .start: return (first, max(first, middle - 1))
    case .middle: return (middle, max(middle, late - 1))
    case .late, .end: return (late, last)
    }
  }
}

extension DateReader {
  /// "the month", "next year", "March 2025", "the 90s", as what something is a part of.
  private mutating func stretch(at index: Int, allowsBareUnit: Bool = false) -> DateStretch? {
    let start = joint(at: index) == .the ? index + 1 : index
    if start > index || allowsBareUnit, case .unit(let unit) = role(at: start), joint(at: start + 1) != .of,
      year(at: start + 1) == nil
    {
      let (year, month, _) = today.parts
      switch unit {
      case .week:
        guard case .period(let first, let last) = week(shift: 0) else { return nil }
        return DateStretch(first: first, last: last, length: .week, step: 0, end: start + 1)
      case .month: return whole(period(month, 1, of: year), step: 1, end: start + 1)
      case .year: return whole(period(1, 12, of: year), step: 12, end: start + 1)
      default: return nil
      }
    }
    nesting += 1
    defer { nesting -= 1 }
    guard let date = span(at: index, cue: .of), date.time == nil, date.part == nil, let span = date.span
    else {
      return nil
    }
    return whole(span, step: date.isYearless ? 12 : 0, end: date.end)
  }

  private func whole(_ span: PartialDate.Span, step: Int, end: Int) -> DateStretch? {
    guard case .period(let first, let last) = span else { return nil }
    var length = DateStretch.Length.other
    if last.number - first.number == 6 { length = .week }
    if first.parts.day == 1, (last + 1).parts.day == 1 {
      let months =
        ((last + 1).parts.year - first.parts.year) * 12 + (last + 1).parts.month - first.parts.month
      switch months {
      case 1: length = .month
      case 3: length = .season
      case 12: length = .year
      case 120: length = .decade
      default: break
      }
    }
    return DateStretch(first: first, last: last, length: length, step: step, end: end)
  }

  /// A part of the stretch; of one that has no year, the nearest on the preferred side.
  private func nearest(
    _ stretch: DateStretch, _ part: (DateStretch) -> (CivilDay, CivilDay)?
  ) -> (CivilDay, CivilDay)? {
    guard let found = part(stretch) else { return nil }
    guard stretch.step > 0 else { return found }
    if prefersPast { return found.0 > today ? part(stretch.moved(months: -stretch.step)) : found }
    return found.1 < today ? part(stretch.moved(months: stretch.step)) : found
  }

  // MARK: Parts

  /// "early June", "the end of the month", "mid-2024".
  mutating func edgeOf(_ edge: PeriodEdge, at start: Int) -> PartialDate? {
    var index = start + 1
    let isOf = joint(at: index) == .of
    if isOf {
      index += 1
    } else if joint(at: index) == .dash, touches(start), touches(index) {
      index += 1
    }
    if edge == .end, isOf, let date = endOfDay(at: index) { return date }
    switch edge {
    case .early, .late: guard !isOf else { return nil }
    case .start, .end: guard isOf else { return nil }
    case .middle: guard isOf || folded(start) == "mid" else { return nil }
    }
    let bare = edge == .end || edge == .start
    guard let stretch = stretch(at: index, allowsBareUnit: isOf && bare) ?? yearStretch(at: index) else {
      return nil
    }
    if bare, !prefersPast {
      let days = nearest(stretch) { edge == .start ? ($0.first, $0.first) : ($0.last, $0.last) }
      return days.map { PartialDate(span: .day($0.0), end: stretch.end) }
    }
    return nearest(stretch) { $0.part(edge) }.map { days in
      PartialDate(span: .period(days.0, days.1), isYearless: stretch.step == 12, end: stretch.end)
    }
  }

  /// "2024" behind "early", where nothing else could be counted.
  private mutating func yearStretch(at index: Int) -> DateStretch? {
    guard let (year, end) = year(at: index), isEndOfPhrase(end) else { return nil }
    return whole(period(1, 12, of: year), step: 0, end: end)
  }

  /// "end of day Friday", "the end of the day": its last minute.
  private mutating func endOfDay(at index: Int) -> PartialDate? {
    let unit = joint(at: index) == .the ? index + 1 : index
    guard case .unit(.day) = role(at: unit), folded(unit) == "day" else { return nil }
    let next = joint(at: unit + 1) == .on ? unit + 2 : unit + 1
    nesting += 1
    defer { nesting -= 1 }
    let time = ClockTime(minute: 23 * 60 + 59, half: .exact)
    if let date = span(at: next, cue: .on, allowsPeriod: false), case .day(let day) = date.span,
      date.part == nil
    {
      return PartialDate(span: .day(day), time: time, end: date.end)
    }
    return PartialDate(span: .day(today), time: time, end: unit + 1)
  }

  /// "earlier this week", "later today", "so far this year".
  mutating func rest(at index: Int, isLater: Bool) -> PartialDate? {
    if case .relativeDay(0) = role(at: index) {
      let end = CivilMinute(today, minute: 1439)
      return PartialDate(span: isLater ? .minutes(now, end) : .day(today), end: index + 1)
    }
    guard case .modifier(.current) = role(at: index), let stretch = stretch(at: index),
      (stretch.first...stretch.last).contains(today)
    else { return nil }
    return PartialDate(
      span: isLater ? .period(today, stretch.last) : .period(stretch.first, today), end: stretch.end)
  }

  // MARK: Decades and quarters

  func decade(_ year: Int, end: Int) -> PartialDate { PartialDate(span: period(1, 120, of: year), end: end) }

  /// "the 90s", "the 1980s".
  mutating func writtenDecade(at start: Int, isCertain: Bool) -> PartialDate? {
    let index = folded(start) == "'" && touches(start) ? start + 1 : start
    guard isCertain || index > start, tokens.indices.contains(index), tokens[index].kind == .number,
      let number = integer(at: index, in: 0...2090), number.end == index + 1, number.value % 10 == 0,
      folded(index + 1) == "s" || folded(index + 1) == "'s", touches(index)
    else { return nil }
    let digits = folded(index).utf8.count
    guard digits == 2 || digits == 4 && number.value >= 1000 else { return nil }
    if digits == 4 { return decade(number.value, end: index + 2) }
    // Two digits are of this century when it has come so far.
    return decade(
      2000 + number.value <= today.parts.year ? 2000 + number.value : 1900 + number.value, end: index + 2)
  }

  /// "Q3 2025", "in Q1".
  mutating func quarter(_ number: Int, at index: Int, cue: DateJoint?) -> PartialDate? {
    let after = joint(at: index) == .of ? index + 1 : index
    let month = number * 3 - 2
    if let (year, end) = year(at: after) { return PartialDate(span: period(month, 3, of: year), end: end) }
    guard isMonthCue(cue), isEndOfPhrase(index) else { return nil }
    return PartialDate(span: period(month, 3, of: year(of: month, 3, nil)), isYearless: true, end: index)
  }

  // MARK: The nth of a stretch

  /// What an ordinal counts inside a stretch.
  private enum Member { case day, week, weekend, weekday(Int), month, half, quarter }

  /// "the first weekend of May", "the last three days of February", "the second half of 2025".
  mutating func ordinal(at start: Int) -> PartialDate? {
    var ordinal: Int
    var index: Int
    if let number = integer(at: start, in: 1...366), number.isOrdinal {
      (ordinal, index) = (number.value, number.end)
    } else if case .modifier(.last) = role(at: start), folded(start) == "last" {
      (ordinal, index) = (-1, start + 1)
    } else {
      return nil
    }
    var count = 1
    if let number = integer(at: index, in: 2...60), !number.isOrdinal, ordinal == 1 || ordinal == -1,
      folded(index) != "half"
    {
      (count, index) = (number.value, number.end)
    }
    guard let member = member(at: index) else { return nil }
    let joint = joint(at: index + 1)
    guard joint == .of || joint == .in, let stretch = stretch(at: index + 2) else { return nil }
    let found = nearest(stretch) { members(member, ordinal, count, of: $0) }
    guard let (first, last) = found else { return nil }
    return PartialDate(
      span: first == last ? .day(first) : .period(first, last), isYearless: stretch.step == 12,
      end: stretch.end)
  }

  private mutating func member(at index: Int) -> Member? {
    switch folded(index) {
    case "half": return .half
    case "quarter": return .quarter
    default: break
    }
    switch role(at: index) {
    case .unit(.day): return .day
    case .unit(.week): return .week
    case .unit(.month): return .month
    case .weekend: return .weekend
    case .weekday(let weekday, false): return .weekday(weekday)
    default: return nil
    }
  }

  /// The first and last day of the members with an ordinal; -1 is the last one.
  private func members(_ member: Member, _ ordinal: Int, _ count: Int, of stretch: DateStretch) -> (
    CivilDay, CivilDay
  )? {
    let (first, last) = (stretch.first, stretch.last)
    func run(_ days: Int) -> (CivilDay, CivilDay)? {
      if ordinal < 0 { return (max(first, last - (days * count - 1)), last) }
      let start = first + (ordinal - 1) * days
      return start <= last ? (start, min(last, start + (days * count - 1))) : nil
    }
    func parts(_ parts: Int) -> (CivilDay, CivilDay)? {
      let number = ordinal < 0 ? parts : ordinal
      guard number <= parts, count == 1 else { return nil }
      if stretch.length == .year {
        let start = first.adding(months: 12 / parts * (number - 1))
        return (start, start.adding(months: 12 / parts) - 1)
      }
      let days = last.number - first.number + 1
      return (first + days * (number - 1) / parts, first + (days * number / parts - 1))
    }
    switch member {
    case .day: return run(1)
    case .week: return run(7)
    case .half: return parts(2)
    case .quarter: return stretch.length == .year ? parts(4) : nil
    case .month:
      guard first.parts.day == 1 else { return nil }
      if ordinal < 0 { return ((last + 1).adding(months: -count), last) }
      let start = first.adding(months: ordinal - 1)
      return start <= last ? (start, start.adding(months: count) - 1) : nil
    case .weekend: return weekdays(7, ordinal, of: stretch).map { ($0, $0 + 1) }
    case .weekday(let weekday):
      guard count == 1 else { return nil }
      return weekdays(weekday, ordinal, of: stretch).map { ($0, $0) }
    }
  }

  private func weekdays(_ weekday: Int, _ ordinal: Int, of stretch: DateStretch) -> CivilDay? {
    if ordinal < 0 { return stretch.last - (stretch.last.weekday - weekday + 7) % 7 }
    let day = stretch.first + ((weekday - stretch.first.weekday + 7) % 7 + (ordinal - 1) * 7)
    return day <= stretch.last ? day : nil
  }
}

import Foundation

/// What can be counted or placed by another date: a unit, a named day or a part of the year.
enum DateKind {
  case unit(TimeUnit), weekend, weekday(Int), month(Int), season(Int), part(DayPart), holiday(HolidayRule)
}

extension DateReader {
  /// A date that is placed by another one or by its place in a longer stretch.
  ///
  /// - Parameter isAfterThe: Whether "the" stands before it.
  mutating func related(at start: Int, cue: DateJoint?, isAfterThe: Bool) -> PartialDate? {
    guard nesting < 2, mayRelate(start) else { return nil }
    switch relation(at: start) {
    case .edge(let edge): if let date = edgeOf(edge, at: start) { return date }
    case .earlier: return rest(at: start + 1, isLater: false)
    case .later: return rest(at: start + 1, isLater: true)
    case .soFar: return folded(start + 1) == "far" ? rest(at: start + 2, isLater: false) : nil
    case .decade(let year): return isAfterThe || isMonthCue(cue) ? decade(year, end: start + 1) : nil
    case .quarter(let number): return quarter(number, at: start + 1, cue: cue)
    case .holiday:
      if let date = beside(at: start, isAfterThe: true) ?? holiday(at: start, cue: cue) { return date }
    case .none: break
    }
    if let date = writtenDecade(at: start, isCertain: isAfterThe || isMonthCue(cue)) { return date }
    if let date = countedAgo(at: start) { return date }
    if let date = ordinal(at: start) { return date }
    // "the last weekend before Christmas", "the first Monday after Easter"
    if isOutermost(start), let date = beside(at: start + 1, isAfterThe: true) { return date }
    return beside(at: start, isAfterThe: isAfterThe) ?? counted(at: start)
  }

  /// Whether a token can open a related date; most words cannot, and cost one look.
  private mutating func mayRelate(_ index: Int) -> Bool {
    switch role(at: index) {
    case .unit, .weekend, .weekday, .month, .season, .dayPart, .modifier, .vague: return true
    default: break
    }
    guard roles.indices.contains(index) else { return false }
    if case .none = roles[index].relation {
      if number(at: index) != nil || isArticle(index) { return true }
      if case .collective = roles[index].number { return true }
      return tokens[index].kind == .punctuation && tokens[index].folded == "'"
    }
    return true
  }

  /// Whether a word says no more than "the one next to it": "last … before", "first … after".
  private mutating func isOutermost(_ index: Int) -> Bool {
    let side: DateJoint
    if case .modifier(.last) = role(at: index) {
      side = .before
    } else if folded(index) == "first" {
      side = .after
    } else {
      return false
    }
    return joint(at: index + 2) == side && kind(at: index + 1) != nil && kind(at: index + 3) == nil
      || joint(at: index + 2) == side && isHoliday(index + 3)
  }

  private mutating func isHoliday(_ index: Int) -> Bool {
    if case .holiday = relation(at: index) { return true }
    return false
  }

  // MARK: Kinds

  /// What can be counted from a token on; plurals that are no words of their own count too.
  private mutating func kind(at index: Int, allowsPlural: Bool = false) -> (kind: DateKind, end: Int)? {
    if case .holiday = relation(at: index), let (rule, end) = holidayRule(at: index) {
      return (.holiday(rule), end)
    }
    var role = role(at: index)
    if allowsPlural, case .none = role, folded(index).hasSuffix("s") {
      let plural = folded(index)
      role = EnglishLexicon.roles(of: String(plural.dropLast(plural.hasSuffix("ches") ? 2 : 1))).date
    }
    switch role {
    case .unit(let unit): return (.unit(unit), index + 1)
    case .weekend: return (.weekend, index + 1)
    case .weekday(let weekday, false): return (.weekday(weekday), index + 1)
    case .month(let month, _): return (.month(month), index + 1)
    case .season(let month, _): return (.season(firstMonth(ofSeason: month)), index + 1)
    case .dayPart(let part): return (.part(part), index + 1)
    default: return nil
    }
  }

  /// The stretch that lies a number of its kind from the present one: -1 is the last one.
  private func shifted(_ kind: DateKind, by count: Int) -> PartialDate.Span? {
    let (year, month, _) = today.parts
    let isPast = count < 0
    switch kind {
    case .unit(.week): return week(shift: count)
    case .unit(.month): return period(month + count, 1, of: year)
    case .unit(.year): return period(1, 12, of: year + count)
    case .unit(.decade): return period(1, 120, of: year / 10 * 10 + 10 * count)
    case .unit: return nil
    case .weekend: return .period(saturday + 7 * count, saturday + (7 * count + 1))
    case .weekday(let weekday):
      if isPast { return .day(today - ((today.weekday - weekday + 6) % 7 + 1) + 7 * (count + 1)) }
      return .day(day(weekday, inWeekOf: today + 7 * count))
    case .month(let month):
      let nearest = self.year(of: month, 1, isPast ? .last : .next)
      return period(month, 1, of: nearest + (isPast ? count + 1 : count - 1))
    case .season(let month):
      let nearest = self.year(of: month, 3, isPast ? .last : .next)
      return period(month, 3, of: nearest + (isPast ? count + 1 : count - 1))
    case .part: return nil
    case .holiday(let rule):
      return day(of: rule, isPast ? .last : .next, steps: abs(count) - 1).map { .day($0) }
    }
  }

  // MARK: Before last, after next, ago

  /// "two weekends ago", "three Fridays ago", "two summers ago".
  private mutating func countedAgo(at start: Int) -> PartialDate? {
    var count = 1
    var index = start
    if let number = integer(at: start, in: 1...200), !number.isOrdinal {
      (count, index) = (number.value, number.end)
    } else if isArticle(start) {
      index = start + 1
    } else {
      return nil
    }
    if joint(at: index) == .of { index += 1 }
    guard let (kind, end) = kind(at: index, allowsPlural: true), joint(at: end) == .ago else { return nil }
    // Units are counted exactly, as "two weeks ago" is a day.
    if case .unit = kind { return nil }
    return shifted(kind, by: -count).map { PartialDate(span: $0, end: end + 1) }
  }

  /// "the weekend before last", "the week before Christmas", "the Friday after next".
  private mutating func beside(at start: Int, isAfterThe: Bool) -> PartialDate? {
    guard let (kind, end) = kind(at: start), let side = joint(at: end) else { return nil }
    guard side == .before || side == .after else { return nil }
    let isBefore = side == .before
    if case .modifier(let modifier) = role(at: end + 1), modifier == (isBefore ? .last : .next),
      self.kind(at: end + 2) == nil
    {
      if case .part(let part) = kind {
        return PartialDate(span: .day(today + (isBefore ? -2 : 2)), part: part, end: end + 2)
      }
      return shifted(kind, by: isBefore ? -2 : 2).map { PartialDate(span: $0, end: end + 2) }
    }
    // "on Friday before noon" is no Friday before something.
    if case .weekday = kind, !isAfterThe {
      guard case .holiday = relation(at: end + 1) else { return nil }
    }
    if case .holiday = kind { return nil }
    if case .month = kind, !isAfterThe { return nil }
    guard let anchor = anchor(at: end + 1, side) else { return nil }
    let (first, last) = (anchor.first, anchor.last)
    let edge = isBefore ? first - 1 : last + 1
    switch kind {
    case .unit(.day): return PartialDate(span: .day(edge), isYearless: anchor.isYearless, end: anchor.end)
    case .unit(let unit):
      guard let far = far(edge, unit, isBefore) else { return nil }
      return PartialDate(
        span: isBefore ? .period(far, edge) : .period(edge, far), isYearless: anchor.isYearless,
        end: anchor.end)
    case .weekend:
      let saturday = isBefore ? edge - 1 - (edge.weekday + 6) % 7 : edge + (7 - edge.weekday)
      return PartialDate(
        span: .period(saturday, saturday + 1), isYearless: anchor.isYearless, end: anchor.end)
    case .weekday(let weekday):
      let day = isBefore ? edge - (edge.weekday - weekday + 7) % 7 : edge + (weekday - edge.weekday + 7) % 7
      return PartialDate(span: .day(day), isYearless: anchor.isYearless, end: anchor.end)
    case .part(let part): return PartialDate(span: .day(edge), part: part, end: anchor.end)
    case .month(let month):
      let shift = isBefore ? (edge.parts.month - month + 12) % 12 : -((month - edge.parts.month + 12) % 12)
      return PartialDate(span: period(edge.parts.month - shift, 1, of: edge.parts.year), end: anchor.end)
    case .season, .holiday: return nil
    }
  }

  /// The other end of a unit that ends or begins with a day.
  private func far(_ day: CivilDay, _ unit: TimeUnit, _ isBefore: Bool) -> CivilDay? {
    switch unit {
    case .week: isBefore ? day - 6 : day + 6
    case .fortnight: isBefore ? day - 13 : day + 13
    case .month: isBefore ? (day + 1).adding(months: -1) : day.adding(months: 1) - 1
    case .year: isBefore ? (day + 1).adding(months: -12) : day.adding(months: 12) - 1
    default: nil
    }
  }

  /// What another date is placed by.
  ///
  /// - Parameter isAhead: Whether the date lies ahead whatever is preferred ("a week from Sunday").
  private mutating func anchor(at index: Int, _ joint: DateJoint, isAhead: Bool = false) -> (
    first: CivilDay, last: CivilDay, isYearless: Bool, end: Int
  )? {
    let preference = prefersPast
    if isAhead { prefersPast = false }
    nesting += 1
    defer {
      nesting -= 1
      prefersPast = preference
    }
    guard let date = span(at: index, cue: joint), date.part == nil, date.time == nil else { return nil }
    switch date.span {
    case .day(let day): return (day, day, date.isYearless, date.end)
    case .period(let first, let last): return (first, last, date.isYearless, date.end)
    default: return nil
    }
  }

  /// "two days before Easter", "a week from Sunday", "two hours before noon".
  private mutating func counted(at start: Int) -> PartialDate? {
    guard number(at: start) != nil || isArticle(start) || folded(start) == "couple",
      let (amount, end) = amount(at: start), end > start + 1, let side = joint(at: end)
    else { return nil }
    let sign: Int
    switch side {
    case .before: sign = -1
    case .after, .from: sign = 1
    // "a week on Friday"
    case .on where !amount.hasClock && amount.months == 0 && amount.days > 0 && amount.days % 7 == 0: sign = 1
    default: return nil
    }
    if amount.hasClock { return clock(amount, sign, at: end + 1) }
    if side == .from || side == .on, case .month = role(at: end + 1), integer(at: end + 2, in: 1...31) == nil
    {
      return nil
    }
    guard
      let anchor = anchor(
        at: end + 1, side == .from ? .after : side, isAhead: side != .before && side != .after)
    else { return nil }
    let edge = sign < 0 ? anchor.first : anchor.last
    let day = edge.adding(months: sign * amount.months) + sign * amount.days
    guard isWithinYears(day) else { return nil }
    return PartialDate(span: .day(day), isYearless: anchor.isYearless, end: anchor.end)
  }

  /// Hours and minutes from a clock time.
  private mutating func clock(_ amount: TimeAmount, _ sign: Int, at index: Int) -> PartialDate? {
    nesting += 1
    defer { nesting -= 1 }
    guard let date = partial(at: index, cue: .at), date.time != nil, !date.isWeak,
      case .moment(let components) = settle(date), let day = CivilDay(components)
    else { return nil }
    var moment = CivilMinute(day, minute: (components.hour ?? 0) * 60 + (components.minute ?? 0))
    moment.number += sign * (amount.days * 1440 + Int(amount.seconds / 60))
    return isWithinYears(moment.day) ? PartialDate(span: .moment(moment), end: date.end) : nil
  }
}

import Foundation

extension PeriodModifier {
  /// How many periods lie between the present one and the one meant.
  var shift: Int {
    switch self {
    case .current: 0
    case .next, .coming: 1
    case .last, .past: -1
    }
  }
}

extension DateReader {
  /// "March", "in March 2025", "last March".
  mutating func month(at start: Int, cue: DateJoint?, modifier: PeriodModifier? = nil) -> PartialDate? {
    if modifier == nil {
      if let date = monthDay(at: start) { return date }
      // "February 30" is no date, and not the whole of February either.
      if let day = integer(at: start + 1, in: 1...31), day.value > 12 { return nil }
    }
    guard case .month(let month, let ambiguous) = role(at: start) else { return nil }
    var end = start + 1
    if folded(end) == ".", folded(start).utf8.count <= 4, touches(start), end + 1 < tokens.count { end += 1 }
    let after = joint(at: end) == .of || joint(at: end) == .comma ? end + 1 : end
    if let (year, yearEnd) = year(at: after) {
      return PartialDate(span: period(month, 1, of: year), end: yearEnd)
    }
    if ambiguous, modifier == nil, !isMonthCue(cue), !isRange(at: end, to: isMonth) { return nil }
    return PartialDate(
      span: period(month, 1, of: year(of: month, 1, modifier)), isYearless: modifier == nil, end: end)
  }

  func isMonthCue(_ cue: DateJoint?) -> Bool {
    switch cue {
    case .in, .of, .since, .until, .from, .by, .during, .before, .after, .between, .through: true
    default: false
    }
  }

  /// Whether a joining word and a like word follow, which makes an ambiguous word a date ("sat-sun").
  func isRange(at index: Int, to isLike: (DateRole) -> Bool) -> Bool {
    guard index + 1 < roles.count, case .joint(let joint) = roles[index].date else { return false }
    switch joint {
    case .to, .until, .through, .dash: return isLike(roles[index + 1].date)
    default: return false
    }
  }

  private func isMonth(_ role: DateRole) -> Bool {
    if case .month = role { return true }
    return false
  }

  /// The months from one on, as days.
  func period(_ month: Int, _ count: Int, of year: Int) -> Span {
    .period(
      CivilDay(year: year, month: month, day: 1), CivilDay(year: year, month: month + count, day: 1) - 1)
  }

  /// The year in which a stretch of months starts, by what was said and which side is preferred.
  func year(of month: Int, _ count: Int, _ modifier: PeriodModifier?) -> Int {
    let thisYear = today.parts.year
    func ends(_ year: Int) -> CivilDay { CivilDay(year: year, month: month + count, day: 1) - 1 }
    func starts(_ year: Int) -> CivilDay { CivilDay(year: year, month: month, day: 1) }
    let years = (thisYear - 2)...(thisYear + 2)
    switch modifier {
    case .next, .coming: return years.first { starts($0) > today } ?? thisYear
    case .last, .past: return years.last { ends($0) < today } ?? thisYear
    case .current where !(starts(thisYear - 1)...ends(thisYear - 1)).contains(today) && !prefersPast:
      return thisYear
    case .current, nil:
      return (prefersPast ? years.last { starts($0) <= today } : years.first { ends($0) >= today })
        ?? thisYear
    }
  }

  /// Weeks, months, years, weekends, seasons and stretches that end or begin now.
  mutating func period(at start: Int, cue: DateJoint?, isAfterThe: Bool = false) -> PartialDate? {
    switch role(at: start) {
    case .modifier(let modifier): return modified(modifier, at: start + 1, cue: cue)
    case .weekend where joint(at: start + 1) == .of && isAfterThe:
      guard let (day, end) = day(at: start + 2) else { return nil }
      let saturday = day.weekday == 1 ? day - 1 : day + (7 - day.weekday)
      return PartialDate(span: .period(saturday, saturday + 1), end: end)
    case .unit(.week) where joint(at: start + 1) == .of && isAfterThe:
      guard let (day, end) = day(at: start + 2) else { return nil }
      let first = day.startOfWeek(firstWeekday: firstWeekday)
      return PartialDate(span: .period(first, first + 6), end: end)
    case .weekend where isAfterThe || isWeekendCue(cue):
      return PartialDate(span: weekend(prefersPast ? .last : .current), end: start + 1)
    case .season(let month, let ambiguous):
      return season(month, ambiguous && !isAfterThe && !isMonthCue(cue), at: start, nil)
    case .unit(.year) where isAfterThe:
      guard let (year, end) = year(at: start + 1) else { return nil }
      return PartialDate(span: period(1, 12, of: year), end: end)
    case .unit(.week) where isAfterThe && (cue == .in || cue == .during || cue == .for):
      return PartialDate(span: week(shift: 0), end: start + 1)
    default: break
    }
    guard isMonthCue(cue), let (year, end) = year(at: start), isYearContext(end) else { return nil }
    return PartialDate(span: period(1, 12, of: year), end: end)
  }

  /// The day in "the week of March 9".
  private mutating func day(at index: Int) -> (CivilDay, Int)? {
    let date = span(at: index, cue: .of, allowsPeriod: false)
    guard let date, case .day(let day) = date.span else { return nil }
    return (day, date.end)
  }

  /// Whether digits before this token are a year and do not count what follows ("from 2000 songs").
  private mutating func isYearContext(_ end: Int) -> Bool {
    guard end < tokens.count else { return true }
    if tokens[end].kind != .word { return tokens[end].kind == .punctuation }
    if case .none = role(at: end) { return EnglishDateWords.afterHour.contains(folded(end)) }
    if case .unit = role(at: end) { return false }
    return true
  }

  private func isWeekendCue(_ cue: DateJoint?) -> Bool {
    switch cue {
    case .on, .at, .over, .during, .for, .by: true
    default: false
    }
  }

  // MARK: After "this", "next" and "last"

  private mutating func modified(_ modifier: PeriodModifier, at index: Int, cue: DateJoint?) -> PartialDate? {
    switch role(at: index) {
    case .modifier(let inner) where modifier == .current && inner != .current:
      // "this coming Friday", "this past week"
      return modified(inner, at: index + 1, cue: cue)
    case .weekend: return PartialDate(span: weekend(modifier), end: index + 1)
    case .weekday(let weekday, _): return modified(modifier, weekday: weekday, end: index + 1)
    case .month: return month(at: index, cue: .in, modifier: modifier)
    case .season(let month, _): return season(month, false, at: index, modifier)
    case .dayPart(let part): return dayPart(part, modifier, at: index)
    case .unit(let unit): return unitPeriod(unit, modifier, end: index + 1)
    default: break
    }
    if case .holiday = relation(at: index) { return holiday(at: index, modifier: modifier) }
    if modifier == .current, folded(index) == "time" || folded(index) == "day" {
      return thisDay(at: index + 1)
    }
    guard modifier != .current else { return nil }
    if let (amount, end) = amount(at: index), end > index + 1 { return stretch(amount, modifier, end: end) }
    return weekends(modifier, at: index)
  }

  private func modified(_ modifier: PeriodModifier, weekday: Int, end: Int) -> PartialDate {
    let day: CivilDay
    switch modifier {
    case .next: day = self.day(weekday, inWeekOf: today + 7)
    case .coming: day = today + ((weekday - today.weekday + 6) % 7 + 1)
    case .last, .past:
      // Who means yesterday says so: on a Wednesday, “last Tuesday” is the one before.
      let nearest = today - ((today.weekday - weekday + 6) % 7 + 1)
      day = nearest == today - 1 ? nearest - 7 : nearest
    case .current:
      day =
        prefersPast
        ? today - (today.weekday - weekday + 7) % 7 : today + (weekday - today.weekday + 7) % 7
    }
    return PartialDate(span: .day(day), end: end)
  }

  private mutating func dayPart(_ part: DayPart, _ modifier: PeriodModifier, at index: Int) -> PartialDate? {
    switch modifier {
    case .current: PartialDate(span: .day(today), part: part, end: index + 1)
    case .last, .past: PartialDate(span: .day(today - 1), part: part, end: index + 1)
    case .next, .coming: PartialDate(span: .day(today + 1), part: part, end: index + 1)
    }
  }

  func week(shift: Int) -> Span {
    let start = (today + shift * 7).startOfWeek(firstWeekday: firstWeekday)
    return .period(start, start + 6)
  }

  /// The Saturday of this weekend.
  var saturday: CivilDay { today.weekday == 1 ? today - 1 : today + (7 - today.weekday) }

  /// Saturday and Sunday; on a Sunday, "this weekend" is the one that is ending.
  private func weekend(_ modifier: PeriodModifier) -> Span {
    let saturday = saturday
    let shift: Int
    switch modifier {
    case .current: shift = 0
    case .next: shift = 7
    case .coming: shift = saturday <= today ? 7 : 0
    case .last, .past: shift = -7
    }
    return .period(saturday + shift, saturday + shift + 1)
  }

  private mutating func unitPeriod(_ unit: TimeUnit, _ modifier: PeriodModifier, end: Int) -> PartialDate? {
    if modifier == .past {
      var amount = TimeAmount()
      guard unit != .second, unit != .minute, amount.add(1, unit) else { return nil }
      return stretch(amount, .past, end: end)
    }
    let shift = modifier.shift
    let (year, month, _) = today.parts
    switch unit {
    case .week:
      // "last week on Tuesday"
      let next = joint(at: end) == .on ? end + 1 : end
      if case .weekday(let weekday, false) = role(at: next) {
        return PartialDate(span: .day(day(weekday, inWeekOf: today + shift * 7)), end: next + 1)
      }
      return PartialDate(span: week(shift: shift), end: end)
    case .month:
      // "next month on the 5th"
      if joint(at: end) == .on, joint(at: end + 1) == .the, let day = integer(at: end + 2, in: 1...31),
        day.isOrdinal, let found = sameMonth(day.value, shift: shift)
      {
        return PartialDate(span: .day(found), end: day.end)
      }
      return PartialDate(span: period(month + shift, 1, of: year), end: end)
    case .year:
      // "last year in June"
      if joint(at: end) == .in {
        switch role(at: end + 1) {
        case .month(let month, _): return PartialDate(span: period(month, 1, of: year + shift), end: end + 2)
        case .season(let northern, _):
          return PartialDate(span: period(firstMonth(ofSeason: northern), 3, of: year + shift), end: end + 2)
        default: break
        }
      }
      return PartialDate(span: period(1, 12, of: year + shift), end: end)
    case .decade:
      return PartialDate(span: period(1, 120, of: year / 10 * 10 + shift * 10), end: end)
    case .day where shift == 1: return PartialDate(span: .day(today + 1), end: end)
    case .hour, .fortnight:
      var amount = TimeAmount()
      guard modifier != .current, amount.add(1, unit) else { return nil }
      return stretch(amount, modifier, end: end)
    case .day, .minute, .second: return nil
    }
  }

  /// "this time last year", "this day two years ago".
  private mutating func thisDay(at index: Int) -> PartialDate? {
    guard let (year, end) = year(at: index) else { return nil }
    return PartialDate(span: .day(today.adding(months: 12 * (year - today.parts.year))), end: end)
  }

  /// "last two weekends", "next three weekends".
  private mutating func weekends(_ modifier: PeriodModifier, at index: Int) -> PartialDate? {
    guard let count = integer(at: index, in: 2...52), !count.isOrdinal, case .weekend = role(at: count.end)
    else {
      return nil
    }
    let isAhead = modifier.shift > 0
    // The weekend that is coming is the first of the next ones.
    let first = saturday + (isAhead ? 0 : -7 * count.value)
    return PartialDate(span: .period(first, first + (7 * (count.value - 1) + 1)), end: count.end + 1)
  }

  /// From an amount ago until now, or from now on for that long.
  private func stretch(_ amount: TimeAmount, _ modifier: PeriodModifier, end: Int) -> PartialDate? {
    let isAhead = modifier.shift > 0
    switch span(amount, sign: isAhead ? 1 : -1, from: 0) {
    case .day(let day):
      return PartialDate(span: isAhead ? .period(today, day) : .period(day, today), end: end)
    case .moment(let moment):
      var moment = moment
      moment.second = nil
      return PartialDate(span: isAhead ? .minutes(now, moment) : .minutes(moment, now), end: end)
    default: return nil
    }
  }

  // MARK: Seasons

  /// The month in which a season begins, by the hemisphere of the region.
  func firstMonth(ofSeason northern: Int) -> Int {
    let isSouthern = EnglishDateWords.southernRegions.contains(context.locale.region?.identifier ?? "")
    return isSouthern ? (northern + 5) % 12 + 1 : northern
  }

  private mutating func season(
    _ northern: Int, _ needsCompany: Bool, at index: Int, _ modifier: PeriodModifier?
  ) -> PartialDate? {
    let month = firstMonth(ofSeason: northern)
    let after = joint(at: index + 1) == .of ? index + 2 : index + 1
    if let (year, end) = year(at: after) { return PartialDate(span: period(month, 3, of: year), end: end) }
    guard !needsCompany else { return nil }
    return PartialDate(
      span: period(month, 3, of: year(of: month, 3, modifier)), isYearless: modifier == nil, end: index + 1)
  }
}

import Foundation

extension DateReader {
  /// The holiday that is named from a token on.
  private mutating func holidayName(at start: Int) -> (rule: HolidayRule, end: Int)? {
    guard case .holiday = relation(at: start) else { return nil }
    // A name is a few words long, so that this is one look.
    guard let (holiday, end) = EnglishHolidayTable.match(tokens, at: start) else { return nil }
    return (EnglishHolidayTable.rule(holiday, region: context.locale.region?.identifier), end)
  }

  /// "Christmas", "Easter 2024", and with a modifier "last Thanksgiving".
  mutating func holiday(at start: Int, modifier: PeriodModifier? = nil, cue: DateJoint? = nil) -> PartialDate?
  {
    // "two Christmases" are counted elsewhere, and "Happy New Year" is a wish.
    guard !EnglishHolidays.plurals.contains(folded(start)),
      !EnglishHolidays.wishes.contains(folded(start - 1)),
      let (rule, end) = holidayName(at: start)
    else { return nil }
    let after = joint(at: end) == .of || joint(at: end) == .comma ? end + 1 : end
    if modifier == nil, let (year, yearEnd) = year(at: after) {
      return rule.day(in: year).map { PartialDate(span: span(of: rule, $0), end: yearEnd) }
    }
    guard modifier != nil || isInCompany(end, cue) else { return nil }
    guard let day = day(of: rule, modifier) else { return nil }
    return PartialDate(span: span(of: rule, day), isYearless: modifier == nil, end: end)
  }

  /// Ramadan is a month; all other feasts are read as their first day.
  private func span(of rule: HolidayRule, _ day: CivilDay) -> Span {
    if case .lunar(.islamic, 9, 1) = rule { return .period(day, day + 29) }
    return .day(day)
  }

  /// "Labor Day weekend", "4th of July weekend": the free days around a day, with it where they touch.
  func longWeekend(_ day: CivilDay) -> Span? {
    let (first, last): (CivilDay, CivilDay)
    switch day.weekday {
    case 1: (first, last) = (day - 1, day)
    case 2, 3: (first, last) = (day - day.weekday, day)
    case 7: (first, last) = (day, day + 1)
    case 5, 6: (first, last) = (day, day + (8 - day.weekday))
    default: (first, last) = (day + 3, day + 4)
    }
    return .period(first, last)
  }

  /// Whether a holiday's name is the day and not part of a thing's name ("Easter eggs").
  private mutating func isInCompany(_ end: Int, _ cue: DateJoint?) -> Bool {
    switch cue {
    case .on, .since, .by, .until, .before, .after, .between: return true
    default: break
    }
    if isEndOfPhrase(end) { return true }
    switch role(at: end) {
    case .none, .unit: return false
    default: return true
    }
  }

  /// The occurrence that is meant; today is on both sides.
  func day(of rule: HolidayRule, _ modifier: PeriodModifier?, steps: Int = 0) -> CivilDay? {
    let year = today.parts.year
    let isPast: Bool
    switch modifier {
    case .last, .past: isPast = true
    case .next, .coming: isPast = false
    case .current, nil: isPast = prefersPast
    }
    let isStrict = modifier != nil && modifier != .current
    for step in 0...3 {
      guard let day = rule.day(in: isPast ? year - step : year + step) else { continue }
      let isOnSide =
        isPast ? day < today || day == today && !isStrict : day > today || day == today && !isStrict
      guard isOnSide else { continue }
      return steps == 0 ? day : rule.day(in: day.parts.year + (isPast ? -steps : steps))
    }
    return nil
  }

  /// The rule of a holiday behind a count or an article, for "the Christmas before last".
  mutating func holidayRule(at start: Int) -> (rule: HolidayRule, end: Int)? { holidayName(at: start) }
}

import Foundation

extension DateReader {
  typealias Span = PartialDate.Span

  /// A day or period with a name or a number; the partial date it makes.
  mutating func span(at start: Int, cue: DateJoint?, allowsPeriod: Bool = true) -> PartialDate? {
    guard let date = simpleSpan(at: start, cue: cue, allowsPeriod: allowsPeriod) else { return nil }
    // "Thanksgiving weekend"
    guard allowsPeriod, date.weekday == nil, date.time == nil, case .day(let day) = date.span,
      case .weekend = role(at: date.end), let weekend = longWeekend(day)
    else { return date }
    return PartialDate(span: weekend, isYearless: date.isYearless, end: date.end + 1)
  }

  private mutating func simpleSpan(at start: Int, cue: DateJoint?, allowsPeriod: Bool) -> PartialDate? {
    if let (span, end) = offset(at: start) { return PartialDate(span: span, end: end) }
    if let date = related(at: start, cue: cue, isAfterThe: false), allowsPeriod || date.span?.isDay == true {
      return date
    }
    switch role(at: start) {
    case .relativeDay(let days): return PartialDate(span: .day(today + days), end: start + 1)
    case .tonight: return PartialDate(span: .day(today), part: night, end: start + 1)
    case .weekday(let weekday, let ambiguous): return self.weekday(weekday, ambiguous, at: start, cue: cue)
    case .joint(.the): return afterThe(at: start + 1, cue: cue, allowsPeriod: allowsPeriod)
    case .joint(.in) where folded(start + 1) == "the": return nil
    default: break
    }
    if let date = numericDate(at: start, cue: cue) { return date }
    if let date = dayOfMonth(at: start, cue: cue) { return date }
    if let date = month(at: start, cue: cue) { return date }
    return allowsPeriod ? period(at: start, cue: cue) : nil
  }

  private var night: DayPart { DayPart(first: 18 * 60, last: 24 * 60 - 1) }

  private mutating func afterThe(at index: Int, cue: DateJoint?, allowsPeriod: Bool) -> PartialDate? {
    if let (span, end) = offset(at: index) { return PartialDate(span: span, end: end) }
    if let date = related(at: index, cue: cue, isAfterThe: true), allowsPeriod || date.span?.isDay == true {
      return date
    }
    if let date = dayOfMonth(at: index, cue: cue, isAfterThe: true) { return date }
    return allowsPeriod ? period(at: index, cue: cue, isAfterThe: true) : nil
  }

  // MARK: Weekdays

  private mutating func weekday(_ weekday: Int, _ ambiguous: Bool, at start: Int, cue: DateJoint?)
    -> PartialDate?
  {
    var end = start + 1
    if ambiguous, folded(end) == ".", touches(start) { end += 1 }
    let after = joint(at: end) == .comma ? end + 1 : end
    // "Friday, March 20", "Friday the 20th": the number says which Friday.
    if let date = dayOfMonth(at: after, cue: cue) ?? monthDay(at: after) { return date }
    if joint(at: after) == .the, let date = dayOfMonth(at: after + 1, cue: .on, isAfterThe: true) {
      return matching(weekday, date)
    }
    // "Friday week"
    if !prefersPast, !ambiguous, folded(end) == "week", isEndOfPhrase(end + 1) {
      return PartialDate(span: .day(nearest(weekday) + 7), end: end + 1)
    }
    if let (week, weekEnd) = namedWeek(at: joint(at: end) == .of ? end + 1 : end) {
      return PartialDate(span: .day(day(weekday, inWeekOf: week)), end: weekEnd)
    }
    let isInRange = isRange(at: end) { role in
      if case .weekday = role { return true }
      return false
    }
    if ambiguous, cue == nil, !isInRange, time(at: end, cue: nil) == nil {
      guard case .dayPart = role(at: end) else { return nil }
    }
    return PartialDate(span: .day(nearest(weekday)), isYearless: true, weekday: weekday, end: end)
  }

  /// "Friday the 13th" is the nearest one that is a Friday, if there is one within years.
  private func matching(_ weekday: Int, _ date: PartialDate) -> PartialDate {
    guard case .day(let day) = date.span, day.weekday != weekday, !date.isMonthDay else { return date }
    let number = day.parts.day
    for step in 1...48 {
      guard let found = sameMonth(number, shift: prefersPast ? -step : step), found.weekday == weekday else {
        continue
      }
      var date = date
      date.span = .day(found)
      return date
    }
    return date
  }

  /// "next week", "last week", "this week" and "two weeks ago", by a day of it.
  private mutating func namedWeek(at index: Int) -> (CivilDay, Int)? {
    if let count = integer(at: index, in: 1...520), !count.isOrdinal, case .unit(.week) = role(at: count.end),
      joint(at: count.end + 1) == .ago
    {
      return (today - count.value * 7, count.end + 2)
    }
    guard case .modifier(let modifier) = role(at: index), case .unit(.week) = role(at: index + 1) else {
      return nil
    }
    return (today + modifier.shift * 7, index + 2)
  }

  func day(_ weekday: Int, inWeekOf day: CivilDay) -> CivilDay {
    let start = day.startOfWeek(firstWeekday: firstWeekday)
    return start + ((weekday - start.weekday + 7) % 7)
  }

  var firstWeekday: Int { min(max(context.calendar.firstWeekday, 1), 7) }

  /// The coming or last such day, today excluded.
  func nearest(_ weekday: Int) -> CivilDay {
    let ahead = (weekday - today.weekday + 7) % 7
    if prefersPast { return today - (ahead == 0 ? 7 : 7 - ahead) }
    return today + (ahead == 0 ? 7 : ahead)
  }

  // MARK: Days of a month

  /// "14 March 2026", "the 14th of March", "the 8th of this month", "the 12th".
  mutating func dayOfMonth(at start: Int, cue: DateJoint?, isAfterThe: Bool = false) -> PartialDate? {
    guard let day = integer(at: start, in: 1...31) else { return nil }
    let next = joint(at: day.end) == .of ? day.end + 1 : day.end
    if case .month(let month, let ambiguous) = role(at: next) {
      // "2 may": a number in front makes a month of it only as an ordinal, with "of", or with a cue.
      if ambiguous, !day.isOrdinal, next == day.end, cue == nil,
        folded(next) == "may" || folded(next) == "march"
      {
        guard year(at: next + 1) != nil || next + 1 >= tokens.count || tokens[next + 1].kind == .punctuation
        else { return nil }
      }
      return monthDay(month: month, day: day.value, end: abbreviationEnd(next))
    }
    if joint(at: day.end) == .of, case .modifier(let modifier) = role(at: next),
      case .unit(.month) = role(at: next + 1)
    {
      let month = CivilDay(year: today.parts.year, month: today.parts.month + modifier.shift, day: 1).parts
      return PartialDate(span: span(month.year, month.month, day.value), end: next + 2)
    }
    if joint(at: day.end) == .of, folded(next) == "the", case .unit(.month) = role(at: next + 1),
      day.isOrdinal
    {
      return nearestDay(day.value).map { PartialDate(span: .day($0), isYearless: true, end: next + 2) }
    }
    guard isAfterThe, day.isOrdinal, let cue, isDayCue(cue), isEndOfPhrase(day.end) else { return nil }
    return nearestDay(day.value).map { PartialDate(span: .day($0), isMonthDay: false, end: day.end) }
  }

  func isDayCue(_ cue: DateJoint) -> Bool {
    switch cue {
    case .on, .of, .by, .until, .from, .since, .before, .after, .for, .between, .to, .through: true
    default: false
    }
  }

  /// Whether nothing follows that the words before could describe.
  mutating func isEndOfPhrase(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if tokens[index].kind == .punctuation { return true }
    if EnglishDateWords.afterHour.contains(folded(index)) { return true }
    if case .none = role(at: index) { return false }
    return true
  }

  func sameMonth(_ day: Int, shift: Int) -> CivilDay? {
    let month = CivilDay(year: today.parts.year, month: today.parts.month + shift, day: 1).parts
    return CivilDay(validYear: month.year, month: month.month, day: day)
  }

  /// The nearest month, on the preferred side, that has the day.
  private func nearestDay(_ day: Int) -> CivilDay? {
    for step in 0...2 {
      guard let found = sameMonth(day, shift: prefersPast ? -step : step) else { continue }
      if prefersPast ? found <= today : found >= today { return found }
    }
    return nil
  }

  private func abbreviationEnd(_ index: Int) -> Int {
    folded(index + 1) == "." && folded(index).utf8.count <= 4 && touches(index) ? index + 2 : index + 1
  }

  /// "March 14", "March the 14th, 2026".
  mutating func monthDay(at start: Int) -> PartialDate? {
    guard case .month(let month, _) = role(at: start) else { return nil }
    var index = abbreviationEnd(start)
    let hasArticle = joint(at: index) == .the
    if hasArticle { index += 1 }
    guard let day = integer(at: index, in: 1...31), !hasArticle || day.isOrdinal else { return nil }
    // "March 5 pm" is a time, and "March two years ago" a month.
    guard day.isOrdinal || meridiem(at: day.end) == nil else { return nil }
    if !day.isOrdinal, case .unit = role(at: day.end) { return nil }
    return monthDay(month: month, day: day.value, end: day.end)
  }

  private mutating func monthDay(month: Int, day: Int, end: Int) -> PartialDate? {
    var after = end
    if joint(at: after) == .comma || joint(at: after) == .of { after += 1 }
    if let (year, yearEnd) = year(at: after) {
      return PartialDate(span: span(year, month, day), isMonthDay: true, end: yearEnd)
    }
    return PartialDate(span: span(month, day), isYearless: true, isMonthDay: true, end: end)
  }

  /// A day as it was said, whether there is one or not.
  private func span(_ year: Int, _ month: Int, _ day: Int) -> Span {
    CivilDay(validYear: year, month: month, day: day).map { .day($0) }
      ?? .noDay(year: year, month: month, day: day)
  }

  /// The same without a year.
  private func span(_ month: Int, _ day: Int) -> Span {
    if let found = nearest(month: month, day: day) { return .day(found) }
    let isBehind = month < today.parts.month
    let year = today.parts.year + (prefersPast == isBehind ? 0 : prefersPast ? -1 : 1)
    return .noDay(year: year, month: month, day: day)
  }

  /// The nearest year, on the preferred side, that has the day; today is on both sides.
  func nearest(month: Int, day: Int) -> CivilDay? {
    for step in 0...8 {
      let year = today.parts.year + (prefersPast ? -step : step)
      guard let found = CivilDay(validYear: year, month: month, day: day) else { continue }
      if prefersPast ? found <= today : found >= today { return found }
    }
    return nil
  }

  // MARK: Digits

  /// "2026-03-14", "3/14", "14/3/2026", "14.3.2026".
  mutating func numericDate(at start: Int, cue: DateJoint? = nil) -> PartialDate? {
    guard tokens.indices.contains(start), tokens[start].kind == .number else { return nil }
    if let dotted = dottedDate(at: start) ?? isoDate(at: start) { return dotted }
    guard let first = integer(at: start, tokens: 1), touches(start), touches(start + 1) else { return nil }
    // "1/2 hour", "5/8 inch"
    if let number = number(at: start), number.tokens.count > 1, number.value.rounded() != number.value,
      EnglishUnitTable.isUnit(tokens, at: number.tokens.upperBound)
    {
      return nil
    }
    let mark = folded(start + 1)
    guard mark == "-" || mark == "/", let second = integer(at: start + 2, tokens: 1) else { return nil }
    let hasThird = touches(start + 2) && touches(start + 3) && folded(start + 3) == mark
    let third = hasThird ? integer(at: start + 4, tokens: 1) : nil
    if first > 31 {
      guard let third, (1...12).contains(second), (1...31).contains(third) else { return nil }
      return PartialDate(span: span(first, second, third), end: start + 5)
    }
    guard mark == "/" || third != nil else { return nil }
    let (month, dayNumber) = order(first, second)
    guard (1...12).contains(month), (1...31).contains(dayNumber) else { return nil }
    if let third {
      let year = third < 100 ? third + (third < 70 ? 2000 : 1900) : third
      guard (1...9999).contains(year) else { return nil }
      return PartialDate(span: span(year, month, dayNumber), isMonthDay: true, end: start + 5)
    }
    // "2/30" is a day only where one is expected.
    let found = span(month, dayNumber)
    if case .noDay = found { guard let cue, isDayCue(cue) else { return nil } }
    return PartialDate(span: found, isYearless: true, end: start + 3)
  }

  /// The digits of one token; unlike a mention never part of a fraction.
  private mutating func integer(at index: Int, tokens count: Int) -> Int? {
    guard tokens.indices.contains(index), let (value, isOrdinal) = NumberReader.value(of: tokens[index]),
      !isOrdinal
    else { return nil }
    return Int(exactly: value).flatMap { (0...9999).contains($0) ? $0 : nil }
  }

  private func order(_ first: Int, _ second: Int) -> (month: Int, day: Int) {
    if first > 12 { return (second, first) }
    if second > 12 { return (first, second) }
    let region = context.locale.region?.identifier
    let isMonthFirst = region.map(EnglishDateWords.monthFirstRegions.contains) ?? true
    return isMonthFirst ? (first, second) : (second, first)
  }

  private func dottedDate(at index: Int) -> PartialDate? {
    let parts = folded(index).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2]),
      parts[2].utf8.count == 4, (1...12).contains(month), (1...31).contains(day), year > 0
    else { return nil }
    return PartialDate(span: span(year, month, day), isMonthDay: true, end: index + 1)
  }

  // MARK: Years

  /// "2026", "twenty twenty-six", "last year".
  mutating func year(at index: Int) -> (year: Int, end: Int)? {
    if case .modifier(let modifier) = role(at: index), case .unit(.year) = role(at: index + 1) {
      return (today.parts.year + modifier.shift, index + 2)
    }
    if number(at: index) != nil || isArticle(index), let (amount, end) = amount(at: index),
      joint(at: end) == .ago, !amount.hasClock, amount.days == 0,
      amount.months > 0, amount.months % 12 == 0
    {
      return (today.parts.year - amount.months / 12, end + 1)
    }
    guard let first = integer(at: index, in: 15...2199), !first.isOrdinal else { return nil }
    if first.value >= 1500 {
      // "1,900" and "1900 euros" are quantities; digits alone are a year.
      return tokens[index].folded.contains(",") ? nil : (first.value, first.end)
    }
    guard tokens[index].kind == .word, (19...21).contains(first.value),
      let second = integer(at: first.end, in: 10...99), tokens[first.end].kind == .word, !second.isOrdinal
    else { return nil }
    return (first.value * 100 + second.value, second.end)
  }
}

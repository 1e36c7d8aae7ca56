import Foundation

extension DateJoint {
  /// Whether the word announces two ends.
  fileprivate var introducesRange: Bool { self == .from || self == .between }
}

extension DateReader {
  /// The longest date that starts at a token.
  mutating func expression(at start: Int) -> (DateExpression, Int)? {
    if joint(at: start) == .since, let since = since(at: start) { return since }
    let cue = cue(before: start)
    if let days = daysOfOneMonth(at: start, cue: cue) { return days }
    guard let first = partial(at: start, cue: cue) else { return monthlessRange(at: start, cue: cue) }
    if let range = range(from: first, cue: cue) { return range }
    // "Friday 9 to 11 am"
    if first.span?.isDay == true, first.time == nil, first.part == nil {
      let next = joint(at: first.end) == .comma ? first.end + 1 : first.end
      if let range = monthlessRange(at: next, cue: nil, day: first) { return range }
    }
    guard !first.isWeak, let value = settle(first) else { return monthlessRange(at: start, cue: cue) }
    return (value, first.end)
  }

  /// The joining word that introduces what starts at a token.
  private mutating func cue(before index: Int) -> DateJoint? {
    guard index > 0, let joint = joint(at: index - 1), joint.introduces || joint == .since else { return nil }
    // "divided by 3"
    if joint == .by, EnglishDateWords.arithmetic.contains(folded(index - 2)) { return nil }
    return joint
  }

  /// "since Monday" lasts until now.
  private mutating func since(at start: Int) -> (DateExpression, Int)? {
    var past = self
    // A date since which something happens is behind us.
    past = DateReader(copying: self, prefersPast: true)
    guard let first = past.partial(at: start + 1, cue: .since), let value = past.settle(first) else {
      return nil
    }
    switch value {
    case .day, .range:
      guard let day = CivilDay(value.start) else { return nil }
      if value.start.hour != nil {
        let moment = CivilMinute(day, minute: (value.start.hour ?? 0) * 60 + (value.start.minute ?? 0))
        return moment <= now ? (.range(moment.components, now.components), first.end) : nil
      }
      return day <= today ? (.range(day.components, today.components), first.end) : nil
    case .moment(let components):
      return (.range(components, now.components), first.end)
    case .time: return nil
    }
  }

  // MARK: One date

  /// A day, a time and a part of the day, in any order and with joining words between them.
  mutating func partial(at start: Int, cue: DateJoint?) -> PartialDate? {
    guard var date = element(at: start, cue: cue, of: PartialDate(end: start)) else { return nil }
    for _ in 0..<4 {
      if case .period = date.span { break }
      if case .moment = date.span { break }
      if case .minutes = date.span { break }
      guard let more = continuation(of: date) else { break }
      date = more
    }
    addZone(to: &date)
    // A part of the day alone needs to be introduced: "in the morning", but not "good morning".
    if date.span == nil, date.time == nil { return isPartIntroduced(start, cue) ? date : nil }
    return date
  }

  /// Adds the zone that follows a time: "5 pm EST", "5 pm tomorrow, London time".
  private mutating func addZone(to date: inout PartialDate) {
    guard date.time != nil, date.zone == nil else { return }
    var index = date.end
    if joint(at: index) == .comma { index += 1 }
    guard let (zone, end) = zone(at: index) else { return }
    (date.zone, date.end) = (zone, end)
  }

  private mutating func isPartIntroduced(_ start: Int, _ cue: DateJoint?) -> Bool {
    if joint(at: start) == .the { return cue == .in || cue == .during }
    return cue == .at || cue == .by || cue == .in
  }

  private mutating func continuation(of date: PartialDate) -> PartialDate? {
    var index = date.end
    var cue: DateJoint?
    scan: for _ in 0..<3 {
      guard let joint = joint(at: index) else { break }
      switch joint {
      case .at, .around, .by, .on, .in, .of, .from, .between: cue = joint
      // An article belongs to what it introduces.
      case .the: break scan
      case .comma: cue = nil
      default: return nil
      }
      index += 1
    }
    // "in the evening, 6"
    if cue == nil, date.part != nil, date.time == nil { cue = .at }
    // "tomorrow by Friday" and "today in Paris" do not go on.
    guard let more = element(at: index, cue: cue, of: date) else { return nil }
    guard cue == .from || cue == .between else { return more }
    guard more.time != nil, date.time == nil else { return nil }
    if range(from: more, cue: cue) != nil { return more }
    // "from 10 in the morning to 11"
    guard let further = continuation(of: more), further.part != nil, range(from: further, cue: cue) != nil
    else {
      return nil
    }
    return further
  }

  /// Adds the element at a token to what has been read.
  private mutating func element(at index: Int, cue: DateJoint?, of date: PartialDate) -> PartialDate? {
    var date = date
    if date.time == nil, !isMonthAhead(index),
      let (time, end) = time(at: index, cue: cue, isBeside: date.span != nil || date.part != nil)
    {
      date.time = time
      date.end = end
      addZone(to: &date)
      if cue?.introducesRange == true { date.rangeCue = cue }
      return date
    }
    if date.time == nil, cue == .from || cue == .between, numericDate(at: index) == nil,
      let hour = integer(at: index, in: 1...24), !hour.isOrdinal,
      tokens[index].kind == .number || hour.value <= 12,
      isRangeJoint(hour.end, cue)
    {
      date.time = ClockTime(minute: hour.value % 24 * 60, half: hour.value <= 12 ? .open : .exact)
      date.isWeak = true
      date.rangeCue = cue
      date.end = hour.end
      return date
    }
    let partIndex = joint(at: index) == .the ? index + 1 : index
    if date.span == nil, date.time == nil, date.part == nil, let found = partBeside(at: partIndex) {
      return found
    }
    if date.part == nil, case .dayPart(let part) = role(at: partIndex) {
      // The start of a text is no place for a part of the day unless a time follows.
      if date.span == nil, date.time == nil, cue == nil, joint(at: partIndex + 1) != .of,
        time(at: partIndex + 1, cue: .at) == nil
      {
        return nil
      }
      date.part = part
      date.end = partIndex + 1
      return date
    }
    guard date.span == nil,
      let found = span(at: index, cue: cue, allowsPeriod: date.time == nil)
        ?? relativePart(at: index, cue: cue)
    else { return nil }
    if found.time != nil, date.time != nil { return nil }
    if found.part != nil, date.part != nil { return nil }
    if date.time != nil || date.part != nil, found.span?.isDay != true { return nil }
    date.span = found.span
    date.time = found.time ?? date.time
    date.zone = found.zone ?? date.zone
    date.part = found.part ?? date.part
    date.isYearless = found.isYearless
    date.isMonthDay = found.isMonthDay
    date.weekday = found.weekday
    date.end = found.end
    return date
  }

  /// "the night before Christmas", "the morning after".
  private mutating func partBeside(at index: Int) -> PartialDate? {
    guard case .dayPart = role(at: index), let side = joint(at: index + 1), side == .before || side == .after
    else {
      return nil
    }
    return related(at: index, cue: nil, isAfterThe: true)
  }

  /// "this evening", "last night", "next Friday" after a time.
  private mutating func relativePart(at index: Int, cue: DateJoint?) -> PartialDate? {
    guard case .modifier = role(at: index) else { return nil }
    return period(at: index, cue: cue)
  }

  /// "5 March" is a day, whatever stands before it.
  private mutating func isMonthAhead(_ index: Int) -> Bool {
    guard let number = number(at: index) else { return false }
    var next = number.tokens.upperBound
    if joint(at: next) == .of { next += 1 }
    if case .month(_, let ambiguous) = role(at: next) {
      return !ambiguous || dayOfMonth(at: index, cue: nil) != nil
    }
    return numericDate(at: index) != nil
  }

  // MARK: Ranges

  private mutating func isRangeJoint(_ index: Int, _ cue: DateJoint?) -> Bool {
    switch joint(at: index) {
    case .to, .until, .through, .dash: true
    case .and: cue == .between
    case .slash: numericDate(at: index + 1) != nil
    default: false
    }
  }

  /// The range that begins with a date, if a second one follows.
  private mutating func range(from first: PartialDate, cue: DateJoint?) -> (DateExpression, Int)? {
    let cue = first.rangeCue ?? cue
    guard isRangeJoint(first.end, cue) else { return nil }
    let connector = joint(at: first.end)
    let next = first.end + 1
    if let shared = sharedMonth(first, at: next) { return shared }
    guard
      var second = partial(at: next, cue: connector == .dash ? .to : cue ?? .to)
        ?? bareHour(at: next, after: first, cue: cue)
    else { return nil }
    if first.isWeak, second.isWeak, cue == nil { return nil }
    if second.time != nil, second.span == nil, first.time == nil { return nil }
    var first = first
    if first.time != nil, second.span == nil, second.time == nil { return nil }
    // "from 3 to 4 pm tomorrow"
    if first.span == nil, first.time != nil, second.time != nil {
      (first.span, first.weekday) = (second.span, second.weekday)
    }
    alignHalves(&first, &second)
    return join(first, second)
  }

  /// "7" in "from 5 to 7" and "5 pm to 7".
  private mutating func bareHour(at index: Int, after first: PartialDate, cue: DateJoint?) -> PartialDate? {
    guard first.time != nil, let hour = integer(at: index, in: 1...24), !hour.isOrdinal,
      hour.end >= tokens.count || EnglishDateWords.afterHour.contains(folded(hour.end))
        || tokens[hour.end].kind == .punctuation
    else { return nil }
    let time = ClockTime(minute: hour.value % 24 * 60, half: hour.value <= 12 ? .open : .exact)
    return PartialDate(time: time, isWeak: true, end: hour.end)
  }

  /// "9" in "March 3 to 9".
  private mutating func sharedMonth(_ first: PartialDate, at index: Int) -> (DateExpression, Int)? {
    guard first.isMonthDay, first.time == nil, case .day(let start) = first.span else { return nil }
    let number = joint(at: index) == .the ? index + 1 : index
    guard let day = integer(at: number, in: 1...31), day.end == number + 1 || day.value > 20 else {
      return nil
    }
    // "March 3 to 9 April" and "March 3 to 9 pm" say something else.
    if dayOfMonth(at: number, cue: nil) != nil || time(at: number, cue: nil) != nil
      || numericDate(at: number) != nil
    {
      return nil
    }
    var after = day.end
    if joint(at: after) == .comma { after += 1 }
    var (year, month, _) = start.parts
    var first = start
    var end = day.end
    if first == start, let (written, yearEnd) = self.year(at: after) {
      guard let moved = CivilDay(validYear: written, month: month, day: start.parts.day) else { return nil }
      (first, year, end) = (moved, written, yearEnd)
    }
    month = first.parts.month
    guard day.value >= first.parts.day else { return nil }
    // "February 27 to 30" ends on a day that is none.
    return (.range(first.components, DateComponents(year: year, month: month, day: day.value)), end)
  }

  /// "3 to 9 March", "the 3rd to the 9th of March 2025".
  private mutating func daysOfOneMonth(at start: Int, cue: DateJoint?) -> (DateExpression, Int)? {
    let index = joint(at: start) == .the ? start + 1 : start
    guard let number = integer(at: index, in: 1...31), isRangeJoint(number.end, cue) else { return nil }
    let next = number.end + 1
    let dayIndex = joint(at: next) == .the ? next + 1 : next
    // “Between 1 and 10 march in Lisbon”: behind a first day the word is a month.
    guard let last = dayOfMonth(at: dayIndex, cue: cue ?? .to), last.isMonthDay else { return nil }
    var end: DateComponents
    switch last.span {
    case .day(let day): end = day.components
    case .noDay(let year, let month, let day): end = DateComponents(year: year, month: month, day: day)
    default: return nil
    }
    guard let day = end.day, number.value <= day else { return nil }
    let first = DateComponents(year: end.year, month: end.month, day: number.value)
    return (.range(first, end), last.end)
  }

  /// "5 to 7 pm".
  private mutating func monthlessRange(at start: Int, cue: DateJoint?, day: PartialDate? = nil) -> (
    DateExpression, Int
  )? {
    let index = joint(at: start) == .the ? start + 1 : start
    guard let number = integer(at: index, in: 0...31), isRangeJoint(number.end, cue) else { return nil }
    let next = number.end + 1
    guard !number.isOrdinal, (1...12).contains(number.value),
      let second = partial(at: next, cue: cue?.introducesRange == true ? .to : nil),
      second.time != nil, !second.isWeak
    else { return nil }
    var first = PartialDate(time: ClockTime(minute: number.value * 60, half: .open), end: number.end)
    var last = second
    if let day {
      guard last.span == nil else { return nil }
      (first.span, last.span) = (day.span, day.span)
    }
    if first.span == nil { (first.span, first.weekday) = (last.span, last.weekday) }
    if first.part == nil { first.part = last.part }
    alignHalves(&first, &last)
    return join(first, last)
  }
}

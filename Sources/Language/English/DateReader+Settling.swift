import Foundation

extension DateReader {
  init(copying other: DateReader, prefersPast: Bool) {
    self = other
    self.prefersPast = prefersPast
  }

  // MARK: One date

  /// What a partial date means now, on the clocks of this place.
  func settle(_ date: PartialDate) -> DateExpression? {
    guard let zone = date.zone else { return settleHere(date) }
    return moved(to: zone).settleHere(date).map { expression in
      switch expression {
      case .moment(let moment): .moment(here(moment, from: zone))
      case .range(let first, let last) where first.hour != nil:
        .range(here(first, from: zone), here(last, from: zone))
      default: expression
      }
    }
  }

  /// The same moment on the clocks of this place.
  private func here(_ components: DateComponents, from zone: TimeZone) -> DateComponents {
    guard CivilDay.exists(components) else { return components }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(from: components) else { return components }
    var moment = Self.minute(of: date, calendar: context.calendar)
    moment.second = components.second
    return moment.components
  }

  private func settleHere(_ date: PartialDate) -> DateExpression? {
    switch date.span {
    case .noDay(let year, let month, let day):
      var components = DateComponents(year: year, month: month, day: day)
      guard let time = date.time else { return .day(components) }
      let minute = usual(minutes(time, part: date.part)) % 1440
      (components.hour, components.minute) = (minute / 60, minute % 60)
      return .moment(components)
    case .period(let first, let last): return .range(first.components, last.components)
    case .moment(let moment): return .moment(moment.components)
    case .minutes(let first, let last): return .range(first.components, last.components)
    case .day(let day):
      if let time = date.time { return .moment(moment(time, on: day, part: date.part).components) }
      if let part = date.part { return hours(part, of: day) }
      return .day(day.components)
    case nil:
      if let time = date.time { return .moment(moment(time, part: date.part).components) }
      if let part = date.part { return hours(part, of: nearestDay(of: part)) }
      return nil
    }
  }

  private func hours(_ part: DayPart, of day: CivilDay) -> DateExpression {
    .range(
      CivilMinute(day, minute: part.first).components, CivilMinute(day, minute: part.last).components)
  }

  /// The day whose part comes next or was last.
  private func nearestDay(of part: DayPart) -> CivilDay {
    let start = CivilMinute(today, minute: part.first)
    if prefersPast { return start <= now ? today : today - 1 }
    return start > now ? today : today + 1
  }

  /// Minutes from the start of the day; more than a day's for a time after midnight.
  private func minutes(_ time: ClockTime, part: DayPart?) -> [Int] {
    if time.isMidnight { return [1440] }
    switch time.half {
    case .exact: return [time.minute]
    case .first: return [time.minute]
    case .second: return [time.minute + 720]
    case .open:
      let early = time.minute % 720
      guard let part else { return [early, early + 720] }
      // In the morning from midnight on; in the evening after noon; at night after six or past midnight.
      if part.last < 720 { return [early] }
      if part.last <= 1440, part.first < 1080 || early >= 240 { return [early + 720] }
      return [early >= 360 ? early + 720 : early + 1440]
    }
  }

  /// The half of the day that an hour without one usually means.
  private func usual(_ candidates: [Int]) -> Int {
    guard candidates.count == 2 else { return candidates.first ?? 0 }
    return candidates[0] >= 7 * 60 ? candidates[0] : candidates[1]
  }

  func moment(_ time: ClockTime, on day: CivilDay, part: DayPart? = nil) -> CivilMinute {
    var moment = minute(time, on: day, part: part)
    moment.second = time.second
    return moment
  }

  private func minute(_ time: ClockTime, on day: CivilDay, part: DayPart?) -> CivilMinute {
    let candidates = minutes(time, part: part)
    let usual = CivilMinute(day, minute: usual(candidates))
    guard day == today, candidates.count == 2 else { return usual }
    let all = candidates.map { CivilMinute(day, minute: $0) }
    if prefersPast { return usual <= now ? usual : all.last { $0 <= now } ?? usual }
    return usual > now ? usual : all.first { $0 > now } ?? usual
  }

  /// The nearest such time on the preferred side of now.
  private func moment(_ time: ClockTime, part: DayPart?) -> CivilMinute {
    var candidates = minutes(time, part: part).map { CivilMinute(today, minute: $0) }
    for index in candidates.indices { candidates[index].second = time.second }
    if prefersPast {
      return candidates.last { $0 <= now } ?? moment(time, on: today - 1, part: part)
    }
    return candidates.first { $0 > now } ?? moment(time, on: today + 1, part: part)
  }

  // MARK: Ranges

  /// Lets the end of a range say which half of the day its start is in, and the other way round.
  func alignHalves(_ first: inout PartialDate, _ second: inout PartialDate) {
    guard var start = first.time, var end = second.time, second.span == nil || second.span == first.span
    else { return }
    if second.span == nil { second.span = first.span }
    if second.part == nil { second.part = first.part } else if first.part == nil { first.part = second.part }
    func close(_ time: ClockTime, _ candidates: [Int]) -> ClockTime {
      ClockTime(minute: usual(candidates), half: .exact, isMidnight: time.isMidnight)
    }
    let starts = minutes(start, part: first.part)
    let ends = minutes(end, part: second.part)
    if starts.count == 2, ends.count == 1 {
      let last = ends[0] <= starts[0] ? ends[0] + 1440 : ends[0]
      start.minute = starts.last { $0 < last } ?? starts[0]
    } else {
      start.minute = usual(starts)
    }
    let from = start.minute
    end.minute = ends.first { $0 > from } ?? (ends.first ?? 0)
    // Past midnight, or the whole way round to the same hour.
    if end.minute <= from { end.minute += 1440 }
    (start.half, end.half) = (.exact, .exact)
    (start.isMidnight, end.isMidnight) = (false, false)
    (first.time, second.time) = (start, end)
  }

  func join(_ first: PartialDate, _ second: PartialDate) -> (DateExpression, Int)? {
    var (first, second) = (first, second)
    (first.zone, second.zone) = (first.zone ?? second.zone, second.zone ?? first.zone)
    // A zone is that of both ends, unless each has its own: both are settled there.
    if first.span == nil, second.span == nil, let zone = first.zone, zone == second.zone {
      (first.zone, second.zone) = (nil, nil)
      guard let (value, end) = moved(to: zone).join(first, second) else { return nil }
      return (.range(here(value.start, from: zone), here(value.end, from: zone)), end)
    }
    // "from 9 to 5": no day is named, so that both ends are on the day of the first.
    if first.span == nil, second.span == nil, let time = first.time, let last = second.time {
      let start = moment(time, part: first.part)
      var end = start
      end.number += last.minute - time.minute
      return end > start ? (.range(start.components, end.components), second.end) : nil
    }
    if let weekday = second.weekday, case .day(let start) = first.span {
      second.span = .day(start + (weekday - start.weekday + 7) % 7)
    }
    if first.isYearless, first.weekday == nil, !second.isYearless, second.weekday == nil {
      moveYear(of: &first, toThatOf: second)
    }
    if let ends = ends(first, second), ends.1 < ends.0 {
      if second.isYearless, second.weekday == nil {
        if prefersPast {
          moveYear(of: &second, toThatOf: first)
        } else if first.isYearless {
          moveYear(of: &first, toThatOf: second)
        }
        if let ends = self.ends(first, second), ends.1 < ends.0 { addYear(to: &second) }
      }
    }
    if prefersPast { moveBack(&first, &second) }
    guard let start = settle(first), let end = settle(second), let ends = ends(first, second),
      ends.0 <= ends.1
    else { return nil }
    var (from, until) = (start.start, end.end)
    // A day at one end is its first or last minute when the other end is a clock time.
    if from.hour != nil, until.hour == nil { (until.hour, until.minute) = (23, 59) }
    if from.hour == nil, until.hour != nil { (from.hour, from.minute) = (0, 0) }
    return (.range(from, until), second.end)
  }

  /// Moves a range of weekdays or months whose end would still lie ahead to the week or year before.
  private func moveBack(_ first: inout PartialDate, _ second: inout PartialDate) {
    // "March 10 to 25" is around today, and meant as it stands.
    if first.span?.isDay == true, first.weekday == nil { return }
    guard let last = second.span?.firstDay, last > today else { return }
    if first.weekday != nil, second.weekday != nil {
      first.span = first.span?.adding(days: -7)
      second.span = second.span?.adding(days: -7)
    } else if first.isYearless, second.isYearless, first.weekday == nil, second.weekday == nil {
      first.span = first.span?.adding(months: -12)
      second.span = second.span?.adding(months: -12)
    }
  }

  /// The first and last day.
  private func ends(_ first: PartialDate, _ second: PartialDate) -> (CivilDay, CivilDay)? {
    guard let start = settle(first).flatMap({ CivilDay($0.start) }),
      let end = settle(second).flatMap({ CivilDay($0.end) })
    else { return nil }
    return (start, end)
  }

  private func moveYear(of date: inout PartialDate, toThatOf other: PartialDate) {
    guard let own = date.span?.firstDay, let target = other.span?.firstDay else { return }
    date.span = date.span?.adding(months: 12 * (target.parts.year - own.parts.year))
  }

  private func addYear(to date: inout PartialDate) { date.span = date.span?.adding(months: 12) }
}

extension PartialDate.Span {
  fileprivate var firstDay: CivilDay? {
    switch self {
    case .day(let day), .period(let day, _): day
    case .moment, .minutes, .noDay: nil
    }
  }

  fileprivate func adding(days: Int) -> Self {
    switch self {
    case .day(let day): .day(day + days)
    case .noDay: self
    case .period(let first, let last): .period(first + days, last + days)
    case .moment, .minutes: self
    }
  }

  fileprivate func adding(months: Int) -> Self {
    switch self {
    case .day(let day): .day(day.adding(months: months))
    case .noDay(let year, let month, let day): .noDay(year: year + months / 12, month: month, day: day)
    // The day after the last is the first of a month, which every year has.
    case .period(let first, let last):
      .period(first.adding(months: months), (last + 1).adding(months: months) - 1)
    case .moment, .minutes: self
    }
  }
}

extension CivilDay {
  /// The day that components name.
  init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Whether the month that components name has their day; true without a day.
  static func exists(_ components: DateComponents) -> Bool {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return true
    }
    return CivilDay(validYear: year, month: month, day: day) != nil
  }
}

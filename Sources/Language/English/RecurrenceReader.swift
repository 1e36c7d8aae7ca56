/// Reads recurrences from tokens.
///
/// What cannot be counted in whole units between two occurrences ("twice a week", "every few days", "every
/// summer") is not read, rather than read as something else.
struct RecurrenceReader {
  let tokens: [Token]
  let roles: [WordRoles]
  private let numberStarts: [Int: NumberMention]
  private typealias Words = EnglishRecurrenceWords

  init(tokens: [Token], roles: [WordRoles], numbers: [NumberMention]) {
    self.tokens = tokens
    self.roles = roles
    var starts: [Int: NumberMention] = [:]
    for number in numbers { starts[number.tokens.lowerBound] = number }
    numberStarts = starts
  }

  /// Whether any word can open a repetition; most texts have none.
  static func hasTrigger(_ tokens: [Token]) -> Bool {
    tokens.contains {
      Words.determiners.contains($0.folded) || Words.adverbs[$0.folded] != nil
        || Words.plurals.contains($0.folded)
        || $0.folded == "once" || $0.folded == "everyday"
    }
  }

  func mentions() -> [RecurrenceMention] {
    var mentions: [RecurrenceMention] = []
    var index = 0
    while index < tokens.count {
      guard let (value, end) = recurrence(at: index) else {
        index += 1
        continue
      }
      mentions.append(RecurrenceMention(value: value, tokens: index..<end))
      index = end
    }
    return mentions
  }

  // MARK: Looking at tokens

  private func folded(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].folded : "" }

  private func role(_ index: Int) -> DateRole { roles.indices.contains(index) ? roles[index].date : .none }

  private func number(_ index: Int, in range: ClosedRange<Int>) -> (value: Int, end: Int, isOrdinal: Bool)? {
    guard let number = numberStarts[index], let value = Int(exactly: number.value), range.contains(value)
    else {
      return nil
    }
    return (value, number.tokens.upperBound, number.isOrdinal)
  }

  private func isDeterminer(_ index: Int) -> Bool { Words.determiners.contains(folded(index)) }

  private func isArticle(_ index: Int) -> Bool { folded(index) == "a" || folded(index) == "an" }

  // MARK: Forms

  private func recurrence(at start: Int) -> (Recurrence, Int)? {
    if isDeterminer(start) { return every(at: start + 1) }
    if let nth = nthOfEvery(at: start) { return nth }
    if let (frequency, interval) = Words.adverbs[folded(start)] {
      return detailed(Recurrence(frequency: frequency, interval: interval), end: start + 1)
    }
    if folded(start) == "once", let once = once(at: start + 1) { return once }
    if folded(start) == "everyday", start + 1 == tokens.count {
      return (Recurrence(frequency: .daily), start + 1)
    }
    guard Words.plurals.contains(folded(start)), let (days, end) = weekdays(at: start) else { return nil }
    return (Recurrence(frequency: .weekly, weekdays: days), end)
  }

  /// What follows "every" or "each".
  private func every(at start: Int) -> (Recurrence, Int)? {
    var (interval, index) = (1, start)
    var isOrdinal = false
    if folded(start) == "other" {
      (interval, index) = (2, start + 1)
    } else if folded(start) == "single" {
      index = start + 1
    } else if folded(start) == "couple" {
      (interval, index) = (2, folded(start + 1) == "of" ? start + 2 : start + 1)
    } else if let number = number(start, in: 1...10_000) {
      (interval, index, isOrdinal) = (number.value, number.end, number.isOrdinal)
    } else if folded(start) == "half" || folded(start) == "quarter", isHour(start + 1) {
      return (Recurrence(frequency: .minutely, interval: folded(start) == "half" ? 30 : 15), start + 2)
    } else if let half = numberStarts[start], half.value == 0.5, isHour(half.tokens.upperBound) {
      return (Recurrence(frequency: .minutely, interval: 30), half.tokens.upperBound + 1)
    } else if isLast(start) {
      return nth(-1, at: start + 1)
    }
    if isOrdinal {
      // "every first Monday", "every second Tuesday of the month", "every 15th of the month"
      if let nth = nth(interval, at: index) { return nth }
      if interval <= 31, let day = dayOfMonth(interval, at: index) { return day }
    }
    if folded(index) == "quarter" {
      return (Recurrence(frequency: .monthly, interval: 3 * interval), index + 1)
    }
    if let (days, end) = weekdays(at: index) {
      return (Recurrence(frequency: .weekly, interval: interval, weekdays: days), end)
    }
    switch role(index) {
    case .unit(let unit):
      guard let (frequency, factor) = Self.frequency(of: unit) else { return nil }
      return detailed(Recurrence(frequency: frequency, interval: interval * factor), end: index + 1)
    // Which part of the day is left to the reader of times.
    case .dayPart: return (Recurrence(frequency: .daily, interval: interval), index + 1)
    case .month(let month, _):
      if let day = number(index + 1, in: 1...31) {
        return (
          Recurrence(frequency: .yearly, interval: interval, daysOfMonth: [day.value], months: [month]),
          day.end
        )
      }
      return (Recurrence(frequency: .yearly, interval: interval, months: [month]), index + 1)
    default: return yearlyHoliday(interval, at: index)
    }
  }

  private static func frequency(of unit: TimeUnit) -> (Recurrence.Frequency, Int)? {
    switch unit {
    case .second: nil
    case .minute: (.minutely, 1)
    case .hour: (.hourly, 1)
    case .day: (.daily, 1)
    case .week: (.weekly, 1)
    case .fortnight: (.weekly, 2)
    case .month: (.monthly, 1)
    case .year: (.yearly, 1)
    case .decade: (.yearly, 10)
    }
  }

  private func isHour(_ index: Int) -> Bool {
    if case .unit(.hour) = role(isArticle(index) ? index + 1 : index) { return true }
    return false
  }

  private func isLast(_ index: Int) -> Bool {
    if case .modifier(.last) = role(index) { return folded(index) == "last" }
    return false
  }

  /// "once a week", "once every two weeks".
  private func once(at start: Int) -> (Recurrence, Int)? {
    if isDeterminer(start) { return every(at: start + 1) }
    guard isArticle(start) || folded(start) == "per", case .unit(let unit) = role(start + 1),
      let (frequency, interval) = Self.frequency(of: unit)
    else { return nil }
    return detailed(Recurrence(frequency: frequency, interval: interval), end: start + 2)
  }

  /// Holidays on a fixed day of the year; others move, and no rule of this kind finds them.
  private func yearlyHoliday(_ interval: Int, at index: Int) -> (Recurrence, Int)? {
    guard let (holiday, end) = EnglishHolidayTable.match(tokens, at: index),
      case .fixed(let month, let day) = EnglishHolidayTable.rule(holiday, region: nil)
    else { return nil }
    return (Recurrence(frequency: .yearly, interval: interval, daysOfMonth: [day], months: [month]), end)
  }

  // MARK: Details

  /// Adds the days behind a unit: "on Mondays", "on the 15th", "on March 3".
  private func detailed(_ recurrence: Recurrence, end: Int) -> (Recurrence, Int) {
    var recurrence = recurrence
    guard folded(end) == "on" || folded(end) == "in" else { return (recurrence, end) }
    let isOn = folded(end) == "on"
    let index = folded(end + 1) == "the" ? end + 2 : end + 1
    switch recurrence.frequency {
    case .weekly where isOn:
      guard let (days, daysEnd) = weekdays(at: index) else { break }
      recurrence.weekdays = days
      return (recurrence, daysEnd)
    case .monthly where isOn:
      if isLast(index), let nth = nth(-1, at: index + 1) ?? lastDay(at: index + 1) {
        return (merged(recurrence, nth.0), nth.1)
      }
      guard let number = number(index, in: 1...31), number.isOrdinal else { break }
      if let nth = nth(number.value, at: number.end) { return (merged(recurrence, nth.0), nth.1) }
      recurrence.daysOfMonth = [number.value]
      return (recurrence, number.end)
    case .yearly:
      if case .month(let month, _) = role(index) {
        recurrence.months = [month]
        guard isOn, let day = number(index + 1, in: 1...31) else { return (recurrence, index + 1) }
        recurrence.daysOfMonth = [day.value]
        return (recurrence, day.end)
      }
      guard isOn, let number = number(index, in: 1...31),
        case .month(let month, _) = role(folded(number.end) == "of" ? number.end + 1 : number.end)
      else { break }
      (recurrence.daysOfMonth, recurrence.months) = ([number.value], [month])
      return (recurrence, folded(number.end) == "of" ? number.end + 2 : number.end + 1)
    default: break
    }
    return (recurrence, end)
  }

  private func merged(_ recurrence: Recurrence, _ nth: Recurrence) -> Recurrence {
    var merged = nth
    (merged.frequency, merged.interval) = (recurrence.frequency, recurrence.interval)
    return merged
  }

  /// A weekday behind an ordinal: "first Monday", with or without "of the month".
  ///
  /// "every second Tuesday" alone is every other one, as people say it.
  private func nth(_ ordinal: Int, at index: Int) -> (Recurrence, Int)? {
    guard ordinal == -1 || (1...5).contains(ordinal), case .weekday(let weekday, _) = role(index) else {
      return nil
    }
    let monthly = Recurrence(frequency: .monthly, weekdays: [weekday], ordinal: ordinal)
    if let end = ofMonth(at: index + 1) { return (monthly, end) }
    return ordinal == 1 || ordinal == -1 ? (monthly, index + 1) : nil
  }

  private func lastDay(at index: Int) -> (Recurrence, Int)? {
    guard case .unit(.day) = role(index) else { return nil }
    return (Recurrence(frequency: .monthly, daysOfMonth: [-1]), index + 1)
  }

  /// "of the month", "of each month".
  private func ofMonth(at index: Int) -> Int? {
    guard folded(index) == "of" || folded(index) == "in" else { return nil }
    let isNamed = folded(index + 1) == "the" || isDeterminer(index + 1)
    guard isNamed, case .unit(.month) = role(index + 2) else { return nil }
    return index + 3
  }

  /// "every 15th", "every 3rd of March".
  private func dayOfMonth(_ day: Int, at index: Int) -> (Recurrence, Int)? {
    if let end = ofMonth(at: index) { return (Recurrence(frequency: .monthly, daysOfMonth: [day]), end) }
    if folded(index) == "of", case .month(let month, _) = role(index + 1) {
      return (Recurrence(frequency: .yearly, daysOfMonth: [day], months: [month]), index + 2)
    }
    guard index >= tokens.count || tokens[index].kind == .punctuation else { return nil }
    return (Recurrence(frequency: .monthly, daysOfMonth: [day]), index)
  }

  /// "the first Monday of every month", "the 15th of each month", "the last day of every month".
  private func nthOfEvery(at start: Int) -> (Recurrence, Int)? {
    let ordinal: Int
    let index: Int
    if let number = number(start, in: 1...31), number.isOrdinal {
      (ordinal, index) = (number.value, number.end)
    } else if isLast(start) {
      (ordinal, index) = (-1, start + 1)
    } else {
      return nil
    }
    func isEvery(_ index: Int) -> Bool { isDeterminer(index + 1) }
    if case .weekday(let weekday, _) = role(index), isEvery(index + 1), ordinal <= 5,
      let end = ofMonth(at: index + 1)
    {
      return (Recurrence(frequency: .monthly, weekdays: [weekday], ordinal: ordinal), end)
    }
    if case .unit(.day) = role(index), isEvery(index + 1), let end = ofMonth(at: index + 1) {
      return (Recurrence(frequency: .monthly, daysOfMonth: [ordinal]), end)
    }
    guard ordinal > 0, isEvery(index), let end = ofMonth(at: index) else { return nil }
    return (Recurrence(frequency: .monthly, daysOfMonth: [ordinal]), end)
  }

  // MARK: Weekdays

  /// One or more weekdays: "Monday", "Mon, Wed and Fri", "Monday to Friday", "weekdays".
  private func weekdays(at start: Int) -> ([Int], Int)? {
    guard var (days, end) = oneOfWeek(start) else { return nil }
    for _ in 0..<7 {
      var next = end
      while next < end + 2, [",", "and", "&", "or"].contains(folded(next)) { next += 1 }
      if next == end, ["to", "through", "until", "till", "-", "–"].contains(folded(end)) {
        guard let first = days.last, let (more, moreEnd) = oneOfWeek(end + 1), let last = more.first,
          more.count == 1
        else { break }
        var day = first
        while day != last {
          day = day % 7 + 1
          days.append(day)
        }
        end = moreEnd
        continue
      }
      if next > end, isDeterminer(next) { next += 1 }
      guard next > end, let (more, moreEnd) = oneOfWeek(next) else { break }
      days += more
      end = moreEnd
    }
    return (Set(days).sorted(), end)
  }

  private func oneOfWeek(_ index: Int) -> ([Int], Int)? {
    if let days = EnglishRecurrenceWords.weekdaySets[folded(index)] { return (days, index + 1) }
    if case .weekday(let day, _) = role(index) { return ([day], index + 1) }
    return nil
  }
}

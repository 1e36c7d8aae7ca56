import Foundation

/// Reads dates and times from tokens, relative to a present moment.
///
/// Every reading starts at a token and looks a bounded number of tokens ahead, so that the cost is linear.
struct DateReader {
  let tokens: [Token]
  let roles: [WordRoles]
  let context: LanguageContext
  var prefersPast: Bool
  /// For each token, the number that starts there.
  private let numberStarts: [Int: NumberMention]
  /// The places inside of a number with a slash, where no date begins: "1/2" of "1 1/2 hours".
  private let insideNumbers: Set<Int>
  private(set) var today: CivilDay
  private(set) var now: CivilMinute
  /// What reads "1h20", when it is first needed.
  private lazy var quantities = QuantityReader(
    tokens: tokens, numbers: Array(numberStarts.values), context: context)
  /// How many dates are being read in order to place another by them.
  var nesting = 0
  /// How many tokens were looked at: the measure of the reader's cost.
  private(set) var looks = 0

  init(
    tokens: [Token], roles: [WordRoles], numbers: [NumberMention], context: LanguageContext, prefersPast: Bool
  ) {
    self.tokens = tokens
    self.roles = roles
    self.context = context
    self.prefersPast = prefersPast
    var starts: [Int: NumberMention] = [:]
    var inside: Set<Int> = []
    for number in numbers {
      starts[number.tokens.lowerBound] = number
      if number.value.rounded() != number.value { inside.formUnion(number.tokens.dropFirst()) }
    }
    numberStarts = starts
    insideNumbers = inside
    now = Self.minute(of: context.now, calendar: context.calendar)
    today = now.day
  }

  /// Whether any token can be part of a date; most texts have none and need no clock.
  static func hasTrigger(_ tokens: [Token], _ roles: [WordRoles]) -> Bool {
    for index in tokens.indices {
      if tokens[index].kind == .number || roles[index].date.isTrigger { return true }
      switch roles[index].relation {
      // Many names begin with a common word ("new", "good").
      case .holiday: if EnglishHolidayTable.match(tokens, at: index) != nil { return true }
      case .decade, .quarter: return true
      default: break
      }
      // "two Marches ago"
      if case .joint(.ago) = roles[index].date { return true }
      // "at five", "half past six"
      guard index > 0, canBeHour(roles[index].number) else { continue }
      // "seven thirty", "half seven"
      if case .small = roles[index - 1].number { return true }
      if case .fraction = roles[index - 1].number { return true }
      switch roles[index - 1].date {
      case .joint, .modifier: return true
      default: break
      }
    }
    return false
  }

  private static func canBeHour(_ role: NumberRole) -> Bool {
    switch role {
    case .small, .tens, .fraction: true
    // "on the third"
    case .smallOrdinal, .tensOrdinal: true
    default: false
    }
  }

  static func minute(of date: Date, calendar: Calendar) -> CivilMinute {
    var gregorian = calendar
    if calendar.identifier != .gregorian {
      gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = calendar.timeZone
    }
    // Far beyond any calendar, components stop making sense; they are kept within the years they know.
    let bounded = Date(timeIntervalSince1970: min(max(date.timeIntervalSince1970, -6e10), 2.4e11))
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: bounded)
    let day = CivilDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    return CivilMinute(day, minute: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
  }

  mutating func mentions() -> [DateMention] {
    var mentions: [DateMention] = []
    var index = 0
    while index < tokens.count {
      guard !insideNumbers.contains(index), let (value, end) = expression(at: index) else {
        index += 1
        continue
      }
      let floor = mentions.last?.tokens.upperBound ?? 0
      var start = index
      if start > floor, joint(at: start - 1)?.introduces == true { start -= 1 }
      mentions.append(
        DateMention(
          value: value, tokens: index..<end, tokensWithPreposition: start..<end, doubt: doubt(of: value)))
      index = end
    }
    return mentions
  }

  /// The same reader at the same moment where the clocks of another zone count.
  func moved(to zone: TimeZone) -> DateReader {
    var there = self
    var calendar = context.calendar
    calendar.timeZone = zone
    there.now = Self.minute(of: context.now, calendar: calendar)
    there.today = there.now.day
    return there
  }

  /// Why a date cannot be taken as it was said.
  private func doubt(of value: DateExpression) -> DateDoubt? {
    if [value.start, value.end].contains(where: { !CivilDay.exists($0) }) { return .noSuchDay }
    guard !prefersPast, let end = CivilMinute(value.end) else { return nil }
    return value.end.hour == nil ? end.day < today ? .isOver : nil : end < now ? .isOver : nil
  }

  // MARK: Looking at tokens

  mutating func role(at index: Int) -> DateRole {
    looks += 1
    return roles.indices.contains(index) ? roles[index].date : .none
  }

  mutating func relation(at index: Int) -> RelationRole {
    looks += 1
    return roles.indices.contains(index) ? roles[index].relation : .none
  }

  mutating func joint(at index: Int) -> DateJoint? {
    if case .joint(let joint) = role(at: index) { return joint }
    return nil
  }

  mutating func number(at index: Int) -> NumberMention? {
    looks += 1
    return numberStarts[index]
  }

  /// A whole number within a range.
  mutating func integer(at index: Int, in range: ClosedRange<Int>) -> (value: Int, end: Int, isOrdinal: Bool)?
  {
    guard let mention = number(at: index), let value = Int(exactly: mention.value), range.contains(value)
    else { return nil }
    return (value, mention.tokens.upperBound, mention.isOrdinal)
  }

  /// Units and digits in one word: "1h20", "2h30m".
  mutating func gluedSeconds(at index: Int) -> (seconds: Double, end: Int)? {
    guard tokens.indices.contains(index), tokens[index].kind == .number, touches(index),
      case (.duration(let seconds), let end)? = quantities.gluedUnits(at: index)
    else { return nil }
    return (seconds, end)
  }

  func isArticle(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    if case .article = roles[index].number { return true }
    return false
  }

  func folded(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].folded : "" }

  func touches(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count && tokens[index].touches(tokens[index + 1])
  }
}

extension DateJoint {
  /// Whether the word can introduce a date without being part of its meaning.
  var introduces: Bool {
    switch self {
    case .at, .around, .by, .on, .in, .from, .until, .between, .during, .before, .after, .for, .over, .of,
      .within:
      true
    default: false
    }
  }
}

extension DateJoint {
  /// Whether a bare number behind the word can be an hour.
  var introducesTime: Bool {
    switch self {
    case .at, .around, .by, .to, .until, .through, .since, .before, .after: true
    default: false
    }
  }
}

/// What is read of one date before it is settled: a day or period, a clock time, a part of the day.
struct PartialDate {
  enum Span: Hashable {
    case day(CivilDay)
    /// A day that no calendar has, as it was said: "30 February".
    case noDay(year: Int, month: Int, day: Int)
    case period(CivilDay, CivilDay)
    case moment(CivilMinute)
    case minutes(CivilMinute, CivilMinute)

    var isDay: Bool {
      switch self {
      case .day, .noDay: true
      default: false
      }
    }
  }

  var span: Span?
  var time: ClockTime?
  /// The zone whose clocks show the time, where one was said.
  var zone: TimeZone?
  var part: DayPart?
  /// The span's year was inferred and may move when the other end of a range says so.
  var isYearless = false
  /// The span is a weekday without a week.
  var weekday: Int?
  /// Month of a month and day, which the other end of a range may share ("March 3 to 9").
  var isMonthDay = false
  /// Words that only count as a date in company ("5" in "from 5 to 7").
  var isWeak = false
  /// The "from" or "between" before a weak time, which announces a second one.
  var rangeCue: DateJoint?
  var end: Int
}

/// A clock reading whose half of the day may be open.
struct ClockTime: Hashable {
  enum Half: Hashable { case first, second, exact, open }
  var minute: Int
  var half: Half
  /// Seconds, where they were written.
  var second: Int?
  /// "midnight", which ends the day that it is named with.
  var isMidnight = false
}

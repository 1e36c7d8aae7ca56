/// What a word can do inside a number.
enum NumberRole: Sendable {
  case none
  case small(Double), tens(Double), hundred, scale(Double), collective(Double)
  case smallOrdinal(Double), tensOrdinal(Double), scaleOrdinal(Double)
  case fraction(Double)
  case article, and, of, point, minus
}

/// What a word can do inside a date.
enum DateRole: Sendable {
  case none
  case relativeDay(Int), tonight
  case weekday(Int, ambiguous: Bool), month(Int, ambiguous: Bool), season(Int, ambiguous: Bool)
  case dayPart(DayPart), unit(TimeUnit), weekend
  case modifier(PeriodModifier)
  case meridiem(Bool), oclock, namedTime(Int)
  case joint(DateJoint)
  case vague(Double)

  /// Whether the word alone makes it worth looking for a date.
  var isTrigger: Bool {
    switch self {
    case .none, .modifier, .joint, .vague: false
    default: true
    }
  }
}

/// A part of the day: first and last minute counted from midnight; beyond 24 hours is the next day.
struct DayPart: Sendable, Hashable {
  var first: Int
  var last: Int
}

enum TimeUnit: Sendable { case second, minute, hour, day, week, fortnight, month, year, decade }

/// A part of a stretch of days.
enum PeriodEdge: Sendable {
  /// "early June", "mid June", "late June".
  case early, middle, late
  /// "the start of June", "the end of June": one day where the future is meant.
  case start, end
}

enum PeriodModifier: Sendable {
  case current, next, last
  /// The stretch that ends now, or the last weekday.
  case past
  /// The next weekday, even one of this week.
  case coming
}

enum DateJoint: Sendable {
  case at, around, by, on, `in`, of, the, to, until, through, and, between, from, since, during, ago, before
  case after, now, `for`, over, within, comma, dash, slash
}

/// What a word can do to place one date by another.
enum RelationRole: Sendable {
  case none
  case edge(PeriodEdge)
  case earlier, later
  /// The "so" of "so far this year".
  case soFar
  /// "the nineties", by the first year.
  case decade(Int)
  /// "Q3".
  case quarter(Int)
  /// The first word of a holiday's name.
  case holiday

  /// Whether the word alone makes it worth looking for a date.
  var isTrigger: Bool {
    switch self {
    case .decade, .quarter, .holiday: true
    case .none, .edge, .earlier, .later, .soFar: false
    }
  }
}

/// The roles of one word.
struct WordRoles: Sendable {
  var number = NumberRole.none
  var date = DateRole.none
  var relation = RelationRole.none
}

/// One table for all closed-class words, so that each token costs one look-up.
enum EnglishLexicon {
  static func roles(of token: Token) -> WordRoles {
    guard token.kind != .number else { return WordRoles() }
    return roles(of: token.folded)
  }

  static func roles(of word: String) -> WordRoles {
    if let roles = table[word] { return roles }
    // "tomorrow's", "today's", "Monday's".
    guard word.utf8.count > 4, word.hasSuffix("'s"), let roles = table[String(word.dropLast(2))] else {
      return WordRoles()
    }
    return WordRoles(
      date: roles.date.isTrigger ? roles.date : .none,
      relation: roles.relation.isTrigger ? roles.relation : .none)
  }

  static let table: [String: WordRoles] = {
    var table: [String: WordRoles] = [:]
    func add(_ word: String, number role: NumberRole) { table[word, default: WordRoles()].number = role }
    func add(_ word: String, date role: DateRole) { table[word, default: WordRoles()].date = role }

    for (word, value) in EnglishNumberWords.small { add(word, number: .small(value)) }
    for (word, value) in EnglishNumberWords.tens { add(word, number: .tens(value)) }
    for (word, value) in EnglishNumberWords.scales { add(word, number: .scale(value)) }
    for (word, value) in EnglishNumberWords.collectives { add(word, number: .collective(value)) }
    for (word, value) in EnglishNumberWords.smallOrdinals { add(word, number: .smallOrdinal(value)) }
    for (word, value) in EnglishNumberWords.tensOrdinals { add(word, number: .tensOrdinal(value)) }
    for (word, value) in EnglishNumberWords.scaleOrdinals { add(word, number: .scaleOrdinal(value)) }
    for (word, value) in EnglishNumberWords.fractions { add(word, number: .fraction(value)) }
    for (word, role) in [
      ("hundred", NumberRole.hundred), ("a", .article), ("an", .article), ("and", .and), ("of", .of),
      ("point", .point), ("minus", .minus), ("negative", .minus),
    ] {
      add(word, number: role)
    }

    typealias Dates = EnglishDateWords
    for (word, joint) in Dates.joints { add(word, date: .joint(joint)) }
    for (word, days) in Dates.relativeDays { add(word, date: .relativeDay(days)) }
    for word in ["tomorrows", "yesterdays", "todays"] {
      if case .relativeDay(let days) = table[String(word.dropLast())]?.date {
        add(word, date: .relativeDay(days))
      }
    }
    for word in Dates.tonight { add(word, date: .tonight) }
    for (word, day, ambiguous) in Dates.weekdays { add(word, date: .weekday(day, ambiguous: ambiguous)) }
    for (word, month, ambiguous) in Dates.months { add(word, date: .month(month, ambiguous: ambiguous)) }
    for (word, month, ambiguous) in Dates.seasons { add(word, date: .season(month, ambiguous: ambiguous)) }
    for (word, part) in Dates.dayParts { add(word, date: .dayPart(part)) }
    for (word, unit) in Dates.units { add(word, date: .unit(unit)) }
    for word in Dates.weekend { add(word, date: .weekend) }
    for (word, modifier) in Dates.modifiers { add(word, date: .modifier(modifier)) }
    for (word, isSecondHalf) in Dates.meridiems { add(word, date: .meridiem(isSecondHalf)) }
    for word in Dates.oclock { add(word, date: .oclock) }
    for (word, minutes) in Dates.namedTimes { add(word, date: .namedTime(minutes)) }
    for (word, value) in Dates.vagueQuantities { add(word, date: .vague(value)) }
    func add(_ word: String, relation role: RelationRole) {
      table[word, default: WordRoles()].relation = role
    }
    for (word, edge) in Dates.edges { add(word, relation: .edge(edge)) }
    for word in Dates.earlier { add(word, relation: .earlier) }
    for word in Dates.later { add(word, relation: .later) }
    add("so", relation: .soFar)
    for (word, year) in Dates.decades { add(word, relation: .decade(year)) }
    for (index, word) in Dates.quarters.enumerated() { add(word, relation: .quarter(index + 1)) }
    for word in EnglishHolidayTable.names.keys { add(word, relation: .holiday) }
    return table
  }()
}

public import Foundation

/// What the reading of relative words depends on: the present, the calendar and the region.
public struct LanguageContext: Sendable {
  /// The present moment.
  public var now: Date
  /// The calendar, with its time zone and first weekday.
  public var calendar: Calendar
  /// The region, which decides the order of numeric dates and the seasons' hemisphere.
  public var locale: Locale

  /// Creates a context.
  public init(now: Date, calendar: Calendar, locale: Locale) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }
}

/// A number in a text.
public struct NumberMention: Sendable, Hashable {
  /// The number.
  public var value: Double
  /// The indices of its tokens.
  public var tokens: Range<Int>
  /// Whether it names a place in an order ("third", "2nd") and not a quantity.
  public var isOrdinal: Bool

  /// Creates a mention.
  public init(value: Double, tokens: Range<Int>, isOrdinal: Bool) {
    self.value = value
    self.tokens = tokens
    self.isOrdinal = isOrdinal
  }
}

/// Why a date cannot be taken as it was said.
public enum DateDoubt: Sendable, Hashable {
  /// The month has no such day: “30 February”, “31 April”. The components are those that were said.
  case noSuchDay
  /// It lies behind, where what lies ahead is meant: “today at 8 am” at ten.
  case isOver
}

/// A date or time in a text.
public struct DateMention: Sendable, Hashable {
  /// The date.
  public var value: DateExpression
  /// Why the person should be asked before the date is used; `nil` for most dates.
  public var doubt: DateDoubt?
  /// The indices of its tokens, without a preposition that only introduces it ("on", "from", "at").
  public var tokens: Range<Int>
  /// The indices of its tokens together with the prepositions that introduce it.
  public var tokensWithPreposition: Range<Int>

  /// Creates a mention.
  public init(
    value: DateExpression, tokens: Range<Int>, tokensWithPreposition: Range<Int>? = nil,
    doubt: DateDoubt? = nil
  ) {
    self.value = value
    self.doubt = doubt
    self.tokens = tokens
    self.tokensWithPreposition = tokensWithPreposition ?? tokens
  }
}

/// A date as people express it: a day, a moment, or a stretch of days or hours.
///
/// Components are Gregorian, in the time zone of the context's calendar, whatever zone was said, and hold nothing but
/// the fields named by each case; seconds only where they were said.
public enum DateExpression: Sendable, Hashable {
  /// A point in time: year, month, day, hour and minute.
  case moment(DateComponents)
  /// A day: year, month and day.
  case day(DateComponents)
  /// A stretch of days, or with hour and minute a stretch of time; both ends are part of it.
  case range(DateComponents, DateComponents)
  /// A clock time without a day: hour and minute.
  case time(DateComponents)
}

extension DateExpression {
  /// The first point of the expression.
  public var start: DateComponents {
    switch self {
    case .moment(let components), .day(let components), .time(let components), .range(let components, _):
      components
    }
  }

  /// The last point of the expression, itself part of it.
  public var end: DateComponents {
    switch self {
    case .moment(let components), .day(let components), .time(let components), .range(_, let components):
      components
    }
  }
}

/// A text with its tokens and the numbers and dates found in it.
public struct AnnotatedText: Sendable {
  /// The source text.
  public let text: String
  /// The tokens, in order.
  public let tokens: [Token]
  /// The numbers, in order and without overlap.
  public let numbers: [NumberMention]
  /// The dates, in order and without overlap; a number can be part of one.
  public let dates: [DateMention]

  /// Creates an annotated text.
  public init(text: String, tokens: [Token], numbers: [NumberMention], dates: [DateMention]) {
    self.text = text
    self.tokens = tokens
    self.numbers = numbers
    self.dates = dates
  }

  /// The source text of a range of tokens, as written between the first and the last; empty where the text has no such
  /// tokens.
  public func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(first),
      tokens.indices.contains(last)
    else { return "" }
    let bytes = text.utf8
    let (lower, upper) = (tokens[first].range.lowerBound, tokens[last].range.upperBound)
    guard upper <= bytes.count else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: lower)
    let end = bytes.index(start, offsetBy: upper - lower)
    return String(text[start..<end])
  }
}

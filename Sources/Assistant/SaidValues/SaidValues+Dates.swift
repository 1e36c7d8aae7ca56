import Foundation
public import IntentWire
public import Language

extension SaidValues {
  /// The date that words say.
  func date(_ text: String) -> DateValue? {
    if let date = DateValue(plain: text) { return date }
    if let date = try? Date.ISO8601FormatStyle().parse(text) {
      return DateValue(date, timeZone: context.calendar.timeZone)
    }
    return mention(text).flatMap { Self.span(of: $0, in: context)?.start }
  }

  /// The span that words say; of a single day or moment, just that.
  func dateRange(_ text: String) -> DateRangeValue? {
    if let range = DateRangeValue(plain: text) { return range }
    return mention(text).flatMap { Self.span(of: $0, in: context) }
      .map { DateRangeValue(start: $0.start, end: $0.end) }
  }

  /// The only date in the words, with nothing beside it.
  private func mention(_ text: String) -> DateMention? {
    let words = Words(text, language)
    let mentions = language.dates(in: words.tokens, context: context, prefersPast: false)
    guard mentions.count == 1, mentions[0].doubt != .noSuchDay,
      isAll(mentions[0].tokensWithPreposition, words)
    else { return nil }
    return mentions[0]
  }

  /// The first and the last point of a date in a text; a time without a day is the next such time, or the last one.
  public static func span(
    of mention: DateMention, in context: LanguageContext, prefersPast: Bool = false
  ) -> (start: DateValue, end: DateValue)? {
    guard case .time(let time) = mention.value else {
      return (DateValue(mention.value.start), DateValue(mention.value.end))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.calendar.timeZone
    let wanted = DateComponents(hour: time.hour, minute: time.minute ?? 0, second: 0)
    guard
      let next = calendar.nextDate(
        after: context.now, matching: wanted, matchingPolicy: .nextTime,
        direction: prefersPast ? .backward : .forward)
    else { return (DateValue(time), DateValue(time)) }
    let moment = DateValue(calendar.dateComponents([.year, .month, .day, .hour, .minute], from: next))
    return (moment, moment)
  }
}

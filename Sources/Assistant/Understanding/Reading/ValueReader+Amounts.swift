import Foundation
import IntentWire
import Language
import SaidValues

extension ValueReader {
  /// The first number in the range.
  func number(_ range: Range<Int>, _ type: ValueType) -> IntentValue? {
    guard let mention = sentence.numbers.first(where: { inside($0.tokens, range) }) else { return nil }
    if case .integer = type { return Int(exactly: mention.value.rounded()).map(IntentValue.integer) }
    return .number(mention.value)
  }

  /// The numbers of the range with what is done with them; `nil` where it holds anything else.
  func sum(_ range: Range<Int>) -> String? {
    var range = range
    while let last = range.last, sentence.isTerminal[last] || sentence.tokens[last].folded == "?" {
      range = range.lowerBound..<last
    }
    let sums = grammar.reader.sums(in: Array(sentence.tokens[range]), numbers: numbers(in: range))
    return sums == [0..<range.count] ? sentence.text(of: range) : nil
  }

  /// The numbers of a range, counted from its beginning.
  private func numbers(in range: Range<Int>) -> [NumberMention] {
    sentence.numbers.filter { inside($0.tokens, range) }.map {
      NumberMention(
        value: $0.value,
        tokens: $0.tokens.lowerBound - range.lowerBound..<$0.tokens.upperBound - range.lowerBound,
        isOrdinal: $0.isOrdinal)
    }
  }

  /// The first length of time in the range, in seconds.
  func duration(_ range: Range<Int>) -> Double? {
    for mention in quantities(range) {
      if case .duration(let seconds)? = SaidValues.value(of: mention, as: .duration) { return seconds }
    }
    return nil
  }

  /// An amount with its unit, in the form that the parameter's type wants.
  func amount(_ range: Range<Int>, _ type: ValueType, _ place: Place) -> IntentValue? {
    for mention in quantities(range) {
      if let value = SaidValues.value(of: mention, as: type) { return value }
      switch (mention.value, type) {
      case (.percent(let value), _): return .number(value)
      case (.money(let amount, let currency), _):
        return .currency(CurrencyValue(amount: amount, code: currency))
      case (.measure, .measurement), (.duration, _): continue
      case (.measure(let value, let unit, let dimension), _):
        return .measurement(MeasurementValue(value: value, unit: unit, dimension: dimension))
      }
    }
    guard place.kind == .percent else { return nil }
    return number(range, .number)
  }

  /// An amount in the unit that was said, with the unit for the parameter that gets it.
  func quantity(_ range: Range<Int>, _ place: Place) -> Result? {
    guard let mention = quantities(range).first else {
      return number(range, .number).map { Result(value: $0, agreement: .exact) }
    }
    var (number, name): (Double, String?)
    switch mention.value {
    case .duration(let seconds): (number, name) = inSaidUnit(seconds, mention.tokens, place)
    case .measure(let value, let unit, _):
      (number, name) = (value, place.settings?.units?[unit])
      if let parts = name?.split(separator: " "), parts.count == 2, let factor = Double(String(parts[0])) {
        (number, name) = (value * factor, String(parts[1]))
      }
    case .percent(let value): (number, name) = (value, nil)
    case .money: return nil
    }
    var result = Result(value: .number(number), agreement: .exact)
    guard let parameter = place.settings?.unit else { return result }
    guard let name else { return nil }
    result.unit[parameter] = .enumeration(
      EnumerationValue(type: place.settings?.unitType ?? "", case: name))
    return result
  }

  /// A length of time in the largest of the units that were said in which it is a whole number.
  private func inSaidUnit(_ seconds: Double, _ tokens: Range<Int>, _ place: Place) -> (Double, String?) {
    let said = Set(tokens.map { sentence.tokens[$0].folded })
    var isSaid = false
    for (name, length) in [("hour", 3600.0), ("minute", 60), ("second", 1)] {
      let words = place.settings?.unitWords?[name]?.split(separator: "|").map(String.init) ?? []
      isSaid = isSaid || words.contains(where: said.contains)
      let count = seconds / length
      if isSaid, count == count.rounded() { return (count, name) }
    }
    return (seconds, "second")
  }

  private func quantities(_ range: Range<Int>) -> [QuantityMention] {
    if grammar.readsQuantities { return sentence.quantities.filter { inside($0.tokens, range) } }
    // No phrase needs amounts, but an answer may be one.
    return grammar.reader.quantities(in: Array(sentence.tokens[range]), context: context).map {
      QuantityMention(
        value: $0.value,
        tokens: $0.tokens.lowerBound + range.lowerBound..<$0.tokens.upperBound + range.lowerBound,
        others: $0.others)
    }
  }

  /// The first date in the range; a time without a day is the next such time, or the last one.
  func date(_ range: Range<Int>, _ place: Place) -> (start: DateValue, end: DateValue)? {
    let mentions = place.prefersPast ? pastDates : sentence.dates
    guard let mention = mentions.first(where: { inside($0.tokens, range) }) else {
      if place.settings?.delay ?? false, let seconds = duration(range), seconds > 0 {
        let moment = moment(context.now.addingTimeInterval(seconds))
        return (moment, moment)
      }
      return recurrence(range).map { ($0.start, $0.start) }
    }
    return SaidValues.span(of: mention, in: context, prefersPast: place.prefersPast)
  }

  /// A moment to the minute.
  private func moment(_ date: Date) -> DateValue {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.calendar.timeZone
    return DateValue(calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
  }

  /// What repeats in the range, with the first time that it happens.
  func recurrence(_ range: Range<Int>) -> (start: DateValue, value: RecurrenceValue)? {
    guard let mention = sentence.recurrences.first(where: { inside($0.tokens, range) }) else { return nil }
    let value = mention.value
    let time = sentence.dates.lazy.compactMap { mention -> DateComponents? in
      guard inside(mention.tokens, range) else { return nil }
      switch mention.value {
      case .time(let time), .moment(let time): return time
      default: return nil
      }
    }.first
    var calendar = context.calendar
    calendar.locale = context.locale
    guard let next = Self.first(of: value, at: time, after: context.now, calendar) else { return nil }
    let fields: Set<Calendar.Component> =
      time == nil && ![.hourly, .minutely].contains(value.frequency)
      ? [.year, .month, .day] : [.year, .month, .day, .hour, .minute]
    return (
      DateValue(calendar.dateComponents(fields, from: next)),
      RecurrenceValue(
        frequency: value.frequency.rawValue, interval: value.interval, weekdays: value.weekdays)
    )
  }

  /// The first time that something happens which repeats.
  private static func first(
    of value: Recurrence, at time: DateComponents?, after now: Date, _ calendar: Calendar
  ) -> Date? {
    var wanted: [DateComponents] = []
    switch value.frequency {
    case .minutely: return calendar.date(byAdding: .minute, value: value.interval, to: now)
    case .hourly: return calendar.date(byAdding: .hour, value: value.interval, to: now)
    case .daily where value.weekdays.isEmpty && time == nil:
      return calendar.date(byAdding: .day, value: 1, to: now)
    default: break
    }
    for weekday in value.weekdays { wanted.append(DateComponents(weekday: weekday)) }
    if wanted.isEmpty {
      wanted = value.daysOfMonth.filter { $0 > 0 }.map { DateComponents(month: value.months.first, day: $0) }
    }
    if wanted.isEmpty, let month = value.months.first { wanted = [DateComponents(month: month, day: 1)] }
    if wanted.isEmpty, value.frequency == .daily { wanted = [DateComponents()] }
    if wanted.isEmpty {
      let unit: Calendar.Component =
        value.frequency == .weekly ? .weekOfYear : value.frequency == .monthly ? .month : .year
      return calendar.date(byAdding: unit, value: value.interval, to: now)
    }
    return wanted.compactMap { parts in
      var parts = parts
      (parts.hour, parts.minute, parts.second) = (time?.hour ?? 0, time?.minute ?? 0, 0)
      return calendar.nextDate(after: now, matching: parts, matchingPolicy: .nextTime)
    }.min()
  }

  private var pastDates: [DateMention] {
    if grammar.readsPastDates { return sentence.pastDates }
    return grammar.reader.dates(in: sentence.tokens, context: context, prefersPast: true)
  }
}

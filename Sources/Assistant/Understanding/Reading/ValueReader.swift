import Foundation
import IntentWire
import Language

/// Makes values from words.
struct ValueReader {
  /// A value with how sure it is.
  struct Result {
    var value: IntentValue
    /// How the words agree with what the app knows; `nil` for free text.
    var agreement: KnownWords.Agreement?
    /// The entry of the app's vocabulary that was found, for the trace.
    var entry: String?
  }

  /// What a value is read for.
  struct Place {
    var app: Int32
    var intent: String
    var parameter: String
    var type: ValueType
    var kind: SlotKind
    var prefersPast: Bool
    var categories: [Int32]
  }

  let grammar: Grammar
  let sentence: Sentence
  let context: LanguageContext

  /// The place for a parameter of an intent in an app.
  func place(
    _ app: Int32, _ intent: String, _ parameter: String, _ type: ValueType,
    _ settings: PhraseFile.SlotSettings?
  )
    -> Place
  {
    var categories = [grammar.known.category("\(intent).\(parameter)")]
    for vocabulary in settings?.vocabulary ?? [] { categories.append(grammar.known.category(vocabulary)) }
    var element = type
    if case .list(let inner) = type { element = inner }
    switch element {
    case .entity(let name): categories.append(grammar.known.category(KnownWords.entity(name)))
    case .enumeration(let name): categories = [grammar.known.category(KnownWords.enumeration(name))]
    default: break
    }
    return Place(
      app: app, intent: intent, parameter: parameter, type: type, kind: settings?.kind ?? SlotKind(type),
      prefersPast: settings?.past ?? false, categories: categories.compactMap(\.self))
  }

  /// Reads a value of a type from a range of tokens.
  ///
  /// - Returns: `nil` when the words are no value of the type.
  func value(_ range: Range<Int>, _ place: Place) -> Result? {
    if case .list(let element) = place.type, !range.isEmpty { return list(range, element, place) }
    return single(range, place.type, place)
  }

  private func list(_ range: Range<Int>, _ element: ValueType, _ place: Place)
    -> Result?
  {
    let trimmed = trim(range)
    // Something known is one item even when its name holds an “and”.
    if let whole = known(trimmed, place), whole.agreement == .exact {
      return single(trimmed, element, place).map {
        Result(value: .list([$0.value]), agreement: $0.agreement, entry: $0.entry)
      }
    }
    let slice = Array(sentence.tokens[trimmed])
    var ranges = grammar.reader.listItems(in: slice).map {
      trimmed.lowerBound + $0.lowerBound..<trimmed.lowerBound + $0.upperBound
    }
    if ranges.isEmpty { ranges = [trimmed] }
    let results = ranges.compactMap { single($0, element, place) }
    guard !results.isEmpty else { return nil }
    let agreements = results.map(\.agreement)
    let worst = agreements.contains { $0 == nil } ? nil : agreements.compactMap(\.self).max()
    return Result(
      value: .list(results.map(\.value)), agreement: worst, entry: results.compactMap(\.entry).first)
  }

  private func single(_ range: Range<Int>, _ type: ValueType, _ place: Place)
    -> Result?
  {
    switch type {
    case .integer, .number: return number(range, type).map { Result(value: $0, agreement: .exact) }
    case .date: return date(range, place).map { Result(value: .date($0.start), agreement: .exact) }
    case .dateRange:
      return date(range, place).map {
        Result(value: .dateRange(DateRangeValue(start: $0.start, end: $0.end)), agreement: .exact)
      }
    case .record where place.kind == .date:
      return date(range, place).map {
        Result(value: .dateRange(DateRangeValue(start: $0.start, end: $0.end)), agreement: .exact)
      }
    case .duration: return duration(range).map { Result(value: .duration(seconds: $0), agreement: .exact) }
    case .boolean:
      let slice = Array(sentence.tokens[range])
      return grammar.reader.affirmation(slice).map { Result(value: .boolean($0), agreement: .exact) }
    case .enumeration:
      guard let found = known(trim(range), place) ?? known(trimMarks(range), place) else { return nil }
      let values = Set(
        found.entries.compactMap { entry -> EnumerationValue? in
          if case .enumeration(let value) = entry.payload { value } else { nil }
        })
      guard values.count == 1, let value = values.first else { return nil }
      return Result(
        value: .enumeration(value), agreement: found.agreement, entry: value.cases.first)
    default: return text(range, type, place)
    }
  }

  private func text(_ range: Range<Int>, _ type: ValueType, _ place: Place) -> Result? {
    var trimmed = place.kind == .content ? trimMarks(range) : trim(range)
    var found = known(trimmed, place)
    if found?.agreement != .exact, trimmed != trimMarks(range),
      let whole = known(trimMarks(range), place), whole.agreement == .exact
    {
      (trimmed, found) = (trimMarks(range), whole)
    }
    let text = sentence.text(of: trimmed)
    guard !text.isEmpty else { return nil }
    guard let found else { return Result(value: .string(text)) }
    let payloads = Set(found.entries.map(\.payload))
    if found.agreement < .partial, payloads.count == 1, let payload = payloads.first {
      switch (payload, type) {
      case (.entity(let entity), .entity):
        return Result(value: .entity(entity), agreement: found.agreement, entry: entity.display.title)
      case (.spoken(let spoken), .spoken):
        return Result(value: .spoken(spoken), agreement: found.agreement, entry: spoken.phrase)
      default: break
      }
    }
    return Result(value: .string(text), agreement: found.agreement, entry: name(found.entries[0]))
  }

  private func name(_ entry: KnownWords.Entry) -> String {
    switch entry.payload {
    case .entity(let entity): entity.display.title
    case .spoken(let spoken): spoken.phrase
    case .enumeration(let value): value.cases.first ?? ""
    }
  }

  private func known(_ range: Range<Int>, _ place: Place) -> (
    agreement: KnownWords.Agreement, entries: [KnownWords.Entry]
  )? {
    guard !place.categories.isEmpty else { return nil }
    let tokens = range.filter { !sentence.isMark[$0] }
    return grammar.known.find(
      tokens.map { sentence.words[$0] }, folded: tokens.map { sentence.tokens[$0].folded }, app: place.app,
      categories: place.categories, language: grammar.reader)
  }
}

extension ValueReader {
  /// The range without marks at its edges.
  func trimMarks(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, sentence.isMark[first] { range = first + 1..<range.upperBound }
    while let last = range.last, sentence.isMark[last] { range = range.lowerBound..<last }
    return range
  }

  /// The range without marks, articles and possessives at its edges; never empty when it was not.
  ///
  /// An article that is written as part of a title (“The Overstory”) stays.
  func trim(_ whole: Range<Int>) -> Range<Int> {
    let bare = trimMarks(whole)
    var range = bare
    while let first = range.first, range.count > 1, sentence.traits[first].contains(.determiner),
      !isTitle(first, range)
    {
      range = trimMarks(first + 1..<range.upperBound)
    }
    while let last = range.last, range.count > 1, sentence.traits[last].contains(.determiner) {
      range = trimMarks(range.lowerBound..<last)
    }
    return range.isEmpty ? bare : range
  }

  private func isTitle(_ place: Int, _ range: Range<Int>) -> Bool {
    guard place > sentence.start, place + 1 < range.upperBound else { return false }
    return isCapital(place) && isCapital(place + 1)
  }

  private func isCapital(_ place: Int) -> Bool { sentence.tokens[place].text.first?.isUppercase ?? false }

  private func number(_ range: Range<Int>, _ type: ValueType) -> IntentValue? {
    guard let mention = sentence.numbers.first(where: { inside($0.tokens, range) }) else { return nil }
    if case .integer = type { return Int(exactly: mention.value.rounded()).map(IntentValue.integer) }
    return .number(mention.value)
  }

  private func duration(_ range: Range<Int>) -> Double? {
    var sum: Double?
    for mention in sentence.numbers where inside(mention.tokens, range) {
      let next = mention.tokens.upperBound
      guard next < range.upperBound, let unit = Durations.seconds[sentence.tokens[next].folded] else {
        continue
      }
      sum = (sum ?? 0) + mention.value * unit
    }
    return sum
  }

  private func inside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
    !inner.isEmpty && inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// The first date in the range; a time without a day is the next such time.
  private func date(_ range: Range<Int>, _ place: Place) -> (start: DateValue, end: DateValue)? {
    let mentions = place.prefersPast ? sentence.pastDates : sentence.dates
    guard let mention = mentions.first(where: { inside($0.tokens, range) }) else { return nil }
    guard case .time(let time) = mention.value else {
      return (DateValue(mention.value.start), DateValue(mention.value.end))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.calendar.timeZone
    let wanted = DateComponents(hour: time.hour, minute: time.minute ?? 0, second: 0)
    guard
      let next = calendar.nextDate(
        after: context.now, matching: wanted, matchingPolicy: .nextTime,
        direction: place.prefersPast ? .backward : .forward)
    else { return (DateValue(time), DateValue(time)) }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: next)
    return (DateValue(parts), DateValue(parts))
  }
}

import Foundation
import IntentWire
import Language

extension FollowUpSentences {
  /// The sentence with another month or year in its date.
  func dated(_ followUp: FollowUp) -> Sentence? {
    datedBefore(followUp) ?? periodBefore(followUp) ?? datedAlike(followUp) ?? datedInYear(followUp)
  }

  /// The sentence with the stretch of time before its own: “the winter before that” after “photos from last winter”.
  private func periodBefore(_ followUp: FollowUp) -> Sentence? {
    // “From the weekend before that.”
    let words = followUp.words.map(\.folded).drop(while: FollowUpWords.prepositions.contains)
      .filter { !FollowUpWords.determiners.contains($0) }
    guard words.count == 2, words[1] == FollowUpWords.before, let step = PeriodWords.periods[words[0]],
      let slot = last.slots.first(where: { last.values[$0.parameter]?.days != nil }),
      let (start, end) = last.values[slot.parameter]?.days
    else { return nil }
    let said = tokens.indices.filter {
      tokens[$0].range.lowerBound < slot.end && tokens[$0].range.upperBound > slot.start
    }
    // “The summer before” that winter is no winter.
    guard !step.isNamed || said.contains(where: { tokens[$0].folded == words[0] }), let first = said.first
    else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let from = calendar.date(from: start).flatMap({ calendar.date(byAdding: step.back, to: $0) }),
      // The day behind a whole month begins one.
      let behind = calendar.date(from: end).flatMap({ calendar.date(byAdding: .day, value: 1, to: $0) }),
      let to = calendar.date(byAdding: step.back, to: behind).flatMap({
        calendar.date(byAdding: .day, value: -1, to: $0)
      })
    else { return nil }
    func written(_ date: Date) -> String {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return [parts.year, parts.month, parts.day].map { number in
        let number = number ?? 0
        return number < 10 ? "0\(number)" : "\(number)"
      }.joined(separator: "-")
    }
    let isLed = first > 0 && FollowUpWords.prepositions.contains(tokens[first - 1].folded)
    let head = slice(0, isLed ? tokens[first - 1].range.lowerBound : slot.start)
    let tail = slice(slot.end, last.text.utf8.count)
    return Sentence(
      text: "\(head)from \(written(from)) to \(written(to))\(tail)", replaced: slot.parameter, isAlike: true)
  }

  /// The sentence with the same month a year before: “and the January before that?” after “snow photos from January”.
  private func datedBefore(_ followUp: FollowUp) -> Sentence? {
    let words = followUp.words.map(\.folded).filter { !FollowUpWords.determiners.contains($0) }
    guard words.count == 2, words[1] == FollowUpWords.before,
      let year = last.values.values.lazy.compactMap(\.year).first,
      let place = tokens.lastIndex(where: { language.isMonth($0.folded) }),
      words[0] == FollowUpWords.year || words[0] == tokens[place].folded
    else { return nil }
    let end = tokens[place + 1 < tokens.count ? endOfYear(from: place + 1) ?? place : place].range.upperBound
    guard let slot = last.slots.first(where: { $0.end == end }) else { return nil }
    let head = slice(0, tokens[place].range.upperBound)
    let tail = slice(end, last.text.utf8.count)
    return Sentence(text: "\(head) \(year - 1)\(tail)", replaced: slot.parameter, isAlike: true)
  }

  /// The sentence with another month of the year that it names: “what about February” after “photos from March 2025”.
  private func datedAlike(_ followUp: FollowUp) -> Sentence? {
    guard let month = followUp.words.last, language.isMonth(month.folded),
      let place = tokens.indices.dropFirst().last(where: { language.isMonth(tokens[$0 - 1].folded) }),
      let year = endOfYear(from: place),
      let slot = last.slots.first(where: { $0.end == tokens[year].range.upperBound })
    else { return nil }
    let head = slice(0, tokens[place - 1].range.lowerBound)
    let tail = slice(tokens[place].range.lowerBound, last.text.utf8.count)
    return Sentence(text: "\(head)\(month.text) \(tail)", replaced: slot.parameter, isAlike: true)
  }

  /// The sentence with the year of the month that it names: “no, last year” after “photos from May”.
  private func datedInYear(_ followUp: FollowUp) -> Sentence? {
    let words = followUp.words.map(\.folded)
    let isYear =
      words.count == 1 && words[0].utf8.count == 4 && isAmount(followUp.words[0])
      || words.count == 2 && FollowUpWords.whichYear.contains(words[0]) && words[1] == FollowUpWords.year
    guard isYear, let place = tokens.indices.last(where: { language.isMonth(tokens[$0].folded) }) else {
      return nil
    }
    let year = place + 1 < tokens.count ? endOfYear(from: place + 1) : nil
    let end = tokens[year ?? place].range.upperBound
    guard let slot = last.slots.first(where: { $0.end == end }) else { return nil }
    let head = slice(0, tokens[place].range.upperBound)
    let tail = slice(end, last.text.utf8.count)
    return Sentence(text: "\(head) \(followUp.rest)\(tail)", replaced: slot.parameter, isAlike: true)
  }

  /// The last token of the words for a year that begin at a place: “2025”, “last year”.
  private func endOfYear(from place: Int) -> Int? {
    if tokens[place].folded.utf8.count == 4, isAmount(tokens[place]) { return place }
    guard place + 1 < tokens.count, FollowUpWords.whichYear.contains(tokens[place].folded),
      tokens[place + 1].folded == FollowUpWords.year
    else { return nil }
    return place + 1
  }
}

extension IntentValue {
  /// The first and the last day of a stretch of time; `nil` for anything else.
  fileprivate var days: (first: DateComponents, last: DateComponents)? {
    func day(_ date: DateValue?) -> DateComponents? {
      guard let date, let year = date.year, let month = date.month, let day = date.day else { return nil }
      return DateComponents(year: year, month: month, day: day)
    }
    switch self {
    case .date(let date): return day(date).map { ($0, $0) }
    case .dateRange(let range):
      guard let first = day(range.start), let last = day(range.end) else { return nil }
      return (first, last)
    default: return nil
    }
  }

  /// The year in which a date or a stretch of time begins.
  fileprivate var year: Int? {
    switch self {
    case .date(let date): date.year
    case .dateRange(let range): range.start?.year
    default: nil
    }
  }
}

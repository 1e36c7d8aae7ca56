import IntentWire
import Language

extension FollowUpSentences {
  /// The sentence with another month or year in its date.
  func dated(_ followUp: FollowUp) -> Sentence? {
    datedBefore(followUp) ?? datedAlike(followUp) ?? datedInYear(followUp)
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
  /// The year in which a date or a stretch of time begins.
  fileprivate var year: Int? {
    switch self {
    case .date(let date): date.year
    case .dateRange(let range): range.start?.year
    default: nil
    }
  }
}

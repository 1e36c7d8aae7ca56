import IntentWire
import Language
import SaidValues

extension ValueReader {
  /// The most people of an app's vocabulary that are offered for one name.
  private static let maximumMatches = 20

  /// A person as said; with what the app itself knows of people of that name.
  ///
  /// People of the assistant's contacts are left to who knows them: the value is the name.
  func person(_ range: Range<Int>, _ place: Place) -> Result? {
    let trimmed = trim(range)
    var text = sentence.text(of: trimmed)
    guard !text.isEmpty else { return nil }
    // Digits that were said one by one are a number to dial.
    if trimmed.count == 1, case let token = sentence.tokens[trimmed.lowerBound], token.kind == .number {
      text = token.text
    }
    if let handle = handle(range) {
      return Result(value: .person(PersonValue(name: handle.value, handles: [handle])), agreement: .near)
    }
    // “Maria's” is Maria.
    for ending in ["'s", "’s"] where text.hasSuffix(ending) && text.count > ending.count {
      text.removeLast(ending.count)
    }
    guard let found = known(trimmed, place) else {
      // “Uncle Bob” is somebody, whoever that is.
      return Result(value: .string(text), agreement: isTitled(trimmed) ? .near : nil)
    }
    var matches: [PersonValue] = []
    for case .spoken(let spoken) in found.entries.map(\.payload) {
      let person = PersonValue(name: spoken.phrase, customIdentifier: spoken.identifier)
      if !matches.contains(person) { matches.append(person) }
    }
    // That a contact is called so by a first name does not make it the whole name of whom the app knows.
    let isWhole = found.entries.contains { !$0.isPart && $0.payload.isSpoken } && found.agreement < .partial
    let agreement = found.agreement
    if found.agreement < .partial, let mended = mended(trimmed, found.entries[0]) { text = mended }
    guard let first = matches.first else {
      return Result(value: .string(text), agreement: agreement, entry: text)
    }
    matches = Array(matches.prefix(Self.maximumMatches))
    guard isWhole, matches.count == 1 else {
      return Result(
        value: .person(PersonValue(name: text, matches: matches)), agreement: agreement, entry: first.name)
    }
    let person = PersonValue(name: first.name, customIdentifier: first.customIdentifier, matches: matches)
    return Result(value: .person(person), agreement: agreement, entry: first.name)
  }

  /// The telephone number or mail address that words are from end to end, as it was written: “555-0172”.
  private func handle(_ range: Range<Int>) -> PersonValue.Handle? {
    // What stands at the edges of a number belongs to it, but for commas.
    var range = range
    while let first = range.first, sentence.isMark[first], !["+", "("].contains(sentence.tokens[first].text) {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, sentence.isMark[last] { range = range.lowerBound..<last }
    guard !range.isEmpty else { return nil }
    return Address.handle(of: sentence.text(of: range), Array(sentence.tokens[range]))
  }

  /// Whether words are a name behind a word for what somebody is, and nothing else.
  private func isTitled(_ range: Range<Int>) -> Bool {
    grammar.reader.clauses.titles.contains(sentence.tokens[range.lowerBound].folded)
      && sentence.spans[range.lowerBound].contains { $0.end == range.upperBound && range.count > 1 }
  }
}

extension KnownWords.Payload {
  /// Whether it stands in an app's vocabulary.
  fileprivate var isSpoken: Bool { if case .spoken = self { true } else { false } }
}

import IntentWire
import Language
import SaidValues

/// Makes values from words.
struct ValueReader {
  /// A value with how sure it is.
  struct Result {
    var value: IntentValue
    /// How the words agree with what the app knows; `nil` for free text.
    var agreement: KnownWords.Agreement?
    /// The entry of the app's vocabulary that was found, for the trace.
    var entry: String?
    /// The unit of a quantity, by the parameter that gets it.
    var unit: [String: IntentValue] = [:]
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
    var settings: PhraseFile.SlotSettings?
    /// Whether it takes things of which any will do, or which are not wanted.
    var takesAlternatives = false
  }

  let grammar: Grammar
  let sentence: Sentence
  let context: LanguageContext
  let memo = ValueMemo()

  /// The place for a parameter of an intent in an app.
  ///
  /// - Parameters:
  ///   - settings: The settings of the slot, which may have a name of its own.
  ///   - own: The settings under the parameter's name.
  func place(
    _ app: Int32, _ intent: String, _ parameter: String, _ type: ValueType,
    _ settings: PhraseFile.SlotSettings?, own: PhraseFile.SlotSettings? = nil, isSum: Bool = false
  ) -> Place {
    var element = type
    if case .list(let inner) = type { element = inner }
    let categories = GrammarDraft.categories(intent, parameter, element, settings, own)
    return Place(
      app: app, intent: intent, parameter: parameter, type: type,
      kind: isSum ? .sum : settings?.kind ?? SlotKind(type),
      prefersPast: settings?.past ?? own?.past ?? false,
      categories: categories.compactMap(grammar.known.category), settings: settings,
      takesAlternatives: settings?.alternatives ?? own?.alternatives ?? false)
  }

  /// Reads a value of a type from a range of tokens.
  ///
  /// - Returns: `nil` when the words are no value of the type.
  func value(_ range: Range<Int>, _ place: Place) -> Result? {
    guard !range.isEmpty else { return nil }
    if case .list(let element) = place.type { return list(range, element, place) }
    return single(range, place.type, place)
  }

  private func list(_ range: Range<Int>, _ element: ValueType, _ place: Place) -> Result? {
    var trimmed = trim(range)
    let isJoined = place.takesAlternatives && known(trimmed, place)?.agreement != .exact
    if isJoined { trimmed = trim(connectives.wanted(of: trimmed)) }
    let isOne =
      (place.kind == .name || place.kind == .content) && !(isJoined && connectives.hasAlternatives(trimmed))
    // Something known is one item even when its name holds an “and”.
    if isOne || known(trimmed, place)?.agreement == .exact {
      return single(trimmed, element, place).map {
        Result(value: .list([$0.value]), agreement: $0.agreement, entry: $0.entry)
      }
    }
    // “Dinner with Maria and Tom or lunch”: one text that is looked for is divided by “or” alone.
    let isText = place.kind == .name || place.kind == .content
    var ranges = isText ? [trimmed] : items(trimmed, areLoose: element == .spoken)
    if place.takesAlternatives { ranges = ranges.flatMap(connectives.alternatives) }
    if element == .person { ranges = ranges.flatMap { people($0, place) } }
    if ranges.isEmpty { ranges = [trimmed] }
    let results = ranges.compactMap { single($0, element, place) }
    guard !results.isEmpty else { return nil }
    let agreements = results.map(\.agreement)
    let worst = agreements.contains { $0 == nil } ? nil : agreements.compactMap(\.self).max()
    return Result(
      value: .list(results.map(\.value)), agreement: worst, entry: results.compactMap(\.entry).first)
  }

  private func items(_ range: Range<Int>, areLoose: Bool) -> [Range<Int>] {
    memo.items(of: range, areLoose: areLoose) {
      let slice = Array(sentence.tokens[range])
      let items = areLoose ? grammar.reader.looseItems(in: slice) : grammar.reader.listItems(in: slice)
      return items.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
    }
  }

  /// What stands between the things of a list.
  private var connectives: Connectives { Connectives(values: self) }

  /// People that are named one behind the other without a mark: “maria juan”, when all of them are known.
  private func people(_ range: Range<Int>, _ place: Place) -> [Range<Int>] {
    guard range.count > 1, range.count <= 8, known(trim(range), place)?.agreement != .exact else {
      return [range]
    }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = stride(from: range.upperBound, to: start, by: -1)
        .first { known(trim(start..<$0), place)?.agreement == .exact }
      guard let end else { return [range] }
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  private func single(_ range: Range<Int>, _ type: ValueType, _ place: Place) -> Result? {
    switch (type, place.kind) {
    case (_, .quantity): return quantity(range, place)
    case (_, .money), (_, .measurement), (_, .percent), (.currency, _), (.measurement, _):
      return amount(range, type, place).map { Result(value: $0, agreement: .exact) }
    case (.integer, _), (.number, _):
      return number(range, type).map { Result(value: $0, agreement: .exact) }
    case (.date, _): return date(range, place).map { Result(value: .date($0.start), agreement: .exact) }
    case (.dateRange, _), (.record, .date):
      let repeated = place.prefersPast ? nil : recurrence(range)
      if let repeated {
        let span = DateRangeValue(start: repeated.start, end: repeated.start, recurrence: repeated.value)
        return Result(value: .dateRange(span), agreement: .exact)
      }
      return date(range, place).map {
        Result(value: .dateRange(DateRangeValue(start: $0.start, end: $0.end)), agreement: .exact)
      }
    case (.duration, _), (_, .duration):
      return duration(range).map { Result(value: .duration(seconds: $0), agreement: .exact) }
    case (.boolean, _):
      let slice = Array(sentence.tokens[range])
      return grammar.reader.truth(slice).map { Result(value: .boolean($0), agreement: .exact) }
    case (.url, _), (.file, _):
      let words = sentence.text(of: withRoot(trimMarks(range)))
      let said = SaidValues(language: grammar.reader, context: context).value(of: words, as: type)
      return said.map { Result(value: $0, agreement: type == .url ? .exact : nil) }
        ?? text(range, type, place)
    case (.enumeration, _): return enumeration(range, place)
    case (.person, _): return person(range, place)
    case (.string, .sum): return sum(range).map { Result(value: .string($0), agreement: .exact) }
    case (.string, .content):
      let words = withoutDate(range, place, isKnown: false)
      return content(words, isMended: place.settings?.mended ?? false).map { Result(value: .string($0)) }
    default: return text(range, type, place)
    }
  }

  /// The words of a path with the mark that it begins with.
  private func withRoot(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, first > 0, case let root = sentence.tokens[first - 1], root.text == "/",
      root.range.upperBound == sentence.tokens[first].range.lowerBound
    else { return range }
    return first - 1..<range.upperBound
  }

  private func enumeration(_ range: Range<Int>, _ place: Place) -> Result? {
    guard let found = known(trim(range), place) ?? known(trimMarks(range), place) else { return nil }
    let values = Set(
      found.entries.compactMap { entry -> EnumerationValue? in
        if case .enumeration(let value) = entry.payload { value } else { nil }
      })
    guard values.count == 1, let value = values.first else { return nil }
    return Result(value: .enumeration(value), agreement: found.agreement, entry: value.cases.first)
  }

  private func text(_ range: Range<Int>, _ type: ValueType, _ place: Place) -> Result? {
    var trimmed = place.kind == .content ? trimMarks(range) : trim(range)
    var found = known(trimmed, place)
    if found?.agreement != .exact, trimmed != trimMarks(range),
      let whole = known(trimMarks(range), place), whole.agreement == .exact
    {
      (trimmed, found) = (trimMarks(range), whole)
    }
    // “Play like Neon Stairs”: what is looked for is known without the word before it.
    if place.kind == .content, found?.agreement != .exact, place.settings?.mended ?? false,
      case let bare = trim(range), bare != trimmed, let known = known(bare, place), known.agreement == .exact
    {
      (trimmed, found) = (bare, known)
    }
    trimmed = withoutDate(trimmed, place, isKnown: found?.agreement == .exact)
    let isVerbatim = place.kind == .content && !(place.settings?.mended ?? false)
    let text = isVerbatim ? sentence.text(of: trimmed) : sentence.mendedText(of: trimmed)
    guard !text.isEmpty else { return nil }
    guard let found else {
      // “It, I'm” of “that's it, I'm finished” is no name.
      if place.kind != .content, holdsClause(trimmed) || isClause(trimmed) || asks(trimmed) { return nil }
      if place.kind == .name, place.settings?.told ?? false, isBeside(trimmed) { return nil }
      // “Too” of “and on the packing list too” is no task.
      if place.kind != .content,
        trimmed.allSatisfy({
          sentence.isMark[$0] || grammar.mending.hedges.contains(sentence.tokens[$0].folded)
        })
      {
        return nil
      }
      // “Until” in “snooze until tonight” is no task, nor is the “I” of “I have to leave”.
      if trimmed.count == 1, place.kind != .content,
        sentence.traits[trimmed.lowerBound].contains(.joint)
          || grammar.reader.clauses.subjects.subtracting(grammar.reader.clauses.pointers)
            .contains(sentence.tokens[trimmed.lowerBound].folded)
      {
        return nil
      }
      let spelled = place.settings?.mended ?? false ? spelled(trimmed) : nil
      return Result(value: .string(spelled.map { own($0, place) } ?? text))
    }
    if found.entries.allSatisfy({ $0.isPart && $0.payload.isEntity }) {
      return Result(value: .string(text), agreement: .partial, entry: name(found.entries[0], text))
    }
    let payloads = Set(found.entries.map(\.payload))
    if found.agreement < .partial, payloads.count == 1, let payload = payloads.first {
      switch (payload, type) {
      case (.entity(let entity), .entity):
        return Result(value: .entity(entity), agreement: found.agreement, entry: entity.display.title)
      case (.spoken(let spoken), .spoken):
        return Result(value: .spoken(spoken), agreement: found.agreement, entry: spoken.phrase)
      case (.spoken(let spoken), .string):
        return Result(value: .string(spoken.phrase), agreement: found.agreement, entry: spoken.phrase)
      default: break
      }
    }
    let mended = mended(trimmed, found.entries[0])
    return Result(
      value: .string(mended ?? text), agreement: found.agreement, entry: name(found.entries[0], text))
  }

  /// Whether words are said besides a request, and are no name of something that the app knows: “we have loads” and “again”
  /// of “take the eggs off, we have loads”.
  private func isBeside(_ range: Range<Int>) -> Bool {
    let first = sentence.tokens[range.lowerBound].folded
    let (start, end) = (range.lowerBound, range.upperBound)
    if sentence.opening[start] == end || sentence.closing[start] == end { return true }
    return range.count > 1 && grammar.asides.subjects.contains(first)
      && !grammar.asides.owners.contains(first)
  }

  /// The words of a place without the day behind them: “near Cedar Valley tomorrow”.
  private func withoutDate(_ range: Range<Int>, _ place: Place, isKnown: Bool) -> Range<Int> {
    guard !isKnown, PlaceParameters.beforeDates.contains(place.parameter.lowercased()) else {
      return range
    }
    let ending = sentence.dates.map(\.tokensWithPreposition).first { date in
      date.upperBound == range.upperBound && date.lowerBound > range.lowerBound
    }
    return ending.map { trimMarks(range.lowerBound..<$0.lowerBound) } ?? range
  }

  /// The words as they are known, where one of them was mistyped: “runing” is “running”.
  func mended(_ range: Range<Int>, _ entry: KnownWords.Entry) -> String? {
    let places = range.filter { !sentence.isMark[$0] }
    var isMended = false
    let words = places.map { place -> String in
      let token = sentence.tokens[place]
      guard token.kind == .word, !grammar.reader.isWord(token.folded) else { return token.text }
      let letters = Array(token.folded.utf8)
      let near = entry.words.lazy.map(grammar.lexicon.word).first { known in
        Keyboard.likeness(of: letters, to: Array(known.utf8)) >= (known.utf8.count >= Self.longName ? 1 : 2)
          && EditDistance.distance(letters, Array(known.utf8), limit: 1) != nil
      }
      let known = sentence.stems[place] < 0 ? near ?? form(of: token.folded) : nil
      guard let known else { return token.text }
      isMended = true
      return Self.cased(known, as: token)
    }
    return isMended ? words.joined(separator: " ") : nil
  }

  /// The form of a known word that was meant where a letter stands once too often or too seldom: “swimming” for “swiming”.
  private func form(of word: String) -> String? {
    let (letters, lemma) = (Array(word.utf8), grammar.reader.verbLemma(of: word))
    guard lemma != word, letters.count <= Self.longestForm else { return nil }
    let once = letters.indices.dropFirst().filter { letters[$0] == letters[$0 - 1] }
      .map { Array(letters[..<$0] + letters[($0 + 1)...]) }
    let twice = letters.indices.map { Array(letters[...$0] + letters[$0...]) }
    return (once + twice).lazy.map { String(decoding: $0, as: UTF8.self) }
      .first { grammar.reader.isWord($0) && grammar.reader.verbLemma(of: $0) == lemma }
  }

  /// What is looked for without a remark behind a mark: “something energetic” of “something energetic, please, I'm cleaning
  /// the kitchen”, “jazz” of “jazz, nothing too loud”.
  func withoutRemark(_ range: Range<Int>) -> Range<Int> {
    let mark = range.dropFirst().dropLast().first { place in
      let next = sentence.tokens[place + 1].folded
      return sentence.isMark[place]
        && (grammar.asides.subjects.contains(next) && !grammar.asides.owners.contains(next)
          || grammar.reader.clauses.denials.contains(next) && place + 2 < range.upperBound)
    }
    guard let mark else { return range }
    var end = mark
    while end - 1 > range.lowerBound,
      sentence.isMark[end - 1] || grammar.reader.clauses.fillers.contains(sentence.tokens[end - 1].folded)
    {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// Whether a new clause begins inside of some words, behind a mark.
  private func holdsClause(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { place in
      let word = sentence.tokens[place].folded
      return sentence.isMark[place - 1] && grammar.asides.subjects.contains(word)
        && !grammar.asides.owners.contains(word)
    }
  }

  /// Whether words ask whether something is so, and are no name: “have I ticked anything off yet”.
  private func asks(_ range: Range<Int>) -> Bool {
    let words = sentence.tokens[range].map(\.folded)
    return grammar.reader.clauses.asking.contains { $0.count + 1 < words.count && words.starts(with: $0) }
      && words.contains { grammar.asides.subjects.contains($0) }
  }

  /// Whether words behind a mark are a statement, and no name: “Tom is lending me his” of “take the rollers off, Tom is …”.
  private func isClause(_ range: Range<Int>) -> Bool {
    let before = max(0, range.lowerBound - 2)..<range.lowerBound
    return before.contains { sentence.isMark[$0] }
      && range.dropFirst().contains { grammar.asides.verbs.contains(sentence.tokens[$0].folded) }
  }

  /// The letters of the longest word of which another form is looked for; each letter makes one more to look up.
  private static let longestForm = 32
  /// The letters of a name that nobody else has with another vowel in it.
  private static let longName = 6

  private static func cased(_ word: String, as token: Token) -> String {
    token.text.first?.isUppercase ?? false ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// The form of mended words that the app knows, or else the words.
  private func own(_ words: String, _ place: Place) -> String {
    let folded = PhraseWords.split(words)
    let found = grammar.known.find(
      folded.map(grammar.lexicon.id), folded: folded, app: place.app, categories: place.categories,
      language: grammar.reader, memo: memo)
    guard let found, found.agreement < .partial, case .spoken(let spoken)? = found.entries.first?.payload
    else {
      return words
    }
    return spoken.phrase
  }

  /// The words with the dictionary's nouns for the misspelled ones; `nil` when there are none.
  ///
  /// What is written with a capital inside a sentence may be a name, and stays.
  private func spelled(_ range: Range<Int>) -> String? {
    let places = range.filter { !sentence.isMark[$0] }
    let spellings = places.map { place -> String? in
      let token = sentence.tokens[place]
      guard token.kind == .word, sentence.words[place] < 0,
        place == 0 || token.text.first?.isLowercase ?? false
      else { return nil }
      return memo.spelling(of: token.folded) { grammar.reader.spelling(of: token.folded) }
        .map { Self.cased($0, as: token) }
    }
    guard spellings.contains(where: { $0 != nil }) else { return nil }
    return zip(places, spellings).map { $1 ?? sentence.tokens[$0].text }.joined(separator: " ")
  }

  /// What is known, for the trace.
  func name(_ entry: KnownWords.Entry, _ said: String) -> String {
    switch entry.payload {
    case .entity(let entity): entity.display.title
    case .spoken(let spoken): spoken.phrase
    case .enumeration(let value): value.cases.first ?? ""
    case .contact, .common: said
    }
  }

  /// What the app knows under the words of a range.
  func known(_ range: Range<Int>, _ place: Place) -> ValueMemo.Known? {
    guard !place.categories.isEmpty else { return nil }
    return memo.known(range, app: place.app, categories: place.categories) { findKnown(range, place) }
  }

  private func findKnown(_ range: Range<Int>, _ place: Place) -> ValueMemo.Known? {
    let tokens = range.filter { !sentence.isMark[$0] }
    let (words, folded) = (tokens.map { sentence.stems[$0] }, tokens.map { sentence.tokens[$0].folded })
    let found = grammar.known.find(
      words, folded: folded, app: place.app, categories: place.categories, language: grammar.reader,
      memo: memo)
    guard let found, place.app >= 0, found.entries.allSatisfy({ $0.payload == .common }) else { return found }
    // The app's own form of a common word (“run” for “running”) is what the app expects.
    let own = grammar.known.find(
      words, folded: folded, app: place.app, categories: place.categories, ownOnly: true,
      language: grammar.reader, memo: memo)
    guard let own, own.agreement < .partial else { return found }
    return (found.agreement, own.entries)
  }
}

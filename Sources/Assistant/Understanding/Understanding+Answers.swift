import Catalog
public import IntentWire
public import Language
import SaidValues

extension Understanding {
  /// Reads an answer to a question for a value.
  ///
  /// Numbers, dates, enumeration cases, yes and no, and several items are understood as such; other words are
  /// the text without its polite opening and end (“to the … please”).
  ///
  /// - Parameter things: Things of the apps whose names stand in the answer, beyond those that are always known.
  /// - Returns: `nil` when the words are no value of the type.
  public func values(
    answering type: ValueType, parameter: String, intent: String, app: String, text: String,
    context: LanguageContext, things: [NamedThing] = []
  ) -> IntentValue? {
    let grammar = grammar.knowing(things)
    let sentence = Sentence(Utterance(text, context: context), grammar: grammar)
    guard sentence.count > 0 else { return nil }
    let values = ValueReader(grammar: grammar, sentence: sentence, context: context)
    let index = Int32(self.index(ofApp: app) ?? -1)
    let settings = grammar.intents.first { $0.identifier == intent }?.slots[parameter]
    let place = values.place(index, intent, parameter, type, settings)
    let whole = values.trimMarks(0..<sentence.count)
    guard !whole.isEmpty else { return nil }
    // An app's own words come before the removal of filler, which may be part of a name.
    if let known = values.value(whole, place), known.agreement == .exact { return known.value }
    if place.kind == .content { return values.value(answer(whole, sentence), place)?.value }
    var range = whole
    while let length = grammar.answerOpenings.match(sentence.tokens, at: range.lowerBound),
      length < range.count, !isVerbOfTask(range, length, type, sentence)
    {
      range = values.trimMarks(range.lowerBound + length..<range.upperBound)
    }
    var end = range.lowerBound + 1
    while end < range.upperBound, !sentence.isTail(end) { end += 1 }
    range = values.trimMarks(range.lowerBound..<min(end, range.upperBound))
    if let value = values.value(range.isEmpty ? whole : range, place)?.value { return value }
    let words = sentence.text(of: range.isEmpty ? whole : range)
    if case .enumeration(let name) = type, let named = namedCase(of: name, app: index, in: sentence) {
      return named
    }
    return said(words, as: type, of: parameter, intent, app: index, context)
  }

  /// The value that the words of an answer say, as they would say it to a program.
  private func said(
    _ text: String, as type: ValueType, of parameter: String, _ intent: String, app: Int32,
    _ context: LanguageContext
  ) -> IntentValue? {
    let app = app >= 0 ? grammar.apps[Int(app)] : nil
    let unit = app?.manifest.intent(intent)?.parameter(parameter)?.limits?.unit
    let reader = SaidValues(
      language: grammar.reader, context: context, enumerations: app?.manifest.choices(of: type) ?? [:])
    // Nobody says seconds without their name.
    if case .duration = type, unit == nil, reader.number(text) != nil { return nil }
    if case .currency = type, reader.number(text) == nil { return nil }
    return reader.value(of: text, as: type, in: unit)
  }

  /// Whether what would open an answer is what is to be done: “pick” of “to pick up the dry cleaning”.
  ///
  /// Things to do are said in one's own words; “add” before them is said to the assistant.
  private func isVerbOfTask(
    _ range: Range<Int>, _ length: Int, _ type: ValueType, _ sentence: Sentence
  ) -> Bool {
    guard case .list(.spoken) = type, length == 1 else { return false }
    return grammar.reader.clauses.choosing.contains(sentence.tokens[range.lowerBound].folded)
  }

  /// The words of an answer that is kept as it stands, without “just say that”.
  private func answer(_ whole: Range<Int>, _ sentence: Sentence) -> Range<Int> {
    var start = whole.lowerBound
    while start < whole.upperBound {
      if let length = grammar.contentOpenings.match(sentence.tokens, at: start) {
        return start + length < whole.upperBound ? start + length..<sentence.count : 0..<sentence.count
      }
      // “Just” alone may be a part of what is said.
      guard let length = grammar.openings.match(sentence.tokens, at: start) else { break }
      start += length
      while start < whole.upperBound, sentence.isMark[start] { start += 1 }
    }
    return 0..<sentence.count
  }

  /// The case of an enumeration that is named somewhere among the words.
  private func namedCase(of name: String, app: Int32, in sentence: Sentence) -> IntentValue? {
    let own = app >= 0 ? grammar.apps[Int(app)].manifest.enumeration(name) : nil
    guard let enumeration = own ?? SiriKitSchema.manifest.enumeration(name) else { return nil }
    let words = sentence.tokens.indices.filter { !sentence.isMark[$0] }
    let text = words.map { sentence.tokens[$0].folded }.joined(separator: " ")
    let padded = " \(text) "
    var best: (length: Int, name: String)?
    for entry in grammar.known.commonEntries(in: KnownWords.enumeration(name)) {
      let folded = entry.words.map { grammar.lexicon.word($0) }.joined(separator: " ")
      guard case .enumeration(let value) = entry.payload, let known = value.cases.first else { continue }
      if padded.contains(" \(folded) "), folded.count > best?.length ?? 0 { best = (folded.count, known) }
    }
    for value in enumeration.cases {
      for name in value.spokenNames {
        let folded = PhraseWords.split(name).joined(separator: " ")
        // The longest name wins: “not completed” holds “completed”.
        if !folded.isEmpty, padded.contains(" \(folded) "), folded.count > best?.length ?? 0 {
          best = (folded.count, value.name)
        }
      }
    }
    return best.map { .enumeration(EnumerationValue(type: name, case: $0.name)) }
  }
}

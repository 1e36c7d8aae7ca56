import Catalog
import IntentWire
import Language

extension CandidateBuilder {
  /// A slot with the words and the value that it got.
  struct Filling {
    var step: Int
    var parameter: String
    /// The field of the parameter that it fills.
    var field: String?
    var tokens: Range<Int>
    var result: ValueReader.Result?
    /// Whether it takes a name or several.
    var isName: Bool
    /// Whether it takes people.
    var isPerson = false
    /// Whether it takes a thing of the app, and the app said which it has.
    var isEntity = false
    /// Whether it takes one of several cases.
    var isCase = false
    /// Whether it takes a name of which the app said all that it has.
    var isTold = false
    /// The steps beside it whose word turned out to be part of the value.
    var taken: [Int] = []
  }

  /// The words of a message with what the end of a sentence seems to be filler, as in “I am leaving now”.
  ///
  /// Thanks and “please” at the very end are said to the assistant.
  ///
  /// - Parameter isSaid: Whether the words are passed on, not looked for. Then what opens other sentences begins the message
  ///   in “I'll be late, text that to Olga”.
  private func wholeContent(_ slot: Range<Int>, isSaid: Bool) -> Range<Int> {
    var tokens = slot
    if isSaid, tokens.lowerBound == sentence.start,
      (0..<sentence.start).contains(where: { grammar.asides.subjects.contains(sentence.tokens[$0].folded) })
    {
      tokens = 0..<tokens.upperBound
    }
    let start = values.quoteStart(tokens)
    if let end = values.quoteEnd(from: start),
      sentence.isTail(end + 1) || end < tokens.upperBound
        || (tokens.upperBound..<end).allSatisfy({ sentence.isMark[$0] })
    {
      return start..<max(end + 1, tokens.upperBound)
    }
    guard tokens.upperBound < sentence.count, sentence.isTail(tokens.upperBound) else { return tokens }
    var end = sentence.count
    for place in tokens.upperBound..<sentence.count where sentence.traits[place].contains(.courtesy) {
      // “tell him I said thank you”: what is said belongs to the message.
      if place > 0, grammar.reader.verbLemma(of: sentence.tokens[place - 1].folded) == "say" { break }
      end = place
      break
    }
    // Only the marks that belong to the message stay before what is said to the assistant.
    while end < sentence.count, end > tokens.upperBound, sentence.isMark[end - 1],
      !sentence.isTerminal[end - 1]
    {
      end -= 1
    }
    return tokens.lowerBound..<max(end, tokens.upperBound)
  }

  /// The words of a message without what only asks to send it: “I'm outside, send it”.
  ///
  /// “Sign the form and send it” says what somebody else is to send.
  private func withoutSendOff(_ tokens: Range<Int>) -> Range<Int> {
    let words = grammar.reader.clauses
    var end = tokens.upperBound
    while end > tokens.lowerBound, sentence.isMark[end - 1] { end -= 1 }
    let spoken = sentence.tokens[tokens.lowerBound..<end].map(\.folded)
    guard sentence.isTail(end),
      let off = words.sendOffs.first(where: {
        $0.count < spoken.count && spoken.suffix($0.count).elementsEqual($0)
      })
    else { return tokens }
    var cut = end - off.count
    let hasMark = sentence.isMark[cut - 1]
    guard hasMark || words.joints.contains(off[0]) else { return tokens }
    while cut > tokens.lowerBound, sentence.isMark[cut - 1], !sentence.isTerminal[cut - 1] { cut -= 1 }
    guard let first = (tokens.lowerBound..<cut).first(where: { !sentence.isMark[$0] }) else { return tokens }
    let hasObject = grammar.asides.pronouns.contains(off[off.count - 1]) || off.count > 2
    let isStatement =
      sentence.isTerminal[cut - 1] || grammar.asides.subjects.contains(sentence.tokens[first].folded)
    return !hasObject || isStatement ? tokens.lowerBound..<cut : tokens
  }

  /// Whether a clause follows that is said to the assistant: “play some soul if you don't mind”.
  private func endsInClause(_ tokens: Range<Int>) -> Bool {
    tokens.upperBound + 1 < sentence.count && sentence.isTail(tokens.upperBound)
      && grammar.clauses.contains(sentence.tokens[tokens.upperBound].folded)
  }

  /// Whether a name that nobody knows ends in a noun that another domain is about: “delete this photo”.
  func isStray(_ filling: Filling) -> Bool {
    guard filling.isName, filling.result?.agreement == nil,
      let last = values.trimMarks(filling.tokens).last
    else { return false }
    return sentence.traits[last].contains(.thing)
  }

  /// Whether words name a thing of the app that it does not know, although it said what it knows: “open the window”.
  func isStrange(_ filling: Filling) -> Bool { filling.isEntity && filling.result?.agreement == nil }

  /// Whether words in the place of one of several cases are none of them.
  func isNoCase(_ filling: Filling) -> Bool { filling.isCase && filling.result == nil }

  /// Whether a value holds one of two quotation marks, so that what is quoted is torn: “change that to “almost | ready””.
  func isTorn(_ filling: Filling) -> Bool {
    guard let first = sentence.firstQuote else { return false }
    let tokens = values.trimMarks(filling.tokens)
    var place = first
    while place < sentence.count {
      guard Sentence.quotes.contains(sentence.tokens[place].folded),
        let end = values.quoteEnd(from: place)
      else {
        place += 1
        continue
      }
      // A mark right beside the value belongs to it.
      let holdsFirst = tokens.contains(place) || place + 1 == tokens.lowerBound
      let holdsLast = tokens.contains(end) || end == tokens.upperBound
      if end > place + 2, holdsFirst != holdsLast, tokens.overlaps(place..<end) { return true }
      place = end + 1
    }
    return false
  }

  /// Whether words name what the app does not have, although it said all that it has: “add insult to injury”.
  func isUntold(_ filling: Filling) -> Bool { filling.isTold && filling.result?.agreement == nil }

  /// Whether words that are no name stand for someone whom nobody knows: “text editors compared”.
  func isNobody(_ filling: Filling) -> Bool {
    guard filling.isPerson, filling.result?.agreement == nil else { return false }
    return values.areOrdinaryWords(values.trimMarks(filling.tokens))
  }

  /// Where a value begins whose article the phrase has as a word of its own: “add The Hobbit to …”, of “add [the] {title} to …”.
  private func articleOfTitle(before index: Int, of path: Path) -> Int? {
    guard index > 0, path.steps[index - 1].tokens.count == 1, let first = path.steps[index].tokens.first,
      path.steps[index - 1].tokens.upperBound == first, values.isArticleOfTitle(first - 1)
    else { return nil }
    return first - 1
  }

  func fillings(
    _ path: Path, _ accept: Automaton.Accept, _ intent: Grammar.Intent, _ app: Int32
  ) -> [Filling] {
    var fillings: [Filling] = []
    for (index, step) in path.steps.enumerated() {
      guard case .slot(let slotNumber, _) = step.role else { continue }
      let slot = grammar.automaton.slots[slotNumber]
      let name =
        slot.parameter
        ?? (accept.arguments.indices.contains(slot.number) ? accept.arguments[slot.number] : "")
      if name == Automaton.Slot.ignored { continue }
      let type =
        intent.manifest.parameter(name).flatMap { GrammarDraft.type(of: $0, field: slot.field) } ?? .string
      let settings = intent.slots[slot.alias ?? name]
      let full = [name, slot.field].compactMap(\.self).joined(separator: ".")
      let (number, place) = values.memo.place(
        of: ValueMemo.Slot(app: app, intent: accept.intent, parameter: full, alias: slot.alias)
      ) {
        values.place(
          app, intent.category, full, type, settings, own: intent.slots[name], isSum: slot.kind == .sum)
      }
      var filling = Filling(
        step: index, parameter: name, field: slot.field, tokens: step.tokens,
        isName: slot.kind == .name || slot.kind == .list)
      // What somebody else will read or hear is kept as it was said.
      let isSaid = !(settings?.mended ?? false)
      if slot.kind == .content, isSaid || !endsInClause(step.tokens) {
        filling.tokens = wholeContent(step.tokens, isSaid: isSaid)
        if isSaid { filling.tokens = withoutSendOff(filling.tokens) }
      }
      if filling.isName, let before = articleOfTitle(before: index, of: path) {
        filling.tokens = before..<filling.tokens.upperBound
        filling.taken = [index - 1]
      }
      let tokens = filling.tokens
      filling.result = values.memo.value(of: tokens, in: number) { values.value(tokens, place) }
      filling.isPerson = type.element == .person
      if case .enumeration = type.element { filling.isCase = true }
      if settings?.told ?? false {
        filling.isTold = place.categories.contains { grammar.known.knows(app, in: $0) }
      }
      if case .entity(let entity) = type.element {
        filling.isEntity = grammar.known.category(KnownWords.entity(entity)) != nil
      }
      // “the packing list” is a list “packing”, unless the app has one that is called “Packing List”.
      if filling.result?.agreement != .exact, !place.categories.isEmpty, index + 1 < path.steps.count,
        case .word = path.steps[index + 1].role,
        path.steps[index + 1].tokens.lowerBound == step.tokens.upperBound
      {
        let longer = tokens.lowerBound..<path.steps[index + 1].tokens.upperBound
        let whole = values.memo.value(of: longer, in: number) { values.value(longer, place) }
        if let whole, whole.agreement == .exact {
          (filling.tokens, filling.result) = (longer, whole)
          filling.taken.append(index + 1)
        }
      }
      if type.element == .place, filling.result?.agreement == nil,
        let (parameter, result) = knownAsOther(filling.tokens, than: name, intent, accept.intent, app)
      {
        (filling.parameter, filling.field, filling.result) = (parameter, nil, result)
      }
      fillings.append(filling)
    }
    return fillings
  }

  /// Another parameter of which words are a name that the app told, where they stand for a place that nobody knows: the album
  /// “Family Reunion” of “pictures at the family reunion”.
  ///
  /// One word alone may be a place and a name: “in Norway”.
  private func knownAsOther(
    _ tokens: Range<Int>, than parameter: String, _ intent: Grammar.Intent, _ number: Int32, _ app: Int32
  ) -> (parameter: String, result: ValueReader.Result)? {
    guard values.trim(tokens).count > 1 else { return nil }
    for (name, settings) in intent.slots.sorted(by: { $0.key < $1.key })
    where name != parameter && settings.parameter == nil && settings.kind == .name
      && settings.vocabulary != nil
    {
      let type = intent.manifest.parameter(name).flatMap { GrammarDraft.type(of: $0, field: nil) } ?? .string
      let (place, other) = values.memo.place(
        of: ValueMemo.Slot(app: app, intent: number, parameter: name, alias: nil)
      ) { values.place(app, intent.category, name, type, settings, own: settings) }
      let result = values.memo.value(of: tokens, in: place) { values.value(tokens, other) }
      if let result, result.agreement == .exact, result.entry != nil { return (name, result) }
    }
    return nil
  }
}

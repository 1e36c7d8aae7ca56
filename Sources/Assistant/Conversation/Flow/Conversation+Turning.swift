import Catalog
import ContactBook
import IntentWire
import Language
import Understanding

/// What an answer is that is none: another request, a question, a yes to nothing.
extension Conversation {
  /// The request in an answer that turns away from the question: “never mind, call Sam”, “no wait, call Sam instead”.
  ///
  /// - Returns: `nil` where nothing shows that the person turns away. What is said in one's own words needs more than that.
  func turning(_ turn: AnswerTurn) -> String? {
    let text = withoutInstead(turn.text)
    let tokens = language.tokens(in: text)
    let openings: [[String]]
    var left: ArraySlice<Token>
    (openings, left) = TurningWords.divided(tokens)
    var isClear = text != turn.text || openings.contains(where: TurningWords.clear.contains)
    var turns = isClear || !openings.isEmpty
    if let dropped = TurningWords.dropped(left.map(\.folded)), dropped < left.count {
      (turns, isClear) = (true, true)
      left.removeFirst(dropped)
      left = left.drop { $0.kind == .punctuation || ["and", "just", "please"].contains($0.folded) }
    }
    let isOwn = turn.question.kind == .needsValue && !turn.type.element.isOfKnownThings
    // “Actually what was his last message” asks for something, if somebody can do it.
    if turns, left.first.map({ TurningWords.questions.contains($0.folded) }) ?? false { isClear = true }
    guard turns, isClear || !isOwn, left.count > 1 else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: left.indices)
  }

  /// The same question behind the things to choose from for another value, where an answer asks about these: “what kinds
  /// of ride are there?”, where it was asked where the ride begins.
  func toldOptions(_ turn: AnswerTurn) -> Move? {
    guard turn.question.kind == .confirmation || turn.suspension == nil && turn.question.kind == .needsValue,
      !turn.isInOwnWords, OptionWords.asksAboutOptions(language.tokens(in: turn.text)),
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = words(for: turn.pending)
    for parameter in declared where parameter.name != turn.question.parameter && parameter.type == .spoken {
      let options = knownThings(of: parameter, turn).compactMap(\.first)
      guard (2...Self.mostTold).contains(options.count) else { continue }
      return saying(
        words.existing(options, of: parameter.name),
        before: ask(
          turn.question, turn.pending, saying: Dialog(turn.question.sentence), phase: turn.phase))
    }
    return nil
  }

  /// The most things that are told.
  private static let mostTold = 8

  /// Whether an answer gives the request up before it says why: “no, forget it, I'll walk”.
  ///
  /// What is said in one's own words may begin in any way.
  func isDropped(_ turn: AnswerTurn) -> Bool {
    let openings = TurningWords.divided(language.tokens(in: turn.text)).openings
    return !turn.isInOwnWords && openings.contains(where: TurningWords.dropping.contains)
  }

  /// Another person for the one of whom it is asked which is meant: “oh wait, I meant Sam”.
  func correctedPerson(_ turn: AnswerTurn) -> IntentValue? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.kind == .disambiguation, turn.type.element == .person,
      let name = turn.question.parameter, let parts = CorrectionWords.parts(tokens), parts.isExplicit,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameter(name)
    else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    guard people?.matches(for: words, app: "", purpose: .any).isEmpty == false else { return nil }
    return reader.value(
      answering: words, for: declared, of: turn.pending.call.intent, in: turn.app, context: context)
  }

  /// Whether an answer names nothing and nobody, as it asks something itself or says yes or no.
  func isNoAnswer(_ turn: AnswerTurn) -> Bool {
    guard turn.type.element.isOfKnownThings || !turn.question.options.isEmpty else { return false }
    let tokens = Array(
      TurningWords.divided(language.tokens(in: turn.text)).rest.filter { $0.kind == .word }
        .drop { TurningWords.isPause($0) })
    if turn.type.element.isOfKnownThings || !turn.question.options.isEmpty,
      language.affirmation(tokens) != nil
    {
      return true
    }
    // “The first one” of none.
    let places = OptionMatcher([], language: language)
    if turn.question.options.isEmpty, turn.type.element.isSomebodyOrSomewhere, (2...4).contains(tokens.count),
      places.place(tokens, among: Self.mostPlaces) != nil
    {
      return true
    }
    guard let first = tokens.first, tokens.count > 2 else { return false }
    return TurningWords.questions.contains(first.folded) || isClause(tokens, turn)
  }

  /// Whether words say something rather than where: “there will be four of us”.
  private func isClause(_ tokens: [Token], _ turn: AnswerTurn) -> Bool {
    turn.type.element == .place && tokens.contains { AnswerWords.clauseVerbs.contains($0.folded) }
  }

  /// The request with what a clause says of another of its values, where it was asked for a place: “there will be four of
  /// us”, “Grace is coming too so six”, “standard is fine”.
  func toldOtherwise(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    let tokens = language.tokens(in: turn.text).filter { $0.kind == .word }
    guard turn.suspension == nil, turn.question.kind == .needsValue, let name = turn.question.parameter,
      turn.type.element == .place,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let others = declared.filter { $0.name != name }
    let said = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    if let ending = AnswerWords.accepting.first(where: {
      tokens[...].closes(with: $0) && $0.count < tokens.count
    }) {
      return knownOne(said.text(of: 0..<tokens.count - ending.count), among: others, turn)
    }
    // “Make it an XL, there are five of us” says more than the clause does.
    guard isClause(tokens, turn), CorrectionWords.parts(tokens)?.isExplicit != true, let last,
      last.app == turn.pending.app, last.intent == turn.pending.call.intent
    else { return nil }
    if let so = tokens.lastIndex(where: { $0.folded == AnswerWords.so }), so + 1 < tokens.count,
      let changed = amount(
        in: "\(CorrectionWords.makeIt) \(said.text(of: so + 1..<tokens.count))",
        for: turn.pending.call.parameters.filter { $0.key != name }, of: turn.pending.call.intent,
        in: turn.app)
    {
      return turn.pending.said(anew: changed)
    }
    let clause = said.text(of: LeadingWords.end(of: tokens)..<tokens.count)
    guard
      let reading = reading(
        of: "\(FollowUpSentences(last, language: language).opening) \(clause)", like: last)
    else { return nil }
    let told = reading.values.filter {
      $0.value.isAmountOrTime && turn.pending.call.parameters[$0.key] != $0.value
    }
    return told.isEmpty || told[name] != nil ? nil : turn.pending.said(anew: told)
  }

  /// More things than are ever told.
  private static let mostPlaces = 100

  /// The request with what an answer says of another parameter, as its preposition shows: “to the airport”, where it was
  /// asked where the ride begins.
  func saidOfAnother(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    let start = LeadingWords.end(of: tokens)
    guard turn.suspension == nil, turn.question.kind == .needsValue, turn.type.element.isSomebodyOrSomewhere,
      let name = turn.question.parameter, start < tokens.count,
      FollowUpWords.prepositions.contains(tokens[start].folded)
    else { return nil }
    let said = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    let text = said.text(of: start..<tokens.count)
    if let ends = CorrectionWords.ends[tokens[start].folded], start + 1 < tokens.count,
      tokens.count - start <= Self.mostWordsOfPlace,
      turn.parameter.map({ Self.isNamed($0, by: ends) }) == false,
      let other = turn.app.manifest.intent(turn.pending.call.intent)?.parameters.first(where: {
        $0.type == turn.type && $0.name != name && Self.isNamed($0, by: ends)
      })
    {
      let words = said.text(of: start + 1..<tokens.count)
      let value = reader.value(
        answering: words, for: other, of: turn.pending.call.intent, in: turn.app, context: context)
      return turn.pending.said(anew: [other.name: value ?? .string(words)])
    }
    guard
      case .accepted(let reading) = reader.read(text, in: turn.app.identifier, context: context).decision,
      !reading.isByLikeness, reading.intent == turn.pending.call.intent, reading.values[name] == nil,
      reading.values.count == 1
    else { return nil }
    return turn.pending.said(anew: reading.values)
  }

  /// The most words of a preposition with a place, marks with them.
  private static let mostWordsOfPlace = 6

  /// The request with another amount or time for the one that it has, where something else is asked: “actually make it 3”.
  ///
  /// Only where the words are no answer to the question, and one value alone is of their kind.
  func amendedAmount(_ turn: AnswerTurn) -> PendingCall? {
    guard turn.suspension == nil, turn.question.parameter != nil, turn.question.kind != .confirmation,
      turn.type.element.isOfKnownThings,
      let changed = amount(
        in: turn.text, for: turn.pending.call.parameters.filter { $0.key != turn.question.parameter },
        of: turn.pending.call.intent, in: turn.app)
    else { return nil }
    return turn.pending.said(anew: changed)
  }

  /// The request that came last with another amount or time, where an answer had given the one it has.
  ///
  /// What its own sentence says is changed there.
  func amendedAmount(in text: String, _ state: ConversationState) -> LastRequest? {
    guard state.phase == .finished(.done), var last = state.last, let app = app(last.app),
      let changed = amount(in: text, for: last.answers, of: last.intent, in: app)
    else { return nil }
    last.answers.merge(changed, uniquingKeysWith: { $1 })
    return last
  }

  /// Another amount or time for the one value of its kind.
  private func amount(
    in text: String, for values: [String: IntentValue], of intent: String, in app: InstalledApp
  ) -> [String: IntentValue]? {
    let tokens = language.tokens(in: text)
    guard let parts = CorrectionWords.parts(tokens), parts.isExplicit,
      let declared = app.manifest.intent(intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    var found: [String: IntentValue] = [:]
    for parameter in declared {
      guard let before = values[parameter.name], before.isAmountOrTime else { continue }
      // “At 3 pm” is no number of people.
      if !before.isTime, hasClockTime(words) { continue }
      let texts = before.isTime ? [words, "at \(words)"] : [words]
      let value =
        retimed(words, before)
        ?? texts.lazy.compactMap { text in
          reader.value(answering: text, for: parameter, of: intent, in: app, context: context)
        }.first
      guard let value, !value.isEmpty, value != before else { continue }
      if case .string = value { continue }
      found[parameter.name] = value
    }
    return found.count == 1 ? found : nil
  }
}

extension Conversation {
  /// Whether words say at what time of the day: “at 3 pm”, but not “three”.
  private func hasClockTime(_ words: String) -> Bool {
    language.annotate(words, context: context).dates.contains { $0.tokensWithPreposition.count > 1 }
  }
}

extension ValueType {
  /// Whether values are people or places.
  fileprivate var isSomebodyOrSomewhere: Bool { self == .person || self == .place }
}

extension IntentValue {
  /// Whether the value is a moment or a stretch of time.
  fileprivate var isTime: Bool {
    switch self {
    case .date, .dateRange: true
    default: false
    }
  }

  /// Whether the value is an amount or a time.
  fileprivate var isAmountOrTime: Bool {
    switch self {
    case .integer, .number, .duration, .currency, .measurement: true
    default: isTime
    }
  }
}

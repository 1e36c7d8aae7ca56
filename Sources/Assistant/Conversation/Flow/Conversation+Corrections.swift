import Catalog
import ContactBook
import Foundation
import IntentWire
import Language

/// What a person wants otherwise when a whole request is read back to them: “no, make it 20”, “to Tom instead”.
extension Conversation {
  /// The request with the value that a correction gives.
  ///
  /// Where the words name no parameter, the value goes to one that has a value already and whose type it fits:
  /// amounts, dates and numbers before names, since any words could be a name.
  ///
  /// - Parameter mustCorrect: Whether the sentence can mean nothing else: it began with a no, or answers nothing.
  /// - Returns: `nil` when the words correct nothing.
  func amended(_ text: String, _ turn: AnswerTurn, mustCorrect: Bool) -> PendingCall? {
    let tokens = language.tokens(in: text)
    // “What's in the news today?” is no other day.
    let asks =
      tokens.first { $0.kind == .word }.map { StatusWords.openQuestions.contains($0.folded) } ?? false
    guard turn.suspension == nil, let parts = CorrectionWords.parts(tokens),
      parts.isExplicit || mustCorrect && !asks,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    var named = parts.name.isEmpty ? declared : declared.filter { Self.isNamed($0, by: parts.name) }
    let choosable = named.filter { $0.name != turn.question.parameter }
    if let asked = turn.question.parameter {
      // While something else is asked for, the words must be about a value that is there: “make that six bananas”.
      guard parts.isExplicit else { return nil }
      let lemmas = Set(tokens[parts.value].filter { $0.kind == .word }.map { language.lemma(of: $0.folded) })
      named = named.filter { parameter in
        parameter.name != asked && isAbout(lemmas, turn.pending.call.parameters[parameter.name])
      }
    }
    if let chosen = knownOne(words, among: choosable, turn) { return chosen }
    let isMoment = language.annotate(words, context: context).dates.contains { $0.tokens.count > 1 }
    for parameter in ranked(named, parts, turn.pending, isMoment: isMoment) {
      guard let value = correction(words, for: parameter, parts, turn) else { continue }
      // “Wake me up at half past five” is no other time of what is asked about.
      if !parts.isExplicit, [.date, .dateRange].contains(parameter.type.element), !saysOnlyWhen(words) {
        continue
      }
      let isList = parameter.type.isList
      return turn.pending.amended(value, for: parameter.name, isList: isList)
    }
    return nil
  }

  /// Whether words say a day or a time and nothing else.
  private func saysOnlyWhen(_ words: String) -> Bool {
    let said = language.annotate("at \(words)", context: context)
    return said.tokens.indices.allSatisfy { place in
      said.dates.contains { $0.tokensWithPreposition.contains(place) }
        || said.tokens[place].kind == .punctuation
        || FollowUpWords.prepositions.contains(said.tokens[place].folded)
    }
  }

  /// The request with one of the things that the app tells of by name: “can I have the green one instead?”.
  func knownOne(
    _ words: String, among parameters: [ParameterManifest], _ turn: AnswerTurn
  ) -> PendingCall? {
    for parameter in parameters where parameter.type == .spoken {
      let things = knownThings(of: parameter, turn)
      let names = things.map { $0.flatMap(self.words(for: turn.pending).names) }
      guard case .one(let index) = OptionMatcher(names, language: language).match(words, places: false),
        let first = things[index].first
      else { continue }
      return turn.pending.amended(first, for: parameter.name, isList: false)
    }
    return nil
  }

  /// The things that the app tells of for a parameter, each with all its names: “Zip Green”, “electric cab”.
  func knownThings(of parameter: ParameterManifest, _ turn: AnswerTurn) -> [[IntentValue]] {
    let known = KnownValues(app: turn.app, vocabulary: vocabularies[turn.app.identifier], dialogs: dialogs)
      .values(for: parameter, of: turn.pending.call.intent)
    return Dictionary(grouping: known) { $0.identifier ?? $0.displayText }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The request at another time, where an answer to whether all of it is right says nothing but a time.
  func retimed(_ text: String, _ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: text)
    guard turn.question.parameter == nil, turn.suspension == nil, let parts = CorrectionWords.parts(tokens),
      parts.name.isEmpty,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    let annotated = language.annotate("at \(words)", context: context)
    guard annotated.dates.count == 1, annotated.dates[0].tokens.upperBound == annotated.tokens.count,
      annotated.dates[0].tokens.lowerBound == 1
    else { return nil }
    for parameter in declared {
      guard let value = retimed(words, turn.pending.call.parameters[parameter.name]) else { continue }
      return turn.pending.amended(value, for: parameter.name, isList: false)
    }
    return nil
  }

  /// The request with another person for the one it has, where the answer to a question for its text names one: “uh,
  /// make that Sam”.
  func amendedPerson(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    guard turn.question.kind == .needsValue, turn.suspension == nil, let asked = turn.question.parameter,
      let parts = CorrectionWords.parts(tokens), parts.isExplicit, parts.name.isEmpty,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    guard
      let parameter = declared.first(where: {
        $0.type.element == .person && $0.name != asked && turn.pending.call.parameters[$0.name] != nil
      }),
      people?.matches(for: words, app: "", purpose: .any).isEmpty == false,
      let value = reader.value(
        answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context),
      isKnown(value)
    else { return nil }
    var pending = turn.pending
    let isList = parameter.type.isList
    pending.put(value, into: parameter.name, element: nil, isList: isList)
    pending.agreed[parameter.name] = nil
    return pending
  }

  /// Whether a value of one element shares a word with others, given as dictionary forms.
  private func isAbout(_ lemmas: Set<String>, _ value: IntentValue?) -> Bool {
    guard let elements = value?.elements, elements.count == 1 else { return false }
    return language.tokens(in: elements[0].displayText).contains { token in
      token.kind == .word && !AnswerWords.pointing.contains(token.folded)
        && lemmas.contains(language.lemma(of: token.folded))
    }
  }

  /// The parameters that may be meant, the likeliest first.
  private func ranked(
    _ parameters: [ParameterManifest], _ parts: CorrectionWords.Parts, _ pending: PendingCall, isMoment: Bool
  ) -> [ParameterManifest] {
    func rank(_ parameter: ParameterManifest) -> Int {
      let hasValue = pending.call.parameters[parameter.name] != nil
      switch (parameter.type.element.takesWords, hasValue) {
      case (false, true): return 0
      case (false, false): return 1
      case (true, true): return 2
      case (true, false): return 3
      }
    }
    // “To the airport” is where a ride ends, “from the airport” where it begins.
    func fit(_ parameter: ParameterManifest) -> Int {
      if isMoment || parts.lead.map(CorrectionWords.beforeTimes.contains) == true {
        // “No, at six” is a time, not how many are coming.
        return [.date, .dateRange].contains(parameter.type.element) ? 0 : 1
      }
      guard let ends = parts.lead.flatMap({ CorrectionWords.ends[$0] }) else { return 0 }
      return Self.isNamed(parameter, by: ends) ? 0 : 1
    }
    let ordered = parameters.enumerated().sorted {
      let (one, other) = ((rank($0.element), fit($0.element)), (rank($1.element), fit($1.element)))
      return isMoment || parts.lead.map(CorrectionWords.beforeTimes.contains) == true
        ? (one.1, one.0, $0.offset) < (other.1, other.0, $1.offset)
        : (one.0, one.1, $0.offset) < (other.0, other.1, $1.offset)
    }
    // Words alone never fill what was not spoken of; they only replace.
    return ordered.map(\.element).filter { !parts.name.isEmpty || rank($0) < 3 }
  }

  private func correction(
    _ words: String, for parameter: ParameterManifest, _ parts: CorrectionWords.Parts, _ turn: AnswerTurn
  ) -> IntentValue? {
    let type = parameter.type.element
    let current = turn.pending.call.parameters[parameter.name]
    if let moved = retimed(words, current) { return moved }
    if let moved = redated(words, for: parameter, current, turn) { return moved }
    // “At six” is a time, “six” hardly one.
    let words = parts.lead.map { [.date, .dateRange].contains(type) ? "\($0) \(words)" : words } ?? words
    if case .currency = type, case .currency(var money)? = current,
      words.allSatisfy({ $0.isNumber || $0 == "." }), let number = Decimal(string: words)
    {
      money.amount = number
      return .currency(money)
    }
    let value = reader.value(
      answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
    guard let value, !value.isEmpty else {
      return type.takesWords && isNaturalLead(parts.lead, of: type) ? .string(words) : nil
    }
    if case .string = value, !type.takesWords { return nil }
    guard type.takesWords, parts.name.isEmpty, turn.question.parameter == nil else { return value }
    return isNaturalLead(parts.lead, of: type) || isKnown(value) ? value : nil
  }

  /// A new time on the day that was said before: “make it half past eight” of a ride tomorrow at eight.
  func retimed(_ words: String, _ current: IntentValue?) -> IntentValue? {
    guard case .date(var date)? = current?.moment, date.day != nil, let hour = date.hour else { return nil }
    let annotated = language.annotate("at \(words)", context: context)
    guard annotated.dates.count == 1, annotated.tokens.allSatisfy({ CorrectionWords.isOfTime($0, annotated) })
    else { return nil }
    let time: DateComponents
    switch annotated.dates[0].value {
    case .time(let components), .moment(let components): time = components
    default: return nil
    }
    guard let said = time.hour else { return nil }
    let isSure =
      said == 0 || annotated.tokens.contains { CorrectionWords.halves.contains($0.folded) }
      || annotated.numbers.contains { $0.value > 12 && $0.value <= 24 && Int(exactly: $0.value) == said }
    let before = hour * 60 + (date.minute ?? 0)
    let nearest = (isSure ? [said] : [said, (said + 12) % 24]).min {
      abs($0 * 60 + (time.minute ?? 0) - before) < abs($1 * 60 + (time.minute ?? 0) - before)
    }
    (date.hour, date.minute) = (nearest ?? said, time.minute ?? 0)
    if case .dateRange(let range)? = current {
      return .dateRange(
        DateRangeValue(start: date, end: range.end == nil ? nil : date, recurrence: range.recurrence))
    }
    return .date(date)
  }

  /// The same time on another day: “no, Friday” of a ride tomorrow at eight.
  private func redated(
    _ words: String, for parameter: ParameterManifest, _ current: IntentValue?, _ turn: AnswerTurn
  ) -> IntentValue? {
    guard case .date(let before)? = current?.moment, before.hour != nil,
      let value = reader.value(
        answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context),
      case .date(var date)? = value.moment, date.day != nil, date.hour == nil
    else { return nil }
    (date.hour, date.minute) = (before.hour, before.minute)
    if case .dateRange(let range)? = current {
      return .dateRange(
        DateRangeValue(start: date, end: range.end == nil ? nil : date, recurrence: range.recurrence))
    }
    return .date(date)
  }

  /// The request at another time, where the answer to a question for something else turns away from the one it has: “no,
  /// Friday”, where it was asked from where.
  func amendedMoment(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.kind == .needsValue, turn.question.parameter != nil,
      ![.date, .dateRange].contains(turn.type.element), !turn.mayBeOwnWords, TurningWords.begin(tokens),
      let parts = CorrectionWords.parts(tokens), parts.name.isEmpty,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    let isMoment = [words, "at \(words)"].contains { text in
      let said = language.annotate(text, context: context)
      return said.dates.count == 1 && said.dates[0].tokens.upperBound == said.tokens.count
        && said.tokens.count - said.dates[0].tokens.count <= 1
    }
    guard isMoment else { return nil }
    for parameter in declared where turn.pending.call.parameters[parameter.name]?.moment != nil {
      guard let value = correction(words, for: parameter, parts, turn) else { continue }
      if case .string = value { continue }
      return turn.pending.amended(value, for: parameter.name, isList: false)
    }
    return nil
  }

  /// Whether a preposition leads to values of a type: people and places follow one, and plain text does not.
  private func isNaturalLead(_ lead: String?, of type: ValueType) -> Bool {
    switch type {
    case .person: lead == "to" || lead == "with" || lead == "for"
    case .place: lead == "to" || lead == "from" || lead == "at"
    default: lead != nil
    }
  }

  /// Whether a value is one that somebody knows, rather than words.
  func isKnown(_ value: IntentValue) -> Bool {
    switch value {
    case .string: return false
    case .list(let values): return values.allSatisfy(isKnown)
    case .person(let person):
      guard person.contactIdentifier == nil, person.customIdentifier == nil, person.matches.isEmpty else {
        return true
      }
      return people?.matches(for: person.name, app: "", purpose: .any).isEmpty == false
    default: return true
    }
  }

  static func isNamed(_ parameter: ParameterManifest, by words: [String]) -> Bool {
    let known = Set(
      [parameter.name, parameter.title].flatMap { ValueWords.words($0).split(separator: " ") }.map(
        String.init))
    return words.contains { word in
      known.contains(word) || CorrectionWords.synonyms[word].map { !known.isDisjoint(with: $0) } == true
    }
  }
}

extension IntentValue {
  /// The identifier of a name that an app's vocabulary has.
  fileprivate var identifier: String? {
    if case .spoken(let spoken) = self { spoken.identifier } else { nil }
  }

  /// The one moment that a value is, as a date.
  fileprivate var moment: IntentValue? {
    switch self {
    case .date: self
    case .dateRange(let range):
      range.end == nil || range.start == range.end ? range.start.map(IntentValue.date) : nil
    default: nil
    }
  }
}

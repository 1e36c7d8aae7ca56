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
    let tokens = Tokenizer().tokens(in: text)
    guard turn.suspension == nil, let parts = CorrectionWords.parts(tokens), mustCorrect || parts.isExplicit,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    var named = parts.name.isEmpty ? declared : declared.filter { Self.isNamed($0, by: parts.name) }
    if let asked = turn.question.parameter {
      // While something else is asked for, the words must be about a value that is there: “make that six bananas”.
      guard parts.isExplicit else { return nil }
      let lemmas = Set(tokens[parts.value].filter { $0.kind == .word }.map { language.lemma(of: $0.folded) })
      named = named.filter { parameter in
        parameter.name != asked && isAbout(lemmas, turn.pending.call.parameters[parameter.name])
      }
    }
    let isMoment = language.annotate(words, context: context).dates.contains { $0.tokens.count > 1 }
    for parameter in ranked(named, parts, turn.pending, isMoment: isMoment) {
      guard let value = correction(words, for: parameter, parts, turn) else { continue }
      var pending = turn.pending
      let isList: Bool = if case .list = parameter.type { true } else { false }
      pending.put(value, into: parameter.name, element: nil, isList: isList)
      pending.agreed[parameter.name] = nil
      pending.isConfirmed = false
      pending.call.confirmsFirst = false
      return pending
    }
    return nil
  }

  /// The request with another person for the one it has, where the answer to a question for its text names one: “uh,
  /// make that Sam”.
  func amendedPerson(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = Tokenizer().tokens(in: turn.text)
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
    let isList: Bool = if case .list = parameter.type { true } else { false }
    pending.put(value, into: parameter.name, element: nil, isList: isList)
    pending.agreed[parameter.name] = nil
    return pending
  }

  /// Whether a value of one element shares a word with others, given as dictionary forms.
  private func isAbout(_ lemmas: Set<String>, _ value: IntentValue?) -> Bool {
    guard let elements = value?.elements, elements.count == 1 else { return false }
    return Tokenizer().tokens(in: elements[0].displayText).contains { token in
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

  private static func isNamed(_ parameter: ParameterManifest, by words: [String]) -> Bool {
    let known = Set(
      [parameter.name, parameter.title].flatMap { ValueWords.words($0).split(separator: " ") }.map(
        String.init))
    return words.contains { word in
      known.contains(word) || CorrectionWords.synonyms[word].map { !known.isDisjoint(with: $0) } == true
    }
  }
}

import Catalog
import IntentWire
import Language

/// The values that answers give in words.
extension Conversation {
  /// The value that words give to the parameter in question.
  func value(of text: String, _ turn: AnswerTurn) -> IntentValue? {
    let type = turn.type
    let parameter =
      turn.parameter ?? ParameterManifest(name: turn.question.parameter ?? "value", title: "", type: type)
    func said(_ text: String) -> IntentValue? {
      reader.value(
        answering: text, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
    }
    let text = turn.isInOwnWords ? withoutThat(text) : text
    let value = said(text) ?? (type.element.isDate ? dated(text).flatMap(said) : nil) ?? freeText(text, type)
    guard let value, !value.isEmpty else { return nil }
    // Words are no case of an enumeration, and no number.
    if case .string = value, !type.element.takesWords { return nil }
    return value
  }

  /// The value that an answer gives behind words that drop what was said before: “ugh ok nvm, Dana”.
  ///
  /// - Returns: `nil` where nothing that is known follows.
  func behindDropping(_ turn: AnswerTurn) -> String? {
    guard turn.question.kind == .needsValue, !turn.isInOwnWords else { return nil }
    let tokens = language.tokens(in: turn.text)
    let lead = FixedPhrases.openings(FollowUpWords.interjections, of: tokens[...]).rest
    let rest = FixedPhrases.openings(TurningWords.leaving, of: lead).rest.drop { $0.kind == .punctuation }
    guard rest.count < lead.count, !rest.isEmpty else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
    let isKnown = value(of: words, turn).map(isKnown) ?? false
    return isKnown || turn.type.element == .person && namesSomebody(words) ? words : nil
  }

  /// The words of a clause without the “that” in front of it: what a message is to say, where it was asked for that.
  private func withoutThat(_ text: String) -> String {
    let tokens = language.tokens(in: text)
    guard tokens.count > 3, tokens[0].folded == AnswerWords.that,
      AnswerWords.subjects.contains(tokens[1].folded)
    else { return text }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: 1..<tokens.count)
  }

  /// The date in the words of an answer, as dates are said elsewhere: “in 2025” for “ok then 2025”.
  private func dated(_ text: String) -> String? {
    guard let words = FollowUp(text, in: language)?.words, let first = words.first, let last = words.last
    else {
      return nil
    }
    if words.count == 1, first.text.utf8.count == 4, !language.numbers(in: words).isEmpty {
      return "in \(first.text)"
    }
    return FollowUp(text, in: language)?.text(from: first.range.lowerBound, to: last.range.upperBound)
  }

  /// Another parameter of which the answer points at one of the known things: “the hardware one”, where it was asked what
  /// to put on a list.
  func knownOne(_ turn: AnswerTurn) -> (parameter: String, value: IntentValue)? {
    let words = language.tokens(in: turn.text).filter { $0.kind != .punctuation }.map(\.folded)
    guard turn.suspension == nil, turn.question.kind == .needsValue, turn.type.element == .spoken,
      words.count > 2, words.last == "one",
      FollowUp(turn.text, in: language, closings: [])?.namesThing == true,
      let intent = turn.app.manifest.intent(turn.pending.call.intent)
    else { return nil }
    for parameter in intent.parameters
    where parameter.name != turn.question.parameter && parameter.type.isOfKnownThings
      && turn.pending.call.parameters[parameter.name] == nil
    {
      let things = knownThings(of: parameter, turn)
      let names = things.map { $0.flatMap(self.words(for: turn.pending).names) }
      if case .one(let index) = OptionMatcher(names, language: language).match(turn.text, places: false),
        let value = things[index].first
      {
        return (parameter.name, value)
      }
    }
    return nil
  }

  /// Another parameter whose known names hold the answer: a group, where it was asked who should get a message.
  func knownName(_ turn: AnswerTurn) -> (parameter: String, value: IntentValue)? {
    guard turn.suspension == nil, turn.question.kind == .needsValue, turn.question.element == nil,
      let intent = turn.app.manifest.intent(turn.pending.call.intent)
    else { return nil }
    for parameter in intent.parameters
    where parameter.type == .spoken && parameter.name != turn.question.parameter
      && turn.pending.call.parameters[parameter.name] == nil
    {
      let value = reader.value(
        answering: turn.text, for: parameter, of: intent.identifier, in: turn.app, context: context)
      if case .spoken? = value { return value.map { (parameter.name, $0) } }
    }
    return nil
  }

  private func freeText(_ text: String, _ type: ValueType) -> IntentValue? {
    guard type.element.takesWords else { return nil }
    let tokens = language.tokens(in: text)
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    guard case .list = type else {
      let marks = tokens.reversed().prefix { $0.kind == .punctuation }.count
      return .string(annotated.text(of: 0..<(tokens.count - marks)))
    }
    return .list(language.listItems(in: tokens).map { .string(annotated.text(of: $0)) })
  }

  /// The known value of the parameter that words point at.
  func known(_ text: String, _ turn: AnswerTurn) async -> IntentValue? {
    guard let name = turn.question.parameter else { return nil }
    let words = words(for: turn.pending)
    let values = turn.question.options + (await values(for: name, of: turn.pending))
    guard
      case .one(let index) = OptionMatcher(values.map(words.names), language: language)
        .match(text, places: false)
    else { return nil }
    return values[index]
  }
}

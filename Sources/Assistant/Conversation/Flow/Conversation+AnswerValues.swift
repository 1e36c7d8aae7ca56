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
    let value =
      reader.value(
        answering: text, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
      ?? freeText(text, type)
    guard let value, !value.isEmpty else { return nil }
    // Words are no case of an enumeration, and no number.
    if case .string = value, !type.element.takesWords { return nil }
    return value
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

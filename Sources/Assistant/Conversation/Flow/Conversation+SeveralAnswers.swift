import IntentWire
import Language

/// Several values in one answer.
extension Conversation {
  /// The values that an answer enumerates, where the parameter takes several and some are on offer: “plum jam and seven
  /// spice”.
  ///
  /// Each part names one of what is on offer, or says a value of its own.
  ///
  /// - Returns: `nil` where the answer is one value, or where a part of it is none.
  func severalValues(_ turn: AnswerTurn) -> IntentValue? {
    guard case .list(let element) = turn.type, turn.question.element == nil, !turn.question.options.isEmpty,
      turn.question.kind != .confirmation
    else { return nil }
    let tokens = language.tokens(in: turn.text)
    let annotated = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    let items = language.listItems(in: tokens).map { annotated.text(of: $0) }
    guard items.count > 1, items.count <= Self.mostParts else { return nil }
    let names = turn.choices.map(words(for: turn.pending).names)
    let matcher = OptionMatcher(names, language: language)
    var values: [IntentValue] = []
    for item in items {
      let value: IntentValue?
      switch matcher.match(item) {
      case .one(let index): value = turn.choices[index]
      case .several: return nil
      case .nothing:
        guard case .list(let own)? = self.value(of: item, turn), own.count == 1, !element.takesWords else {
          return nil
        }
        value = own[0]
      }
      // Two parts of one name: “the neon and stairs one”.
      guard let value, !values.contains(where: { $0.isSame(as: value) }) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// The most parts of an answer that are looked at.
  private static let mostParts = 32
}

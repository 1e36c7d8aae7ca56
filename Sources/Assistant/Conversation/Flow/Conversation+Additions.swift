import Catalog
import IntentWire
import Language

/// What an answer says beside what it was asked for.
extension Conversation {
  /// The call with the time that an answer gives instead of what it was asked for: “but for tomorrow at eight”, where it
  /// was asked from where.
  ///
  /// - Parameter isFree: Whether the words are nothing known as the value that was asked for.
  func dated(_ turn: AnswerTurn, isFree: Bool) -> PendingCall? {
    let types: [ValueType] = [.date, .dateRange]
    guard isFree, turn.suspension == nil, turn.question.kind == .needsValue, !turn.isInOwnWords,
      !types.contains(turn.type.element),
      let followUp = FollowUp(turn.text, closings: language.fillerSuffixes),
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let said = language.annotate(followUp.rest, context: context)
    guard said.dates.count == 1, let date = said.dates.first,
      said.tokens.indices.allSatisfy({ place in
        date.tokens.contains(place) || said.tokens[place].kind == .punctuation
          || FollowUpWords.prepositions.contains(said.tokens[place].folded)
      })
    else { return nil }
    let words = said.text(of: date.tokens)
    let moments = declared.filter { types.contains($0.type) }
    let open = moments.filter { turn.pending.call.parameters[$0.name]?.isEmpty ?? true }
    if open.isEmpty, moments.count == 1,
      let moved = retimed(words, turn.pending.call.parameters[moments[0].name])
    {
      return turn.pending.amended(moved, for: moments[0].name, isList: false)
    }
    guard open.count == 1, let parameter = open.first,
      let value = reader.value(
        answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context),
      isTold(value)
    else { return nil }
    return turn.pending.filled(with: [parameter.name: value])
  }

  /// The call with all that an answer of several parts changes: “make it an XL, there are five of us”.
  ///
  /// - Returns: `nil` where a part of it says nothing of the request.
  func amendedInParts(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    let tokens = Tokenizer().tokens(in: turn.text)
    let parts = tokens.split(whereSeparator: { $0.kind == .punctuation && [",", ";", "."].contains($0.text) })
    guard turn.suspension == nil, !turn.isInOwnWords, (2...3).contains(parts.count) else { return nil }
    let annotated = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    var part = turn
    for range in parts.map(\.indices) {
      part.text = annotated.text(of: range)
      guard
        let changed = amended(part.text, part, mustCorrect: false) ?? amendedAmount(part)
          ?? besides(part, last, isFree: true) ?? dated(part, isFree: true)
      else { return nil }
      part.pending = changed
    }
    return part.pending
  }
}

import Catalog
import ContactBook
import IntentWire
import Language

/// What an answer is that is none: another request, a question, a yes to nothing.
extension Conversation {
  /// The request in an answer that turns away from the question: “never mind, call Sam”, “no wait, call Sam instead”.
  ///
  /// - Returns: `nil` where nothing shows that the person turns away. What is said in one's own words needs more than that.
  func turning(_ turn: AnswerTurn) -> String? {
    let text = withoutInstead(turn.text)
    let tokens = Tokenizer().tokens(in: text)
    var left = tokens[...]
    var isClear = text != turn.text
    var turns = isClear
    while let first = left.first {
      if first.kind == .punctuation {
        left.removeFirst()
        continue
      }
      let words = left.map(\.folded)
      guard
        let opening = TurningWords.openings.first(where: { $0.count < words.count && words.starts(with: $0) })
      else { break }
      turns = true
      isClear = isClear || TurningWords.clear.contains(opening)
      left.removeFirst(opening.count)
    }
    if let dropped = TurningWords.dropped(left.map(\.folded)), dropped < left.count {
      (turns, isClear) = (true, true)
      left.removeFirst(dropped)
      left = left.drop { $0.kind == .punctuation || ["and", "just", "please"].contains($0.folded) }
    }
    let isOwn = turn.question.kind == .needsValue && !turn.type.element.isOfKnownThings
    guard turns, isClear || !isOwn, left.count > 1 else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: left.indices)
  }

  /// Another person for the one of whom it is asked which is meant: “oh wait, I meant Sam”.
  func correctedPerson(_ turn: AnswerTurn) -> IntentValue? {
    let tokens = Tokenizer().tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.kind == .disambiguation, turn.type.element == .person,
      let name = turn.question.parameter, let parts = CorrectionWords.parts(tokens), parts.isExplicit,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameter(name)
    else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    guard people?.matches(for: words, app: "", purpose: .any).isEmpty == false else { return nil }
    return reader.value(
      answering: words, for: declared, of: turn.pending.call.intent, in: turn.app, context: context)
  }

  /// Whether an answer names no person and no place, as it asks something itself or says yes or no.
  func isNoAnswer(_ turn: AnswerTurn) -> Bool {
    switch turn.type.element {
    case .person, .place: break
    default: return false
    }
    let tokens = Tokenizer().tokens(in: turn.text).filter { $0.kind == .word }
    if language.affirmation(tokens) != nil { return true }
    guard let first = tokens.first, tokens.count > 2 else { return false }
    return TurningWords.questions.contains(first.folded)
  }

  /// The request with another amount or time for the one that it has, where something else is asked: “actually make it 3”.
  ///
  /// Only where the words are no answer to the question, and one value alone is of their kind.
  func amendedAmount(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = Tokenizer().tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.parameter != nil, turn.question.kind != .confirmation,
      turn.type.element.isOfKnownThings, let parts = CorrectionWords.parts(tokens), parts.isExplicit,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    var found: [(name: String, value: IntentValue)] = []
    for parameter in declared where parameter.name != turn.question.parameter {
      guard let before = turn.pending.call.parameters[parameter.name], before.isAmountOrTime else { continue }
      let texts = before.isTime ? [words, "at \(words)"] : [words]
      let value =
        retimed(words, before)
        ?? texts.lazy.compactMap { text in
          reader.value(
            answering: text, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
        }.first
      guard let value, !value.isEmpty, value != before else { continue }
      if case .string = value { continue }
      found.append((parameter.name, value))
    }
    guard found.count == 1 else { return nil }
    return turn.pending.said(anew: [found[0].name: found[0].value])
  }
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

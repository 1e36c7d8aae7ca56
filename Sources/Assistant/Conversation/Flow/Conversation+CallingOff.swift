import Catalog
import IntentWire
import Language
import Understanding

/// Answers that call off what was asked for, with the reason before or behind, or by the name of what it is.
extension Conversation {
  /// Whether an answer does no more than that: “ugh, the meeting got moved, cancel it”, “nvm cancel the ride”.
  ///
  /// What is said in one's own words may hold any of it.
  func callsOff(_ turn: AnswerTurn) -> Bool {
    guard !turn.isInOwnWords else { return false }
    let tokens = language.tokens(in: turn.text)
    let rest = TurningWords.divided(tokens).rest
    // “Forget the ride, call Sam” asks for something else.
    if TurningWords.dropped(rest.map(\.folded)).map({ $0 < rest.count }) ?? false { return false }
    let text = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
    return isOpposite(text, of: turn) || endsInCallingOff(tokens)
      || turn.question.kind == .confirmation && beginsWithCallingOff(tokens)
  }

  /// Whether words ask for the intent that takes back what is only being asked for: “cancel my cab” before it is booked.
  private func isOpposite(_ text: String, of turn: AnswerTurn) -> Bool {
    guard let opposite = Undoing.inverse(of: turn.pending.call.intent, in: turn.app.manifest),
      case .accepted(let reading) = reader.read(text, context: context).decision
    else { return false }
    return reading.app == turn.app.identifier && reading.intent == opposite && reading.values.isEmpty
      && !reading.isDoubtful
  }

  /// Whether the reason stands before it: “ugh, the meeting got moved, cancel it”.
  private func endsInCallingOff(_ tokens: [Token]) -> Bool {
    let clauses = tokens.split { $0.kind == .punctuation }
    guard let last = clauses.last else { return false }
    if clauses.count > 1, language.isCancellation(Array(last)) { return true }
    return last.indices.dropFirst(Self.leastReason).contains { start in
      TurningWords.dropping.contains(last[start...].map(\.folded))
        && !TurningWords.hinderDropping.contains(last[start - 1].folded)
    }
  }

  /// Whether the reason stands behind it: “actually, cancel it, Tom's giving me a lift”.
  private func beginsWithCallingOff(_ tokens: [Token]) -> Bool {
    let end = LeadingWords.startOfReason(in: tokens)
    return end < tokens.count && language.isCancellation(Array(tokens[..<end]))
  }

  /// The least words that are a reason.
  private static let leastReason = 3
}

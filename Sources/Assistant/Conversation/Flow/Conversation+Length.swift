import AppProcesses
import Catalog
import IntentWire
import Language
import Understanding

/// Sentences that are longer than anybody says: they are read once, and not compared with all that was said before.
///
/// Working out what words point back at looks at them in many ways, which is dear for a whole page; and a page is a text
/// that somebody wants kept or sent, not a remark on what was said.
extension Conversation {
  /// The most bytes of a sentence that may go on from what was said before.
  private static let longestRemark = 4_096
  /// The most bytes that a turn takes in.
  static let longest = 262_144

  /// Takes a long sentence; `nil` for one of a usual length.
  func tookLong(_ text: String, _ state: inout ConversationState) async -> Move? {
    let size = text.utf8.count
    guard size > Self.longestRemark else { return nil }
    let isTooLong = size > Self.longest
    switch state.phase {
    case .idle, .finished:
      guard !isTooLong else { return end(.notUnderstood, Sentences.tooLong) }
      return await beganLong(text, &state)
    case .choosing(let choice):
      return ask(
        choice.question, nil, saying: Dialog("\(Sentences.tooLong) \(choice.question.sentence)"),
        phase: state.phase)
    case .asking(let pending, let question), .confirming(let pending, let question),
      .offering(let pending, let question, _):
      return await answeredLong(isTooLong ? nil : text, pending, question, suspension: nil, &state)
    case .suspended(let pending, let question, let suspension):
      return await answeredLong(isTooLong ? nil : text, pending, question, suspension: suspension, &state)
    }
  }

  private func beganLong(_ text: String, _ state: inout ConversationState) async -> Move {
    switch decision(of: reader.read(text, context: context), state.memory) {
    case .accepted(let reading):
      guard reading.isDoubtful else { return await start(reading, from: text, &state) }
      return suggest(reading, from: text)
    case .ambiguous(let readings): return await choose(among: readings, from: text, &state)
    case .refused(let nearest): return notUnderstood(nearest)
    }
  }

  /// Takes a long text as the answer where any words may be one; `nil` text is too long even for that.
  private func answeredLong(
    _ text: String?, _ pending: PendingCall, _ question: PendingQuestion, suspension: Suspension?,
    _ state: inout ConversationState
  ) async -> Move {
    guard let app = app(pending.app) else { return end(.failed, Sentences.removed(pending.app)) }
    let turn = AnswerTurn(
      text: text ?? "", app: app, pending: pending, question: question, suspension: suspension, choices: [])
    if let text, turn.isInOwnWords, turn.type.element == .string {
      return await take(.string(text), turn, isAgreed: true, &state)
    }
    return ask(
      question, pending, saying: Dialog("\(Sentences.tooLong) \(question.sentence)"), phase: state.phase)
  }
}

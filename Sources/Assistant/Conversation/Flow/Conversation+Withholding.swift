import Catalog
import IntentWire
import Language
import Understanding

/// What is said where a request was heard that the sentence does not order to be done now: “don't call Dana”, “should I call
/// Dana”, “call Dana in ten minutes”.
extension Conversation {
  /// The end of a turn in which something was found and is not done; `nil` where nothing was found.
  func withheld(_ reading: Reading) -> Move? {
    guard let held = reading.withheld else {
      // “Please don't”: there is nothing that could be done.
      let isRefusal = reading.mood.deedClause?.force == .refusal && reading.mood.clauses.count == 1
      return isRefusal ? end(.cancelled, HoldingWords.refused) : nil
    }
    let sentence = HoldingWords.reply(
      to: held.reason, title: title(of: held.reading.intent, in: held.reading.app), app: held.reading.appName,
      words: held.words, reminder: apps.contains { $0.manifest.intent(Self.reminding) != nil })
    return end(held.reason == .refused ? .cancelled : .notUnderstood, sentence)
  }

  /// What a refusal asks for right after a deed: “no, don't send it” takes back the message that was just sent.
  func undoingAsked(_ reading: Reading, _ state: ConversationState) -> Interpretation? {
    guard let held = reading.withheld, held.reason == .refused, held.reading.ends, !held.reading.isByLikeness,
      state.phase == .finished(.done), let last = state.last, last.app == held.reading.app
    else { return nil }
    return held.reading
  }

  /// The intent with which an app keeps what is to be done later.
  private static let reminding = "INAddTasksIntent"
}

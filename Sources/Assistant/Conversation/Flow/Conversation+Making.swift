import Catalog
import IntentWire
import Language
import Understanding

/// Making what an app found none of: “make one”, after “There is no list called “garden””.
extension Conversation {
  /// The request that makes the list which a question says is not there, with what was to be put on it.
  func made(_ turn: AnswerTurn, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    guard turn.suspension == nil, turn.question.kind == .needsValue, let name = turn.question.parameter,
      MakingWords.makes(Tokenizer().tokens(in: turn.text)), let last = state.last,
      last.app == turn.pending.app,
      last.intent == turn.pending.call.intent, let missing = last.values[name]?.displayText, !missing.isEmpty
    else { return nil }
    let text = MakingWords.newList(missing)
    guard case .accepted(var reading) = reader.read(text, in: turn.app.identifier, context: context).decision,
      reading.intent == Self.listMaking
    else { return nil }
    reading.values["taskTitles"] = turn.pending.call.parameters["taskTitles"]
    return (text, reading)
  }

  private static let listMaking = "INCreateTaskListIntent"
}

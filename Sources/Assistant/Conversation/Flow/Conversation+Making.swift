import Catalog
import IntentWire
import Language
import Understanding

/// Making what an app found none of: “make one”, after “There is no list called “garden””.
extension Conversation {
  /// The request that makes the list which a question says is not there, or another one, with what was to be put on it.
  func made(_ turn: AnswerTurn, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, turn.question.kind == .needsValue, let name = turn.question.parameter,
      let last = state.last, last.app == turn.pending.app, last.intent == turn.pending.call.intent
    else { return nil }
    let said = MakingWords.name(in: tokens, naming: language.clauses.naming).map {
      AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: $0)
    }
    let missing = MakingWords.makes(tokens) ? last.values[name]?.displayText : nil
    guard let title = said ?? missing, !title.isEmpty else { return nil }
    let text = MakingWords.newList(title)
    guard case .accepted(var reading) = reader.read(text, in: turn.app.identifier, context: context).decision,
      reading.intent == Self.listMaking
    else { return nil }
    reading.values["taskTitles"] = turn.pending.call.parameters["taskTitles"]
    return (text, reading)
  }

  private static let listMaking = "INCreateTaskListIntent"
}

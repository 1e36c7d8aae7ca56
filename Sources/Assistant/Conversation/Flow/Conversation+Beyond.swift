import ContactBook
import IntentWire
import Language
import Understanding

/// What is beyond the apps although a phrase fits, and what is kept of a sentence that nobody understands.
extension Conversation {
  /// Whether a request is for something that was shown, with which its app can do nothing: photos are neither sent in a
  /// message nor taken off a list.
  func isBeyond(_ reading: Interpretation, _ tokens: [Token], _ state: ConversationState) -> Bool {
    guard let last = state.last, last.app != reading.app, Interpretation.onlyLooks(last.intent),
      state.phase == .finished(.done), !reading.namesApp
    else { return false }
    switch reading.intent {
    case "INSendMessageIntent":
      // “Text Grace that” is no text either.
      let last = tokens.last { $0.kind != .punctuation }.map(\.folded)
      let points = reading.values["content"] == nil && last.map(FollowUpWords.referring.contains) ?? false
      let isPointer =
        reading.values["content"] != nil && reading.withoutPointing(after: state).values["content"] == nil
      return (points || isPointer) && state.lastSent?.intent != reading.intent
    case "INDeleteTasksIntent":
      let points = tokens.contains {
        AnswerWords.plural.contains($0.folded) || ["one", "ones"].contains($0.folded)
      }
      return points && reading.values["taskList"] == nil && reading.evidence.scores["knownWords"] ?? 0 == 0
    default: return false
    }
  }

  /// Remembers the one person whom a sentence names that nobody understands: “then text her” may follow.
  func noteSomebody(_ heard: HeardSentence, _ state: inout ConversationState) {
    let words = heard.tokens.filter { $0.kind == .word }
    guard (2...Self.mostWordsWithSomebody).contains(words.count) else { return }
    let annotated = AnnotatedText(text: heard.said, tokens: heard.tokens, numbers: [], dates: [])
    var names: Set<String> = []
    for length in [2, 1] where names.isEmpty {
      for start in heard.tokens.indices.dropLast(length - 1) {
        let range = start..<start + length
        guard heard.tokens[range].allSatisfy({ $0.kind == .word }), mayBeName(start, heard.tokens) else {
          continue
        }
        let found = Set(
          (people?.matches(for: annotated.text(of: range), app: "", purpose: .any) ?? []).map(\.name))
        // “My boss” is somebody; other words have to be those of the name.
        let isNamed =
          length > 1 && heard.tokens[start].folded == FollowUpWords.own
          || found.contains { name in heard.tokens[range].allSatisfy { hasWord($0.folded, name) } }
        if found.count == 1, isNamed { names.formUnion(found) }
      }
    }
    guard names.count == 1, let name = names.first else { return }
    let call = IntentCall(id: "", intent: "", parameters: ["somebody": .person(PersonValue(name: name))])
    state.memory.note(named: call, in: "")
  }

  /// Whether somebody's name may begin with a token: it is no word of the dictionary, has a capital, or stands where people
  /// are named.
  private func mayBeName(_ place: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[place]
    let isCapital = place > 0 && token.text.first?.isUppercase == true
    return isCapital || !language.isWord(token.folded) || token.folded == FollowUpWords.own
      || place > 0 && FollowUpWords.beforePeople.contains(tokens[place - 1].folded)
  }

  private func hasWord(_ word: String, _ name: String) -> Bool {
    language.tokens(in: name).contains { $0.folded == word }
  }

  /// The most words of such a sentence.
  private static let mostWordsWithSomebody = 24
}

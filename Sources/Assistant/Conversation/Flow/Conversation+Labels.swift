import Catalog
import IntentWire
import Language

/// The words on an app's buttons beside a question: saying them agrees or refuses as yes and no do.
extension Conversation {
  /// What an answer says by one of the words that the app gives for agreeing and refusing: “ship it” where the button
  /// reads so.
  ///
  /// - Returns: `nil` where the answer is neither.
  func labelled(_ turn: AnswerTurn) -> Bool? {
    guard turn.question.kind == .confirmation else { return nil }
    var agreeing = turn.question.agreeing ?? []
    if turn.question.parameter == nil, turn.suspension == nil,
      let verb = turn.app.manifest.intent(turn.pending.call.intent)?.definition?.verb
    {
      agreeing.append(verb)
    }
    let said = names(in: turn.text)
    if agreeing.contains(where: { said.contains(words($0)) }) { return true }
    if (turn.question.refusing ?? []).contains(where: { said.contains(words($0)) }) { return false }
    return nil
  }

  /// The words of an answer as they stand, and without what is polite in front and behind: “ship it please”, “yes, ship it”.
  private func names(in text: String) -> Set<[String]> {
    let words = words(text)
    var names: Set<[String]> = [words]
    var rest = words[...]
    for opening in language.fillerPrefixes where rest.count > opening.count && rest.starts(with: opening) {
      rest = rest.dropFirst(opening.count)
      break
    }
    for closing in language.fillerSuffixes
    where rest.count > closing.count && rest.suffix(closing.count).elementsEqual(closing) {
      rest = rest.dropLast(closing.count)
      break
    }
    names.insert(Array(rest))
    // “Yes, ship it” says it twice.
    for length in stride(from: min(3, rest.count - 1), to: 0, by: -1)
    where language.affirmation(language.tokens(in: rest.prefix(length).joined(separator: " "))) != nil {
      names.insert(Array(rest.dropFirst(length)))
    }
    return names
  }

  private func words(_ text: String) -> [String] {
    language.tokens(in: text).filter { $0.kind != .punctuation }.map(\.folded)
  }
}

import IntentWire
import Language

extension AsideReader {
  /// A request for a message with the statement before it as what the message says: “I'm running late, text Sam”.
  ///
  /// - Parameter plain: What the request means by itself: whom a message is for, and not what it says.
  /// - Returns: `nil` where the statement may be why somebody is written to, and not what is written.
  func stating(_ request: Request, _ plain: Interpretation) -> Request? {
    let statement = whole(trimmed(0..<request.tokens.lowerBound), before: request.tokens.lowerBound)
    guard request.pronoun == nil, statement.count > 1, hasRecipient(plain),
      !plain.evidence.uses.contains(where: { use in
        use.parameter.map { grammar.kind(of: $0, in: plain.intent) == .content } ?? false
      }),
      let first = statement.first, words.subjects.contains(folded(first))
    else { return nil }
    let wishes = grammar.reader.clauses.wishes
    let isAbout = statement.contains { place in
      wishes.contains(folded(place)) || words.hindrances.contains(folded(place)) || person(at: place) != nil
        || words.persons.contains(folded(place))
    }
    guard !isAbout, !sentence.isDependent(grammar.reader.clauses) else { return nil }
    var stated = request
    stated.statement = statement
    stated.text += " " + quoted(sentence.written(statement))
    return stated
  }

  /// Words with the quotation mark at their edge that belongs to one in them: “the film is called "Up"”.
  func whole(_ words: Range<Int>, before end: Int) -> Range<Int> {
    let marks = words.map(folded)
    let isOdd = !marks.count { $0 == "\"" }.isMultiple(of: 2)
    let closing = words.upperBound < end ? folded(words.upperBound) : ""
    let opening = words.lowerBound > 0 ? folded(words.lowerBound - 1) : ""
    let (opened, closed) = (marks.count { $0 == "“" }, marks.count { $0 == "”" })
    if isOdd && closing == "\"" || closing == "”" && opened > closed {
      return words.lowerBound..<words.upperBound + 1
    }
    if isOdd && opening == "\"" || opening == "“" && closed > opened {
      return words.lowerBound - 1..<words.upperBound
    }
    return words
  }

  /// A text in quotation marks that it does not hold itself.
  func quoted(_ text: String) -> String {
    text.contains { "\"“”".contains($0) } ? "«\(text)»" : "“\(text)”"
  }

  /// Whether a request is for a message to somebody.
  private func hasRecipient(_ plain: Interpretation) -> Bool {
    guard let intent = grammar.intents.first(where: { $0.identifier == plain.intent }) else { return false }
    return intent.manifest.parameters.contains { parameter in
      plain.values[parameter.name] != nil && parameter.type.element == .person
    }
      && intent.manifest.parameters.contains {
        grammar.kind(of: $0.name, in: plain.intent) == .content && $0.type == .string
      }
  }

  /// Whether the statement became what the message says, and nothing else changed.
  func isStated(_ found: Interpretation, instead plain: Interpretation) -> Bool {
    guard found.app == plain.app, found.intent == plain.intent else { return false }
    let new = found.values.filter { plain.values[$0.key] != $0.value }
    return new.count == 1 && found.values.count == plain.values.count + 1
      && new.keys.allSatisfy { grammar.kind(of: $0, in: found.intent) == .content }
  }
}

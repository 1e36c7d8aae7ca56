import Catalog
import IntentWire
import Language
import Understanding

/// What the words of a follow-up may be in the request before it.
extension Conversation {
  /// Whether a request for things still asks for the properties that it asked for: “and under 5 km” of the easy trails are
  /// still easy, and “make it 5 km” asks for no second length.
  func keepsProperties(
    _ reading: Interpretation, _ sentence: FollowUpSentences.Sentence, _ followUp: FollowUp,
    _ last: LastRequest
  ) -> Bool {
    let (old, new) = (last.conditions, LastRequest("", reading).conditions)
    let (before, now) = (old.map(\.property), new.map(\.property))
    guard !before.isEmpty, !followUp.corrects else { return true }
    // Nor does it turn “shorter than” into “exactly”.
    let isExact = old.contains { one in
      one.comparison != .equalTo && new.contains { $0.property == one.property && $0.comparison == .equalTo }
    }
    if followUp.lead == .changing, isExact { return false }
    if sentence.replaced != nil { return followUp.lead == .asking || Set(before).isSubset(of: now) }
    return followUp.lead != .changing || followUp.narrows || Set(now).count == now.count
  }

  /// Whether a sentence only says how much there is to be of what was put on a list: “2 litres” after “add milk”.
  func counts(_ text: String, _ last: LastRequest) -> Bool {
    guard let followUp = FollowUp(text, in: language) else { return false }
    return !FollowUpSentences(last, language: language).counted(followUp).isEmpty
  }

  /// Whether words are one of the names that the app tells for a parameter; `nil` where it tells none.
  func isName(_ text: String, as name: String, of last: LastRequest) -> Bool? {
    let known = knownValues(of: name, in: last)
    guard !known.isEmpty else { return nil }
    let words = self.words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    return OptionMatcher(known.map(words.names), language: language).match(text, places: false) != .nothing
  }

  /// What a sentence means in the app and as the intent of the request before.
  func reading(of text: String, like last: LastRequest) -> Interpretation? {
    let reading = reader.read(text, context: context)
    let meant: [Interpretation] =
      switch reading.decision {
      case .accepted(let best): [best]
      case .ambiguous(let several): several
      case .refused: []
      }
    return meant.first {
      $0.app == last.app && $0.intent == last.intent && $0.score >= Self.leastScore
    }
  }

  /// Whether words that nobody knows may take the place of a parameter's: a task, a song, what is searched for, but not a
  /// message, which any words could be, and no person where they are words of the dictionary.
  func takes(_ words: [Token], _ name: String?, of last: LastRequest) -> Bool {
    guard let name, let declared = app(last.app)?.manifest.intent(last.intent)?.parameter(name) else {
      return name != nil
    }
    // What is searched for may be anything.
    if Interpretation.onlyLooks(last.intent) { return true }
    switch declared.type.element {
    case .string where declared.type == .string, .record("INNoteContent"): return false
    case .person: return words.contains { !language.isWord($0.folded) }
    case .place: return isPlace(words.map(\.text).joined(separator: " "), own: .refused(nearest: []))
    default: return true
    }
  }

  /// Whether a parameter takes people.
  func isPerson(_ name: String?, of last: LastRequest) -> Bool {
    element(of: name, in: last) == .person
  }

  /// Whether a parameter takes things that somebody knows by their names.
  func isOfKnownThings(_ name: String?, of last: LastRequest) -> Bool {
    element(of: name, in: last)?.isOfKnownThings ?? false
  }

  /// What one value of a parameter is.
  private func element(of name: String?, in last: LastRequest) -> ValueType? {
    name.flatMap { app(last.app)?.manifest.intent(last.intent)?.parameter($0) }?.type.element
  }

  /// Whether a value says more than words do, which fit anywhere: a date, a number, somebody known.
  func isTold(_ value: IntentValue) -> Bool {
    switch value {
    case .string: false
    case .list(let values): values.allSatisfy(isTold)
    default: isKnown(value)
    }
  }
}

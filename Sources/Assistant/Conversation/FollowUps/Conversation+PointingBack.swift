import Catalog
import IntentWire
import Language
import Understanding

/// Sentences that only point at what was just spoken of.
extension Conversation {
  /// The reading in the app of the request before of a sentence that only points at something: “cancel that”.
  ///
  /// - Parameter own: What the sentence means without it.
  func pointingBack(_ text: String, own: Decision, _ state: ConversationState) -> Interpretation? {
    guard let last = state.last else { return nil }
    let tokens = language.tokens(in: text)
    var words = tokens.filter { $0.kind == .word }
    var text = text
    if let end = FollowUpWords.withoutPause(tokens) {
      text = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: 0..<end)
      words = tokens[..<end].filter { $0.kind == .word }
    }
    let points = words.contains { AnswerWords.singular.union(AnswerWords.plural).contains($0.folded) }
    switch own {
    case .accepted(let reading):
      // “Pause it” and “pause” are for what was just begun, whatever else could be paused.
      let isVague =
        (points || words.count == 1) && namesNothing(reading)
        && (words.count == 1 || reading.isByLikeness || reading.isDoubtful || words.count == 2
          || FollowUpWords.ofWhatWasSent.contains(reading.intent))
      guard reading.app != last.app, !reading.namesApp,
        isVague || words.count <= Self.mostWordsOfTime && namesOnlyTime(reading)
      else { return nil }
    case .refused:
      guard words.count <= Self.mostWordsPointing else { return nil }
    case .ambiguous: return nil
    }
    guard case .accepted(let here) = reader.read(text, in: last.app, context: context).decision,
      here.score >= Self.leastScore
    else { return nil }
    if words.count == 1, here.isByLikeness || here.isDoubtful || !namesNothing(here) { return nil }
    if words.count > 2, case .accepted(let reading) = own, namesOnlyTime(reading), !namesNothing(here) {
      return nil
    }
    if case .refused = own {
      guard !here.isByLikeness, !here.isDoubtful, LastRequest(text, here).slots.isEmpty else { return nil }
    }
    return here
  }

  /// Whether the only words that became values of a reading stand for something that was spoken of: “them” of “play them”.
  private func namesNothing(_ reading: Interpretation) -> Bool {
    reading.evidence.uses.allSatisfy {
      $0.parameter == nil || $0.start == $0.end
        || AnswerWords.singular.union(AnswerWords.plural).contains($0.text.lowercased())
    }
  }

  /// Whether the only words that became values of a reading say no more than when: “for today” of “I'm done for today”.
  private func namesOnlyTime(_ reading: Interpretation) -> Bool {
    let values = reading.evidence.uses.filter { $0.parameter != nil && $0.start < $0.end }
    return !values.isEmpty
      && values.allSatisfy { use in
        let said = language.annotate(use.text, context: context)
        return said.tokens.indices.allSatisfy { place in
          FollowUpWords.prepositions.contains(said.tokens[place].folded)
            || ["now", "the", "day"].contains(said.tokens[place].folded)
            || said.dates.contains { $0.tokens.contains(place) }
        }
      }
  }

  /// The most words of a sentence that says when, besides what is to be done.
  private static let mostWordsOfTime = 7
  /// The most words of a sentence that nobody understands but the app of the request before: “I'm done”.
  private static let mostWordsPointing = 5
}

import Catalog
import IntentWire
import Language
import Understanding

/// What ends, pauses or resumes something means what was begun in the conversation: “I'm back, end the hike” where one is
/// recorded, whatever else has hikes.
extension Conversation {
  /// The reading of a sentence in the app in which something goes on; `nil` where it means that already, or something else.
  func ofWhatGoesOn(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard case .accepted(let reading) = own, !reading.namesApp, reading.app != state.last?.app,
      let control = Control(reading.intent), case let apps = appsAtWork(state), !apps.contains(reading.app)
    else { return nil }
    // “I'm done, end it”: the last clause says what is to be done.
    let tokens = Tokenizer().tokens(in: text)
    let clause = tokens.split { $0.kind == .punctuation }.last.map { $0.startIndex..<$0.endIndex }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    for app in apps {
      for words in [text, clause.map(annotated.text)].compactMap(\.self) {
        guard case .accepted(let here) = reader.read(words, in: app, context: context).decision,
          Control(here.intent) == control, !here.isDoubtful, here.score >= Self.leastScore
        else { continue }
        return (words, here)
      }
    }
    return nil
  }

  /// The apps in which something was begun that has not been ended since, the latest first.
  private func appsAtWork(_ state: ConversationState) -> [String] {
    var found: [String] = []
    for request in (state.earlier ?? []) + [state.last].compactMap(\.self) {
      if Control(request.intent) == .end {
        found.removeAll { $0 == request.app }
      } else if Control(request.intent) != nil || request.intent.contains("Start") {
        found.removeAll { $0 == request.app }
        found.append(request.app)
      }
    }
    return found.reversed()
  }

  /// What an intent does to something that goes on, by its name.
  private enum Control {
    case end, pause, resume

    init?(_ intent: String) {
      if FollowUpWords.ending.contains(where: intent.contains) {
        self = .end
      } else if intent.contains("Pause") {
        self = .pause
      } else if intent.contains("Resume") {
        self = .resume
      } else {
        return nil
      }
    }
  }
}

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
    let apps = appsAtWork(state)
    guard !apps.isEmpty else { return nil }
    let tokens = Tokenizer().tokens(in: text)
    var control: Control?
    switch own {
    case .refused, .ambiguous: break
    case .accepted(let reading):
      guard !reading.namesApp, !apps.contains(reading.app), reading.app != state.last?.app else { return nil }
      control = Control(reading.intent)
      guard control != nil || OngoingWords.isDone(tokens) else { return nil }
    }
    for app in apps {
      for words in clauses(of: text, tokens) {
        guard case .accepted(let here) = reader.read(words, in: app, context: context).decision,
          let does = Control(here.intent), control == nil || does == control, !here.isDoubtful,
          here.score >= Self.leastScore
        else { continue }
        return (words, here)
      }
    }
    return nil
  }

  /// The sentence, and its parts that begin with what is to be done with something: “end it” of “I'm done, end it”.
  private func clauses(of text: String, _ tokens: [Token]) -> [String] {
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let starts = tokens.indices.filter { OngoingWords.verbs.contains(tokens[$0].folded) }
    let parts = starts.map { start in
      let end = tokens[start...].dropFirst().first {
        $0.kind == .punctuation || LeadingWords.remarks.contains($0.folded)
      }
      return start..<(end.flatMap { mark in tokens.firstIndex { $0.range == mark.range } } ?? tokens.count)
    }
    // “Stop, I'm too tired” stops what goes on.
    return [text] + parts.map { $0.count == 1 ? "\(annotated.text(of: $0)) it" : annotated.text(of: $0) }
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

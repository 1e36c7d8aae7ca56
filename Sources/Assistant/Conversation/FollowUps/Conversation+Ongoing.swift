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
    let begun = begunInApps(state)
    let apps = begun.map(\.app)
    guard !begun.isEmpty else { return nil }
    let tokens = language.tokens(in: text)
    // “If it rains, stop the music” is nothing to do now.
    if let first = tokens.first, TurningWords.conditions.contains(first.folded) { return nil }
    if OngoingWords.isOver(tokens) { return controlled(.end, begun) }
    var control: Control?
    // What is only guessed of the whole counts where an app in which something goes on guesses the same.
    var supposed: Control?
    switch own {
    case .refused, .ambiguous: break
    // “Cheers now stop” is hardly a workout, where music plays.
    case .accepted(let reading) where reading.isDoubtful && !apps.contains(reading.app):
      supposed = Control(reading.intent)
    // “I'm done” says little by itself, but something goes on there; “no sorry, rowing” ends nothing.
    case .accepted(let reading)
    where (reading.isDoubtful || reading.isByLikeness && apps.contains(reading.app))
      && Control(reading.intent) != nil:
      return correctsByName(text, own: own, state) ? nil : (text, reading)
    case .accepted(let reading):
      guard !reading.namesApp, !apps.contains(reading.app), reading.app != state.last?.app else { return nil }
      control = Control(reading.intent)
      guard control != nil || OngoingWords.isDone(tokens) else { return nil }
    }
    let named = matterNamed(in: tokens, own: own)
    for request in begun {
      for words in clauses(of: text, tokens, for: request) {
        guard case .accepted(let here) = reader.read(words, in: request.app, context: context).decision,
          let does = Control(here.intent), control == nil || does == control,
          !here.isDoubtful || [control, supposed].contains(does),
          here.score >= Self.leastScore,
          // “Pause my workout” pauses no music, where another app understands all of it.
          control == nil || !here.evidence.uses.contains(where: { $0.role == "unused" }),
          named == nil || [nil, named].contains(noun(of: here.intent))
        else { continue }
        return (words, here)
      }
    }
    // Who names a workout means no music.
    guard let control, case .accepted(let reading) = own, reading.values.isEmpty, named == nil else {
      return nil
    }
    return controlled(control, begun)
  }

  /// Whether a sentence corrects the request before by something that controls nothing: “no sorry, rowing”, but not “no
  /// sorry, I'm done”.
  private func correctsByName(_ text: String, own: Decision, _ state: ConversationState) -> Bool {
    guard let correction = FollowUp(text, in: language), correction.corrects,
      !OngoingWords.isDone(language.tokens(in: text))
    else { return false }
    if case .accepted(let rest) = reader.read(correction.rest, context: context).decision,
      Control(rest.intent) != nil
    {
      return false
    }
    return followUp(text, own: own, state) != nil
  }

  /// The same in plain words, where those that were said mean nothing to the app: “ok going again” of a hike.
  private func controlled(
    _ control: Control, _ begun: [LastRequest]
  ) -> (text: String, reading: Interpretation)? {
    for request in begun {
      let words = "\(control.rawValue) \(matter(of: request.intent) ?? OngoingWords.it)"
      if case .accepted(let here) = reader.read(words, in: request.app, context: context).decision,
        Control(here.intent) == control, here.score >= Self.leastScore
      {
        return (words, here)
      }
    }
    return nil
  }

  /// What is to be done with each of several things that go on: “pause both” after a run and music were begun.
  func controlledAll(_ tokens: [Token], _ state: ConversationState) -> [String]? {
    guard let verb = OngoingWords.ofAll(tokens) else { return nil }
    let matters = begunInApps(state).reversed().compactMap { matter(of: $0.intent) }
    return matters.count > 1 ? matters.map { "\(verb) \($0)" } : nil
  }

  /// The noun for what a sentence begins or ends, where it names that: “resume my workout”.
  func matterNamed(in tokens: [Token], own: Decision) -> String? {
    guard case .accepted(let reading) = own, let noun = noun(of: reading.intent),
      tokens.contains(where: { $0.folded == noun })
    else { return nil }
    return noun
  }

  /// The noun for what an intent begins or ends: “workout”.
  func noun(of intent: String) -> String? {
    matter(of: intent)?.split(separator: " ").last.map(String.init)
  }

  /// What an intent begins or ends, in a word: “my workout”.
  private func matter(of intent: String) -> String? {
    FollowUpWords.goingOn.first { intent.contains($0.key) }?.value
  }

  /// The sentence, and its parts that begin with what is to be done with something: “end it” of “I'm done, end it”.
  private func clauses(of text: String, _ tokens: [Token], for request: LastRequest) -> [String] {
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let starts = tokens.indices.filter { OngoingWords.verbs.contains(tokens[$0].folded) }
    let parts = starts.flatMap { start in
      let end = tokens[(start + 1)...].firstIndex {
        $0.kind == .punctuation || LeadingWords.remarks.contains($0.folded)
      }
      let whole = start..<(end ?? tokens.count)
      // “Pause it the doorbell rang”, but not “stop it in ten minutes”.
      let points = whole.count > 2 && OngoingWords.pointing.contains(tokens[start + 1].folded)
      let saysWhen = points && FollowUpWords.withoutPause(Array(tokens[whole])) == 2
      let goesOn = points && !saysWhen && OngoingWords.goesOn(tokens[start + 2].folded)
      return points && !goesOn ? [whole, start..<start + 2] : [whole]
    }
    // “Stop, I'm too tired” stops what goes on.
    let matter = matter(of: request.intent) ?? OngoingWords.it
    return (tokens.count > 1 ? [text] : [])
      + parts.flatMap { part -> [String] in
        let words = annotated.text(of: part)
        let verb = tokens[part.lowerBound].text
        if part.count == 1 { return ["\(verb) \(matter)"] }
        let points = part.count == 2 && OngoingWords.pointing.contains(tokens[part.lowerBound + 1].folded)
        return points ? [words, "\(verb) \(matter)"] : [words]
      }
  }

  /// The requests that began something which has not been ended since, one of each app, the latest first.
  private func begunInApps(_ state: ConversationState) -> [LastRequest] {
    var found: [LastRequest] = []
    for request in (state.earlier ?? []) + [state.last].compactMap(\.self) {
      if Control(request.intent) == .end {
        found.removeAll { $0.app == request.app }
      } else if Control(request.intent) != nil || request.intent.contains("Start") || request.plays
        || request.intent.contains("RequestRide") && request.app == state.last?.app
      {
        found.removeAll { $0.app == request.app }
        found.append(request)
      }
    }
    return found.reversed()
  }

  /// What an intent does to something that goes on, by its name.
  private enum Control: String {
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

import Catalog
import IntentWire
import Language
import Understanding

/// What a person says between two requests that asks no app for anything.
extension Conversation {
  /// The reply to a sentence that is about the conversation and no request: “yes” after what is done, “what can you do?”.
  ///
  /// - Parameter own: What the sentence means as a request: “continue” may be meant for what was paused.
  func remark(_ tokens: [Token], own: Decision, _ state: ConversationState) -> Move? {
    if let help = help(tokens, own: own) { return help }
    if let named = appNamed(tokens, state) { return named }
    if state.said != nil, RemarkWords.thanks(tokens), surely(own).isEmpty {
      return end(.done, Sentences.welcome)
    }
    if RemarkWords.asksForRest(tokens), surely(own).isEmpty, hasLooked(state) {
      return end(.done, Sentences.thatIsAll)
    }
    if leavesOutAddressee(tokens, state) { return end(.cancelled, Sentences.tooLate) }
    // A yes to what could not be done is not more than hearing so again.
    if state.phase == .finished(.failed), language.affirmation(tokens) == true, surely(own).isEmpty {
      return repeated(state)
    }
    // “Yes, send it” is meant for what was done, also where something else was not understood meanwhile.
    let words = Set(tokens.map(\.folded))
    let isLate = state.phase == .finished(.notUnderstood) && !words.isDisjoint(with: RemarkWords.carryingOut)
    guard state.phase == .finished(.done) || isLate, let last = state.last,
      agrees(tokens, to: last, own: own)
    else { return nil }
    // “Ok, cool” only takes note of it.
    let isYes =
      tokens.contains { RemarkWords.saysYes.contains($0.folded) }
      && (state.isAtLoss != true || !words.isDisjoint(with: RemarkWords.carryingOut))
    return end(
      .done, isYes && !Interpretation.onlyLooks(last.intent) ? Sentences.doneAlready : Sentences.agreed)
  }

  /// Whether something was looked at last, or before what was done with it.
  private func hasLooked(_ state: ConversationState) -> Bool {
    guard let last = state.last else { return false }
    let looked = [last, state.earlier?.last { $0.app == last.app }].compactMap(\.self)
    return looked.contains { Interpretation.onlyLooks($0.intent) }
  }

  /// Whether a sentence wants one of several out of it to whom a message was sent already: “no, leave Priya out”.
  private func leavesOutAddressee(_ tokens: [Token], _ state: ConversationState) -> Bool {
    guard let last = state.last, last.intent == "INSendMessageIntent", state.phase == .finished(.done),
      let range = ExchangeWords.leftOut(tokens),
      let people = (last.answers["recipients"] ?? last.values["recipients"])?.elements, people.count > 1
    else { return false }
    let said = Set(tokens[range].map(\.folded))
    return people.contains { person in
      said.isSubset(of: language.tokens(in: person.displayText).map(\.folded))
    }
  }

  /// Whether a sentence has only the request carried out that was carried out last: “yes, send it”.
  private func agrees(_ tokens: [Token], to last: LastRequest, own: Decision) -> Bool {
    let meant = surely(own)
    // A message that was changed since was sent before.
    let done = last.intent == "INEditMessageIntent" ? [last.intent, "INSendMessageIntent"] : [last.intent]
    let pointers = AnswerWords.singular.union(AnswerWords.plural)
    let isSame = meant.contains { reading in
      reading.app == last.app && done.contains(reading.intent) && !reading.namesApp
        && reading.values.values.allSatisfy { pointers.contains($0.displayText.lowercased()) }
    }
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    // “Ok, ring him” is a yes to a question, and a request without one.
    let saysOnlyYes = words.allSatisfy {
      RemarkWords.saysYes.union(RemarkWords.besideCarryingOut).contains($0)
    }
    let points = words.contains(where: pointers.contains)
    if language.affirmation(tokens) == true { return (meant.isEmpty || isSame) && (saysOnlyYes || !points) }
    if meant.isEmpty, saysOnlyYes, words.contains("go") { return true }
    return isSame && saysOnlyYes && words.contains(where: RemarkWords.carryingOut.contains)
  }

  /// The names of the apps that can do what is asked for: “which app does photos?”.
  private func appNamed(_ tokens: [Token], _ state: ConversationState) -> Move? {
    let isAfterHelp = state.said.map { $0.state == .done && $0.intent == nil && $0.app == nil } ?? false
    guard let start = RemarkWords.asksForApp(tokens, afterHelp: isAfterHelp) else { return nil }
    let words = tokens[start...].filter { $0.kind != .punctuation }.map(\.text).joined(separator: " ")
    let meant = surely(reader.read(words, context: context).decision)
    var names: [String] = []
    for reading in meant where !names.contains(reading.appName) { names.append(reading.appName) }
    guard !names.isEmpty else { return nil }
    return end(.done, Sentences.capitalised(language.join(names)) + ".")
  }

  /// The readings of a sentence that are more than likenesses.
  func surely(_ decision: Decision) -> [Interpretation] {
    switch decision {
    case .accepted(let reading): reading.isDoubtful || reading.isByLikeness ? [] : [reading]
    case .ambiguous(let readings): readings
    case .refused: []
    }
  }
}

import Catalog
import IntentWire
import Language
import Understanding

/// Putting something else in the place of what a person names: “bread, not brad”, “kilometers instead of miles”.
extension Conversation {
  /// The request with something else in the place of another value than the one that is asked for: “and for skiing?”, where it
  /// was asked which region is meant.
  func askedOtherwise(_ turn: AnswerTurn, _ state: ConversationState) -> (
    text: String, reading: Interpretation
  )? {
    guard turn.suspension == nil, turn.question.kind == .disambiguation, let asked = turn.question.parameter,
      let last = state.last, last.app == turn.pending.app, last.intent == turn.pending.call.intent,
      let followUp = FollowUp(turn.text, in: language), [.adding, .asking].contains(followUp.lead)
    else { return nil }
    var before = state
    before.phase = .finished(.done)
    guard let found = self.followUp(turn.text, own: .refused(nearest: []), before),
      found.reading.intent == last.intent, found.reading.values[asked] == last.values[asked],
      found.reading.values != last.values
    else { return nil }
    return found
  }

  /// The call with the other words in one of its values, while something else is being asked.
  func exchanged(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, let parts = ExchangeWords.parts(tokens),
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let new = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: parts.new)
    for parameter in declared where parameter.name != turn.question.parameter {
      let elements = turn.pending.call.parameters[parameter.name]?.elements ?? []
      for (index, element) in elements.enumerated() {
        guard let text = exchanged(tokens[parts.old], by: new, in: element.displayText) else { continue }
        let value =
          reader.value(
            answering: text, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
          ?? (parameter.type.element.takesWords ? .string(text) : nil)
        guard let value, !value.isEmpty else { continue }
        var pending = turn.pending
        let isList = turn.isList(parameter.name)
        pending.put(value, into: parameter.name, element: elements.count > 1 ? index : nil, isList: isList)
        pending.agreed[parameter.name] = nil
        pending.isConfirmed = false
        pending.call.confirmsFirst = false
        return pending
      }
    }
    return nil
  }

  /// The call with another thing in the place of the only one in it, where it was asked whether something is meant and the
  /// words name nothing of that kind: “actually, make that pears” of “Did you mean the list …?”.
  func withOtherThing(_ text: String, _ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: text)
    guard turn.suspension == nil, turn.question.kind == .confirmation, let asked = turn.question.parameter,
      let parts = CorrectionWords.parts(tokens), parts.isExplicit, parts.name.isEmpty, parts.lead == nil,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    let names = turn.choices.map(self.words(for: turn.pending).names)
    // “Make that six bananas” tells by its words what it changes.
    guard amended(text, turn, mustCorrect: false) == nil,
      OptionMatcher(names, language: language).match(words, places: false) == .nothing,
      newRequest(in: words, whenFree: true, ReferentMemory()) == nil
    else { return nil }
    let others = declared.filter {
      guard $0.name != asked, let said = turn.pending.call.parameters[$0.name]?.elements, said.count == 1
      else { return false }
      return switch said[0] {
      case .string, .spoken: true
      default: $0.type.element.takesWords
      }
    }
    guard let parameter = others.first, others.count == 1 else { return nil }
    let read = reader.value(
      answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context)
    let value = read ?? .string(words)
    guard !value.isEmpty else { return nil }
    var pending = turn.pending
    pending.put(value, into: parameter.name, element: nil, isList: turn.isList(parameter.name))
    pending.agreed[parameter.name] = nil
    return pending
  }

  /// The call without one of several things that an answer takes out of it: “not the eggs”, while it is asked on which list.
  func withoutLeftOut(_ turn: AnswerTurn) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, let range = ExchangeWords.leftOut(tokens) else { return nil }
    for (name, value) in turn.pending.call.parameters.sorted(by: { $0.key < $1.key })
    where name != turn.question.parameter && value.elements.count > 1 {
      guard let index = place(of: tokens[range], in: value.elements) else { continue }
      var pending = turn.pending
      pending.clear(name, element: index)
      pending.isConfirmed = false
      pending.call.confirmsFirst = false
      return pending
    }
    return nil
  }

  /// The request that takes one of the things back that were just added: “actually not the towel”.
  func takenOut(_ tokens: [Token], _ state: ConversationState) -> LastRequest? {
    guard state.phase == .finished(.done), let last = state.last, let manifest = app(last.app)?.manifest,
      let range = ExchangeWords.leftOut(tokens),
      let undoing = Undoing(last, state.memory, manifest, for: .somethingElse),
      let tasks = undoing.values["tasks"]?.elements
    else { return nil }
    var request = LastRequest(last, undoing)
    // “Actually no soda” after balloons were added as well, and soda before them.
    let before = state.memory.referents.filter {
      $0.type == "INTask" && $0.app == last.app && $0.intent == last.intent
    }
    .flatMap(\.values).map { IntentValue.spoken(SpokenText($0.displayText)) }
    for things in [tasks, before] {
      guard let index = place(of: tokens[range], in: things) else { continue }
      request.values["tasks"] = .list([things[index]])
      return request
    }
    return nil
  }

  /// The search that came last without what narrowed it: “all of them, not just the favorites”.
  func widened(_ tokens: [Token], _ state: ConversationState)
    -> (text: String, reading: Interpretation)?
  {
    guard let last = state.last, Interpretation.onlyLooks(last.intent),
      let range = ExchangeWords.widening(tokens), case let said = tokens[range],
      let sentence = exchanged(said, by: "", in: last.text), let reading = reading(of: sentence, like: last),
      !reading.isDoubtful, reading.values.count < last.values.count
    else { return nil }
    return (sentence, reading)
  }

  /// The request that puts something else in the place of what was just taken off a list: “a headlamp instead”.
  func replacedRemoved(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last, last.intent == "INDeleteTasksIntent",
      let list = last.answers["taskList"] ?? last.values["taskList"], isNoRequest(own)
    else { return nil }
    let tokens = language.tokens(in: text)
    guard let range = ExchangeWords.replacing(tokens) else { return nil }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: range)
    let sentence = language.clauses.listLabel.replacing("{list}", with: list.displayText)
      .replacing("{}", with: words)
    guard case .accepted(let reading) = reader.read(sentence, in: last.app, context: context).decision,
      reading.intent == "INAddTasksIntent"
    else { return nil }
    return (sentence, reading)
  }

  /// The one of several values that words name, or of whose name they are a part.
  private func place(of words: ArraySlice<Token>, in values: [IntentValue]) -> Int? {
    let said = Set(words.map { language.lemma(of: $0.folded) })
    let found = values.indices.filter { index in
      let name = language.tokens(in: values[index].displayText).map { language.lemma(of: $0.folded) }
      return said.isSubset(of: name)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The request that came last with the other words in its sentence.
  func exchanged(_ text: String, _ state: ConversationState) -> (text: String, reading: Interpretation)? {
    let tokens = language.tokens(in: text)
    guard let last = state.last, app(last.app) != nil, let parts = ExchangeWords.parts(tokens) else {
      return nil
    }
    let new = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.new)
    guard let sentence = exchanged(tokens[parts.old], by: new, in: last.text),
      let reading = reading(of: sentence, like: last), !reading.isByLikeness,
      reading.values != last.values
    else { return nil }
    return (sentence, reading.completed(by: last))
  }

  /// A text with other words in the place of some that it has, in whatever form; `nil` where it does not have them.
  private func exchanged(_ old: ArraySlice<Token>, by new: String, in text: String) -> String? {
    let tokens = language.tokens(in: text)
    let words = old.filter { $0.kind != .punctuation }
    guard !words.isEmpty, tokens.count >= words.count else { return nil }
    let start = (0...tokens.count - words.count).first { start in
      zip(words, tokens[start...]).allSatisfy { isSame($0, $1) }
    }
    guard let start else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
      .replacing(start..<start + words.count, with: new)
  }

  private func isSame(_ one: Token, _ other: Token) -> Bool {
    one.folded == other.folded || language.lemma(of: one.folded) == language.lemma(of: other.folded)
  }
}

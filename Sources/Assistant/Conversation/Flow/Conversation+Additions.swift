import Catalog
import IntentWire
import Language
import Understanding

/// What an answer says beside what it was asked for.
extension Conversation {
  /// The call with all that an answer says, where it holds more than the value that was asked for: “from the gym in
  /// twenty minutes”.
  ///
  /// - Returns: `nil` when the answer is one value.
  func extended(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard let name = turn.question.parameter else { return nil }
    let found = told(by: turn, last).filter { $0.values[name] != nil && $0.values.count > 1 }
    return found.max { $0.score < $1.score }.map { turn.pending.filled(with: $0.values) }
  }

  /// The call with what an answer says of something else than it was asked for: “tomorrow morning”, where it was asked
  /// on which list.
  ///
  /// - Parameter isFree: Whether the words are nothing known as the value that was asked for.
  /// - Returns: `nil` when it says nothing that only it could mean.
  func besides(_ turn: AnswerTurn, _ last: LastRequest?, isFree: Bool) -> PendingCall? {
    // “Just me” is said beside whether all of a request is right.
    let isOfAll = turn.question.kind == .confirmation && turn.question.parameter == nil
    guard isOfAll || turn.question.parameter != nil && turn.type.element.isOfKnownThings else { return nil }
    let found = told(by: turn, last).filter { told in
      turn.question.parameter.flatMap { told.values[$0] } == nil && told.isWhole
        && (told.hasPreposition || isFree && told.values.values.allSatisfy(isTold))
    }
    return found.max { $0.score < $1.score }.map { turn.pending.filled(with: $0.values) }
  }

  /// What an answer says about the request that it completes.
  private struct Told {
    var score: Double
    /// The values that the request did not have.
    var values: [String: IntentValue]
    /// Whether all words of the answer are understood.
    var isWhole: Bool
    /// Whether a preposition says what the value is: “to work”, where it was asked from where.
    var hasPreposition: Bool
  }

  private func told(by turn: AnswerTurn, _ last: LastRequest?) -> [Told] {
    guard let last, turn.question.kind == .needsValue || turn.question.parameter == nil,
      turn.suspension == nil, turn.question.element == nil || turn.isForOneOfOne,
      last.app == turn.pending.app,
      last.intent == turn.pending.call.intent
    else { return [] }
    // “What about tomorrow”: only what is different goes on with the request.
    let said = FollowUp(turn.text, in: language).flatMap {
      $0.lead > .none ? $0.rest : nil
    }
    let sentences = FollowUpSentences(last, language: language)
    // “Just me” says how many there are only with its first word.
    let texts = [said, turn.text].compactMap(\.self).flatMap { [(sentences.added($0), $0), ($0, $0)] }
    return texts.compactMap { text, added -> Told? in
      guard let reading = reading(of: text, like: last) else { return nil }
      let start = text.utf8.count - added.utf8.count
      let uses = reading.evidence.uses
      let new = reading.values.filter { last.values[$0.key] != $0.value }
      // “paper towels” behind “put something on my list” does not make the something a thing.
      let isOld = uses.contains { use in
        use.start < start && use.parameter.map { new[$0] != nil } == true
      }
      guard !new.isEmpty, !isOld, new.keys.allSatisfy({ last.values[$0] == nil }) else { return nil }
      let isWhole = !uses.contains { $0.end > start && $0.role == "unused" }
      let first = uses.first { $0.start == start }
      let isLead =
        start > 0 && first?.role == "phrase"
        && first.map { FollowUpWords.leads.contains($0.text.lowercased()) } == true
      return Told(score: reading.score, values: new, isWhole: isWhole, hasPreposition: isLead)
    }
  }

  /// The call with the time that an answer gives instead of what it was asked for: “but for tomorrow at eight”, where it
  /// was asked from where.
  ///
  /// - Parameter isFree: Whether the words are nothing known as the value that was asked for.
  func dated(_ turn: AnswerTurn, isFree: Bool) -> PendingCall? {
    let types: [ValueType] = [.date, .dateRange]
    guard isFree, turn.suspension == nil, turn.question.kind == .needsValue, !turn.isInOwnWords,
      !types.contains(turn.type.element),
      let followUp = FollowUp(turn.text, in: language),
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let said = language.annotate(followUp.rest, context: context)
    guard said.dates.count == 1, let date = said.dates.first,
      said.tokens.indices.allSatisfy({ place in
        date.tokens.contains(place) || said.tokens[place].kind == .punctuation
          || FollowUpWords.prepositions.contains(said.tokens[place].folded)
      })
    else { return nil }
    let words = said.text(of: date.tokens)
    let moments = declared.filter { types.contains($0.type) }
    let open = moments.filter { turn.pending.call.parameters[$0.name]?.isEmpty ?? true }
    if open.isEmpty, moments.count == 1,
      let moved = retimed(words, turn.pending.call.parameters[moments[0].name])
    {
      return turn.pending.amended(moved, for: moments[0].name, isList: false)
    }
    guard open.count == 1, let parameter = open.first,
      let value = reader.value(
        answering: words, for: parameter, of: turn.pending.call.intent, in: turn.app, context: context),
      isTold(value)
    else { return nil }
    return turn.pending.filled(with: [parameter.name: value])
  }

  /// The call with the text of a message that stands behind the choice of somebody: “Chris Okafor, are we still on for
  /// climbing tonight”.
  func saidBehind(_ turn: AnswerTurn, choice index: Int) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    guard turn.suspension == nil, turn.type.element == .person,
      let mark = tokens.firstIndex(where: { [",", ":", ".", ";"].contains($0.text) }),
      tokens.count - mark > Self.fewestToSay,
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters,
      let content = declared.first(where: { $0.name == "content" && $0.type == .string }),
      turn.pending.call.parameters[content.name] == nil
    else { return nil }
    let annotated = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    let names = turn.choices.map(words(for: turn.pending).names)
    guard
      OptionMatcher(names, language: language).match(annotated.text(of: 0..<mark), places: false)
        == .one(index)
    else { return nil }
    return turn.pending.filled(with: [content.name: .string(annotated.text(of: mark + 1..<tokens.count))])
  }

  /// The fewest tokens behind a name that are something to say, and no more of the name.
  private static let fewestToSay = 3

  /// The call with another amount in another unit, where it was asked for the unit alone: “say 1000 meters” after “20 laps”.
  func measured(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard let last, turn.suspension == nil, case .enumeration = turn.type.element,
      last.app == turn.pending.app, last.intent == turn.pending.call.intent,
      let said = amount(in: turn.text), let before = language.numbers(in: language.tokens(in: last.text)).last
    else { return nil }
    let tokens = language.tokens(in: last.text)
    // “20 laps” goes with the word that is no unit.
    let end = min(before.tokens.upperBound + 1, tokens.count)
    let sentence = AnnotatedText(text: last.text, tokens: tokens, numbers: [], dates: [])
      .replacing(before.tokens.lowerBound..<end, with: said)
    guard let name = turn.question.parameter, let reading = reading(of: sentence, like: last),
      reading.values[name] != nil
    else { return nil }
    return turn.pending.said(anew: reading.values)
  }

  /// The call with another value in the place of one that it has, where an answer says that with the one it was asked for:
  /// “to the airport, from home” of a ride to a place that nobody knows.
  func redirected(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard let last, turn.suspension == nil, turn.question.kind == .needsValue,
      let asked = turn.question.parameter, last.app == turn.pending.app,
      last.intent == turn.pending.call.intent,
      let followUp = FollowUp(turn.text, in: language), let first = followUp.words.first,
      FollowUpWords.prepositions.contains(first.folded),
      followUp.words.dropFirst(2).contains(where: { FollowUpWords.prepositions.contains($0.folded) })
    else { return nil }
    for sentence in FollowUpSentences(last, language: language).sentences(for: followUp) {
      guard let replaced = sentence.replaced, replaced != asked,
        let reading = reading(of: sentence.text, like: last), !reading.isByLikeness, !reading.isDoubtful,
        reading.values[asked] != nil, let value = reading.values[replaced], value != last.values[replaced]
      else { continue }
      return turn.pending.said(anew: reading.values)
    }
    return nil
  }

  /// The call with more of the things that it has, where something else is asked: “oh and bin bags” where it was asked on
  /// which list the milk is to be put.
  func withMore(_ turn: AnswerTurn) -> PendingCall? {
    guard turn.suspension == nil, turn.question.kind == .needsValue, turn.question.parameter != nil,
      let followUp = FollowUp(turn.text, in: language), followUp.lead == .adding,
      let first = followUp.words.first, !FollowUpWords.leads.contains(first.folded),
      let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters
    else { return nil }
    let lists = declared.filter { parameter in
      parameter.name != turn.question.parameter && parameter.type.isList && parameter.type.element == .spoken
        && turn.pending.call.parameters[parameter.name]?.isList == true
    }
    guard lists.count == 1, let list = lists.first, let before = turn.pending.call.parameters[list.name],
      let value = reader.value(
        answering: followUp.rest, for: list, of: turn.pending.call.intent, in: turn.app, context: context)
    else { return nil }
    return turn.pending.said(anew: [list.name: .list(before.elements + value.elements)])
  }

  /// The words of the one amount with a unit in an answer.
  private func amount(in text: String) -> String? {
    let tokens = language.tokens(in: text)
    let found = language.quantities(in: tokens, context: context)
    guard found.count == 1, let first = found.first, first.tokens.count > 1 else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: first.tokens)
  }

  /// The call with all that an answer of several parts says: “make it an XL, there are five of us”, “home to the airport,
  /// green”, “just me and yes”.
  ///
  /// A yes in it agrees to nothing that the others change.
  ///
  /// - Returns: `nil` where a part of it says nothing of the request.
  func amendedInParts(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    let tokens = language.tokens(in: turn.text)
    var parts = tokens.split { $0.kind == .punctuation && [",", ";", "."].contains($0.text) }
    if let final = parts.last, let and = final.lastIndex(where: { $0.folded == "and" }),
      and > final.startIndex,
      language.affirmation(Array(final[(and + 1)...])) == true
    {
      parts[parts.count - 1] = final[..<and]
      parts.append(final[(and + 1)...])
    }
    parts = parts.flatMap(CorrectionWords.divided)
    guard turn.suspension == nil, !turn.isInOwnWords, (2...4).contains(parts.count) else { return nil }
    let annotated = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: [])
    var part = turn
    var (isAnswered, isChanged) = (false, false)
    for words in parts where language.affirmation(Array(words)) != true {
      part.text = annotated.text(of: words.indices)
      if let changed = amended(part.text, part, mustCorrect: false) ?? amendedAmount(part) ?? option(part)
        ?? besides(part, last, isFree: true) ?? dated(part, isFree: true)
      {
        (part.pending, isChanged) = (changed, true)
      } else if !isAnswered, let answer = answer(part, last) {
        (part.pending, isAnswered) = (answer, true)
      } else {
        return nil
      }
    }
    return isChanged ? part.pending : nil
  }

  /// The call with one of the things that the app tells of for another parameter than the one that is asked for: “a zip
  /// green please”.
  func option(_ turn: AnswerTurn) -> PendingCall? {
    let declared = turn.app.manifest.intent(turn.pending.call.intent)?.parameters ?? []
    let tokens = language.tokens(in: turn.text)
    let end = LeadingWords.startOfClosing(in: tokens)
    let words = AnnotatedText(text: turn.text, tokens: tokens, numbers: [], dates: []).text(of: 0..<end)
    return knownOne(words, among: declared.filter { $0.name != turn.question.parameter }, turn)
  }

  /// The call with the value that was asked for, where some words are all of it.
  private func answer(_ turn: AnswerTurn, _ last: LastRequest?) -> PendingCall? {
    guard turn.question.kind == .needsValue, let name = turn.question.parameter else { return nil }
    if let whole = extended(turn, last) { return whole }
    guard let value = value(of: turn.text, turn),
      isKnown(value) || turn.type.element == .place && isPlace(turn.text, own: .refused(nearest: []))
    else { return nil }
    return turn.pending.filled(with: [name: value])
  }
}

import Catalog
import ContactBook
import Foundation
import IntentWire
import Language
import Understanding

extension Conversation {
  /// A sentence that was made of the request before and a follow-up, as it was read.
  private struct Reread {
    var sentence: FollowUpSentences.Sentence
    var reading: Interpretation
    /// How much speaks for it, to compare.
    var rank: (Int, Int, Double)
  }

  /// Below this score a sentence that was put together is no request.
  static let leastScore = 0.55
  /// The most words of a sentence that nothing shows to be a follow-up.
  private static let mostWordsWithoutLead = 6
  /// A request of its own with at least this score is none that changes the one before.
  private static let ownScore = 0.8
  /// What is said with an “and” in front is another request with at least this score.
  private static let otherScore = 0.65
  /// The same where only what was learnt says so.
  private static let learntScore = 0.75

  /// The request that a sentence makes by changing a part of the one before: “and on Monday?”.
  ///
  /// - Parameter own: What the sentence means as a request of its own.
  /// - Returns: the request with the sentence for which it stands; `nil` when the sentence is no follow-up.
  func followUp(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    if let found = skippedAgain(text, state) ?? followUpOfLast(text, own: own, state) { return found }
    guard let find = state.last.flatMap(asFind), isNoRequest(own) || looksInSameApp(own, as: find) else {
      return nil
    }
    var before = state
    before.last = find
    return followUpOfLast(text, own: own, before)
  }

  /// The same where the request before is taken as it was made.
  private func followUpOfLast(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard let last = state.last, app(last.app) != nil,
      var followUp = FollowUp(text, in: language), followUp.words.count <= 12
    else { return nil }
    // “The cats then” is no request of its own, so it changes the one before; nor is “no, the cats”.
    if followUp.corrects, isNoRequest(own) || followUp.namesThing {
      followUp.lead = max(followUp.lead, .changing)
    }
    if let more = addedAddressee(followUp, state) { return more }
    if let anew = askedAnew(followUp, last) { return (followUp.rest, anew) }
    if case .accepted(let reading) = own, !isOutdone(reading, by: followUp, after: last) { return nil }
    let isUnsure =
      switch own {
      case .refused: true
      case .accepted(let reading): reading.isDoubtful || isBare(reading)
      case .ambiguous: false
      }
    guard followUp.lead > .none || isUnsure && followUp.words.count <= Self.mostWordsWithoutLead else {
      return nil
    }
    if followUp.lead == .adding || followUp.excludes, isOtherRequest(followUp.rest, than: last) { return nil }
    if let same = sameMessage(to: followUp, state) { return same }
    if let changed = inOtherUnit(followUp, last) ?? changed(by: followUp, last) {
      return (last.text, changed)
    }
    if let specified = specified(by: followUp, last, state) ?? named(by: followUp, last) { return specified }
    guard
      let best = best(
        of: FollowUpSentences(last, language: language).sentences(for: followUp), after: last,
        as: followUp)
    else { return nil }
    // What says something of its own as well is taken for that, unless it begins as no request does.
    if case .accepted(let reading) = own, followUp.lead < .changing, reading.score >= best.reading.score,
      !isMore(reading, after: last), !isBare(reading)
    {
      return nil
    }
    return (best.sentence.text, best.reading.withoutContradicted.completed(by: last))
  }

  /// The same request asked for anew behind a correction: “not that, play Voltage”.
  private func askedAnew(_ followUp: FollowUp, _ last: LastRequest) -> Interpretation? {
    guard followUp.corrects, let first = followUp.words.first, !MakingWords.verbs.contains(first.folded),
      case .accepted(let reading) = reader.read(followUp.rest, context: context).decision,
      reading.app == last.app, reading.intent == last.intent, !reading.values.isEmpty,
      !reading.isByLikeness, !reading.isDoubtful, reading.score >= Self.otherScore, isBegunAnew(reading),
      // “No, just a normal call” says how, and not whom to call.
      !LastRequest("", reading).slots.isEmpty
    else { return nil }
    return reading
  }

  /// Whether words are a request of another kind, which a phrase reads: “delete vacuum the stairs” after one was ticked off.
  private func isOtherRequest(_ words: String, than last: LastRequest) -> Bool {
    guard case .accepted(let reading) = reader.read(words, context: context).decision else { return false }
    // What was learnt says it as well, if it is sure: “take the eggs off, we have loads” after something was added.
    let isLearnt =
      reading.isByLikeness && reading.app == last.app && reading.score >= Self.learntScore
      && reading.evidence.uses.count { $0.role == "compared" } > 1
    let isRead =
      !isBare(reading) && !reading.isByLikeness && !reading.isDoubtful && reading.score >= Self.otherScore
    return reading.intent != last.intent && (isLearnt || isRead && !reading.leavesOutFirst)
  }

  /// The same without a remark behind the sentence: “just audio, I look terrible”.
  func followUpWithoutRemark(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    let tokens = language.tokens(in: text)
    let end = LeadingWords.startOfRemark(in: tokens)
    let without =
      end < tokens.count
      ? AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: 0..<end) : nil
    guard
      let found = without.flatMap({ followUp($0, own: own, state) }) ?? followUp(text, own: own, state)
    else { return nil }
    // “Is it running?” starts no run.
    let asks = tokens.first { $0.kind == .word }.map { StatusWords.auxiliaries.contains($0.folded) } ?? false
    return asks && !found.reading.onlyLooks && !found.reading.isNamedForLooking ? nil : found
  }

  /// The same of the request before the last one, where that only ended it: “I wanted Dana” after a call was hung up.
  func followUpOfEarlier(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard let last = state.last, let earlier = state.earlier?.last, earlier.app == last.app else {
      return nil
    }
    var before = state
    if let content = last.values["editedContent"]?.text,
      let slot = earlier.slots.first(where: { $0.parameter == "content" }),
      FollowUp(text, in: language)?.lead == .asking
    {
      // “And the same for the Book Club” is what the message says now.
      before.last = earlier.saying(content, in: slot)
      return followUp(text, own: own, before)
    }
    guard last.slots.isEmpty, last.values.isEmpty,
      FollowUpWords.ending.contains(where: last.intent.contains)
    else { return nil }
    before.last = earlier
    return followUp(text, own: own, before)
  }

  /// What was meant by a verb alone: “the workout, I mean” after “pause”, which paused the music.
  func meantThing(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard let last = state.last, last.slots.isEmpty, last.values.isEmpty,
      let followUp = FollowUp(text, in: language), followUp.namesThing,
      followUp.corrects || followUp.lead == .changing || followUp.lead == .adding,
      isNoRequest(own) || isDoubtful(own)
    else { return nil }
    let words = language.tokens(in: last.text).filter { $0.kind == .word }
    guard let verb = words.first, words.count <= 4 else { return nil }
    let sentence = "\(verb.text) \(followUp.rest)"
    guard case .accepted(let reading) = reader.read(sentence, context: context).decision,
      !isBare(reading), !reading.isByLikeness, !reading.isDoubtful,
      reading.app != last.app || reading.intent != last.intent
    else { return nil }
    return (sentence, reading)
  }

  private func isDoubtful(_ own: Decision) -> Bool {
    if case .accepted(let reading) = own { reading.isDoubtful || reading.isByLikeness } else { false }
  }

  /// The request before with another of the names that its app tells, of which a part is said: “no, the ski one” for the
  /// album “Ski Week”.
  private func named(by followUp: FollowUp, _ last: LastRequest) -> (text: String, reading: Interpretation)? {
    guard followUp.namesThing, let final = followUp.words.last?.folded, ["one", "ones"].contains(final)
    else { return nil }
    let words = words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    for slot in last.slots {
      let known = knownValues(of: slot.parameter, in: last)
      guard
        case .one(let index) = OptionMatcher(known.map(words.names), language: language)
          .match(followUp.rest, places: false)
      else { continue }
      let sentence = last.saying(words.display(known[index]), in: slot).text
      guard let reading = reading(of: sentence, like: last), !reading.isByLikeness, !reading.isDoubtful,
        reading.values[slot.parameter] != nil, reading.values != last.values
      else { continue }
      return (sentence, reading)
    }
    return nil
  }

  /// The values that the app of a request tells for one of its parameters; none where it tells none.
  func knownValues(of name: String, in last: LastRequest) -> [IntentValue] {
    guard let app = app(last.app), let parameter = app.manifest.intent(last.intent)?.parameter(name) else {
      return []
    }
    return KnownValues(app: app, vocabulary: vocabularies[app.identifier], dialogs: dialogs)
      .values(for: parameter, of: last.intent)
  }

  /// The request before with something in the place of its “something”: “not that, piano music” after “play something”.
  private func specified(
    by followUp: FollowUp, _ last: LastRequest, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    let played = ([last] + (state.earlier ?? []).reversed()).first { $0.intent == AudioRequest.action }
    if let first = followUp.words.first?.folded, FollowUpWords.anything.contains(first),
      followUp.words.count > 1, let played, played.app == last.app
    {
      // “Something more energetic” is to be played in the place of what plays, or after it was skipped.
      let sentence = "play \(followUp.rest)"
      return reading(of: sentence, like: played).map { (sentence, $0) }
    }
    // “A bit more upbeat” after something was played.
    if let played, played.app == last.app, let degree = FollowUpWords.inDegree(followUp.words),
      let first = degree.first, let final = degree.last
    {
      let words = followUp.text(from: first.range.lowerBound, to: final.range.upperBound)
      let sentence = "play something \(words)"
      if let reading = reading(of: sentence, like: played) { return (sentence, reading) }
    }
    guard followUp.corrects || followUp.lead == .changing else { return nil }
    let tokens = language.tokens(in: last.text)
    guard let place = tokens.firstIndex(where: { FollowUpWords.anything.contains($0.folded) }) else {
      return nil
    }
    // All of “something calm for dinner”, where it is said what is to be played.
    let start = tokens[place].range.lowerBound
    let slot = last.slots.first { $0.start == start && $0.end > start }
    let end = slot.flatMap { slot in tokens.firstIndex { $0.range.lowerBound >= slot.end } }
    let sentence = AnnotatedText(text: last.text, tokens: tokens, numbers: [], dates: [])
      .replacing(place..<(slot == nil ? place + 1 : end ?? tokens.count), with: followUp.rest)
    // “Nope, hate this one” is nothing to play.
    guard !isOtherRequest(followUp.rest, than: last), let reading = reading(of: sentence, like: last),
      !reading.isByLikeness, !reading.isDoubtful,
      reading.values != last.values
    else { return nil }
    return (sentence, reading)
  }

  /// Whether what a sentence means by itself may give way to its meaning as a follow-up.
  private func isOutdone(
    _ own: Interpretation, by followUp: FollowUp, after last: LastRequest
  ) -> Bool {
    if own.namesApp || own.values["criteria"] == .string(AudioRequest(.unspecified).name) { return false }
    // “I meant Sam” would change a message, but none was sent, or somebody else was meant.
    if followUp.lead >= .changing, FollowUpWords.ofWhatWasSent.contains(own.intent),
      own.app != last.app || namesSomebody(followUp.rest)
    {
      return true
    }
    switch followUp.lead {
    case .asking: return true
    // “Make it a video call” is the same request, with nobody to call.
    case .changing where own.app == last.app && own.intent == last.intent: return true
    // “No, Ski Week” is no search for photos, where a slideshow was asked for.
    case .changing where followUp.corrects && (isBare(own) || followUp.namesThing): return true
    // “Show only the favorites” is about the photos that were just found, whatever else has favorites.
    case .changing where followUp.narrows && own.app != last.app: return true
    // “Which ones are good for biking” is about the trails that were just found.
    case .changing where followUp.narrows && !last.conditions.isEmpty: return true
    // “Change it to 9” is a request where an app can change what it sent.
    case .changing: return own.isDoubtful || own.isByLikeness
    case .adding where isMore(own, after: last) || isForNobody(own) || own.leavesOutFirst: return true
    // “And add clean the windows” ticks nothing off.
    case .adding
    where own.app == last.app && own.intent != last.intent && !own.isByLikeness && isBegunAnew(own):
      return false
    case .adding, .none: return own.isDoubtful || own.score < Self.ownScore || isBare(own)
    }
  }

  /// Whether a request names somebody whom nobody knows: the “charger” of “phone charger too”.
  private func isForNobody(_ own: Interpretation) -> Bool {
    (app(own.app)?.manifest.intent(own.intent)?.parameters ?? []).contains { parameter in
      parameter.type.element == .person
        && own.values[parameter.name]?.elements.contains { !namesSomebody($0.displayText) } ?? false
    }
  }

  /// Whether what was said without a verb resembles the request before, and may be more for it: “and a bag of rice too”.
  private func isMore(_ own: Interpretation, after last: LastRequest) -> Bool {
    own.app == last.app && own.intent == last.intent && !own.namesApp
      && !own.evidence.uses.contains { $0.role == "phrase" }
  }

  /// Whether words name somebody whom the person knows, and nothing else.
  ///
  /// - Parameter clearly: Whether a word that only resembles a name is none: “sim” for Sam.
  func namesSomebody(_ words: String, clearly: Bool = false) -> Bool {
    let matches = people?.matches(for: words, app: "", purpose: .any) ?? []
    let tokens = language.tokens(in: words)
    guard clearly, tokens.count == 1, let word = tokens.first?.folded, !language.isWord(word) else {
      return !matches.isEmpty
    }
    return matches.contains { language.tokens(in: $0.name).map(\.folded).contains(word) }
  }

  /// Whether a sentence asks for nothing by itself, or only names something.
  func isNoRequest(_ own: Decision) -> Bool {
    switch own {
    case .refused: true
    case .accepted(let reading): isBare(reading)
    case .ambiguous: false
    }
  }

  /// Whether a sentence is only the name of something: “skiing”.
  func isBare(_ own: Interpretation) -> Bool {
    !own.namesApp
      && !own.evidence.uses.contains {
        $0.role == "phrase" && !FollowUpWords.determiners.contains($0.text.lowercased())
      }
  }

  /// The request before with its amount in another unit: “I meant kilometers” after “start a 5 mile run”.
  private func inOtherUnit(_ followUp: FollowUp, _ last: LastRequest) -> Interpretation? {
    guard followUp.lead >= .changing || followUp.corrects, followUp.words.count == 1,
      let unit = followUp.words.first
    else { return nil }
    let tokens = language.tokens(in: last.text)
    guard
      let amount = language.quantities(in: tokens, context: context).first(where: { $0.tokens.count == 2 }),
      language.quantities(in: [tokens[amount.tokens.lowerBound], unit], context: context).count == 1
    else { return nil }
    let sentence = AnnotatedText(text: last.text, tokens: tokens, numbers: [], dates: [])
      .replacing(amount.tokens.lowerBound + 1..<amount.tokens.upperBound, with: unit.text)
    guard let reading = reading(of: sentence, like: last), !reading.isByLikeness, !reading.isDoubtful,
      reading.values != last.values
    else { return nil }
    return reading
  }

  /// The request before with what a phrase of the same intent says of it: “make it a video call”.
  ///
  /// - Returns: `nil` where the words are no request of that kind, or give values of their own.
  func changed(by followUp: FollowUp, _ last: LastRequest) -> Interpretation? {
    guard followUp.lead >= .changing else { return nil }
    // “Just audio” of a call is an audio call.
    let noun = FollowUpWords.matters.first { last.intent.contains($0.key) }.map { matter in
      "\(FollowUpWords.withoutOrdinary(followUp)) \(matter.value.split(separator: " ").last ?? "")"
    }
    // “Just the ones I didn't answer” of who called are calls.
    let ofOthers = followUp.ofOthers ? FollowUpWords.looking(for: last.intent) : nil
    let texts = followUp.narrows && followUp.words.count < 2 ? [] : [followUp.rest, followUp.whole]
    let readings = (texts + [noun, ofOthers.map { "\($0) \(followUp.rest)" }].compactMap(\.self))
      .compactMap { reading(of: $0, like: last) }
    guard
      var reading = readings.first(where: {
        !$0.values.isEmpty && !$0.isByLikeness && LastRequest("", $0).slots.isEmpty
      })
    else { return nil }
    let before = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    guard reading.values.contains(where: { before[$0.key] != $0.value }) else { return nil }
    reading.values = before.merging(reading.values, uniquingKeysWith: { $1 })
    reading.isDoubtful = false
    return reading
  }

  private func best(
    of sentences: [FollowUpSentences.Sentence], after last: LastRequest, as followUp: FollowUp
  ) -> Reread? {
    var best: Reread?
    for sentence in sentences {
      guard let reading = reading(of: sentence.text, like: last) else { continue }
      // Who asks how many there are asks the same again.
      let isCount = sentence.isAlike && sentence.replaced == nil && reading.onlyLooks
      guard
        let change = FollowUpChange(
          from: last.values, to: reading.values, replaced: sentence.replaced,
          beside: last.parameters(beside: sentence.replaced))
          ?? (isCount && reading.values == last.values ? .nothing : nil)
      else { continue }
      // “Set a timer for 5 minutes” asks for more than another length of what goes on.
      if followUp.lead == .none, !followUp.corrects, reading.isByLikeness { continue }
      // “Which one is the cheapest” is no place to go to, and “what else is” no list.
      if followUp.chooses || followUp.asks && followUp.lead <= .adding, sentence.replaced != nil { continue }
      // “The waterfall one” is another thing of a kind that has names, or takes the place of a name.
      if sentence.isOther, !sentence.isNamed, !isOfKnownThings(sentence.replaced, of: last) { continue }
      let narrows = followUp.narrows && !followUp.corrects && sentence.replaced == nil
      // “Just the snow ones” of the photos from March are still from March.
      if followUp.narrows, !followUp.corrects, !last.values.keys.allSatisfy({ reading.values[$0] != nil }) {
        continue
      }
      if !keepsProperties(reading, sentence, followUp, last) { continue }
      let isAmongNames = sentence.replaced.flatMap { isName(followUp.rest, as: $0, of: last) }
      let isKnown =
        sentence.isNamed && reading.evidence.scores["knownWords"] == 1
        || isAmongNames == true
      let isSaid =
        isKnown || change.values.allSatisfy(isTold) || sentence.isBound(in: reading, with: followUp)
        || isPerson(sentence.replaced, of: last)
          && namesSomebody(followUp.rest, clearly: followUp.lead == .none && !followUp.corrects)
      // “The ones from the lake rather” takes the place of what was said before.
      let swaps =
        followUp.corrects && followUp.narrows && sentence.replaced != nil && !sentence.bringsPreposition
      let evidence = sentence.isAlike ? 3 : narrows || swaps ? 2 : isSaid ? 1 : 0
      if evidence == 0,
        followUp.lead == .none && !sentence.isOther || !takes(followUp.words, sentence.replaced, of: last)
      {
        continue
      }
      // “The same to Juan” goes to nobody else; but “what about yesterday” is no other sender.
      if followUp.lead == .asking, sentence.replaced == nil, let best, best.sentence.replaced != nil,
        best.rank.0 >= evidence
      {
        continue
      }
      let rank = (evidence, isAmongNames == false ? 0 : 1, reading.score)
      if let known = best, known.rank >= rank { continue }
      best = Reread(sentence: sentence, reading: reading, rank: rank)
    }
    return best
  }
}

extension FollowUpSentences.Sentence {
  /// Whether the words that were added are all understood, and begin with a preposition that leads to a value: “in
  /// Lisbon” behind a search for photos.
  ///
  /// Only where something is looked at or played: what would be done once more needs more than that.
  fileprivate func isBound(in reading: Interpretation, with followUp: FollowUp) -> Bool {
    guard replaced == nil, reading.onlyLooks || reading.isNamedForLooking || reading.plays,
      let first = followUp.words.first?.folded,
      FollowUpWords.prepositions.contains(first),
      let place = text.range(of: followUp.rest, options: .backwards)
    else { return false }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let end = start + followUp.rest.utf8.count
    let added = reading.evidence.uses.filter { $0.end > start && $0.start < end }
    return added.first.map { $0.start == start && $0.parameter == nil } ?? false
      && added.contains { $0.parameter != nil }
      && added.allSatisfy { $0.parameter != nil || $0.role == "phrase" }
  }
}

extension Interpretation {
  /// The request without properties of which what was said last leaves nothing: “and the short ones? below 2” after
  /// “trails longer than 5 km”.
  fileprivate var withoutContradicted: Interpretation {
    let request = FindRequest(parameters: values)
    let other = request.withoutContradicted
    guard other != request else { return self }
    var reading = self
    for name in request.parameters.keys { reading.values[name] = nil }
    reading.values.merge(other.parameters) { $1 }
    return reading
  }

  /// Whether it makes nothing of the first word that counts: of the “on” of “and on the hardware store list too”.
  fileprivate var leavesOutFirst: Bool {
    evidence.uses.first { $0.role != "filler" && $0.role != "app" && $0.start < $0.end }?.role == "unused"
  }

  /// The request with what answers to questions gave the one before.
  func completed(by last: LastRequest) -> Interpretation {
    var whole = self
    for (name, value) in last.answers where whole.values[name] == nil { whole.values[name] = value }
    whole.isDoubtful = false
    return whole
  }
}

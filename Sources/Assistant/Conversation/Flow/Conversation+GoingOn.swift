import Catalog
import IntentWire
import Language
import Understanding

/// A sentence that begins a turn, with what it means by itself.
struct HeardSentence {
  /// What was said.
  var said: String
  /// The tokens of what was said, which belong to no other text.
  var tokens: [Token]
  /// What was said without the words that only lead to a request.
  var text: String
  /// How that reads.
  var reading: Reading
  /// What it means as a request of its own.
  var own: Decision
  /// What it looks for in all apps, if it does.
  var searching: SearchRequest?
}

/// What a sentence says that goes on from what was said before, in the order in which it is looked for.
extension Conversation {
  /// The reply to what is about the conversation so far and asks no app for anything new.
  func answeredFromBefore(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    if let answered = await cameBack(heard.text, own: heard.own, &state) { return answered }
    if let told = toldOfListed(heard.tokens, own: heard.own, &state) { return told }
    if let again = saidAgain(heard.tokens, own: heard.own, state) { return again }
    if let best = outstanding(heard.tokens, &state) { return best }
    return statusOfLast(heard.tokens, state) ?? statusOfNamed(heard.tokens, own: heard.own, state)
  }

  /// What takes back, resumes, agrees with or alters the request before, without more of it than a word or a value.
  func changedLast(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    // “That's it for today” is more than an opening.
    let control = OngoingWords.isOver(heard.tokens) ? heard.said : heard.text
    if let meant = ofWhatGoesOn(control, own: heard.own, state) {
      return await start(meant.reading, from: meant.text, &state)
    }
    if let other = await takenBackForOther(heard, &state) { return other }
    if let back = undone(heard.tokens, own: heard.own, state) ?? takenOut(heard.tokens, state)
      ?? takenOff(heard.tokens, heard.said, state)
    {
      return await start(back, values: back.values, &state)
    }
    if let resuming = resuming(heard.tokens, heard.said, own: heard.own, state) {
      return await start(resuming, from: heard.said, &state)
    }
    if let remark = remark(heard.tokens, own: heard.own, state) { return remark }
    if let amended = amendedAmount(in: heard.text, state) { return await begunAnew(amended, &state) }
    let other =
      otherChoice(heard.tokens, state) ?? namedOther(heard.text, own: heard.own, state)
      ?? reversed(heard.tokens, state)
    if let other {
      return await start(
        other, values: other.values.merging(other.answers, uniquingKeysWith: { $1 }), &state)
    }
    let edit = wordedAnew(heard.tokens, heard.said, state) ?? partEdit(heard.text, own: heard.own, state)
    if let edit = edit ?? meantThing(heard.text, own: heard.own, state) {
      return await start(edit.reading, from: edit.text, &state)
    }
    return nil
  }

  /// What makes a request out of the one before, or of the things that came up.
  func wentOn(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    let (text, tokens, own) = (heard.text, heard.tokens, heard.own)
    if let other = exchanged(text, state) {
      return await redo(other.reading, from: other.text, said: text, &state)
    }
    if let counted = countedAgain(tokens, own: own, state) { return await begunAnew(counted, &state) }
    if let next = playedNext(text, tokens, state) {
      return await start(next.reading, from: next.text, &state)
    }
    if let other = replacedRemoved(text, own: own, state) ?? widened(tokens, state) ?? whatElse(tokens, state)
    {
      return await start(other.reading, from: other.text, &state)
    }
    if let some = narrowed(text, state) { return await start(some.reading, from: some.text, &state) }
    if let option = pickedOption(text, state) { return await start(option, values: option.values, &state) }
    if let meant = pronouncedByKind(text, own: own, state) {
      return await startInstead(meant.reading, from: meant.text, said: heard.said, &state)
    }
    let pointsAtPlace = pointedThing(tokens, state.memory) != nil
    if isAboutThing(text, tokens), !pointsAtPlace, let meant = pronounced(text, own: own, state) {
      return await startInstead(meant.reading, from: meant.text, said: heard.said, &state)
    }
    if let more = bareItems(heard.said, tokens, own: own, state) {
      return await start(more.reading, from: more.text, &state)
    }
    if !language.isCancellation(tokens), language.affirmation(tokens) == nil, !pointsAtPlace,
      let changed = followUpWithoutRemark(text, own: own, state) ?? followUpOfEarlier(text, own: own, state)
    {
      return await redo(changed.reading, from: changed.text, said: text, &state)
    }
    if let opened = openedInApp(tokens, own: own, state) {
      return await startInstead(opened.reading, from: opened.text, said: heard.said, &state)
    }
    if let here = pointingBack(text, own: own, state) { return await start(here, from: text, &state) }
    if !pointsAtPlace, let meant = pronounced(text, own: own, state) {
      return await startInstead(meant.reading, from: meant.text, said: heard.said, &state)
    }
    return nil
  }

  /// What is to be done with the thing at which a sentence points, or the thing itself: “show me the second one”.
  func pointedOut(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    guard let (app, thing) = pointedThing(heard.tokens, state.memory) else { return nil }
    if let meant = pronounced(heard.text, own: heard.own, state) {
      state.memory.note(pointed: thing)
      return await start(meant.reading, from: meant.text, &state)
    }
    if let found = FoundThing(remembered: thing) { return shown(found, &state) }
    state.memory.note(pointed: thing)
    return await actOnPointed(thing, of: app, heard.tokens, &state) ?? shown(thing, of: app)
  }

  /// Tells one of the things that an app found before.
  func shown(_ thing: IntentValue, of app: String) -> Move {
    let pending = PendingCall(app: app, call: IntentCall(id: "", intent: ""))
    let words = words(for: pending)
    var move = end(.done, Sentences.capitalised(words.display(thing)))
    move.reply.app = name(app)
    move.reply.printed =
      ([move.reply.spoken] + ItemLines(words: words).details(of: thing)).joined(separator: "\n")
    move.reply.result = thing.plain
    return move
  }
}

import Catalog
import IntentWire
import Language
public import Understanding

/// Several requests in one sentence, which are carried out one after the other: “end my workout and pause the music”.
extension Conversation {
  /// Returns the requests that a sentence makes one after the other, or nil where it makes one.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - whole: What it means as one request.
  ///   - memory: What was spoken of before.
  public func requests(in text: String, whole: Decision, _ memory: ReferentMemory) -> [String]? {
    RequestSequence(
      words: language.clauses, read: { decision(of: reader.read($0, context: context), memory) },
      type: { app($0.app)?.manifest.intent($0.intent)?.parameter($1)?.type.element }
    ).requests(in: text, whole: whole)
  }

  /// The requests that a sentence makes in any way, or nil where it makes one.
  func several(in said: String, _ tokens: [Token], whole: Decision, _ state: ConversationState) -> [String]? {
    controlledAll(tokens, state) ?? requests(in: said, whole: whole, state.memory)
      ?? requestsBehindDropping(said, tokens, state.memory)
      ?? controlledFirst(said, state)
      ?? sentences(in: said, tokens, whole: whole) ?? moved(said, tokens, whole: whole, state)
      ?? controlledBoth(said, tokens, whole: whole)
  }

  /// What a sentence means that begins a conversation: its only request, or the first of several, and the others.
  public func opening(_ sentence: String) -> (reading: Reading, others: [String]) {
    let state = ConversationState(id: "")
    var others: [String] = []
    var reading = reader.read(sentence, context: context)
    // The first of several may be several itself.
    for _ in 0..<RequestSequence.mostRequests {
      let text = reading.text
      let whole = decision(of: reading, state.memory)
      guard let parts = several(in: text, language.tokens(in: text), whole: whole, state), parts.count > 1
      else { break }
      others = Array(parts.dropFirst()) + others
      reading = reader.read(parts[0], context: context)
    }
    return (reading, others)
  }

  /// The same behind words that only drop what was said before: “never mind, tell Sam I'm late, and add …”.
  func requestsBehindDropping(_ text: String, _ tokens: [Token], _ memory: ReferentMemory) -> [String]? {
    let rest = FixedPhrases.openings(TurningWords.leaving, of: tokens[...]).rest.drop {
      $0.kind == .punctuation
    }
    guard rest.startIndex > 0, !rest.isEmpty else { return nil }
    let said = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
    return requests(in: said, whole: decision(of: reader.read(said, context: context), memory), memory)
  }

  /// What is to be done with something that goes on, and the request behind it: “cancel it and start a swim”.
  func controlledFirst(_ text: String, _ state: ConversationState) -> [String]? {
    let tokens = language.tokens(in: text)
    let begin = LeadingWords.end(of: tokens)
    // “No wait, wrong machine, cancel that and start …”
    let start = tokens.indices.first { place in
      (place == begin || place == 0 || place > 0 && tokens[place - 1].kind == .punctuation)
        && OngoingWords.verbs.contains(tokens[place].folded)
    }
    guard let start, start + 3 < tokens.count,
      let end = OngoingWords.endOfPointer(tokens, from: start + 1), end + 1 < tokens.count,
      language.clauses.followings.contains(tokens[end].folded)
    else { return nil }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    // “Text Tom: stop it and come home” stops nothing.
    if start > begin, case .accepted = reader.read(annotated.text(of: 0..<start), context: context).decision {
      return nil
    }
    // What goes on is one thing, whatever of several it is called.
    let first = "\(tokens[start].text) \(OngoingWords.it)"
    let rest = annotated.text(of: end + 1..<tokens.count)
    guard case .accepted(let reading) = reader.read(rest, context: context).decision, !reading.isByLikeness,
      !reading.isDoubtful, !isBare(reading), ofWhatGoesOn(first, own: .refused(nearest: []), state) != nil
    else { return nil }
    return [first, rest]
  }

  /// What is to be done with two things that go on, of which the sentence as one request takes the first: “pause my workout
  /// and the music”.
  func controlledBoth(_ text: String, _ tokens: [Token], whole: Decision) -> [String]? {
    guard case .accepted(let reading) = whole, let verb = tokens.first,
      OngoingWords.verbs.contains(verb.folded),
      let and = tokens.lastIndex(where: { language.clauses.followings.contains($0.folded) }), and > 1,
      and + 1 < tokens.count
    else { return nil }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let (first, rest) = (annotated.text(of: 0..<and), annotated.text(of: and + 1..<tokens.count))
    let second = "\(verb.text) \(rest)"
    guard case .accepted(let alone) = reader.read(first, context: context).decision, isSure(alone),
      case .accepted(let other) = reader.read(second, context: context).decision, isSure(other),
      other.app != alone.app || other.intent != alone.intent,
      reading.app == alone.app || reading.app == other.app,
      FollowUpWords.determiners.contains(tokens[and + 1].folded)
        || isNoRequest(reader.read(rest, context: context).decision)
    else { return nil }
    return [first, second]
  }

  private func isSure(_ reading: Interpretation) -> Bool {
    !reading.isByLikeness && !reading.isDoubtful && reading.score >= Self.leastOfBoth
  }

  /// The least score of each of two requests that have one verb.
  private static let leastOfBoth = 0.75

  /// A request and what is asked for in a sentence behind it, which has no use for it: “hang up. Did she write today?”
  func sentences(in text: String, _ tokens: [Token], whole: Decision) -> [String]? {
    guard case .accepted(let reading) = whole,
      let mark = tokens.indices.dropFirst().first(where: { [".", "!", "?"].contains(tokens[$0].text) }),
      mark + 2 < tokens.count, tokens[mark + 1].kind == .word
    else { return nil }
    let start = tokens[mark].range.upperBound
    let uses = reading.evidence.uses.filter { $0.parameter != nil || $0.role == "phrase" }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let (first, rest) = (annotated.text(of: 0..<mark), annotated.text(of: mark + 1..<tokens.count))
    guard case .accepted(let alone) = reader.read(first, context: context).decision, !alone.isByLikeness,
      !alone.isDoubtful
    else {
      // “Did she write today?” is a question, whoever she is.
      let asks =
        tokens[mark].text == "?" && TurningWords.questions.contains(tokens[0].folded)
        && tokens[1...].contains { FollowUpWords.persons.contains($0.folded) }
      return asks && !uses.contains(where: { $0.start < start }) ? [first, rest] : nil
    }
    if alone.intent == reading.intent, alone.app == reading.app {
      let asks = TurningWords.questions.contains(tokens[mark + 1].folded)
      return asks && !uses.contains(where: { $0.end > start }) ? [first, rest] : nil
    }
    // “Hang up. Text her that I'll call again”: the whole is the second alone.
    guard !uses.contains(where: { $0.start < start }),
      case .accepted(let second) = reader.read(rest, context: context).decision, !second.isDoubtful,
      second.intent == reading.intent, second.app == reading.app
    else { return nil }
    return [first, rest]
  }

  /// What is said behind a remark that asks for nothing: “my hair's a mess, make it just audio”.
  func begunBehindRemark(_ heard: HeardSentence, _ state: inout ConversationState) async -> Move? {
    let tokens = heard.tokens
    // Each mark may lead to another, so that a long text would be read again and again.
    guard state.last != nil, tokens.count <= Self.longestWithRemark, let first = tokens.first,
      !TurningWords.questions.contains(first.folded),
      !TurningWords.conditions.contains(first.folded),
      let mark = tokens.indices.dropFirst().first(where: { tokens[$0].kind == .punctuation }),
      [",", ".", "!", ";"].contains(tokens[mark].text), mark + 1 < tokens.count
    else { return nil }
    let rest = AnnotatedText(text: heard.said, tokens: tokens, numbers: [], dates: [])
      .text(of: mark + 1..<tokens.count)
    var other = state
    let move = await begin(rest, &other)
    if case .finished(.notUnderstood) = move.phase { return nil }
    state = other
    return move
  }

  /// The most tokens of a sentence behind whose marks a request is looked for.
  private static let longestWithRemark = 48

  /// Takes the first of several requests; the others wait for it.
  func beganFirst(of requests: [String], _ state: inout ConversationState) async -> Move {
    guard let first = requests.first else { return end(.notUnderstood, Sentences.heardNothing) }
    let move = await begin(first, &state)
    state.afterwards = Array(requests.dropFirst())
    return move
  }

  /// The end of a turn, after the requests that wait for the one that came to an end.
  ///
  /// What is called off or not understood takes them with it, and the reply says so; what could not be done does not.
  func followed(_ move: Move, _ state: inout ConversationState) async -> Move {
    var move = await emptied(move, &state)
    var replies = [move.reply]
    while case .finished(let end) = move.phase, let next = state.afterwards?.first {
      guard end == .done || end == .failed else { break }
      let waiting = state.afterwards ?? []
      state.phase = move.phase
      let other = await begin(next, &state)
      // What was said next may have been several sentences itself.
      let more = state.afterwards == waiting ? [] : state.afterwards ?? []
      let rest = more + waiting.dropFirst()
      state.afterwards = rest.isEmpty ? nil : rest
      let following = await emptied(other, &state)
      replies.append(following.reply)
      move = Self.joined(move, following)
    }
    if replies.count > 1 { move.reply.earlier = Array(replies.dropLast()) }
    if case .finished = move.phase, let left = state.afterwards {
      state.afterwards = nil
      let note = Sentences.leftOut(left)
      move.reply.spoken += " \(note)"
      move.reply.printed += "\n\(note)"
    }
    return move
  }

  /// Leaves what is going on, with the requests that wait for it, and returns the sentence that says so.
  func leaving(_ state: inout ConversationState) -> String {
    defer { state.afterwards = nil }
    guard let left = state.afterwards else { return Sentences.droppedTheOldOne }
    return "\(Sentences.droppedTheOldOne) \(Sentences.leftOut(left))"
  }

  /// What is said and shown of two requests in one turn.
  private static func joined(_ first: Move, _ second: Move) -> Move {
    var move = second
    move.reply.spoken = "\(first.reply.spoken) \(second.reply.spoken)"
    move.reply.printed = "\(first.reply.printed)\n\(second.reply.printed)"
    move.reply.snippet = second.reply.snippet ?? first.reply.snippet
    move.reply.activity = second.reply.activity ?? first.reply.activity
    move.reply.live = second.reply.live ?? first.reply.live
    move.reply.shownApp = second.reply.shownApp ?? first.reply.shownApp
    let handOvers =
      (first.reply.earlierHandOvers ?? []) + [first.reply.handOver, second.reply.handOver].compactMap(\.self)
    move.reply.handOver = handOvers.last
    move.reply.earlierHandOvers = handOvers.count > 1 ? Array(handOvers.dropLast()) : nil
    return move
  }
}

/// What a main clause does.
extension MoodReader {
  /// Reads a main clause from its first word on.
  ///
  /// - Parameter depth: How many clauses hold this one: “I think you should …”.
  func main(at start: Int, depth: Int = 0) -> Draft {
    if let draft = forbidding(at: start) { return draft }
    if let end = MoodIdioms.end(of: MoodIdioms.requests, atoms, at: start) {
      return Draft(force: .order, cue: start..<end, verb: nil)
    }
    if let end = MoodIdioms.end(of: MoodIdioms.frames, atoms, at: start), end < atoms.count {
      return framed(start, end, depth)
    }
    if let end = MoodIdioms.end(of: MoodIdioms.abilities, atoms, at: start) {
      return Draft(force: .question, cue: start..<end)
    }
    // “Should the train be late, text Dana”
    if ["should", "were", "had"].contains(text(start)), !self.is(start + 1, .negation),
      opensOrder(from: start)
    {
      return Draft(force: .condition, cue: start..<start + 1)
    }
    if MoodIdioms.end(of: MoodIdioms.plans, atoms, at: start) == nil,
      let end = MoodIdioms.end(of: MoodIdioms.deliberations, atoms, at: start), !isExclaimed(start)
    {
      return Draft(force: .deliberation, cue: start..<end)
    }
    if let draft = interrogative(at: start, depth) { return draft }
    if let draft = aboutSpeaker(at: start, depth) ?? aboutAssistant(at: start, depth) { return draft }
    // “Wish Tommy luck” is something to do.
    let isWishedTo =
      text(start) == "wish" && (isSomebody(start + 1) || self.is(start + 1, .object))
      && third(at: start + 1) == nil
    if !isWishedTo, let end = MoodIdioms.end(of: MoodIdioms.wishes, atoms, at: start) {
      return Draft(force: .wish, cue: start..<end)
    }
    if let end = MoodIdioms.end(of: MoodIdioms.plans, atoms, at: start), end < atoms.count, depth < 3 {
      // “Maybe text Dana” is an order still; “maybe I'll text her” is read by its subject.
      return Draft(force: .plan, cue: start..<end)
    }
    if text(start) == "let" { return letting(at: start, depth) }
    if let draft = participle(at: start) { return draft }
    if let verb = third(at: start) { return aboutOthers(start, verb) }
    if let draft = leaving(at: start) { return draft }
    if isPlain(start) { return ordered(start) }
    return Draft(force: .fragment, cue: start..<start + 1, verb: nil)
  }

  /// An order whose verb stands at a place; “call no one” is none.
  private func ordered(_ verb: Int, cue: Int? = nil) -> Draft {
    if isNothing(verb + 1) { return Draft(force: .refusal, cue: (cue ?? verb)..<min(verb + 2, atoms.count)) }
    return Draft(force: .order, cue: (cue ?? verb)..<verb + 1, verb: verb)
  }

  /// Whether nobody or nothing stands at a place, and no title that begins so.
  private func isNothing(_ place: Int) -> Bool {
    let end: Int
    switch text(place) {
    case "nobody", "nothing", "noone", "none": end = place + 1
    case "no" where text(place + 1) == "one": end = place + 2
    default: return false
    }
    return atom(end).map { $0.isMark || $0.isOne(of: [.condition, .reason, .opening, .preposition, .joint]) }
      ?? true
  }

  /// “Don't call”, “never call”, “stop calling”, “no need to call”; but “don't forget to call” is an order.
  private func forbidding(at start: Int) -> Draft? {
    if let end = MoodIdioms.end(of: MoodIdioms.refusals, atoms, at: start) {
      return Draft(force: .refusal, cue: start..<end)
    }
    var place = start
    if text(place) == "do", text(place + 1) == "not" {
      place += 2
    } else if text(place) == "never" || text(place) == "not" && isPlain(place + 1) {
      place += 1
    } else if ["avoid", "cease", "refrain"].contains(text(place)) {
      return Draft(force: .refusal, cue: place..<place + 1)
    } else if ["stop", "quit", "skip"].contains(text(place)), isIng(place + 1) {
      return Draft(force: .refusal, cue: place..<place + 1)
    } else if ["no"].contains(text(place)), atom(place + 1) != nil, !(atom(place + 1)?.isMark ?? true) {
      return Draft(force: .refusal, cue: place..<place + 1)
    } else {
      return nil
    }
    if place > start, text(start) == "never", isPast(place) || self.is(place, [.speaker, .have]) {
      return Draft(force: .report, cue: start..<place + 1)
    }
    while self.is(place, .adverb)
      || ["you", "ever", "even", "go", "bother", "dare", "be", "to", "u"].contains(text(place)),
      place < atoms.count
    {
      place += 1
    }
    // “Don't not text Dana”
    if text(place) == "not" { return ordered(min(place + 1, atoms.count - 1), cue: start) }
    // “Don't let me forget”, “don't let it slip my mind”
    if self.is(place, .forgetting) || text(place) == "let" && ["me", "it"].contains(text(place + 1)) {
      return Draft(force: .order, cue: start..<place + 1, verb: place)
    }
    // “Don't” alone takes back what was asked for.
    if text(start) != "never",
      atom(place).map({ $0.isMark || $0.isOne(of: [.subject, .reason, .opening]) }) ?? true,
      !clauses.isEmpty
    {
      return Draft(force: .retraction, cue: start..<min(max(place, start + 1), atoms.count))
    }
    // “Don't you think you should …”
    if text(place) == "wait", atom(place + 1)?.isMark ?? false || self.is(place + 1, .joint) {
      return Draft(force: .fragment, cue: start..<place + 1)
    }
    return Draft(force: .refusal, cue: start..<max(place, start + 1))
  }

  /// Whether something is left for somebody: “leave the driver a tip”.
  private func gives(_ place: Int) -> Bool {
    atoms[min(place, atoms.count)...].prefix(6).contains {
      ["a", "an"].contains($0.text) || $0.text.first?.isNumber ?? false
    }
  }

  /// Whether a word at or right behind a place says that something stays as it is: “leave milk on”.
  private func stays(_ place: Int) -> Bool {
    ["on", "off", "as", "alone", "be", "where", "there", "out"].contains(text(place))
      && !["a", "an", "some"].contains(text(place - 1))
  }

  /// “Forget the cab”, “leave my messages unread”, “keep it on”: what is to stay as it is.
  private func leaving(at start: Int) -> Draft? {
    let next = atom(start + 1)
    let isKnown =
      next.map {
        $0.isName || $0.isOne(of: [.object, .determiner]) && !["a", "an", "some"].contains($0.text)
      } ?? false
    switch text(start) {
    case "forget" where next.map({ !$0.isMark && $0.text != "to" }) ?? false:
      return Draft(force: clauses.isEmpty ? .refusal : .retraction, cue: start..<start + 1)
    case "leave" where stays(start + 2):
      return Draft(force: clauses.isEmpty ? .refusal : .retraction, cue: start..<start + 1)
    case "stay" where !clauses.isEmpty:
      return Draft(force: .retraction, cue: start..<start + 1)
    case "leave"
    where isKnown && !gives(start + 2)
      && !atoms[start...].contains(where: { ["message", "note", "voicemail", "review"].contains($0.text) }):
      return Draft(force: clauses.isEmpty ? .refusal : .retraction, cue: start..<start + 1)
    case "keep" where isKnown && !isJoined && clauses.last?.force == .order:
      return Draft(force: .retraction, cue: start..<start + 1)
    default: return nil
    }
  }

  /// A clause inside a frame: “go ahead and call Dana”, “could you not call”.
  func framed(_ start: Int, _ end: Int, _ depth: Int) -> Draft {
    var place = end
    while place < atoms.count, isOpening(place) || self.is(place, .adverb) && !self.is(place, .negation) {
      place += 1
    }
    if text(place) == "not" || text(place) == "never" {
      return Draft(force: .refusal, cue: start..<place + 1)
    }
    // “Make sure that you call”, “how about you call”
    if text(place) == "that" { place += 1 }
    if ["no", "nobody", "nothing"].contains(text(place)) {
      return Draft(force: .refusal, cue: start..<place + 1)
    }
    if text(place) == "you" { place += 1 }
    if place < atoms.count, depth < 4, MoodIdioms.end(of: MoodIdioms.frames, atoms, at: place) != nil {
      var draft = main(at: place, depth: depth + 1)
      draft.cue = start..<max(draft.cue.upperBound, end)
      return draft
    }
    let isVerb = isPlain(place) || isIng(place)
    return Draft(force: .order, cue: start..<max(end, start + 1), verb: isVerb ? place : nil)
  }

  /// “How lovely it would be”: no question though it begins as one.
  private func isExclaimed(_ start: Int) -> Bool {
    text(start) == "how" && MoodIdioms.end(of: MoodIdioms.wishes, atoms, at: start) != nil
  }

  // MARK: Questions

  private func interrogative(at start: Int, _ depth: Int) -> Draft? {
    if self.is(start, .interrogative) {
      if let end = MoodIdioms.end(of: MoodIdioms.wishes, atoms, at: start) {
        return Draft(force: .wish, cue: start..<end)
      }
      return Draft(force: .question, cue: start..<start + 1)
    }
    guard self.is(start, .auxiliary) else { return nil }
    // “Do call Dana”, “be sure”, “have Dana call me”
    if text(start) == "do", isPlain(start + 1), !self.is(start + 1, [.subject, .auxiliary]) {
      return ordered(start + 1, cue: start)
    }
    if text(start) == "be" { return Draft(force: .fragment, cue: start..<start + 1) }
    if text(start) == "have", !self.is(start + 1, .subject), atom(start + 1) != nil { return ordered(start) }
    var place = start + 1
    let isDenied = self.is(place, .negation)
    if isDenied { place += 1 }
    guard text(place) == "you" || isAddressee(place) || self.is(place, .role) && text(place + 1) == "you"
    else {
      let isOver = self.is(start, [.do, .have, .be]) || text(start) == "did"
      // “Should the train be late, text Dana”
      if self.is(start, .be), isIng(place) || isPast(place) { return nil }
      // “Could my pilates be put on hold” asks for it, as “should my pilates be …” does not.
      let isPolite =
        ["can", "could", "would", "will", "might", "may"].contains(text(start)) && !self.is(place, .speaker)
      return Draft(force: isOver || isPolite ? .question : .deliberation, cue: start..<start + 1)
    }
    place += 1
    guard self.is(start, .modal), ["can", "could", "will", "would", "might", "may"].contains(text(start))
    else {
      return Draft(force: .question, cue: start..<place)
    }
    while self.is(place, [.adverb, .opening]), !self.is(place, .negation) { place += 1 }
    if text(place) == "not" { return Draft(force: .refusal, cue: start..<place + 1) }
    // “Could you have sent it”, “could you see my message”
    if text(place) == "have", isPast(place + 1) { return Draft(force: .question, cue: start..<place + 1) }
    if text(place) == "be", !isPlain(place + 1) {
      return Draft(force: text(place + 1) == "able" ? .order : .question, cue: start..<place + 1)
    }
    if MoodIdioms.end(of: MoodIdioms.frames, atoms, at: place) != nil { return framed(start, place, depth) }
    return Draft(force: .order, cue: start..<place, verb: isPlain(place) ? place : nil)
  }

  /// Whether an order follows behind the first mark after a place.
  private func opensOrder(from start: Int) -> Bool {
    guard let mark = atoms.indices.dropFirst(start + 1).first(where: { atoms[$0].isMark }) else {
      return false
    }
    var place = mark + 1
    while place < atoms.count, isOpening(place) || atoms[place].isMark { place += 1 }
    guard place < atoms.count else { return false }
    return [.order, .refusal].contains(main(at: place, depth: 3).force)
  }

  // MARK: Statements

  /// “Let me see”, “let Dana know”, “let's call”.
  private func letting(at start: Int, _ depth: Int) -> Draft {
    let next = start + 1
    if text(next) == "me" {
      let isRequest = ["know", "see", "hear", "have", "listen", "get"].contains(text(next + 1))
      return isRequest
        ? Draft(force: .order, cue: start..<next + 2, verb: next + 1)
        : Draft(force: .plan, cue: start..<next + 1)
    }
    // “Let Dana know that …”
    if let know = atoms.indices.dropFirst(next).prefix(6).first(where: {
      ["know", "have"].contains(text($0))
    }) {
      return Draft(force: .order, cue: start..<start + 1, verb: know)
    }
    return Draft(force: .statement, cue: start..<start + 1)
  }

  /// “Called Dana already”, “thinking of calling”, “hoping to see”.
  private func participle(at start: Int) -> Draft? {
    if let end = MoodIdioms.end(of: MoodIdioms.plans, atoms, at: start) {
      return Draft(force: .plan, cue: start..<end)
    }
    let next = atom(start + 1)
    if isPast(start),
      !self.is(start, [.speech, .keeping, .seeking])
        || EnglishVocabulary.shared.entry(text(start))?.isVerb != true
    {
      // “Missed calls” has a noun behind it.
      let isTold =
        next.map {
          $0.isMark || $0.isName
            || $0.isOne(of: [.determiner, .object, .preposition, .adverb, .subject, .joint, .condition])
        } ?? true
      let isUnmarked = ["put", "set", "let", "cut", "read", "hit", "shut"].contains(text(start))
      if isTold, !isUnmarked { return Draft(force: .report, cue: start..<start + 1) }
    }
    if text(start) == "not", isIng(start + 1) { return Draft(force: .refusal, cue: start..<start + 1) }
    if isIng(start), next.map({ $0.isName || $0.isOne(of: [.determiner, .object]) }) ?? false {
      return Draft(force: .statement, cue: start..<start + 1)
    }
    return nil
  }

  /// “Dana wants Tom to call her”, “the train is late”.
  private func aboutOthers(_ start: Int, _ verb: Int) -> Draft {
    if ["nobody", "noone", "none"].contains(text(start)) {
      return Draft(force: .refusal, cue: start..<verb + 1)
    }
    let isNow = ["is", "are", "am"].contains(text(verb)) || self.is(verb, [.modal]) || self.is(verb, .do)
    return Draft(force: isNow ? .statement : .report, cue: start..<verb + 1)
  }
}

/// Clauses on which others depend, people who are spoken to, and the content of orders.
extension MoodReader {
  /// Whether a word leads to a clause on which the one before it depends: “call me when you land”.
  func isSubordinate(_ place: Int, after draft: Draft?) -> Bool {
    let isLong = MoodIdioms.end(of: MoodIdioms.conditions, atoms, at: place) != nil
    guard isLong || self.is(place, [.condition, .reason]) else { return false }
    if self.is(place, .interrogative), !isClause(place + 1) { return false }
    if isLong { return true }
    if self.is(place, .reason) { return text(place) == "because" || isClause(place + 1) }
    if text(place) == "after",
      ["this", "that", "all", "another", "these", "the"].contains(text(place + 1)) && !isClause(place + 1)
    {
      return false
    }
    if isInstant(place) { return true }
    if ["if", "unless", "once"].contains(text(place)) {
      return place + 1 < atoms.count && text(place + 1) != "more"
    }
    return isClause(place + 1) || politeEnd(place + 1) != nil
      || text(place) == "after" && (draft?.verb).map { !self.is($0, [.seeking, .keeping]) } ?? false
      || self.is(place + 1, .determiner) && place + 3 < atoms.count && isVerb(place + 3)
  }

  /// Whether a subject with a verb stands at a place.
  private func isClause(_ place: Int) -> Bool {
    if self.is(place, .subject) { return place + 1 < atoms.count }
    if self.is(place, [.auxiliary, .preposition]) { return false }
    return third(at: place) != nil || atom(place).map { $0.isName } ?? false && isVerb(place + 1)
  }

  /// Whether “the moment …” stands at a place with a clause behind it.
  private func isInstant(_ place: Int) -> Bool {
    text(place) == "the"
      && ["moment", "minute", "second", "instant", "day", "night"].contains(text(place + 1))
      && self.is(place + 2, .subject) && isClause(place + 2)
  }

  private func politeEnd(_ place: Int) -> Int? { MoodIdioms.end(of: MoodIdioms.politeness, atoms, at: place) }

  /// Reads a subordinate clause and returns where it ends; `nil` where none begins.
  mutating func subordinate(at begin: Int) -> Int? {
    // “Wait until Grace is here, then play …”
    let isWaiting = ["wait", "hold"].contains(text(begin))
    let start =
      isWaiting
      ? atoms.indices.dropFirst(begin + 1).prefix(3).first {
        self.is($0, .condition) && text($0) != "in" || ["until", "till"].contains(text($0))
          || text($0) == "for" && text(begin) == "wait"
      } ?? begin : begin
    let long =
      MoodIdioms.end(of: MoodIdioms.conditions, atoms, at: start) ?? (isInstant(start) ? start + 2 : nil)
    let isReason = self.is(start, .reason) && long == nil
    let isWaited = isWaiting && start > begin
    guard long != nil || isReason || isWaited || self.is(start, .condition) else { return nil }
    // “When is my ride”, “once more”, “before” alone
    if self.is(start, .interrogative), long == nil, self.is(start + 1, .auxiliary) { return nil }
    if text(start) == "so", !isClause(start + 1) { return nil }
    if text(start) == "if", text(start + 1) == "only" { return nil }
    // “After this one I'd like …” only says what comes next.
    if text(start) == "after", ["this", "that"].contains(text(start + 1)),
      !isClause(start + 1) || text(start + 2) == "one"
    {
      return start + (text(start + 2) == "one" ? 3 : 2)
    }
    let first = long ?? start + 1
    if !isReason,
      ["if", "when", "whenever", "while", "once", "until", "in"].contains(text(start)) || long != nil,
      let end = politeEnd(first)
    {
      // “If you can”, “when you get a chance”: only polite. What follows the polite words goes with them.
      let next = min(end, atoms.count)
      let isShort = ["anything", "not", "so", "possible", "poss", "necessary", "convenient"].contains(
        text(next - 1))
      return isShort ? next : endOfSubordinate(from: next, first, hasVerb: true)
    }
    let end = endOfSubordinate(from: first, first, hasVerb: false)
    let force: SentenceMood.Force = isReason ? .statement : .condition
    if !isReason {
      clauses.append(
        SentenceMood.Clause(tokens: tokens(begin..<end), force: force, cue: tokens(begin..<first)))
    }
    return end
  }

  /// Where a subordinate clause ends: at a mark, or, without one, before a verb with which an order begins.
  private func endOfSubordinate(from start: Int, _ first: Int, hasVerb: Bool) -> Int {
    var place = start
    var hasVerb = hasVerb
    while place < atoms.count {
      let atom = atoms[place]
      if atom.isMark {
        if atom.text == "," || Self.stops.contains(atom.text) || ["—", "–", "-", ":"].contains(atom.text) {
          return place
        }
      } else if text(place) == "then", place > first {
        return place
      } else if hasVerb, place > first + 1, beginsOrderWithoutMark(place) {
        return place
      } else if place >= first, isVerb(place), place > first || !self.is(place, .subject) {
        if place > first { hasVerb = true }
      }
      place += 1
    }
    return atoms.count
  }

  /// Whether an order begins in the middle of words without marks: “when I get home call Tom”.
  private func beginsOrderWithoutMark(_ place: Int) -> Bool {
    if ["please", "pls", "plz"].contains(text(place)) { return true }
    if text(place) == "do", text(place + 1) == "not" { return !self.is(place - 1, .subject) }
    guard isBareVerb(place) else { return false }
    let before = place - 1
    if self.is(before, [.subject, .auxiliary, .determiner, .preposition, .joint, .negation, .wanting]) {
      return false
    }
    if text(before) == "to" || text(before) == "and" { return false }
    if self.is(before, .adverb), self.is(before - 1, [.subject, .auxiliary]) { return false }
    let entry = EnglishVocabulary.shared.entry(text(place))
    return self.is(place, [.verb, .speech, .keeping, .seeking]) || entry?.dominant == 1
      || atom(place + 1).map { $0.isName || $0.isOne(of: [.determiner, .object]) } ?? false
  }

  // MARK: Who is spoken to

  /// Where the words end with which somebody else is spoken to: “Nurse,”, “Priya, darling,”.
  func vocative(at start: Int) -> Int? {
    guard clauses.isEmpty || clauses.last?.force == .retraction else { return nil }
    var place = start
    var isSomebody = false
    while place < atoms.count, place < start + 4, !atoms[place].isMark {
      let isGiven = atoms[place].isCapital && EnglishClasses.givenNames.contains(atoms[place].text)
      let isName =
        !isAddressee(place)
        && (isGiven || atoms[place].isCapital && atoms[place].isName || self.is(place, .role))
      guard isName || place == start && ["my", "dr", "mr", "mrs", "ms"].contains(atoms[place].text) else {
        return nil
      }
      isSomebody = isSomebody || isName
      place += 1
    }
    guard isSomebody, place < atoms.count, [",", "!"].contains(atoms[place].text) else { return nil }
    let next = place + 1
    guard next < atoms.count else { return nil }
    // “Dana, running five late” names whom a message is for; an order or a “you” speaks to her.
    var first = next
    while first < atoms.count, isOpening(first) || atoms[first].isMark { first += 1 }
    let isAddressed =
      isPlain(first) || self.is(first, [.auxiliary, .negation, .subject]) || text(first) == "you"
      || self.is(first, [.role, .interrogative])
      || MoodIdioms.end(of: MoodIdioms.frames, atoms, at: first) != nil || text(first) == "let"
    return isAddressed ? place : nil
  }

  // MARK: Content

  /// Where the content of an order begins that has no force of its own; `nil` for a verb whose object has none.
  ///
  /// - Parameter end: Where the clause ends.
  func content(of verb: Int, before end: Int) -> Int? {
    let start = verb + 1
    guard start < end, start < atoms.count else { return nil }
    if self.is(verb, .seeking) || text(verb) == "put" && text(start) == "on" {
      // “Show me photos of when …” looks for a time; music waits for it.
      let isPlayed = ["play", "put", "queue", "whack", "stream"].contains(text(verb))
      return isPlayed && condition(from: start + 1, to: end) != nil ? nil : start
    }
    if self.is(verb, .forgetting) { return text(start) == "to" ? start : nil }
    if self.is(verb, .keeping) {
      if ["remind", "remember", "note", "jot", "write", "record"].contains(text(verb)) { return start }
      return condition(from: start + 1, to: end) == nil ? start : nil
    }
    if text(verb) == "know" || self.is(verb, .speech) || isNoteNoun(from: start) {
      // “Text Dana when I land” waits; “ask Dana when she lands” does not.
      guard let condition = condition(from: start, to: end) else { return start }
      if text(verb) == "ask" || text(verb) == "know" && text(condition) == "when" { return start }
      // “Tell me if Sam has replied”
      if text(start) == "me" { return start }
      if text(verb) == "tell", self.is(condition, .interrogative) { return start }
      let isTold = (start..<condition).contains { place in
        let atom = atoms[place]
        return atom.isMark
          || ["that", "saying", "about", "i", "we", "it", "he", "she", "they"].contains(atom.text)
          || atom.isOne(of: .auxiliary)
          || atom.text == "to" && isPlain(place + 1) && !atoms[place + 1].isCapital
      }
      let isSent = text(verb) == "send" || text(verb) == "drop" || text(verb) == "shoot"
      let limit = isSent ? 7 : 3
      return isTold && !(isSent && text(start + 1) != "that" && condition - start < 4)
        || condition - start > limit ? start : nil
    }
    return nil
  }

  /// Whether an order makes a list, note or reminder, whose name or text follows.
  private func isNoteNoun(from start: Int) -> Bool {
    atoms[start..<min(start + 5, atoms.count)].contains {
      ["list", "note", "reminder", "memo", "called", "named", "titled", "saying", "message", "line", "text"]
        .contains($0.text)
    }
  }

  /// The first word between two places that leads to a condition or a moment.
  private func condition(from start: Int, to end: Int) -> Int? {
    var place = start
    while place < min(end, atoms.count) {
      if quote(at: place) != nil { return nil }
      let isLong = MoodIdioms.end(of: MoodIdioms.conditions, atoms, at: place) != nil
      if isLong || self.is(place, .condition) && !self.is(place, .reason), politeEnd(place + 1) == nil {
        let isAfter = text(place) == "after" && !["this", "that"].contains(text(place + 1))
        if isLong || isAfter || ["if", "unless", "once"].contains(text(place)) || isClause(place + 1),
          !isOver(from: place + 1)
        {
          return place
        }
      }
      place += 1
    }
    return nil
  }

  /// Whether a clause tells of the past: “photos from when I was in Lisbon”.
  private func isOver(from place: Int) -> Bool {
    atoms[place...].prefix(4).contains { ["was", "were", "had", "did"].contains($0.text) }
      || isPast(place + 1) && !self.is(place + 1, [.speech, .keeping])
  }
}

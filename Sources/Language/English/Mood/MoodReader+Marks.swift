/// Where a clause begins and ends.
extension MoodReader {
  func atom(_ place: Int) -> MoodAtom? { atoms.indices.contains(place) ? atoms[place] : nil }

  func text(_ place: Int) -> String { atom(place).map { $0.isMark || $0.isName ? "" : $0.text } ?? "" }

  func `is`(_ place: Int, _ classes: EnglishMoodWords) -> Bool { atom(place)?.isOne(of: classes) ?? false }

  /// Whether a word may stand before a clause and changes nothing: not “right” of “right here” or “no” before a noun.
  func isOpening(_ place: Int) -> Bool {
    // “Good morning”
    if ["morning", "afternoon", "evening"].contains(text(place)), place > 0, text(place - 1) == "good" {
      return true
    }
    guard self.is(place, .opening) else { return false }
    switch text(place) {
    case "no", "nope", "nah":
      // “No cab, no bus” says what is not wanted; “no call Dana” begins anew.
      return atom(place + 1).map {
        $0.isMark || isBareVerbWithObject(place + 1)
          || $0.isOne(of: [.opening, .subject, .joint, .interrogative])
          || $0.text == "do" && text(place + 2) == "not"
      } ?? true
    case "next", "first": return text(place + 1) != "time" && text(place + 1) != "thing"
    case "still", "maybe", "perhaps", "sure", "great", "good", "fine", "cool", "lovely":
      // Adjectives may stand for a whole statement of their own.
      return place + 1 < atoms.count
    default: return true
    }
  }

  func isAddressee(_ place: Int) -> Bool {
    guard let atom = atom(place), addressees.contains(where: { $0.contains(atom.token) }) else {
      // “Using Murmur, text Dana”
      return ["using", "with", "on", "in", "via", "through"].contains(text(place)) && place + 1 < atoms.count
        && isAddressee(place + 1)
    }
    // “Murmur, text Dana”: a name in front is spoken to where more follows.
    return place + 1 < atoms.count
  }

  /// Where the quotation ends whose mark stands at a place; `nil` where none begins.
  func quote(at place: Int) -> Int? {
    guard let atom = atom(place), atom.isMark, let closing = Self.quotes[atom.text] else { return nil }
    return atoms.indices.dropFirst(place + 1).first { atoms[$0].isMark && atoms[$0].text == closing }
  }

  /// Where a quotation ends with which a clause begins; a sentence that is all in quotation marks is none.
  func quotation(at place: Int) -> Int? {
    guard let end = quote(at: place) else { return nil }
    let rest = atoms[(end + 1)...].contains { !$0.isMark }
    return rest || place > 0 && clauses.isEmpty == false ? end + 1 : nil
  }

  /// Where the words end that take back what was said before.
  func retraction(at place: Int) -> Int? {
    if let end = afterthought(at: place) { return end }
    guard let end = MoodIdioms.end(of: MoodIdioms.retractions, atoms, at: place) else { return nil }
    let isLast = end >= atoms.count
    let isMarked = atom(end)?.isMark ?? true
    // “No no change it to ten” leads to something; “don't keep it” takes nothing back.
    let isLead = atoms[..<place].allSatisfy { $0.isMark || $0.isOne(of: [.opening, .joint]) }
    if isLead, !isLast, !isMarked { return nil }
    if place > 0, self.is(place - 1, [.negation, .auxiliary]) || ["to", "and"].contains(text(place - 1)) {
      return nil
    }
    // “Never mind the groceries” drops something else than what was said; “forget it, call Dana” goes on.
    if isLast || isMarked { return end }
    if self.is(end, [.subject, .joint, .reason, .opening, .role]), !["as", "so"].contains(text(end)) {
      return end
    }
    // “Never mind mum's here”
    if let name = atom(end), name.text.hasSuffix("'s"), end + 1 < atoms.count,
      EnglishMoodWords.classes(of: String(name.text.dropLast(2))).contains(.role)
        || EnglishClasses.givenNames.contains(String(name.text.dropLast(2)))
    {
      return end
    }
    // “Leave it my knee is bad”
    return self.is(end, .determiner) && third(at: end) != nil ? end : nil
  }

  /// Where a word ends that takes something back only behind it and at the end: “… — cancel”, “… psych”.
  private func afterthought(at place: Int) -> Int? {
    guard let end = MoodIdioms.end(of: MoodIdioms.afterthoughts, atoms, at: place),
      !atoms[..<place].allSatisfy({ $0.isMark || $0.isOne(of: [.opening, .joint]) })
    else { return nil }
    return end >= atoms.count || atoms[end].isMark ? end : nil
  }

  /// Where a clause ends: before the mark or joint behind which another begins.
  func boundary(from start: Int, _ draft: Draft?) -> Int {
    let opaque = draft.flatMap { draft in
      draft.force == .order ? draft.verb.flatMap { content(of: $0, before: atoms.count) } : nil
    }
    var place = start
    while place < atoms.count {
      let atom = atoms[place]
      if let end = quote(at: place) {
        place = end + 1
        continue
      }
      let isInContent = opaque.map { place >= $0 } ?? false
      if isInContent {
        if let draft, refusesAgain(at: place, draft) { return place }
        if endsContent(
          at: place, from: opaque ?? place, isSpeech: draft?.verb.map { self.is($0, .speech) } ?? false)
        {
          return place
        }
      } else if let draft, draft.force == .fragment, place > start, beginsBehindAdverbial(place) {
        return place
      } else if atom.isMark {
        if Self.stops.contains(atom.text) { return place }
        // What no order is ends at a mark, whatever follows.
        if isReported(draft, at: place) {
          place += 1
          continue
        }
        if startsClause(place + 1) || draft.map({ ![.order, .fragment].contains($0.force) }) ?? false {
          return place
        }
      } else if let draft, place > start, endsTelling(draft, at: place) {
        return place
      } else if atom.isOne(of: .joint) {
        if startsClause(place + 1) { return place }
      } else if place > start, isSubordinate(place, after: draft) {
        return place
      } else if retraction(at: place) != nil, place > start {
        return place
      }
      place += 1
    }
    return atoms.count
  }

  /// Whether a mark stands before the words that somebody says or writes: “he wrote: cancel the taxi”.
  private func isReported(_ draft: Draft?, at place: Int) -> Bool {
    guard let draft, draft.force == .report, let verb = draft.cue.last,
      !self.is(draft.cue.lowerBound, .speaker)
    else {
      return false
    }
    let next = text(place + 1)
    return Self.saying.contains(text(verb)) && next != "so" && next != "then" && next != "but"
  }

  private static let saying: Set<String> = [
    "says", "said", "wrote", "writes", "whispers", "whispered", "shouts", "shouted", "sings", "sang", "asks",
    "yells",
    "yelled", "reads", "states", "goes", "told", "answered", "replied",
  ]

  /// Whether an order begins without a mark behind what is told or refused: “don't talk just start the swim”.
  private func endsTelling(_ draft: Draft, at place: Int) -> Bool {
    switch draft.force {
    case .refusal:
      return ["just", "please", "instead", "rather"].contains(text(place)) && isBareVerbWithObject(place + 1)
    case .statement, .report:
      // “The cat has eaten it all we need more”, “… can you tell her”
      if self.is(place, .speaker), self.is(place + 1, .wanting),
        !self.is(place - 1, [.reporting, .condition, .reason])
      {
        return true
      }
      if self.is(place, .modal), text(place + 1) == "you", place > draft.cue.upperBound { return true }
      guard place > draft.cue.upperBound, isBareVerbWithObject(place), !self.is(place, .wanting) else {
        return false
      }
      if self.is(
        place - 1, [.subject, .auxiliary, .determiner, .preposition, .joint, .negation, .wanting, .reporting])
      {
        return false
      }
      let hasCause = atoms[draft.cue].contains { Self.causes.contains($0.text) }
      return !hasCause && !atoms[place - 1].isName && text(place - 1) != "to" && !self.is(place - 1, .object)
        || ["please", "pls", "plz"].contains(text(place - 1))
    default: return false
    }
  }

  /// Verbs behind whose object another stands in its plain form: “she made me call him”.
  private static let causes: Set<String> = [
    "let", "lets", "make", "makes", "made", "have", "has", "had", "help", "helped", "see", "saw", "hear",
    "heard", "watch",
    "watched", "said", "says", "told", "asked", "want", "wants", "wanted",
  ]

  /// Whether a clause begins behind words that only say when or where: “yesterday I texted”, “on Friday start a swim”.
  private func beginsBehindAdverbial(_ place: Int) -> Bool {
    if self.is(place, .subject), !self.is(place, [.determiner, .interrogative]), text(place) != "one",
      finite(after: place)
    {
      return true
    }
    let isBehindTime = times.contains { $0.upperBound == atoms[place].token }
    return isBehindTime && (isBareVerbWithObject(place) || third(at: place) != nil)
  }

  /// Whether content ends at a place, because the person takes all of it back.
  private func endsContent(at place: Int, from start: Int, isSpeech: Bool) -> Bool {
    // “… actually nah it's fine”
    if self.is(place, .opening), Self.plainTurns.contains(text(place + 1)), place > start {
      if atom(place + 2).map({ $0.isMark || $0.isOne(of: .subject) }) ?? true { return true }
    }
    let isMark = atoms[place].isMark
    var next = place
    while next < atoms.count, atoms[next].isMark || (isOpening(next) || self.is(next, .joint)) && next > place
    { next += 1 }
    if isMark, next > place + 1, (place + 1..<next).contains(where: { Self.plainTurns.contains(text($0)) }),
      next >= atoms.count || self.is(next, .subject) || isBareRefusal(at: next)
    {
      return true
    }
    if isMark, place + 1 < atoms.count,
      Self.plainTurns.contains(text(place + 1)) || isBareRefusal(at: place + 1)
    {
      // “…, no, she's asleep”, “…. Don't.”
      let after = place + 2 + (isBareRefusal(at: place + 1) ? 1 : 0)
      return after >= atoms.count || atoms[after].isMark || self.is(after, .subject)
        || isBareRefusal(at: after)
    }
    guard let end = retraction(at: isMark ? next : place) else { return false }
    // “Tell the driver never mind” is what is to be told.
    if end >= atoms.count { return isMark || place > start + (isSpeech ? 2 : 0) }
    // “… actually don't she started it”: without a mark, a word that turns away stands before it.
    guard isMark || isOpening(place) && end > place + 1 else { return false }
    // Behind it only a reason follows, and no more of what is to be said.
    return atom(end)?.isMark ?? true || self.is(end, [.subject, .reason])
  }

  /// Whether words behind an order refuse its deed: “… no don't tell him that”, “…, so don't text her”.
  private func refusesAgain(at start: Int, _ draft: Draft) -> Bool {
    guard let verb = draft.verb, start > verb + 1,
      atoms[start].isMark || atoms[start].isOne(of: [.opening, .joint])
    else {
      return false
    }
    var place = start
    while place < atoms.count,
      atoms[place].isMark || isOpening(place) || self.is(place, .joint) || text(place) == "so"
    { place += 1 }
    guard text(place) == "do", text(place + 1) == "not" else { return false }
    let next = place + 2
    if next >= atoms.count || atoms[next].isMark { return true }
    let isSame =
      text(next) == text(verb) || ["send", "do", "bother", "start"].contains(text(next))
      || text(next) == "let" && atoms[draft.cue].contains { $0.text == "let" }
    let isLast =
      atom(next + 1).map { $0.isMark || $0.isName || $0.isOne(of: [.object, .subject, .opening]) } ?? true
    return isSame && isLast
  }

  /// Whether “don't” stands alone at a place.
  func isBareRefusal(at place: Int) -> Bool {
    guard text(place) == "do", text(place + 1) == "not" else { return false }
    return atom(place + 2).map { $0.isMark || $0.isOne(of: [.subject, .reason]) } ?? true
  }

  /// Whether another clause begins at a place.
  func startsClause(_ start: Int) -> Bool {
    var place = start
    if retraction(at: place) != nil { return true }
    // “… — hmm, nah.”
    if start >= quietEnd, let lastTurn, start <= lastTurn { return true }
    while place < atoms.count, isOpening(place) || atoms[place].isOne(of: .joint) || atoms[place].isMark {
      if retraction(at: place) != nil { return true }
      place += 1
    }
    guard place < atoms.count else { return false }
    if MoodIdioms.end(of: MoodIdioms.refusals, atoms, at: place) != nil { return true }
    if MoodIdioms.end(of: MoodIdioms.frames, atoms, at: place) != nil { return true }
    if self.is(place, [.interrogative, .condition, .reason]) { return true }
    if self.is(place, .subject) {
      return finite(after: place) || self.is(place + 1, [.adverb, .negation, .wanting, .reporting])
    }
    if self.is(place, .auxiliary) { return true }
    if self.is(place, .negation) { return true }
    if isBareVerb(place) { return true }
    return third(at: place) != nil
  }

  /// Whether a finite verb follows a pronoun.
  private func finite(after place: Int) -> Bool {
    self.is(place + 1, .auxiliary) || isVerb(place + 1)
  }
}

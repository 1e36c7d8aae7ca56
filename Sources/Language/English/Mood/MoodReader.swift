/// Reads the clauses of an English sentence one after the other.
///
/// Each clause is what a frame makes of the verb inside it: “could you … call”, “should I … call”, “I was going to … call”.
/// The work grows with the length of the sentence times the number of its clauses; Understanding hands in 160 tokens at most.
struct MoodReader {
  let atoms: [MoodAtom]
  let addressees: [Range<Int>]
  /// The tokens of dates, times and repetitions.
  let times: [Range<Int>]
  var clauses: [SentenceMood.Clause] = []
  /// From where on nothing stands but marks and openings, and the last “no” of the sentence.
  let (quietEnd, lastTurn): (Int, Int?)
  /// Whether the clause that is read follows a joint without a mark, so that a frame before it holds for it too.
  var isJoined = false

  init(_ atoms: [MoodAtom], addressees: [Range<Int>], times: [Range<Int>] = []) {
    (self.atoms, self.addressees) = (atoms, addressees)
    self.times = times + Self.vagueTimes(atoms)
    quietEnd = (atoms.lastIndex { !$0.isMark && !$0.isOne(of: .opening) } ?? -1) + 1
    lastTurn = atoms.lastIndex { Self.plainTurns.contains($0.text) }
  }

  mutating func mood() -> SentenceMood {
    var place = 0
    while place < atoms.count {
      let next = readClause(from: place)
      place = max(next, place + 1)
    }
    return SentenceMood(clauses: settled())
  }

  /// A clause in the making, by places of atoms.
  struct Draft {
    var force: SentenceMood.Force
    /// Where the words begin that say so, and where they end.
    var cue: Range<Int>
    /// The verb of the deed.
    var verb: Int?
  }

  // MARK: One clause

  private mutating func readClause(from start: Int) -> Int {
    var place = start
    var marks = clauses.isEmpty
    var joined = false
    var turned: Int?
    while place < atoms.count {
      let atom = atoms[place]
      if atom.isMark, quote(at: place) == nil {
        marks = true
        joined = false
      } else if MoodIdioms.end(of: MoodIdioms.retractions, atoms, at: place) != nil
        || MoodIdioms.end(of: MoodIdioms.refusals, atoms, at: place) != nil
      {
        break
      } else if atom.isOne(of: .joint), atom.text != "so" || place + 1 < atoms.count {
        joined = !marks && ["and", "or", "&"].contains(atom.text)
      } else if isOpening(place) || isAddressee(place) {
        if !clauses.isEmpty, Self.turns.contains(atom.text) { turned = turned ?? place }
      } else {
        break
      }
      place += 1
    }
    if let turned, takesBack(turned, before: place) {
      append(Draft(force: .retraction, cue: turned..<turned + 1), turned..<turned + 1)
    }
    guard place < atoms.count else { return atoms.count }
    isJoined = joined && !clauses.isEmpty
    if let end = quotation(at: place) {
      append(Draft(force: .quotation, cue: place..<end), place..<end)
      return end
    }
    // “I ticked it off by accident, undo that” takes back no order.
    let undoesDeed =
      ["undo", "cancel", "skip"].contains(text(place)) && !(clauses.last.map { $0.force.asks } ?? false)
    if !undoesDeed, let end = retraction(at: place) {
      append(Draft(force: .retraction, cue: place..<end), place..<end)
      return end
    }
    if let end = subordinate(at: place) { return end }
    if let end = vocative(at: place) {
      append(Draft(force: .address, cue: place..<end), place..<boundary(from: end, nil))
      return boundary(from: end, nil)
    }
    if let end = tag(at: place) { return end }
    let draft = main(at: place)
    let end = boundary(from: max(draft.cue.upperBound, place + 1), draft)
    append(draft, place..<end)
    return end
  }

  /// Verbs whose object is a deed or a thought for later.
  private static let reminding: Set<String> = ["remind", "remember", "note", "jot", "let"]

  /// Whether a refused deed is one that was ordered before, as its verb is the same, or only points at it.
  private func repeats(from place: Int) -> Bool {
    guard !clauses.isEmpty, place < atoms.count, !atoms[place].isMark else { return false }
    let verb = atoms[place].text
    let isSame = atoms[..<(place - 1)].contains { $0.text == verb && !$0.isMark }
    let points =
      ["it", "that", "them", "anything", "him", "her", "this"].contains(text(place + 1))
      && (atom(place + 2)?.isMark ?? true)
    return isSame || points || verb == "do"
  }

  /// Words that turn away from what was said before them.
  static let plainTurns: Set<String> = ["no", "nope", "nah"]
  static let turns: Set<String> = ["no", "nope", "nah", "actually", "oops", "whoops"]

  /// Whether a “no” behind an order takes it back, as no other order follows.
  private func takesBack(_ turn: Int, before next: Int) -> Bool {
    guard clauses.last.map({ [.order, .question, .fragment].contains($0.force) }) ?? false else {
      return false
    }
    guard next < atoms.count else { return Self.plainTurns.contains(atoms[turn].text) }
    if atoms[next].isMark || retraction(at: next) != nil { return false }
    return ![.order, .fragment, .question].contains(main(at: next).force)
  }

  /// Where a question ends that only asks to agree with the clause before it: “…, didn't you”.
  private func tag(at start: Int) -> Int? {
    guard !clauses.isEmpty, self.is(start, .auxiliary) else { return nil }
    let place = self.is(start + 1, .negation) ? start + 2 : start + 1
    guard self.is(place, .subject), atom(place + 1)?.isMark ?? true else { return nil }
    // “Call Dana, would you”
    return place + 1
  }

  private mutating func append(_ draft: Draft, _ range: Range<Int>) {
    var force = draft.force
    var cue = tokens(draft.cue)
    // Who was spoken to is spoken to still: “Tom, sweetie, text your grandmother”.
    if force == .order, let address = clauses.first(where: { $0.force == .address }) {
      (force, cue) = (.address, address.cue)
    }
    // “Or rather don't, I still need it”: behind what is taken back, to need something is a reason.
    if force == .order, draft.verb == nil, clauses.last?.force == .retraction,
      atoms[draft.cue].contains(where: { $0.isOne(of: .speaker) })
    {
      force = .statement
    }
    // “Don't call and text”: what forbids the first deed forbids the second.
    if isJoined, force == .order, let last = clauses.last,
      [.refusal, .deliberation, .plan, .wish, .report, .address].contains(last.force)
    {
      (force, cue) = (last.force, last.cue)
    }
    var clause = SentenceMood.Clause(tokens: tokens(range), force: force, cue: cue)
    if let verb = draft.verb, force == .order {
      if let start = content(of: verb, before: range.upperBound) {
        clause.content = tokens(start..<range.upperBound)
        clause.keeps = self.is(verb, .forgetting) || Self.reminding.contains(text(verb))
      }
      clause.moment = moment(of: verb, in: range)
    }
    clause.repeats = force == .refusal && repeats(from: draft.cue.upperBound)
    clause.refusesThing =
      force == .refusal && draft.force == .refusal
      && atoms[draft.cue].contains {
        $0.isOne(of: [.wanting, .ending]) || ["no", "forget"].contains($0.text)
      }
    clauses.append(clause)
  }

  /// The tokens of atoms.
  func tokens(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, last < atoms.count else {
      let end = atoms.last.map { $0.token + 1 } ?? 0
      return end..<end
    }
    return atoms[first].token..<atoms[last].token + 1
  }

  // MARK: What belongs together

  /// The clauses with the conditions on which they depend, and without what is taken back and then said otherwise.
  private func settled() -> [SentenceMood.Clause] {
    var clauses = clauses
    for index in clauses.indices where clauses[index].force == .condition {
      let condition = clauses[index].tokens
      // One in front holds for all that follows, one behind for the clause before it.
      if let before = clauses[..<index].lastIndex(where: { $0.force != .condition && $0.force != .address }),
        !isApart(clauses[before].tokens.upperBound, condition.lowerBound)
      {
        if clauses[before].condition == nil { clauses[before].condition = condition }
      } else {
        for next in clauses.indices.dropFirst(index + 1) where clauses[next].condition == nil {
          if isApart(condition.upperBound, clauses[next].tokens.lowerBound) { break }
          clauses[next].condition = condition
        }
      }
    }
    for index in clauses.indices where clauses[index].force == .fragment && isWhen(clauses[index].tokens) {
      // “At nine, call Dana”, “call Dana right before lunch”
      for order in [index + 1, index - 1]
      where clauses.indices.contains(order) && clauses[order].force == .order
        && clauses[order].moment == nil && !isKept(clauses[order])
        && (order > index || ["before", "after"].contains(word(at: clauses[index].cue.lowerBound)))
      {
        clauses[order].moment = clauses[index].tokens
        break
      }
    }
    return clauses
  }

  private func word(at token: Int) -> String { atoms.first { $0.token >= token }?.text ?? "" }

  /// Whether tokens say when: by a date, or by a word that leads to a moment.
  private func isWhen(_ tokens: Range<Int>) -> Bool {
    let first = word(at: tokens.lowerBound)
    if atoms.contains(where: {
      tokens.contains($0.token) && $0.isOne(of: .subject) && !$0.isOne(of: .determiner)
    }) {
      return false
    }
    return isTime(tokens) || ["before", "after", "during", "around", "at", "come"].contains(first)
  }

  /// Whether tokens only say when.
  private func isTime(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy { token in
      times.contains { $0.contains(token) }
        || atoms.contains {
          $0.token == token && ($0.isMark || $0.isOne(of: [.preposition, .adverb, .determiner, .opening]))
        }
    } && times.contains { $0.overlaps(tokens) }
  }

  /// Whether a clause keeps something, to which a time belongs, or looks for it.
  private func isKept(_ clause: SentenceMood.Clause) -> Bool {
    atoms.indices.contains {
      clause.cue.contains(atoms[$0].token)
        && (self.is($0, .keeping) || self.is($0, .seeking) && !isPlayed($0))
    }
  }

  /// Whether the end of a sentence stands between two tokens.
  private func isApart(_ first: Int, _ second: Int) -> Bool {
    atoms.contains { $0.isMark && $0.token >= first && $0.token < second && Self.stops.contains($0.text) }
  }

  static let stops: Set<String> = [".", "!", "?", ";", "…"]
  static let quotes: [String: String] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]
}

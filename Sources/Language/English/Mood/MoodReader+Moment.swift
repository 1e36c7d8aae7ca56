/// When a deed is to be done.
extension MoodReader {
  /// The tokens that say when the deed of an order is to be done; `nil` where it is to be done now, or where a time belongs to
  /// what is kept, sought or said.
  func moment(of verb: Int, in clause: Range<Int>) -> Range<Int>? {
    let keeps = self.is(verb, .keeping) && text(verb) != "put" || makesList(verb)
    if keeps || self.is(verb, .seeking) && !isPlayed(verb) { return nil }
    let isSaid = self.is(verb, .speech) || ["know", "give", "leave"].contains(text(verb))
    let said = isSaid ? contentStart(from: verb + 1, to: clause.upperBound) : nil
    var found: Range<Int>?
    for time in times {
      guard let first = atoms[clause].firstIndex(where: { $0.token >= time.lowerBound }),
        atoms[first].token < time.upperBound
      else { continue }
      if isNow(time) || isLength(time) || isOver(time) || isPartOfName(time) { continue }
      // “Tell Dana that I'm there at nine”, but “text Dana tomorrow that …”
      if isSaid, first > verb, let said, first >= said, !isBehindQuote(first, from: said) { continue }
      found = found ?? time
    }
    return found
  }

  /// Words for every time to come.
  private static let standing = [
    ["from", "now", "on"], ["in", "future"], ["in", "the", "future"], ["as", "a", "rule"], ["every", "time"],
    ["each", "time"],
  ]

  /// The tokens of words that say when, though by no date: “later”, “the night before we meet”, “from now on”.
  static func vagueTimes(_ atoms: [MoodAtom]) -> [Range<Int>] {
    atoms.indices.compactMap { place in
      let atom = atoms[place]
      let isVague =
        ["later", "afterwards", "eventually"].contains(atom.text)
        || ["bit", "while"].contains(atom.text) && place > 1 && atoms[place - 2].text == "in"
      if isVague { return atom.token..<atom.token + 1 }
      if let rule = standing.first(where: { atoms[place...].starts(with: $0) { $0.text == $1 } }) {
        return atom.token..<atoms[place + rule.count - 1].token + 1
      }
      guard ["before", "after"].contains(atom.text), let begin = startOfMeasure(atoms, before: place),
        let next = atoms.indices.contains(place + 1) ? atoms[place + 1] : nil, !next.isMark
      else { return nil }
      let end = atoms[place...].firstIndex { $0.isMark } ?? atoms.count
      return atoms[begin].token..<atoms[end - 1].token + 1
    }
  }

  /// Where the words begin that say how long before or after something: “two days”, “the night”, “right”.
  private static func startOfMeasure(_ atoms: [MoodAtom], before place: Int) -> Int? {
    guard place > 0 else { return nil }
    if ["right", "just", "straight", "shortly", "soon", "immediately"].contains(atoms[place - 1].text) {
      return place - 1
    }
    guard place > 1, lengths.contains(atoms[place - 1].text) else { return nil }
    let count = atoms[place - 2]
    return count.isOne(of: .determiner) || isCount(count) ? place - 2 : nil
  }

  /// Whether a word says how many: “20”, “two”, “couple”.
  private static func isCount(_ atom: MoodAtom) -> Bool {
    if atom.text.first?.isNumber ?? false { return true }
    switch EnglishLexicon.roles(of: atom.text).number {
    case .small, .tens, .collective: return true
    default: return false
    }
  }

  private static let lengths: Set<String> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "morning", "afternoon", "evening", "night",
    "day",
    "days", "week", "weeks", "month", "months", "moment",
  ]

  /// Whether an order makes a list or a note, whose name may hold a time: “start a list for weekend projects”.
  private func makesList(_ verb: Int) -> Bool {
    self.is(verb + 1, .determiner)
      && atoms[min(verb + 2, atoms.count)...].prefix(3).contains {
        ["list", "note", "reminder", "memo", "playlist", "album"].contains($0.text)
      }
  }

  func isPlayed(_ verb: Int) -> Bool { ["play", "queue", "stream", "whack"].contains(text(verb)) }

  /// Where what is said begins behind the verb: at “that”, “saying”, a mark, a subject with its verb, or a verb in its plain
  /// form behind “to”.
  private func contentStart(from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end {
      let atom = atoms[place]
      if times.contains(where: { $0.contains(atom.token) }) {
        place += 1
        continue
      }
      // “…, the ninth of May”
      if atom.isMark, let next = self.atom(place + 1), times.contains(where: { $0.contains(next.token) }) {
        return nil
      }
      if atom.isMark
        || ["that", "saying", "about", "asking", "if", "whether", "with", "how", "what", "why"].contains(
          atom.text)
      {
        return place
      }
      if atom.text == "to", isPlain(place + 1), !(self.atom(place + 1)?.isCapital ?? false) { return place }
      if place > start, atom.isOne(of: .subject), !atom.isOne(of: .determiner), place + 1 < end {
        return place
      }
      if place > start, atom.isOne(of: [.auxiliary, .negation, .opening]), !atom.isOne(of: .determiner) {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Whether a place is behind the quotation with which content begins: “text Priya "good luck" tomorrow”.
  private func isBehindQuote(_ place: Int, from said: Int) -> Bool {
    quote(at: said).map { place > $0 } ?? false
  }

  /// Whether words for a time mean this moment: “now”, “today”, “this time”.
  private func isNow(_ time: Range<Int>) -> Bool {
    let words = atoms.filter { time.contains($0.token) }
    return words.contains { ["now", "immediately", "asap", "today", "moment"].contains($0.text) }
      && words.first?.text != "from"
      && !atoms.contains { time.contains($0.token) && ($0.text.first?.isNumber ?? false) }
  }

  /// Whether words for a time point back: “a second ago”.
  private func isOver(_ time: Range<Int>) -> Bool {
    atoms.contains { time.contains($0.token) && ["ago", "yesterday", "last"].contains($0.text) }
  }

  /// Whether a time belongs to the noun behind it: “sunday brunch playlist”, “tomorrow's ride”.
  private func isPartOfName(_ time: Range<Int>) -> Bool {
    guard let last = atoms.lastIndex(where: { time.contains($0.token) }) else { return false }
    if atoms[last].text.hasSuffix("'s") { return true }
    // “Saturday's off”, “Friday will do”: the time is what is spoken of. The “am” of an hour is no verb, and behind “will you”
    // nothing more is said.
    if self.is(last + 1, .auxiliary), !self.is(last + 2, .subject) { return true }
    if self.is(last, .auxiliary), last > 0, atoms[last - 1].token == atoms[last].token { return true }
    guard let next = atom(last + 1), !next.isMark, let entry = EnglishVocabulary.shared.entry(next.text)
    else { return false }
    return next.classes.isEmpty && entry.isNoun && entry.dominant == 0 && !next.isName
  }

  /// Whether a time is how long something lasts, as none of its words points at a moment: “for thirty minutes”.
  private func isLength(_ time: Range<Int>) -> Bool {
    let words = atoms.indices.filter { time.contains(atoms[$0].token) }
    guard let first = words.first else { return false }
    switch text(first) {
    case "for":
      // “For a while”, “for the next hour”; but “for six in the morning”.
      return words.contains { place in
        (Self.lengths.contains(text(place)) || text(place) == "while")
          && (Self.isCount(atoms[place - 1]) || ["a", "an", "next", "half"].contains(text(place - 1)))
      }
    case "from": return text(first + 1) != "now"
    case "since", "last": return true
    default: return false
    }
  }
}

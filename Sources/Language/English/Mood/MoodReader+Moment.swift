/// When a deed is to be done.
extension MoodReader {
  /// The tokens that say when the deed of an order is to be done; `nil` where it is to be done now, or where a time belongs to
  /// what is kept, sought or said.
  func moment(of verb: Int, in clause: Range<Int>) -> Range<Int>? {
    if self.is(verb, .keeping) && text(verb) != "put" || self.is(verb, .seeking) && !isPlayed(verb) {
      return nil
    }
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

  private func isPlayed(_ verb: Int) -> Bool { ["play", "queue", "stream", "whack"].contains(text(verb)) }

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
    atoms.contains {
      time.contains($0.token) && ["now", "immediately", "asap", "today", "moment"].contains($0.text)
    }
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
    // “Saturday's off”: the time is what is spoken of.
    if self.is(last + 1, .auxiliary) || self.is(last, .auxiliary) { return true }
    guard let next = atom(last + 1), !next.isMark, let entry = EnglishVocabulary.shared.entry(next.text)
    else { return false }
    return next.classes.isEmpty && entry.isNoun && entry.dominant == 0 && !next.isName
  }

  /// Whether a time is how long something lasts, as none of its words points at a moment: “for thirty minutes”.
  private func isLength(_ time: Range<Int>) -> Bool {
    guard let first = atoms.first(where: { $0.token == time.lowerBound }) else { return false }
    return first.text == "for" || first.text == "from" || first.text == "since" || first.text == "last"
  }
}

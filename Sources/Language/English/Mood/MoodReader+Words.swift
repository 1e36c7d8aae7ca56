/// What the words of open classes may be.
extension MoodReader {
  /// Whether a word may be a verb in any form.
  func isVerb(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark, !atom.isName else { return false }
    if atom.isOne(of: [.verb, .auxiliary, .wanting, .reporting]) { return true }
    return EnglishVocabulary.shared.entry(atom.text)?.isVerb == true || English.verb(atom.text) != nil
  }

  /// Whether a word is a verb in its plain form.
  func isPlain(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark, !atom.isName else { return false }
    if atom.isOne(of: [.verb, .speech, .keeping, .seeking]) { return true }
    if atom.isOne(of: [.subject, .determiner, .preposition, .joint, .interrogative, .object, .reason]) {
      return false
    }
    guard let entry = EnglishVocabulary.shared.entry(atom.text), entry.isVerb else { return false }
    return English.verb(atom.text).map { $0 == atom.text } ?? true || Self.unmarked.contains(atom.text)
  }

  /// Verbs whose plain form is that of the past.
  private static let unmarked: Set<String> = [
    "put", "set", "let", "cut", "read", "hit", "shut", "bet", "quit", "split",
  ]

  /// Whether a clause may begin with a word as an order: a plain verb with what may be its object.
  func isBareVerb(_ place: Int) -> Bool {
    guard isPlain(place) else { return false }
    let known = EnglishVocabulary.shared.entry(text(place))
    let isVerbFirst = self.is(place, [.verb, .seeking, .keeping, .speech]) || known?.dominant == 1
    guard let next = atom(place + 1) else { return isVerbFirst }
    if next.isName { return true }
    if next.isMark { return isVerbFirst || quote(at: place + 1) != nil }
    // “Call is on at nine”, “text was sent”: a noun before a verb.
    if next.isOne(of: .auxiliary), !next.isOne(of: .do) { return false }
    if next.isOne(of: [.determiner, .object, .subject, .interrogative]) { return true }
    // Of a word that is a noun as often, a word must follow that stands before none.
    return isVerbFirst
  }

  /// Whether a word is a verb of the past: “called”, “sent”.
  func isPast(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark, !atom.isName, !atom.isOne(of: .opening) else { return false }
    if atom.text.hasSuffix("ed"), EnglishMoodWords.classes(of: String(atom.text.dropLast(2))).contains(.verb)
    {
      return true
    }
    if atom.text.hasPrefix("un"), let lemma = English.verb(String(atom.text.dropFirst(2))),
      !atom.text.hasSuffix("ing"),
      lemma != String(atom.text.dropFirst(2))
    {
      return true
    }
    guard let lemma = English.verb(atom.text), lemma != atom.text else { return false }
    return !atom.text.hasSuffix("ing") && !(atom.text.hasSuffix("s") && !atom.text.hasSuffix("ss"))
  }

  /// Whether a word is a verb that ends in “-ing”.
  func isIng(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark, !atom.isName, atom.text.hasSuffix("ing") else { return false }
    return English.verb(atom.text) != nil || atom.text.count > 5
  }

  /// Whether a word is a verb of a third person: “calls”.
  func isThirdForm(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark, !atom.isName, atom.text.hasSuffix("s"),
      !atom.text.hasSuffix("ss")
    else { return false }
    return English.verb(atom.text) != nil
  }

  /// The place after adverbs and negations, and whether one of them negates.
  func past(_ place: Int) -> (place: Int, isNegative: Bool) {
    var (next, isNegative) = (place, false)
    while next < atoms.count, self.is(next, [.adverb, .negation]), !(self.is(next, .object)) {
      if self.is(next, .negation) { isNegative.toggle() }
      next += 1
    }
    return (next, isNegative)
  }

  /// Whether a noun that begins at a place is somebody: “Dana”, “my wife”, “mum”.
  func isSomebody(_ place: Int) -> Bool {
    guard let atom = atom(place), !atom.isMark else { return false }
    if atom.isName || atom.isOne(of: .role) { return true }
    // “Mark the milk as done”
    if EnglishClasses.givenNames.contains(atom.text) { return atom.isCapital && place > 0 || !isPlain(place) }
    if ["my", "our", "his", "her", "their", "your"].contains(atom.text) { return true }
    return atom.text == "the" && self.is(place + 1, .role)
  }

  /// The verb of a clause whose subject is a noun that begins at a place: “the train is late”, “mum called”.
  func third(at start: Int) -> Int? {
    if self.is(start, .subject), !self.is(start, .determiner) || self.is(start + 1, .auxiliary) {
      let place = past(start + 1).place
      let isVerbal = self.is(place, .auxiliary) || isVerb(place)
      return isVerbal && place < atoms.count ? place : nil
    }
    guard let first = atom(start), !first.isMark,
      !first.isOne(of: [.auxiliary, .preposition, .condition, .reason]),
      !isBareVerbWithObject(start)
    else { return nil }
    let isPerson = isSomebody(start)
    // “Scratch the rollers”, “run until …”: a verb more often than a noun, and no auxiliary behind it.
    if !isPerson, isPlain(start), EnglishVocabulary.shared.entry(text(start))?.dominant == 1,
      let next = atom(start + 1), !next.isOne(of: .auxiliary)
    {
      return nil
    }
    var place = start
    var isAfterPreposition = false
    while place < min(atoms.count, start + 9) {
      let atom = atoms[place]
      if atom.isMark { return nil }
      // “Sorry can you …” begins anew.
      if place > start, atom.isOne(of: .opening), !atom.isOne(of: .adverb) { return nil }
      // “Stride should forget about it” asks Stride to.
      if place > start, isAddressee(start), atom.isOne(of: .modal) { return nil }
      if place > start, atom.isOne(of: .auxiliary) { return self.text(place + 1) == "you" ? nil : place }
      if place > start, atom.isOne(of: .subject), !atom.isOne(of: .determiner) || atom.text == "that" {
        return nil
      }
      if place > start, !self.is(place - 1, [.determiner, .preposition]) {
        if atom.isOne(of: .reporting), !isAfterPreposition || ["says", "said", "wrote"].contains(atom.text) {
          return place
        }
        let next = self.atom(place + 1)
        let leads =
          next.map {
            $0.isMark || $0.isName
              || $0.isOne(of: [
                .determiner, .object, .preposition, .adverb, .subject, .negation, .joint, .condition,
              ])
          } ?? true
        let isObject = next.map { $0.isName || $0.isOne(of: [.determiner, .object]) } ?? false
        if isPast(place), isPerson || isObject && !isAfterPreposition { return place }
        if isPerson, Self.unmarked.contains(atom.text), isObject { return place }
        let isSecond =
          place == start + 1 || self.is(start, .determiner) && place == start + 2
          || self.is(place - 1, .adverb)
        if isThirdForm(place), leads, isSecond || isPerson && place < start + 5, isPerson || isObject {
          return place
        }
      }
      if atom.isOne(of: [.condition, .reason, .interrogative]) { return nil }
      if atom.isOne(of: .preposition) { isAfterPreposition = true }
      place += 1
    }
    return nil
  }

  /// Whether a plain verb with its object stands at a place, and no noun.
  func isBareVerbWithObject(_ place: Int) -> Bool {
    guard isPlain(place) else { return false }
    guard let next = atom(place + 1) else { return true }
    if next.isName || next.isOne(of: [.determiner, .object]) { return true }
    if next.text.first?.isNumber ?? false || EnglishClasses.givenNames.contains(next.text) { return true }
    return self.is(place, [.speech, .keeping, .seeking, .verb])
      && !next.isOne(of: [.auxiliary, .preposition])
      && !next.isMark
  }
}

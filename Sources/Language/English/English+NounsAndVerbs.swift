extension English {
  /// Returns the dictionary form of a word taken as a noun, folded ("meetings" → "meeting").
  ///
  /// Words of the vocabulary follow WordNet's exceptions and its rules of detachment, checked against the
  /// vocabulary; other words follow the rules of spelling alone.
  public func nounLemma(of word: String) -> String {
    let folded = Self.withoutPossessive(Folding.fold(word))
    return Self.noun(folded) ?? folded
  }

  /// Returns the dictionary form of a word taken as a verb, folded ("meeting" → "meet").
  public func verbLemma(of word: String) -> String {
    Self.verbs.value(word) { word in
      let folded = Folding.fold(word)
      return Self.verb(folded) ?? folded
    }
  }

  private static let verbs = WordMemo<String>()

  /// Returns the dictionary form of a word taken as an adjective, folded ("biggest" → "big").
  public func adjectiveLemma(of word: String) -> String {
    let folded = Folding.fold(word)
    return Self.adjective(folded) ?? folded
  }

  static func withoutPossessive(_ word: String) -> String {
    guard let last = word.utf8.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "'") else {
      return word
    }
    for ending in ["'s", "’s", "s'"] where word.hasSuffix(ending) && word.utf8.count > 3 {
      return String(word.dropLast(ending == "s'" ? 1 : 2))
    }
    return word
  }

  // MARK: Nouns

  /// How a plural ends, and what its singular has instead.
  private static let plurals: [(ending: [UInt8], rests: [[UInt8]])] = [
    ("ies", ["y", "ie"]), ("sses", ["ss"]), ("ses", ["se", "s"]), ("xes", ["x", "xe"]),
    ("zzes", ["z", "zz"]),
    ("zes", ["ze", "z"]), ("ches", ["ch", "che"]), ("shes", ["sh", "she"]), ("oes", ["o", "oe"]),
    ("ves", ["ve", "f", "fe"]), ("men", ["man"]), ("s", [""]),
  ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

  /// The singular of a plural; `nil` for a word that is none.
  static func noun(_ word: String) -> String? { nouns.value(word, find: findNoun) }

  private static let nouns = WordMemo<String?>()

  private static func findNoun(_ word: String) -> String? {
    if let irregular = EnglishWordForms.nouns[word] { return irregular }
    if EnglishWordForms.unchanged.contains(word) { return nil }
    let vocabulary = EnglishVocabulary.shared
    let letters = Array(word.utf8)
    if let irregular = vocabulary.irregularNoun(letters) {
      return vocabulary.entry(letters)?.stands == true ? nil : irregular
    }
    // All other plurals end in "s" or "men".
    guard letters.count > 2, letters.last == UInt8(ascii: "s") || letters.last == UInt8(ascii: "n") else {
      return nil
    }
    let isMen = letters.last == UInt8(ascii: "n")
    if isMen, !letters.ends("men") { return nil }
    let entry = vocabulary.entry(letters)
    if entry?.stands == true || isMen && entry != nil { return nil }
    for (ending, rests) in plurals where letters.ends(ending) {
      // "glass" is no plural of "glas".
      if ending.count == 1, letters.ends("ss") { continue }
      for rest in rests {
        let base = letters.dropLast(ending.count) + rest
        if base.count > 1, vocabulary.entry(base)?.isNoun == true { return text(base) }
      }
    }
    // A word of the vocabulary that is no plural of another stays as it is.
    guard entry == nil, letters.count > 3, letters.allSatisfy({ $0 < 0x80 }) else { return nil }
    return withoutPlural(letters)
  }

  // MARK: Verbs

  /// The base form of a verb's form; `nil` for a word that is none.
  static func verb(_ word: String) -> String? {
    if let irregular = EnglishWordForms.verbs[word] { return irregular }
    let vocabulary = EnglishVocabulary.shared
    let letters = Array(word.utf8)
    if let irregular = vocabulary.irregularVerb(letters) { return irregular }
    guard letters.count > 3 else { return nil }
    switch letters.last {
    case UInt8(ascii: "s"):
      if letters.ends("ss") || letters.ends("us") { return nil }
      if let base = thirdPerson(letters, vocabulary) { return base }
    case UInt8(ascii: "g") where letters.ends("ing"):
      if let base = verbBase(letters, 3, vocabulary) { return base }
    case UInt8(ascii: "d") where letters.ends("ed"):
      if let base = verbBase(letters, 2, vocabulary) { return base }
    default: return nil
    }
    guard letters.allSatisfy({ $0 < 0x80 }), vocabulary.entry(letters) == nil else { return nil }
    return withoutVerbEnding(letters, "ing") ?? withoutVerbEnding(letters, "ed") ?? withoutPlural(letters)
  }

  private static func thirdPerson(_ letters: [UInt8], _ vocabulary: EnglishVocabulary) -> String? {
    let bases: [[UInt8]] =
      letters.ends("ies")
      ? [letters.dropLast(3) + [UInt8(ascii: "y")], letters.dropLast()]
      : letters.ends("es") ? [letters.dropLast(), letters.dropLast(2)] : [letters.dropLast()]
    return bases.first { vocabulary.entry($0)?.isVerb == true }.map(text)
  }

  private static func verbBase(_ letters: [UInt8], _ ending: Int, _ vocabulary: EnglishVocabulary) -> String?
  {
    let stem = Array(letters.dropLast(ending))
    guard stem.count > 1 else { return nil }
    func isVerb(_ word: [UInt8]) -> Bool { vocabulary.entry(word)?.isVerb == true }
    // "feed" and "bring" are verbs themselves.
    if isVerb(letters) { return nil }
    if ending == 2, stem.last == UInt8(ascii: "i") {
      let base = Array(stem.dropLast()) + [UInt8(ascii: "y")]
      if isVerb(base) { return text(base) }
    }
    let longer = stem + [UInt8(ascii: "e")]
    switch (isVerb(stem), isVerb(longer)) {
    case (true, true):
      let word = text(stem)
      if EnglishWordForms.stemsWithoutE.contains(word) { return word }
      // "hoping" is of "hope": "hop" would have doubled its last letter.
      return endsLikeDoubled(stem) || EnglishWordForms.stemsWithE.contains(word) ? text(longer) : word
    case (false, true): return text(longer)
    case (true, false): return text(stem)
    case (false, false): break
    }
    if stem.count > 2, stem[stem.count - 1] == stem[stem.count - 2], isVerb(stem.dropLast()) {
      return text(stem.dropLast())
    }
    // "panicking", "picnicked"
    return stem.ends("ck") && isVerb(Array(stem.dropLast())) ? text(stem.dropLast()) : nil
  }

  /// Whether a stem ends in one vowel and one consonant, which a verb doubles before an ending.
  static func endsLikeDoubled(_ stem: [UInt8]) -> Bool {
    guard stem.count > 2, let last = stem.last else { return false }
    let isConsonant = !isVowel(last) && !"wxy".utf8.contains(last)
    let isSingle = isVowel(stem[stem.count - 2]) && !isVowel(stem[stem.count - 3])
    // Only a stressed syllable doubles; the words of one syllable have no other.
    return isConsonant && isSingle && stem.count(where: isVowel) == 1
  }

  // MARK: Adjectives

  /// The positive form of a comparative or superlative; `nil` for a word that is none.
  static func adjective(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 3, letters.last == UInt8(ascii: "r") || letters.last == UInt8(ascii: "t") else {
      return nil
    }
    let vocabulary = EnglishVocabulary.shared
    if let irregular = vocabulary.irregularAdjective(letters) { return irregular }
    guard letters.count > 4, vocabulary.entry(letters)?.isAdjective != true else { return nil }
    for ending in ["iest", "ier", "est", "er"] where letters.ends(ending) {
      let stem = Array(letters.dropLast(ending.utf8.count))
      let bases =
        ending.utf8.first == UInt8(ascii: "i")
        ? [stem + [UInt8(ascii: "y")]] : [stem, stem + [UInt8(ascii: "e")], Array(stem.dropLast())]
      if let base = bases.first(where: { vocabulary.entry($0)?.isAdjective == true }) { return text(base) }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether the letters end with others.
  func ends(_ ending: [UInt8]) -> Bool { count >= ending.count && suffix(ending.count).elementsEqual(ending) }

  func ends(_ ending: String) -> Bool {
    let letters = ending.utf8
    return count >= letters.count && suffix(letters.count).elementsEqual(letters)
  }
}

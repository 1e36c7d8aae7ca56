extension English {
  /// Returns whether the dictionary has a word, in this or another form.
  public func isWord(_ word: String) -> Bool { Self.dictionary.value(word, find: Self.hasWord) }

  private static let dictionary = WordMemo<Bool>()

  private static func hasWord(_ word: String) -> Bool {
    if isTripled(word) { return false }
    let vocabulary = EnglishVocabulary.shared
    if vocabulary.entry(word) != nil || EnglishFunctionWords.all.contains(word) { return true }
    if EnglishClasses.prepositions.contains(word) || EnglishClasses.conjunctions.contains(word) {
      return true
    }
    if EnglishClasses.pronouns.contains(word) || EnglishClasses.determiners.contains(word) { return true }
    // The rules of spelling give any word a singular; only one that the dictionary has counts.
    guard !lacksDouble(word) else { return false }
    return noun(word).flatMap { vocabulary.entry($0) }?.isNoun ?? false
      || verb(word).flatMap { vocabulary.entry($0) }?.isVerb ?? false
  }

  /// Returns the noun of the dictionary that an unknown word is meant to be (“sunsests” → “sunsets”); `nil` when no
  /// single slip of the keyboard or of spelling explains it, or several nouns would be as likely.
  ///
  /// Likely slips are tried first: letters in another order and letters twice or once, then a letter too many or
  /// too few, then a neighbour on the keyboard or another vowel. Takes at most some hundred look-ups.
  public func spelling(of word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count >= 5, letters.count <= 24, letters.allSatisfy({ $0 &- 0x61 < 26 }), !isWord(word)
    else { return nil }
    for slips in [
      Self.reordered(letters), Self.shortened(letters) + Self.lengthened(letters), Self.replaced(letters),
    ] {
      var found: [String: String] = [:]
      for slip in slips where slip.count > 3 {
        guard let lemma = Self.commonNoun(slip), found[lemma] == nil else { continue }
        found[lemma] = Self.text(slip)
      }
      if found.count == 1 { return found.values.first }
      if !found.isEmpty { return nil }
    }
    return nil
  }

  /// The singular of letters that are a noun, and no mere name.
  private static func commonNoun(_ letters: [UInt8]) -> String? {
    let vocabulary = EnglishVocabulary.shared
    for ending in [0, 1, 2] {
      if ending == 1, letters.last != UInt8(ascii: "s") || letters.ends("ss") { return nil }
      if ending == 2, !letters.ends("es") { return nil }
      let base = Array(letters.dropLast(ending))
      guard let entry = vocabulary.entry(base) else { continue }
      return entry.isNoun && !entry.isPlace && !entry.isPerson ? text(base) : nil
    }
    return nil
  }

  /// The letters with two neighbours the other way round, with one of a pair, and with one made a pair.
  private static func reordered(_ letters: [UInt8]) -> [[UInt8]] {
    var slips: [[UInt8]] = []
    for place in letters.indices {
      let letter = letters[place]
      let isPaired = place + 1 < letters.count && letters[place + 1] == letter
      if place + 1 < letters.count, !isPaired {
        var slip = letters
        slip.swapAt(place, place + 1)
        slips.append(slip)
      }
      var slip = letters
      if isPaired { slip.remove(at: place) } else { slip.insert(letter, at: place) }
      slips.append(slip)
    }
    return slips
  }

  private static func shortened(_ letters: [UInt8]) -> [[UInt8]] {
    letters.indices.dropFirst().map { place in
      var slip = letters
      slip.remove(at: place)
      return slip
    }
  }

  private static func lengthened(_ letters: [UInt8]) -> [[UInt8]] {
    (1...letters.count).flatMap { place in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).map { letter in
        var slip = letters
        slip.insert(letter, at: place)
        return slip
      }
    }
  }

  private static func replaced(_ letters: [UInt8]) -> [[UInt8]] {
    letters.indices.dropFirst().flatMap { place in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).compactMap { letter -> [UInt8]? in
        let old = letters[place]
        let isVowelSlip = (isVowel(letter) || letter == UInt8(ascii: "y")) && isVowel(old)
        guard letter != old, isVowelSlip || Keyboard.areNear(letter, old) else { return nil }
        var slip = letters
        slip[place] = letter
        return slip
      }
    }
  }

  /// Whether a letter stands three times in a row, as it does in no word.
  static func isTripled(_ word: String) -> Bool {
    var (last, count) = (UInt8(0), 0)
    for letter in word.utf8 {
      (last, count) = (letter, letter == last ? count + 1 : 1)
      if count == 3, letter &- 0x61 < 26 { return true }
    }
    return false
  }

  /// Whether the last consonant of a short verb lacks its double before an ending: “flaged”, “stoping”.
  static func lacksDouble(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard letters.count > 4, letters.ends("ed") || letters.ends("ing") else { return false }
    let stem = Array(letters.dropLast(letters.ends("ed") ? 2 : 3))
    return endsLikeDoubled(stem) && verb(word) == text(stem)
  }
}

extension English {
  /// Returns the text's tokens, with what is meant by slips in everyday words and in those of dates and numbers, and by
  /// what people shorten when they type.
  ///
  /// What the dictionary has stays, and so does what has a capital within the text, because it may be a name.
  public func tokens(in text: String) -> [Token] {
    var tokens = Self.joined(tokenizer.tokens(in: text))
    for place in tokens.indices where tokens[place].kind == .word {
      let slips = Self.slips.value(tokens[place].folded, find: findSlips)
      guard slips != .none, let word = meant(by: slips, at: place, in: tokens) else { continue }
      tokens[place].folded = word
      tokens[place].isMended = true
    }
    return tokens
  }

  /// The tokens with a digit and the letters behind it as the word that they sound like: “2nite”.
  private static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.folded == "2" }) else { return tokens }
    var joined: [Token] = []
    for token in tokens {
      guard token.kind == .word, let digit = joined.last, digit.folded == "2", digit.touches(token),
        let word = EnglishAbbreviations.behindTwo[token.folded],
        joined.dropLast().last.map({ !EnglishClasses.determiners.contains($0.folded) }) ?? true
      else {
        joined.append(token)
        continue
      }
      joined[joined.count - 1] = Token(
        text: digit.text + token.text, folded: word, range: digit.range.lowerBound..<token.range.upperBound,
        kind: .word, isMended: true)
    }
    return joined
  }

  /// What a word may be a slip of.
  struct Slips: Sendable, Equatable {
    var time: String?
    var counted: String?
    var everyday: String?

    static let none = Slips()
  }

  private static let slips = WordMemo<Slips>()

  private func findSlips(of word: String) -> Slips {
    if let whole = EnglishAbbreviations.words[word] { return Slips(everyday: whole) }
    return Slips(
      time: timeWord(near: word), counted: countedWord(near: word), everyday: everydayWord(near: word))
  }

  private func meant(by slips: Slips, at place: Int, in tokens: [Token]) -> String? {
    if let word = slips.time { return word }
    if place > 0, let word = slips.counted, !numbers(in: [tokens[place - 1]]).isEmpty { return word }
    let isName = place > 0 && tokens[place].text.first?.isUppercase ?? false
    return isName ? nil : slips.everyday
  }

  /// Returns the word of a date, a time or a number that an unknown folded word is a slip of (“thurday” → “thursday”).
  ///
  /// In short words only likely slips count, because names are near: “Junie”, “Marsh”.
  func timeWord(near word: String) -> String? {
    let letters = Array(word.utf8)
    // “Thursday” is no slip of “Thursdays”, though the dictionary has neither in small letters.
    guard letters.count >= 4, letters.count <= 12, letters.allSatisfy({ $0 &- 0x61 < 26 }),
      EnglishLexicon.table[word] == nil || EnglishDateWords.misspellings[word] != nil
    else { return nil }
    let near = Self.timeWords[letters[0], default: []].first { wanted in
      guard EditDistance.distance(word, wanted, limit: 1) == 1 else { return false }
      let wantedLetters = Array(wanted.utf8)
      let likeness = Keyboard.likeness(of: letters, to: wantedLetters)
      // In words of four letters only those in another order, or one twice: “jluy”.
      if letters.count == 4 || wantedLetters.count == 4 { return likeness == 3 }
      let isLong =
        wantedLetters.count > 6 && letters.count > 6 || wanted.hasSuffix("day") && word.hasSuffix("day")
      // “fridy”, “thiry”
      let lacksOne = likeness == 1 && wantedLetters.count == letters.count + 1 && wantedLetters.count > 5
      return isLong || likeness >= 2 || lacksOne
    }
    guard let meant = EnglishDateWords.misspellings[word] ?? near,
      EnglishSlips.obscure.contains(word) || !isWord(word), !isGivenName(word)
    else { return nil }
    return meant
  }

  /// The words of dates, times and numbers that are long enough to be recognised with a slip, by their first letter.
  private static let timeWords: [UInt8: [String]] = {
    let words = EnglishLexicon.table.filter { word, roles in
      if word.utf8.count < 4 { return false }
      if case .none = roles.number { return roles.date.isTrigger }
      return true
    }
    return Dictionary(grouping: words.keys.sorted()) { $0.utf8.first ?? 0 }
  }()

  /// Returns the unit, month or time that an unknown folded word is a slip of, where a number stands before it
  /// (“kiilometres”, “2 apri”).
  ///
  /// The number makes more slips clear than ``timeWord(near:)`` takes for certain.
  func countedWord(near word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count >= 3, letters.count <= 12, letters.allSatisfy({ $0 &- 0x61 < 26 }),
      EnglishLexicon.table[word] == nil, EnglishUnitTable.spellings[word] == nil
    else { return nil }
    // “Meeter” is a word, too.
    let least = isWord(word) ? 3 : 1
    return likeliest(letters, among: Self.countedWords[letters[0], default: []]) { _ in least }
  }

  /// The words that stand behind numbers, by their first letter.
  private static let countedWords: [UInt8: [Wanted]] = {
    let units = EnglishUnitTable.spellings.filter { word, spellings in
      word.utf8.count > 3 && spellings.contains { $0.words.count == 1 && $0.style == .word }
    }
    return grouped(Set(units.keys).union(timeWords.values.joined()).sorted())
  }()

  /// Returns the everyday word that an unknown folded word is a slip of (“tge” → “the”, “fro” → “for”).
  ///
  /// The first letter counts as right, but for one that has changed places with the second, or a neighbour on the
  /// keyboard in the commonest word. The shorter the word, the likelier its slip has to be; of two that are as likely, the
  /// word that is more often said is meant.
  func everydayWord(near word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count >= 2, letters.count <= 8, letters.allSatisfy({ $0 &- 0x61 < 26 }),
      EnglishSlips.obscure.contains(word) || !isWord(word) && !isGivenName(word)
    else { return nil }
    let words = Self.everydayWords[letters[0], default: []] + Self.everydayWords[letters[1], default: []]
    if let word = likeliest(letters, among: words, least: { Self.leastLikeness(letters, $0) }) { return word }
    let commonest = EnglishSlips.commonest.utf8
    let isOtherwiseBegun =
      commonest.dropFirst().elementsEqual(letters.dropFirst())
      && commonest.first.map { Keyboard.areNear($0, letters[0]) } ?? false
    return isOtherwiseBegun ? EnglishSlips.commonest : nil
  }

  /// Of the words that a single slip parts from some letters, the first of those with the likeliest one.
  private func likeliest(_ letters: [UInt8], among words: [Wanted], least: ([UInt8]) -> Int) -> String? {
    var best: (word: String, likeness: Int)?
    for wanted in words {
      guard abs(wanted.letters.count - letters.count) <= 1,
        wanted.letters[0] == letters[0] || wanted.letters[1] == letters[0] && wanted.letters[0] == letters[1],
        EditDistance.distance(letters, wanted.letters, limit: 1) == 1
      else { continue }
      // “Thats” lacks its apostrophe, and “lists” are several.
      let isLonger = letters.count == wanted.letters.count + 1 && letters.last == UInt8(ascii: "s")
      if isLonger, letters.starts(with: wanted.letters) { continue }
      let likeness = Keyboard.likeness(of: letters, to: wanted.letters)
      guard likeness >= least(wanted.letters), likeness > best?.likeness ?? 0 else { continue }
      best = (wanted.word, likeness)
    }
    return best?.word
  }

  /// How likely a slip has to be between a word and the one that is meant; see ``Keyboard/likeness(of:to:)``.
  private static func leastLikeness(_ letters: [UInt8], _ wanted: [UInt8]) -> Int {
    switch wanted.count {
    case ...2: 3
    // “th”, “fr”, but not “thea”.
    case 3: letters.count < wanted.count ? 1 : 2
    default: letters.count == wanted.count ? 2 : 1
    }
  }

  /// The everyday words with their letters, by their first letter; those that are more often said come first.
  private static let everydayWords = grouped(EnglishSlips.everyday)

  /// A word that may be meant.
  private struct Wanted: Sendable {
    var word: String
    var letters: [UInt8]
  }

  /// Words by their first letter.
  private static func grouped(_ words: [String]) -> [UInt8: [Wanted]] {
    Dictionary(grouping: words.map { Wanted(word: $0, letters: Array($0.utf8)) }, by: { $0.letters[0] })
  }
}

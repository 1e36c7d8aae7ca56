extension English {
  /// Returns what each word does in its sentence, its dictionary form, and the names; `nil` for marks.
  ///
  /// The class of a word that can have several is guessed from the word before and after it and from the class in
  /// which it is met most. Most words of plain English text come out right, rare readings of common words do not; a
  /// name is known by its capital letter and by short lists of given names and places, so that many are missed. The
  /// cost is linear.
  public func tags(of tokens: [Token]) -> [WordTag?] {
    var tagger = WordTagger(tokens: tokens)
    return tagger.tags()
  }
}

/// One pass over the words of a sentence.
struct WordTagger {
  let tokens: [Token]
  private typealias Classes = EnglishClasses

  /// What is known of a word by itself.
  private struct Word {
    /// The class of a word that holds sentences together.
    var closed: LexicalClass?
    /// The classes that any other word can have, the most usual first.
    var open: [LexicalClass] = []
    /// Whether the word is the form of a verb, and not its base.
    var isVerbForm = false
  }

  private var words: [Word]

  init(tokens: [Token]) {
    self.tokens = tokens
    words = tokens.map { $0.kind == .word ? Self.word($0.folded) : Word() }
  }

  mutating func tags() -> [WordTag?] {
    var tags: [WordTag?] = []
    tags.reserveCapacity(tokens.count)
    for index in tokens.indices { tags.append(tag(at: index, previous: tags.last ?? nil)) }
    findNames(&tags)
    return tags
  }

  private func tag(at index: Int, previous: WordTag?) -> WordTag? {
    let token = tokens[index]
    switch token.kind {
    case .punctuation: return nil
    case .symbol: return token.folded == "&" ? WordTag(lexicalClass: .conjunction, lemma: "and") : nil
    case .number: return WordTag(lexicalClass: .number, lemma: token.folded)
    case .word: break
    }
    let found = lexicalClass(at: index, previous: previous)
    return WordTag(lexicalClass: found, lemma: Self.lemma(of: token, as: found))
  }

  private static func lemma(of token: Token, as found: LexicalClass) -> String {
    let word = token.folded
    switch found {
    case .noun:
      let bare = English.withoutPossessive(word)
      return English.noun(bare) ?? bare
    case .verb: return Classes.contractions[word] ?? English.verb(word) ?? word
    case .adjective, .adverb: return English.adjective(word) ?? word
    case .otherWord: return token.text
    default: return word
    }
  }

  // MARK: Words by themselves

  private static func word(_ word: String) -> Word {
    if let closed = closedClass(word) { return Word(closed: closed) }
    switch EnglishLexicon.table[word]?.number {
    case .small, .tens, .hundred, .scale: return Word(closed: .number)
    case .tensOrdinal, .scaleOrdinal: return Word(closed: .adjective)
    case .smallOrdinal where word != "second": return Word(closed: .adjective)
    default: break
    }
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return Word() }
    return openWord(word)
  }

  private static func closedClass(_ word: String) -> LexicalClass? {
    if Classes.auxiliaries.contains(word) { return .verb }
    if Classes.determiners.contains(word) { return .determiner }
    if Classes.pronouns.contains(word) { return .pronoun }
    if Classes.conjunctions.contains(word) { return .conjunction }
    if word == "not" { return .particle }
    if Classes.adverbs.contains(word) { return .adverb }
    if Classes.prepositions.contains(word) { return .preposition }
    return Classes.interjections.contains(word) ? .interjection : nil
  }

  private static func openWord(_ text: String) -> Word {
    var word = Word()
    func add(_ entry: EnglishVocabulary.Entry) {
      let all: [LexicalClass] = [.noun, .verb, .adjective, .adverb]
      if !word.open.contains(all[entry.dominant]) { word.open.append(all[entry.dominant]) }
      for (number, found) in all.enumerated()
      where entry.flags >> number & 1 != 0 && !word.open.contains(found) {
        word.open.append(found)
      }
    }
    guard English.withoutPossessive(text) == text else { return Word(open: [.noun]) }
    let vocabulary = EnglishVocabulary.shared
    let entry = vocabulary.entry(text)
    let base = English.verb(text).flatMap { vocabulary.entry($0)?.isVerb == true ? $0 : nil }
    let singular = English.noun(text).flatMap { vocabulary.entry($0) }
    word.isVerbForm = base != nil
    if let entry, entry.stands || base == nil && singular == nil { add(entry) }
    // A form of a verb comes before the rare noun or adjective of the same spelling; what ends in "s" is a noun
    // where its base is one more often.
    if base != nil, !word.open.contains(.verb) {
      if let singular, singular.isNoun, singular.dominant != 1, !word.open.contains(.noun) {
        word.open.append(.noun)
      }
      word.open.append(.verb)
    }
    if let singular, singular.isNoun, !word.open.contains(.noun) { word.open.append(.noun) }
    if let entry { add(entry) }
    if word.open.isEmpty, English.adjective(text) != nil { word.open.append(.adjective) }
    if word.open.isEmpty { word.open.append(bySpelling(text)) }
    return word
  }

  private static func bySpelling(_ word: String) -> LexicalClass {
    let letters = Array(word.utf8)
    if letters.ends("ly") { return .adverb }
    for ending in ["ous", "ful", "able", "ible", "ive", "less", "ish"] where letters.ends(ending) {
      return .adjective
    }
    return (letters.ends("ing") || letters.ends("ed")) && English.verb(word) != nil ? .verb : .noun
  }

  // MARK: Words in their sentence

  private func folded(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].folded : "" }

  private func canBeNoun(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].closed == nil && words[index].open.contains(.noun)
  }

  /// Whether a noun phrase goes on at a token, so that what stands before it belongs to the noun.
  private func isNounAhead(_ index: Int) -> Bool {
    guard words.indices.contains(index), tokens[index].kind == .word else { return false }
    if let closed = words[index].closed { return closed == .number || closed == .adjective }
    return canBeNoun(index) || words[index].open.first == .adjective || words[index].open.isEmpty
  }

  private func lexicalClass(at index: Int, previous: WordTag?) -> LexicalClass {
    let word = tokens[index].folded
    switch word {
    // "to go", but "to the shop".
    case "to":
      return words.indices.contains(index + 1) && words[index + 1].open.first == .verb
        ? .particle : .preposition
    case "that", "this", "these", "those", "her", "his", "all", "both", "each", "some", "any", "either",
      "neither":
      return isNounAhead(index + 1) ? .determiner : .pronoun
    case "no": return isNounAhead(index + 1) ? .determiner : .interjection
    case "like":
      // "I like it", but "people like us".
      let before = folded(index - 1)
      return Classes.subjects.contains(before) || Classes.modals.contains(before) || before == "to"
        ? .verb : .preposition
    default: break
    }
    if let closed = words[index].closed { return closed }
    let open = words[index].open
    guard let usual = open.first else {
      return Script(of: tokens[index].text) == .latin ? .noun : .otherWord
    }
    return open.count == 1 ? usual : choose(open, usual, at: index, previous: previous)
  }

  private func choose(_ open: [LexicalClass], _ usual: LexicalClass, at index: Int, previous: WordTag?)
    -> LexicalClass
  {
    func has(_ wanted: LexicalClass) -> Bool { open.contains(wanted) }
    let isForm = words[index].isVerbForm
    guard let previous else {
      // The first word of a request is a verb if it can be one in its base form and an object follows.
      let isObject = words.indices.contains(index + 1) && words[index + 1].closed != nil
      return has(.verb) && (usual == .verb || !isForm && isObject) ? .verb : usual
    }
    let before = folded(index - 1)
    switch previous.lexicalClass {
    case .determiner, .number:
      if has(.adjective), usual != .noun, isNounAhead(index + 1) { return .adjective }
      return has(.noun) ? .noun : usual
    case .particle where has(.verb) && before == "to": return .verb
    case .verb where Classes.modals.contains(before) && has(.verb): return .verb
    case .verb where Classes.auxiliaries.contains(before):
      if has(.verb), isForm { return .verb }
      return has(.adjective) ? .adjective : usual
    case .pronoun where has(.verb) && Classes.subjects.contains(before): return .verb
    case .adjective: return has(.noun) ? .noun : usual
    case .preposition, .verb:
      if has(.adjective), usual == .adjective, isNounAhead(index + 1) { return .adjective }
      return has(.noun) && usual != .adverb ? .noun : usual
    default: return usual
    }
  }

  // MARK: Names

  /// Marks runs of capitalised words that a list, a title or a cue says are names.
  private func findNames(_ tags: inout [WordTag?]) {
    var index = 0
    while index < tokens.count {
      let end = nameEnd(from: index)
      guard end > index else {
        index += 1
        continue
      }
      if let (start, kind) = nameKind(index..<end) {
        for place in start..<end {
          tags[place] = WordTag(
            lexicalClass: .noun, lemma: English.withoutPossessive(tokens[place].text), name: kind)
        }
      }
      index = end
    }
  }

  /// The end of the run of capitalised words at a token.
  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < tokens.count, end < start + 6, tokens[end].kind == .word, words[end].closed == nil,
      tokens[end].text.unicodeScalars.first?.properties.isUppercase == true
    {
      end += 1
    }
    return end
  }

  private func nameKind(_ range: Range<Int>) -> (start: Int, kind: NameKind)? {
    let names = range.map { English.withoutPossessive(tokens[$0].folded) }
    guard let first = names.first, let last = names.last else { return nil }
    if names.count > 1, Classes.bodies.contains(last) { return (range.lowerBound, .organization) }
    // A title can be the first of the words, or stand before an abbreviation's full stop.
    if Classes.titles.contains(first), names.count > 1 { return (range.lowerBound + 1, .person) }
    let before = range.lowerBound - 1
    if Classes.titles.contains(folded(folded(before) == "." ? before - 1 : before)) {
      return (range.lowerBound, .person)
    }
    // "Call Maria": the first word of a sentence has its capital for another reason.
    for (offset, name) in names.enumerated() where Classes.givenNames.contains(name) {
      return (range.lowerBound + offset, .person)
    }
    let vocabulary = EnglishVocabulary.shared
    let isCued = Classes.placeCues.contains(folded(before))
    for (offset, name) in names.enumerated() where vocabulary.entry(name)?.isPlace == true {
      return (range.lowerBound + (isCued ? 0 : offset), .place)
    }
    if names.count > 1, vocabulary.entry(last)?.isPerson == true { return (range.lowerBound, .person) }
    return nil
  }
}

extension English {
  /// Returns the items of an enumeration as people say it, where marks are missing between some: “eggs milk and butter”.
  ///
  /// Words are told apart where nobody would put them together: behind a plural, between things that are bought by
  /// themselves, and in front of an amount (“6 eggs 2 lemons”). A single item is divided only where all of it is such things.
  public func looseItems(in tokens: [Token]) -> [Range<Int>] {
    let items = listItems(in: tokens)
    return items.flatMap { item -> [Range<Int>] in
      let amounts = Self.divided(item, tokens) { Self.beginsAmount(tokens, item, after: $0) }
      return amounts.flatMap { part -> [Range<Int>] in
        if let things = Self.things(in: part, of: tokens) { return things }
        return Self.divided(part, tokens) {
          Self.parts(tokens, part, after: $0, isOnly: items.count < 2 && amounts.count < 2)
        }
      }
    }
  }

  /// The parts of an item behind the words after which a new one begins.
  private static func divided(
    _ item: Range<Int>, _ tokens: [Token], _ isEnd: (Int) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = item.lowerBound
    for index in item.dropLast() where isEnd(index) {
      parts.append(start..<index + 1)
      start = index + 1
    }
    return parts + [start..<item.upperBound]
  }

  // MARK: Things

  /// The things that words are from end to end, two at least; `nil` when they are anything else.
  private static func things(in item: Range<Int>, of tokens: [Token]) -> [Range<Int>]? {
    var item = item
    if let first = item.first, item.count > 1,
      tokens[first].kind == .number || amounts.contains(tokens[first].folded)
    {
      item = first + 1..<item.upperBound
    }
    guard item.count > 1, item.count <= mostWords, item.allSatisfy({ tokens[$0].kind == .word }) else {
      return nil
    }
    let said = item.map { tokens[$0].folded }
    let lemmas = said.map { noun($0) ?? $0 }
    var things: [Range<Int>] = []
    var place = 0
    while place < said.count {
      var first = place
      // “fresh basil”, but not “white bread”, which is one thing with its first word.
      while length(at: first, said, lemmas) == nil, first + 1 < said.count,
        EnglishThings.kinds.contains(said[first])
      {
        first += 1
      }
      guard var length = length(at: first, said, lemmas) else { return nil }
      let last = first + length - 1
      if last + 1 < said.count, said[last] == lemmas[last], EnglishThings.heads.contains(lemmas[last + 1]) {
        length += 1
      }
      things.append(item.lowerBound + place..<item.lowerBound + first + length)
      place = first + length
    }
    // Two words alone are one thing as a rule: “paint tray”.
    return things.count > 1 && (said.count > 2 || said[0] != lemmas[0]) ? things : nil
  }

  /// The most words that are divided into things.
  private static let mostWords = 24

  /// The number of words of the longest thing at a place.
  private static func length(at place: Int, _ said: [String], _ lemmas: [String]) -> Int? {
    for length in stride(from: min(EnglishThings.longest, said.count - place), to: 1, by: -1) {
      let front = said[place..<place + length - 1].joined(separator: " ")
      let names = [said[place + length - 1], lemmas[place + length - 1]].map { "\(front) \($0)" }
      if names.contains(where: {
        EnglishThings.compound.contains($0) || EnglishStaples.compounds.contains($0)
      }) {
        return length
      }
    }
    let names = [said[place], lemmas[place]]
    return names.contains { EnglishThings.single.contains($0) || EnglishStaples.all.contains($0) } ? 1 : nil
  }

  /// Whether an amount of the next thing begins behind a word: “6 eggs | 2 lemons | a loaf of bread”.
  private static func beginsAmount(_ tokens: [Token], _ item: Range<Int>, after index: Int) -> Bool {
    guard index + 2 < item.upperBound, tokens[index].kind == .word else { return false }
    let next = tokens[index + 1]
    let isAmount = next.kind == .number || amounts.contains(next.folded)
    guard isAmount, tokens[index + 2].kind == .word else { return false }
    // “Sandpaper 120 grit” is one thing with its size: of what is counted there would be several.
    let counted = tokens[index + 2].folded
    if next.kind == .number, next.folded != "1", index + 3 == item.upperBound,
      (noun(counted) ?? counted) == counted,
      !EnglishThings.single.contains(counted), !EnglishStaples.all.contains(counted)
    {
      return false
    }
    // Nothing but a thing stands before it: “give the dog a bath” is one task.
    let before = item.lowerBound...index
    let lemma = noun(tokens[index].folded) ?? tokens[index].folded
    guard
      EnglishThings.single.contains(lemma) || EnglishStaples.all.contains(lemma)
        || EnglishThings.compound.contains(
          "\(index > item.lowerBound ? tokens[index - 1].folded : "") \(lemma)")
    else { return false }
    let vocabulary = EnglishVocabulary.shared
    return !before.contains { place in
      let word = tokens[place].folded
      let isThing =
        EnglishThings.single.contains(noun(word) ?? word) || EnglishStaples.all.contains(noun(word) ?? word)
      return !isThing && vocabulary.entry(word)?.dominant == 1
    }
  }

  /// Words that begin an amount, beside numbers in digits.
  private static let amounts: Set<String> = [
    "a", "an", "some", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve",
  ]

  /// Whether a new item begins behind a word.
  private static func parts(_ tokens: [Token], _ item: Range<Int>, after index: Int, isOnly: Bool) -> Bool {
    let (left, right) = (tokens[index], tokens[index + 1])
    guard left.kind == .word, right.kind == .word else { return false }
    let (before, after) = (noun(left.folded) ?? left.folded, noun(right.folded) ?? right.folded)
    let isPair = EnglishStaples.all.contains(before) && EnglishStaples.all.contains(after)
    if isPair, !EnglishStaples.compounds.contains("\(before) \(after)") {
      // “rice pudding” is one thing, “rice milk eggs” are several.
      return !isOnly
        || item.allSatisfy { EnglishStaples.all.contains(noun(tokens[$0].folded) ?? tokens[$0].folded) }
    }
    if !isOnly, EnglishStaples.plurals.contains(left.folded) {
      return !EnglishStaples.holders.contains(after)
    }
    guard !isOnly, before != left.folded, !EnglishStaples.modifiers.contains(left.folded) else {
      return false
    }
    let vocabulary = EnglishVocabulary.shared
    guard vocabulary.entry(left.folded)?.stands != true, vocabulary.entry(before)?.isNoun == true,
      let entry = vocabulary.entry(after)
    else { return false }
    return entry.isNoun && !entry.isAdverb && entry.dominant != 1
  }
}

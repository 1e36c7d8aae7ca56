import Language

/// The whole sentences that a follow-up may stand for: the sentence before it with a part replaced, or with more behind.
///
/// “Did Tom call today?” and then “and Sam?” is “Did Sam call today?”. Which of the sentences is meant shows when they
/// are read.
struct FollowUpSentences {
  /// One of them.
  struct Sentence: Hashable {
    var text: String
    /// The parameter whose words were replaced; `nil` where the words were added.
    var replaced: String?
    /// Whether the words around the replaced ones speak for it: the same preposition, the same noun behind.
    var isAlike = false
    /// Whether another name stands in the place of the one before: “the Ski Week one”.
    var isNamed = false
    /// Whether the new words begin with a preposition where the replaced ones did not.
    var bringsPreposition = false
    /// Whether the follow-up points at another one of what a word names, which may be a name: “the Ski Week one”.
    var isOther = false
  }

  let last: LastRequest
  let language: any LanguageReader
  let tokens: [Token]

  init(_ last: LastRequest, language: any LanguageReader) {
    self.last = last
    self.language = language
    tokens = language.tokens(in: last.text)
  }

  /// The most sentences.
  static let limit = 12

  /// The sentences that a follow-up may stand for, those with a replaced part first.
  func sentences(for followUp: FollowUp) -> [Sentence] {
    var found: [Sentence] = []
    let words = followUp.words.map(\.folded)
    if words.starts(with: ["how", "many"]), words.allSatisfy(FollowUpWords.counting.contains) {
      // “find easy trails”: “how many easy trails”.
      for place in tokens.indices.prefix(4) {
        let rest = slice(tokens[place].range.lowerBound, last.text.utf8.count)
        found.append(Sentence(text: "how many \(rest)", isAlike: true))
      }
    }
    // “Make that four” changes a number where there is one: not the list of “add two lemons to the grocery list”.
    let numbered = isNumber(followUp.words) ? last.slots.filter(hasNumber) : []
    // “Make it six” of milk and eggs is no thing called “six”.
    let replaceable = isNumber(followUp.words) ? last.slots.filter { !isUncounted($0) } : last.slots
    for slot in numbered.isEmpty ? replaceable + pointers : numbered {
      if let sentence = replacing(slot, by: followUp.words, followUp.rest) { found.append(sentence) }
      if let inner = withoutPreposition(slot, words),
        let sentence = replacing(inner, by: followUp.words, followUp.rest)
      {
        found.append(sentence)
      }
    }
    found += otherwise(followUp)
    found += compared(followUp) + counted(followUp) + [others(followUp)].compactMap(\.self)
    if let implied = replacingImplied(followUp, words) { found.append(implied) }
    found.append(Sentence(text: added(followUp.rest)))
    // “Just me” is somebody, but says how many there are only as a whole.
    if followUp.narrows, followUp.words.count <= 2 {
      found.append(Sentence(text: added("just \(followUp.rest)")))
    }
    // “What about 2024” is a year as it stands only where there was one.
    if let year = followUp.words.first, followUp.words.count == 1, year.text.utf8.count == 4, isAmount(year) {
      found.append(Sentence(text: added("in \(year.text)")))
    }
    // “Start a slideshow”, and then “Ski Week”; “which ones are sunsets?”
    if last.slots.isEmpty && followUp.words.count <= 4 || followUp.chooses && followUp.words.count <= 2 {
      found.append(Sentence(text: added("of \(followUp.rest)"), isNamed: true))
    }
    if let dated = dated(followUp) { found.insert(dated, at: 0) }
    if let inside = inserted(followUp, words) { found.append(Sentence(text: inside)) }
    if let first = words.first, FollowUpWords.determiners.contains(first),
      ["one", "ones"].contains(words.last)
    {
      // “the easy ones” of the trails are those that are easy.
      let inner = followUp.words.dropFirst().dropLast()
      if !inner.isEmpty {
        found += named(Array(inner), followUp)
        let inner = inner.map(\.folded).joined(separator: " ")
        if let described = described(inner) { found.append(described) }
        found += ["that are", "with", "of"].map { Sentence(text: added("\($0) \(inner)")) }
      }
    } else if followUp.words.count <= 2 {
      found.append(Sentence(text: added("that are \(followUp.rest)")))
    }
    // “Just the receipts” of the photos from March.
    if followUp.narrows, followUp.namesThing, followUp.words.count > 1,
      let start = followUp.words.dropFirst().first,
      let end = followUp.words.last, !["one", "ones"].contains(end.folded)
    {
      let inner = followUp.text(from: start.range.lowerBound, to: end.range.upperBound)
      found += ["with", "of"].map { Sentence(text: added("\($0) \(inner)")) }
    }
    if followUp.chooses { found.append(Sentence(text: added("\(followUp.rest) first"))) }
    var seen: Set<String> = []
    return Array(found.filter { seen.insert($0.text).inserted }.prefix(Self.limit))
  }

  /// The sentences with what others have in the place of a value: “and the ones with food” after “photos that have a bridge in
  /// them”.
  private func otherwise(_ followUp: FollowUp) -> [Sentence] {
    guard followUp.ofOthers, followUp.goesOn, followUp.words.count > 1,
      followUp.words[0].folded == FollowUpWords.with
    else { return [] }
    let words = Array(followUp.words.dropFirst())
    let text = followUp.text(from: words[0].range.lowerBound, to: words[words.count - 1].range.upperBound)
    return last.slots.compactMap { slot in
      guard last.values[slot.parameter]?.isList ?? false else { return nil }
      var sentence = replacing(slot, by: words, text)
      sentence?.isAlike = true
      return sentence
    }
  }

  /// The words of the sentence that stand for what came up before it: “it” of “mark it done”.
  private var pointers: [LastRequest.Slot] {
    Reference.of(last.intent).compactMap { reference in
      guard let words = reference.pointing, last.values[reference.parameter] == nil,
        let token = tokens.first(where: { words.contains($0.folded) })
      else { return nil }
      return LastRequest.Slot(
        parameter: reference.parameter, start: token.range.lowerBound, end: token.range.upperBound)
    }
  }

  /// The sentence with other words behind a preposition, where its words imply a value and none of them gives it alone: “and
  /// for skiing” after “trails for horse riding”.
  private func replacingImplied(_ followUp: FollowUp, _ words: [String]) -> Sentence? {
    guard last.slots.isEmpty, last.values.count == 1, let name = last.values.keys.first,
      let opening = words.first, FollowUpWords.prepositions.contains(opening),
      let place = tokens.lastIndex(where: { $0.folded == opening }), place > 0
    else { return nil }
    let text = slice(0, tokens[place].range.lowerBound) + followUp.rest
    return Sentence(text: text, replaced: name, isAlike: true)
  }

  /// The sentences with some things in the place of all: “delete everything”, and then “just the milk”.
  func some(_ followUp: FollowUp) -> [String] {
    tokens.indices.prefix(Self.limit).filter { FollowUpWords.wholes.contains(tokens[$0].folded) }.map {
      place in
      let head = slice(0, tokens[place].range.lowerBound)
      return head + followUp.rest + slice(tokens[place].range.upperBound, last.text.utf8.count)
    }
  }

  /// The sentence with another name for the one in it, which a determiner or a noun shows to be one: “now the Ski Week
  /// one” after “show the Lisbon Trip album”.
  private func named(_ words: [Token], _ followUp: FollowUp) -> [Sentence] {
    guard let first = words.first, let final = words.last else { return [] }
    let (start, end) = (first.range.lowerBound, final.range.upperBound)
    let name = followUp.text(from: start, to: end)
    return last.slots.compactMap { slot in
      var sentence = replacing(slot, by: words, name)
      sentence?.isNamed = isNamed(slot)
      sentence?.isOther = true
      return sentence
    }
  }

  /// The sentence with more words before the noun for what it asks for: “the missed ones” of “show the calls from this week”.
  private func described(_ words: String) -> Sentence? {
    // What is asked of things is said behind them: “trails that are easy”.
    guard last.conditions.isEmpty, let start = noun?.range.lowerBound else { return nil }
    return Sentence(text: "\(slice(0, start))\(words) \(slice(start, last.text.utf8.count))")
  }

  /// The sentence that asks for others of what was looked at: “and the ones I made?” after “show my missed calls”.
  private func others(_ followUp: FollowUp) -> Sentence? {
    // “The ones in the city rather” takes the place of a part.
    guard followUp.ofOthers, let first = followUp.words.first?.folded,
      !FollowUpWords.prepositions.contains(first), followUp.words.count > 1,
      last.values.count == 1, let name = last.values.keys.first, let noun
    else { return nil }
    return Sentence(
      text: "\(SearchWords.show) the \(noun.text) \(followUp.rest)", replaced: name, isAlike: true)
  }

  /// The noun for what the sentence asks for: “calls” of “show the calls from this week”.
  private var noun: Token? {
    tokens.first { token in
      token.kind == .word && language.nounLemma(of: token.folded) != token.folded
        && !last.slots.contains { $0.start < token.range.upperBound && $0.end > token.range.lowerBound }
    }
  }

  /// The words before the first value, which ask for nothing in particular: “order a taxi” of “order a taxi from work”.
  var opening: String {
    let end = last.slots.map(\.start).min() ?? last.text.utf8.count
    var before = tokens.prefix { $0.range.upperBound <= end }
    while before.count > 1, let word = before.last?.folded,
      FollowUpWords.prepositions.contains(word) || FollowUpWords.determiners.contains(word)
    {
      before.removeLast()
    }
    return slice(0, before.last?.range.upperBound ?? end)
  }

  /// The sentence with more words behind it.
  func added(_ text: String) -> String { "\(trimmed) \(text)" }

  /// The sentence with the opposite comparison of its amount: “and shorter ones?” after “longer than 10 km”.
  private func comparedOtherwise(_ followUp: FollowUp) -> Sentence? {
    guard followUp.words.count == 2, ["one", "ones"].contains(followUp.words[1].folded),
      let than = tokens.indices.dropFirst().first(where: { tokens[$0].folded == SuperlativeWords.than }),
      [followUp.words[0], tokens[than - 1]].allSatisfy({ SuperlativeWords.isComparative($0.folded) }),
      let slot = last.slots.first(where: { $0.end > tokens[than].range.upperBound })
    else { return nil }
    let head = slice(0, tokens[than - 1].range.lowerBound)
    let tail = slice(tokens[than - 1].range.upperBound, last.text.utf8.count)
    return Sentence(
      text: head + followUp.words[0].folded + tail, replaced: slot.parameter, isAlike: true)
  }

  /// The sentence with another comparison of its amount, whose unit stays: “longer than 10” after “shorter than 5 km”.
  private func compared(_ followUp: FollowUp) -> [Sentence] {
    if let other = comparedOtherwise(followUp) { return [other] }
    guard followUp.words.count > 1, let place = tokens.lastIndex(where: isAmount), place + 1 < tokens.count,
      tokens[place + 1].kind == .word,
      let slot = self.last.slots.first(where: {
        $0.start <= tokens[place].range.lowerBound && $0.end > tokens[place].range.lowerBound
      })
    else { return [] }
    // “5 km” takes the place of “10 km”, whatever is compared with it.
    if followUp.words.count == 2, isAmount(followUp.words[0]),
      followUp.words[1].folded == tokens[place + 1].folded
    {
      let text = slice(0, tokens[place].range.lowerBound) + followUp.words[0].text
      let rest = slice(tokens[place].range.upperBound, self.last.text.utf8.count)
      return [Sentence(text: text + rest, replaced: slot.parameter, isAlike: true)]
    }
    guard let last = followUp.words.last, isAmount(last) else { return [] }
    // “And longer than 6” narrows it down.
    if followUp.lead == .adding {
      return [Sentence(text: added("and \(followUp.rest) \(tokens[place + 1].text)"), isAlike: true)]
    }
    let rest = slice(tokens[place].range.upperBound, self.last.text.utf8.count)
    // “Under” is one word, “shorter than” two.
    return [1, 2].filter { $0 < place }.map { count in
      let head = slice(0, tokens[place - count].range.lowerBound)
      return Sentence(text: head + followUp.rest + rest, replaced: slot.parameter, isAlike: true)
    }
  }

  func isAmount(_ token: Token) -> Bool {
    language.numbers(in: [token]).contains { !$0.isOrdinal }
  }

  /// The sentence with more words right behind its last value, where it goes on after that: “what would a cab to the
  /// airport cost”, and then “from home”.
  private func inserted(_ followUp: FollowUp, _ words: [String]) -> String? {
    guard let opening = words.first, FollowUpWords.prepositions.contains(opening),
      let end = last.slots.map(\.end).max(),
      tokens.contains(where: { $0.range.lowerBound > end && $0.kind == .word })
    else { return nil }
    return "\(slice(0, end)) \(followUp.rest)\(slice(end, last.text.utf8.count))"
  }

  /// The sentence without marks at its end.
  private var trimmed: String {
    guard let end = tokens.last(where: { $0.kind != .punctuation })?.range.upperBound else {
      return last.text
    }
    return slice(0, end)
  }

  /// The sentence with the words of a slot replaced, together with a preposition or a noun that the new words bring along.
  private func replacing(_ slot: LastRequest.Slot, by words: [Token], _ text: String) -> Sentence? {
    guard let first = tokens.firstIndex(where: { $0.range.upperBound > slot.start }),
      let opening = words.first?.folded
    else { return nil }
    let end = tokens.firstIndex { $0.range.lowerBound >= slot.end } ?? tokens.count
    guard first < end else { return nil }
    var (start, stop, text) = (first, end, text)
    var isAlike = false
    var bringsPreposition = false
    if FollowUpWords.prepositions.contains(opening) {
      // The new words bring their preposition, so that of the old ones goes.
      var place = start
      while place > 0, FollowUpWords.determiners.contains(tokens[place - 1].folded) { place -= 1 }
      let isInside = FollowUpWords.prepositions.contains(tokens[start].folded)
      if isInside {
        isAlike = tokens[start].folded == opening
      } else if place > 0, FollowUpWords.prepositions.contains(tokens[place - 1].folded) {
        isAlike = tokens[place - 1].folded == opening
        start = place - 1
      } else {
        bringsPreposition = true
      }
    } else if FollowUpWords.determiners.contains(opening) {
      while start > 0, FollowUpWords.determiners.contains(tokens[start - 1].folded) { start -= 1 }
      // “a walk” for the “run” of “a 5k run” leaves its article.
      if start == first, start > 0, words.count > 1, FollowUpWords.articles.contains(opening) {
        text = String(text.dropFirst(words[0].text.count + 1))
      }
    }
    // Of “20 minutes” and “shorter than 5 km”, “make it thirty” changes the number alone.
    if stop > start + 1, isNumber(words) {
      let numbers = (start..<stop).filter { isNumber([tokens[$0]]) }
      if let number = numbers.first, numbers.count == 1 { (start, stop) = (number, number + 1) }
    }
    // “the hardware list” in the place of “grocery” takes the noun behind it.
    if stop < tokens.count, words.count > 1, words.last?.folded == tokens[stop].folded,
      tokens[stop].kind == .word
    {
      stop += 1
      isAlike = true
    }
    let tail = stop < tokens.count ? slice(tokens[stop].range.lowerBound, last.text.utf8.count) : ""
    let head = start > 0 ? slice(0, tokens[start - 1].range.upperBound) : ""
    let parts = [head, text, tail].filter { !$0.isEmpty }
    return Sentence(
      text: parts.joined(separator: " "), replaced: slot.parameter, isAlike: isAlike,
      bringsPreposition: bringsPreposition)
  }

  /// The words of a slot behind their preposition, where the new words bring none: “2024” for “from last year”.
  private func withoutPreposition(_ slot: LastRequest.Slot, _ words: [String]) -> LastRequest.Slot? {
    guard let opening = words.first, !FollowUpWords.prepositions.contains(opening),
      let first = tokens.firstIndex(where: { $0.range.upperBound > slot.start }),
      FollowUpWords.prepositions.contains(tokens[first].folded), first + 1 < tokens.count,
      tokens[first + 1].range.lowerBound < slot.end
    else { return nil }
    var inner = slot
    inner.start = tokens[first + 1].range.lowerBound
    return inner
  }

  /// Whether the words of a slot are a name with an article before it or a noun behind it.
  private func isNamed(_ slot: LastRequest.Slot) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.range.upperBound > slot.start }) else { return false }
    let end = tokens.firstIndex { $0.range.lowerBound >= slot.end } ?? tokens.count
    if FollowUpWords.determiners.contains(tokens[first].folded) { return true }
    if first > 0, FollowUpWords.determiners.contains(tokens[first - 1].folded) { return true }
    return end < tokens.count && tokens[end].kind == .word
      && !FollowUpWords.prepositions.contains(tokens[end].folded)
      && language.contentWords(of: [tokens[end]]).count == 1
  }

  /// Whether there is a number among the words of a slot.
  func hasNumber(_ slot: LastRequest.Slot) -> Bool {
    tokens.contains { $0.range.lowerBound >= slot.start && $0.range.upperBound <= slot.end && isAmount($0) }
  }

  /// Whether tokens are one number and nothing else.
  func isNumber(_ tokens: [Token]) -> Bool {
    let found = language.numbers(in: tokens)
    return found.count == 1 && found[0].tokens == tokens.indices
  }

  func slice(_ start: Int, _ end: Int) -> String {
    let bytes = last.text.utf8
    return String(
      last.text[bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
    )
  }
}

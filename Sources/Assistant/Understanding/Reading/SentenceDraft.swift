import IntentWire
import Language

/// A ``Sentence`` in the making.
struct SentenceDraft {
  /// The whole text.
  let fullText: String
  /// The part that is looked at.
  let text: String
  /// The tokens as they are meant: mended, without what the person took back.
  var tokens: [Token]
  /// The tokens before which something was left out.
  var gaps: Set<Int> = []
  var numbers: [NumberMention] = []
  var dates: [DateMention] = []
  var pastDates: [DateMention] = []
  var quantities: [QuantityMention] = []
  var recurrences: [RecurrenceMention] = []
  /// Whether the text goes on after the part that is looked at.
  let isCut: Bool

  /// The token's word, or -1 for one that no phrase and no vocabulary holds.
  var words: [Int32] = []
  /// The token's word, without a possessive ending where only the rest of it is known.
  var stems: [Int32] = []
  /// The phrase word that an unknown token is a slip of, or -1.
  var nearWords: [Int32] = []
  var weights: [Float] = []
  var traits: [Lexicon.Traits] = []
  var isMark: [Bool] = []
  var isTerminal: [Bool] = []
  /// Where polite openings lead from a place; several may follow each other.
  var opening: [Int] = []
  /// Whether only marks and polite closings stand from a place to the end.
  var isClosing: [Bool] = []
  /// Where the polite closing at a place ends, or 0.
  var closing: [Int] = []
  /// The stretches that begin at each place.
  var spans: [[Sentence.Span]] = []
  /// The first token after polite openings.
  var start = 0

  /// The number of tokens.
  var count: Int { tokens.count }

  init(_ utterance: Utterance, grammar: Grammar) {
    fullText = utterance.text
    let head = Self.head(of: utterance.text)
    text = head
    let annotated = grammar.reader.annotate(head, context: utterance.context)
    let limit = min(annotated.tokens.count, Sentence.maximumTokens)
    isCut = annotated.tokens.count > limit || head.utf8.count < utterance.text.utf8.count
    let mended = grammar.mending.mended(
      Array(annotated.tokens[..<limit]), reader: grammar.reader,
      isKnown: { grammar.lexicon.id($0) >= 0 },
      isPhraseWord: { grammar.lexicon.traits(grammar.lexicon.id($0)).contains(.phrase) },
      isPause: { grammar.lexicon.traits(grammar.lexicon.id($0)).contains(.pause) })
    tokens = mended.tokens
    gaps = mended.gaps
    let isShorter = utterance.omitted.map { omit($0) } ?? false
    if mended.isChanged || isShorter {
      numbers = grammar.reader.numbers(in: tokens, context: utterance.context)
      dates = grammar.reader.dates(in: tokens, context: utterance.context, prefersPast: false)
    } else {
      numbers = annotated.numbers.filter { $0.tokens.upperBound <= limit }
      dates = annotated.dates.filter { $0.tokensWithPreposition.upperBound <= limit }
    }
    read(grammar, utterance.context)
    for _ in 0..<Self.maximumCorrections {
      guard let range = corrected(grammar) else { break }
      tokens.removeSubrange(range)
      gaps = Set(gaps.map { $0 > range.lowerBound ? max(range.lowerBound, $0 - range.count) : $0 })
      gaps.insert(range.lowerBound)
      numbers = grammar.reader.numbers(in: tokens, context: utterance.context)
      dates = grammar.reader.dates(in: tokens, context: utterance.context, prefersPast: false)
      read(grammar, utterance.context)
    }
  }

  /// Leaves out the tokens that stand in some bytes of the text.
  ///
  /// - Returns: whether there are any.
  private mutating func omit(_ bytes: Range<Int>) -> Bool {
    let places = tokens.indices.filter { bytes.contains(tokens[$0].range.lowerBound) }
    guard let first = places.first, let last = places.last else { return false }
    tokens.removeSubrange(first...last)
    gaps = Set(gaps.map { $0 > first ? max(first, $0 - places.count) : $0 })
    if first > 0 { gaps.insert(first) }
    return true
  }

  /// The most corrections of one sentence.
  private static let maximumCorrections = 3

  /// Reads everything from the tokens.
  private mutating func read(_ grammar: Grammar, _ context: LanguageContext) {
    (pastDates, quantities, recurrences) = ([], [], [])
    if grammar.readsPastDates, !dates.isEmpty {
      pastDates = grammar.reader.dates(in: tokens, context: context, prefersPast: true)
    }
    if grammar.readsQuantities { quantities = grammar.reader.quantities(in: tokens, context: context) }
    recurrences = grammar.reader.recurrences(in: tokens, context: context)
    (words, stems, nearWords, weights, traits, isMark, isTerminal) = ([], [], [], [], [], [], [])
    look(grammar)
    findFillers(grammar)
    mendOpening(grammar)
    findSpans(grammar)
  }

  /// What the person took back, with the words that say so: “five no wait” of “at five no wait six”.
  ///
  /// Both sides are of one kind: two numbers, two dates, two people. The same word may stand behind both: “four stars no
  /// five stars”.
  private func corrected(_ grammar: Grammar) -> Range<Int>? {
    guard count > 2 else { return nil }
    for place in 1..<count - 1 where !isMark[place] {
      guard var next = grammar.mending.doubt(tokens, at: place), next < count else { continue }
      while next < count, isMark[next] { next += 1 }
      guard next < count else { continue }
      var end = place
      while end > 0, isMark[end - 1] { end -= 1 }
      for start in stride(from: end - 1, through: max(0, end - 6), by: -1) {
        let isAlike = spans[start].contains { old in
          spans[next].contains { new in
            Self.isAlike(old.content, new.content)
              && (old.end == end
                || old.end == end - 1 && new.end < count && tokens[old.end].folded == tokens[new.end].folded)
          }
        }
        if isAlike { return start..<next }
      }
    }
    return nil
  }

  private static func isAlike(_ left: Sentence.Span.Content, _ right: Sentence.Span.Content) -> Bool {
    switch (left, right) {
    case (.number, .number), (.date, .date), (.quantity, .quantity): true
    case (.known(let one, _), .known(let two, _)): !one.isDisjoint(with: two)
    default: false
    }
  }

  /// The beginning of the text, cut between scalars.
  private static func head(of text: String) -> String {
    guard text.utf8.count > Sentence.maximumBytes else { return text }
    var cut = text.utf8.index(text.startIndex, offsetBy: Sentence.maximumBytes)
    while cut > text.startIndex, String.Index(cut, within: text.unicodeScalars) == nil {
      cut = text.utf8.index(before: cut)
    }
    return String(text[..<cut])
  }

  private mutating func look(_ grammar: Grammar) {
    words.reserveCapacity(count)
    let numbered = Set(numbers.flatMap(\.tokens))
    for (place, token) in tokens.enumerated() {
      let entry = token.kind == .punctuation ? -1 : grammar.lexicon.id(token.folded)
      let trait = grammar.lexicon.traits(entry)
      let mark = token.kind == .punctuation || trait.contains(.pause)
      let word = mark ? -1 : entry
      words.append(word)
      stems.append(Self.stem(word, token, grammar))
      traits.append(trait)
      isMark.append(mark)
      isTerminal.append(mark && (token.folded == "." || token.folded == "?" || token.folded == "!"))
      weights.append(mark ? 0 : trait.contains(.function) ? 0.3 : 1)
      // “adding” is a word of some phrases, and in others a form of “add”.
      let isWhole = trait.contains(.phrase) && !token.folded.hasSuffix("ing")
      if mark {
        nearWords.append(-1)
      } else if isWhole || numbered.contains(place) {
        nearWords.append(grammar.spellings[token.folded] ?? -1)
      } else {
        nearWords.append(Self.near(token, word, grammar))
      }
    }
  }

  /// The phrase word that a word stands for that is none: one of which it is a slip, or another form of a verb
  /// (“would you mind finding”); -1 for none.
  ///
  /// What an app knows and what the dictionary has is no slip.
  private static func near(_ token: Token, _ word: Int32, _ grammar: Grammar) -> Int32 {
    guard !grammar.known.contains(word) else { return -1 }
    if let spelled = grammar.spellings[token.folded] { return spelled }
    guard token.kind == .word else { return -1 }
    if token.folded.hasSuffix("'s") {
      // “the photo's” of someone who writes plurals so.
      let plural = grammar.lexicon.id(token.folded.filter { $0 != "'" })
      if grammar.lexicon.traits(plural).contains(.phrase) { return plural }
    }
    if token.folded.hasSuffix("ing") {
      let verb = grammar.lexicon.id(grammar.reader.verbLemma(of: token.folded))
      if grammar.lexicon.traits(verb).contains(.phrase) { return verb }
    }
    if grammar.reader.isWord(token.folded) {
      // “trials” for “trails”: another word, but the same letters.
      guard word < 0, let near = grammar.nearPhraseWords.nearest(Array(token.folded.utf8), minimumLength: 5),
        Self.isTurned(token.folded, grammar.lexicon.word(near.value))
      else { return -1 }
      return near.value
    }
    if token.folded.utf8.count < 5, grammar.reader.isGivenName(token.folded) { return -1 }
    return grammar.nearPhraseWords.nearest(Array(token.folded.utf8), minimumLength: 3)?.value ?? -1
  }

  /// Where the request begins with a word with which none does, but which is a slip of one with which many do, that is
  /// meant: “shoe me …”, “fiish my workout”.
  private mutating func mendOpening(_ grammar: Grammar) {
    let place = start
    guard place < count, tokens[place].kind == .word, !grammar.openingWords.contains(words[place]),
      !grammar.known.contains(words[place]), grammar.spellings[tokens[place].folded] == nil,
      grammar.openings.match(tokens, at: place) == nil
    else { return }
    let letters = Array(tokens[place].folded.utf8)
    guard let near = grammar.nearOpenings.nearest(letters, minimumLength: 3) else { return }
    let meant = Array(grammar.lexicon.word(near.value).utf8)
    let isLikely =
      near.slips == 1 && Keyboard.likeness(of: letters, to: meant) >= (meant.count > letters.count ? 1 : 2)
    if isLikely || !grammar.reader.isWord(tokens[place].folded) { nearWords[place] = near.value }
  }

  private static func isTurned(_ word: String, _ other: String) -> Bool {
    word.utf8.count == other.utf8.count && word.utf8.sorted() == other.utf8.sorted()
  }

  private static func stem(_ word: Int32, _ token: Token, _ grammar: Grammar) -> Int32 {
    guard token.folded.hasSuffix("'s"), !grammar.known.contains(word) else { return word }
    let stem = grammar.lexicon.id(String(token.folded.dropLast(2)))
    return grammar.known.contains(stem) ? stem : word
  }

  private mutating func findFillers(_ grammar: Grammar) {
    opening = Array(0...count)
    closing = [Int](repeating: 0, count: count + 1)
    isClosing = [Bool](repeating: false, count: count + 1)
    isClosing[count] = true
    for place in stride(from: count - 1, through: 0, by: -1) {
      if isMark[place] {
        isClosing[place] = isClosing[place + 1]
        continue
      }
      if let length = grammar.openings.match(tokens, at: place) { opening[place] = place + length }
      if let length = grammar.closings.match(tokens, at: place) {
        closing[place] = place + length
        isClosing[place] = isClosing[place + length]
      }
    }
    var place = 0
    while place < count {
      if isMark[place] { place += 1 } else if opening[place] > place { place = opening[place] } else { break }
    }
    start = place < count ? place : 0
  }

  private mutating func findSpans(_ grammar: Grammar) {
    spans = [[Sentence.Span]](repeating: [], count: count)
    for (index, mention) in numbers.enumerated() where !mention.tokens.isEmpty {
      spans[mention.tokens.lowerBound].append(
        Sentence.Span(end: mention.tokens.upperBound, content: .number(index)))
    }
    for (index, mention) in quantities.enumerated() where !mention.tokens.isEmpty {
      spans[mention.tokens.lowerBound].append(
        Sentence.Span(end: mention.tokens.upperBound, content: .quantity(index)))
    }
    if grammar.readsSums {
      for sum in grammar.reader.sums(in: tokens, numbers: numbers) {
        spans[sum.lowerBound].append(Sentence.Span(end: sum.upperBound, content: .sum))
      }
    }
    for (index, mention) in dates.enumerated() { add(mention, .date(index)) }
    for (index, mention) in pastDates.enumerated() { add(mention, .pastDate(index)) }
    for (index, mention) in recurrences.enumerated() where !mention.tokens.isEmpty {
      spans[mention.tokens.lowerBound].append(
        Sentence.Span(end: mention.tokens.upperBound, content: .recurrence(index)))
      // “every day at eight”, “at eight every day”.
      for date in dates {
        switch date.value {
        case .time, .moment: break
        default: continue
        }
        let (start, end) = (date.tokensWithPreposition.lowerBound, date.tokens.upperBound)
        let isWithin = mention.tokens.contains(date.tokens.lowerBound) && end > mention.tokens.upperBound
        if start == mention.tokens.upperBound || isWithin {
          spans[mention.tokens.lowerBound].append(Sentence.Span(end: end, content: .recurrence(index)))
        } else if end == mention.tokens.lowerBound {
          spans[start].append(Sentence.Span(end: mention.tokens.upperBound, content: .recurrence(index)))
        }
      }
    }
    findKnown(grammar)
    findTitled(grammar)
  }

  private mutating func findKnown(_ grammar: Grammar) {
    // “mountains” opens what is known as “mountain”.
    var lemmas = [String](repeating: "", count: count)
    let forms = (0..<count).map { place -> Int32 in
      if isMark[place] || grammar.known.contains(stems[place]) || traits[place].contains(.function) {
        return stems[place]
      }
      lemmas[place] = grammar.reader.lemma(of: tokens[place].folded)
      let form = grammar.known.form(ofLemma: lemmas[place])
      if form >= 0 { return form }
      // A slip in what is known: “mountians”, “marai”.
      guard stems[place] < 0, tokens[place].kind == .word, !grammar.reader.isWord(tokens[place].folded) else {
        return stems[place]
      }
      return grammar.known.slip(of: tokens[place].folded)
    }
    var found = findKnown(forms, grammar)
    // A word may be known as it stands to one app, and in another form to another: “hike” and “hiking”.
    let others = forms.indices.map { place -> Int32 in
      guard forms[place] >= 0, !traits[place].contains(.function) else {
        return forms[place]
      }
      let lemma = lemmas[place].isEmpty ? grammar.reader.lemma(of: tokens[place].folded) : lemmas[place]
      return grammar.known.otherForm(ofLemma: lemma, than: forms[place])
    }
    if others != forms { found += findKnown(others, grammar, except: forms) }
    found += findNearly(forms, grammar)
    if found > 1 { findSeveral(grammar) }
  }

  /// Finds what is known under some forms of the words; only what has another form than the given ones.
  private mutating func findKnown(_ forms: [Int32], _ grammar: Grammar, except: [Int32]? = nil) -> Int {
    var found = 0
    for place in 0..<count where grammar.known.opens(forms[place]) {
      var hash = KnownWords.seed
      var length = 0
      var end = place
      var isOther = except == nil
      while end < count, length < KnownWords.maximumLength {
        defer { end += 1 }
        if isMark[end] { continue }
        guard forms[end] >= 0 else { break }
        isOther = isOther || except?[end] != forms[end]
        hash = KnownWords.hash(hash, forms[end])
        length += 1
        let entries = grammar.known.entries(hash: hash)
        if entries.isEmpty || !isOther { continue }
        var classes: KnownWordClasses = []
        for entry in entries.prefix(64) {
          classes.formUnion(grammar.known.classes(of: grammar.known.entry(entry)))
        }
        found += 1
        spans[place].append(Sentence.Span(end: end + 1, content: .known(classes, hash: hash)))
      }
    }
    return found
  }

  /// Finds names of several words with a slip in one of them that is a word as it stands: “old mil greenway”.
  private mutating func findNearly(_ forms: [Int32], _ grammar: Grammar) -> Int {
    let isPart = forms.indices.map { !isMark[$0] && grammar.known.contains(forms[$0]) }
    let isWhole = forms.indices.map { isPart[$0] && !traits[$0].contains(.function) }
    var found = 0
    for gap in forms.indices where !isPart[gap] && !isMark[gap] && tokens[gap].kind == .word {
      guard !traits[gap].contains(.function),
        gap > 0 && isPart[gap - 1] || gap + 1 < count && isPart[gap + 1]
      else { continue }
      var first = gap
      while first > 0, isPart[first - 1], gap - first < Self.maximumBeside { first -= 1 }
      var last = gap
      while last + 1 < count, isPart[last + 1], last - gap < Self.maximumBeside { last += 1 }
      for start in first...gap {
        for end in gap...last where end > start && (start...end).contains(where: { isWhole[$0] }) {
          let names = grammar.known.names(
            Array(forms[start...end]), without: gap - start, tokens[gap].folded)
          guard let name = names.first else { continue }
          let classes = names.reduce(into: KnownWordClasses()) { classes, name in
            classes.formUnion(grammar.known.classes(of: grammar.known.entry(name.number)))
          }
          found += 1
          spans[start].append(Sentence.Span(end: end + 1, content: .known(classes, hash: name.hash)))
        }
      }
    }
    return found
  }

  /// The most words on either side of a misspelled one that may belong to the same name.
  private static let maximumBeside = 3

  /// Joins known items that are enumerated: “Maria, Juan and my sister”.
  private mutating func findSeveral(_ grammar: Grammar) {
    let items = grammar.reader.listItems(in: tokens)
    guard items.count > 1 else { return }
    var next = [Int](repeating: -1, count: count + 1)
    for (item, following) in zip(items, items.dropFirst()) {
      var start = following.lowerBound
      while start + 1 < following.upperBound, traits[start].contains(.determiner) { start += 1 }
      next[item.upperBound] = start
    }
    // From the end, so that what follows a known item is complete when the item is reached.
    for place in stride(from: count - 1, through: 0, by: -1) {
      var longer: [Sentence.Span] = []
      for span in spans[place] {
        guard case .known(let classes, _) = span.content, next[span.end] >= 0 else { continue }
        for other in spans[next[span.end]] {
          let items: [KnownWordClasses]
          switch other.content {
          case .known(let more, _): items = [more]
          case .several(let more): items = more
          default: continue
          }
          let all = items.contains(classes) ? items : items + [classes]
          longer.append(Sentence.Span(end: other.end, content: .several(all)))
        }
      }
      spans[place] += longer.sorted { $0.end > $1.end }.prefix(Self.maximumSeveral)
    }
  }

  /// The most enumerations of known items that are kept for one beginning.
  private static let maximumSeveral = 6

  private mutating func add(_ mention: DateMention, _ content: Sentence.Span.Content) {
    guard !mention.tokens.isEmpty, mention.tokens.upperBound <= count else { return }
    spans[mention.tokens.lowerBound].append(Sentence.Span(end: mention.tokens.upperBound, content: content))
    let whole = mention.tokensWithPreposition
    if whole != mention.tokens, whole.upperBound <= count {
      spans[whole.lowerBound].append(Sentence.Span(end: whole.upperBound, content: content))
    }
  }
}

import IntentWire
import Language

/// A ``Sentence`` in the making.
struct SentenceDraft {
  /// The whole text.
  let fullText: String
  /// The part that is looked at.
  let text: String
  let tokens: [Token]
  let numbers: [NumberMention]
  let dates: [DateMention]
  var pastDates: [DateMention] = []
  var quantities: [QuantityMention] = []
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
    tokens = Array(annotated.tokens[..<limit])
    numbers = annotated.numbers.filter { $0.tokens.upperBound <= limit }
    dates = annotated.dates.filter { $0.tokensWithPreposition.upperBound <= limit }
    isCut = annotated.tokens.count > limit || head.utf8.count < utterance.text.utf8.count
    if grammar.readsPastDates, !dates.isEmpty {
      pastDates = grammar.reader.dates(in: tokens, context: utterance.context, prefersPast: true)
    }
    if grammar.readsQuantities {
      quantities = grammar.reader.quantities(in: tokens, context: utterance.context)
    }
    look(grammar)
    findFillers(grammar)
    findSpans(grammar)
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
    for token in tokens {
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
      nearWords.append(mark || trait.contains(.phrase) ? -1 : Self.near(token, word, grammar))
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
    guard !grammar.reader.isWord(token.folded) else { return -1 }
    return grammar.nearPhraseWords.nearest(Array(token.folded.utf8), minimumLength: 3)?.value ?? -1
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
    for (index, mention) in dates.enumerated() { add(mention, .date(index)) }
    for (index, mention) in pastDates.enumerated() { add(mention, .pastDate(index)) }
    findKnown(grammar)
  }

  private mutating func findKnown(_ grammar: Grammar) {
    var found = 0
    // “mountains” opens what is known as “mountain”.
    let forms = (0..<count).map { place -> Int32 in
      if isMark[place] || grammar.known.contains(stems[place]) || traits[place].contains(.function) {
        return stems[place]
      }
      let form = grammar.known.form(of: tokens[place].folded, grammar.reader)
      return form >= 0 ? form : stems[place]
    }
    for place in 0..<count where grammar.known.opens(forms[place]) {
      var hash = KnownWords.seed
      var length = 0
      var end = place
      while end < count, length < KnownWords.maximumLength {
        defer { end += 1 }
        if isMark[end] { continue }
        guard forms[end] >= 0 else { break }
        hash = KnownWords.hash(hash, forms[end])
        length += 1
        let entries = grammar.known.entries(hash: hash)
        if entries.isEmpty { continue }
        var classes: KnownWordClasses = []
        for entry in entries.prefix(64) {
          classes.formUnion(grammar.known.classes(of: grammar.known.entry(entry)))
        }
        found += 1
        spans[place].append(Sentence.Span(end: end + 1, content: .known(classes, hash: hash)))
      }
    }
    if found > 1 { findSeveral(grammar) }
  }

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
          switch other.content {
          case .known(let more, _), .several(let more):
            let common = classes.intersection(more)
            if !common.isEmpty { longer.append(Sentence.Span(end: other.end, content: .several(common))) }
          default: break
          }
        }
      }
      spans[place] += longer.sorted { $0.end > $1.end }.prefix(Self.maximumSeveral)
    }
  }

  /// The most enumerations of known items that are kept for one beginning.
  private static let maximumSeveral = 4

  private mutating func add(_ mention: DateMention, _ content: Sentence.Span.Content) {
    guard !mention.tokens.isEmpty, mention.tokens.upperBound <= count else { return }
    spans[mention.tokens.lowerBound].append(Sentence.Span(end: mention.tokens.upperBound, content: content))
    let whole = mention.tokensWithPreposition
    if whole != mention.tokens, whole.upperBound <= count {
      spans[whole.lowerBound].append(Sentence.Span(end: whole.upperBound, content: content))
    }
  }
}

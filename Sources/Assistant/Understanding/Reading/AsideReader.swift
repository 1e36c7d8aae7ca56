import IntentWire
import Language

/// The words around statements that people make besides a request.
struct AsideWords: Sendable {
  let subjects: Set<String>
  let owners: Set<String>
  let verbs: Set<String>
  let joints: Set<String>
  let reasons: Set<String>
  let hindrances: Set<String>
  let leading: Set<String>
  let pronouns: Set<String>
  /// Pronouns that may stand for all that was stated.
  let wholes: Set<String>
  /// Pronouns that may stand before a noun too.
  let pointing: Set<String>
  /// Pronouns that stand for somebody.
  let persons: Set<String>
  /// Pronouns that stand for several things.
  let plurals: Set<String>
  /// Words between a verb and what somebody lacks or has done.
  let links: Set<String>
  /// Words that lead to what something is for.
  let purposes: Set<String>

  init(_ asides: CommonPhrases.Asides) {
    subjects = Grammar.words(asides.subjects)
    owners = Grammar.words(asides.owners)
    verbs = Grammar.words(asides.verbs)
    joints = Grammar.words(asides.joints)
    reasons = Grammar.words(asides.reasons)
    hindrances = Grammar.words(asides.hindrances)
    leading = Grammar.words(asides.leading)
    pronouns = Grammar.words(asides.pronouns)
    wholes = Grammar.words(asides.wholes)
    pointing = Grammar.words(asides.pointing)
    persons = Grammar.words(asides.persons)
    plurals = Grammar.words(asides.plurals)
    links = Grammar.words(asides.links)
    purposes = Grammar.words(asides.purposes)
  }
}

/// Finds the request in a sentence that says something besides: “I'm knackered, finish the workout”, “cancel my ride,
/// a friend is driving me”.
///
/// Only statements are left out, never questions, conditions or what turns a request round, and only where nothing reads
/// the sentence as a whole.
struct AsideReader {
  /// A request in a sentence.
  struct Request {
    /// Its words, with what a pronoun in them stands for in its place.
    var text: String
    /// Its tokens.
    var tokens: Range<Int>
    /// The token of the pronoun, and the bytes of what is in its place.
    var pronoun: (token: Int, length: Int)?
    /// Whether that is the whole statement, which only a message or a note can be.
    var isStatement = false
    /// The tokens of a statement that stands behind the request as what the message says: “I'm running late, text Sam”.
    var statement: Range<Int>?
    /// The app that is named outside of it, by its place in the catalog.
    var app: Int?
  }

  /// The most requests that are tried.
  private static let most = 6
  /// The most words of a statement.
  private static let longest = 14
  /// What remains of the score of a request with something besides it.
  static let share = 0.94
  /// The least score of a request that counts.
  static let least = 0.68
  /// The score from which a sentence is as clear as a whole as it can be.
  static let clear = 0.88

  let grammar: Grammar
  let sentence: Sentence
  let mentions: [AppMention]

  var words: AsideWords { grammar.asides }

  /// The requests that may be in the sentence, the longest first.
  func requests() -> [Request] {
    guard sentence.count > 3, sentence.count <= 60, !sentence.isCut else { return [] }
    var ranges: [Range<Int>] = []
    for place in 1..<sentence.count
    where place > sentence.start && beginsRequest(place) && isStatement(0..<place) && !isReason(place) {
      ranges.append(place..<sentence.count)
    }
    for place in 2..<sentence.count where place > sentence.start + 1 && beginsReason(place) {
      ranges.append(0..<place)
    }
    ranges += mentions.filter(endsRequest).map { 0..<$0.span.upperBound }
    ranges.sort { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
    return ranges.prefix(Self.most).flatMap(requests)
  }

  /// The request in a range of tokens, first with what its pronoun may stand for.
  private func requests(_ tokens: Range<Int>) -> [Request] {
    let range = trimmed(tokens)
    guard !isSendOff(range) else { return [] }
    guard range.count > 1 || range.first.map(isOpening) ?? false else { return [] }
    let app = mentions.first { $0.isExplicit && !$0.span.overlaps(range) }?.app
    let plain = Request(text: sentence.written(range), tokens: range, app: app)
    guard let pronoun = range.first(where: { $0 > range.lowerBound && isPronoun($0, in: range) }) else {
      return [plain]
    }
    let rest = pronoun + 1 < range.upperBound ? " " + sentence.written(pronoun + 1..<range.upperBound) : ""
    return referents(of: folded(pronoun), outside: range).map { referent in
      Request(
        text: sentence.written(range.lowerBound..<pronoun) + " " + referent.text + rest, tokens: range,
        pronoun: (pronoun, referent.text.utf8.count), isStatement: referent.isStatement, app: app)
    } + [plain]
  }

  /// Whether words only ask to send or keep what was said before them: “and save it”.
  private func isSendOff(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && grammar.reader.clauses.sendOffs.contains(range.map(folded))
  }

  /// Whether a word of a request stands for something: “that” in “text that to Olga”, but not in “text Olga that I'm late”
  /// or “that list”.
  private func isPronoun(_ place: Int, in request: Range<Int>) -> Bool {
    let word = folded(place)
    guard words.pronouns.contains(word) else { return false }
    guard words.pointing.contains(word), place + 1 < request.upperBound else { return true }
    return sentence.isMark[place + 1]
      || !words.subjects.contains(folded(place + 1))
        && !sentence.traits[place + 1].isDisjoint(with: [.function, .joint])
  }

  func isContracted(_ word: String) -> Bool { word.utf8.count > 2 && word.hasSuffix("'s") }

  func folded(_ place: Int) -> String { sentence.tokens[place].folded }

  func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var range = tokens
    while let last = range.last, sentence.isMark[last] { range = range.lowerBound..<last }
    while let first = range.first, sentence.isMark[first] { range = first + 1..<range.upperBound }
    return range
  }

  private func isOpening(_ place: Int) -> Bool {
    !sentence.isMark[place]
      && (grammar.openingWords.contains(sentence.words[place])
        || grammar.openingWords.contains(sentence.nearWords[place]))
  }

  /// Whether a request may begin at a place, as no other word of a request stands right before it.
  private func beginsRequest(_ place: Int) -> Bool {
    isOpening(place) || sentence.opening[place] > place
      || mentions.contains { $0.span.lowerBound == place && $0.isExplicit }
  }

  private static let quotes: Set<String> = ["\"", "“", "„", "«", "'", "‘"]

  /// Whether tokens at the beginning state something.
  private func isStatement(_ tokens: Range<Int>) -> Bool {
    var range = trimmed(tokens)
    // What stands before a quotation leads to it: “text Dana "don't forget"”.
    let hasMark = (range.upperBound..<tokens.upperBound).contains { !Self.quotes.contains(folded($0)) }
    if range.upperBound < tokens.upperBound, !hasMark { return false }
    while let last = range.last, range.count > 1, words.joints.contains(folded(last)) || sentence.isMark[last]
    {
      range = range.lowerBound..<last
    }
    let places = range.filter { !sentence.isMark[$0] }
    guard let first = places.first, let last = places.last, places.count >= (hasMark ? 1 : 2),
      places.count <= Self.longest, !words.leading.contains(folded(last)) || hasMark && places.count > 1
    else { return false }
    guard !places.contains(where: { words.hindrances.contains(folded($0)) }) else { return false }
    if hasMark, !sentence.traits[first].contains(.negation) { return true }
    // “Put Mist Lake Path and Eagle Ridge in …” asks for something.
    if let begin = places.first(where: { !sentence.traits[$0].contains(.courtesy) }), isCommand(begin) {
      return false
    }
    return places.indices.contains { index in
      let word = folded(places[index])
      // “the baby's asleep”, “light's green”, “I'm done”
      if endsInVerb(word) { return index < places.count - 1 }
      return index > 0 && (words.verbs.contains(word) || isInflectedVerb(word))
    }
  }

  /// Whether words that could be a request only tell why there is one before them: “play Voltage please, I need something
  /// energetic”.
  private func isReason(_ place: Int) -> Bool {
    var first = max(place, sentence.opening[place])
    while first < sentence.count, sentence.isMark[first] { first += 1 }
    return first < sentence.count && isOpening(sentence.start) && beginsReason(first)
  }

  /// Whether a statement cannot begin with a word, as a request does.
  private func isCommand(_ place: Int) -> Bool {
    let word = folded(place)
    return isOpening(place) && !words.subjects.contains(word) && !endsInVerb(word)
      && !sentence.traits[place].contains(.determiner)
      && grammar.reader.verbLemma(of: word) == word && grammar.reader.isWord(word)
  }

  /// Whether a short form of “be” or “have” is part of a word.
  func endsInVerb(_ word: String) -> Bool {
    ["'s", "'m", "'re", "'ve"].contains { word.hasSuffix($0) }
  }

  func isInflectedVerb(_ word: String) -> Bool {
    word.utf8.count > 3 && grammar.reader.verbLemma(of: word) != word
      && grammar.reader.nounLemma(of: word) == word
      && !word.hasSuffix("ing")
  }

  /// Whether a reason begins at a place, after a request.
  private func beginsReason(_ place: Int) -> Bool {
    // “call Sam please I need to …”: a polite word ends the request.
    guard !sentence.isMark[place],
      !words.leading.contains(folded(place - 1)) || sentence.closing[place - 1] == place
    else { return false }
    var first = place
    if words.reasons.contains(folded(first)) {
      // What follows “and” and “so” may be more of the request.
      guard first + 1 < sentence.count else { return false }
      first += 1
    }
    let rest = first..<sentence.count
    let count = rest.count { !sentence.isMark[$0] }
    guard count >= 2, count <= Self.longest,
      words.subjects.contains(folded(first)) || folded(place) == "not"
        || sentence.isMark[place - 1] && isContracted(folded(first))
    else { return false }
    if sentence.isMark[place - 1] || first > place { return hasVerb(rest) }
    // Without a mark only a clause of its own parts from the request: “skip it I hate this tune”.
    return hasVerb(rest)
      && !words.owners.contains(folded(first))
      || hasVerb(rest.prefix(4))
  }

  /// Whether a request may end with an app's name behind a preposition, and something is said of what it asks for: “play
  /// Voltage on Tunewell super loud song”.
  private func endsRequest(_ mention: AppMention) -> Bool {
    let next = mention.span.upperBound
    return mention.isExplicit && mention.span.lowerBound > sentence.start + 1
      && sentence.count - next > 1
      && sentence.traits[next].isDisjoint(with: [.joint, .conjunction])
  }

  private func hasVerb(_ tokens: Range<Int>) -> Bool {
    tokens.contains { place in
      let word = folded(place)
      return endsInVerb(word) || word.hasSuffix("'ll") || words.verbs.contains(word) || isInflectedVerb(word)
    }
  }
}

extension AsideReader {
  /// Whether an interpretation of the whole sentence takes what stands beside a request for a name or for items.
  ///
  /// A message or note may say anything; what is looked for hardly says anything behind an app's name.
  func strays(_ whole: Interpretation, from request: Request) -> Bool {
    guard let first = request.tokens.first, let last = request.tokens.last else { return false }
    let start = sentence.tokens[first].range.lowerBound
    let end = sentence.tokens[last].range.upperBound
    var isStray = false
    for use in whole.evidence.uses where use.start < start || use.end > end {
      guard let name = use.parameter else { continue }
      guard isName(name, in: whole.intent) else { return false }
      isStray = true
    }
    return isStray || isTaken(request, by: whole)
  }

  /// Whether a request behind a mark is all of a value that nobody knows: “I'm done, finish the workout”.
  private func isTaken(_ request: Request, by whole: Interpretation) -> Bool {
    guard let first = request.tokens.first, first > 0, sentence.isMark[first - 1],
      whole.evidence.scores["knownWords"] != 1
    else { return false }
    let range = range(request.tokens)
    return whole.evidence.uses.contains { use in
      guard let name = use.parameter, use.start <= range.lowerBound, use.end >= range.upperBound else {
        return false
      }
      return isName(name, in: whole.intent)
    }
  }

  /// Whether a parameter takes names or what is looked for by its words, and no message.
  private func isName(_ parameter: String, in intent: String) -> Bool {
    switch grammar.kind(of: parameter, in: intent) {
    case .name?, .list?: true
    case .content?: grammar.isMended(parameter, in: intent)
    default: false
    }
  }

  /// The interpretation of a request as one of the whole sentence.
  func whole(_ interpretation: Interpretation, of request: Request) -> Interpretation {
    guard let first = request.tokens.first, let last = request.tokens.last else { return interpretation }
    let start = sentence.tokens[first].range.lowerBound
    let length = sentence.tokens[last].range.upperBound - start
    let stated = request.statement.map(range)
    var whole = interpretation
    whole.score = (interpretation.score * Self.share * 10_000).rounded() / 10_000
    whole.evidence.uses = interpretation.evidence.uses.map { use in
      var use = use
      if let stated, use.start > length {
        (use.start, use.end) = (stated.lowerBound, stated.upperBound)
        use.text = sentence.text(from: use.start, to: use.end)
        return use
      }
      (use.start, use.end) = (place(use.start, in: request) + start, place(use.end, in: request) + start)
      // As it was said: “it”, not what that stands for.
      if request.pronoun != nil, use.start < use.end {
        use.text = sentence.text(from: use.start, to: use.end)
      }
      return use
    }
    for side in [0..<first, last + 1..<sentence.count] {
      let range = trimmed(side)
      guard let from = range.first, let to = range.last, request.statement?.contains(from) != true else {
        continue
      }
      whole.evidence.uses.append(
        Evidence.Use(
          role: "aside", text: sentence.written(range), start: sentence.tokens[from].range.lowerBound,
          end: sentence.tokens[to].range.upperBound))
    }
    whole.evidence.uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    whole.evidence.scores["aside"] = Self.share
    return whole
  }

  /// The bytes of some tokens in the sentence.
  private func range(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return sentence.tokens[first].range.lowerBound..<sentence.tokens[last].range.upperBound
  }

  /// Where a byte of the request's text stands in the sentence, counted from where the request begins.
  private func place(_ offset: Int, in request: Request) -> Int {
    guard let (token, length) = request.pronoun, let first = request.tokens.first else { return offset }
    let base = sentence.tokens[first].range.lowerBound
    let range = sentence.tokens[token].range
    let from = sentence.tokens[token - 1].range.upperBound + 1 - base
    if offset <= from { return min(offset, range.lowerBound - base) }
    if offset <= from + length { return range.upperBound - base }
    let after =
      token + 1 < sentence.count
      ? sentence.tokens[token + 1].range.lowerBound - base : range.upperBound - base
    return after + offset - from - length - 1
  }
}

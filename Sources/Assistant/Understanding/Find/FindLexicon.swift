import IntentWire
import Language

/// What words do in a request for things, by their first word, so that each place of a sentence is looked up once.
struct FindLexicon: Sendable {
  /// What some words do.
  enum Role: Sendable, Hashable {
    case opening(isCount: Bool)
    case filler, relative, or, and, not
    case comparison(EntitySearch.Comparison)
    case date(EntitySearch.Comparison)
    case text(EntitySearch.Comparison)
    case between, to, about, orLess, orMore
    case link(Int)
    case dateVerb(String)
    case base(adjective: Int, isRising: Bool)
    case comparative(adjective: Int, isRising: Bool)
    case superlative(adjective: Int, isRising: Bool)
    case most, least, more, less, than
    case top, last, sort, ascending, descending, first, alphabetically
  }

  /// Words at a place of a sentence.
  struct Hit: Sendable {
    var end: Int
    var role: Role
  }

  /// Two opposite adjectives.
  struct Adjective: Sendable {
    var dimensions: Set<String>
    var words: Set<String>
  }

  private var entries: [String: [(words: [String], role: Role)]] = [:]
  let links: [FindWords.Link]
  private(set) var adjectives: [Adjective] = []
  /// The first adjective to which each word belongs.
  private var adjectivesByWord: [String: Int] = [:]
  /// The words of each role of a property: whole names, and single words.
  let roles: [String: Set<String>]
  let negativePrefixes: [String]
  /// What a property is not, by a word of the property.
  let opposites: [String: Set<String>]
  let auxiliaries: Set<String>
  /// Words that many names of properties end in.
  let plainWords: Set<String>

  init(_ words: FindWords) {
    links = words.links
    roles = words.roles.mapValues { Set(Self.split($0)) }
    opposites = words.opposites.mapValues { Set(Self.split($0)) }
    negativePrefixes = Self.split(words.negativePrefixes)
    auxiliaries = Set(Self.split(words.auxiliaries))
    plainWords = Set(Self.split(words.plainWords))
    insert(words.openings.show, .opening(isCount: false))
    insert(words.openings.count, .opening(isCount: true))
    let plain: [(String, Role)] = [
      (words.fillers, .filler), (words.relative, .relative), (words.or, .or), (words.and, .and),
      (words.not, .not),
      (words.between, .between), (words.to, .to), (words.about, .about), (words.orLess, .orLess),
      (words.orMore, .orMore), (words.most, .most), (words.least, .least), (words.more, .more),
      (words.less, .less), (words.than, .than), (words.top, .top), (words.last, .last), (words.sort, .sort),
      (words.ascending, .ascending), (words.descending, .descending), (words.first, .first),
      (words.alphabetically, .alphabetically),
    ]
    for (text, role) in plain { insert(text, role) }
    for comparison in EntitySearch.Comparison.allCases {
      insert(words.comparisons[comparison.rawValue] ?? "", .comparison(comparison))
      insert(words.dates[comparison.rawValue] ?? "", .date(comparison))
      insert(words.texts[comparison.rawValue] ?? "", .text(comparison))
    }
    for (index, link) in words.links.enumerated() { insert(link.words, .link(index)) }
    for (role, text) in words.dateVerbs.sorted(by: { $0.key < $1.key }) { insert(text, .dateVerb(role)) }
    for adjective in words.adjectives {
      let number = adjectives.count
      adjectives.append(
        Adjective(
          dimensions: Set(adjective.dimensions),
          words: Set(adjective.words.split(separator: " ").map(String.init))))
      for word in adjectives[number].words where adjectivesByWord[word] == nil {
        adjectivesByWord[word] = number
      }
      for (text, isRising) in [(adjective.rising, true), (adjective.falling, false)] {
        for forms in Self.split(text) {
          let forms = forms.split(separator: " ").map(String.init)
          guard forms.count == 3 else { continue }
          insert(forms[0], .base(adjective: number, isRising: isRising))
          // Adjectives without forms of their own are compared with “more” and “most”.
          if forms[1] != forms[0] { insert(forms[1], .comparative(adjective: number, isRising: isRising)) }
          if forms[2] != forms[0] { insert(forms[2], .superlative(adjective: number, isRising: isRising)) }
        }
      }
    }
  }

  private mutating func insert(_ text: String, _ role: Role) {
    for phrase in Self.split(text) {
      let words = PhraseWords.split(phrase)
      guard let first = words.first else { continue }
      entries[first, default: []].append((words, role))
    }
  }

  /// The words with which its phrases begin, in order.
  var words: [String] { entries.keys.sorted() }

  /// The adjective to which a word belongs: “length” is one of “long” and “short”.
  func adjective(of word: String) -> Int? { adjectivesByWord[word] }

  static func split(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }

  /// What the words that begin at a place do.
  func hits(at place: Int, in sentence: Sentence) -> [Hit] {
    let (spelled, said) = (sentence.spelled[place], sentence.tokens[place].folded)
    // A word that is taken for another one is still what it says: “containing” beside “contain”.
    let candidates = (entries[spelled] ?? []) + (spelled == said ? [] : entries[said] ?? [])
    return candidates.compactMap { words, role in
      sentence.end(of: words, at: place).map { Hit(end: $0, role: role) }
    }
  }
}

extension Sentence {
  /// Where words end that begin at a place, with nothing but hyphens between them; `nil` when others stand there.
  func end(of words: [String], at place: Int) -> Int? {
    var next = place
    for (index, word) in words.enumerated() {
      while index > 0, next < count, isMark[next], tokens[next].folded == "-" { next += 1 }
      // “Looking” is a word of its own, and a form of “look” elsewhere.
      guard next < count, spelled[next] == word || tokens[next].folded == word else { return nil }
      next += 1
    }
    return next
  }
}

import Catalog
import IntentWire
import Language

/// Rough classes of known words; the exact category is checked for each app afterwards.
struct KnownWordClasses: OptionSet, Sendable, Hashable {
  let rawValue: UInt32
  static let entity = KnownWordClasses(rawValue: 1)
  static let enumeration = KnownWordClasses(rawValue: 2)

  /// The class of a vocabulary type or of `Intent.parameter`; two may share one, which costs only time.
  static func vocabulary(_ name: String) -> KnownWordClasses {
    let sum = name.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    return KnownWordClasses(rawValue: 4 << (sum % 28))
  }
}

/// The words that apps know: entities, enumeration cases, and the phrases of their vocabularies.
struct KnownWords: Sendable {
  /// What is known.
  enum Payload: Sendable, Hashable {
    case entity(EntityReference)
    case spoken(SpokenText)
    case enumeration(EnumerationValue)
  }

  /// One way to say it.
  struct Entry: Sendable {
    var app: Int32
    var category: Int32
    var words: [Int32]
    var payload: Payload
  }

  /// The longest known phrase, in words; longer ones are found by part.
  static let maximumLength = 8

  private(set) var entries: [Entry] = []
  private var categories: [String: Int32] = [:]
  private(set) var categoryClasses: [KnownWordClasses] = []
  private var exact: [UInt64: [Int32]] = [:]
  private var postings: [Int32: [Int32]] = [:]
  private var near = NearWords()
  private var openings: Set<Int32> = []
  /// Known words by their dictionary form.
  private var lemmas: [String: Int32] = [:]

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func hash(_ hash: UInt64, _ word: Int32) -> UInt64 {
    (hash ^ UInt64(UInt32(bitPattern: word))) &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29)
  }

  /// The number of a category, or `nil` when nothing is known in it.
  func category(_ name: String) -> Int32? { categories[name] }

  /// Adds one way to say something.
  mutating func insert(
    _ text: String, app: Int, category name: String, classes: KnownWordClasses, payload: Payload,
    into lexicon: inout Lexicon, language: any LanguageReader
  ) {
    let folded = PhraseWords.split(text)
    guard !folded.isEmpty, folded.count <= 24 else { return }
    let category: Int32
    if let known = categories[name] {
      category = known
    } else {
      category = Int32(categoryClasses.count)
      categories[name] = category
      categoryClasses.append(classes)
    }
    let words = folded.map { lexicon.intern($0) }
    let index = Int32(entries.count)
    entries.append(Entry(app: Int32(app), category: category, words: words, payload: payload))
    if words.count <= Self.maximumLength {
      exact[words.reduce(Self.seed, Self.hash), default: []].append(index)
      openings.insert(words[0])
    }
    for (position, word) in words.enumerated() where !words[..<position].contains(word) {
      if postings[word] == nil {
        near.insert(Array(folded[position].utf8), value: word)
        lemmas[language.lemma(of: folded[position])] = word
      }
      postings[word, default: []].append(index)
    }
  }

  /// Whether a known phrase begins with the word.
  func opens(_ word: Int32) -> Bool { word >= 0 && openings.contains(word) }

  /// Whether the word occurs in a known phrase.
  func contains(_ word: Int32) -> Bool { word >= 0 && postings[word] != nil }

  /// The phrases with a hash.
  func entries(hash: UInt64) -> [Int32] { exact[hash] ?? [] }
}

extension KnownWords {
  /// How words agree with something known, best first.
  enum Agreement: Int, Sendable, Comparable {
    /// Word for word.
    case exact
    /// In another form, or with a slip.
    case near
    /// Some of its words.
    case partial

    static func < (left: Agreement, right: Agreement) -> Bool { left.rawValue < right.rawValue }
  }

  /// The most entries that one look-up compares.
  private static let comparisons = 2_000

  /// Finds what an app knows under the words.
  ///
  /// - Returns: the best agreement with all entries that reach it; empty when there are none.
  func find(
    _ words: [Int32], folded: [String], app: Int32, categories: [Int32], language: any LanguageReader
  ) -> (agreement: Agreement, entries: [Entry])? {
    guard !words.isEmpty, words.count <= 24, !categories.isEmpty else { return nil }
    let fits = { (entry: Entry) in entry.app == app && categories.contains(entry.category) }
    if !words.contains(-1) {
      let found = entries(hash: words.reduce(Self.seed, Self.hash)).map { entries[Int($0)] }
        .filter { fits($0) && $0.words == words }
      if !found.isEmpty { return (.exact, found) }
    }
    var known: [Int32] = []
    for (word, text) in zip(words, folded) {
      guard let form = knownForm(word, text, language) else { return nil }
      known.append(form)
    }
    let rarest = known.min { postings[$0, default: []].count < postings[$1, default: []].count }
    guard let rarest, let candidates = postings[rarest] else { return nil }
    var near: [Entry] = []
    var partial: [Entry] = []
    for index in candidates.prefix(Self.comparisons) {
      let entry = entries[Int(index)]
      guard fits(entry), known.allSatisfy(entry.words.contains) else { continue }
      if entry.words == known { near.append(entry) } else { partial.append(entry) }
    }
    if !near.isEmpty { return (.near, near) }
    return partial.isEmpty ? nil : (.partial, partial)
  }

  private func knownForm(_ word: Int32, _ text: String, _ language: any LanguageReader) -> Int32? {
    if contains(word) { return word }
    if let form = lemmas[language.lemma(of: text)] { return form }
    return near.nearest(Array(text.utf8))?.value
  }
}

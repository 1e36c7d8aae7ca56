import Catalog
import IntentWire
import Language

/// Rough classes of known words; the exact category is checked for each app afterwards.
struct KnownWordClasses: OptionSet, Sendable, Hashable {
  let rawValue: UInt64
  /// Entities and enumeration cases of apps, for the numbered slots of App Shortcuts.
  static let entity = KnownWordClasses(rawValue: 1)
  static let enumeration = KnownWordClasses(rawValue: 2)

  /// The class of a category; two may share one, which costs only time.
  static func category(_ number: Int32) -> KnownWordClasses {
    KnownWordClasses(rawValue: 4 << (UInt64(number) % 62))
  }
}

/// The words that apps know: entities, enumeration cases, and the phrases of their vocabularies.
struct KnownWords: Sendable {
  /// What is known.
  enum Payload: Sendable, Hashable {
    case entity(EntityReference)
    case spoken(SpokenText)
    case enumeration(EnumerationValue)
    /// Someone whom the assistant's contacts know.
    case contact
    /// Words that many people use.
    case common

    /// Whether it is a thing of an app.
    var isEntity: Bool { if case .entity = self { true } else { false } }
  }

  /// The app of what is known whichever app is meant.
  static let everyApp = -1
  /// The category of people who are no app's own.
  static let people = "people"

  /// One way to say it.
  struct Entry: Sendable {
    var app: Int32
    var category: Int32
    var words: [Int32]
    var payload: Payload
    /// Whether it is only a part of the name, as a first name is.
    var isPart = false
  }

  /// The longest known phrase, in words; longer ones are found by part.
  static let maximumLength = 8

  private var entries: [Entry] = []
  private var categories: [String: Int32] = [:]
  private var categoryClasses: [KnownWordClasses] = []
  /// The entries of a category that hold for every app.
  private var common: [Int32: [Int32]] = [:]
  /// The apps that know something in a category.
  private var knowing: [Int32: Set<Int32>] = [:]
  private var exact: [UInt64: [Int32]] = [:]
  private var postings: [Int32: [Int32]] = [:]
  private var near = NearWords()
  /// The letters of the words of names of several words.
  private var spellings: [Int32: [UInt8]] = [:]
  private var openings: Set<Int32> = []
  /// Known words by their dictionary form.
  private var lemmas: [String: [Int32]] = [:]
  /// What is known besides for one sentence: at most one value, whose entries are numbered behind these.
  private var more: [KnownWords] = []

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func hash(_ hash: UInt64, _ word: Int32) -> UInt64 {
    (hash ^ UInt64(UInt32(bitPattern: word))) &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29)
  }

  /// The number of a category, or `nil` when nothing is known in it.
  func category(_ name: String) -> Int32? { categories[name] ?? more.first?.categories[name] }

  /// The class of a category; none when nothing is known in it.
  func classes(of name: String) -> KnownWordClasses { category(name).map(KnownWordClasses.category) ?? [] }

  /// What holds for every app in a category.
  func commonEntries(in name: String) -> [Entry] {
    category(name).flatMap { common[$0] }?.map { entries[Int($0)] } ?? []
  }

  /// The entry with a number.
  func entry(_ number: Int32) -> Entry {
    let index = Int(number)
    return index < entries.count ? entries[index] : more[0].entries[index - entries.count]
  }

  /// The class of an entry.
  func classes(of entry: Entry) -> KnownWordClasses {
    let category = Int(entry.category)
    return category < categoryClasses.count ? categoryClasses[category] : more[0].categoryClasses[category]
  }

  /// Adds one way to say something.
  mutating func insert(
    _ text: String, app: Int, category name: String, classes: KnownWordClasses = [], payload: Payload,
    isPart: Bool = false, into lexicon: inout Lexicon, language: any LanguageReader
  ) {
    let folded = PhraseWords.split(text)
    guard !folded.isEmpty, folded.count <= 24 else { return }
    let category: Int32
    if let known = categories[name] {
      category = known
    } else {
      category = Int32(categoryClasses.count)
      categories[name] = category
      categoryClasses.append(classes.union(.category(category)))
    }
    let words = folded.map { lexicon.intern($0) }
    let index = Int32(entries.count)
    entries.append(
      Entry(app: Int32(app), category: category, words: words, payload: payload, isPart: isPart))
    if app >= 0 { knowing[category, default: []].insert(Int32(app)) }
    if app == Self.everyApp { common[category, default: []].append(index) }
    if words.count <= Self.maximumLength {
      exact[words.reduce(Self.seed, Self.hash), default: []].append(index)
      openings.insert(words[0])
    }
    for (position, word) in words.enumerated() where !words[..<position].contains(word) {
      if postings[word] == nil {
        near.insert(Array(folded[position].utf8), value: word)
        lemmas[language.lemma(of: folded[position]), default: []].append(word)
      }
      postings[word, default: []].append(index)
      if words.count > 1, spellings[word] == nil { spellings[word] = Array(folded[position].utf8) }
    }
  }

  /// Whether an app knows anything in a category.
  func knows(_ app: Int32, in category: Int32) -> Bool { knowing[category]?.contains(app) ?? false }

  /// Whether a known phrase begins with the word.
  func opens(_ word: Int32) -> Bool {
    word >= 0 && (openings.contains(word) || more.first?.openings.contains(word) ?? false)
  }

  /// Whether the word occurs in a known phrase.
  func contains(_ word: Int32) -> Bool {
    word >= 0 && (postings[word] != nil || more.first?.postings[word] != nil)
  }

  /// The phrases with a hash.
  func entries(hash: UInt64) -> [Int32] {
    let own = exact[hash] ?? []
    guard let others = more.first?.exact[hash] else { return own }
    return own + others.map { $0 + Int32(entries.count) }
  }

  /// The same with things whose names stand in a sentence.
  ///
  /// - Parameter app: Gives the place of an app.
  func knowing(
    _ things: [NamedThing], app: (String) -> Int?, into lexicon: inout Lexicon, language: any LanguageReader
  ) -> KnownWords {
    var added = KnownWords()
    (added.categories, added.categoryClasses) = (categories, categoryClasses)
    for thing in things {
      guard let place = app(thing.app) else { continue }
      let isKnown = { (entry: Entry) in
        guard case .entity(let entity) = entry.payload, entry.app == Int32(place) else { return false }
        return entity.type == thing.entity.type && entity.identifier == thing.entity.identifier
      }
      for name in thing.names {
        let words = PhraseWords.split(name).map { lexicon.id($0) }
        // What the app suggests is among what it indexes, too.
        guard
          words.contains(-1)
            || !entries(hash: words.reduce(Self.seed, Self.hash)).contains(where: { isKnown(entry($0)) })
        else { continue }
        added.insert(
          name, app: place, category: Self.entity(thing.entity.type), classes: .entity,
          payload: .entity(thing.entity), into: &lexicon, language: language)
      }
    }
    var known = self
    known.more = added.entries.isEmpty ? [] : [added]
    return known
  }
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

  /// Finds what an app knows under the words; with `ownOnly` nothing that holds for every app.
  ///
  /// - Returns: the best agreement with all entries that reach it; empty when there are none.
  func find(
    _ words: [Int32], folded: [String], app: Int32, categories: [Int32], ownOnly: Bool = false,
    language: any LanguageReader, memo: ValueMemo
  ) -> (agreement: Agreement, entries: [Entry])? {
    guard !words.isEmpty, words.count <= 24, !categories.isEmpty else { return nil }
    let fits = { (entry: Entry) in
      (entry.app == app || entry.app < 0 && !ownOnly) && categories.contains(entry.category)
    }
    if !words.contains(-1) {
      let found = entries(hash: words.reduce(Self.seed, Self.hash)).map(entry)
        .filter { fits($0) && $0.words == words }
      if !found.isEmpty { return (.exact, found) }
    }
    if let more = more.first {
      let forms = zip(words, folded).map { more.knownForms($0, $1, language) }
      if let found = more.alike(forms, fits), found.agreement == .near { return found }
    }
    let forms = zip(words, folded).map { word, text in
      memo.forms(of: text) { knownForms(word, text, language) }
    }
    return alike(forms, fits) ?? nearly(words, forms, folded, fits)
  }

  /// The names of which all words but one are there, and that one nearly.
  private func nearly(
    _ words: [Int32], _ forms: [[Int32]], _ folded: [String], _ fits: (Entry) -> Bool
  ) -> (agreement: Agreement, entries: [Entry])? {
    guard let gap = forms.firstIndex(where: \.isEmpty), !forms[(gap + 1)...].contains(where: \.isEmpty) else {
      return nil
    }
    let known = forms.map { $0.first ?? -1 }
    let found = names(known, without: gap, folded[gap]).map { entry($0.number) }.filter(fits)
    return found.isEmpty ? nil : (.near, found)
  }

  /// The names of several words that differ from some words by a slip in one, even when that is a word of the
  /// dictionary: “Old Mil Greenway”.
  ///
  /// - Parameters:
  ///   - words: The words; what stands at `gap` does not count.
  ///   - text: The word in the gap.
  func names(_ words: [Int32], without gap: Int, _ text: String) -> [(number: Int32, hash: UInt64)] {
    guard words.count > 1, words.count <= Self.maximumLength, text.utf8.count > 2 else { return [] }
    let others = words.indices.filter { $0 != gap }
    guard
      let rarest = others.min(by: { (postings[words[$0]]?.count ?? 0) < (postings[words[$1]]?.count ?? 0) }),
      let candidates = postings[words[rarest]]
    else { return [] }
    let letters = Array(text.utf8)
    let limit = letters.count > 6 ? 2 : 1
    return candidates.prefix(Self.comparisons).compactMap { number in
      let entry = entries[Int(number)]
      guard entry.words.count == words.count, others.allSatisfy({ entry.words[$0] == words[$0] }),
        let whole = spellings[entry.words[gap]], whole.first == letters.first, whole.count > 2,
        EditDistance.distance(letters, whole, limit: limit) != nil
      else { return nil }
      return (number, entry.words.reduce(Self.seed, Self.hash))
    }
  }

  /// What has the words in other forms or with slips, and else what has them among others.
  private func alike(
    _ forms: [[Int32]], _ fits: (Entry) -> Bool
  ) -> (agreement: Agreement, entries: [Entry])? {
    guard !forms.contains(where: \.isEmpty) else { return nil }
    var partial: [Entry] = []
    // Usually there is one form; where a word is known in several, whole names come before parts of any.
    for number in 0..<min(Self.forms, forms.map(\.count).max() ?? 0) {
      let known = forms.map { $0[min(number, $0.count - 1)] }
      let (near, parts) = compare(known, fits)
      if !near.isEmpty { return (.near, near) }
      if partial.isEmpty { partial = parts }
    }
    return partial.isEmpty ? nil : (.partial, partial)
  }

  /// The most forms of a word that are tried.
  private static let forms = 3

  /// The entries that have just these words, and those that have more.
  private func compare(_ known: [Int32], _ fits: (Entry) -> Bool) -> (near: [Entry], partial: [Entry]) {
    let rarest = known.min { postings[$0, default: []].count < postings[$1, default: []].count }
    guard let rarest, let candidates = postings[rarest] else { return ([], []) }
    var near: [Entry] = []
    var partial: [Entry] = []
    for index in candidates.prefix(Self.comparisons) {
      let entry = entries[Int(index)]
      guard fits(entry), known.allSatisfy(entry.words.contains) else { continue }
      if entry.words == known { near.append(entry) } else { partial.append(entry) }
    }
    return (near, partial)
  }

  /// The known words that a word may stand for: itself, other forms of it, or else the one it is a slip of.
  private func knownForms(_ word: Int32, _ text: String, _ language: any LanguageReader) -> [Int32] {
    let forms =
      (word >= 0 && postings[word] != nil ? [word] : [])
      + (lemmas[language.lemma(of: text)] ?? []).filter { $0 != word }
    if !forms.isEmpty || language.isWord(text) { return forms }
    let letters = Array(text.utf8)
    if let slip = near.nearest(letters) { return [slip.value] }
    // “reciepts”, where “receipt” is known.
    guard letters.count > 5, letters.last == UInt8(ascii: "s") else { return [] }
    return near.nearest(letters.dropLast()).map { [$0.value] } ?? []
  }

  /// The known word of which a word that nobody has is a slip, or -1.
  func slip(of text: String) -> Int32 {
    let letters = Array(text.utf8)
    if let slip = near.nearest(letters) { return slip.value }
    guard letters.count > 5, letters.last == UInt8(ascii: "s") else { return -1 }
    return near.nearest(letters.dropLast())?.value ?? -1
  }

  /// Another known word with the dictionary form of a known word; the word itself when there is none.
  func otherForm(ofLemma lemma: String, than word: Int32) -> Int32 {
    lemmas[lemma]?.first { $0 != word } ?? word
  }

  /// A known word that is a form of a dictionary word, or -1.
  func form(ofLemma lemma: String) -> Int32 {
    lemmas[lemma]?.first ?? more.first?.lemmas[lemma]?.first ?? -1
  }
}

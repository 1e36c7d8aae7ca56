import Language

/// The words of ``SimilarWords``, found by the first of each entry.
struct SimilarLexicon: Sendable {
  /// What a request does; several where a word is used for several.
  struct Actions: OptionSet, Sendable, Hashable {
    let rawValue: UInt64
  }

  /// Words with what they stand for.
  private struct Entry: Sendable {
    var words: [String]
    /// The group of related words, or -1.
    var concept: Int32
    var actions: Actions
  }

  /// Words at a place of a text.
  struct Hit: Sendable {
    var end: Int
    var concept: Int32
    var actions: Actions
  }

  let language: any LanguageReader
  /// The number of groups of related words.
  let conceptCount: Int
  private var entries: [String: [Entry]] = [:]
  /// The single words by their dictionary forms, for other forms of them.
  private var lemmas: [String: [Entry]] = [:]
  private var opposites: [Actions]
  private var alike: [Actions]
  private let showing: Actions
  private let harmless: Actions
  private let telling: Actions
  private let questions: Set<String>
  private let small: Set<String>
  private let negations: [[String]]
  private let notNegations: [[String]]
  private let polite: [[String]]
  /// The words with which those begin and end.
  private let politeEdges: Set<String>
  private let links: [[String]]

  init(_ words: SimilarWords, language: any LanguageReader) {
    self.language = language
    conceptCount = words.related.count
    let names = words.actions.keys.sorted().prefix(Self.maximumActions)
    var numbers: [String: Int] = [:]
    for (number, name) in names.enumerated() { numbers[name] = number }
    opposites = [Actions](repeating: [], count: names.count)
    alike = [Actions](repeating: [], count: names.count)
    showing = numbers["show"].map { Actions(rawValue: 1 << UInt64($0)) } ?? []
    let actions = { (names: String) in
      names.split(separator: "|").reduce(into: Actions()) { actions, name in
        if let number = numbers[String(name)] { actions.formUnion(.init(number)) }
      }
    }
    harmless = actions(words.harmless)
    telling = actions(words.telling)
    questions = Set(words.questions.split(separator: "|").map(String.init))
    small = Set(words.small.split(separator: "|").map(String.init))
    negations = Self.sequences(words.negations)
    notNegations = Self.sequences(words.notNegations)
    polite = Self.sequences(words.polite)
    politeEdges = Set(polite.flatMap { [$0.first, $0.last].compactMap(\.self) })
    links = Self.sequences(words.links)
    let pairs = { (lines: [String]) in
      lines.map { $0.split(separator: "/").compactMap { numbers[$0.filter { $0 != " " }] } }
    }
    for group in pairs(words.opposites) {
      for one in group { for two in group where one != two { opposites[one].formUnion(.init(two)) } }
    }
    for group in pairs(words.alike) {
      for one in group { for two in group where one != two { alike[one].formUnion(.init(two)) } }
    }
    for (number, name) in names.enumerated() {
      for sequence in Self.sequences(words.actions[name] ?? "") {
        insert(Entry(words: sequence, concept: -1, actions: .init(number)))
      }
    }
    for (number, group) in words.related.enumerated() {
      for sequence in Self.sequences(group) {
        insert(Entry(words: sequence, concept: Int32(number), actions: []))
      }
    }
  }

  private static let maximumActions = 64

  /// The entries of a text divided by `|` in words, the longest first.
  private static func sequences(_ text: String) -> [[String]] {
    text.split(separator: "|").map { PhraseWords.split(String($0)) }.filter { !$0.isEmpty }
      .sorted { ($1.count, $0.description) < ($0.count, $1.description) }
  }

  private mutating func insert(_ entry: Entry) {
    guard let first = entry.words.first else { return }
    entries[first, default: []].append(entry)
    guard entry.words.count == 1 else { return }
    for lemma in Set([language.verbLemma(of: first), language.nounLemma(of: first)]) where lemma != first {
      lemmas[lemma, default: []].append(entry)
    }
    lemmas[first, default: []].append(entry)
  }

  /// What the words that begin at a place stand for; `forms` are the words with their dictionary forms.
  func hits(at place: Int, in forms: [[String]]) -> [Hit] {
    var hits: [Hit] = []
    var isKnown = false
    for (rank, form) in forms[place].enumerated() {
      for entry in entries[form] ?? [] where place + entry.words.count <= forms.count {
        // A word as it stands is meant before the words that it may be a form of: “left” is no “leave”.
        if entry.words.count == 1, rank > 0, isKnown { continue }
        guard entry.words.indices.dropFirst().allSatisfy({ forms[place + $0].contains(entry.words[$0]) })
        else { continue }
        if entry.words.count == 1 { isKnown = true }
        hits.append(Hit(end: place + entry.words.count, concept: entry.concept, actions: entry.actions))
      }
      if isKnown, rank == 0 { break }
    }
    if !isKnown {
      for form in forms[place] {
        for entry in lemmas[form] ?? [] {
          hits.append(Hit(end: place + 1, concept: entry.concept, actions: entry.actions))
        }
      }
    }
    return hits
  }

  /// A word with its dictionary forms, the word itself first.
  func forms(of word: String) -> [String] {
    var forms = [word]
    guard word.utf8.count > 2 else { return forms }
    for lemma in [language.verbLemma(of: word), language.nounLemma(of: word)] where !forms.contains(lemma) {
      forms.append(lemma)
    }
    return forms
  }

  /// Whether a word is the first of some entry, or says little.
  func knows(_ word: String) -> Bool { entries[word] != nil || small.contains(word) }

  /// Whether a word says little by itself.
  func isSmall(_ word: String) -> Bool { small.contains(word) }

  /// What a request does that begins with a question word and names no action.
  func asked(by word: String) -> Actions { questions.contains(word) ? showing : [] }

  /// Whether a request is turned round by its opening.
  func isNegated(_ words: [String]) -> Bool {
    let opens = { (sequences: [[String]]) in sequences.contains { words.starts(with: $0) } }
    return opens(negations) && !opens(notNegations)
  }

  /// The words without openings and ends that have no meaning of their own.
  func withoutPoliteness(_ words: [String]) -> [String] {
    var rest = words[...]
    var isShorter = true
    while isShorter {
      isShorter = false
      // Hardly any text begins or ends with one of these words.
      guard let first = rest.first, let last = rest.last,
        politeEdges.contains(first) || politeEdges.contains(last)
      else { break }
      for sequence in polite where rest.count > sequence.count {
        if rest.starts(with: sequence) {
          rest = rest.dropFirst(sequence.count)
          isShorter = true
        } else if rest.suffix(sequence.count).elementsEqual(sequence), isEnding(sequence) {
          rest = rest.dropLast(sequence.count)
          isShorter = true
        }
      }
    }
    return Array(rest)
  }

  /// Whether a polite word may end a request too: “please”, but not “can you”.
  private func isEnding(_ sequence: [String]) -> Bool {
    guard let first = sequence.first else { return false }
    return ["please", "for", "right", "thanks", "thank", "now"].contains(first)
  }

  /// How many words before a place connect the name of an app that begins there.
  func linkLength(before place: Int, in words: [String]) -> Int {
    links.first { words[..<place].suffix($0.count).elementsEqual($0) }?.count ?? 0
  }

  /// Whether a request only shows something and changes nothing.
  func onlyShows(_ actions: Actions) -> Bool { !actions.isDisjoint(with: harmless) }

  /// Whether a phrase that does one of these would say so.
  func areTelling(_ actions: Actions) -> Bool { actions.isSubset(of: telling) }

  /// How two requests agree in what they do.
  enum Agreement: Sendable {
    case same, alike, unknown, different, opposite
  }

  /// Compares what two requests do.
  func agreement(_ one: Actions, _ two: Actions) -> Agreement {
    guard !one.isEmpty, !two.isEmpty else { return .unknown }
    if !one.isDisjoint(with: two) { return .same }
    for number in opposites.indices where one.contains(.init(number)) {
      if !opposites[number].isDisjoint(with: two) { return .opposite }
    }
    for number in alike.indices where one.contains(.init(number)) {
      if !alike[number].isDisjoint(with: two) { return .alike }
    }
    return .different
  }
}

extension SimilarLexicon.Actions {
  /// One action by its number.
  init(_ number: Int) { self.init(rawValue: 1 << UInt64(number)) }
}

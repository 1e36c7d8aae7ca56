public import Language
import WordVectors

/// Finds the phrase that means about what a person said, in other words.
///
/// Vectors of words say how near two sentences are; groups of related words, what the app is about and what the request
/// does (“open” or “close”) say what vectors do not see. It works on phrases of any origin:
///
/// ```swift
/// let phrases = [PhraseSimilarity.Phrase("Brew a cup of tea with ${applicationName}", app: "Steep")]
/// let similarity = PhraseSimilarity(phrases, language: English())
/// similarity?.nearest(to: "I'd like a hot cuppa")?.phrase  // 0
/// ```
public struct PhraseSimilarity: Sendable {
  /// A phrase to compare with.
  public struct Phrase: Sendable, Hashable {
    /// The phrase, with `${applicationName}` in the place of the app's name and `${…}` in those of values.
    public var text: String
    /// What the app is called; `nil` for a phrase of no app.
    public var app: String?
    /// How much less the phrase counts than one that an app's author wrote for people to say, 0 for such a one.
    public var doubt: Double

    /// Creates a phrase.
    public init(_ text: String, app: String? = nil, doubt: Double = 0) {
      self.text = text
      self.app = app
      self.doubt = doubt
    }
  }

  /// What came out for one phrase.
  public struct Match: Sendable, Hashable {
    /// The place of the phrase in the list.
    public var phrase: Int
    /// How surely the phrase says what was meant, 0 to 1.
    public var score: Double
    /// The order among phrases, which also holds where none is meant.
    var rank: Float
    /// What the score is made of.
    var measures: SimilarMeasures

    /// What the score is made of, by name.
    public var parts: [String: Double] { measures.parts }

    /// Whether the phrase is taken to be what was meant.
    public var isAccepted: Bool { score >= PhraseSimilarity.threshold }
  }

  /// The least score with which a phrase is taken to be meant.
  public static let threshold = 0.5

  let lexicon: SimilarLexicon
  let vectors: WordVectors
  let requests: RequestVectors
  /// The phrases, made ready.
  private(set) var entries: [Entry] = []
  /// The apps, each with what all its phrases are about.
  private(set) var apps: [App] = []
  /// The vectors of all phrases, one after the other: as words of any text, and as words of a request.
  private(set) var table: [Float] = []
  private(set) var requestTable: [Float] = []
  /// The same roughly, for phrases and for apps.
  private(set) var roughPhrases: CoarseRows
  private(set) var roughApps: CoarseRows
  /// What the rough rank of each phrase needs besides.
  private(set) var outlines: [Outline] = []
  /// The numbers of concepts, and in how many phrases each occurs.
  private var numbers: [SimilarText.Concept: Int32] = [:]
  private(set) var weights: [Float] = []
  /// The phrases in which each concept occurs, and the apps.
  private(set) var postings: [[Int32]] = []
  private(set) var appPostings: [[Int32]] = []
  /// What a word counts that is in no phrase.
  private(set) var unknownWeight: Float = 0
  /// Words of phrases and groups, for those that are misspelled.
  private var near = NearWords()
  private var nearWords: [String] = []

  /// A phrase, made ready.
  struct Entry: Sendable {
    var text: SimilarText
    var app: Int
    var doubt: Float
    var concepts: [Int32]
    /// The square root of the sum of the squares of its concepts' weights.
    var length: Float = 0
    /// The sum of its concepts' weights.
    var sum: Float = 0
  }

  /// What of an entry a rough rank needs, without what would have to be retained.
  struct Outline: Sendable {
    var app: Int32
    var doubt: Float
    var length: Float
  }

  /// What the phrases of an app are about.
  struct App: Sendable {
    /// Its name in words; empty for phrases of no app.
    var name: [String]
    var vector: [Float]
  }

  /// Makes phrases ready; `nil` when there are none, or the data of the program is damaged.
  public init?(_ phrases: [Phrase], language: any LanguageReader) {
    var problems: [String] = []
    self.init(phrases, language: language, words: PackedPhrases.english, problems: &problems)
  }

  init?(
    _ phrases: [Phrase], language: any LanguageReader, words: [String: String], problems: inout [String]
  ) {
    guard !phrases.isEmpty, let words = SimilarWords.read(words, problems: &problems) else { return nil }
    guard let vectors = WordVectors.shared, let requests = RequestVectors.shared else {
      problems.append("The vectors of words are damaged; build Prithee again")
      return nil
    }
    self.vectors = vectors
    self.requests = requests
    (roughPhrases, roughApps) = (
      CoarseRows(columns: requests.dimensions), CoarseRows(columns: requests.dimensions)
    )
    lexicon = SimilarLexicon(words, language: language)
    var places: [String: Int] = [:]
    for phrase in phrases {
      let name = phrase.app ?? ""
      if places[name] == nil {
        places[name] = apps.count
        apps.append(
          App(
            name: PhraseWords.split(name), vector: [Float](repeating: 0, count: requests.dimensions)))
      }
      add(phrase, app: places[name] ?? 0)
    }
    finish()
  }

  private mutating func add(_ phrase: Phrase, app: Int) {
    let names = phrase.text.ranges(of: "${").count - phrase.text.ranges(of: "${applicationName}").count
    let text = SimilarText(
      words(ofPhrase: phrase.text, app: apps[app].name), openValues: names, lexicon: lexicon,
      vectors: vectors, requests: requests)
    var concepts: [Int32] = []
    for concept in text.concepts {
      let number = numbers[concept] ?? Int32(postings.count)
      if numbers[concept] == nil {
        numbers[concept] = number
        postings.append([])
        appPostings.append([])
      }
      postings[Int(number)].append(Int32(entries.count))
      if !appPostings[Int(number)].contains(Int32(app)) { appPostings[Int(number)].append(Int32(app)) }
      concepts.append(number)
    }
    for word in text.words where !lexicon.isSmall(word) {
      near.insert(Array(word.utf8), value: Int32(nearWords.count))
      nearWords.append(word)
    }
    for index in text.request.indices { apps[app].vector[index] += text.request[index] }
    table += text.vector
    requestTable += text.request
    roughPhrases.append(text.request)
    entries.append(Entry(text: text, app: app, doubt: Float(phrase.doubt), concepts: concepts))
  }

  /// Weighs concepts by how rare they are, once all phrases are known.
  private mutating func finish() {
    let count = Float(entries.count + 1)
    weights = postings.map { Self.logarithm(count / (Float($0.count) + 0.5)) }
    unknownWeight = Self.logarithm(count / 0.5)
    for index in entries.indices {
      let own = entries[index].concepts.map { weights[Int($0)] }
      entries[index].length = own.reduce(0) { $0 + $1 * $1 }.squareRoot()
      entries[index].sum = own.reduce(0, +)
    }
    for index in apps.indices {
      apps[index].vector = RequestVectors.unit(apps[index].vector)
      roughApps.append(apps[index].vector)
    }
    outlines = entries.map { Outline(app: Int32($0.app), doubt: $0.doubt, length: $0.length) }
  }

  /// The words of a phrase without its placeholders and the name of its app.
  private func words(ofPhrase phrase: String, app: [String]) -> [String] {
    var plain = ""
    var rest = phrase[...]
    while let open = rest.firstRange(of: "${") {
      plain += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].firstIndex(of: "}") else { break }
      let isApp = rest[open.upperBound..<close] == "applicationName"
      plain += isApp ? app.joined(separator: " ") : " "
      rest = rest[rest.index(after: close)...]
    }
    return withoutName(app, in: PhraseWords.split(plain + rest)) ?? PhraseWords.split(plain + rest)
  }

  /// The words without the name of an app and what connects it; `nil` when the name is not among them.
  func withoutName(_ app: [String], in words: [String]) -> [String]? {
    guard let first = app.first?.first else { return nil }
    let name = app.joined()
    var words = words
    var isNamed = false
    var place = 0
    while place < words.count {
      guard words[place].first == first, let length = nameLength(name, at: place, in: words) else {
        place += 1
        continue
      }
      isNamed = true
      let links = lexicon.linkLength(before: place, in: words)
      words.removeSubrange(place - links..<place + length)
      place -= links
    }
    return isNamed ? words : nil
  }

  /// How many words from a place on are the name of an app, also as “Steep's”, and written apart or together.
  private func nameLength(_ name: String, at place: Int, in words: [String]) -> Int? {
    var said = ""
    for index in place..<min(place + 5, words.count) {
      said += words[index]
      if said == name || said == name + "'s" { return index - place + 1 }
      guard name.hasPrefix(said) else { return nil }
    }
    return nil
  }

  /// Whether a phrase only asks to be shown something.
  func onlyShows(_ phrase: Int) -> Bool { lexicon.onlyShows(entries[phrase].text.actions) }

  /// The number of a concept that some phrase has; `nil` for any other.
  func number(of concept: SimilarText.Concept) -> Int32? { numbers[concept] }

  /// A word of the phrases that a word is a slip of; the word itself when it is known.
  func mended(_ word: String) -> String {
    guard word.utf8.count >= 5, !lexicon.knows(word), vectors.pieces(of: word).count > 1 else { return word }
    return near.nearest(Array(word.utf8), minimumLength: 5).map { nearWords[Int($0.value)] } ?? word
  }
}

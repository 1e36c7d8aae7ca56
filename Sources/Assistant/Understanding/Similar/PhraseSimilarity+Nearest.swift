import Foundation
import WordVectors

extension PhraseSimilarity {
  /// How much each part counts for the order of phrases.
  private enum Order {
    static let vectors: Float = 1
    static let related: Float = 0.8
    static let covered: Float = 0.4
    static let topic: Float = 0.7
    static let topicWords: Float = 0.5
    static let spelling: Float = 0.1
    static let same: Float = 0.35
    static let different: Float = -0.15
    static let opposite: Float = -0.25
  }

  /// How much each part counts for whether a phrase is meant at all.
  private enum Belief {
    static let constant: Float = -1.6
    static let vectors: Float = 0.4
    static let related: Float = 0.2
    static let covered: Float = 1.5
    static let topic: Float = 0.9
    static let topicWords: Float = 0.8
    static let same: Float = 0.2
    static let different: Float = -1.9
    static let opposite: Float = -3.5
    static let negated: Float = -2.5
    static let named: Float = 0.3
    /// What an action that is only guessed from the form of a request counts of one that is known.
    static let guessed: Float = 0.5
  }

  /// The phrases that are worked out closely.
  private static let shortlist = 24
  /// The most of a text that is looked at, in scalars.
  private static let maximumLength = 1_000

  /// Returns the phrase that is nearest to a text; `nil` when an app is asked for that has no phrase.
  ///
  /// - Parameter app: The only app to look at, by name; `nil` for the one that the text names, or else all.
  public func nearest(to text: String, app: String? = nil) -> Match? {
    matches(for: text, app: app, limit: 1).first
  }

  /// Returns the phrases that are nearest to a text, best first.
  ///
  /// - Parameters:
  ///   - app: The only app to look at, by name; `nil` for the one that the text names, or else all.
  ///   - limit: The most that are returned.
  public func matches(for text: String, app: String? = nil, limit: Int = 3) -> [Match] {
    // Nobody says more than this, and a phrase says less.
    let said = Array(PhraseWords.split(String(text.unicodeScalars.prefix(Self.maximumLength))).prefix(80))
    if let app {
      let name = PhraseWords.split(app)
      guard let index = apps.firstIndex(where: { $0.name == name }) else { return [] }
      return matches(for: withoutName(name, in: said) ?? said, app: index, limit: limit)
    }
    // Of several names the longest is meant.
    var named: (app: Int, rest: [String])?
    for index in apps.indices where apps[index].name.count > named.map({ apps[$0.app].name.count }) ?? 0 {
      if let rest = withoutName(apps[index].name, in: said) { named = (index, rest) }
    }
    guard let named, !named.rest.isEmpty else { return matches(for: said, app: named?.app, limit: limit) }
    return matches(for: named.rest, app: named.app, limit: limit)
  }

  /// The nearest phrases for words without an app's name, of all apps or of the one that was named.
  func matches(for words: [String], app: Int?, limit: Int) -> [Match] {
    let query = SimilarText(words.map(mended), lexicon: lexicon, vectors: vectors)
    let sums = ConceptSums(query, in: self)
    var found: [(entry: Int, rank: Float)] = []
    for index in entries.indices where app == nil || entries[index].app == app {
      found.append((index, roughRank(index, query, sums)))
    }
    if found.count > Self.shortlist {
      found.sort { ($1.rank, $0.entry) < ($0.rank, $1.entry) }
      found.removeSubrange(Self.shortlist...)
    }
    let matches = found.map { match($0.entry, rough: $0.rank, query, sums, isNamed: app != nil) }
    return Array(
      matches.sorted { ($1.rank, $0.phrase) < ($0.rank, $1.phrase) }.prefix(limit))
  }

  /// What is common to a text and all phrases, by phrase.
  private struct ConceptSums {
    /// The weights of the common concepts, and their squares.
    var common: [Float]
    var squares: [Float]
    /// What the text's concepts weigh.
    var all: Float = 0
    var length: Float = 0
    /// How near the text is to what each app is about, and the share of its concepts that the app has.
    var topics: [Float]
    var topicWords: [Float]

    init(_ query: SimilarText, in similarity: PhraseSimilarity) {
      common = [Float](repeating: 0, count: similarity.entries.count)
      squares = common
      topics = similarity.apps.map { WordVectors.similarity(query.vector, $0.vector) }
      topicWords = [Float](repeating: 0, count: similarity.apps.count)
      for concept in query.concepts {
        let number = similarity.number(of: concept)
        let weight = number.map { similarity.weights[Int($0)] } ?? similarity.unknownWeight
        all += weight
        length += weight * weight
        guard let number else { continue }
        for entry in similarity.postings[Int(number)] {
          common[Int(entry)] += weight
          squares[Int(entry)] += weight * weight
        }
        for index in similarity.apps.indices where similarity.apps[index].concepts.contains(number) {
          topicWords[index] += weight
        }
      }
      length = length.squareRoot()
      if all > 0 { for index in topicWords.indices { topicWords[index] /= all } }
    }

    func related(_ entry: Int, _ entries: [Entry]) -> Float {
      let lengths = entries[entry].length * length
      return lengths > 0 ? squares[entry] / lengths : 0
    }

    func covered(_ entry: Int, _ entries: [Entry]) -> Float {
      entries[entry].sum > 0 ? common[entry] / entries[entry].sum : 0
    }
  }

  private func nearness(_ entry: Int, _ query: SimilarText) -> Float {
    let start = entry * WordVectors.dimensions
    var sum: Float = 0
    table.withUnsafeBufferPointer { table in
      query.vector.withUnsafeBufferPointer { query in
        for index in 0..<WordVectors.dimensions { sum += table[start + index] * query[index] }
      }
    }
    return sum
  }

  private func roughRank(_ index: Int, _ query: SimilarText, _ sums: ConceptSums) -> Float {
    let entry = entries[index]
    return Order.vectors * nearness(index, query) + Order.related * sums.related(index, entries)
      + Order.covered * sums.covered(index, entries) + Order.topic * sums.topics[entry.app]
      + Order.topicWords * sums.topicWords[entry.app] - entry.doubt
  }

  private func match(
    _ index: Int, rough: Float, _ query: SimilarText, _ sums: ConceptSums, isNamed: Bool
  ) -> Match {
    let entry = entries[index]
    let (vectors, spelling) = (nearness(index, query), query.spelling(entry.text))
    let (related, covered) = (sums.related(index, entries), sums.covered(index, entries))
    let (topic, topicWords) = (sums.topics[entry.app], sums.topicWords[entry.app])
    var rank = rough + Order.spelling * spelling
    var belief = Belief.constant - 2 * entry.doubt
    belief += Belief.vectors * vectors + Belief.related * related + Belief.covered * covered
    belief += Belief.topic * topic + Belief.topicWords * topicWords
    let action = self.action(query, entry.text)
    if action > 0 {
      rank += Order.same * action
      belief += Belief.same * action
    } else if action <= -2 {
      rank += Order.opposite
      belief += Belief.opposite
    } else {
      rank -= Order.different * action
      belief -= Belief.different * action
    }
    let isTurned = query.isNegated != entry.text.isNegated
    if isTurned { belief += Belief.negated }
    if isNamed { belief += Belief.named }
    let score = 1 / (1 + exp(-Double(belief)))
    let round = { (value: Float) in (Double(value) * 1_000).rounded() / 1_000 }
    return Match(
      phrase: index, score: (score * 10_000).rounded() / 10_000, rank: rank,
      parts: [
        "vectors": round(vectors), "relatedWords": round(related), "coveredWords": round(covered),
        "topic": round(topic), "topicWords": round(topicWords), "spelling": round(spelling),
        "action": round(action), "negated": isTurned ? 1 : 0, "appNamed": isNamed ? 1 : 0,
        "doubt": round(entry.doubt),
      ])
  }

  /// How what is asked for agrees with what a phrase does: 1 for the same, −1 for something else, −2 for the opposite.
  private func action(_ query: SimilarText, _ phrase: SimilarText) -> Float {
    switch lexicon.agreement(query.actions, phrase.actions) {
    case .same: return 1
    case .alike: return 0.5
    case .different: return -1
    case .opposite: return -2
    case .unknown: break
    }
    if !query.actions.isEmpty, phrase.actions.isEmpty, lexicon.areTelling(query.actions) { return -1 }
    // “water the flowers” is nothing that a phrase about flowers does by itself.
    guard let verb = query.verb, !phrase.lemmas.contains(verb.lemma),
      !verb.concepts.contains(where: phrase.concepts.contains),
      !phrase.words.contains(where: { isNear(verb.vector, $0) })
    else { return 0 }
    return -Belief.guessed
  }

  /// Whether a word means about the same as a vector.
  private func isNear(_ vector: [Float], _ word: String) -> Bool {
    !lexicon.isSmall(word) && WordVectors.similarity(vector, vectors.embed(word)) >= 0.45
  }

  /// The natural logarithm.
  static func logarithm(_ value: Float) -> Float { Float(log(Double(value))) }
}

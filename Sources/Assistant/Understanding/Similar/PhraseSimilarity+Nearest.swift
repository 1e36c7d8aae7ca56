import Foundation
import WordVectors

extension PhraseSimilarity {
  /// The phrases that are worked out closely.
  private static let shortlist = 12
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
    let query = SimilarText(words.map(mended), lexicon: lexicon, vectors: vectors, requests: requests)
    let common = CommonConcepts(query, in: self)
    var ranked = shortlist(query, common, app: app, most: max(Self.shortlist, limit)).map { entry in
      let measures = measures(of: entry, query, common, isNamed: app != nil)
      return (entry: entry, rank: measures.sum(SimilarWeights.order), measures: measures)
    }
    ranked.sort { ($1.rank, $0.entry) < ($0.rank, $1.entry) }
    guard let first = ranked.first else { return [] }
    let second = ranked.dropFirst().first?.rank
    return ranked.prefix(limit).enumerated().map { place, candidate in
      var measures = candidate.measures
      if let second {
        measures[.lead] = min(candidate.rank - (place == 0 ? second : first.rank), Self.clearLead)
      }
      let belief = SimilarWeights.constant + measures.sum(SimilarWeights.belief)
      let score = 1 / (1 + exp(-Double(belief)))
      return Match(
        phrase: candidate.entry, score: (score * 10_000).rounded() / 10_000, rank: candidate.rank,
        measures: measures)
    }
  }

  /// The phrases that come first by rough rank, in this order; of equal ones the earlier.
  private func shortlist(
    _ query: SimilarText, _ common: CommonConcepts, app: Int?, most: Int
  ) -> [Int] {
    // A few places that are kept in order cost less than all ranks and a sort of them.
    var found: [(entry: Int, rank: Float)] = []
    found.reserveCapacity(most + 1)
    let nearness = roughPhrases.similarities(to: query.request)
    let topics = roughApps.similarities(to: query.request)
    let (near, topic) = (
      SimilarWeights.rough[0] * CoarseRows.unit, SimilarWeights.rough[2] * CoarseRows.unit
    )
    for (index, outline) in outlines.enumerated() where app == nil || Int(outline.app) == app {
      let related = common.related(index, outline.length)
      let rank =
        near * Float(nearness[index]) + SimilarWeights.rough[1] * related
        + topic * Float(topics[Int(outline.app)]) - 2 * outline.doubt
      if found.count == most, let last = found.last, rank <= last.rank { continue }
      let place = found.lastIndex { $0.rank >= rank }.map { $0 + 1 } ?? 0
      found.insert((index, rank), at: place)
      if found.count > most { found.removeLast() }
    }
    return found.map(\.entry)
  }

  /// A lead beyond which nothing gets clearer.
  private static let clearLead: Float = 4

  /// What a text has in common with all phrases, by phrase and by app.
  private struct CommonConcepts {
    /// The weights of the common concepts, and their squares.
    var common: [Float]
    var squares: [Float]
    /// What the text's concepts weigh.
    var all: Float = 0
    var length: Float = 0
    /// The share of the text's concepts that each app has.
    var topicWords: [Float]

    init(_ query: SimilarText, in similarity: PhraseSimilarity) {
      common = [Float](repeating: 0, count: similarity.entries.count)
      squares = common
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
        for app in similarity.appPostings[Int(number)] { topicWords[Int(app)] += weight }
      }
      length = length.squareRoot()
      if all > 0 { for index in topicWords.indices { topicWords[index] /= all } }
    }

    func related(_ entry: Int, _ entryLength: Float) -> Float {
      let lengths = entryLength * length
      return lengths > 0 ? squares[entry] / lengths : 0
    }

    func covered(_ entry: Int, _ entries: [Entry]) -> Float {
      entries[entry].sum > 0 ? common[entry] / entries[entry].sum : 0
    }
  }

  /// How near a phrase is by a table of vectors.
  private func nearness(_ entry: Int, _ query: [Float], _ table: [Float]) -> Float {
    let (start, dimensions) = (entry * query.count, query.count)
    return table.withUnsafeBufferPointer { table in
      query.withUnsafeBufferPointer { query in
        guard let rows = table.baseAddress, let query = query.baseAddress else { return 0 }
        return RequestVectors.dot(rows + start, query, dimensions)
      }
    }
  }

  private func measures(
    of index: Int, _ query: SimilarText, _ common: CommonConcepts, isNamed: Bool
  ) -> SimilarMeasures {
    let entry = entries[index]
    var measures = SimilarMeasures()
    measures[.requests] = nearness(index, query.request, requestTable)
    measures[.vectors] = nearness(index, query.vector, table)
    let words = WordAlignment(query, entry.text)
    measures[.said] = words.said
    measures[.unsaid] = words.unsaid
    measures[.meant] = words.meant
    measures[.unmeant] = words.unmeant
    measures[.opening] = words.opening
    measures[.relatedWords] = common.related(index, entry.length)
    measures[.coveredWords] = common.covered(index, entries)
    measures[.topic] = RequestVectors.similarity(query.request, apps[entry.app].vector)
    measures[.topicWords] = common.topicWords[entry.app]
    measures[.spelling] = query.spelling(entry.text)
    measures[.strayed] = measures[.spelling] * measures[.unsaid]
    switch lexicon.agreement(query.actions, entry.text.actions) {
    case .same: measures[.same] = 1
    case .alike: measures[.alike] = 1
    case .different: measures[.different] = 1
    case .opposite: measures[.opposite] = 1
    case .unknown:
      // A phrase that cancels or deletes would say so.
      let isTold = !query.actions.isEmpty && entry.text.actions.isEmpty && lexicon.areTelling(query.actions)
      measures[.different] = isTold ? 1 : 0
    }
    measures[.negated] = query.isNegated != entry.text.isNegated ? 1 : 0
    measures[.question] = query.isQuestion != entry.text.isQuestion ? 1 : 0
    let longer = Float(query.words.count) / Float(max(entry.text.words.count, 1))
    measures[.longer] = max(-1.5, min(Self.logarithm(max(longer, 0.1)), 1.5))
    measures[.appNamed] = isNamed ? 1 : 0
    measures[.doubt] = entry.doubt
    return measures
  }

  /// The natural logarithm.
  static func logarithm(_ value: Float) -> Float { Float(log(Double(value))) }
}

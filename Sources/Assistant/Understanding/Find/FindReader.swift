import Catalog
import IntentWire
import Language

/// Reads requests for things by what is known of them: “which of the open trails is the shortest”.
///
/// It looks for the name of some type of things that an app can be asked for. Where there is one, the sentence is cut
/// into pieces (a condition, an order, a number, words that hold it together), and the cheapest row of pieces
/// that covers it is what was meant. A sentence without such a name costs one look-up for each word.
struct FindReader {
  /// How much the form of a request proves.
  private enum Weight {
    /// With a verb and something that is asked of the things.
    static let full: Float = 0.93
    /// With a verb alone: “show my trails”.
    static let bare: Float = 0.85
    /// Without a verb: “trails with waterfalls”.
    static let elliptic: Float = 0.8
    /// One of which another action has words too: “what is a trail”.
    static let vague: Float = 0.66
    /// What remains where only the last word of the things' name was said.
    static let partial: Float = 0.92
  }

  let grammar: Grammar
  let values: ValueReader
  let mentions: [AppMention]
  let only: Int?

  private var sentence: Sentence { values.sentence }

  /// The best reading for each type of things, best first.
  func interpretations() -> [Interpretation] {
    guard let index = grammar.find, sentence.count > 0 else { return [] }
    let clear = mentions.first { $0.isExplicit }
    let anchors = index.anchors(in: sentence, grammar.known, app: only ?? clear?.app)
    guard !anchors.isEmpty else { return [] }
    let hits = (0..<sentence.count).map { place in
      sentence.isMark[place] ? [] : index.lexicon.hits(at: place, in: sentence)
    }
    let lemmas = sentence.tokens.map { grammar.reader.lemma(of: $0.folded) }
    var best: [String: Interpretation] = [:]
    for anchor in anchors {
      let target = index.targets[anchor.target]
      let source = FindSentence(
        grammar: grammar, values: values, lexicon: index.lexicon, target: target, hits: hits, lemmas: lemmas)
      // The name of the app may be that of its things: “find trails” is not “find, in Trails”.
      let mention = mentions.first { $0.app == target.app && !$0.span.overlaps(anchor.tokens) }
      let pieces = FindPieces(source, anchor: anchor, mention: mention).pieces
      guard let row = Self.cheapest(pieces, marks: sentence.isMark),
        let found = interpretation(row, anchor, target, mention)
      else { continue }
      let key = "\(found.app)\n\(found.intent)"
      if let known = best[key], !CandidateBuilder.precedes(found, known) { continue }
      best[key] = found
    }
    return best.values.sorted(by: CandidateBuilder.precedes)
  }

  /// The cheapest row of pieces that covers the whole sentence.
  static func cheapest(_ pieces: [[FindPiece]], marks: [Bool]) -> [FindPiece]? {
    let count = pieces.count
    var costs = [Float](repeating: .infinity, count: count + 1)
    var back = [(piece: Int, start: Int)](repeating: (-1, -1), count: count + 1)
    costs[0] = 0
    for place in 0..<count where costs[place] < .infinity {
      if marks[place], costs[place] < costs[place + 1] {
        costs[place + 1] = costs[place]
        back[place + 1] = (-1, place)
      }
      for (index, piece) in pieces[place].enumerated() {
        let cost = costs[place] + piece.cost
        guard cost < costs[piece.tokens.upperBound] else { continue }
        costs[piece.tokens.upperBound] = cost
        back[piece.tokens.upperBound] = (index, place)
      }
    }
    guard costs[count] < .infinity else { return nil }
    var row: [FindPiece] = []
    var place = count
    while place > 0 {
      let step = back[place]
      if step.piece >= 0 { row.append(pieces[step.start][step.piece]) }
      place = step.start
    }
    return row.reversed()
  }

  // MARK: From pieces to a request

  private func interpretation(
    _ row: [FindPiece], _ anchor: FindIndex.Anchor, _ target: FindTarget, _ mention: AppMention?
  ) -> Interpretation? {
    guard row.contains(where: { if case .noun = $0.meaning { true } else { false } }) else { return nil }
    let draft = FindDraft(row, target: target, isPlural: anchor.isPlural, use: anchor.use)
    let request = draft.request
    // “my hikes” are what a person has done; only asked for by more are they things for it.
    if anchor.use != nil, request.groups.count < 2, request.order.isEmpty { return nil }
    let isBare = request.groups.isEmpty && request.order.isEmpty && request.limit == nil && !request.isCount
    // “Trail collections” is clear by itself, “trails” is not.
    let isNamed = anchor.isPlural && !anchor.isPartial && anchor.tokens.count > 1
    guard draft.hasOpening || !isBare || isNamed else { return nil }
    var weight = !draft.hasOpening ? Weight.elliptic : isBare ? Weight.bare : Weight.full
    if isBare, !anchor.isPlural { weight = Weight.vague }
    if anchor.isPartial { weight *= Weight.partial }
    let all = max(0.3, sentence.weights.reduce(0, +))
    let cost = row.reduce(Float(0)) { $0 + $1.cost }
    let unused = row.reduce(Float(0)) { sum, piece in
      if case .unused = piece.meaning {
        sum + piece.tokens.reduce(0) { $0 + sentence.weights[$1] }
      } else {
        sum
      }
    }
    let coverage = max(0, min(1, 1 - cost / all))
    let named = mention?.strength ?? (only == nil ? 0 : 1)
    var score = weight * coverage
    score += CandidateBuilder.Weight.named * named * (1 - score) * coverage
    let app = grammar.apps[target.app]
    let round = { (value: Float) in (Double(value) * 1_000).rounded() / 1_000 }
    return Interpretation(
      app: app.identifier, appName: app.name, intent: target.action.name, values: request.parameters,
      score: (Double(max(0, min(1, score))) * 10_000).rounded() / 10_000,
      namesApp: mention != nil || only != nil,
      evidence: Evidence(
        reader: "find", phrase: Self.phrase(request, target),
        source: "\(target.action.entity.identifier) of \(app.name)", uses: uses(row, draft),
        scores: [
          "coverage": round(coverage), "phraseWeight": round(weight), "appNamed": round(named),
          "unusedWords": round(unused / all),
        ]))
  }

  /// What was understood, in the words of the manifest.
  private static func phrase(_ request: FindRequest, _ target: FindTarget) -> String {
    var parts = [(request.isCount ? "count " : "find ") + target.action.entity.pluralName.lowercased()]
    let filters = request.groups.map { $0.map(\.text).joined(separator: " or ") }
    if !filters.isEmpty { parts.append("where " + filters.joined(separator: " and ")) }
    if !request.order.isEmpty {
      parts.append(
        "by "
          + request.order.map { "\($0.property) \($0.isAscending ? "ascending" : "descending")" }
          .joined(separator: ", "))
    }
    if let limit = request.limit { parts.append("first \(limit)") }
    return parts.joined(separator: " ")
  }

  private func uses(_ row: [FindPiece], _ draft: FindDraft) -> [Evidence.Use] {
    row.compactMap { piece in
      let role: String
      switch piece.meaning {
      case .opening, .noun: role = "phrase"
      case .app: role = "app"
      case .conditions, .alternatives: role = "parameter:filters"
      case .order: role = "parameter:sort"
      case .direction: role = "parameter:sort"
      case .limit: role = "parameter:limit"
      case .filler, .or, .and, .not: role = "filler"
      case .unused: role = "unused"
      }
      let range = values.trimMarks(piece.tokens)
      guard let first = range.first, let last = range.last else { return nil }
      return Evidence.Use(
        role: role, text: sentence.written(range), start: sentence.tokens[first].range.lowerBound,
        end: sentence.tokens[last].range.upperBound)
    }
  }
}

/// A request put together from its pieces, in their order.
struct FindDraft {
  private(set) var request = FindRequest()
  /// Whether it begins with words that ask for things.
  private(set) var hasOpening = false

  init(_ row: [FindPiece], target: FindTarget, isPlural: Bool, use: FindCondition? = nil) {
    var isNegated = false
    var isJoined = false
    var isAlternative = false
    var isSuperlative = false
    var direction: Bool?
    for piece in row {
      switch piece.meaning {
      case .opening(let isCount):
        hasOpening = true
        request.isCount = request.isCount || isCount
      case .not:
        isNegated = true
        isJoined = false
      case .or: (isJoined, isAlternative) = (true, true)
      case .and: (isJoined, isAlternative) = (true, false)
      case .conditions(let conditions):
        for condition in conditions {
          add(
            isNegated ? condition.negated : condition, target, isNegated: isNegated, isJoined: isJoined,
            isAlternative: isAlternative)
        }
        (isJoined, isAlternative) = (false, false)
        wasNegated = isNegated
        isNegated = false
      case .alternatives(let conditions):
        for (index, condition) in conditions.enumerated() {
          // “not with falls or lakes” is with neither.
          add(
            isNegated ? condition.negated : condition, target, isNegated: isNegated,
            isJoined: !isNegated && index > 0 || isJoined,
            isAlternative: !isNegated && index > 0 || isAlternative)
        }
        (isJoined, isAlternative) = (false, false)
        wasNegated = isNegated
        isNegated = false
      case .order(let order, let isFirst):
        // “by distance, longest first”: what is said last of a property is its direction.
        if let known = request.order.firstIndex(where: { $0.property == order.property }) {
          request.order[known] = order
        } else {
          request.order.append(order)
        }
        isSuperlative = isSuperlative || isFirst
      case .limit(let limit): request.limit = limit
      case .direction(let isAscending): direction = isAscending
      case .noun, .app, .filler, .unused: break
      }
    }
    if let use, !request.groups.contains([use]) { request.groups.append([use]) }
    if let direction, !request.order.isEmpty { request.order[0].isAscending = direction }
    if let direction, request.order.isEmpty,
      let name = target.properties.first(where: { $0.roles.contains("title") })
    {
      request.order = [EntitySearch.Order(name.name, isAscending: direction)]
    }
    // “the longest trail” is one; “the longest trails” are as many as there are, the longest first.
    if isSuperlative, request.limit == nil, !isPlural { request.limit = 1 }
    // A request for their number asks for all of them.
    if request.isCount { (request.order, request.limit) = ([], nil) }
  }

  /// Whether the condition before was turned round.
  private var wasNegated = false

  private mutating func add(
    _ condition: FindCondition, _ target: FindTarget, isNegated: Bool, isJoined: Bool, isAlternative: Bool
  ) {
    guard isJoined, let last = request.groups.last, let before = last.last else {
      if !request.groups.contains([condition]) { request.groups.append([condition]) }
      return
    }
    // “not easy or moderate” is neither.
    if wasNegated, !isNegated, isAlternative {
      request.groups.append([condition.negated])
      return
    }
    // “easy and moderate trails” are trails of both kinds, as no trail has two.
    let isSingle = target.properties.first { $0.name == condition.property }.map { !$0.isList } ?? false
    let isSame =
      before.property == condition.property && condition.comparison == .equalTo
      && before.comparison == .equalTo && isSingle
    if isAlternative || isSame {
      request.groups[request.groups.count - 1].append(condition)
    } else {
      request.groups.append([condition])
    }
  }
}

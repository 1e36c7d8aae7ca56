import Catalog
import IntentWire
import Language

/// Turns ways through the automaton into interpretations with scores and evidence.
struct CandidateBuilder {
  /// How a sentence was looked at: with an app's name taken out, or as it stands.
  struct View {
    var matcher: Matcher
    var mention: AppMention?
  }

  /// Numbers that decide about scores.
  enum Weight {
    /// A shortcut phrase without the app's name that its author demands.
    static let withoutName: Float = 0.75
    /// How much of what is missing to 1 an app's name makes up for.
    static let named: Float = 0.15
    /// What a reading loses that takes an app's name for something else.
    static let ignoredName: Float = 0.5
    /// How much of a vague phrase remains that takes for a name what another domain is about.
    static let strayName: Float = 0.72
    /// How much of a phrase remains that names a thing of which the app knows nothing.
    static let strangeThing: Float = 0.8
    /// Phrases weaker than this leave room for doubt.
    static let certain: Float = 0.95
    /// Phrases weaker than this are vague.
    static let vague: Float = 0.9
    /// The part of the price of text that remains when the app knows something like it.
    static let similar: Float = 0.55
    /// Phrases weaker than this count when the app is named, or knows something that the sentence names.
    static let needsKnown: Float = 0.7
    /// How far behind the best interpretation a way through the automaton is not worked out.
    ///
    /// Of the requests of `Data/requests` none is read otherwise for it.
    static let hopeless = 0.25
    /// How much less well a phrase may fit that excludes an intent.
    static let exclusion = 0.05
  }

  let grammar: Grammar
  let sentence: Sentence
  let values: ValueReader
  let mentions: [AppMention]
  /// The only app to look at.
  let only: Int?
  /// The apps that know something that the sentence names.
  private let knowing: Set<Int32>

  init(grammar: Grammar, sentence: Sentence, values: ValueReader, mentions: [AppMention], only: Int?) {
    self.grammar = grammar
    self.sentence = sentence
    self.values = values
    self.mentions = mentions
    self.only = only
    var knowing: Set<Int32> = []
    for span in sentence.spans.joined() {
      guard case .known(_, let hash) = span.content else { continue }
      for index in grammar.known.entries(hash: hash).prefix(64) {
        let app = grammar.known.entry(index).app
        if app >= 0 { knowing.insert(app) }
      }
    }
    self.knowing = knowing
  }

  /// An accept of a view, before its values are made.
  private struct End {
    var accept: Int32
    var thread: Int32
    var view: Int
    var score: Float
  }

  /// The most ends that are worked out.
  static let maximumEnds = 12
  /// The most ends of one intent that are worked out.
  static let maximumEndsOfIntent = 5
  /// The most apps that are offered for one phrase.
  static let maximumApps = 12

  /// The best interpretation for each intent and app, best first, and the phrases that speak against an intent.
  func candidates(_ views: [View]) -> (found: [Interpretation], excluded: [Interpretation]) {
    var best: [String: Interpretation] = [:]
    var excluded: [String: Interpretation] = [:]
    var highest = 0.0
    for end in ends(views) {
      // What vocabularies add cannot make up for so much.
      if Double(end.score) < highest - Weight.hopeless { break }
      let view = views[end.view]
      let isNegative = grammar.automaton.ends[Int(end.accept)].isNegative
      for interpretation in interpretations(end.accept, end.thread, view) {
        if !isNegative { highest = max(highest, interpretation.score) }
        let key = "\(interpretation.app)\n\(interpretation.intent)"
        if let known = isNegative ? excluded[key] : best[key], !Self.precedes(interpretation, known) {
          continue
        }
        if isNegative { excluded[key] = interpretation } else { best[key] = interpretation }
      }
    }
    // A phrase that excludes counts when it fits as well as the others.
    let blocked = excluded.filter { key, against in
      against.score >= Arbiter.threshold(for: against)
        && best[key].map { against.score >= $0.score - Weight.exclusion } ?? true
    }
    for key in blocked.keys { best[key] = nil }
    return (best.values.sorted(by: Self.precedes), blocked.values.sorted(by: Self.precedes))
  }

  /// The order of interpretations: score, then app, then intent, so that equals keep one order.
  static func precedes(_ left: Interpretation, _ right: Interpretation) -> Bool {
    if left.score != right.score { return left.score > right.score }
    if left.app != right.app { return left.app < right.app }
    if left.intent != right.intent { return left.intent < right.intent }
    return left.evidence.phrase < right.evidence.phrase
  }

  private func ends(_ views: [View]) -> [End] {
    var ends: [End] = []
    let total = max(0.5, sentence.weights.reduce(0, +))
    for (index, view) in views.enumerated() {
      let node = { (thread: Int32) in Int(view.matcher.threads[thread].node) }
      for thread in view.matcher.ends {
        let cost = view.matcher.threads[thread].cost
        for accept in accepts(at: node(thread), view) {
          let weight = grammar.automaton.ends[Int(accept)].weight
          let named: Float = view.mention.map { 0.1 * $0.strength } ?? 0
          ends.append(
            End(accept: accept, thread: thread, view: index, score: weight * (1 - cost / total) + named))
        }
      }
    }
    ends.sort { ($1.score, $0.accept, $0.view, $0.thread) < ($0.score, $1.accept, $1.view, $1.thread) }
    // What vocabularies know may turn the order round, but only among the first few of an intent.
    var kept: [End] = []
    var seen: [Int32: Int] = [:]
    var ways: Set<Int64> = []
    for end in ends where kept.count < Self.maximumEnds {
      // Before and after a name at the end, the same way through the same phrase ends twice.
      guard ways.insert(Int64(end.view) << 32 | Int64(end.accept)).inserted else { continue }
      let intent = grammar.automaton.ends[Int(end.accept)].intent
      guard seen[intent, default: 0] < Self.maximumEndsOfIntent else { continue }
      seen[intent, default: 0] += 1
      kept.append(end)
    }
    return kept
  }

  /// The accepts of a node that the view allows.
  private func accepts(at node: Int, _ view: View) -> [Int32] {
    let range = grammar.automaton.accepts(of: node)
    var found: [Int32] = []
    let wanted = view.mention?.app ?? only
    var index = range.lowerBound
    if let wanted, range.count > 16 {
      // Accepts are sorted by app: first those of built-in intents, then each app's own.
      while index < range.upperBound, accept(index).app < 0 {
        found.append(grammar.automaton.accepts[index])
        index += 1
      }
      var high = range.upperBound
      while index < high {
        let middle = (index + high) / 2
        if accept(middle).app < Int32(wanted) { index = middle + 1 } else { high = middle }
      }
    }
    while index < range.upperBound, found.count < Self.maximumApps {
      let accept = accept(index)
      if let wanted {
        if accept.app > Int32(wanted) { break }
        if accept.app >= 0, accept.app != Int32(wanted) {
          index += 1
          continue
        }
      }
      if wanted == nil, accept.app >= 0, accept.weight < Weight.needsKnown, !knowing.contains(accept.app) {
        index += 1
        continue
      }
      found.append(grammar.automaton.accepts[index])
      index += 1
    }
    return found.filter { isFor(grammar.automaton.ends[Int($0)], view) }
  }

  private func accept(_ index: Int) -> Automaton.End {
    grammar.automaton.ends[Int(grammar.automaton.accepts[index])]
  }

  /// The apps for which an accept counts in a view.
  private func apps(for accept: Automaton.End, _ view: View) -> [Int32] {
    let supporters = accept.app >= 0 ? [accept.app] : grammar.supporters[Int(accept.intent)]
    guard let wanted = view.mention?.app ?? only else {
      // A title without the app's name proves nothing.
      return accept.appPart == .title ? [] : Array(supporters.prefix(Self.maximumApps))
    }
    return supporters.contains(Int32(wanted)) ? [Int32(wanted)] : []
  }

  /// Whether an accept counts for any app in a view.
  private func isFor(_ accept: Automaton.End, _ view: View) -> Bool {
    guard let wanted = view.mention?.app ?? only else {
      return accept.appPart != .title && (accept.app >= 0 || !grammar.supporters[Int(accept.intent)].isEmpty)
    }
    if accept.app >= 0 { return accept.app == Int32(wanted) }
    return grammar.supporters[Int(accept.intent)].contains(Int32(wanted))
  }

  private func interpretations(_ number: Int32, _ thread: Int32, _ view: View) -> [Interpretation] {
    let accept = grammar.automaton.acceptTable[Int(number)]
    var path = Path(of: thread, in: view.matcher)
    path.finish(sentence, mention: view.mention, isWhole: true)
    return apps(for: grammar.automaton.ends[Int(number)], view).map {
      interpretation($0, accept, path, view, isWhole: true)
    }
  }

  /// What came closest in a sentence that fits no phrase.
  func nearest(_ views: [View]) -> [Interpretation] {
    var found: [Interpretation] = []
    for view in views where view.matcher.furthest >= 0 {
      var path = Path(of: view.matcher.furthest, in: view.matcher)
      path.finish(sentence, mention: view.mention, isWhole: false)
      guard
        let way = grammar.automaton.wayOut(
          of: path.node, lexicon: grammar.lexicon,
          accepts: { apps(for: grammar.automaton.ends[Int($0)], view) })
      else { continue }
      let accept = grammar.automaton.acceptTable[Int(way.accept)]
      for app in apps(for: grammar.automaton.ends[Int(way.accept)], view).prefix(1) {
        var interpretation = interpretation(app, accept, path, view, isWhole: false)
        interpretation.evidence.missing = way.missing.joined(separator: " ")
        found.append(interpretation)
      }
    }
    return found.sorted(by: Self.precedes)
  }
}

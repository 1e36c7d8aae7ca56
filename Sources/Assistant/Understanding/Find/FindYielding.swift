import IntentWire
import Language

/// Lets a request for things yield to what the app itself says in these words.
///
/// “Suggest trails in Cedar Valley” names trails and a place, so that it could be a request for them with a word too
/// many. An app with a phrase of its own for “suggest” means that phrase.
struct FindYielding {
  /// How far behind the app's own sentence a request comes that yields to it.
  static let distance = 0.05

  let sentence: Sentence

  /// The requests for things, those that yield behind the app's own sentence.
  ///
  /// One yields to an interpretation that is good enough by itself, whose phrase holds a telling word that the
  /// request has no use for, and that leaves no such word unused that the request uses.
  func settled(_ found: [Interpretation], among own: [Interpretation]) -> [Interpretation] {
    found.map { request in
      let unused = words(request, "unused")
      let better = own.first { own in
        guard own.app == request.app, own.score >= Arbiter.threshold(for: own) else { return false }
        if serves(own, request) { return true }
        return !unused.isEmpty && !words(own, "phrase").isDisjoint(with: unused)
          && words(own, "unused").union(wasted(own)).isSubset(of: unused)
      }
      guard let better, request.score > better.score - Self.distance else { return request }
      var request = request
      request.evidence.scores["yielded"] =
        ((request.score - better.score + Self.distance) * 1_000).rounded() / 1_000
      request.score = (max(0, better.score - Self.distance) * 10_000).rounded() / 10_000
      return request
    }
  }

  /// Whether an action of the app does what a request for things asks, with everything by which it asks for them.
  ///
  /// “Find trails for biking” asks for the activity alone, which “suggest trails” takes. An order or a number of things
  /// only a request can have.
  private func serves(_ own: Interpretation, _ request: Interpretation) -> Bool {
    guard request.values.keys.allSatisfy({ $0 == "filters" }), !request.values.isEmpty,
      words(own, "unused").isEmpty,
      own.values.isEmpty || (own.evidence.scores["knownWords"] ?? 0) > 0
    else { return false }
    return words(request, "parameter:filters").isSubset(
      of: words(own, "phrase").union(words(own, "parameter:")).subtracting(wasted(own)))
  }

  /// The places of the telling words that are no value of the parameter in whose place they stand: “easy trails” asks
  /// nothing of an activity.
  private func wasted(_ own: Interpretation) -> Set<Int> {
    var empty = own
    empty.evidence.uses.removeAll { use in use.parameter.map { own.values[$0] != nil } ?? true }
    return words(empty, "parameter:")
  }

  /// The places of the telling words that an interpretation uses in a role, or in all that begin so.
  private func words(_ interpretation: Interpretation, _ role: String) -> Set<Int> {
    var places: Set<Int> = []
    for use in interpretation.evidence.uses
    where use.role == role || role.hasSuffix(":") && use.role.hasPrefix(role) {
      for place in sentence.tokens.indices where sentence.weights[place] >= 1 {
        let range = sentence.tokens[place].range
        if range.lowerBound >= use.start, range.upperBound <= use.end { places.insert(place) }
      }
    }
    return places
  }
}

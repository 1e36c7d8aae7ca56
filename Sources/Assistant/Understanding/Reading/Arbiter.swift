import IntentWire
import Language

/// Decides over the interpretations of a sentence.
struct Arbiter {
  /// The least score with which an interpretation is carried out when the person named its app.
  static let namedThreshold = 0.5
  /// The least score when nobody named an app.
  static let threshold = 0.62
  /// Two interpretations nearer than this are as good as each other.
  static let margin = 0.02
  /// The same for interpretations by likeness, which are less sure.
  static let likenessMargin = 0.03
  /// The most interpretations that a reading keeps.
  static let maximumCandidates = 5

  /// The least score for an interpretation.
  static func threshold(for interpretation: Interpretation) -> Double {
    interpretation.namesApp ? namedThreshold : threshold
  }

  /// Decides; `candidates` are sorted, best first, and `clearApp` is the app that the person clearly named.
  ///
  /// - Parameters:
  ///   - weighty: Words that no interpretation may leave unused, such as “don't”.
  ///   - asking: Openings whose first word no interpretation that changes something may leave unused, such as “was”.
  ///   - mayBe: Whether the mood of the sentence lets an interpretation be carried out or asked about.
  static func decide(
    _ candidates: [Interpretation], clearApp: String?, weighty: Set<String> = [], asking: [[String]] = [],
    mayBe: (Interpretation) -> Bool = { _ in true }
  ) -> Decision {
    func passes(_ one: Interpretation) -> Bool {
      one.score >= threshold(for: one) && (clearApp == nil || one.app == clearApp || !ignoresName(one))
        && !leavesOut(weighty, one) && !leavesOutFirst(asking, one) && mayBe(one)
    }
    guard let first = candidates.firstIndex(where: passes) else {
      return .refused(nearest: Array(candidates.prefix(3)))
    }
    let best = candidates[first]
    let margin = best.isByLikeness ? likenessMargin : margin
    let rivals = candidates[first...].indices.filter { index in
      let rival = candidates[index]
      return rival.score >= best.score - margin
        && (rival.namesApp || !best.namesApp || rival.score > best.score)
        && (index == first || passes(rival))
    }.map { candidates[$0] }
    let isOne = rivals.count <= 1
    return isOne ? .accepted(best) : .ambiguous(rivals)
  }

  /// Whether the interpretation takes the name of an app for something else.
  private static func ignoresName(_ interpretation: Interpretation) -> Bool {
    (interpretation.evidence.scores["ignoredAppName"] ?? 0) > 0
  }

  /// Whether the interpretation takes a question for something to be done: “was my message to Sam sent?”.
  private static func leavesOutFirst(_ openings: [[String]], _ interpretation: Interpretation) -> Bool {
    let uses = interpretation.evidence.uses.filter { $0.start < $0.end }
    guard !interpretation.onlyLooks, let first = uses.first, first.start == 0 else { return false }
    // A question before a mark stands for itself: “is Sam free? Ring him”.
    let isPart = uses.count > 1 && uses[1].start == first.end + 1
    guard first.role == "unused" || first.role == "aside" && isPart else { return false }
    let words = uses.prefix(2).flatMap { $0.text.split(separator: " ") }.map { Folding.fold(String($0)) }
    return openings.contains { words.starts(with: $0) }
  }

  /// Whether the interpretation has no use for one of some words.
  private static func leavesOut(_ words: Set<String>, _ interpretation: Interpretation) -> Bool {
    interpretation.evidence.uses.contains { $0.role == "unused" && words.contains(Folding.fold($0.text)) }
  }
}

import Donations
import IntentWire
import Understanding

extension Conversation {
  /// The reading in the app that the person usually takes for such a request, as donations show; `nil` without a habit.
  ///
  /// Whom the request names counts more than the request alone: somebody may always be written to with one app.
  func usual(among readings: [Interpretation]) -> Interpretation? {
    guard let history, let first = readings.first, readings.allSatisfy({ $0.intent == first.intent }),
      Set(readings.map(\.app)).count == readings.count
    else { return nil }
    let people = first.values.sorted { $0.key < $1.key }.flatMap { $0.value.namedPeople }
    if people.count == 1, let person = people.first {
      let known = Self.habit(
        readings.map { ($0, history.score(app: $0.app, intent: $0.intent, person: person)) })
      if let known { return known }
    }
    return Self.habit(readings.map { ($0, history.score(app: $0.app, intent: $0.intent)) })
  }

  /// The reading whose score is that of a habit and far above the others.
  private static func habit(_ scores: [(reading: Interpretation, score: Double)]) -> Interpretation? {
    let sorted = scores.sorted { $1.score < $0.score }
    guard let best = sorted.first, best.score >= leastHabit else { return nil }
    let next = sorted.dropFirst().first?.score ?? 0
    return best.score >= next * leastLead ? best.reading : nil
  }

  /// The least score of a habit; a single donation has one half.
  private static var leastHabit: Double { 0.6 }
  /// How many times the score of the next app a habit has at least.
  private static var leastLead: Double { 2 }
}

extension IntentValue {
  /// The people that a value names, by words or known.
  fileprivate var namedPeople: [PersonValue] {
    switch self {
    case .person(let person): [person]
    case .list(let values): values.flatMap(\.namedPeople)
    default: []
    }
  }
}

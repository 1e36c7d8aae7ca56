import IntentWire
import Understanding

extension Reading {
  /// The interpretations that were chosen, best first; empty when the sentence was refused.
  var chosen: [Interpretation] {
    switch decision {
    case .accepted(let interpretation): [interpretation]
    case .ambiguous(let interpretations): interpretations
    case .refused: []
    }
  }

  /// The line that `prithee understand` writes.
  var summary: JSONValue {
    let best = chosen.first
    let others = candidates.filter { $0 != best }
    return .object([
      "app": best.map { .string($0.appName) } ?? .null,
      "intent": best.map { .string($0.intent) } ?? .null,
      "slots": .object(best?.values.mapValues(\.plain) ?? [:]),
      "score": .number(best?.score ?? 0),
      "alternatives": .array(others.map(\.summary)),
    ])
  }
}

extension Interpretation {
  fileprivate var summary: JSONValue {
    .object([
      "app": .string(appName), "intent": .string(intent), "slots": .object(values.mapValues(\.plain)),
      "score": .number(score),
    ])
  }
}

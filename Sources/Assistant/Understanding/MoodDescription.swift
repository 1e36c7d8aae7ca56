import IntentWire
import Language

/// What the mood of a sentence is, in words and as data, for an explanation.
struct MoodDescription {
  let reading: Reading

  /// One line for each clause, and why nothing is done where something was found.
  var lines: [String] {
    let tokens = Tokenizer().tokens(in: reading.text)
    var lines = reading.mood.clauses.map { clause in
      var line = "\(Self.name(of: clause.force)): “\(text(clause.tokens, tokens))”"
      if clause.cue != clause.tokens { line += ", by “\(text(clause.cue, tokens))”" }
      if let condition = clause.condition { line += ", depends on “\(text(condition, tokens))”" }
      if let moment = clause.moment { line += ", at another time: “\(text(moment, tokens))”" }
      if let content = clause.content { line += ", content “\(text(content, tokens))”" }
      return line
    }
    if let now = reading.mood.chance(of: .now) {
      lines.append("asks for something now, by what was learnt: \(Explanation.number(now))")
    }
    if let held = reading.withheld {
      lines.append(
        "not done: \(held.reading.intent) in \(held.reading.appName), \(held.reason.rawValue) by “\(held.words)”"
      )
    }
    return lines
  }

  /// The same for programs.
  var json: JSONValue {
    let tokens = Tokenizer().tokens(in: reading.text)
    return .object([
      "clauses": .array(
        reading.mood.clauses.map { clause in
          .object([
            "force": .string(clause.force.rawValue), "text": .string(text(clause.tokens, tokens)),
            "cue": .string(text(clause.cue, tokens)),
            "content": clause.content.map { .string(text($0, tokens)) } ?? .null,
            "condition": clause.condition.map { .string(text($0, tokens)) } ?? .null,
            "moment": clause.moment.map { .string(text($0, tokens)) } ?? .null,
          ])
        }),
      "now": reading.mood.chance(of: .now).map { .number(($0 * 1_000).rounded() / 1_000) } ?? .null,
      "withheld": reading.withheld.map {
        .object([
          "intent": .string($0.reading.intent), "app": .string($0.reading.appName),
          "reason": .string($0.reason.rawValue), "words": .string($0.words),
        ])
      } ?? .null,
    ])
  }

  private func text(_ range: Range<Int>, _ tokens: [Token]) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
    let bytes = reading.text.utf8
    let from = bytes.index(bytes.startIndex, offsetBy: tokens[first].range.lowerBound)
    let to = bytes.index(bytes.startIndex, offsetBy: tokens[last].range.upperBound)
    return String(reading.text[from..<to])
  }

  private static func name(of force: SentenceMood.Force) -> String {
    switch force {
    case .order: "order"
    case .question: "question"
    case .fragment: "words without a verb"
    case .deliberation: "question whether or how"
    case .statement: "statement"
    case .report: "report"
    case .plan: "plan"
    case .wish: "wish"
    case .refusal: "refusal"
    case .retraction: "taken back"
    case .address: "to somebody else"
    case .quotation: "quotation"
    case .condition: "condition"
    }
  }
}

public import IntentWire

/// Why a sentence was read as it was, in words and as data.
///
/// Everything in it comes from the ``Reading`` itself: nothing is worked out a second time.
public struct Explanation: Sendable {
  private let reading: Reading

  /// Creates an explanation of a reading.
  public init(_ reading: Reading) { self.reading = reading }

  /// The explanation for people.
  public var text: String {
    var lines = ["“\(reading.text)”", decisionLine]
    if let best {
      lines.append("")
      lines += describe(best)
    }
    if !others.isEmpty {
      lines += ["", best.map { _ in "Also considered:" } ?? "Considered:"]
      for other in others { lines += contrast(other) }
    }
    let mood = MoodDescription(reading: reading).lines
    if !mood.isEmpty { lines += ["", "The sentence:"] + mood.map { "  \($0)" } }
    if !reading.notes.isEmpty { lines += [""] + reading.notes }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The interpretation that the explanation is mainly about.
  private var best: Interpretation? { reading.best }

  private var others: [Interpretation] { reading.candidates.filter { $0 != best } }

  private var decisionLine: String {
    switch reading.decision {
    case .accepted(let interpretation):
      "accepted: \(interpretation.intent) in \(interpretation.appName), score \(Self.number(interpretation.score))"
    case .ambiguous(let interpretations):
      "ambiguous between "
        + interpretations.map { "\($0.intent) in \($0.appName)" }.joined(separator: " and ")
    case .refused(let nearest):
      nearest.isEmpty
        ? "refused: no phrase is like this"
        : "refused: nothing fits well enough; nearest is \(nearest[0].intent) in \(nearest[0].appName)"
    }
  }

  private func describe(_ interpretation: Interpretation) -> [String] {
    let evidence = interpretation.evidence
    var rows = [("phrase", evidence.phrase), ("from", "\(evidence.source) (\(evidence.reader))")]
    for use in evidence.uses {
      rows.append((Self.label(use.role), "“\(Self.shortened(use.text))” (\(use.start)–\(use.end))"))
    }
    for (name, value) in interpretation.values.sorted(by: { $0.key < $1.key }) {
      rows.append(("value", "\(name) = \(value.displayText)"))
    }
    let parts = Self.scoreParts(evidence).map { "\($0.name) \(Self.number($0.value))" }.joined(
      separator: ", ")
    rows.append(("score", "\(Self.number(interpretation.score)): \(parts)"))
    let threshold = Arbiter.threshold(for: interpretation)
    if interpretation.score < threshold {
      rows.append(
        ("needed", "\(Self.number(threshold)); lacks \(Self.number(threshold - interpretation.score))"))
    }
    if let missing = evidence.missing, !missing.isEmpty { rows.append(("missing", missing)) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "\($0.0.padded(width)) \($0.1)" }
  }

  private func contrast(_ other: Interpretation) -> [String] {
    let behind = (best?.score ?? other.score) - other.score
    var line = "  \(other.intent) in \(other.appName): \(Self.number(other.score))"
    line += behind > 0 ? ", behind by \(Self.number(behind))" : ", level"
    return [line, "    phrase \(other.evidence.phrase)", "    " + reason(other)]
  }

  /// The main reason why an interpretation lost.
  private func reason(_ other: Interpretation) -> String {
    let scores = other.evidence.scores
    let unused = other.evidence.uses.filter { $0.role == "unused" }.map { Self.shortened($0.text) }
    if other.isByLikeness, let reason = likenessReason(scores) { return reason }
    if let missing = other.evidence.missing, !missing.isEmpty { return "the phrase still needs: \(missing)" }
    if scores["yielded", default: 0] > 0 {
      return "the app has a phrase of its own with: \(unused.joined(separator: ", "))"
    }
    if !unused.isEmpty { return "leaves unused: \(unused.joined(separator: ", "))" }
    if scores["ignoredAppName", default: 0] > 0 { return "takes the name of an app for something else" }
    if best?.namesApp == true, !other.namesApp { return "leaves the named app out" }
    if scores["phraseWeight", default: 1] < 1 { return "the phrase proves less by itself" }
    if let best, scores["slotWords", default: 0] > best.evidence.scores["slotWords", default: 0] {
      return "more words are free text and fewer are in the phrase"
    }
    return "fits less closely"
  }

  /// Why an interpretation by likeness lost, where it is more than the distance.
  private func likenessReason(_ scores: [String: Double]) -> String? {
    if let probability = scores["probability"] {
      return "what was learnt takes it for this with a probability of \(Self.number(probability)) only"
    }
    if scores["negated", default: 0] > 0 { return "the sentence says not to" }
    switch scores["action", default: 0] {
    case ..<(-1): return "asks for the opposite of the phrase"
    case ..<0: return "asks for something else to be done"
    default: return scores["relatedWords", default: 0] == 0 ? "speaks of other things" : nil
    }
  }

  /// The explanation for programs.
  public var json: JSONValue {
    var decision = "refused"
    if case .accepted = reading.decision { decision = "accepted" }
    if case .ambiguous = reading.decision { decision = "ambiguous" }
    return .object([
      "text": .string(reading.text), "decision": .string(decision),
      "best": best.map(Self.json) ?? .null,
      "others": .array(
        others.map { other in
          guard case .object(var fields) = Self.json(other) else { return .null }
          fields["behind"] = .number(Self.rounded((best?.score ?? other.score) - other.score))
          fields["reason"] = .string(reason(other))
          return .object(fields)
        }),
      "mood": MoodDescription(reading: reading).json,
      "notes": .array(reading.notes.map(JSONValue.string)),
    ])
  }

  private static func json(_ interpretation: Interpretation) -> JSONValue {
    let evidence = interpretation.evidence
    return .object([
      "app": .string(interpretation.appName), "intent": .string(interpretation.intent),
      "score": .number(rounded(interpretation.score)), "namesApp": .boolean(interpretation.namesApp),
      "threshold": .number(Arbiter.threshold(for: interpretation)),
      "slots": .object(interpretation.values.mapValues(\.plain)), "reader": .string(evidence.reader),
      "phrase": .string(evidence.phrase), "source": .string(evidence.source),
      "missing": evidence.missing.map(JSONValue.string) ?? .null,
      "uses": .array(
        evidence.uses.map {
          .object([
            "role": .string($0.role), "text": .string($0.text), "start": .integer($0.start),
            "end": .integer($0.end),
          ])
        }),
      "scores": .object(evidence.scores.mapValues { .number(rounded($0)) }),
    ])
  }

  private static func label(_ role: String) -> String {
    role.hasPrefix("parameter:") ? String(role.dropFirst("parameter:".count)) : role
  }

  /// The score's parts in the order in which they are told; those without effect are left out.
  private static func scoreParts(_ evidence: Evidence) -> [(name: String, value: Double)] {
    evidence.scores.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { ($0.key, $0.value) }
  }

  /// A long text by its beginning.
  private static func shortened(_ text: String) -> String {
    text.count <= 120 ? text : String(text.prefix(117)) + "…"
  }

  private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }

  /// A score with three decimals.
  static func number(_ value: Double) -> String {
    let thousandths = Int((abs(value) * 1_000).rounded())
    let digits = String(thousandths % 1_000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(value < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1_000).\(fraction)"
  }
}

extension String {
  /// The text with spaces up to a width.
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// How well predictions agree with what examples say.
public struct EvaluationReport: Hashable, Sendable {
  /// How one intent did.
  public struct Intent: Hashable, Sendable {
    /// The name of the intent.
    public var name: String
    /// How many examples have it.
    public var examples = 0
    /// How many were taken to have it.
    public var predicted = 0
    /// How many of them rightly.
    public var right = 0
    /// The share of what was taken for it that has it, 0…1.
    public var precision: Double {
      predicted == 0 ? (examples == 0 ? 1 : 0) : Double(right) / Double(predicted)
    }
    /// The share of what has it that was taken for it, 0…1.
    public var recall: Double { examples == 0 ? 1 : Double(right) / Double(examples) }
    /// The harmonic mean of both.
    public var f1: Double { EvaluationReport.f1(precision, recall) }
  }

  /// One intent taken for another.
  public struct Confusion: Hashable, Sendable {
    /// The intent that the example has.
    public var expected: String
    /// The intent that was found.
    public var predicted: String
    /// How often.
    public var count: Int
  }

  /// How many examples were looked at.
  public private(set) var count = 0
  /// How many have the right intent; being out of scope is an intent.
  public private(set) var rightIntents = 0
  /// How many have the right intent and exactly the right values.
  public private(set) var exact = 0
  /// How many values the examples have, how many were found, and how many of these are right in name and place.
  public private(set) var slots = (expected: 0, found: 0, right: 0)
  /// How many examples are in scope, and how many of them have the right intent.
  public private(set) var inScope = (count: 0, right: 0)
  /// How many are out of scope, how many were taken to be, and how many of these rightly.
  public private(set) var outOfScope = (count: 0, predicted: 0, right: 0)
  private var intentCounts: [String: Intent] = [:]
  private var confusionCounts: [[String]: Int] = [:]
  private let outOfScopeName: String
  private let comparison: Comparison

  /// When a found slot is right.
  public enum Comparison: Sendable {
    /// Its name and place are those of the example.
    case places
    /// Its name and value are those of the example, but for case and marks.
    case values
  }

  /// An empty report.
  ///
  /// - Parameters:
  ///   - outOfScope: The intent that stands for “none of these” in the examples.
  ///   - comparison: When a found slot is right.
  public init(outOfScope: String = "oos", comparison: Comparison = .places) {
    (outOfScopeName, self.comparison) = (outOfScope, comparison)
  }

  /// Adds an example and what it was taken for.
  public mutating func add(_ example: LabeledExample, _ prediction: Prediction) {
    let expected = example.intent ?? outOfScopeName
    let predicted = prediction.intent ?? outOfScopeName
    let isRight = expected == predicted
    count += 1
    rightIntents += isRight ? 1 : 0
    intentCounts[expected, default: Intent(name: expected)].examples += 1
    intentCounts[predicted, default: Intent(name: predicted)].predicted += 1
    if isRight {
      intentCounts[expected]?.right += 1
    } else {
      confusionCounts[[expected, predicted], default: 0] += 1
    }
    if expected == outOfScopeName { outOfScope.count += 1 } else { inScope.count += 1 }
    if predicted == outOfScopeName { outOfScope.predicted += 1 }
    if isRight, expected == outOfScopeName { outOfScope.right += 1 }
    if isRight, expected != outOfScopeName { inScope.right += 1 }
    var (wanted, right) = (example.slots.map(mark), 0)
    for slot in prediction.slots {
      guard let index = wanted.firstIndex(of: mark(slot)) else { continue }
      wanted.remove(at: index)
      right += 1
    }
    slots.expected += example.slots.count
    slots.found += prediction.slots.count
    slots.right += right
    if isRight, right == example.slots.count, right == prediction.slots.count { exact += 1 }
  }

  /// What is compared of a slot.
  private enum Mark: Hashable {
    case place(String, Int, Int)
    case value(String, String)
  }

  private func mark(_ slot: LabeledExample.Slot) -> Mark {
    switch comparison {
    case .places: .place(slot.name, slot.start, slot.end)
    case .values: .value(slot.name, Self.plain(slot.value))
    }
  }

  /// A value in lower case with single spaces for everything but letters, digits, points, per cent signs and colons.
  private static func plain(_ value: String) -> String {
    value.lowercased().split { character in
      !(character.isLetter || character.isNumber || "_.%:".contains(character))
    }.joined(separator: " ")
  }

  /// The share of examples with the right intent, 0…1.
  public var accuracy: Double { Self.share(rightIntents, count) }
  /// The share of examples of which everything is right, 0…1.
  public var exactShare: Double { Self.share(exact, count) }
  /// The share of found values that are right, 0…1.
  public var slotPrecision: Double { slots.found == 0 ? 1 : Self.share(slots.right, slots.found) }
  /// The share of values that were found, 0…1.
  public var slotRecall: Double { slots.expected == 0 ? 1 : Self.share(slots.right, slots.expected) }
  /// The harmonic mean of both; `nil` when there are no values at all.
  public var slotF1: Double? {
    slots.expected + slots.found == 0 ? nil : Self.f1(slotPrecision, slotRecall)
  }
  /// The share of examples in scope with the right intent, 0…1.
  public var inScopeAccuracy: Double { Self.share(inScope.right, inScope.count) }
  /// The share of examples out of scope that were refused; `nil` when there are none.
  public var outOfScopeRecall: Double? {
    outOfScope.count == 0 ? nil : Self.share(outOfScope.right, outOfScope.count)
  }
  /// The share of refused examples that are out of scope; `nil` when there are none.
  public var outOfScopePrecision: Double? {
    outOfScope.count == 0 ? nil : Self.share(outOfScope.right, max(outOfScope.predicted, 1))
  }
  /// The mean of the intents' F1, over the intents that examples have.
  public var macroF1: Double {
    let own = intents.filter { $0.examples > 0 }
    return own.isEmpty ? 0 : own.map(\.f1).reduce(0, +) / Double(own.count)
  }

  /// Every intent, in order of their names.
  public var intents: [Intent] { intentCounts.values.sorted { $0.name < $1.name } }

  /// What was taken for something else, the most frequent first.
  public var confusions: [Confusion] {
    confusionCounts.map { Confusion(expected: $0.key[0], predicted: $0.key[1], count: $0.value) }
      .sorted { ($1.count, $0.expected, $0.predicted) < ($0.count, $1.expected, $1.predicted) }
  }

  private static func share(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  static func f1(_ precision: Double, _ recall: Double) -> Double {
    precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall)
  }

  /// Whether two reports say the same.
  public static func == (one: EvaluationReport, two: EvaluationReport) -> Bool {
    one.count == two.count && one.exact == two.exact && one.slots == two.slots && one.intents == two.intents
      && one.confusions == two.confusions
  }

  /// Adds what two equal reports have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(confusions)
  }
}

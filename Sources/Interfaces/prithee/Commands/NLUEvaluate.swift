import ArgumentParser
import Foundation
import IntentWire
import Learning

/// Measures a model.
struct NLUEvaluate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measures a model on examples that it was not trained on.",
    discussion: """
      Example:
        prithee nlu evaluate --model music.model --data dev.jsonl
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The model, as prithee nlu train wrote it.", valueName: "file")) var model:
    String

  @Option(help: ArgumentHelp("The examples, JSON lines.", valueName: "file")) var data: String

  @Option(help: ArgumentHelp("The intent of examples that ask for nothing known.", valueName: "intent"))
  var oos: String?

  @Flag(
    help:
      "Compares the names and values of slots and not their places, as values from templates may have none.")
  var values = false

  @Option(help: ArgumentHelp("The most confusions to list.", valueName: "n")) var confusions = 20

  @Flag(help: "Prints the result as one line of JSON.") var json = false

  func run() async throws {
    let model = try NLU.model(model)
    let examples = try NLU.examples(data)
    var report = EvaluationReport(
      outOfScope: oos ?? model.outOfScope ?? "oos", comparison: values ? .values : .places)
    let clock = ContinuousClock()
    var times: [Double] = []
    for (index, example) in examples.enumerated() {
      let start = clock.now
      let prediction = model.predict(example.text)
      times.append((clock.now - start) / .microseconds(1))
      report.add(example, prediction)
      if index & 511 == 0 {
        let fraction = Double(index) / Double(examples.count)
        ProgressLine.shared.show(CallProgress(call: "nlu", fraction: fraction, title: "measuring"))
      }
    }
    times.sort()
    let (median, late) = (times[times.count / 2], times[min(times.count - 1, times.count * 99 / 100)])
    guard !json else {
      guard case .object(var object) = report.json else { return }
      object["microseconds"] = .object(["median": .number(median.rounded()), "p99": .number(late.rounded())])
      object["peakMegabytes"] = .number(NLU.peakMegabytes)
      try Output.json(.object(object))
      return
    }
    for line in report.summary { Output.line(line) }
    Output.line("time               median \(Int(median.rounded())) µs, p99 \(Int(late.rounded())) µs")
    for line in report.tables(confusions: confusions) { Output.line(line) }
  }
}

extension EvaluationReport {
  /// A line for each intent, and one for each of the most frequent confusions.
  func tables(confusions count: Int) -> [String] {
    let rows = intents.map { intent in
      [
        intent.name, "\(intent.examples)", NLU.percent(intent.precision), NLU.percent(intent.recall),
        NLU.percent(intent.f1),
      ]
    }
    var lines = [""] + Columns.lines([["intent", "examples", "precision", "recall", "F1"]] + rows)
    guard !confusions.isEmpty, count > 0 else { return lines }
    let confused = confusions.prefix(count).map { ["\($0.count)", $0.expected, "→ \($0.predicted)"] }
    lines += [""] + Columns.lines([["times", "expected", "taken for"]] + confused)
    return lines
  }

  /// The figures, a line each.
  var summary: [String] {
    var lines = [
      "examples           \(count)",
      "intent accuracy    \(NLU.percent(accuracy))",
      "intent macro F1    \(NLU.percent(macroF1))",
    ]
    if slotF1 != nil {
      lines += [
        "slot precision     \(NLU.percent(slotPrecision))", "slot recall        \(NLU.percent(slotRecall))",
        "slot F1            \(NLU.percent(slotF1))",
      ]
    }
    lines.append("exact              \(NLU.percent(exactShare))")
    if let outOfScopeRecall {
      lines += [
        "in-scope accuracy  \(NLU.percent(inScopeAccuracy))",
        "out-of-scope recall     \(NLU.percent(outOfScopeRecall))",
        "out-of-scope precision  \(NLU.percent(outOfScopePrecision))",
      ]
    }
    return lines
  }

  /// Everything for programs, shares in per cent.
  var json: JSONValue {
    .object([
      "examples": .number(Double(count)),
      "accuracy": NLU.number(accuracy),
      "macroF1": NLU.number(macroF1),
      "slotPrecision": slotF1 == nil ? .null : NLU.number(slotPrecision),
      "slotRecall": slotF1 == nil ? .null : NLU.number(slotRecall),
      "slotF1": NLU.number(slotF1),
      "exact": NLU.number(exactShare),
      "inScopeAccuracy": NLU.number(inScopeAccuracy),
      "outOfScopeRecall": NLU.number(outOfScopeRecall),
      "outOfScopePrecision": NLU.number(outOfScopePrecision),
      "intents": .array(
        intents.map {
          .object([
            "intent": .string($0.name), "examples": .number(Double($0.examples)),
            "precision": NLU.number($0.precision), "recall": NLU.number($0.recall), "f1": NLU.number($0.f1),
          ])
        }),
      "confusions": .array(
        confusions.map {
          .object([
            "expected": .string($0.expected), "predicted": .string($0.predicted),
            "count": .number(Double($0.count)),
          ])
        }),
    ])
  }
}

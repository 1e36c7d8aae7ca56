import Foundation
import Testing

@testable import Learning

// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct EvaluationTests {
  private let slot = LabeledExample.Slot(name: "city", value: "oslo", start: 3, end: 7)

  @Test func countsIntentsAndValues() {
    var report = EvaluationReport()
    let example = LabeledExample(text: "in oslo", intent: "Weather", slots: [slot])
    report.add(example, Prediction(intent: "Weather", confidence: 1, slots: [slot]))
    var shifted = slot
    shifted.start = 2
    report.add(example, Prediction(intent: "Weather", confidence: 1, slots: [shifted]))
    report.add(example, Prediction(intent: "Music", confidence: 1, slots: [slot]))
    report.add(LabeledExample(text: "moon", intent: nil), Prediction(intent: nil, confidence: 1))
    report.add(LabeledExample(text: "sun", intent: "oos"), Prediction(intent: "Music", confidence: 1))
    #expect(report.accuracy == 0.6)
    #expect(report.exactShare == 0.4)
    #expect(report.slotF1.map { ($0 * 1000).rounded() } == 667)
    #expect(report.outOfScopeRecall == 0.5)
    #expect(report.outOfScopePrecision == 1)
    #expect(abs(report.inScopeAccuracy - 2.0 / 3) < 1e-9)
    #expect(report.confusions.map(\.count) == [1, 1])
    #expect(report.confusions.first?.expected == "Weather")
  }

  @Test func comparesValuesWithoutPlaces() {
    var report = EvaluationReport(comparison: .values)
    let example = LabeledExample(
      text: "in oslo", intent: "Weather", slots: [.init(name: "city", value: "Oslo!", start: 0, end: 0)])
    report.add(example, Prediction(intent: "Weather", confidence: 1, slots: [slot]))
    #expect(report.exactShare == 1)
    #expect(report.slotF1 == 1)
  }

  @Test func everyExampleIsInOnePart() {
    let names = (0..<103).map { $0 % 7 == 0 ? "a" : "b" }
    let place = CrossValidation.assign(names, parts: 5, seed: 1)
    #expect(Set(place) == Set(0..<5))
    for part in 0..<5 {
      let rare = place.indices.count { place[$0] == part && names[$0] == "a" }
      #expect(rare == 3)
    }
  }

  @Test func crossValidates() throws {
    let report = try CrossValidation.report(Phrases.all, parts: 2)
    #expect(report.count == Phrases.all.count)
    #expect(report.accuracy > 0.9)
  }

  @Test func curvesNeedExamplesToHoldBack() throws {
    let few = Array(Phrases.all.prefix(1))
    #expect(throws: TrainingError.self) { try LearningCurve.measure(few) }
    let points = try LearningCurve.measure(Phrases.all).points
    #expect(points.last?.examples == 36)
    #expect(points.map(\.examples) == points.map(\.examples).sorted())
  }

  @Test func plotsLearningCurves() {
    let curve = LearningCurve(points: [
      .init(examples: 10, accuracy: 0.5, slotF1: nil, exact: 0.5),
      .init(examples: 20, accuracy: 0.8, slotF1: nil, exact: 0.8),
      .init(examples: 40, accuracy: 0.9, slotF1: nil, exact: 0.9),
    ])
    #expect(curve.svg.hasPrefix("<svg "))
    #expect(curve.svg.components(separatedBy: "<polyline").count == 3)
    // Doubling the examples is the same way to the right each time.
    #expect(curve.svg.contains("60.0,350.0 270.0,164.0 480.0,102.0"))
  }
}

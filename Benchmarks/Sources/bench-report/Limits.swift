import Foundation

/// The thresholds file.
struct Limits: Decodable {
  /// A bound on one number.
  struct Threshold: Decodable {
    var measure: String
    var statistic: String
    var unit: String?
    var atLeast: Double?
    var atMost: Double?
  }

  /// A bound on one number by another.
  struct Comparison: Decodable {
    var measure: String
    var statistic: String
    var unit: String?
    var noMoreThan: String
    var times: Double
  }

  var thresholds: [Threshold]
  var comparisons: [Comparison]

  /// One line of the report.
  struct Row {
    var measure: String
    var statistic: String
    var value: Double?
    var threshold: String
    var unit: String
    var isMet: Bool

    var line: String {
      let shown = value.map { "\(Limits.number($0)) \(unit)" } ?? "not measured"
      return "| \(measure) | \(statistic) | \(shown) | \(threshold) | \(isMet ? "ok" : "**not met**") |"
    }
  }

  /// Checks every limit; one that was not measured is not met.
  func rows(_ measurements: Measurements) -> [Row] {
    let bounds = thresholds.map { limit in
      let value = measurements.value(limit.measure, limit.statistic)
      let unit = limit.unit ?? ""
      let range = (limit.atLeast ?? -.infinity)...(limit.atMost ?? .infinity)
      let isMet = value.map(range.contains) ?? false
      let text =
        limit.atLeast.map { "≥ \(Self.number($0)) \(unit)" }
        ?? limit.atMost.map { "≤ \(Self.number($0)) \(unit)" } ?? "none"
      return Row(
        measure: limit.measure, statistic: limit.statistic, value: value, threshold: text, unit: unit,
        isMet: isMet)
    }
    let relations = comparisons.map { limit in
      let value = measurements.value(limit.measure, limit.statistic)
      let other = measurements.value(limit.noMoreThan, limit.statistic)
      let isMet = (value ?? .infinity) <= (other ?? 0) * limit.times
      return Row(
        measure: limit.measure, statistic: limit.statistic, value: value,
        threshold: "≤ \(Self.number(limit.times)) × \(limit.noMoreThan)", unit: limit.unit ?? "", isMet: isMet
      )
    }
    return bounds + relations
  }

  static func number(_ value: Double) -> String {
    if value >= 100 || value == value.rounded() { return String(format: "%.0f", value) }
    return String(format: "%.2f", value)
  }
}

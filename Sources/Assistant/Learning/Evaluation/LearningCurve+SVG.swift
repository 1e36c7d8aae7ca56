internal import Foundation

extension LearningCurve {
  /// The curve as a picture in SVG: examples from left to right on a scale of powers, shares from bottom to top.
  public var svg: String {
    let canvas = Canvas(points)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400" \
      font-family="sans-serif" font-size="12">
      """,
      "<rect width=\"640\" height=\"400\" fill=\"#ffffff\"/>",
      "<text x=\"320\" y=\"24\" text-anchor=\"middle\" font-size=\"15\">Learning curve</text>",
    ]
    parts += canvas.axes(points)
    parts += canvas.line(points.map { ($0.examples, $0.accuracy) }, "#1f6fb4", "intent accuracy", row: 0)
    parts += canvas.line(
      points.compactMap { point in point.slotF1.map { (point.examples, $0) } }, "#c2571a", "slot F1", row: 1)
    parts += canvas.line(points.map { ($0.examples, $0.exact) }, "#3a8f3a", "exact", row: 2)
    parts.append("</svg>")
    return parts.joined(separator: "\n") + "\n"
  }
}

/// Where things are in the picture.
private struct Canvas {
  private let left = 60.0
  private let right = 480.0
  private let top = 40.0
  private let bottom = 350.0
  private let first: Double
  private let last: Double
  private let lowest: Double

  init(_ points: [LearningCurve.Point]) {
    let counts = points.map { log2(Double(max($0.examples, 1))) }
    first = counts.min() ?? 0
    last = max(counts.max() ?? 1, first + 1e-6)
    let least = points.flatMap { [$0.accuracy, $0.exact] + [$0.slotF1].compactMap(\.self) }.min() ?? 0
    lowest = min(max((least * 10).rounded(.down) / 10, 0), 0.9)
  }

  private func x(_ examples: Int) -> Double {
    left + (log2(Double(max(examples, 1))) - first) / (last - first) * (right - left)
  }

  private func y(_ share: Double) -> Double { bottom - (share - lowest) / (1 - lowest) * (bottom - top) }

  private func text(_ number: Double) -> String { String((number * 10).rounded() / 10) }

  /// The lines behind the curves and what they stand for.
  func axes(_ points: [LearningCurve.Point]) -> [String] {
    var parts: [String] = []
    for step in Int((lowest * 10).rounded())...10 {
      let share = Double(step) / 10
      let height = text(y(share))
      parts.append(
        "<line x1=\"\(text(left))\" y1=\"\(height)\" x2=\"\(text(right))\" y2=\"\(height)\" stroke=\"#dddddd\"/>"
      )
      parts.append(
        "<text x=\"\(text(left - 8))\" y=\"\(text(y(share) + 4))\" text-anchor=\"end\">\(step * 10) %</text>")
    }
    for point in points {
      parts.append(
        "<text x=\"\(text(x(point.examples)))\" y=\"\(text(bottom + 18))\" text-anchor=\"middle\">"
          + "\(point.examples)</text>")
    }
    parts.append(
      "<text x=\"\(text((left + right) / 2))\" y=\"\(text(bottom + 38))\" text-anchor=\"middle\">examples</text>"
    )
    return parts
  }

  /// One curve with its name beside it.
  func line(_ points: [(Int, Double)], _ color: String, _ name: String, row: Int) -> [String] {
    guard !points.isEmpty else { return [] }
    let path = points.map { "\(text(x($0.0))),\(text(y($0.1)))" }.joined(separator: " ")
    let height = top + 16 + Double(row) * 20
    return [
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>",
      "<line x1=\"\(text(right + 16))\" y1=\"\(text(height - 4))\" x2=\"\(text(right + 36))\" "
        + "y2=\"\(text(height - 4))\" stroke=\"\(color)\" stroke-width=\"2\"/>",
      "<text x=\"\(text(right + 42))\" y=\"\(text(height))\">\(name)</text>",
    ]
      + points.map {
        "<circle cx=\"\(text(x($0.0)))\" cy=\"\(text(y($0.1)))\" r=\"3\" fill=\"\(color)\"/>"
      }
  }
}

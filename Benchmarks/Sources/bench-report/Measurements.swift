import Foundation

/// Numbers by measure and statistic; times are in microseconds.
struct Measurements {
  private var values: [String: [String: Double]] = [:]

  func value(_ measure: String, _ statistic: String) -> Double? {
    values[measure]?[statistic]
  }

  mutating func add(_ measure: String, microseconds samples: [Double]) {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return }
    func percentile(_ share: Double) -> Double {
      sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.up)) - 1)]
    }
    values[measure, default: [:]]["p50"] = percentile(0.5)
    values[measure, default: [:]]["p99"] = percentile(0.99)
  }

  mutating func add(_ measure: String, peakMegabytes: Double) {
    values[measure, default: [:]]["peak"] = peakMegabytes
  }

  /// Adds numbers by measure and statistic, as `reading-bench` writes them.
  mutating func add(numbers data: Data) throws {
    for (measure, numbers) in try JSONDecoder().decode([String: [String: Double]].self, from: data) {
      values[measure, default: [:]].merge(numbers) { _, new in new }
    }
  }

  /// One entry of the format that the Java Microbenchmark Harness made common.
  private struct Entry: Decodable {
    struct Metric: Decodable {
      var score: Double
      var scorePercentiles: [String: Double]
    }
    var benchmark: String
    var primaryMetric: Metric
    var secondaryMetrics: [String: Metric]
  }

  /// Adds what the benchmarks wrote: the throughput of each, and its wall-clock time in microseconds.
  mutating func add(jmh data: Data) throws {
    for entry in try JSONDecoder().decode([Entry].self, from: data) {
      let name = entry.benchmark.split(separator: ".").last.map(String.init) ?? entry.benchmark
      let measure = name.replacingOccurrences(of: "_", with: " ")
      values[measure, default: [:]]["per second"] = entry.primaryMetric.score
      let time = entry.secondaryMetrics["Time (wall clock)"]
      for (statistic, percentile) in [("p50", "50.0"), ("p99", "99.0")] {
        values[measure, default: [:]][statistic] = time?.scorePercentiles[percentile]
      }
    }
  }
}

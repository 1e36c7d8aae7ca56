import Foundation
import Language
import Understanding

/// Measures the first pass on mixed requests: how long one sentence takes to read, in the middle and at worst.
///
/// Run it with `swift run --package-path Benchmarks -c release reading-bench`. With `--json FILE` it writes the numbers for
/// `bench-report`; with `--dump FILE` it writes what every line for tuning was taken for, and measures nothing: two versions
/// whose files are alike read alike.
@main
enum ReadingBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap {
        arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
      }
    }
    let understanding = try RequestHome.understanding()
    if let file = value(of: "--dump") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let lines = try MixedRequests.all().map { text in
        let reading = understanding.read(Utterance(text, context: RequestHome.context))
        return String(decoding: try encoder.encode(Explanation(reading).json), as: UTF8.self) + "\n"
      }
      return try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    }
    let rounds = value(of: "--rounds").flatMap(Int.init) ?? 20
    let requests = try MixedRequests.mixed()
    let times = measured(requests.map(\.text), rounds, understanding)
    print(
      "\(requests.count) requests, \(requests.count { $0.isOutside }) of them out of scope, \(rounds) rounds\n"
    )
    print("| measure | value |\n|---|---:|")
    for (name, number) in times.numbers { print("| \(name) | \(Int(number.rounded())) |") }
    if let file = value(of: "--json") {
      let numbers = Dictionary(times.numbers) { first, _ in first }
      try JSONEncoder().encode(["understand, mixed": numbers]).write(to: URL(filePath: file))
    }
    for (text, time) in times.slowest(of: requests.map(\.text)).prefix(arguments.contains("--slow") ? 20 : 0)
    {
      print("\(Int(time)) us: \(text)")
    }
  }

  private static func measured(_ texts: [String], _ rounds: Int, _ understanding: Understanding) -> Times {
    var times = Times()
    // The first round reads models and fills what is kept of words, as the first minutes of an assistant do.
    for round in 0...rounds {
      for text in texts {
        let utterance = Utterance(text, context: RequestHome.context)
        let start = Times.processor
        let decision = understanding.read(utterance).decision
        let time = Times.processor - start
        if case .ambiguous(let readings) = decision, readings.isEmpty { continue }
        if round > 0 { times.samples.append(time) }
      }
    }
    return times
  }
}

/// How long sentences took, in microseconds.
struct Times {
  /// The time that this thread has spent on a processor, so that other work on the machine does not count.
  static var processor: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1_000
  }

  /// The times of all sentences, round by round.
  var samples: [Double] = []

  /// The statistics with their names as in `Thresholds.json`.
  var numbers: [(String, Double)] {
    let sorted = samples.sorted()
    func percentile(_ share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[max(0, Int((Double(sorted.count) * share).rounded(.up)) - 1)]
    }
    let total = samples.reduce(0, +)
    return [
      ("per second", total > 0 ? Double(samples.count) / total * 1_000_000 : 0), ("p50", percentile(0.5)),
      ("p90", percentile(0.9)), ("p99", percentile(0.99)), ("p99.9", percentile(0.999)),
    ]
  }

  /// The sentences whose quickest reading took longest.
  func slowest(of texts: [String]) -> [(String, Double)] {
    texts.enumerated().map { index, text in
      (text, stride(from: index, to: samples.count, by: texts.count).map { samples[$0] }.min() ?? 0)
    }
    .sorted { $0.1 > $1.1 }
  }
}

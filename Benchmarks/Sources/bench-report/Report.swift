import ArgumentParser
import Foundation

/// Measures whole commands, reads what the benchmarks measured, and checks all of it against the thresholds.
@main
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-report", abstract: "Prints all measurements and fails when a threshold is exceeded.")

  @Option(help: "The command under test.") var prithee: String
  @Option(help: "A home with the sample apps.") var home: String
  @Option(help: "What the benchmarks wrote, in the format jmh; may be given several times.")
  var results: [String] = []
  @Option(help: "What reading-bench wrote with --json.") var reading: String?
  @Option(help: "The thresholds.") var thresholds: String
  @Option(help: "Cold starts to measure.") var coldStarts = 20

  func run() throws {
    var measurements = Measurements()
    for path in results {
      try measurements.add(jmh: Data(contentsOf: URL(filePath: path)))
    }
    let assistant = CommandUnderTest(executable: prithee, home: home)
    if let reading {
      try measurements.add(numbers: Data(contentsOf: URL(filePath: reading)))
    }
    measurements.add("understand, command", peakMegabytes: try assistant.memoryOfUnderstanding())
    measurements.add("ask, cold start", microseconds: try assistant.coldStarts(coldStarts))
    measurements.add("resident memory", peakMegabytes: try assistant.residentMemory())

    let limits = try JSONDecoder().decode(Limits.self, from: Data(contentsOf: URL(filePath: thresholds)))
    let rows = limits.rows(measurements)
    print("| measure | statistic | value | threshold | |")
    print("|---|---|---:|---:|---|")
    for row in rows { print(row.line) }
    let failed = rows.filter { !$0.isMet }
    guard failed.isEmpty else {
      throw ValidationFailure("\(failed.count) of \(rows.count) thresholds are not met.")
    }
    print("\nAll \(rows.count) thresholds are met.")
  }
}

/// A failure in words.
struct ValidationFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

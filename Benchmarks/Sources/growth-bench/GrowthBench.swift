import Catalog
import Foundation
import IntentWire
import Language
import Understanding

/// Measures how the cost of understanding grows: with the length of the text, the number of apps and their vocabulary.
///
/// Prints three tables and fails when a sentence that nobody understands costs more than 1.25 times one that somebody
/// does. Run it with `swift run --package-path Benchmarks -c release growth-bench`.
@main
enum GrowthBench {
  static func main() throws {
    let home = try SampleHome()
    var isMet = true
    print("| words of the text | p50 | words looked at |\n|---:|---:|---:|")
    let standard = try home.understanding(apps: 10, names: 100)
    for count in [5, 10, 20, 40, 80, 160, 500, 1_000, 10_000] {
      let text = Texts.long(count)
      print("| \(count) | \(Time.text(Time.middle(standard, [text], rounds: 40))) | \(min(count, 160)) |")
    }
    print("\n| hostile text | p50 |\n|---|---:|")
    for (name, text) in Texts.hostile {
      print("| \(name) | \(Time.text(Time.middle(standard, [text], rounds: 20))) |")
    }
    print("\n| apps | match, p50 | no match, p50 | ratio | made in | |\n|---:|---:|---:|---:|---:|---|")
    for apps in [1, 10, 100, 1_000] {
      isMet = try row("\(apps)", home, apps: apps, names: 100) && isMet
    }
    print(
      "\n| names that apps know | match, p50 | no match, p50 | ratio | made in | |\n|---:|---:|---:|---:|---:|---|"
    )
    for names in [100, 1_000, 10_000, 100_000] {
      isMet = try row("\(names)", home, apps: 10, names: names) && isMet
    }
    if !isMet { exit(1) }
  }

  /// The most that a sentence without a match may cost, in sentences with one.
  private static let greatestRatio = 1.25

  private static func row(_ title: String, _ home: SampleHome, apps: Int, names: Int) throws -> Bool {
    let start = ContinuousClock.now
    let understanding = try home.understanding(apps: apps, names: names)
    let made = Time.seconds(since: start)
    let match = Time.middle(understanding, Texts.matching, rounds: 20)
    let none = Time.middle(understanding, Texts.foreign, rounds: 20)
    let ratio = none / match
    let isMet = ratio <= greatestRatio
    print(
      "| \(title) | \(Time.text(match)) | \(Time.text(none)) | \((ratio * 100).rounded() / 100) | "
        + "\(Time.text(made)) | \(isMet ? "ok" : "MISSED") |")
    return isMet
  }
}

/// Time that readings take.
enum Time {
  /// The present, the region and the calendar of the sentences.
  private static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return LanguageContext(
      now: Date(timeIntervalSince1970: 1_773_829_000), calendar: calendar, locale: Locale(identifier: "en_US")
    )
  }()

  /// The seconds that the median reading of some sentences takes.
  static func middle(_ understanding: Understanding, _ texts: [String], rounds: Int) -> Double {
    var times: [Double] = []
    for round in 0...rounds {
      for text in texts {
        let start = ContinuousClock.now
        _ = understanding.read(Utterance(text, context: context))
        // The first round fills what is made on first use.
        if round > 0 { times.append(seconds(since: start)) }
      }
    }
    times.sort()
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// Seconds with a unit that suits them.
  static func text(_ seconds: Double) -> String {
    if seconds < 0.001 { return "\(Int((seconds * 1e6).rounded())) µs" }
    return seconds < 1 ? "\((seconds * 1e4).rounded() / 10) ms" : "\((seconds * 100).rounded() / 100) s"
  }
}

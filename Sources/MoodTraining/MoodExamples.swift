import Foundation
import Language

/// The examples from which the model of moods learns, always in the same order.
struct MoodExamples {
  /// Requests of `Data/requests/train`, all of which are orders or questions for now.
  static let requests = [
    "unusual-wordings", "typed-in-a-hurry", "many-voices", "reasons-and-slips", "spoken-with-asides",
    "roundabout", "more-alongside-the-phrases",
  ]

  /// How much a request counts: little, as there are many and all are after the same.
  ///
  /// One whose structure alone does not tell that it is an order counts more.
  private enum Weight { static let (plain, unlikely) = (0.05, 0.4) }

  /// The folder of the sentences.
  let folder: URL
  let reader: SentenceStructure

  /// All examples: labelled sentences, each once, then requests, and what is made of them.
  func all() throws -> [MoodTrainer.Example] {
    let moods = try moods()
    let requests = try Self.requests.flatMap { try lines(of: "\($0).jsonl", as: Request.self) }
    return moods + requests.map(example)
      + MoodContrasts(reader: reader).examples(of: requests.map { ($0.text, $0.intent ?? "") })
  }

  private func moods() throws -> [MoodTrainer.Example] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("moods-") && $0.hasSuffix(".jsonl") }.sorted()
    guard !names.isEmpty else {
      throw TrainingProblem(
        "There is no moods-….jsonl in \(folder.path); sentences to learn from were expected.")
    }
    var seen: Set<String> = []
    return try names.flatMap { try lines(of: $0, as: LabelledMood.self) }
      .filter { seen.insert($0.text.lowercased()).inserted }
      .map { .init(features: reader.features(of: $0.text), aim: $0.aim) }
  }

  private func example(_ request: Request) -> MoodTrainer.Example {
    let mood = reader.mood(of: request.text)
    let isPlain = mood.isForNow && mood.clauses.first?.force != .question
    return .init(
      features: reader.features(of: request.text), aim: .now,
      weight: isPlain ? Weight.plain : Weight.unlikely)
  }

  /// A request, of which only the words count and what they ask for.
  private struct Request: Decodable {
    var text: String
    var intent: String?
  }

  private func lines<Line: Decodable>(of name: String, as type: Line.Type) throws -> [Line] {
    let decoder = JSONDecoder()
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
      .enumerated().map { number, line in
        do {
          return try decoder.decode(type, from: Data(line.utf8))
        } catch {
          throw TrainingProblem("\(name), line \(number + 1): \(error)")
        }
      }
  }
}

/// A sentence with what its writer said of it; see `Data/requests/README.md`.
struct LabelledMood: Decodable {
  var text: String
  /// Whether it orders something to be done now.
  var now: Bool
  /// What it is: `order`, `question`, `statement`, `report`, `wish`, `refusal` or `other`.
  var force: String
  /// When its deed is: `now`, `later`, `past` or `none`.
  var moment: String?
  /// Whether its deed depends on something.
  var condition: Bool?

  /// What the whole of it is after.
  var aim: MoodAim {
    if now { return .now }
    if force == "refusal" { return .refused }
    if moment == "later" || condition == true, ["order", "question", "other"].contains(force) {
      return .later
    }
    return force == "question" ? .asked : .told
  }
}

/// Reads the structure of sentences as the assistant does, without knowing what is installed but for names of apps.
struct SentenceStructure {
  /// The names of apps, folded.
  let apps: Set<String>
  private let english = English()
  private let context: LanguageContext

  /// Creates a reader for which it is always the same moment, 18 March 2026, 10:15.
  init(apps: Set<String>) {
    self.apps = apps
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    context = LanguageContext(
      now: Date(timeIntervalSince1970: 1_773_828_900), calendar: calendar,
      locale: Locale(identifier: "en_US"))
  }

  /// What a model is taught of a sentence.
  func features(of text: String) -> [UInt64] {
    let parts = parts(of: text)
    return English.moodFeatures(of: parts.tokens, addressees: parts.apps, times: parts.times)
  }

  /// What the clauses of a sentence do.
  func mood(of text: String) -> SentenceMood {
    let parts = parts(of: text)
    return english.mood(of: parts.tokens, names: [], addressees: parts.apps, times: parts.times)
  }

  private func parts(of text: String) -> (tokens: [Token], apps: [Range<Int>], times: [Range<Int>]) {
    let tokens = english.tokens(in: text)
    let named = tokens.indices.filter { apps.contains(tokens[$0].folded) }.map { $0..<$0 + 1 }
    let times =
      english.dates(in: tokens, context: context, prefersPast: false).map(\.tokensWithPreposition)
      + english.recurrences(in: tokens, context: context).map(\.tokens)
    return (tokens, named, times)
  }
}

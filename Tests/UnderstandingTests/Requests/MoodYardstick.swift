import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

/// Measures how sentences are taken by what they are after: whether orders are seen, nothing is done after sentences that order
/// nothing, and genuine orders in the words of those are carried out.
@Suite(
  "What sentences are after",
  .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct MoodYardstick {
  private static func read(_ text: String) throws -> Reading {
    try RequestHome.understanding().read(Utterance(text, context: RequestHome.context))
  }

  /// What the rules are tuned with and what only measures.
  private static let parts = [RequestPart.tune, .held]

  private struct Mood: Decodable {
    var text: String
    var now: Bool
    var kind: String
  }

  @Test("It is seen whether a sentence is an order to do it now", arguments: parts)
  func moods(_ part: RequestPart) throws {
    var tally = Tally(
      columns: ["by structure", "as learnt", "order unseen", "order seen where none is"])
    for line in try part.lines("moods", as: Mood.self) {
      let mood = try Self.read(line.text).mood
      let learnt = (mood.chance(of: .now) ?? 0) >= 0.5
      var hits: Set<Int> = []
      if mood.isForNow == line.now { hits.insert(0) }
      if learnt == line.now { hits.insert(1) } else { hits.insert(line.now ? 2 : 3) }
      tally.add(line.kind, hits)
    }
    print("\nMoods, \(part.rawValue): an order to do it now\n\(tally)")
    #expect(tally.share(0) >= Bounds.structure)
    #expect(tally.share(1) >= Bounds.learnt)
  }

  private struct Harmless: Decodable {
    var text: String
    var kind: String
  }

  @Test("Nothing is done after sentences that order nothing", arguments: parts)
  func harmless(_ part: RequestPart) throws {
    var tally = Tally(columns: ["done wrongly", "asked", "looked up", "told"])
    for line in try part.lines("harmless", as: Harmless.self) {
      let column =
        switch try Self.read(line.text).decision {
        case .accepted(let reading) where try RequestHome.understanding().grammar.onlyTells(reading): 2
        case .accepted(let reading): reading.isDoubtful ? 1 : 0
        case .ambiguous: 1
        case .refused: 3
        }
      tally.add(line.kind, [column])
      if column == 0 { tally.fail(line.kind, line.text) }
    }
    print("\nHarmless, \(part.rawValue)\n\(tally)")
    if part != .held { print(tally.failures) }
    #expect(tally.share(0) <= Bounds.wrong)
    #expect(tally.share(1) <= Bounds.harmlessAsked)
  }

  private struct Harmful: Decodable {
    var text: String
    var app: String
    var deed: String
  }

  @Test("Orders in the words of such sentences are carried out", arguments: parts)
  func harmful(_ part: RequestPart) throws {
    var tally = Tally(columns: ["right", "asked", "refused", "another"])
    for line in try part.lines("harmful", as: Harmful.self) {
      let deed = try #require(Deed.all[line.app], "\(line.app)")
      let column =
        switch try Self.read(line.text).decision {
        case .accepted(let reading) where !deed.fits(reading, line.deed): 3
        case .accepted(let reading): reading.isDoubtful ? 1 : 0
        case .ambiguous(let readings): readings.contains { deed.fits($0, line.deed) } ? 1 : 3
        case .refused: 2
        }
      tally.add("\(line.app): \(line.deed)", [column])
      if column > 1 { tally.fail("\(line.app): \(line.deed)", line.text) }
    }
    print("\nHarmful, \(part.rawValue)\n\(tally)")
    if part != .held { print(tally.failures) }
    #expect(tally.share(0) >= Bounds.right)
    #expect(tally.share(2) <= Bounds.refused)
  }

  /// A little below what is reached, not what is wanted: see Benchmarks/RESULTS.md.
  private enum Bounds {
    static let (structure, learnt) = (0.8, 0.83)
    static let (wrong, harmlessAsked) = (0.11, 0.165)
    static let (right, refused) = (0.8, 0.07)
  }

  /// What the deeds that writers named are to one of the sample apps.
  private struct Deed {
    var app: String
    var intents: [String: Set<String>]

    /// Whether a reading is what was ordered; for a deed without a name of its own, anything that the app does.
    func fits(_ reading: Interpretation, _ deed: String) -> Bool {
      reading.appName == app && (intents[deed]?.contains(reading.intent) ?? (deed == "other"))
    }

    static let all: [String: Deed] = [
      "messages": Deed(
        app: "Murmur",
        intents: [
          "send": ["INSendMessageIntent"], "search": ["INSearchForMessagesIntent"],
          "read": ["INSearchForMessagesIntent"], "unsend": ["INUnsendMessagesIntent"],
        ]),
      "calls": Deed(
        app: "Chime",
        intents: [
          "call": ["INStartCallIntent"], "callsearch": ["INSearchCallHistoryIntent"],
          "end": ["INHangUpCallIntent"],
        ]),
      "lists": Deed(
        app: "ListOMat",
        intents: [
          "addtask": ["INAddTasksIntent"], "createlist": ["INCreateTaskListIntent"],
          "complete": ["INSetTaskAttributeIntent"], "delete": ["INDeleteTasksIntent"],
          "show": ["INSearchForNotebookItemsIntent"],
        ]),
      "photos": Deed(
        app: "Vignette",
        intents: [
          "photosearch": ["INSearchForPhotosIntent"], "slideshow": ["INStartPhotoPlaybackIntent"],
        ]),
      "workouts": Deed(
        app: "Stride",
        intents: [
          "start": ["INStartWorkoutIntent"], "pause": ["INPauseWorkoutIntent"],
          "resume": ["INResumeWorkoutIntent"], "end": ["INEndWorkoutIntent"],
          "cancel": ["INCancelWorkoutIntent"],
        ]),
      "rides": Deed(
        app: "ZipCab",
        intents: [
          "book": ["INRequestRideIntent"], "cancel": ["INCancelRideIntent"],
          "ridestatus": ["INGetRideStatusIntent"], "ridelist": ["INListRideOptionsIntent"],
        ]),
      "music": Deed(
        app: "Tunewell",
        intents: [
          "play": ["PlayAudio"], "pause": ["PausePlayback"], "resume": ["ResumePlayback"],
          "skip": ["SkipSong"], "now": ["GetNowPlaying"],
          "favorite": ["UpdateAudioAffinity", "AddToLibrary"],
        ]),
      "trails": Deed(
        app: "Trails",
        intents: [
          "find": ["FindTrails", "SearchTrails", "SuggestTrails", "FindTrailCollections"],
          "suggest": ["SuggestTrails", "FindTrails", "SearchTrails"], "open": ["OpenTrail", "GetTrailInfo"],
          "record": ["StartTrailActivity"], "end": ["EndTrailActivity"], "favorite": ["AddFavorite"],
        ]),
    ]
  }
}

/// Counts by kinds, and writes them as a table.
private struct Tally: CustomStringConvertible {
  let columns: [String]
  private var failed: [String] = []
  private var rows: [(kind: String, all: Int, hits: [Int])] = []

  init(columns: [String]) { self.columns = columns }

  /// Counts a sentence of a kind in some columns.
  mutating func add(_ kind: String, _ hits: Set<Int>) {
    let row: Int
    if let known = rows.firstIndex(where: { $0.kind == kind }) {
      row = known
    } else {
      row = rows.count
      rows.append((kind, 0, columns.map { _ in 0 }))
    }
    rows[row].all += 1
    for column in hits { rows[row].hits[column] += 1 }
  }

  /// Notes a sentence that was not taken as it should be.
  mutating func fail(_ kind: String, _ text: String) { failed.append("\(kind): \(text)") }

  /// The sentences that were noted, a line each; not to be printed of what only measures.
  var failures: String { failed.sorted().joined(separator: "\n") }

  private var total: (kind: String, all: Int, hits: [Int]) {
    (
      "all", rows.reduce(0) { $0 + $1.all },
      columns.indices.map { column in rows.reduce(0) { $0 + $1.hits[column] } }
    )
  }

  /// The share of all sentences in a column.
  func share(_ column: Int) -> Double { Double(total.hits[column]) / Double(max(total.all, 1)) }

  var description: String {
    let head =
      "| kind | sentences | \(columns.joined(separator: " | ")) |\n|---|\(columns.map { _ in "---:|" }.joined())---:|"
    let lines = (rows.sorted { $0.kind < $1.kind } + [total]).map { row in
      "| \(row.kind) | \(row.all) | \(row.hits.map(String.init).joined(separator: " | ")) |"
    }
    let shares = columns.indices.map { String(format: "%.1f", share($0) * 100) }
    return ([head] + lines + ["| per cent | | \(shares.joined(separator: " | ")) |"]).joined(separator: "\n")
  }
}

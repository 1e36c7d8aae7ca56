import Catalog
import Foundation
import IntentWire
import Language
import Learning
import Testing

@testable import Understanding

/// Apps that tell what sentences mean.
@Suite("What apps tell of sentences")
struct AppModelTests {
  /// A bar whose model is trained once for all tests.
  private static let bar: Result<InstalledApp, any Error> = Result {
    let app = try written(Bar.sentences)
    try AppModel.train(app, reader: English())
    return app
  }

  /// Where the folders of all tests are, until the process ends: the bar's model is read until then.
  private static let folders: URL = {
    atexit { try? FileManager.default.removeItem(at: AppModelTests.folders) }
    return FileManager.default.temporaryDirectory.appending(path: "AppModelTests-\(UUID().uuidString)")
  }()

  /// The bar with a file of sentences in a folder of its own.
  private static func written(_ lines: String) throws -> InstalledApp {
    let folder = folders.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: InstalledApp.labeledSentences)
    try Data(lines.utf8).write(to: file)
    return Bar.app(sentences: file, model: folder.appending(path: "model"))
  }

  private func read(_ sentence: String) throws -> Reading {
    World.read(sentence, [try Self.bar.get(), World.jotter, World.rivers])
  }

  @Test(
    "Sentences like those that the app tells are understood, with their values",
    arguments: [
      ("could you make me a mocha with oat milk", "OrderDrinkIntent", ["drink": "mocha", "milk": "oat"]),
      ("i fancy an iced tea", "OrderDrinkIntent", ["drink": "iced tea"]),
      (
        "one flat white with soy milk in Morning Bar", "OrderDrinkIntent",
        ["drink": "flat white", "milk": "soy"]
      ),
      ("how much longer will my coffee take", "CheckOrderIntent", [:]),
      ("Morning Bar, is my tea done", "CheckOrderIntent", [:]),
      ("which cafe is closest to the station", "FindBarIntent", ["place": "the station"]),
    ])
  func understands(_ sentence: String, _ intent: String, _ values: [String: String]) throws {
    let reading = try read(sentence)
    let found = try #require(reading.accepted, "\(Explanation(reading).text)")
    #expect(found.intent == intent, "\(Explanation(reading).text)")
    #expect(found.evidence.reader == "trained")
    for (name, value) in values {
      #expect(found.values[name]?.plain == .string(value), "\(Explanation(reading).text)")
    }
  }

  @Test("What a sentence implies without saying it is a value, too")
  func implied() throws {
    let reading = try read("my usual but a really big one")
    let found = try #require(reading.candidates.first, "\(Explanation(reading).text)")
    #expect(found.intent == "OrderUsualIntent")
    #expect(found.values["size"]?.plain == .string("large"), "\(Explanation(reading).text)")
  }

  @Test(
    "What is not the app's business is not taken for it",
    arguments: [
      "what is the capital of portugal", "set an alarm for seven", "how long do i have to boil an egg",
      "book a flight to lisbon for tuesday", "turn the lights off in the kitchen", "tell me a joke please",
      "how do i clean the machine",
    ])
  func refuses(_ sentence: String) throws {
    let reading = try read(sentence)
    #expect(reading.accepted?.app != "org.example.bar", "\(Explanation(reading).text)")
  }

  @Test("A phrase that fits counts more than what was learnt")
  func phrases() throws {
    #expect(try read("check my order in Morning Bar").accepted?.evidence.reader != "trained")
    #expect(try read("add coffee to my groceries list in Jotter").accepted?.app == "org.example.jotter")
  }

  @Test("What is learnt from depends on the app alone, and has no sentence twice")
  func lessons() throws {
    let (one, two) = (try Self.written(Bar.sentences), try Self.written(Bar.sentences))
    let examples = try AppLessons(one, reader: English()).examples()
    #expect(try AppLessons(two, reader: English()).examples() == examples)
    #expect(Set(examples.map(\.text)).count == examples.count)
    // Without the app's name, with the value's new place.
    let order = try #require(examples.first { $0.text == "order a small mocha" })
    #expect(order.slots.map(\.value).sorted() == ["mocha", "small"])
    let scalars = Array(order.text.unicodeScalars)
    for slot in order.slots {
      #expect(String(String.UnicodeScalarView(scalars[slot.start..<slot.end])) == slot.value)
    }
    // A phrase with a value, and requests of other kinds.
    #expect(examples.contains { $0.text == "check my order" && $0.intent == "CheckOrderIntent" })
    #expect(examples.count { $0.intent == nil } > 700)
  }

  @Test(
    "A faulty file is told of with what is wrong and what to do, and nothing is written",
    arguments: [
      ("{\"text\": \"a coffee\", \"intent\": \"BrewIntent\"}", ["BrewIntent", "OrderDrinkIntent"]),
      (
        "{\"text\": \"a coffee\", \"intent\": \"CheckOrderIntent\", \"slots\": [{\"name\": \"drink\", \"start\": 2, \"end\": 8}]}",
        ["drink", "takes nothing"]
      ),
      (
        "{\"text\": \"a coffee\", \"intent\": \"OrderUsualIntent\", \"slots\": [{\"name\": \"size\", \"value\": \"huge\"}]}",
        ["huge", "small, large"]
      ),
      (
        "{\"text\": \"a coffee\", \"intent\": \"OrderDrinkIntent\", \"slots\": [{\"name\": \"drink\", \"value\": \"tea\"}]}",
        ["“tea”", "start"]
      ),
      ("\n{\"text\": 1}", ["AppUtterances.jsonl:2"]), ("", ["no example"]),
      ("\u{0}\u{1}", ["AppUtterances.jsonl"]),
    ])
  func faults(_ lines: String, _ words: [String]) throws {
    let app = try Self.written(lines)
    let problem = #expect(throws: CatalogProblem.self) { try AppModel.train(app, reader: English()) }
    for word in words {
      #expect(problem?.description.contains(word) == true, "\(String(describing: problem))")
    }
    #expect(try !FileManager.default.fileExists(atPath: #require(app.modelFile).path))
  }

  @Test("A file that is too large is told of without being read")
  func large() throws {
    let app = try Self.written(String(repeating: " ", count: AppUtterances.limit.bytes + 1))
    let problem = #expect(throws: CatalogProblem.self) { try AppModel.train(app, reader: English()) }
    #expect(problem?.description.contains("bytes") == true)
  }

  @Test("A damaged model is told of, and reading goes on without it")
  func damaged() throws {
    let app = try Self.written(Bar.sentences)
    #expect(AppModel.problem(of: app)?.message.contains("Install the app again") == true)
    try Data("no model".utf8).write(to: #require(app.modelFile))
    #expect(AppModel.problem(of: app)?.message.contains("Install the app again") == true)
    let reading = World.read("i fancy an iced tea", [app])
    #expect(!reading.candidates.contains { $0.evidence.reader == "trained" })
    #expect(AppModel.problem(of: World.jotter) == nil)
  }
}

extension AppModelTests {
  @Test("lint tells of sentences that are read otherwise than the app tells")
  func lint() throws {
    let sentences = [
      #"{"text": "check my order", "intent": "FindBarIntent"}"#,
      #"{"text": "check my order in Morning Bar", "intent": null}"#,
      #"{"text": "nothing like the others at all", "intent": "OrderUsualIntent"}"#,
      #"{"text": "check my order please", "intent": "CheckOrderIntent"}"#,
    ]
    let app = try Self.written(sentences.joined(separator: "\n"))
    let understanding = Understanding(apps: [app], vocabularies: [:], reader: English())
    let found = PhraseLint(understanding, vocabularies: [:]).findings(context: World.context)
      .filter { $0.rule == .misreadSentence }
    #expect(
      found.map(\.phrase) == [
        "check my order", "check my order in Morning Bar", "nothing like the others at all",
      ])
    #expect(found.map(\.intent) == ["FindBarIntent", "none", "OrderUsualIntent"])
    #expect(found.first?.message.contains("CheckOrderIntent") == true)
    #expect(found.last?.message.contains("not understood") == true)
  }
}

import Catalog
import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Readings")
struct ReadingTests {
  @Test("What a person wrote reaches the app as written")
  func asWritten() {
    let values = World.read("Add Crème Fraîche and “Earl Grey” to the FRIDGE list").plain?.values
    #expect(
      values == [
        "taskTitles": .array([.string("Crème Fraîche"), .string("Earl Grey")]),
        "targetTaskList": .string("FRIDGE"),
      ])
  }

  @Test("A known name stays whole, with its “list” and its “and”")
  func knownNames() {
    let whole = World.read("put socks on the packing list")
    #expect(whole.plain?.values["targetTaskList"] == .string("packing list"), "\(Explanation(whole).text)")
    let and = World.read("add salt and pepper to the corner shop")
    #expect(
      and.plain?.values["taskTitles"] == .array([.string("Salt and Pepper")]), "\(Explanation(and).text)")
  }

  @Test("Politeness, marks, case and slips in common words change nothing")
  func forms() {
    let expected = World.read("remove string from the garden list").plain
    for text in [
      "REMOVE STRING FROM THE GARDEN LIST", "please remove string from the garden list",
      "could you please remove string from the garden list?",
      "remove string from the garden list, thank you!",
      "remvoe string from the garden list", "just remove string from the garden list now",
    ] {
      let plain = World.read(text).plain
      #expect(plain?.intent == expected?.intent, "\(text)")
      #expect(
        plain?.values["taskList"]?.folded == expected?.values["taskList"]?.folded
          && plain?.values["tasks"]?.folded == expected?.values["tasks"]?.folded, "\(text)")
    }
  }

  @Test(
    "Talk that no app can answer is refused",
    arguments: [
      "what's the capital of France", "how far is the moon", "tell me a joke", "good morning", "who are you",
      "what's the weather in the mountains", "seven times eight", "", "?!", "the", "is it raining",
    ])
  func refused(_ sentence: String) {
    let reading = World.read(sentence)
    guard case .refused = reading.decision else {
      Issue.record("\(Explanation(reading).text)")
      return
    }
  }

  @Test("Dates become values, and a time without a day is the next one")
  func dates() {
    let trigger = World.read("remind me to call the bank tomorrow at 5 pm").plain?.values[
      "temporalEventTrigger"]
    #expect(trigger == .string("2026-03-19T17:00"))
    let next = World.read("remind me to call the bank at 9:30 am").plain?.values["temporalEventTrigger"]
    #expect(next == .string("2026-03-19T09:30"))
  }

  @Test("A long text is read up to a bound, and the reading says so")
  func long() {
    let words = (0..<10_000).map { "word\($0 % 13)" }.joined(separator: " and ")
    let understanding = World.understanding()
    let (reading, visited) = understanding.measure(Utterance("add " + words, context: World.context))
    #expect(reading.notes.contains { $0.contains("Only the first") })
    #expect(visited < 3 * Matcher.maximumThreads)
    let half = understanding.measure(Utterance("add " + words.prefix(400), context: World.context)).visited
    let quarter = understanding.measure(Utterance("add " + words.prefix(200), context: World.context)).visited
    #expect(half < quarter * 3)
  }

  @Test("The work for a sentence hardly grows with the number of apps")
  func manyApps() {
    let others = (0..<400).map { number in
      InstalledApp(
        identifier: "org.other.app\(number)", name: "Gizmo Number \(number)",
        manifest: AppManifest(
          module: "M\(number)",
          intents: [
            IntentManifest(identifier: "OpenStarred", dialect: .appIntents, title: "Open Starred"),
            IntentManifest(
              identifier: "Level", dialect: .appIntents, title: "Level",
              parameters: [ParameterManifest(name: "thing", title: "Thing", type: .entity("Thing"))]),
          ],
          shortcuts: [
            ShortcutManifest(intent: "OpenStarred", phrases: ["Open starred in ${applicationName}"]),
            ShortcutManifest(
              intent: "Level",
              phrases: ["How high is ${thing} in ${applicationName}", "${thing} number \(number)"]),
          ]))
    }
    let utterance = Utterance("how high is otter creek in Rivers", context: World.context)
    let few = World.understanding().measure(utterance)
    let many = World.understanding([World.jotter, World.rivers] + others).measure(utterance)
    #expect(many.reading.accepted == few.reading.accepted)
    #expect(many.visited <= few.visited * 2 + 50)
  }

  @Test("Any text gives the same reading twice, with uses inside the text")
  func anyText() {
    var random = Randomness(seed: 11)
    let understanding = World.understanding()
    let pieces =
      "add|put|to|the|my|list|in|Rivers|JotDesk|,|and|é|👩‍👩‍👧|½|5|tomorrow|at|show|what's|on|delete|\u{200B}|\"|-|日本|\u{301}|.|mark|as|done|called|\n|ask|open|starred|\u{0}|please|’s"
      .split(separator: "|").map(String.init)
    for _ in 0..<600 {
      var text = ""
      for _ in 0..<random.next(below: 16) {
        text += pieces[random.next(below: pieces.count)] + (random.next(below: 4) == 0 ? "" : " ")
      }
      let utterance = Utterance(text, context: World.context)
      let reading = understanding.read(utterance)
      #expect(reading == understanding.read(utterance))
      #expect(!Explanation(reading).text.isEmpty)
      for candidate in reading.candidates {
        #expect(candidate.score >= 0 && candidate.score <= 1)
        for use in candidate.evidence.uses {
          #expect(use.start >= 0 && use.start <= use.end && use.end <= text.utf8.count)
          let bytes = Array(text.utf8)[use.start..<use.end]
          #expect(String(decoding: bytes, as: UTF8.self) == use.text)
        }
      }
    }
  }
}

extension JSONValue {
  /// The text without regard to case.
  fileprivate var folded: String { "\(self)".lowercased() }
}

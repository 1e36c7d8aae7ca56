import IntentWire
import Testing

@testable import Understanding

@Suite("What a person takes back in a sentence")
struct RepairTests {
  private static let understanding = Result { try RequestHome.understanding() }

  private static func read(_ text: String) throws -> (intent: String?, values: [String: JSONValue]) {
    let reading = try understanding.get().read(Utterance(text, context: RequestHome.context))
    guard case .accepted(let best) = reading.decision else { return (nil, [:]) }
    return (best.intent, best.values.mapValues(\.plain))
  }

  @Test(
    "The words behind a correction replace those before it",
    arguments: [
      ("text tom no sorry text sam i'm late", "recipients", JSONValue.array([.string("sam")])),
      ("start a run actually no start a walk", "workoutName", .string("walk")),
      ("show me photos from rome uh no from naples", "locationCreated", .string("naples")),
      ("put batteries sorry light bulbs on my hardware list", "taskTitles", .array([.string("light bulbs")])),
      ("cancel my cab, no wait, end my run", "workoutName", .string("run")),
      ("shuffle my gym playlist no my dinner playlist", "query", .string("dinner playlist")),
      ("make a camping list sorry a cabin list", "title", .string("cabin")),
      ("rate the driver three stars no four stars", "rating", .integer(4)),
      ("text grace we meet at five no we meet at six", "content", .string("we meet at six")),
      ("erase milk from the camping list no erase eggs", "tasks", .array([.string("eggs")])),
      // What was said besides is kept.
      ("erase milk from the camping list no erase eggs", "taskList", .string("camping")),
    ])
  func replaces(text: String, parameter: String, value: JSONValue) throws {
    #expect(try Self.read(text).values[parameter] == value)
  }

  @Test(
    "Words that only look like a correction stay",
    arguments: [
      ("tell tom i'm sorry i'm late", "content", JSONValue.string("i'm sorry i'm late")),
      ("text mom no i can't come", "content", .string("no i can't come")),
      ("play no woman no cry", "query", .string("no woman no cry")),
      ("remind me to say sorry to mom", "taskTitles", .array([.string("say sorry to mom")])),
      ("play a song called sorry by justin", "query", .string("sorry by justin")),
      ("put four stars on the list no matter what", "taskTitles", .array([.string("four stars")])),
    ])
  func stays(text: String, parameter: String, value: JSONValue) throws {
    #expect(try Self.read(text).values[parameter] == value)
  }

  @Test func whatWasTakenBackIsShown() throws {
    let reading = try Self.understanding.get().read(
      Utterance("text tom no sorry text sam i'm late", context: RequestHome.context))
    let aside = reading.candidates.first?.evidence.uses.first { $0.role == "aside" }
    #expect(aside?.text == "text tom no sorry")
  }

  @Test(
    "Nothing but words that take something back, in any order, is read without a crash",
    .timeLimit(.minutes(1)))
  func onlyCorrections() throws {
    let words = ["no", "wait", "sorry", "uh", "i mean", "add", "milk", "to", "my list", ",", "text", "tom"]
    var seed: UInt64 = 7
    for _ in 0..<600 {
      let text = (0..<9).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(seed >> 33) % words.count]
      }.joined(separator: " ")
      let reading = try Self.understanding.get().read(Utterance(text, context: RequestHome.context))
      for use in reading.candidates.flatMap(\.evidence.uses) {
        #expect(use.start <= use.end && use.end <= text.utf8.count, "\(text)")
      }
    }
  }
}

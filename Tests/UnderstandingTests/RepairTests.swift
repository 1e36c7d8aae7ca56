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
}

import Foundation
import IntentWire
import Language
import Testing
import Understanding

@testable import Conversation

/// Requests that go on with an earlier one.
@Suite("Going on with an earlier request")
struct GoingOnTests {
  private static let part = TextPart(
    language: English(),
    context: LanguageContext(
      now: Date(timeIntervalSince1970: 1_773_829_000), calendar: Calendar(identifier: .gregorian),
      locale: Locale(identifier: "en_US")))

  @Test(
    "Another time, day or number takes the place of the one in a text",
    arguments: [
      ("dinner at 8?", "8:30", "dinner at 8:30?"), ("it starts at three", "four", "it starts at four"),
      ("we are six", "to seven", "we are seven"), ("see you on Friday", "Saturday", "see you on Saturday"),
      ("come on Friday at eight", "now", nil),
      ("come on Friday at eight", "half past nine", "come on Friday at half past nine"),
      ("the keys are here", "four", nil),
      ("take 2 eggs and 3 apples", "4", nil), ("see you at three", "at the gym", nil),
      ("see you on Friday", "eight", nil),
    ])
  func partOfAText(text: String, words: String, whole: String?) {
    #expect(Self.part.replaced(in: text, by: words) == whole)
  }

  @Test(arguments: ["no, Sam", "oops I meant Sam", "sorry, Sam", "no no not that, Sam"])
  func openingsThatCorrect(text: String) {
    let followUp = FollowUp(text, in: English())
    #expect(followUp?.corrects == true && followUp?.rest == "Sam")
  }

  @Test(arguments: ["the third one", "read me the third one", "show me the third one please"])
  func aPlaceIsChosenWithAVerb(text: String) {
    let matcher = OptionMatcher([["Milk"], ["Bread"], ["Eggs"], ["Salt"]], language: English())
    #expect(matcher.match(text) == .one(2))
    #expect(matcher.match("show me three") == .nothing)
  }

  @Test(
    arguments: [
      ("first one", false), ("the other one", false), ("those ones", false), ("one", true), ("yes", true),
      ("the first one is mine", true),
    ])
  func whatOnlyPointsIsNoMessage(text: String, isKept: Bool) {
    var reading = Self.reply("message")
    reading.values["content"] = .string(text)
    var state = ConversationState(id: "c1")
    #expect(reading.withoutPointing(after: state).values["content"] != nil)
    state.last = LastRequest("show my photos", Self.reply("message"))
    #expect((reading.withoutPointing(after: state).values["content"] != nil) == isKept)
  }

  @Test(arguments: ["2023, sorry", "ok, 2023 then", "2023 i mean", "2023 instead"])
  func endingsThatCorrect(text: String) {
    let followUp = FollowUp(text, in: English())
    #expect(followUp?.corrects == true && followUp?.rest == "2023")
  }

  static let lists = Decision.reading(
    TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")], named: false)
  static let trails = Decision.reading(TestApps.trails, "OpenFavorites", named: false)

  @Test(arguments: ["ok, back to the list", "let's go back to my lists please", "back to ListOMat"])
  func anEarlierRequestIsResumed(text: String) async throws {
    let talk = try Talk(
      ScriptedApps(resolve: ListResolver.app), ["packing": Self.lists, "favorites": Self.trails])
    try await talk.say("packing")
    try await talk.say("favorites")
    let reply = try await talk.say(text)
    #expect(reply.intent == "INSearchForNotebookItemsIntent" && reply.state == .done)
    #expect(reply.parameters["title"] == .string("Packing"))
  }

  @Test(arguments: ["back to work", "go back to the shop", "back to", "back to the list"])
  func nothingIsResumed(text: String) async throws {
    let talk = try Talk(ScriptedApps(), ["favorites": Self.trails])
    try await talk.say("favorites")
    #expect(try await talk.say(text).state == .notUnderstood)
  }

  @Test func earlierRequestsAreBounded() {
    var state = ConversationState(id: "c")
    for number in 0..<40 {
      let reading = Decision.interpretation(TestApps.lists, "I\(number)")
      state.remember(LastRequest("say \(number)", reading))
    }
    #expect(state.earlier?.count == 8)
    #expect(state.last?.intent == "I39" && state.earlier?.last?.intent == "I38")
  }

  @Test(
    "A reply of courtesies is the message",
    arguments: [("reply thanks, got it!", "thanks, got it"), ("respond ok", "ok")])
  func repliesOfCourtesies(text: String, content: String) {
    #expect(Self.reply(text).replied(in: text).values["content"] == .string(content))
  }

  @Test(arguments: ["reply please", "reply", "message thanks"])
  func noReplyOfCourtesies(text: String) {
    #expect(Self.reply(text).replied(in: text).values["content"] == nil)
  }

  private static func reply(_ text: String) -> Interpretation {
    var reading = Decision.interpretation(TestApps.murmur, "INSendMessageIntent", named: false)
    let tokens = Tokenizer().tokens(in: text).filter { $0.kind != .punctuation }
    reading.evidence.uses = tokens.enumerated().map { index, token in
      Evidence.Use(
        role: index == 0 ? "phrase" : "filler", text: token.folded, start: token.range.lowerBound,
        end: token.range.upperBound)
    }
    return reading
  }

  @Test func whatWasNotFoundIsNotCalledBack() async throws {
    var back = Decision.interpretation(
      TestApps.chime, "INStartCallIntent",
      ["destinationType": Values.choice("INCallDestinationType", "callBack")],
      named: false)
    back.evidence.uses = [Evidence.Use(role: "phrase", text: "one", start: 0, end: 3)]
    for isEmpty in [true, false] {
      let talk = try Talk(
        ScriptedApps(handle: { call throws(WireFault) in
          call.intent == "INSearchCallHistoryIntent" && isEmpty
            ? Values.done(["callRecords": .list([])]) : try FollowUpTests.sent(call)
        }),
        [
          "missed calls": .reading(TestApps.chime, "INSearchCallHistoryIntent"),
          "call the last one": .accepted(back),
        ],
        installed: TestApps.siriKitApps, dialogs: ResponseTests.book)
      try await talk.say("missed calls")
      let reply = try await talk.say("call the last one")
      #expect(reply.state == (isEmpty ? .failed : .done))
      #expect(talk.apps.performed.contains { $0.intent == "INStartCallIntent" } == !isEmpty)
    }
  }

  @Test func aMessageIsRememberedAsItWasChanged() {
    var memory = ReferentMemory()
    let sent = IntentOutcome(.success, response: ["sentMessages": .list([Values.message("m1", "Hi")])])
    memory.note(sent, of: IntentCall(id: "1", intent: "INSendMessageIntent"), in: "a")
    memory.rewrite("m1", of: "b", to: .string("other"))
    memory.rewrite("m1", of: "a", to: .string("Hello"))
    #expect(memory.latest(["INMessage"])?.values.first?.field("content") == .string("Hello"))
  }
}

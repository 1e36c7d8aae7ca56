import AppProcesses
import Catalog
import Foundation
import IntentWire
import Language
import Testing
import Understanding

@testable import Conversation

/// What a person says after a request or beside a question that is neither.
@Suite("Remarks between requests")
struct RemarkTests {
  static let sentences: [String: Decision] = [
    "open my favorites": .reading(TestApps.trails, "OpenFavorites", named: false),
    "show packing": .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")], named: false),
    "carry on": .reading(TestApps.trails, "SuggestTrails", named: false),
  ]

  func talk() throws -> Talk { try Talk(ScriptedApps(resolve: ListResolver.app), Self.sentences) }

  @Test("A yes to what is done does nothing again", arguments: ["yes", "Yes please!", "yep, do it"])
  func doneAlready(text: String) async throws {
    let talk = try talk()
    try await talk.say("open my favorites")
    let reply = try await talk.say(text)
    #expect(reply.state == .done && reply.intent == nil)
    #expect(reply.spoken == "That is done already.")
    #expect(talk.apps.performed.count == 1)
  }

  @Test func whatIsOnlyNotedIsNoYes() async throws {
    let talk = try talk()
    try await talk.say("open my favorites")
    #expect(try await talk.say("ok cool").spoken == "All right.")
    #expect(try await talk.say("thanks a lot").spoken == "You're welcome.")
    try await talk.say("show packing")
    #expect(try await talk.say("yes").spoken == "All right.")
  }

  @Test func whatMayBeMeantForAnAppIsNoYes() async throws {
    let talk = try talk()
    try await talk.say("open my favorites")
    #expect(try await talk.say("carry on").intent == "SuggestTrails")
  }

  @Test func aVerbWithAPronounIsARequest() async throws {
    let talk = try talk()
    try await talk.say("open my favorites")
    #expect(try await talk.say("ok ring him").state == .notUnderstood)
  }

  @Test func aYesToNothingIsNotUnderstood() async throws {
    #expect(try await talk().say("yes").state == .notUnderstood)
    let talk = try talk()
    try await talk.say("add a task to nothing")
    #expect(try await talk.say("yes").state == .notUnderstood)
  }

  @Test func tellsWhatCanBeAsked() async throws {
    let reply = try await talk().say("What can you do?")
    #expect(reply.state == .done && reply.app == nil)
    #expect(reply.printed.hasPrefix("You can ask, for example:\n  "))
    #expect(reply.printed.contains("ListOMat") && reply.printed.contains("Trails"))
    let nothing = try Talk(ScriptedApps(), installed: [])
    #expect(try await nothing.say("help").state == .notUnderstood)
  }

  @Test(
    "A question about the options asks again",
    arguments: [
      "which lists are there?", "what are the choices again", "uh, what can I choose from",
      "what lists do I have",
    ])
  func theOptions(text: String) async throws {
    let talk = try Talk(ScriptedApps(resolve: ListResolver.app), ResolvingTests.sentences)
    let question = try await talk.say("show the store list")
    let reply = try await talk.say(text)
    #expect(reply.state == .asking && reply.question == question.question)
    #expect(!reply.spoken.contains("Sorry"))
    #expect(try await talk.say("the second one").state == .done)
  }

  @Test(
    "Other questions are none about the options",
    arguments: ["what time is it", "which one is longer", "who called me", "what", "show the lists"])
  func otherQuestions(text: String) {
    let tokens = Tokenizer().tokens(in: text)
    #expect(!OptionWords.asksForOptions(tokens, nouns: ["list"], lemma: English().lemma(of:)))
  }

  @Test func twoPlacesChangePlaces() async throws {
    let ride: [String: IntentValue] = ["pickupLocation": .string("Gym"), "dropOffLocation": .string("Zoo")]
    let talk = try Talk(
      ScriptedApps(), ["ride": .reading(TestApps.zipCab, "INRequestRideIntent", ride)],
      installed: TestApps.siriKitApps, dialogs: ResponseTests.book)
    try await talk.say("ride")
    let reply = try await talk.say("no, the other way round")
    #expect(reply.parameters["pickupLocation"] == .string("Zoo"))
    #expect(reply.parameters["dropOffLocation"] == .string("Gym"))
    #expect(reply.state == .confirming)
    #expect(try await talk.say("forget it, I'll walk").state == .cancelled)
  }
}

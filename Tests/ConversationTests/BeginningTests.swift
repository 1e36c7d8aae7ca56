import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing
import Understanding

/// Sentences that begin something, or nothing.
@Suite struct BeginningTests {
  @Test func asksWhichAppIsMeant() async throws {
    let other = "SuggestTrails"
    let readings: Decision = .ambiguous([
      Decision.interpretation(TestApps.lists, "INAddTasksIntent", named: false),
      Decision.interpretation(TestApps.trails, other, ["activity": .string("x")], named: false),
    ])
    let talk = try Talk(ScriptedApps(), ["do it": readings])
    let question = try await talk.say("do it")
    #expect(
      question.question == Reply.Question(kind: .choice, parameter: nil, options: ["ListOMat", "Trails"]))
    #expect(question.app == nil)
    #expect(question.state == .asking)
    #expect(question.spoken == "Which app should do that? ListOMat or Trails?")
    #expect(try await talk.say("hm").state == .asking)
    #expect(try await talk.say("with Trails").intent == other)
    try await talk.say("do it")
    #expect(try await talk.say("cancel").state == .cancelled)
  }

  @Test func saysThatNobodyCanAndWhatCanBeAsked() async throws {
    let talk = try Talk(ScriptedApps())
    let reply = try await talk.say("what's the capital of France")
    #expect(reply.state == .notUnderstood)
    #expect(reply.app == nil && reply.intent == nil && reply.question == nil)
    #expect(reply.spoken.hasPrefix("No installed app can do this. You can ask, for example, “"))
    #expect(reply.spoken.contains("in ListOMat”") && reply.spoken.contains("“Open Favorites in Trails”"))
    #expect(talk.apps.events.isEmpty)
  }

  @Test func hintsDependOnWhatWasSaid() async throws {
    let talk = try Talk(ScriptedApps())
    let sentences = [
      "fly me to the moon", "what's the capital of France", "brew a coffee", "who won", "dim it",
    ]
    var hints: Set<String> = []
    for sentence in sentences {
      let reply = try await talk.say(sentence)
      #expect(reply.spoken == (try await Talk(ScriptedApps()).say(sentence).spoken))
      hints.insert(reply.spoken)
    }
    #expect(hints.count > 1)
  }

  @Test func hintsFitWhatWasSaid() async throws {
    let talk = try Talk(ScriptedApps())
    #expect(
      try await talk.say("paint my favourite favorites").spoken
        == "No installed app can do this. You can ask, for example, “Open Favorites in Trails”.")
    #expect(try await talk.say("milk a cow").spoken.contains("milk"))
  }

  @Test func hintsAreOfTheNearestReading() async throws {
    let nearest = Decision.interpretation(TestApps.trails, "OpenFavorites", named: false, score: 0.5)
    let talk = try Talk(ScriptedApps(), ["unlock my likes": .refused(nearest: [nearest])])
    #expect(
      try await talk.say("unlock my likes").spoken.hasSuffix("for example, “Open Favorites in Trails”."))
  }

  @Test func saysWhatAnAppThatWasNamedCanDo() async throws {
    let nearest = Decision.interpretation(TestApps.trails, "OpenFavorites", score: 0.2)
    let talk = try Talk(ScriptedApps(), ["Trails, fly": .refused(nearest: [nearest])])
    #expect(
      try await talk.say("Trails, fly").spoken
        == "Trails cannot do this. You can ask, for example, “Open Favorites in Trails”.")
  }

  @Test(arguments: ["", "   ", "?!"])
  func hearsNothing(text: String) async throws {
    #expect(try await Talk(ScriptedApps()).say(text).state == .notUnderstood)
  }

  @Test func hasNothingToCancel() async throws {
    #expect(try await Talk(ScriptedApps()).say("never mind").state == .cancelled)
  }

  @Test func anAppThatIsGoneIsMissed() async throws {
    let apps = ScriptedApps(resolve: ListResolver.app)
    let before = try Talk(apps, ResolvingTests.sentences)
    try await before.say("show the store list")
    let after = try Talk(apps, installed: [TestApps.trails])
    let (reply, state) = await after.conversation.turn("the second", state: try before.state)
    #expect(reply.state == .failed)
    #expect(state.phase == .finished(.failed))
  }

  @Test func theReplyHasEveryKeyOfTheContract() async throws {
    let reply = try await Talk(ScriptedApps()).say("nothing that is known")
    guard case .object(let members) = reply.json else {
      Issue.record("A reply is an object.")
      return
    }
    #expect(
      members.keys.sorted() == [
        "activity", "app", "conversation", "intent", "parameters", "printed", "question", "result", "snippet",
        "spoken", "state",
      ])
    #expect(members["app"] == .null && members["result"] == .null && members["parameters"] == .object([:]))
    #expect(members["conversation"] == .string("c1"))
  }
}

import Language
import Testing

@testable import Conversation

/// Questions about the assistant and what is installed.
@Suite("Questions about what there is") struct HelpTests {
  @Test(arguments: [
    ("what can I say about photos?", "photos"), ("What can you do with my lists", "lists"),
    ("ok, what can I ask you about the music here?", "music"), ("how do I use Trails", "Trails"),
    ("please help me with messages", "messages"),
  ])
  func isAboutSomething(text: String, topic: String) throws {
    let tokens = Tokenizer().tokens(in: text)
    guard case .topic(let range) = HelpWords.question(tokens) else {
      Issue.record("“\(text)” asks about \(topic).")
      return
    }
    #expect(tokens[range].map(\.text).joined(separator: " ") == topic)
  }

  @Test(arguments: [
    "what apps are there?", "which apps do I have", "list all my apps", "show me the apps",
    "what other apps can I use",
    "tell me what apps are installed", "hm, which apps do you know?",
  ])
  func asksForApps(text: String) {
    #expect(HelpWords.question(Tokenizer().tokens(in: text)) == .apps)
  }

  @Test(arguments: [
    "", "?", "apps", "what can I say", "show me the photos", "which app does photos", "close all apps",
    "what apps were opened by Tom", "show the list of apps for Tom", "what can you do", "what about photos",
    "tell Maria what apps are there",
  ])
  func isNoSuchQuestion(text: String) {
    #expect(HelpWords.question(Tokenizer().tokens(in: text)) == nil)
  }

  @Test func tellsWhatAppsCanDoAboutSomething() async throws {
    let talk = try Talk(ScriptedApps())
    let reply = try await talk.say("what can I say about favorites?")
    #expect(reply.state == .done && reply.app == nil)
    #expect(reply.printed == "You can ask, for example:\n  Open Favorites in Trails")
    let lists = try await talk.say("what can I do with ListOMat")
    #expect(lists.printed.contains("ListOMat") && !lists.printed.contains("Trails"))
    #expect(try await talk.say("what can I say about volcanoes?").state == .notUnderstood)
    #expect(talk.apps.events.isEmpty)
  }

  @Test func tellsWhichAppsThereAre() async throws {
    let reply = try await Talk(ScriptedApps()).say("what apps are there?")
    #expect(reply.state == .done)
    #expect(reply.spoken == "These apps are installed: ListOMat and Trails.")
    #expect(reply.printed.contains("\n  Trails: “Open Favorites in Trails”"))
    #expect(try await Talk(ScriptedApps(), installed: []).say("what apps are there?").state == .notUnderstood)
  }
}

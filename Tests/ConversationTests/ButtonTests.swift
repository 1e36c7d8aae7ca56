import AppProcesses
import Conversation
import Foundation
import IntentWire
import Testing

/// What is written on a button of the snippet that was shown can be said.
@Suite struct ButtonTests {
  private func snippet(_ titles: [String]) throws -> SnippetNode {
    let buttons = try titles.map { title in
      let call = IntentCall(id: "", intent: "GetTrailInfo", parameters: ["trail": .string(title)])
      let json = String(decoding: try JSONEncoder().encode(call), as: UTF8.self)
      return SnippetNode("button", text: title, attributes: ["intent": json])
    }
    return SnippetNode("column", children: [SnippetNode("text", text: "Your run")] + buttons)
  }

  private func talk(_ apps: ScriptedApps) throws -> Talk {
    try Talk(
      apps, ["show": .reading(TestApps.trails, "OpenFavorites")])
  }

  @Test(arguments: ["Pause", "press pause", "tap on the Pause button", "click the second one"])
  func whatIsWrittenOnAButtonPressesIt(_ sentence: String) async throws {
    let snippet = try snippet(["Stop", "Pause"])
    let apps = ScriptedApps(handle: { call in
      call.intent == "OpenFavorites"
        ? .outcome(IntentOutcome(.success, snippet: snippet)) : .outcome(IntentOutcome(.success))
    })
    let talk = try talk(apps)
    #expect(try await talk.say("show").snippet != nil)
    let reply = try await talk.say(sentence)
    #expect(reply.state == .done && reply.intent == "GetTrailInfo")
    #expect(apps.performed.last?.parameters["trail"] == .string("Pause"))
    #expect(try await talk.say(sentence).state == .notUnderstood, "the snippet is no longer there")
  }

  @Test func aButtonThatCannotBeReadIsNone() {
    let broken = SnippetNode("button", text: "Go", attributes: ["intent": "{"])
    #expect(ShownSnippet(broken, in: "b") == nil)
  }
}

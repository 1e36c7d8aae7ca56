import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing

/// The words on an app's buttons answer its question.
@Suite struct LabelTests {
  private func talk() throws -> Talk {
    try Talk(
      ScriptedApps(handle: { call throws(WireFault) in
        .question(
          Question(
            call: call.id, kind: .confirmation, dialog: Dialog("Send the parcel?"),
            agreeing: ["Ship It", "Off it goes"], refusing: ["Keep It", "Not today, thanks"]),
          Suspension(app: TestApps.trails.identifier, call: call.id, rendezvous: nil))
      }))
  }

  @Test(arguments: [
    ("ship it", Answer.confirmed), ("Ship it please!", .confirmed), ("off it goes", .confirmed),
    ("yes, ship it", .confirmed), ("yes", .confirmed), ("keep it", .declined),
    ("not today thanks", .declined), ("no", .declined), ("cancel", .cancelled),
  ])
  func answers(words: String, answer: Answer) async throws {
    let talk = try talk()
    #expect(try await talk.perform("OpenFavorites", in: TestApps.trails).state == .confirming)
    try await talk.say(words)
    let answers = talk.apps.events.compactMap { if case .answer(let answer, _) = $0 { answer } else { nil } }
    #expect(answers == [answer])
  }

  @Test func aThrownErrorIsTold() async throws {
    let talk = try Talk(
      ScriptedApps(handle: { _ throws(WireFault) in
        throw WireFault(
          .appError, "Trails failed while handling OpenFavorites: disk full", reason: "disk full")
      }))
    let reply = try await talk.perform("OpenFavorites", in: TestApps.trails)
    #expect(reply.state == .failed)
    #expect(reply.spoken.hasPrefix("Sorry, Trails ran into a problem: disk full. I cannot tell"))
  }

  @Test func otherWordsAreNoAnswer() async throws {
    let talk = try talk()
    try await talk.perform("OpenFavorites", in: TestApps.trails)
    #expect(try await talk.say("ship the parcel by sea").state == .confirming)
  }
}

import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing

/// Requests that a program makes instead of a person.
@Suite struct PerformTests {
  static let options = ScriptedApps(
    resolve: { call, parameter throws(WireFault) in
      if let value = call.parameters[parameter] { return [.success(value)] }
      return parameter == "pickupLocation" || parameter == "rideOptionName"
        ? [.needsValue(dialog: nil, options: [])] : [.notRequired]
    },
    handle: { call throws(WireFault) in
      guard call.intent == "INListRideOptionsIntent" else { return Values.done() }
      return Values.done([
        "rideOptions": .list(
          ["ZipShare", "ZipXL"].map { Values.record("INRideOption", $0, ["name": .string($0)]) })
      ])
    })

  static let home = IntentValue.place(PlaceValue(name: "Home", latitude: 52.5, longitude: 13.4))

  @Test func goesTheSameWayAsASentence() async throws {
    let talk = try Talk(Self.options, installed: TestApps.siriKitApps, dialogs: ResponseTests.book)
    let question = try await talk.perform(
      "INRequestRideIntent", in: TestApps.zipCab, ["pickupLocation": Self.home])
    #expect(question.state == .asking && question.question?.parameter == "rideOptionName")
    // The app is asked what there is, with what is known of the ride.
    #expect(question.question?.options == ["ZipShare", "ZipXL"])
    let listed = Self.options.performed.last { $0.intent == "INListRideOptionsIntent" }
    #expect(listed?.parameters == ["pickupLocation": Self.home])
    #expect(try await talk.say("the second one").state == .confirming)
    #expect(try await talk.say("yes").state == .done)
    let ride = Self.options.performed.last
    #expect(ride?.intent == "INRequestRideIntent")
    #expect(ride?.parameters["rideOptionName"]?.displayText == "ZipXL")
    #expect(ride?.parameters["pickupLocation"] == Self.home)
  }

  /// Words of a program point at nothing: no person pointed with them.
  @Test(arguments: ["final", "both", "same", "the last one", "it", "top", "the second one", "there"])
  func wordsOfAProgramAreWhatTheyAre(words: String) async throws {
    let apps = ScriptedApps(handle: { call throws(WireFault) in
      guard call.intent == "INAddTasksIntent" else { return Values.done() }
      return Values.done([
        "addedTasks": .list(
          ["candles", "matches"].map { Values.record("INTask", $0, ["title": .string($0)]) })
      ])
    })
    let talk = try Talk(apps)
    for title in ["candles", words] {
      let reply = try await talk.perform(
        "INAddTasksIntent", in: TestApps.lists,
        ["taskTitles": .list([.spoken(SpokenText(title))]), "targetTaskList": .string("Packing")])
      #expect(reply.state == .done, "\(reply.spoken)")
    }
    let added = apps.performed.last { $0.intent == "INAddTasksIntent" }?.parameters["taskTitles"]
    #expect(added?.elements.map(\.displayText) == [words])
  }

  @Test func aProgramGetsTheWholeAnswer() async throws {
    let talk = try Talk(Self.options, installed: TestApps.siriKitApps, dialogs: ResponseTests.book)
    let reply = try await talk.perform(
      "INListRideOptionsIntent", in: TestApps.zipCab, ["pickupLocation": Self.home])
    #expect(reply.outcome?.response["rideOptions"]?.elements.count == 2)
    #expect(reply.json == Reply.read(reply.json))
  }

  @Test func anOpenQuestionIsDropped() async throws {
    let apps = ScriptedApps(handle: { call throws(WireFault) in
      guard call.intent == "INStartCallIntent" else { return Values.done() }
      return .question(
        Question(call: call.id, kind: .confirmation, dialog: Dialog("Really?")),
        Suspension(app: TestApps.chime.identifier, call: call.id, rendezvous: nil))
    })
    let talk = try Talk(apps, installed: TestApps.siriKitApps, dialogs: ResponseTests.book)
    #expect(try await talk.perform("INStartCallIntent", in: TestApps.chime).state == .confirming)
    #expect(try await talk.perform("INStartWorkoutIntent", in: TestApps.stride).state == .done)
    #expect(apps.events.contains(.answer(.cancelled, "c1.1")))
  }
}

extension Reply {
  /// The contract's JSON has no keys but these.
  fileprivate static func read(_ json: JSONValue) -> JSONValue {
    guard case .object(let members) = json else { return .null }
    let keys = [
      "conversation", "state", "app", "intent", "parameters", "question", "spoken", "printed", "snippet",
      "activity", "result",
    ]
    return .object(members.filter { keys.contains($0.key) })
  }
}

import AppHost
import Foundation
import IntentWire
import Intents
import Testing
import UIKit

// One at a time: `UIApplication.shared` is the app that was opened last.
@MainActor @Suite(.serialized)
struct UIKitSceneTests {
  private func lines(_ node: SnippetNode?) -> [String] { node?.textLines ?? [] }

  @Test func aWindowIsReadAsText() async throws {
    let delegate = AppDelegate()
    let scene = UIKitScene { delegate }
    let node = try #require(try await scene.scene())
    #expect(
      node.textLines == [
        "== Pictures ==  [Refresh]", "- meadow", "  new", "- forest", "  new", "- harbour", "  new",
        "- ridge",
        "  new",
      ])
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.windowScene?.activationState == .foregroundActive)
  }

  @Test func controllersAreTappedAndGoneBackFrom() async throws {
    let delegate = AppDelegate()
    let scene = UIKitScene { delegate }
    _ = try await scene.scene()
    #expect(delegate.pictures.appearances == 1)
    let second = try await scene.act(SceneAction(element: "picture.forest"))
    #expect(
      lines(second) == ["== Forest ==  [Pictures]", "Taken in spring", "[ ] Favorite", "Note: ____"])
    let typed = try await scene.act(SceneAction(element: "note", action: "type", text: "oak"))
    #expect(lines(typed).last == "Note: oak")
    let asking = try await scene.act(SceneAction(element: "favorite"))
    #expect(lines(asking).suffix(3) == ["Tell others?", "  [No]", "  [Yes]"])
    #expect(lines(asking).contains("[x] Favorite"))
    let yes = try #require(asking?.children.last?.children.last?.attributes["id"])
    #expect(lines(try await scene.act(SceneAction(element: yes))).first == "== Told ==  [Pictures]")
    let back = try #require(
      try await scene.scene()?.children.first?.children.first { $0.attributes["role"] == "back" })
    let first = try await scene.act(SceneAction(element: try #require(back.attributes["id"])))
    #expect(lines(first).first == "== Pictures ==  [Refresh]")
    #expect(delegate.pictures.appearances == 2)
  }

  @Test func anActivityChangesWhatIsShownAndAButtonChangesItBack() async throws {
    let delegate = AppDelegate()
    let scene = UIKitScene { delegate }
    let activity = UserActivityValue(
      type: "search", info: ["names": .array([.string("ridge"), .string("meadow")])])
    let node = try await scene.continueActivity(ActivityContinuation(activity: activity))
    #expect(lines(node) == ["== Pictures ==  [Refresh]", "- ridge", "  new", "- meadow", "  new"])
    #expect(node?.attributes["activity"] == "search")
    #expect(delegate.events == ["launch", "continue search"])
    #expect(lines(try await scene.act(SceneAction(element: "showAll"))).count == 9)
    _ = try await scene.continueActivity(ActivityContinuation(activity: activity))
    #expect(delegate.events == ["launch", "continue search", "continue search"])
  }

  @Test func theFirstScreenIsLoadedBeforeAnActivityComes() async throws {
    let delegate = AppDelegate()
    delegate.onContinue = { delegate.events.append("loaded \(delegate.pictures.isViewLoaded)") }
    let activity = ActivityContinuation(activity: UserActivityValue(type: "search"))
    _ = try await UIKitScene { delegate }.continueActivity(activity)
    #expect(delegate.events == ["launch", "continue search", "loaded true"])
  }

  @Test func whatCannotBeTouchedIsSaid() async throws {
    let scene = UIKitScene { AppDelegate() }
    await #expect {
      _ = try await scene.act(SceneAction(element: "nothing"))
    } throws: {
      ($0 as? WireFault)?.code == .unknownName
    }
    await #expect {
      _ = try await scene.act(SceneAction(element: "picture.ridge", action: "type"))
    } throws: {
      ($0 as? WireFault)?.code == .unknownMethod
    }
  }

  @Test func aSceneDelegateGetsActivitiesByItsClass() async throws {
    let scene = UIKitScene { ScenicDelegate() }
    let cold = ActivityContinuation(activity: UserActivityValue(type: "first"))
    #expect(lines(try await scene.continueActivity(cold)) == ["opened with first"])
    let call = IntentCall(
      id: "1", intent: "INAddTasksIntent", parameters: ["taskTitles": .list([.string("milk")])])
    let warm = ActivityContinuation(
      activity: UserActivityValue(type: "second"), call: call,
      outcome: IntentOutcome(.success, code: "success"))
    #expect(lines(try await scene.continueActivity(warm)) == [#"goes on with ["milk"] true"#])
  }

  @Test func theDelegateHandlesIntentsInTheAppItself() async throws {
    let scene = UIKitScene { AppDelegate() }
    let provider = scene.handlers(for: ["INAddTasksIntent", "INCreateNoteIntent"])
    let outcome = try await provider.handle(IntentCall(id: "1", intent: "INAddTasksIntent"))
    #expect(outcome.status == .success)
    await #expect(throws: WireFault.self) {
      _ = try await provider.handle(IntentCall(id: "2", intent: "INCreateNoteIntent"))
    }
  }

  @Test func anAppThatWasNotOpenedByTheAssistantAnswersThroughItsSession() async throws {
    let (app, other) = InProcessTransport.pair()
    let connection = WireConnection(other) { _ in .welcome(Welcome()) }
    let session = AppSession(
      providers: [], scene: UIKitScene { AppDelegate() }, bundle: "org.example.pictures")
    let serving = Task { try await session.serve(app, token: "") }
    guard case .scene(let node) = try await connection.request(.scene) else {
      Issue.record("A scene was expected.")
      return
    }
    #expect(node?.textLines.first == "== Pictures ==  [Refresh]")
    guard case .manifest(let manifest) = try await connection.request(.describe) else {
      Issue.record("A manifest was expected.")
      return
    }
    #expect(manifest.hasScene == true)
    connection.close()
    try await serving.value
  }
}

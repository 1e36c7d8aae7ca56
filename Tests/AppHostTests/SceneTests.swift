import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(1)))
struct SceneTests {
  private func scene(_ result: WireResult) throws -> [String] {
    guard case .scene(let node) = result else {
      throw WireFault(.invalidMessage, "Something else than a scene came.")
    }
    return node?.textLines ?? []
  }

  @Test func aSessionPassesRequestsToTheScene() async throws {
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other)
    let session = AppSession(
      providers: [ScriptedProvider()], scene: ScriptedScene(), bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    let connection = assistant.connection
    #expect(try scene(await connection.request(.scene)) == ["opened"])
    let activity = ActivityContinuation(activity: UserActivityValue(type: "search"))
    #expect(
      try scene(await connection.request(.continueActivity(activity))) == ["opened", "continued search"])
    #expect(
      try scene(await connection.request(.actOnScene(SceneAction(element: "a")))).last == "tap a")
    await #expect {
      _ = try await connection.request(.actOnScene(SceneAction(element: "broken")))
    } throws: {
      ($0 as? WireFault)?.code == .appError
    }
    #expect(await session.manifest().hasScene == true)
    connection.close()
    try await serving.value
  }

  @Test func aSessionWithoutASceneSaysSo() async throws {
    let (app, other) = InProcessTransport.pair()
    let assistant = FakeAssistant(other)
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    await #expect { _ = try await assistant.connection.request(.scene) } throws: {
      ($0 as? WireFault)?.code == .unknownMethod
    }
    #expect(await session.manifest().hasScene == nil)
    assistant.connection.close()
    try await serving.value
  }

  @Test func anAppStartedByHandPrintsItsScene() async {
    let output = Mutex(Data())
    let code = await AppHostProcess.main(
      [], scene: ScriptedScene(), arguments: ["/apps/walks"], environment: [:],
      write: { data in output.withLock { $0 += data } }, complain: { Issue.record("\($0)") })
    #expect(code == 0)
    #expect(String(decoding: output.withLock { $0 }, as: UTF8.self) == "opened\n")
  }

  @MainActor @Test func elementsAreKnownByTheirNamesWhereTheyAreTheOnlyOnes() throws {
    var taps: [String] = []
    func button(_ name: String, _ identifier: String?) -> SceneElement {
      SceneElement(
        "button", text: name, identifier: identifier, handlers: ["tap": { _ in taps.append(name) }])
    }
    let drawing = SceneDrawing(
      SceneElement(
        "window",
        children: [
          button("A", "only"), button("B", "twice"), button("C", "twice"), button("D", nil),
          SceneElement("text", text: "E"),
        ]))
    let nodes = drawing.node.children
    #expect(nodes.map { $0.attributes["id"] } == ["only", "#0.1", "#0.2", "#0.3", nil])
    #expect(nodes.map { $0.attributes["identifier"] } == ["only", "twice", "twice", nil, nil])
    for id in ["only", "#0.2", "#0.3"] { try drawing.act(SceneAction(element: id)) }
    #expect(taps == ["A", "C", "D"])
    #expect(throws: WireFault.self) { try drawing.act(SceneAction(element: "twice")) }
    #expect(throws: WireFault.self) { try drawing.act(SceneAction(element: "only", action: "type")) }
  }

  @Test func everyKindHasItsText() {
    func lines(_ node: SnippetNode) -> [String] { node.textLines }
    let text = SnippetNode("text", text: "milk")
    let button = SnippetNode("button", text: "Add")
    #expect(lines(SnippetNode("navigationBar", text: "Lists", children: [button])) == ["== Lists ==  [Add]"])
    #expect(lines(SnippetNode("cell", children: [text, button])) == ["- milk", "  [Add]"])
    #expect(lines(SnippetNode("row", children: [text, button])) == ["milk  [Add]"])
    #expect(lines(SnippetNode("section", text: "Food", children: [text])) == ["Food", "  milk"])
    #expect(lines(SnippetNode("toggle", text: "On", attributes: ["value": "1"])) == ["[x] On"])
    #expect(lines(SnippetNode("textField", attributes: ["placeholder": "Name"])) == ["Name: ____"])
    #expect(
      lines(SnippetNode("secureTextField", attributes: ["placeholder": "Code", "value": "123"])) == [
        "Code: ****"
      ])
    // The names of pictures are for programs; a symbol without a label adorns what stands beside it.
    #expect(lines(SnippetNode("image", attributes: ["name": "ridge.jpg"])) == ["(image)"])
    #expect(lines(SnippetNode("image", attributes: ["label": "the ridge"])) == ["(image: the ridge)"])
    let heart = SnippetNode("image", attributes: ["name": "heart.fill", "system": "1"])
    #expect(lines(heart).isEmpty)
    #expect(lines(SnippetNode("row", children: [heart, text])) == ["milk"])
    let favorite = SnippetNode(
      "image", attributes: ["name": "heart.fill", "system": "1", "label": "favorite"])
    #expect(lines(favorite) == ["(favorite)"])
    #expect(
      lines(SnippetNode("link", text: "Site", attributes: ["url": "https://a.b"])) == ["Site <https://a.b>"])
    #expect(lines(SnippetNode("tabBar", children: [button, button])) == ["[Add] [Add]"])
    #expect(lines(SnippetNode("spacer")).isEmpty)
    #expect(lines(SnippetNode("unheard-of", text: "a\nb", children: [text])) == ["a", "b", "milk"])
  }
}

import AppHost
import IntentWire
import OpenCombine
import SwiftUI
import Testing

@testable import SwiftUIBase

// One at a time: a test looks for the delegate that was made last.
@MainActor @Suite(.serialized)
struct SwiftUISceneTests {
  private let scene = SwiftUIScene { WalksApp() }

  private func look() async throws -> [String] { try await scene.scene()?.textLines ?? [] }

  @discardableResult
  private func tap(_ element: String) async throws -> [String] {
    try await scene.act(SceneAction(element: element))?.textLines ?? []
  }

  /// The identifier of the element that shows a text.
  private func find(_ text: String, _ kind: String = "button") async throws -> String {
    func search(_ node: SnippetNode) -> String? {
      if node.kind == kind, node.words == text, let id = node.attributes["id"] { return id }
      return node.children.lazy.compactMap(search).first
    }
    return try #require(try await scene.scene().flatMap(search), "“\(text)” is not shown")
  }

  @Test func theMainSceneIsReadAsText() async throws {
    #expect(
      try await look() == [
        "== Walks ==  [Help]  [Forget]", "Search: ____", "All walks", "  - [Ridge]", "  - [Shore]",
        "  - [Valley]",
      ])
    let delegate = try #require(WalkDelegate.newest)
    #expect(delegate.launches == 1)
    #expect(delegate.opened == "opened by hand")
  }

  @Test func aPageIsPushedKeepsItsStateAndIsLeft() async throws {
    #expect(
      try await tap(find("Ridge")) == [
        "== Ridge ==  [Walks]", "[ ] Favorite", "0 steps, ready", "[Step]", "Name: Ridge", "[Done]",
      ])
    try await tap("step")
    #expect(try await tap("step").contains("2 steps, warm"))
    #expect(try await tap(find("Favorite", "toggle")).contains("[x] Favorite"))
    let name = try await find("", "textField")
    let typed = try await scene.act(SceneAction(element: name, action: "type", text: "way"))
    #expect(typed?.textLines.first == "== Ridgeway ==  [Walks]")
    let back = try await tap(find("Done"))
    #expect(back.contains("  - [Ridgeway]"))
    // The page was left, so its state is new.
    #expect(try await tap(find("Ridgeway")).contains("0 steps, ready"))
    #expect(try await tap(find("Walks")).first == "== Walks ==  [Help]  [Forget]")
  }

  @Test func anActivityReachesTheView() async throws {
    let activity = UserActivityValue(type: "walks.search", info: ["ids": .array([.integer(3), .integer(2)])])
    let node = try await scene.continueActivity(ActivityContinuation(activity: activity))
    #expect(
      node?.textLines == [
        "== Walks ==  [Help]  [Forget]", "Search: ____", "All walks", "  - [Shore]", "  - [Valley]",
      ])
    #expect(node?.attributes["activity"] == "walks.search")
  }

  @Test func searchingNarrowsTheList() async throws {
    let field = try await find("", "textField")
    let node = try await scene.act(SceneAction(element: field, action: "type", text: "zzz"))
    #expect(node?.textLines.suffix(2) == ["All walks", "- Nothing found"])
  }

  @Test func alertsAndSheetsStandInFront() async throws {
    let asking = try await tap(find("Forget"))
    #expect(asking.suffix(4) == ["Forget all?", "  3 walks are lost.", "  [Keep]", "  [Forget]"])
    #expect(try await tap(find("Keep")).contains("  - [Shore]"))
    let help = try await tap(find("Help"))
    #expect(help == ["  Walk slowly.", "  [Close]"])
    #expect(try await tap(find("Close")).count == 6)
    try await tap(find("Forget"))
    func last(_ node: SnippetNode?) -> SnippetNode? { node?.children.last?.children.last }
    let yes = try #require(last(try await scene.scene())?.attributes["id"])
    #expect(try await tap(yes).suffix(1) == ["- Nothing found"])
  }

  @Test func aSwipeTakesARowAway() async throws {
    func cells(_ node: SnippetNode?) -> [SnippetNode] {
      (node.map { $0.kind == "cell" ? [$0] : $0.children.flatMap { cells($0) } }) ?? []
    }
    let first = try #require(cells(try await scene.scene()).first?.attributes["id"])
    let node = try await scene.act(SceneAction(element: first, action: "swipe"))
    #expect(cells(node).map(\.words) == ["Shore", "Valley"])
  }

  @Test func whatAppearsIsToldOnce() async throws {
    let graph = ViewGraph()
    var appearances = 0
    var disappearances = 0
    func show(_ isShown: Bool) {
      _ = graph.look { graph in
        VStack {
          if isShown {
            Text("here").onAppear { appearances += 1 }.onDisappear { disappearances += 1 }
          }
        }.resolved(ViewContext(graph: graph, path: "", environment: EnvironmentValues()))
      }
    }
    for isShown in [true, true, false, true] { show(isShown) }
    #expect(appearances == 2)
    #expect(disappearances == 1)
  }

  @Test func aViewHearsAPublisherAsLongAsItIsShown() {
    let graph = ViewGraph()
    let arrivals = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    func show(_ isShown: Bool) {
      _ = graph.look { graph in
        VStack {
          if isShown { Text("here").onReceive(arrivals) { heard.append($0) } }
        }.resolved(ViewContext(graph: graph, path: "", environment: EnvironmentValues()))
      }
    }
    arrivals.send(1)
    show(true)
    arrivals.send(2)
    show(true)
    arrivals.send(3)
    show(false)
    arrivals.send(4)
    #expect(heard == [2, 3])
  }

  @Test func aSnippetNeedsNoApp() {
    let node = snippet(
      of: HStack {
        Image(systemName: "sun.max")
        Text("Sunny").font(.title).foregroundStyle(.secondary)
      })
    #expect(node.kind == "row")
    #expect(node.children.map(\.kind) == ["image", "text"])
    #expect(node.children.last?.attributes == ["font": "title", "color": "secondary"])
  }
}

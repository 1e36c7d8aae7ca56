import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Testing

@testable import SwiftUIBase

private struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cups") var cups: Int

  init() {}
  init(cups: Int) { self.cups = cups }

  func perform() async throws -> some IntentResult { .result() }
}

private struct ShowCard: AppIntent {
  static let title: LocalizedStringResource = "Show Card"

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Here it is") { Text("A card") }
  }
}

/// Remembers what intents of a view did.
private actor Log {
  static let shared = Log()
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct MuteTimer: SetValueIntent {
  static let title: LocalizedStringResource = "Mute Timer"
  @Parameter(title: "Muted") var value: Bool

  func perform() async throws -> some IntentResult {
    await Log.shared.add("muted \(value)")
    return .result()
  }
}

private struct Kettle: Sendable { let name: String }

private struct Boil: AppIntent {
  static let title: LocalizedStringResource = "Boil"
  @Dependency private var kettle: Kettle

  func perform() async throws -> some IntentResult {
    await Log.shared.add("\(kettle.name) boils")
    return .result()
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("»")
      configuration.label
    }
  }
}

private struct Conditions: View {
  @State private var degrees = 21

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Lake Trail").font(.title.bold()).foregroundStyle(.primary)
      Grid {
        GridRow {
          Text("Distance")
          Text("4.2 km")
        }
        GridRow {
          Text("Rise")
          Text("120 m")
        }
      }
      Gauge(value: 3, in: 0...5) { Text("Difficulty") }
      LabeledContent("Weather", value: "\(degrees)°")
      RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.5)).frame(width: 40, height: 8)
      Button("Brew", intent: Brew(cups: 3))
      Link("More", destination: URL(filePath: "/etc"))
    }
    .padding(8)
    .background(LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom))
  }
}

@MainActor @Suite
struct SnippetViewTests {
  private let node = snippet(of: Conditions())

  @Test func aSnippetIsReadAsText() {
    #expect(
      node.textLines(width: 60) == [
        "Lake Trail", "Distance  4.2 km", "Rise      120 m", "Difficulty: 60 % [######----]", "Weather: 21°",
        "[Brew]", "More <file:///etc>",
      ])
  }

  @Test func aButtonCarriesTheCallOfItsIntent() throws {
    func find(_ node: SnippetNode) -> SnippetNode? {
      node.kind == "button" ? node : node.children.lazy.compactMap(find).first
    }
    let json = try #require(find(node)?.attributes["intent"])
    let call = try JSONDecoder().decode(IntentCall.self, from: Data(json.utf8))
    #expect(call.intent == "Brew")
    #expect(call.parameters == ["cups": .integer(3)])
  }

  @Test func aSwitchGivesItsIntentTheOtherValue() throws {
    for isOn in [true, false] {
      let node = snippet(of: Toggle("Muted", isOn: isOn, intent: MuteTimer()))
      let json = try #require(node.attributes["intent"])
      let call = try JSONDecoder().decode(IntentCall.self, from: Data(json.utf8))
      #expect(call.parameters == ["value": .boolean(!isOn)])
    }
  }

  @Test func anIntentInTheAppsOwnSceneWaitsForWhatItDependsOn() async throws {
    AppDependencyManager.shared.add(dependency: Kettle(name: "The red one"))
    try await _IntentViews.perform(Boil())
    #expect(await Log.shared.lines.contains("The red one boils"))
  }

  @Test func looksBecomeAttributes() {
    #expect(node.attributes["alignment"] == "leading")
    #expect(node.attributes["spacing"] == "4")
    #expect(node.attributes["padding"] == "8 8 8 8")
    #expect(node.attributes["background"] == "linear(0.5,0,0.5,1):red@0,white@100")
    let title = node.children.first
    #expect(title?.attributes == ["font": "title", "weight": "bold", "color": "primary"])
    let shape = node.children.first { $0.kind == "shape" }
    #expect(
      shape?.attributes == [
        "shape": "rectangle", "corner": "8", "color": "blue 50%", "width": "40", "height": "8",
      ])
  }

  @Test func aStyleOfTheAppDrawsButtons() {
    let node = snippet(of: VStack { Button("Go") {} }.buttonStyle(Pill()))
    #expect(node.textLines == ["[», Go]"])
  }

  @Test func roomAroundABackgroundIsOutside() {
    let node = snippet(of: Text("a").padding(4).background(.red).padding(10))
    #expect(node.attributes["padding"] == "4 4 4 4")
    #expect(node.attributes["margin"] == "10 10 10 10")
  }

  @Test func theSameViewIsAPage() {
    let html = node.html
    #expect(html.hasPrefix("<div class=\"snippet\"><div class=\"column\""))
    #expect(html.contains("linear-gradient(to bottom,#d70015 0%,#ffffff 100%)"))
    #expect(html.contains("<h2 style=\"color:CanvasText;font-size:1.75rem;font-weight:700\">Lake Trail</h2>"))
    #expect(html.contains("<td><p>4.2 km</p></td>"))
    #expect(html.contains("<meter min=\"0\" max=\"1\" value=\"0.6\">60 %</meter>"))
    #expect(html.contains("data-intent=\"{&quot;"))
    // An address that is none of the web is no link.
    #expect(!html.contains("href"))
    #expect(html.contains("background:#0040dd80"))
  }

  @Test func aResultShowsAView() async throws {
    let result = try await ShowCard().perform()
    #expect((result as? any ShowsSnippetView) != nil)
    let container = _SnippetViewContainer(view: Text("A card"))
    #expect(container.draw().textLines == ["A card"])
  }
}

@Suite struct SnippetRenderingTests {
  @Test func hostileTextsStayTexts() {
    let node = SnippetNode(
      "column",
      children: [
        SnippetNode("text", text: "<script>alert('x')</script>\u{1B}[2J"),
        SnippetNode("link", text: "go", attributes: ["url": "javascript:alert(1)"]),
        SnippetNode("button", text: "b", attributes: ["intent": "\"><script>", "color": "red;}</style>"]),
        SnippetNode("shape", attributes: ["shape": "path", "path": "M0 0\"/><script>", "width": "1e9"]),
        SnippetNode("image", attributes: ["url": "data:text/html,x", "name": "a\"b"]),
        SnippetNode("grid", attributes: ["columns": "9999999999999999999", "columnWidth": "x"]),
      ])
    let html = node.htmlPage(title: "</title><script>", language: "en\"><script>")
    #expect(!html.contains("<script"))
    #expect(!html.contains("javascript:"))
    #expect(!html.contains("\u{1B}"))
    #expect(html.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
    #expect(!node.textLines.joined().contains("\u{1B}"))
  }

  @Test func treesWithoutEndAreCutOff() {
    var deep = SnippetNode("text", text: "bottom")
    for _ in 0..<300 { deep = SnippetNode("column", children: [deep]) }
    #expect(deep.textLines == ["…"])
    #expect(deep.html.contains("…"))
    #expect(deep.words == "…")
    let wide = SnippetNode(
      "column", children: Array(repeating: SnippetNode("text", text: "x"), count: 20_000))
    #expect(wide.textLines.count <= 5_001)
  }

  @Test func linesAreWrappedAtWords() {
    let node = SnippetNode(
      "cell", children: [SnippetNode("text", text: "one two three four five six seven eight nine")])
    #expect(
      node.textLines(width: 20) == ["- one two three four", "  five six seven", "  eight nine"])
  }

  @Test func lazyGridsFillTheirRows() {
    let cells = ["a", "bb", "ccc", "d"].map { SnippetNode("text", text: $0) }
    let grid = SnippetNode("grid", attributes: ["columns": "2"], children: cells)
    #expect(grid.textLines == ["a    bb", "ccc  d"])
    #expect(grid.html.contains("grid-template-columns:repeat(2,minmax(0,1fr))"))
  }
}

import AppHost
import SwiftUI
import Testing

@testable import SwiftUIBase

@MainActor @Suite struct ValueControlTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private func node(_ view: some View) throws -> SceneElement {
    let context = ViewContext(graph: ViewGraph(), path: "", environment: EnvironmentValues())
    return try #require(view.resolved(context).first)
  }

  private func type(_ text: String, into view: some View) throws {
    let typing = try node(view).handlers["type"]
    #expect(typing != nil)
    typing?(text)
  }

  @Test func aFieldShowsAndReadsAValue() throws {
    let litres = Box(1.5)
    let field = TextField(
      "Litres", value: litres.binding, format: .number.locale(Locale(identifier: "en_US")))
    #expect(try node(field).attributes["value"] == "1.5")
    try type("25", into: field)
    #expect(litres.value == 1.525)
    try type(" cups", into: field)
    #expect(litres.value == 1.525)
  }

  @Test func aFieldOfAValueThatMayBeMissingIsEmpty() throws {
    let pots = Box<Int?>(nil)
    let field = TextField("Pots", value: pots.binding, format: .number, prompt: Text("None"))
    let shown = try node(field)
    #expect(shown.attributes["value"] == "" && shown.attributes["placeholder"] == "None")
    try type("4", into: field)
    #expect(pots.value == 4)
  }

  @Test func formattersReadNumbersToo() throws {
    let count = Box(7)
    let field = TextField("Count", value: count.binding, formatter: NumberFormatter())
    #expect(try node(field).attributes["value"] == "7")
    try type("1", into: field)
    #expect(count.value == 71)
  }

  @Test func anOldFieldSaysWhenItEnds() throws {
    let text = Box("a")
    var ends = 0
    try type("b\n", into: TextField("Name", text: text.binding, onCommit: { ends += 1 }))
    #expect(text.value == "ab" && ends == 1)
  }

  @Test func aStepperShowsItsFormat() throws {
    let share = Box(0.5)
    let stepper = Stepper("Share", value: share.binding, in: 0...1, step: 0.25, format: .percent)
    #expect(try node(stepper).attributes["value"] == 0.5.formatted(.percent))
  }

  @Test func aDateStaysInItsRange() throws {
    let date = Box(Date(timeIntervalSince1970: 0))
    let picker = DatePicker("Day", selection: date.binding, in: ...Date(timeIntervalSince1970: 86_400))
    try type("1980-01-01T00:00:00Z", into: picker)
    #expect(date.value == Date(timeIntervalSince1970: 86_400))
  }

  @Test func aColorIsTyped() throws {
    let color = Box(Color.red)
    try type("#00ff00", into: ColorPicker("Pot", selection: color.binding))
    #expect(color.value == Color(red: 0, green: 1, blue: 0))
  }

  @Test func sharingShowsAButton() throws {
    let url = try #require(URL(string: "https://example.org"))
    let link = try node(ShareLink(item: url, preview: SharePreview(Text("Site"), image: Image("site"))))
    #expect(link.kind == "link" && link.text == "Share")
    #expect(try node(ShareLink(items: ["a", "b"]) { SharePreview($0) }).kind == "button")
  }
}

@MainActor @Suite struct ModelStateTests {
  struct Page: Codable, Hashable { var number: Int }
  struct Opaque: Hashable {}

  @Test func apathCanBeKept() throws {
    var path = NavigationPath()
    path.append(Page(number: 3))
    path.append("notes")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Opaque())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"[{"type":"nothing","value":"e30="}]"#.utf8))
    }
  }

  @Test func statesAreKept() throws {
    let visibility = NavigationSplitViewVisibility.doubleColumn
    let data = try JSONEncoder().encode([visibility])
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == [visibility])
    var scroll = ScrollPosition(idType: Int.self)
    scroll.scrollTo(id: 4)
    #expect(scroll.viewID(type: Int.self) == 4 && scroll.edge == nil)
    scroll.scrollTo(edge: .bottom)
    #expect(scroll.viewID == nil && scroll.edge == .bottom)
    #expect(EditMode.active.isEditing && !EditMode.inactive.isEditing)
  }

  @Test func renderersOfViewsGiveNothing() {
    let renderer = ImageRenderer(content: Text("x"))
    renderer.scale = 2
    #expect(renderer.uiImage == nil && renderer.cgImage == nil)
    renderer.render { _, _ in Issue.record("There is nothing to draw on.") }
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10)
    )
  }
}

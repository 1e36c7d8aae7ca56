import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Names of apps in sentences")
struct AppNameTests {
  static let sentences = [
    "add string to the garden list in JotDesk", "in jotdesk add string to the garden list",
    "JotDesk, add string to the garden list", "add string in jot desk to the garden list",
    "add string to the garden list using Jot-a-Desk", "ask jot desk to add string to the garden list",
    "tell JotDesk: add string to the garden list", "hey jotdesk, please add string to the garden list",
    "open JotDesk and add string to the garden list", "with the jot desk app add string to the garden list",
    "add string to the garden list via jot uh desk", "please add string to the garden list, JotDesk",
    "add string to the garden list in JotDsek", "Using JotDesk, add string to the garden list, thanks",
    "add string to my garden list with the JotDesk app please",
    "Add string to the garden list. Use JotDesk.", "add string to the garden list, try JotDesk",
  ]

  @Test("The name may stand anywhere, in any spelling", arguments: sentences)
  func anywhere(_ sentence: String) {
    let reading = World.read(sentence, [World.slate, World.jotter, World.rivers])
    let why = Explanation(reading).text
    #expect(reading.accepted?.app == World.jotter.identifier, "\(why)")
    #expect(reading.accepted?.namesApp == true, "\(why)")
    #expect(
      reading.plain?.values == [
        "taskTitles": .array([.string("string")]), "targetTaskList": .string("garden"),
      ],
      "\(why)")
    #expect(reading.accepted?.evidence.uses.contains { $0.role == "app" } == true)
  }

  @Test("Without a name and with two able apps, the person has to choose")
  func ambiguous() {
    let reading = World.read("add string to the garden list", [World.slate, World.jotter, World.rivers])
    guard case .ambiguous(let choices) = reading.decision else {
      Issue.record("\(Explanation(reading).text)")
      return
    }
    #expect(choices.map(\.appName) == ["JotDesk", "Slateboard"])
  }

  @Test("A word that is also an app's name can be content")
  func content() {
    let reading = World.read("add rivers to my reading list")
    #expect(reading.accepted?.app == World.jotter.identifier)
    #expect(reading.plain?.values["taskTitles"] == .array([.string("rivers")]))
  }

  @Test("An app that is named but cannot do it is not passed over")
  func unable() {
    let reading = World.read("in Rivers, add string to the garden list")
    guard case .refused = reading.decision else {
      Issue.record("\(Explanation(reading).text)")
      return
    }
    #expect(reading.notes.contains { $0.contains("Rivers") })
  }

  @Test("A sentence can be limited to one app, by identifier or by name")
  func limited() {
    let apps = [World.slate, World.jotter]
    #expect(World.read("add string", apps, app: "Slateboard").accepted?.app == World.slate.identifier)
    #expect(World.read("add string", apps, app: "jot desk").accepted?.app == World.jotter.identifier)
    #expect(World.read("add string", apps, app: World.jotter.identifier).accepted?.namesApp == true)
    #expect(World.read("add string", apps, app: "Nobody").decision == .refused(nearest: []))
  }

  @Test(
    "Slips are counted as a keyboard makes them",
    arguments: [
      ("garden", "garden", 0), ("gadren", "garden", 1), ("garen", "garden", 1), ("gardens", "garden", 1),
      ("gordon", "garden", 2), ("", "ab", 2), ("completely", "other", nil),
    ] as [(String, String, Int?)])
  func distance(_ left: String, _ right: String, _ slips: Int?) {
    #expect(EditDistance.distance(Array(left.utf8), Array(right.utf8), limit: 2) == slips)
    #expect(EditDistance.distance(Array(right.utf8), Array(left.utf8), limit: 2) == slips)
  }
}

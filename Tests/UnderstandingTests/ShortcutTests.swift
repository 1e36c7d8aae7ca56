import Catalog
import IntentWire
import Testing

@testable import Understanding

@Suite("App Shortcuts")
struct ShortcutTests {
  @Test(
    "The phrase matches with the app's name in place or elsewhere",
    arguments: [
      "Open starred in Rivers", "open my starred in rivers please", "show my starred rivers",
      "Rivers, open starred", "ask Rivers to open starred", "could you show starred in Rivers",
      "Open Starred Rivers in Rivers",
    ])
  func starred(_ sentence: String) {
    let reading = World.read(sentence)
    #expect(reading.accepted?.intent == "OpenStarred", "\(Explanation(reading).text)")
    #expect(reading.accepted?.app == World.rivers.identifier)
  }

  @Test("An entity is found by its name, by a slip, and left as text by a part")
  func entities() throws {
    let exact = World.read("how high is otter creek in Rivers")
    guard case .entity(let entity)? = exact.accepted?.values["river"] else {
      Issue.record("\(Explanation(exact).text)")
      return
    }
    #expect(entity.identifier == "r1")
    let slip = World.read("how high is the Claerwater in Rivers")
    #expect(slip.plain?.values == ["river": .string("Clearwater")], "\(Explanation(slip).text)")
    let part = World.read("how high is the gorge in Rivers")
    #expect(part.accepted?.values == ["river": .string("gorge")], "\(Explanation(part).text)")
    let unknown = World.read("how high is the Lazy Bend in Rivers")
    #expect(unknown.accepted?.values == ["river": .string("Lazy Bend")], "\(Explanation(unknown).text)")
    let scores = [exact, slip, part, unknown].compactMap { $0.accepted?.score }
    #expect(scores == scores.sorted(by: >) && Set(scores).count == 4, "\(scores)")
  }

  @Test("An enumeration case is found by its title, a synonym or its name")
  func enumerations() {
    for (word, name) in [("kayak", "kayak"), ("rubber boat", "raft"), ("Canoe", "canoe")] {
      let reading = World.read("plan a \(word) trip in Rivers")
      #expect(
        reading.accepted?.values == ["boat": .enumeration(EnumerationValue(type: "Boat", case: name))],
        "\(Explanation(reading).text)")
    }
    #expect(World.read("plan a trip with Rivers").plain?.values == [:])
  }

  @Test("A title counts when the app is named, and not otherwise")
  func titles() {
    #expect(World.read("reset all gauges in Rivers").accepted?.intent == "ResetGauges")
    #expect(World.read("reset all gauges").accepted == nil)
  }

  @Test("A verb of the same meaning matches too")
  func synonyms() {
    #expect(World.read("view starred in Rivers").accepted?.intent == "OpenStarred")
  }
}

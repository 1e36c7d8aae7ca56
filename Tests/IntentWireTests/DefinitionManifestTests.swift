import Foundation
import IntentWire
import Testing

@Suite("Definitions of custom intents in a manifest")
struct DefinitionManifestTests {
  @Test("A manifest from before there were definitions is read")
  func older() throws {
    let intent = IntentManifest(identifier: "OpenTrail", dialect: .appIntents, title: "Open Trail")
    let data = try JSONEncoder().encode(intent)
    #expect(!String(decoding: data, as: UTF8.self).contains("definition"))
    #expect(try JSONDecoder().decode(IntentManifest.self, from: data) == intent)
    let shortcut = ShortcutManifest(intent: "OpenTrail", phrases: ["Open a trail"])
    let text = try JSONEncoder().encode(shortcut)
    #expect(!String(decoding: text, as: UTF8.self).contains("weight"))
    #expect(try JSONDecoder().decode(ShortcutManifest.self, from: text).weight == nil)
  }

  @Test("A definition is read as it was written")
  func roundTrip() throws {
    let definition = DefinitionManifest(
      category: "order", verb: "Order", needsConfirmation: true,
      summaries: [
        .init(parameters: ["cake"], title: "Order ${cake}", subtitle: "now", runsInBackground: false)
      ],
      codes: [
        .init(name: "late", value: 100, isSuccess: false, template: Dialog("Too late.", supporting: "Late."))
      ],
      properties: [PropertyManifest(name: "time", title: "Time", type: .date)], output: "time",
      rules: [
        "cake": .init(
          question: "Which?", introduction: "There are ${count}.", choice: "Which one?",
          confirmation: "${cake}?",
          booleanWords: ["on", "off"], reasons: [.init(name: "soldOut", template: "Sold out.")], minimum: 1,
          maximum: 9.5, condition: .init(parameter: "kind", test: .equals, value: "sweet"))
      ])
    let data = try JSONEncoder().encode(definition)
    #expect(try JSONDecoder().decode(DefinitionManifest.self, from: data) == definition)
  }
}

import Catalog
import IntentWire
import Testing

@testable import Understanding

/// The titles of a custom intent's parameter combinations, as the build makes phrases of them.
@Suite("Custom intents")
struct CustomIntentTests {
  private static let titles = ["Order ${cake}", "Order ${count} ${size} ${cake}", "Order ${count} ${cake}"]

  private static let bakery = InstalledApp(
    identifier: "org.example.bakery", name: "Bakery",
    manifest: AppManifest(
      module: "Bakery",
      intents: [
        IntentManifest(
          identifier: "OrderCakeIntent", dialect: .siriKit, title: "Order Cake",
          parameters: [
            ParameterManifest(
              name: "cake", title: "Cake", type: .record("Cake"), isOptional: true, offersOptions: true),
            ParameterManifest(name: "count", title: "Count", type: .integer, isOptional: true),
            ParameterManifest(
              name: "size", title: "Size", type: .enumeration("CakeSize"), isOptional: true),
          ], definition: DefinitionManifest(category: "order"))
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "CakeSize", title: "Size",
          cases: ["unknown", "small", "large"].map { .init(name: $0, display: DisplayValue($0)) })
      ],
      shortcuts: [
        ShortcutManifest(
          intent: "OrderCakeIntent", phrases: titles.map { "\($0) in ${applicationName}" }),
        ShortcutManifest(intent: "OrderCakeIntent", phrases: titles, weight: 0.8),
      ]))

  private func read(_ sentence: String) -> Reading {
    World.read(sentence, [Self.bakery, World.jotter, World.rivers])
  }

  @Test(
    "The titles of combinations are understood, with the app's name in any place",
    arguments: [
      ("order plum cake in Bakery", ["cake": IntentValue.string("plum cake")]),
      ("order 2 plum cakes in Bakery", ["cake": .string("plum cakes"), "count": .integer(2)]),
      ("in Bakery order two plum cakes", ["cake": .string("plum cakes"), "count": .integer(2)]),
      (
        "Bakery, order three large carrot cakes",
        [
          "cake": .string("carrot cakes"), "count": .integer(3),
          "size": .enumeration(EnumerationValue(type: "CakeSize", case: "large")),
        ]
      ),
    ])
  func named(_ sentence: String, _ values: [String: IntentValue]) {
    let reading = read(sentence)
    #expect(reading.accepted?.intent == "OrderCakeIntent", "\(Explanation(reading).text)")
    #expect(reading.accepted?.values == values, "\(Explanation(reading).text)")
  }

  @Test("Without the app's name a title counts less than a phrase")
  func unnamed() throws {
    let bare = try #require(read("order plum cake").accepted, "The title is a phrase too.")
    let named = try #require(read("order plum cake in Bakery").accepted)
    #expect(bare.intent == "OrderCakeIntent" && bare.score < named.score)
  }

  @Test(
    "Without a single shortcut the titles are understood as the sentences of App Intents are",
    arguments: [
      ("order plum cake in Bakery", ["cake": IntentValue.string("plum cake")]),
      ("Bakery, order two plum cakes", ["cake": .string("plum cakes"), "count": .integer(2)]),
      ("order cake in Bakery", [:]),
    ])
  func withoutShortcut(_ sentence: String, _ values: [String: IntentValue]) {
    var bakery = Self.bakery
    bakery.manifest.shortcuts = []
    bakery.manifest.intents[0].definition?.summaries = Self.titles.map {
      DefinitionManifest.Summary(parameters: [], title: $0)
    }
    let reading = World.read(sentence, [bakery, World.jotter, World.rivers])
    #expect(reading.accepted?.intent == "OrderCakeIntent", "\(Explanation(reading).text)")
    #expect(reading.accepted?.values == values, "\(Explanation(reading).text)")
  }

  @Test("The intent's own title is understood where the app is named")
  func title() {
    #expect(read("order cake with Bakery").accepted?.intent == "OrderCakeIntent")
  }
}

import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// An app whose own sentences speak of the things that it can also be asked for.
@Suite("Requests for things yield to an app's own sentence")
struct FindYieldingTests {
  private static let app = InstalledApp(
    identifier: "org.example.tastings", name: "Tastings",
    manifest: AppManifest(
      module: "Tastings",
      intents: [
        IntentManifest(
          identifier: "ProposeWines", dialect: .appIntents, title: "Propose Wines",
          parameters: [
            ParameterManifest(name: "dish", title: "Dish", type: .enumeration("Dish")),
            ParameterManifest(name: "place", title: "Place", type: .string, isOptional: true),
          ],
          appIntent: AppIntentManifest(sentences: [
            .init(template: "Propose wines for ${dish} within ${place}")
          ]))
      ],
      entities: [
        EntityManifest(
          identifier: "WineEntity", title: "Wine", pluralTitle: "Wines", query: "WineQuery",
          properties: [
            PropertyManifest(name: "name", title: "Name", type: .string),
            PropertyManifest(name: "region", title: "Region", type: .string),
            PropertyManifest(name: "dishes", title: "Dishes", type: .list(.enumeration("Dish"))),
          ])
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Dish", title: "Dish",
          cases: [
            .init(name: "fish", display: DisplayValue("Fish")),
            .init(name: "cheese", display: DisplayValue("Cheese")),
          ])
      ],
      queries: [QueryManifest(identifier: "WineQuery", entity: "WineEntity", capabilities: [.enumerable])],
      shortcuts: [
        ShortcutManifest(
          intent: "ProposeWines",
          phrases: [
            "Propose wines for ${dish} in ${applicationName}", "Propose some wines in ${applicationName}",
          ])
      ]))

  private func read(_ text: String) -> Reading {
    Understanding(apps: [Self.app], vocabularies: [:], reader: English())
      .read(Utterance(text, context: World.context))
  }

  @Test("The app's summary wins when Find has no use for its verb")
  func summary() {
    let reading = read("In Tastings, propose wines for cheese within Sunny Slope")
    #expect(reading.accepted?.intent == "ProposeWines", "\(Explanation(reading).text)")
    #expect(
      reading.accepted?.values == [
        "dish": .enumeration(EnumerationValue(type: "Dish", case: "cheese")),
        "place": .string("Sunny Slope"),
      ], "\(Explanation(reading).text)")
  }

  @Test("A request with a use for all words but the verb comes behind, and the reason is told")
  func reason() throws {
    let sentence = Sentence(
      Utterance("propose wines from Sunny Slope", context: World.context),
      grammar: Understanding(apps: [Self.app], vocabularies: [:], reader: English()).grammar)
    let use = { (role: String, start: Int, end: Int) in
      Evidence.Use(role: role, text: "", start: start, end: end)
    }
    let make = { (intent: String, score: Double, uses: [Evidence.Use]) in
      Interpretation(
        app: "a", appName: "A", intent: intent, values: ["place": .string("Sunny Slope")], score: score,
        namesApp: true,
        evidence: Evidence(reader: "", phrase: "", source: "", uses: uses, scores: [:]))
    }
    let own = make(
      "ProposeWines", 0.6, [use("phrase", 0, 7), use("phrase", 8, 13), use("parameter:place", 19, 30)])
    let request = make(
      "FindWines", 0.7, [use("unused", 0, 7), use("phrase", 8, 13), use("parameter:filters", 14, 30)])
    let settled = FindYielding(sentence: sentence).settled([request], among: [own])
    #expect(settled.map(\.score) == [0.55])
    let reading = Reading(text: sentence.fullText, candidates: [own] + settled, decision: .accepted(own))
    #expect(Explanation(reading).text.contains("the app has a phrase of its own with"))
    // The app's own sentence must be good enough by itself, and leave no more words over.
    #expect(
      FindYielding(sentence: sentence).settled([request], among: [make("P", 0.3, own.evidence.uses)]) == [
        request
      ])
    // A word in the place of a value that it is none of is no use of it.
    var empty = own
    empty.values = [:]
    #expect(FindYielding(sentence: sentence).settled([request], among: [empty]) == [request])
    let poor = make("P", 0.6, [use("phrase", 0, 7), use("unused", 19, 24)])
    #expect(FindYielding(sentence: sentence).settled([request], among: [poor]) == [request])
  }

  @Test(
    "A request that Find understands whole stays one",
    arguments: [
      "in Tastings, find wines from Sunny Slope", "show cheese wines in Tastings", "Tastings, list my wines",
      "I'm looking for wines from Sunny Slope",
    ])
  func requests(_ sentence: String) {
    let reading = read(sentence)
    #expect(reading.accepted?.intent == "FindWines", "\(Explanation(reading).text)")
  }
}

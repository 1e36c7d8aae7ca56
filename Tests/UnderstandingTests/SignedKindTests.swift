import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// Intents that their titles, their App Shortcuts and what they take tell the kind of.
@Suite("Kinds of intents that no protocol names")
struct SignedKindTests {
  private static let app = InstalledApp(
    identifier: "org.example.rambles", name: "Rambles",
    manifest: AppManifest(
      module: "Rambles",
      intents: [
        IntentManifest(
          identifier: "ProposeRoutes", dialect: .appIntents, title: "Propose Routes",
          parameters: [
            ParameterManifest(name: "sport", title: "Sport", type: .enumeration("Sport")),
            ParameterManifest(name: "area", title: "Area", type: .string, isOptional: true),
          ]),
        IntentManifest(
          identifier: "KeepRoute", dialect: .appIntents, title: "Add Route to Favorites",
          parameters: [ParameterManifest(name: "route", title: "Route", type: .entity("RouteEntity"))]),
        IntentManifest(
          identifier: "DropRoute", dialect: .appIntents, title: "Remove Route from Favorites",
          parameters: [ParameterManifest(name: "route", title: "Route", type: .entity("RouteEntity"))]),
        IntentManifest(identifier: "ShowKept", dialect: .appIntents, title: "Show Favorite Routes"),
        IntentManifest(
          identifier: "BeginSport", dialect: .appIntents, title: "Start Outing",
          parameters: [
            ParameterManifest(name: "sport", title: "Sport", type: .enumeration("Sport")),
            ParameterManifest(name: "route", title: "Route", type: .entity("RouteEntity"), isOptional: true),
          ]),
      ],
      entities: [
        EntityManifest(
          identifier: "RouteEntity", title: "Route", pluralTitle: "Routes", query: "RouteQuery",
          properties: [
            PropertyManifest(name: "name", title: "Name", type: .string),
            PropertyManifest(name: "region", title: "Region", type: .string),
            PropertyManifest(name: "sports", title: "Sports", type: .list(.enumeration("Sport"))),
            PropertyManifest(name: "grade", title: "Grade", type: .enumeration("Grade")),
            PropertyManifest(name: "isOpen", title: "Open", type: .boolean),
            PropertyManifest(name: "isFavorite", title: "Favorite", type: .boolean),
          ])
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Sport", title: "Sport",
          cases: [
            .init(name: "rowing", display: DisplayValue("Rowing")),
            .init(name: "skating", display: DisplayValue("Skating")),
          ]),
        EnumerationManifest(
          identifier: "Grade", title: "Grade",
          cases: [
            .init(name: "mild", display: DisplayValue("Mild")),
            .init(name: "wild", display: DisplayValue("Wild")),
          ]),
      ],
      queries: [QueryManifest(identifier: "RouteQuery", entity: "RouteEntity", capabilities: [.enumerable])]))

  private static let understanding = Understanding(
    apps: [app],
    vocabularies: [
      "org.example.rambles": AppVocabulary(entities: [
        "RouteEntity": [
          EntityReference(type: "RouteEntity", identifier: "1", display: DisplayValue("Otter Bend Round")),
          EntityReference(type: "RouteEntity", identifier: "2", display: DisplayValue("Heron Lock")),
        ]
      ])
    ], reader: English())

  private func read(_ text: String) -> Reading {
    Self.understanding.read(Utterance(text, context: World.context))
  }

  @Test(
    "Something is suggested for what an enumeration names",
    arguments: [
      "where can I go rowing", "any good routes for rowing", "got any rowing suggestions",
      "recommend a place to row",
      "I'm looking for a nice rowing route", "what route should I take for rowing",
    ])
  func suggestions(_ text: String) {
    let reading = read(text)
    #expect(reading.accepted?.intent == "ProposeRoutes", "\(Explanation(reading).text)")
    #expect(reading.plain?.values["sport"] == .string("rowing"))
  }

  @Test("A place is taken where the intent has a parameter for one")
  func place() {
    let values = read("where can I go skating near Fen End").plain?.values
    #expect(values == ["sport": .string("skating"), "area": .string("Fen End")])
  }

  @Test("Favorites are kept, dropped and shown")
  func favorites() {
    let wanted = [
      "make Heron Lock a favorite": "KeepRoute", "save Heron Lock to my favorites": "KeepRoute",
      "take Heron Lock off my favorites": "DropRoute", "unfavorite Heron Lock": "DropRoute",
      "what are my favorite routes": "ShowKept", "favorite routes": "ShowKept",
    ]
    for (text, intent) in wanted.sorted(by: { $0.key < $1.key }) {
      let reading = read(text)
      #expect(reading.accepted?.intent == intent, "\(Explanation(reading).text)")
    }
  }

  @Test("Something is begun only with a thing that the app has")
  func begun() {
    let known = read("record a row on Heron Lock")
    #expect(known.accepted?.intent == "BeginSport", "\(Explanation(known).text)")
    #expect(known.plain?.values == ["sport": .string("rowing"), "route": .string("Heron Lock")])
    #expect(read("start skating around the block").accepted?.intent != "BeginSport")
  }

  @Test("The last word of a long name may be missing, and the value is what was said")
  func parts() {
    #expect(read("add Otter Bend to favorites").plain?.values["route"] == .string("Otter Bend"))
  }

  @Test("A request for things by more than an action takes stays one")
  func requests() {
    let mild = read("any mild rowing routes")
    #expect(mild.accepted?.intent == "FindRoutes", "\(Explanation(mild).text)")
    let closed = read("which routes are closed")
    #expect(
      closed.plain?.values["filters"] == .array([.string("isOpen = false")]), "\(Explanation(closed).text)")
  }
}

import Catalog
import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

/// What a search index knows of the words of one sentence.
@Suite("Things that a sentence names") struct NamedThingTests {
  private static let app = InstalledApp(
    identifier: "org.example.ponds", name: "Pondlife",
    manifest: AppManifest(
      module: "Ponds",
      intents: [
        IntentManifest(
          identifier: "CheckPond", dialect: .appIntents, title: "Check Pond",
          parameters: [ParameterManifest(name: "pond", title: "Pond", type: .entity("PondEntity"))])
      ],
      entities: [EntityManifest(identifier: "PondEntity", title: "Pond")],
      shortcuts: [
        ShortcutManifest(intent: "CheckPond", phrases: ["Check ${pond} in ${applicationName}"])
      ]))

  private static func pond(_ id: String, _ title: String, synonyms: [String] = []) -> EntityReference {
    EntityReference(
      type: "PondEntity", identifier: id, display: DisplayValue(title, synonyms: synonyms))
  }

  private static func thing(_ entity: EntityReference) -> NamedThing {
    NamedThing(
      app: "org.example.ponds", entity: entity, names: [entity.display.title] + entity.display.synonyms)
  }

  private func read(
    _ text: String, _ things: [NamedThing], suggested: [EntityReference] = [pond("s", "Otter Hole")]
  ) -> Reading {
    let vocabulary = AppVocabulary(entities: ["PondEntity": suggested])
    let understanding = Understanding(
      apps: [Self.app], vocabularies: ["org.example.ponds": vocabulary], reader: English())
    return understanding.read(Utterance(text, context: World.context, things: things))
  }

  private func value(_ reading: Reading) -> IntentValue? {
    if case .accepted(let interpretation) = reading.decision { interpretation.values["pond"] } else { nil }
  }

  @Test func isKnownForThatSentence() {
    let xylo = Self.pond("x", "Xylo Deep")
    #expect(value(read("check Xylo Deep in Pondlife", [Self.thing(xylo)])) == .entity(xylo))
    #expect(value(read("check Xylo Deep in Pondlife", [])) == .string("Xylo Deep"))
    let score = { (things: [NamedThing]) in read("check xylo deep", things).candidates.first?.score ?? 0 }
    #expect(score([Self.thing(xylo)]) > score([]))
  }

  @Test func otherFormsAndSynonyms() {
    let fen = Self.pond("f", "Gray Fens", synonyms: ["the Mire"])
    #expect(value(read("check gray fen in Pondlife", [Self.thing(fen)])) == .entity(fen))
    #expect(value(read("check the mire in Pondlife", [Self.thing(fen)])) == .entity(fen))
  }

  @Test func twoOfOneNameAreLeftToTheApp() {
    let things = [Self.pond("a", "Blue Hole"), Self.pond("b", "Blue Hole")].map(Self.thing)
    #expect(value(read("check blue hole in Pondlife", things)) == .string("blue hole"))
  }

  /// What the app suggests is among what it indexed; it is no second thing of the same name.
  @Test func whatIsSuggestedCountsOnce() {
    var indexed = Self.pond("s", "Otter Hole")
    indexed.properties = ["depth": .integer(3)]
    let value = value(read("check otter hole in Pondlife", [Self.thing(indexed)]))
    #expect(value == .entity(Self.pond("s", "Otter Hole")))
  }

  @Test func answersKnowThemToo() {
    let xylo = Self.pond("x", "Xylo Deep")
    let understanding = Understanding(apps: [Self.app], vocabularies: [:], reader: English())
    let value = understanding.values(
      answering: .entity("PondEntity"), parameter: "pond", intent: "CheckPond", app: "org.example.ponds",
      text: "xylo deep please", context: World.context, things: [Self.thing(xylo)])
    #expect(value == .entity(xylo))
  }

  @Test func namesOfAppsThatAreGoneAreLeftOut() {
    var thing = Self.thing(Self.pond("x", "Xylo Deep"))
    thing.app = "org.example.gone"
    #expect(value(read("check Xylo Deep in Pondlife", [thing])) == .string("Xylo Deep"))
  }
}

import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// “Or”, “but not”, “without” and the like between things that are looked for.
@Suite("What stands between things that are looked for")
struct ConnectiveTests {
  private static let app = InstalledApp(
    identifier: "org.example.shoebox", name: "Shoebox",
    manifest: AppManifest(
      module: "Shoebox",
      intents: ["INSearchForPhotosIntent", "INSearchForMessagesIntent", "INStartPhotoPlaybackIntent"]
        .compactMap(SiriKitSchema.manifest.intent)))

  private static let understanding = Understanding(
    apps: [app],
    vocabularies: [
      app.identifier: AppVocabulary(phrases: ["photoTag": ["cat", "dog", "beach"].map { SpokenText($0) }])
    ],
    people: ["Ana", "Felix"], reader: English())

  private func read(_ text: String) -> Interpretation? {
    Self.understanding.read(Utterance(text, context: World.context)).accepted
  }

  private func texts(_ value: IntentValue?) -> [String] { value?.elements.map(\.displayText) ?? [] }

  private func name(_ value: IntentValue?) -> String? {
    guard case .enumeration(let value)? = value else { return nil }
    return value.type == "INConditionalOperator" ? value.cases.first : nil
  }

  @Test(
    "The operator of a list says whether all, any or none are wanted",
    arguments: [
      ("photos of cats or dogs", ["cat", "dog"], "any"), ("photos of cats and dogs", ["cat", "dog"], nil),
      ("photos of either cats or dogs", ["cat", "dog"], "any"),
      ("photos of neither cats nor dogs", ["cat", "dog"], "none"),
      ("show photos of cats, dogs or otters", ["cat", "dog", "otters"], "any"),
      ("show photos tagged beach or dog", ["beach", "dog"], "any"), ("show photos of dogs", ["dog"], nil),
      ("play a slideshow of cats or dogs", ["cat", "dog"], "any"),
      ("find messages about lunch or dinner", ["lunch", "dinner"], "any"),
    ] as [(String, [String], String?)])
  func operators(_ text: String, _ terms: [String], _ expected: String?) {
    let found = read(text)
    #expect(texts(found?.values["searchTerms"]) == terms)
    #expect(name(found?.values["searchTermsOperator"]) == expected)
    #expect(found?.isDoubtful == false)
  }

  @Test("People are joined as well")
  func people() {
    let found = read("show messages from Ana or Felix")
    #expect(texts(found?.values["senders"]) == ["Ana", "Felix"])
    #expect(name(found?.values["sendersOperator"]) == "any")
  }

  @Test(
    "What no operator can say is asked about, not dropped and not looked for",
    arguments: [
      "photos of dogs but not cats", "photos of dogs and not cats", "photos of dogs without cats",
      "photos of dogs except cats", "photos of dogs but no cats",
    ])
  func exclusions(_ text: String) {
    let found = read(text)
    #expect(texts(found?.values["searchTerms"]) == ["dog"])
    #expect(found?.isDoubtful == true)
    #expect(found?.evidence.uses.contains { $0.role == "unused" && $0.text.hasSuffix("cats") } == true)
  }

  @Test("An attribute that is not wanted has a place of its own")
  func attributes() {
    let found = read("photos of dogs without flash")
    #expect(texts(found?.values["searchTerms"]) == ["dog"])
    #expect(found?.values["excludedAttributes"] != nil)
    #expect(found?.isDoubtful == false)
  }

  @Test("What is quoted stays together")
  func quotation() {
    #expect(
      texts(read("find messages about “lunch or dinner”")?.values["searchTerms"]) == ["lunch or dinner"])
  }
}

import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Values of people, messages, amounts and options")
struct ValueTests {
  private static let app = InstalledApp(
    identifier: "org.example.chatter", name: "Chatterbox",
    manifest: AppManifest(
      module: "Chatterbox",
      intents: [
        "INSendMessageIntent", "INStartCallIntent", "INStartWorkoutIntent", "INSearchForPhotosIntent",
        "INPlayMediaIntent",
      ].compactMap(SiriKitSchema.manifest.intent)))

  private static let understanding = Understanding(
    apps: [app],
    vocabularies: [
      app.identifier: AppVocabulary(phrases: [
        "contactName": [
          SpokenText("Olga Winter", identifier: "p1"), SpokenText("Olga Summers", identifier: "p2"),
          SpokenText("Ravi Shah", identifier: "p3"),
        ]
      ])
    ], people: ["Lena", "Lena Fuchs"], reader: English())

  private func values(_ text: String) -> [String: IntentValue]? {
    Self.understanding.read(Utterance(text, context: World.context)).accepted?.values
  }

  @Test("Someone whom the app knows comes with the app's identifier")
  func known() {
    let ravi = PersonValue(name: "Ravi Shah", customIdentifier: "p3")
    var matched = ravi
    matched.matches = [ravi]
    #expect(values("text ravi shah that dinner is ready")?["recipients"] == .list([.person(matched)]))
  }

  @Test("A first name is kept as said, with everyone whom the app knows by it")
  func firstName() {
    let olgas = [
      PersonValue(name: "Olga Winter", customIdentifier: "p1"),
      PersonValue(name: "Olga Summers", customIdentifier: "p2"),
    ]
    #expect(
      values("text Olga that dinner is ready")?["recipients"]
        == .list([.person(PersonValue(name: "Olga", matches: olgas))]))
  }

  @Test("Someone of the contacts, and someone whom nobody knows, is the name")
  func names() {
    #expect(values("text Lena that dinner is ready")?["recipients"] == .list([.string("Lena")]))
    #expect(values("text Bartholomew that dinner is ready")?["recipients"] == .list([.string("Bartholomew")]))
    #expect(values("call lena fuchs")?["contacts"] == .list([.string("lena fuchs")]))
  }

  @Test("The label of a number goes with the person")
  func labels() {
    let handle = PersonValue.Handle(value: "", kind: "unknown", label: "mobile")
    #expect(
      values("call Lena on her mobile")?["contacts"]
        == .list([.person(PersonValue(name: "Lena", handles: [handle]))]))
  }

  @Test(
    "A message is kept exactly as it was written",
    arguments: [
      ("text Lena: see you at 8, ok?", "see you at 8, ok?"),
      ("text Lena “No, thanks!” ", "No, thanks!"),
      ("tell Lena I said \"maybe\" - not yes.", "I said \"maybe\" - not yes"),
      ("tell Lena First this. Then that.", "First this. Then that."),
      ("text Lena I love 🍕 & tea now", "I love 🍕 & tea now"),
      ("text Lena I'm on my way please", "I'm on my way"),
      ("text Lena show my photos from last week", "show my photos from last week"),
      ("text Lena the Chatterbox app is fun", "the Chatterbox app is fun"),
    ])
  func content(_ text: String, _ content: String) {
    #expect(values(text)?["content"] == .string(content))
  }

  @Test(
    "A goal comes in the unit that was said",
    arguments: [
      ("start a 5 mile run", 5, "mile"), ("start a 90 minute run", 90, "minute"),
      ("start a run for an hour and a half", 90, "minute"), ("start a 2 hour run", 2, "hour"),
      ("start a run for 2 km", 2_000, "meter"), ("start a 250 calorie run", 250, "kiloCalorie"),
      ("start a run for half an hour", 30, "minute"),
    ])
  func goals(_ text: String, _ value: Double, _ unit: String) {
    let values = values(text)
    #expect(values?["goalValue"] == .number(value))
    #expect(
      values?["workoutGoalUnitType"]
        == .enumeration(EnumerationValue(type: "INWorkoutGoalUnitType", case: unit)))
  }

  @Test("Options that are said apart become one set, and fields one record")
  func merged() {
    #expect(
      values("show my favorite selfies with flash")?["includedAttributes"]
        == .enumeration(
          EnumerationValue(type: "INPhotoAttributeOptions", cases: ["favorite", "selfie", "flash"])))
    guard case .record(let search)? = values("play the song Blue Kettle by Velvet Harbor")?["mediaSearch"]
    else {
      Issue.record("no search")
      return
    }
    #expect(search.type == "INMediaSearch")
    #expect(search.fields["mediaName"] == .string("Blue Kettle"))
    #expect(search.fields["artistName"] == .string("Velvet Harbor"))
  }

  @Test("An answer that is a message loses nothing of it")
  func answers() {
    let answer = { (text: String) in
      Self.understanding.values(
        answering: .string, parameter: "content", intent: "INSendMessageIntent", app: Self.app.identifier,
        text: text, context: World.context)
    }
    #expect(answer("just got home, and it's raining") == .string("just got home, and it's raining"))
    #expect(answer("say that I'm late") == .string("I'm late"))
    #expect(answer("I want pizza!") == .string("I want pizza!"))
  }
}

import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// What becomes of a reading that fits, by what its sentence is after.
@Suite("Nothing is done that was not ordered") struct MoodJudgeTests {
  private static let chatter = InstalledApp(
    identifier: "org.example.chatter", name: "Chatterbox",
    manifest: AppManifest(
      module: "Chatterbox",
      intents: ["INSendMessageIntent", "INStartCallIntent", "INAddTasksIntent", "INEndWorkoutIntent"]
        .compactMap(SiriKitSchema.manifest.intent)))

  private static let understanding = Understanding(
    apps: [chatter], vocabularies: [:], people: ["Lena", "Ravi"], reader: English())

  private func read(_ text: String) -> Reading {
    Self.understanding.read(Utterance(text, context: World.context))
  }

  @Test(
    arguments: [
      ("don't text Lena that I'm late", .refused), ("call Ravi, no wait, forget it", .refused),
      ("text Lena that I'm late. Actually, don't.", .refused),
      ("should I text Lena that I'm late", .asked),
      ("I told Lena that I'm late", .told), ("I was going to call Ravi", .planned),
      ("call Ravi in ten minutes", .later), ("call Ravi at 6 am", .later),
      ("give Ravi a call this weekend will you", .later), ("call Ravi when I get home", .condition),
    ] as [(String, Withholding.Reason)])
  func withheld(text: String, reason: Withholding.Reason) {
    let reading = read(text)
    #expect(reading.accepted == nil)
    #expect(reading.withheld?.reason == reason)
  }

  @Test(arguments: ["how do I call Ravi", "send Lena 20 pounds", "I already called Ravi"])
  func nothing(text: String) { #expect(read(text).accepted == nil) }

  @Test(arguments: [
    "text Lena that I'm late", "could you call Ravi", "I'd like you to text Lena that dinner is ready",
    "tell Lena not to come", "text Ravi that I won't make it", "don't forget to call Ravi",
    "text Lena that I'm there at nine", "text Lena 20 pounds is too much",
    "if it isn't too much trouble, call Ravi",
    "don't call Lena, call Ravi",
  ])
  func done(text: String) {
    let reading = read(text)
    #expect(reading.withheld == nil)
    #expect(reading.accepted?.isDoubtful == false)
  }

  /// What may be part of a message or say when it is to be sent is asked about.
  @Test(arguments: ["text Ravi happy birthday at midnight", "let Lena know tomorrow that the report is in"])
  func asked(text: String) { #expect(read(text).accepted?.isDoubtful == true) }
}

import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("People in rows, numbers as people, and texts of any length")
struct RowTests {
  private static let app = InstalledApp(
    identifier: "org.example.chatter", name: "Chatterbox",
    manifest: AppManifest(
      module: "Chatterbox",
      intents: ["INSendMessageIntent", "INStartCallIntent"].compactMap(SiriKitSchema.manifest.intent)))

  private static let understanding = Understanding(
    apps: [app], vocabularies: [:],
    people: ["Lena", "Ravi", "Olga", "Lena Fuchs", "Ravi Shah", "Olga Winter"], reader: English()
  )

  private func values(_ text: String) -> [String: IntentValue]? {
    Self.understanding.read(Utterance(text, context: World.context)).accepted?.values
  }

  private func names(_ text: String) -> [String]? { values(text)?["recipients"]?.elements.map(\.displayText) }

  @Test(
    arguments: [
      "text Lena Ravi and Olga that dinner is at 7", "message Lena + Ravi + Olga: dinner is at 7",
      "message Lena & Ravi & Olga: dinner is at 7", "text Lena, Ravi and Olga saying dinner is at 7",
    ])
  func rows(text: String) {
    #expect(names(text)?.sorted() == ["Lena", "Olga", "Ravi"])
    #expect(values(text)?["content"] == .string("dinner is at 7"))
  }

  @Test(
    arguments: [
      "message saying I'm late to Lena", "a text saying I'm late to Lena",
      "send a message saying I'm late to Lena",
      "text Lena saying I'm late",
    ])
  func wordOrders(text: String) {
    #expect(names(text) == ["Lena"])
    #expect(values(text)?["content"] == .string("I'm late"))
  }

  @Test(
    "A telephone number is somebody, however it is written",
    arguments: [
      "555-0172", "+1 206 555 0108", "+12065550108", "206-555-0108", "(206) 555-0108", "206.555.0108",
      "5550172",
      "+44 20 7946 0958",
    ])
  func numbers(number: String) throws {
    for text in ["call \(number)", "text \(number) that I'm late"] {
      let found = try #require(values(text), "\(text)")
      let person = try #require((found["contacts"] ?? found["recipients"])?.elements.first)
      guard case .person(let person) = person else {
        Issue.record("\(text): \(person)")
        continue
      }
      #expect(person.handles.first?.value.filter(\.isNumber) == number.filter(\.isNumber), "\(text)")
      #expect(person.handles.first?.kind == "phoneNumber")
      if let content = found["content"] { #expect(content == .string("I'm late")) }
    }
  }

  @Test("A message is never cut", arguments: [1, 4, 15, 40, 100, 400])
  func anyLength(times: Int) {
    let said = (1...times).map { "we meet at the old harbor at noon and I'll bring loaf \($0)" }
      .joined(separator: " ")
    #expect(names("text Lena that \(said)") == ["Lena"])
    #expect(values("text Lena that \(said)")?["content"] == .string(said))
  }
}

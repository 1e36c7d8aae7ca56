import Catalog
import IntentWire
import Testing

@testable import Understanding

/// Numbers and mail addresses are people where a sentence has somebody.
@Suite("People by their addresses") struct AddressTests {
  private static func app(_ name: String, _ intent: String) -> InstalledApp {
    let schema = SiriKitSchema.manifest
    return InstalledApp(
      identifier: "org.example.\(name.lowercased())", name: name,
      manifest: AppManifest(
        module: name, intents: schema.intents.filter { $0.identifier == intent },
        enumerations: schema.enumerations))
  }

  private static let apps = [
    app("Bellhop", "INStartCallIntent"), app("Pigeon", "INSendMessageIntent"),
    app("Purse", "INSendPaymentIntent"),
  ]

  @Test(arguments: [
    ("call 555 0100", "contacts", "555 0100", "phoneNumber"),
    ("please call +1 206 555 0108", "contacts", "+1 206 555 0108", "phoneNumber"),
    ("text 555-0100 that I'm late", "recipients", "555-0100", "phoneNumber"),
    ("text maria@example.org that I'm late", "recipients", "maria@example.org", "emailAddress"),
    ("send maria.ruiz@example.org a message", "recipients", "maria.ruiz@example.org", "emailAddress"),
    ("send 20 dollars to maria@example.org", "payee", "maria@example.org", "emailAddress"),
  ])
  func reaches(sentence: String, parameter: String, address: String, kind: String) {
    let reading = World.read(sentence, Self.apps)
    let people = reading.accepted?.values[parameter]?.elements
    let person = PersonValue(
      name: address, handles: [PersonValue.Handle(value: address, kind: kind)])
    #expect(people == [.person(person)], "\(Explanation(reading).text)")
  }
}

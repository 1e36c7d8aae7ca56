import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// What is said: interpolation and agreement.
struct DialogTests {
  @Test(arguments: [
    (1, "1 trail"), (0, "0 trails"), (2, "2 trails"), (1200, "1,200 trails"),
  ])
  func makesWordsAgree(_ count: Int, _ text: String) {
    var resource: LocalizedStringResource = "^[\(count) trail](inflect: true)"
    resource.locale = Locale(identifier: "en_US")
    #expect(String(localized: resource) == text)
  }

  @Test(arguments: [
    ("city", "cities"), ("day", "days"), ("box", "boxes"), ("lunch", "lunches"), ("person", "people"),
    ("Leaf", "Leaves"), ("PDF", "PDFs"), ("series", "series"), ("photo", "photos"), ("class", "classes"),
  ])
  func knowsPlurals(_ noun: String, _ plural: String) {
    let dialog = IntentDialog("^[\(3) \(noun)](inflect: true)")
    #expect(dialog.wire.full == "3 \(plural)")
  }

  @Test func leavesOtherTextAlone() {
    let name = "^[2 cat](inflect: true)"
    #expect(IntentDialog("Hello \(name)").wire.full == "Hello ^[2 cat](inflect: true)")
    #expect(IntentDialog("^[\(2) cat](bold: true) and ^[broken").wire.full == "2 cat and ^[broken")
    var german: LocalizedStringResource = "^[\(2) Weg](inflect: true)"
    german.locale = Locale(identifier: "de_DE")
    #expect(String(localized: german) == "2 Weg")
  }

  @Test func isFullOrSupporting() {
    let count = 2
    let dialog = IntentDialog(
      full: "You have \(count) new letters.", supporting: "\(count) new", systemImageName: "envelope")
    #expect(dialog.wire == Dialog("You have 2 new letters.", supporting: "2 new"))
    let text = "At runtime"
    #expect(IntentDialog(stringLiteral: text).wire == Dialog("At runtime"))
    #expect(IntentDialog("Plain").wire.supporting == nil)
  }

  @Test func wordsConfirmations() {
    #expect(ConfirmationActionName.continue.question == nil)
    #expect(ConfirmationActionName.turnOn.question == "Turn On?")
    let own = ConfirmationActionName.custom(
      acceptLabel: "Bake", acceptAlternatives: ["Start"], denyLabel: "Wait", denyAlternatives: [])
    #expect(own.question == "Bake?")
  }
}

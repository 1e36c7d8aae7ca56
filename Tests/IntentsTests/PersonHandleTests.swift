import IntentWire
import Testing

@testable import Intents

/// A handler finds the number or address of a person in `personHandle`, wherever it comes from.
@Suite struct PersonHandleTests {
  private let mobile = PersonValue(
    name: "Maria Ruiz", handles: [.init(value: "+1 555 0100", kind: "phoneNumber", label: "mobile")],
    contactIdentifier: "ruiz")
  private let work = PersonValue(
    name: "Maria Ruiz", handles: [.init(value: "+1 555 0101", kind: "phoneNumber", label: "work")],
    contactIdentifier: "ruiz")
  private let okafor = PersonValue(
    name: "Maria Okafor", handles: [.init(value: "+1 555 0200", kind: "phoneNumber", label: "mobile")],
    contactIdentifier: "okafor")

  private func handle(_ person: PersonValue) -> INPersonHandle? {
    INPerson.decoded(from: .person(person))?.personHandle
  }

  @Test func digitsThatWereSaid() {
    let said = PersonValue(name: "555 0100", handles: [.init(value: "555 0100", kind: "phoneNumber")])
    #expect(handle(said)?.value == "555 0100" && handle(said)?.type == .phoneNumber)
  }

  @Test func theOnlyContactOfAName() {
    let found = handle(PersonValue(name: "Maria", matches: [mobile]))
    #expect(found?.value == "+1 555 0100" && found?.label == .mobile)
  }

  /// Of two numbers of one contact none is taken: the app asks.
  @Test func ofTwoNumbersNone() {
    #expect(handle(PersonValue(name: "Maria", matches: [mobile, work])) == nil)
  }

  @Test func theKindThatWasSaid() {
    let said = PersonValue(
      name: "Maria", handles: [.init(value: "", kind: "unknown", label: "work")], matches: [mobile, work])
    #expect(handle(said)?.value == "+1 555 0101")
  }

  @Test func ofSeveralContactsNone() {
    #expect(handle(PersonValue(name: "Maria", matches: [mobile, okafor])) == nil)
    #expect(handle(PersonValue(name: "Nobody")) == nil)
  }
}

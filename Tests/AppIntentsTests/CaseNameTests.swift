import AppIntents
import IntentWire
import Testing

@testable import AppIntentsBase

/// Cases are known by their names in source, whatever an enumeration says of itself.
@Suite struct CaseNameTests {
  enum Consent: String, AppEnum, CustomStringConvertible, CustomDebugStringConvertible {
    case optedIn, optedOut

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Consent"
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
      Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(title: "\($0.description)")) })
    }

    var description: String { self == .optedIn ? "Count me in" : "Leave me be" }
    var debugDescription: String { "a choice" }
  }

  @Test func describesItself() async throws {
    let value = Consent.optedOut
    #expect(value._caseName == "optedOut")
    #expect(
      Consent._bridge.encode(value) == .enumeration(EnumerationValue(type: "Consent", case: "optedOut")))
    #expect(value._display.title == "Leave me be")
    let wire = IntentValue.enumeration(EnumerationValue(type: "Consent", case: "optedIn"))
    guard case .accepted(let read as Consent) = try await Consent._bridge.read(wire, ReadingContext()) else {
      Issue.record("The case is not known.")
      return
    }
    #expect(read == .optedIn)
  }
}

import Foundation
import IntentWire
import Metadata
import Testing

struct IntentTests {
  @Test func readsWhatAnIntentDeclares() throws {
    let extraction = extract(
      """
      struct OpenFavorites: AppIntent {
        static var title: LocalizedStringResource = "Open Favorites"
        static var description: IntentDescription? = IntentDescription("Shows your favorites.", categoryName: "X")
        static var openAppWhenRun: Bool { true }
        static let isDiscoverable = false
        static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog { .result() }
      }
      """)
    #expect(
      try extraction.onlyIntent()
        == IntentManifest(
          identifier: "OpenFavorites", dialect: .appIntents, title: "Open Favorites",
          summary: "Shows your favorites.", result: .list(.string), opensApp: true, isDiscoverable: false,
          authentication: "requiresAuthentication", appIntent: AppIntentManifest(category: "X")))
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test(arguments: [
    #""Plan""#, #"LocalizedStringResource("Plan")"#,
    #"LocalizedStringResource("Plan", table: "T", comment: "C")"#,
    #"LocalizedStringResource("KEY", defaultValue: "Plan")"#, #".init("Plan")"#, #"("Plan")"#,
    #"LocalizedStringResource(stringLiteral: "Plan")"#, #""Pl\u{61}n""#, ##"#"Plan"#"##,
  ])
  func readsTitlesInEveryLiteralForm(_ title: String) throws {
    let extraction = extract(
      "struct A: AppIntent { static let title: LocalizedStringResource = \(title) }")
    #expect(try extraction.onlyIntent().title == "Plan")
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func saysThatATitleIsNotALiteral() throws {
    let extraction = extract(
      """
      struct OpenFavorites: AppIntent {
        static let title: LocalizedStringResource = makeTitle()
      }
      """)
    #expect(try extraction.onlyIntent().title == "Open Favorites")
    let found = try #require(extraction.diagnostics.first)
    #expect(found.rule == .textNotLiteral)
    #expect(found.description.hasPrefix("Trails.swift:2:14: warning: “title” of “OpenFavorites”"))
  }

  @Test func saysThatATitleIsMissing() throws {
    let extraction = extract("struct OpenFavorites: AppIntent {}")
    #expect(try extraction.onlyIntent().title == "Open Favorites")
    #expect(extraction.rules == [.missingMember])
  }

  @Test(arguments: [
    ("ReturnsValue<Int?>", ValueType.integer), ("some IntentResult & ReturnsValue<Trail>", .entity("Trail")),
    ("some ReturnsValue<[Activity]>", .list(.enumeration("Activity"))),
    ("some IntentResult & ReturnsValue<Measurement<UnitLength>>", .measurement("length")),
  ])
  func readsTheResult(_ returned: String, _ expected: ValueType) throws {
    let source = intentSource("").replacingOccurrences(of: "some IntentResult", with: returned)
    #expect(try extract(source).onlyIntent().result == expected)
  }

  @Test func saysThatAResultCannotTravel() throws {
    let source = intentSource("").replacingOccurrences(
      of: "some IntentResult", with: "some ReturnsValue<Widget>")
    let extraction = extract(source)
    #expect(try extraction.onlyIntent().result == nil)
    #expect(extraction.rules == [.unknownType])
  }

  @Test func openIntentsOpenTheApp() throws {
    let extraction = extract(
      "struct A: OpenIntent { static let title: LocalizedStringResource = \"A\" }")
    #expect(try extraction.onlyIntent().opensApp)
  }

  @Test func defaultsComeFromTheModulesOwnProtocols() throws {
    let extraction = extract([
      "a.swift": "struct A: Opening { static let title: LocalizedStringResource = \"A\" }",
      "b.swift": """
      protocol Opening: AppIntent {}
      extension Opening {
        static var openAppWhenRun: Bool { true }
        static var isDiscoverable: Bool { get { false } }
      }
      """,
    ])
    let intent = try extraction.onlyIntent()
    #expect(intent.opensApp)
    #expect(!intent.isDiscoverable)
  }
}

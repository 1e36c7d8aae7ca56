import IntentWire
import Metadata
import Testing

struct EntityTests {
  @Test func readsAnEntity() {
    let extraction = extract(
      """
      struct Trail: AppEntity {
        static var typeDisplayRepresentation = TypeDisplayRepresentation(
          name: "Trail", numericFormat: "\\(placeholder: .int) trails", synonyms: ["Path", "Way"])
        static var defaultQuery: Query { Query() }
        var id: Int
        @Property(title: "Name") var name: String
        @Property var lengthInMeters: Double?
        @EntityProperty(title: "Kind") var kind: Kind
        var hidden: String
        struct Query: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [Trail] { [] }
          func suggestedEntities() async throws -> [Trail] { [] }
        }
        enum Kind: String, AppEnum {
          case loop
          static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Kind")
          static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.loop: "Loop"]
        }
      }
      """)
    #expect(
      extraction.manifest.entities == [
        EntityManifest(
          identifier: "Trail", title: "Trail", pluralTitle: "Trails", synonyms: ["Path", "Way"],
          query: "Query",
          properties: [
            PropertyManifest(name: "name", title: "Name", type: .string),
            PropertyManifest(
              name: "lengthInMeters", title: "Length In Meters", type: .number, isOptional: true),
            PropertyManifest(name: "kind", title: "Kind", type: .enumeration("Kind")),
          ])
      ])
    #expect(
      extraction.manifest.queries == [
        QueryManifest(identifier: "Query", entity: "Trail", capabilities: [.suggestions])
      ])
    #expect(extraction.registry.contains("Trail.Query.self"))
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func transientEntitiesNeedNoQuery() {
    let extraction = extract(
      """
      struct Summary: TransientAppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Summary")
        @Property(title: "Bad") var bad: Widget
      }
      """)
    #expect(
      extraction.manifest.entities == [
        EntityManifest(identifier: "Summary", title: "Summary", kinds: ["TransientAppEntity"])
      ])
    #expect(extraction.rules == [.unknownType])
  }

  @Test func saysThatANameIsNotALiteral() {
    let extraction = extract(
      "struct BigTrail: TransientAppEntity { static var typeDisplayRepresentation: TypeDisplayRepresentation { a(); return b } }"
    )
    #expect(extraction.manifest.entities.first?.title == "Big Trail")
    #expect(extraction.rules == [.textNotLiteral])
  }
}

struct EnumerationTests {
  @Test func readsCases() throws {
    let extraction = extract([
      "a.swift": "enum Activity: Int { case hiking = 1, `default`\n case biking }",
      "b.swift": """
      extension Activity: AppEnum {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Activity") }
        static var caseDisplayRepresentations: [Activity: DisplayRepresentation] {
          [
            .hiking: "Hiking",
            .default: .init(title: "Any"),
            Activity.biking: DisplayRepresentation(
              title: "Biking", subtitle: "By bike", image: .init(systemName: "bicycle"), synonyms: ["Cycling"]),
          ]
        }
      }
      """,
    ])
    let enumeration = try #require(extraction.manifest.enumerations.first)
    #expect(enumeration.title == "Activity")
    #expect(
      enumeration.cases == [
        .init(name: "hiking", display: DisplayValue("Hiking")),
        .init(name: "default", display: DisplayValue("Any")),
        .init(
          name: "biking",
          display: DisplayValue("Biking", subtitle: "By bike", synonyms: ["Cycling"], image: "bicycle")),
      ])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func saysWhichCasesHaveNoDisplay() throws {
    let extraction = extract(
      """
      enum Activity: String, AppEnum {
        case hiking, biking
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
        static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [.hiking: "Hiking", .swim: "Swim"]
      }
      """)
    #expect(
      extraction.manifest.enumerations.first?.cases.last
        == .init(name: "biking", display: DisplayValue("biking")))
    #expect(extraction.rules == [.caseDisplay, .caseDisplay])
  }
}

struct QueryTests {
  @Test func capabilitiesComeFromProtocolsAndExtensions() {
    let extraction = extract([
      "a.swift": intentSource(""),
      "b.swift": """
      extension TrailQuery: EntityStringQuery {
        func entities(matching string: String) async throws -> [Trail] { [] }
      }
      extension TrailQuery: EnumerableEntityQuery { func allEntities() async throws -> [Trail] { [] } }
      """,
    ])
    #expect(extraction.manifest.queries.first?.capabilities == [.enumerable, .string])
  }

  @Test(arguments: [
    ("func entities(for ids: [String]) -> [Trail] { [] }", Set<QueryManifest.Capability>()),
    ("typealias Entity = Trail", Set<QueryManifest.Capability>()),
    (
      "func suggestedEntities() async throws -> IntentItemCollection<Trail> { x }",
      Set([QueryManifest.Capability.suggestions])
    ),
  ])
  func findsTheEntity(_ member: String, _ capabilities: Set<QueryManifest.Capability>) {
    let source = intentSource("") + "\nstruct Other: EntityPropertyQuery { \(member) }"
    let query = extract(source).manifest.queries.first
    #expect(query?.entity == "Trail")
    #expect(query.map { Set($0.capabilities) } == capabilities.union([.properties]))
  }

  @Test func saysThatTheEntityCannotBeSeen() {
    let extraction = extract("struct Other: EntityQuery {}")
    #expect(extraction.manifest.queries.isEmpty)
    #expect(extraction.rules == [.unknownType])
    #expect(extraction.registry.contains("Other.self"))
  }
}

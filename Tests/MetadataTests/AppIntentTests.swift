import IntentWire
import Metadata
import Testing

@Suite("What only App Intents declare")
struct AppIntentTests {
  typealias Sentence = AppIntentManifest.Sentence
  typealias Condition = DefinitionManifest.Condition

  @Test func readsModesKindsAndDescription() throws {
    let intent = try extract(
      """
      struct Go: OpenIntent, UndoableIntent {
        static let title: LocalizedStringResource = "Go"
        static let description = IntentDescription("Goes.", categoryName: "Ways", searchKeywords: ["walk", "run"], resultValueName: "Way")
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "Target") var target: String
      }
      """
    ).onlyIntent()
    #expect(
      intent.appIntent
        == AppIntentManifest(
          kinds: ["OpenIntent", "UndoableIntent"], modes: ["background", "foreground.dynamic"],
          category: "Ways",
          keywords: ["walk", "run"], resultName: "Way"))
    #expect(intent.opensApp)
  }

  @Test(
    arguments: [
      (".background", false, nil), (".foreground", true, ["foreground.immediate"]),
      ("[.background, .foreground]", false, ["background", "foreground.immediate"]),
      ("IntentModes.foreground(.deferred)", false, ["foreground.deferred"]),
    ] as [(String, Bool, [String]?)])
  func readsWhereAnIntentRuns(_ modes: String, _ opens: Bool, _ names: [String]?) throws {
    let intent = try extract(intentSource("static var supportedModes: IntentModes { \(modes) }")).onlyIntent()
    #expect(intent.opensApp == opens)
    #expect(intent.appIntent?.modes == names)
  }

  @Test func readsSentencesThroughConditions() throws {
    let intent = try extract(
      intentSource(
        #"""
        static var parameterSummary: some ParameterSummary {
          When(\.$days, .greaterThan, 3) {
            Switch(\.$activity) {
              Case(.hiking) { Summary("Hike \(\.$days) days") { \.$place } }
              DefaultCase { Summary("Go out \(\.$days) days") }
            }
          } otherwise: {
            Summary("Stay") { \.$place; \.$activity }
          }
        }
        @Parameter(title: "Days") var days: Int
        @Parameter(title: "Activity") var activity: Activity
        @Parameter(title: "Place") var place: String?
        """#)
    ).onlyIntent()
    let above = Condition(parameter: "days", test: .above, value: "3")
    #expect(
      intent.appIntent?.sentences == [
        Sentence(
          template: "Hike ${days} days", others: ["place"],
          conditions: [above, Condition(parameter: "activity", test: .equals, value: "hiking")]),
        Sentence(
          template: "Go out ${days} days",
          conditions: [above, Condition(parameter: "activity", test: .differs, value: "hiking")]),
        Sentence(
          template: "Stay", others: ["place", "activity"],
          conditions: [Condition(parameter: "days", test: .below, value: "3")]),
        Sentence(
          template: "Stay", others: ["place", "activity"],
          conditions: [Condition(parameter: "days", test: .equals, value: "3")]),
      ])
  }

  @Test func readsLimits() throws {
    let extraction = extract(
      intentSource(
        """
        @Parameter(title: "A", inclusiveRange: (1, 10)) var amount: Int
        @Parameter(title: "B", defaultUnit: .miles, supportsNegativeNumbers: false) var way: Measurement<UnitLength>
        @Parameter(title: "C", supportedContentTypes: [.image, .pdf, UTType("com.example.x")!]) var file: IntentFile
        @Parameter(title: "D", size: .init(min: 1, max: 3)) var trails: [Trail]
        @Parameter(title: "E", inclusiveRange: range) var odd: Int
        @Parameter(title: "F", inputOptions: .init(keyboardType: .numbersAndPunctuation)) var sum: String
        @Parameter(title: "G", inputOptions: .init(keyboardType: .asciiCapable)) var text: String
        """))
    #expect(try extraction.parameter("amount").limits == ParameterLimits(minimum: 1, maximum: 10))
    #expect(try extraction.parameter("way").limits == ParameterLimits(minimum: 0, unit: "mi"))
    #expect(
      try extraction.parameter("file").limits
        == ParameterLimits(contentTypes: ["public.image", "com.adobe.pdf", "com.example.x"]))
    #expect(
      try extraction.parameter("trails").limits == ParameterLimits(count: .init(minimum: 1, maximum: 3)))
    #expect(try extraction.parameter("odd").limits == nil)
    #expect(try extraction.parameter("sum").limits == ParameterLimits(keys: .numbersAndPunctuation))
    #expect(try extraction.parameter("text").limits == nil)
    #expect(extraction.rules == [.defaultNotLiteral])
  }

  @Test func readsWhatTheChoicesDependOn() throws {
    let extraction = extract(
      intentSource(
        #"""
        struct Options: DynamicOptionsProvider {
          @IntentParameterDependency<Plan>(\.$activity, \.$days) var plan
          func results() async throws -> [String] { [] }
        }
        @Parameter(title: "Days") var days: Int
        @Parameter(title: "Activity") var activity: Activity
        @Parameter(title: "Place", optionsProvider: Options()) var place: String
        """#))
    #expect(try extraction.parameter("place").dependsOn == ["activity", "days"])
    #expect(try extraction.parameter("days").dependsOn == nil)
  }

  @Test func readsUnionsAndValueQueries() throws {
    let extraction = extract(
      intentSource("@Parameter(title: \"Item\") var item: Item?") + """

        @UnionValue enum Item { case trail(Trail), name(String) }
        struct ItemQuery: IntentValueQuery {
          func values(for input: AudioSearch) async throws -> [Item] { [] }
        }
        """)
    #expect(try extraction.parameter("item").type == .record("Item"))
    #expect(
      extraction.manifest.queries.first { $0.identifier == "ItemQuery" }
        == QueryManifest(
          identifier: "ItemQuery", entity: "Item", capabilities: [.values], input: "AudioSearch"))
    #expect(extraction.registry.contains("unions: [\n      Item.self,"))
    #expect(extraction.registry.contains("valueQueries: [\n      ItemQuery.self,"))
  }

  @Test func readsFiltersSortsAndLinks() throws {
    let extraction = extract(
      #"""
      struct Trail: URLRepresentableEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = TrailQuery()
        static var urlRepresentation: URLRepresentation { "https://example.com/\(.id)/\(\.$name)" }
        var id: String
        @Property(title: "Name") var name: String
        @ComputedProperty(title: "Length") var length: Double { 1 }
      }
      struct TrailQuery: EntityPropertyQuery {
        static let findIntentDescription: IntentDescription? = IntentDescription("Finds trails.")
        static let properties = QueryProperties {
          Property(\Trail.$name) { EqualToComparator { $0 }; ContainsComparator { $0 } }
          Property(\.$length) { LessThanOrEqualToComparator { $0 }; IsBetweenComparator { a, b in a } }
        }
        static let sortingOptions = SortingOptions { SortableBy(\Trail.$length); SortableBy(\.$name) }
        func entities(for identifiers: [String]) async throws -> [Trail] { [] }
      }
      """#)
    let query = try #require(extraction.manifest.queries.first)
    #expect(
      query.filters == [
        .init(property: "name", comparisons: [.equalTo, .contains]),
        .init(property: "length", comparisons: [.lessThanOrEqualTo, .isBetween]),
      ])
    #expect(query.sorts == ["length", "name"])
    #expect(query.summary == "Finds trails.")
    let entity = try #require(extraction.manifest.entities.first)
    #expect(entity.url == "https://example.com/${id}/${name}")
    #expect(entity.kinds == ["URLRepresentableEntity"])
    #expect(entity.properties.map(\.name) == ["name", "length"])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func anAllOrNothingDomainIsCheckedAsAWhole() {
    let extraction = extract(
      """
      @AppIntent(schema: .books.openBook) struct Open { var target: Book
        func perform() async throws -> some IntentResult { .result() } }
      @AppEntity(schema: .books.book) struct Book { let id: String; var title: String? }
      """)
    #expect(extraction.manifest.intents.first?.appIntent?.schema == "books.openBook")
    #expect(extraction.manifest.entities.first?.schema == "books.book")
    for complaint in extraction.diagnostics where complaint.rule == .schema {
      #expect(complaint.message.contains("must adopt them all"))
    }
  }

  @Test func negativePhrasesStandOnEveryShortcut() {
    let extraction = extract(
      intentSource("") + """

        struct Provider: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Plan(), phrases: ["Plan in \\(.applicationName)"], shortTitle: "Plan", systemImageName: "x")
          }
          static var negativePhrases: NegativeAppShortcutPhrases {
            NegativeAppShortcutPhrases(phrases: ["Plan \\(.applicationName) later"])
          }
        }
        """)
    #expect(extraction.manifest.shortcuts.first?.negativePhrases == ["Plan ${applicationName} later"])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("@main struct Ext: AppIntentsExtension {}", "extension Ext {"),
    ("@main struct Tiles: WidgetBundle { var body: some Widget { One() } }", "extension Tiles {"),
  ])
  func anExtensionAnswersFromItsOwnEntryPoint(_ own: String, _ expected: String) {
    let extraction = extract(["Ext.swift": own, "Plan.swift": intentSource("")])
    #expect(extraction.registry.contains(expected))
    #expect(extraction.registry.contains("await PritheeRegistry.run()"))
    // What its initialiser registers is there before anything is answered.
    #expect(extraction.registry.contains("AppHostProcess.run(providers, launch: { program = "))
    #expect(extraction.manifest.hasScene == nil)
    #expect(extraction.diagnostics.isEmpty)
  }
}

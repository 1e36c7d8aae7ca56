import Catalog
import Foundation
import IntentWire
import Testing

@Suite struct CatalogTests {
  @Test func anEmptyHomeHasNoApps() throws {
    let workshop = try Workshop()
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(apps.isEmpty)
    #expect(problems.isEmpty)
    #expect(Catalog(home: Home(workshop.url.appending(path: "nowhere"))).apps().apps.isEmpty)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func everythingInThePropertyListIsRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle()
    try workshop.writeList(
      [
        "CFBundleIdentifier": "org.example.lists", "CFBundleName": "Lists", "CFBundleExecutable": "program",
        "CFBundleShortVersionString": "2.1", "NSSiriUsageDescription": "Why not.",
        "INIntentsSupported": ["INAddTasksIntent", "INSearchForNotebookItemsIntent"],
        "INIntentsRestrictedWhileLocked": ["INAddTasksIntent"],
        "INAlternativeAppNames": [
          ["INAlternativeAppName": "List oh mat", "INAlternativeAppNamePronunciationHint": "list o mat"],
          ["INAlternativeAppName": "My Lists"],
        ],
      ], to: "home/apps/org.example.lists.app/Info.plist", format)
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(problems.isEmpty)
    let app = try #require(apps.first)
    #expect(app.identifier == "org.example.lists")
    #expect(app.name == "Lists")
    #expect(app.version == "2.1")
    #expect(app.usageDescription == "Why not.")
    #expect(app.alternativeNames == [.init("List oh mat", pronunciation: "list o mat"), .init("My Lists")])
    #expect(app.restrictedWhileLocked == ["INAddTasksIntent"])
    #expect(app.manifest.intents.map(\.identifier) == ["INAddTasksIntent", "INSearchForNotebookItemsIntent"])
    #expect(
      app.processes.map(\.intents) == [["INAddTasksIntent", "INSearchForNotebookItemsIntent"]])
    #expect(app.process(for: "INAddTasksIntent")?.executable.path == bundle.appending(path: "program").path)
  }

  @Test func siriKitDeclarationsBringTheirEnumerations() throws {
    let workshop = try Workshop()
    try workshop.bundle(intents: ["INSetTaskAttributeIntent"])
    let manifest = try #require(Catalog(home: workshop.home).apps().apps.first).manifest
    let intent = try #require(manifest.intent("INSetTaskAttributeIntent"))
    #expect(intent.dialect == .siriKit)
    #expect(intent.parameter("status")?.type == .enumeration("INTaskStatus"))
    #expect(manifest.enumeration("INTaskStatus")?.cases.isEmpty == false)
    #expect(manifest.enumeration("INCallCapability") == nil)
  }

  @Test func anAppAndItsExtensionAreOneApp() throws {
    let workshop = try Workshop()
    let metadata = AppManifest(
      module: "Lists",
      intents: [IntentManifest(identifier: "OpenList", dialect: .appIntents, title: "Open List")],
      entities: [EntityManifest(identifier: "ListEntity", title: "List")])
    try workshop.bundle(more: ["INIntentsSupported": NSNull()])
    try workshop.write(workshop.metadata(metadata), to: "home/apps/org.example.lists.app/metadata.json")
    let plugIn = "home/apps/org.example.lists.app/PlugIns/org.example.lists.intents.appex"
    try workshop.writeList(
      [
        "CFBundleIdentifier": "org.example.lists.intents", "CFBundleExecutable": "extension",
        "NSExtension": [
          "NSExtensionPointIdentifier": "com.apple.intents-service",
          "NSExtensionPrincipalClass": "ListsIntents.IntentHandler",
          "NSExtensionAttributes": [
            "IntentsSupported": ["INAddTasksIntent"], "IntentsRestrictedWhileLocked": ["INAddTasksIntent"],
          ],
        ],
      ], to: "\(plugIn)/Info.plist")
    try workshop.writeProgram("\(plugIn)/extension")
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(problems.isEmpty)
    let app = try #require(apps.first)
    #expect(app.manifest.intents.map(\.identifier) == ["INAddTasksIntent", "OpenList"])
    #expect(app.manifest.entity("ListEntity") != nil)
    #expect(app.restrictedWhileLocked == ["INAddTasksIntent"])
    #expect(app.process(for: "OpenList")?.identifier == "org.example.lists")
    #expect(app.process(for: "INAddTasksIntent")?.identifier == "org.example.lists.intents")
  }

  @Test func vocabularyFilesAreReadInTheBestLanguage() throws {
    let workshop = try Workshop()
    try workshop.bundle()
    func vocabulary(_ word: String) -> [String: Any] {
      [
        "IntentPhrases": [["IntentName": "INAddTasksIntent", "IntentExamples": ["\(word) a task"]]],
        "ParameterVocabularies": [
          [
            "ParameterNames": ["INAddTasksIntent.targetTaskList"],
            "ParameterVocabulary": [
              [
                "VocabularyItemIdentifier": "groceries",
                "VocabularyItemSynonyms": [
                  ["VocabularyItemPhrase": word, "VocabularyItemPronunciation": "grow series"],
                  ["VocabularyItemPhrase": "food"],
                ],
              ]
            ],
          ]
        ],
      ]
    }
    try workshop.writeList(
      vocabulary("root"), to: "home/apps/org.example.lists.app/AppIntentVocabulary.plist")
    try workshop.writeList(
      vocabulary("groceries"), to: "home/apps/org.example.lists.app/en.lproj/AppIntentVocabulary.plist")
    let app = try #require(Catalog(home: workshop.home, languages: ["en-GB"]).apps().apps.first)
    #expect(app.examples == ["INAddTasksIntent": ["groceries a task"]])
    #expect(
      app.vocabulary["INAddTasksIntent.targetTaskList"] == [
        SpokenText("groceries", identifier: "groceries", pronunciation: "grow series"),
        SpokenText("food", identifier: "groceries"),
      ])
    let french = try #require(Catalog(home: workshop.home, languages: ["fr"]).apps().apps.first)
    #expect(french.examples == ["INAddTasksIntent": ["root a task"]])
  }

  @Test func readingIsQuick() throws {
    let workshop = try Workshop()
    for number in 1...8 { try workshop.bundle("org.example.app\(number)", name: "App \(number)") }
    let catalog = Catalog(home: workshop.home)
    #expect(catalog.apps().apps.count == 8)
    let time = ContinuousClock().measure { _ = catalog.apps() }
    // The bar is 10 ms in a release build; this is a debug build on a busy machine.
    #expect(time < .milliseconds(200))
  }
}

/// Each case breaks a good bundle in one way; the other app must not suffer.
@Suite struct BrokenBundleTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: String
    var harm: @Sendable (Workshop, String) throws -> Void

    init(_ name: String, says words: String, _ harm: @escaping @Sendable (Workshop, String) throws -> Void) {
      testDescription = name
      self.words = words
      self.harm = harm
    }

    /// Writes the bundle with other values in its property list.
    static func list(_ name: String, says words: String, _ values: @escaping @Sendable () -> [String: Any])
      -> Damage
    {
      Damage(name, says: words) { workshop, _ in try workshop.bundle(more: values()) }
    }
  }

  static let damages: [Damage] = [
    Damage("no property list", says: "Info.plist") {
      try FileManager.default.removeItem(at: $0.url.appending(path: $1 + "/Info.plist"))
    },
    Damage("garbled property list", says: "not a property list") {
      try $0.write("<plist><dict>", to: $1 + "/Info.plist")
    },
    Damage("an array", says: "not a dictionary") {
      try $0.write(#"<?xml version="1.0"?><plist version="1.0"><array/></plist>"#, to: $1 + "/Info.plist")
    },
    Damage("deep nesting", says: "nests") {
      try $0.write(String(repeating: "<array>", count: 100_000), to: $1 + "/Info.plist")
    },
    Damage("no executable", says: "not in the bundle") {
      try FileManager.default.removeItem(at: $0.url.appending(path: $1 + "/program"))
    },
    Damage("not executable", says: "chmod") {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: $0.url.appending(path: $1 + "/program").path)
    },
    Damage("garbled metadata", says: "metadata.json") { try $0.write("{", to: $1 + "/metadata.json") },
    Damage("metadata of the future", says: "Update Prithee") {
      try $0.write(#"{"version": 99}"#, to: $1 + "/metadata.json")
    },
    Damage("garbled vocabulary", says: "AppIntentVocabulary.plist") {
      try $0.write("nonsense", to: $1 + "/AppIntentVocabulary.plist")
    },
    .list("no identifier", says: "CFBundleIdentifier") { ["CFBundleIdentifier": NSNull()] },
    .list("an identifier that leads elsewhere", says: "not a bundle identifier") {
      ["CFBundleIdentifier": "../evil"]
    },
    .list("an executable that is elsewhere", says: "plain name") { ["CFBundleExecutable": "../../bin/sh"] },
    .list("an unknown intent", says: "INMakeCoffeeIntent") { ["INIntentsSupported": ["INMakeCoffeeIntent"]] },
    .list("no intents", says: "No executable") { ["INIntentsSupported": NSNull()] },
    .list("intents that are no array", says: "INIntentsSupported must be an array of strings") {
      ["INIntentsSupported": "INAddTasksIntent"]
    },
    .list("an intent that is no text", says: "entry 2 of INIntentsSupported") {
      ["INIntentsSupported": ["INAddTasksIntent", 7]]
    },
    .list("a misspelled intent", says: "Did you mean “INAddTasksIntent”?") {
      ["INIntentsSupported": ["INAddTaskIntent"]]
    },
    .list("an extension that is no dictionary", says: "NSExtension must be a dictionary") {
      ["NSExtension": "yes"]
    },
    .list("an extension without principal class", says: "NSExtensionPrincipalClass") {
      ["NSExtension": ["NSExtensionAttributes": ["IntentsSupported": ["INAddTasksIntent"]]]]
    },
    .list("a principal class with a variable", says: "variable was not replaced") {
      ["NSExtension": ["NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).Handler"]]
    },
    .list("four alternative names", says: "has 4 names") {
      ["INAlternativeAppNames": ["A", "B", "C", "D"].map { ["INAlternativeAppName": $0] }]
    },
    .list("a hint without a name", says: "add the name to its hint") {
      ["INAlternativeAppNames": [["INAlternativeAppNamePronunciationHint": "list o mat"]]]
    },
    .list("alternative names that are text", says: "entry 1 of INAlternativeAppNames must be a dictionary") {
      ["INAlternativeAppNames": ["A"]]
    },
  ]

  @Test(arguments: damages)
  func aBrokenBundleIsAProblemOfItsOwn(_ damage: Damage) throws {
    let workshop = try Workshop()
    try workshop.bundle("org.example.healthy")
    try workshop.bundle()
    try damage.harm(workshop, "home/apps/org.example.lists.app")
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(apps.map(\.identifier) == ["org.example.healthy"])
    #expect(problems.count == 1)
    #expect(problems.first?.description.contains(damage.words) == true, "\(problems)")
  }

  /// What an app's list says too much or too little is told, and the app works without it.
  @Test(arguments: [
    Damage.list("no reason given", says: "NSSiriUsageDescription") { ["NSSiriUsageDescription": NSNull()] },
    .list("an unknown intent beside a known one", says: "“INMakeCoffeeIntent”") {
      ["INIntentsSupported": ["INAddTasksIntent", "INMakeCoffeeIntent"]]
    },
    .list("restricted but not supported", says: "INSearchForNotebookItemsIntent") {
      ["INIntentsRestrictedWhileLocked": ["INSearchForNotebookItemsIntent"]]
    },
    .list("restricted without data but not supported", says: "ProtectedDataUnavailable") {
      ["INIntentsRestrictedWhileProtectedDataUnavailable": ["INSearchForNotebookItemsIntent"]]
    },
    .list("an extension that supports nothing", says: "supports nothing") {
      ["NSExtension": ["NSExtensionPrincipalClass": "A.Handler"]]
    },
  ])
  func whatHasNoEffectIsToldAndTheAppWorks(_ damage: Damage) throws {
    let workshop = try Workshop()
    try workshop.bundle()
    try damage.harm(workshop, "home/apps/org.example.lists.app")
    let (apps, problems) = Catalog(home: workshop.home).apps()
    let app = try #require(apps.first)
    #expect(app.processes.first?.intents == ["INAddTasksIntent"] && app.restrictedWhileLocked.isEmpty)
    #expect(app.usageDescription?.isEmpty == false)
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.description.contains(damage.words) == true, "\(problems)")
  }

  @Test func anAppIntentInAPropertyListNeedsNoEntry() throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle(intents: ["OpenTrail"])
    let manifest = AppManifest(
      module: "Lists",
      intents: [IntentManifest(identifier: "OpenTrail", dialect: .appIntents, title: "Open Trail")])
    try workshop.write(
      workshop.metadata(manifest), to: "home/apps/\(bundle.lastPathComponent)/metadata.json")
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(apps.first?.process(for: "OpenTrail")?.intents == ["OpenTrail"])
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.message.contains("no entry") == true)
  }

  @Test func aProgramThatAnAppNeedsIsMissedByName() throws {
    let workshop = try Workshop()
    try workshop.bundle(more: [
      "PritheeProgramsNeeded": [
        ["Programs": ["horn", "flute"], "Purpose": "play sound", "Variable": "LISTS_PLAYER"],
        ["Programs": []], "odd",
      ]
    ])
    let app = try #require(Catalog(home: workshop.home).apps().apps.first)
    #expect(
      app.programsNeeded == [ProgramNeed(["horn", "flute"], purpose: "play sound", variable: "LISTS_PLAYER")])
    let need = try #require(app.programsNeeded.first)
    let folder = workshop.url.appending(path: "bin").path
    let problem = try #require(need.problem(of: app.name, environment: ["PATH": folder]))
    #expect(problem.severity == .warning)
    #expect(problem.description.contains("play sound") && problem.description.contains("horn, flute"))
    #expect(need.problem(of: app.name, environment: ["PATH": folder, "LISTS_PLAYER": "none"]) == nil)
    try workshop.writeProgram("bin/flute")
    #expect(need.problem(of: app.name, environment: ["PATH": folder]) == nil)
  }

  @Test func twoBundlesOfOneIdentifierAreAProblem() throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle()
    try FileManager.default.copyItem(
      at: bundle, to: workshop.home.apps.appending(path: "other.app"))
    let (apps, problems) = Catalog(home: workshop.home).apps()
    #expect(apps.count == 1)
    #expect(problems.count == 1)
  }
}

@Suite struct HomeTests {
  @Test func thePlaceComesFromTheEnvironment() {
    #expect(Home.default(environment: ["PRITHEE_HOME": "/a/b"]).url.path == "/a/b")
    #expect(Home.default(environment: ["XDG_DATA_HOME": "/data", "HOME": "/me"]).url.path == "/data/prithee")
    #expect(
      Home.default(environment: ["XDG_DATA_HOME": "data", "HOME": "/me"]).url.path
        == "/me/.local/share/prithee")
  }

  @Test(arguments: [0o700, 0o755, 0o777]) func nobodyElseMayLookIntoIt(mode: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "prithee-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
    try Home(folder).prepare()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() {
    let home = Home(URL(filePath: "/proc/nothing"))
    #expect {
      try home.prepare()
    } throws: { error in
      (error as? CatalogProblem)?.description.contains("--home") == true
    }
  }
}

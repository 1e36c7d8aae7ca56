import Catalog
import Foundation
import IntentWire
import Testing

@Suite struct VocabularyTests {
  /// A vocabulary for the lists of tasks.
  private static func words(
    _ items: [[String: Any]], parameters: [String] = ["INAddTasksIntent.targetTaskList"],
    phrases: [[String: Any]] = []
  ) -> [String: Any] {
    [
      "IntentPhrases": phrases,
      "ParameterVocabularies": [["ParameterNames": parameters, "ParameterVocabulary": items]],
    ]
  }

  private static func item(_ identifier: String, _ phrases: String...) -> [String: Any] {
    [
      "VocabularyItemIdentifier": identifier,
      "VocabularyItemSynonyms": phrases.map { ["VocabularyItemPhrase": $0] },
    ]
  }

  private func read(
    _ list: [String: Any], intents: [String] = ["INAddTasksIntent"]
  ) throws -> (app: InstalledApp?, problems: [CatalogProblem]) {
    let workshop = try Workshop()
    try workshop.bundle(intents: intents)
    try workshop.writeList(list, to: "home/apps/org.example.lists.app/AppIntentVocabulary.plist")
    let (apps, problems) = Catalog(home: workshop.home).apps()
    return (apps.first, problems)
  }

  @Test func oneListServesSeveralParametersWithItsExamples() throws {
    var item = Self.item("food", "groceries")
    item["VocabularyItemSynonyms"] = [
      [
        "VocabularyItemPhrase": "groceries", "VocabularyItemPronunciation": "grow series",
        "VocabularyItemExamples": ["Add milk to the groceries in Lists"],
      ]
    ]
    let list = Self.words(
      [item], parameters: ["INAddTasksIntent.targetTaskList", "INDeleteTasksIntent.taskList"],
      phrases: [["IntentName": "INAddTasksIntent", "IntentExamples": ["Add milk in Lists"]]])
    let (app, problems) = try read(list, intents: ["INAddTasksIntent", "INDeleteTasksIntent"])
    #expect(problems.isEmpty)
    let spoken = [SpokenText("groceries", identifier: "food", pronunciation: "grow series")]
    #expect(
      app?.vocabulary == [
        "INAddTasksIntent.targetTaskList": spoken, "INDeleteTasksIntent.taskList": spoken,
      ])
    #expect(
      app?.examples == [
        "INAddTasksIntent": ["Add milk in Lists", "Add milk to the groceries in Lists"],
        "INDeleteTasksIntent": ["Add milk to the groceries in Lists"],
      ])
  }

  struct Flaw: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var list: @Sendable () -> [String: Any]

    init(_ words: String, _ list: @escaping @Sendable () -> [String: Any]) {
      testDescription = words
      self.list = list
    }
  }

  static let faults = [
    Flaw("IntentPhrases must be an array of dictionaries") { ["IntentPhrases": "none"] },
    Flaw("Entry 1 of IntentPhrases has no IntentName") { ["IntentPhrases": [["IntentExamples": ["a"]]]] },
    Flaw("has no IntentExamples") { ["IntentPhrases": [["IntentName": "INAddTasksIntent"]]] },
    Flaw("entry 2 of IntentExamples must be a string") {
      ["IntentPhrases": [["IntentName": "INAddTasksIntent", "IntentExamples": ["a", 1]]]]
    },
    Flaw("has no ParameterNames") { words([item("a", "b")], parameters: []) },
    Flaw("“workoutName” in entry 1 of ParameterVocabularies is not a parameter") {
      words([item("a", "b")], parameters: ["workoutName"])
    },
    Flaw("Item 2 of entry 1 of ParameterVocabularies has no VocabularyItemIdentifier") {
      words([item("a", "b"), ["VocabularyItemSynonyms": [["VocabularyItemPhrase": "c"]]]])
    },
    Flaw("(“a”) has no VocabularyItemSynonyms") { words([item("a")]) },
    Flaw("Synonym 1 of item 1 of entry 1 of ParameterVocabularies has no VocabularyItemPhrase") {
      words([
        ["VocabularyItemIdentifier": "a", "VocabularyItemSynonyms": [["VocabularyItemPronunciation": "b"]]]
      ])
    },
    Flaw("The phrase of synonym 1 of item 1 of entry 1 of ParameterVocabularies has 2000 bytes") {
      words([item("a", String(repeating: "x", count: 2000))])
    },
  ]

  @Test(arguments: faults)
  func aWrongFileIsExplained(_ flaw: Flaw) throws {
    let (app, problems) = try read(flaw.list())
    #expect(app == nil)
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.first?.message.contains(flaw.testDescription) == true, "\(problems)")
  }

  static let oddities = [
    Flaw("does not support “INDeleteTasksIntent”") {
      words([item("a", "b")], parameters: ["INDeleteTasksIntent.taskList"])
    },
    Flaw("INAddTasksIntent has no parameter “taskList”") {
      words([item("a", "b")], parameters: ["INAddTasksIntent.taskList"])
    },
    Flaw("the app does not support “INCreateNoteIntent”") {
      ["IntentPhrases": [["IntentName": "INCreateNoteIntent", "IntentExamples": ["a"]]]]
    },
    Flaw("the identifier “a” was there before") { words([item("a", "b"), item("a", "c")]) },
    Flaw("says nothing") { ["IntentPhrase": []] },
  ]

  @Test(arguments: oddities)
  func whatIsOddIsAWarningAndTheAppWorks(_ flaw: Flaw) throws {
    let (app, problems) = try read(flaw.list())
    #expect(app != nil)
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.message.contains(flaw.testDescription) == true, "\(problems)")
  }

  /// Each language has one word; which one is found says which folder was taken.
  @Test(arguments: [
    (["en-GB"], "british"), (["en-AU"], "english"), (["zh-Hant-TW"], "chinese"), (["de-DE"], "german"),
    (["fr"], "german"), (["fr", "en"], "english"),
  ])
  func theBestLanguageIsTaken(_ languages: [String], _ word: String) throws {
    let workshop = try Workshop()
    try workshop.bundle(more: ["CFBundleDevelopmentRegion": "de"])
    let folders = [
      "en_GB.lproj/": "british", "en.lproj/": "english", "zh-Hant.lproj/": "chinese", "de.lproj/": "german",
      "Base.lproj/": "base", "": "root",
    ]
    for (folder, word) in folders {
      try workshop.writeList(
        Self.words([Self.item("a", word)]),
        to: "home/apps/org.example.lists.app/\(folder)AppIntentVocabulary.plist")
    }
    let app = try #require(Catalog(home: workshop.home, languages: languages).apps().apps.first)
    #expect(app.vocabulary["INAddTasksIntent.targetTaskList"]?.map(\.phrase) == [word])
  }

  @Test func withoutTheLanguageTheBaseIsTaken() throws {
    let workshop = try Workshop()
    try workshop.bundle()
    try workshop.writeList(
      Self.words([Self.item("a", "base")]),
      to: "home/apps/org.example.lists.app/Base.lproj/AppIntentVocabulary.plist")
    let app = try #require(Catalog(home: workshop.home, languages: ["fr"]).apps().apps.first)
    #expect(app.vocabulary["INAddTasksIntent.targetTaskList"]?.map(\.phrase) == ["base"])
  }

  @Test func anAppSaysWhyItWantsToKnowTheFocus() throws {
    let workshop = try Workshop()
    try workshop.bundle(more: ["NSFocusStatusUsageDescription": "To be quiet."])
    #expect(Catalog(home: workshop.home).apps().apps.first?.focusDescription == "To be quiet.")
  }
}

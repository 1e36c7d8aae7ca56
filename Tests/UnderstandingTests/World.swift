import Catalog
import Foundation
import IntentWire
import Language

@testable import Understanding

/// A small world of apps, made for tests: no app and no name of it occurs in the phrase files.
enum World {
  /// A Wednesday morning.
  static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    calendar.firstWeekday = 2
    let now = calendar.date(from: DateComponents(year: 2026, month: 3, day: 18, hour: 10, minute: 15))
    return LanguageContext(
      now: now ?? Date(timeIntervalSince1970: 0), calendar: calendar, locale: Locale(identifier: "en_US"))
  }()

  /// The built-in intents for lists and notes.
  static let lists: [IntentManifest] = [
    "INAddTasksIntent", "INAppendToNoteIntent", "INCreateNoteIntent", "INCreateTaskListIntent",
    "INDeleteTasksIntent", "INSearchForNotebookItemsIntent", "INSetTaskAttributeIntent",
    "INSnoozeTasksIntent",
  ].compactMap(SiriKitSchema.manifest.intent)

  /// An app for lists and notes.
  static let jotter = InstalledApp(
    identifier: "org.example.jotter", name: "JotDesk",
    alternativeNames: [
      InstalledApp.Name("Jot Desk"), InstalledApp.Name("Jot-a-Desk", pronunciation: "jot uh desk"),
    ],
    manifest: AppManifest(module: "Jotter", intents: lists))

  /// A second one that can only show and add.
  static let slate = InstalledApp(
    identifier: "org.example.slate", name: "Slateboard",
    manifest: AppManifest(
      module: "Slate",
      intents: lists.filter {
        ["INAddTasksIntent", "INSearchForNotebookItemsIntent"].contains($0.identifier)
      }))

  /// An app with App Shortcuts, whose name is an ordinary word.
  static let rivers = InstalledApp(
    identifier: "org.example.rivers", name: "Rivers",
    manifest: AppManifest(
      module: "Rivers",
      intents: [
        IntentManifest(identifier: "OpenStarred", dialect: .appIntents, title: "Open Starred Rivers"),
        IntentManifest(
          identifier: "RiverLevel", dialect: .appIntents, title: "Check Water Level",
          parameters: [ParameterManifest(name: "river", title: "River", type: .entity("RiverEntity"))]),
        IntentManifest(
          identifier: "PlanPaddle", dialect: .appIntents, title: "Plan a Paddle",
          parameters: [ParameterManifest(name: "boat", title: "Boat", type: .enumeration("Boat"))]),
        IntentManifest(identifier: "ResetGauges", dialect: .appIntents, title: "Reset All Gauges"),
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Boat", title: "Boat",
          cases: [
            EnumerationManifest.Case(name: "kayak", display: DisplayValue("Kayak")),
            EnumerationManifest.Case(name: "raft", display: DisplayValue("Raft", synonyms: ["rubber boat"])),
            EnumerationManifest.Case(name: "canoe", display: DisplayValue("Canoe")),
          ])
      ],
      shortcuts: [
        ShortcutManifest(
          intent: "OpenStarred",
          phrases: ["Open starred in ${applicationName}", "Show my starred ${applicationName}"]),
        ShortcutManifest(
          intent: "RiverLevel",
          phrases: [
            "How high is ${river} in ${applicationName}", "Check a river level with ${applicationName}",
          ]),
        ShortcutManifest(
          intent: "PlanPaddle",
          phrases: ["Plan a ${boat} trip in ${applicationName}", "Plan a trip with ${applicationName}"]),
      ]))

  private static func river(_ title: String, _ identifier: String) -> EntityReference {
    EntityReference(type: "RiverEntity", identifier: identifier, display: DisplayValue(title))
  }

  /// What the apps know.
  static let vocabularies: [String: AppVocabulary] = [
    rivers.identifier: AppVocabulary(entities: [
      "RiverEntity": [
        river("Otter Creek", "r1"), river("Upper Otter Creek Gorge", "r2"), river("Clearwater", "r3"),
      ]
    ]),
    jotter.identifier: AppVocabulary(phrases: [
      "notebookItemTitle": [
        SpokenText("Corner Shop"), SpokenText("Packing List"), SpokenText("Salt and Pepper"),
      ]
    ]),
  ]

  /// An app that supports every built-in intent with phrases, but none that is newer than the given one.
  static func everything(for intent: String) -> InstalledApp {
    let newer =
      ["INStartAudioCallIntent", "INStartVideoCallIntent"].contains(intent) ? "INStartCallIntent" : ""
    return InstalledApp(
      identifier: "org.example.everything", name: "Fullapp",
      manifest: AppManifest(
        module: "Everything",
        intents: PackedPhrases.english.keys.sorted().filter { $0 != newer }.compactMap(
          SiriKitSchema.manifest.intent)))
  }

  /// What the examples of all phrase files say that their app knows.
  private static let known: [String: [String]] = {
    var known: [String: [String]] = [:]
    for text in PackedPhrases.english.values {
      let examples = try? JSONDecoder().decode(PhraseExamples.self, from: Data(text.utf8))
      for (type, names) in examples?.known ?? [:] { known[type, default: []] += names }
    }
    return known.mapValues { Set($0).sorted() }
  }()

  private static func understandingEverything(for intent: String) -> Understanding {
    let app = everything(for: intent)
    let vocabulary = AppVocabulary(phrases: known.mapValues { $0.map { SpokenText($0) } })
    return Understanding(
      apps: [app], vocabularies: [app.identifier: vocabulary], reader: English())
  }

  private static let newest = understandingEverything(for: "")
  private static let older = understandingEverything(for: "INStartAudioCallIntent")

  /// A reader for the examples of a phrase file: one app that supports every intent, and knows what they say.
  static func understanding(for examples: PhraseExamples) -> Understanding {
    everything(for: examples.intent).manifest.intents.count
      < everything(for: "").manifest.intents.count ? older : newest
  }

  /// A reader over the given apps.
  static func understanding(_ apps: [InstalledApp] = [jotter, rivers], known: Bool = true) -> Understanding {
    Understanding(apps: apps, vocabularies: known ? vocabularies : [:], reader: English())
  }

  /// A reading of a sentence.
  static func read(
    _ text: String, _ apps: [InstalledApp] = [jotter, rivers], known: Bool = true, app: String? = nil
  ) -> Reading {
    understanding(apps, known: known).read(Utterance(text, context: context, app: app))
  }
}

extension Reading {
  /// The accepted interpretation.
  var accepted: Interpretation? {
    if case .accepted(let interpretation) = decision { interpretation } else { nil }
  }

  /// The accepted intent, with the values in plain form.
  var plain: (intent: String, values: [String: JSONValue])? {
    accepted.map { ($0.intent, $0.values.mapValues(\.plain)) }
  }
}

import Catalog
import Foundation
import IntentWire
import Language

@testable import Understanding

/// Several apps that share a person's life, with what they and the contacts know.
enum EverydayWorld {
  static let understanding = Understanding(
    apps: apps, vocabularies: vocabularies, people: people, reader: English())

  private static func app(_ name: String, or others: [String] = [], _ intents: [String]) -> InstalledApp {
    InstalledApp(
      identifier: "org.example.\(name.lowercased())", name: name,
      alternativeNames: others.map { InstalledApp.Name($0) },
      manifest: AppManifest(module: name, intents: intents.compactMap(SiriKitSchema.manifest.intent)))
  }

  static let apps = [
    app("Vignette", ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"]),
    app(
      "Murmur", or: ["Murmur Chat"],
      [
        "INSendMessageIntent", "INSearchForMessagesIntent", "INUnsendMessagesIntent", "INEditMessageIntent",
        "INSetMessageAttributeIntent",
      ]),
    app(
      "ListOMat", or: ["List-o-Mat", "list oh mat", "list o mat"],
      [
        "INSearchForNotebookItemsIntent", "INAddTasksIntent", "INCreateTaskListIntent",
        "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INSnoozeTasksIntent", "INCreateNoteIntent",
        "INAppendToNoteIntent",
      ]),
    app(
      "ZipCab", or: ["zip cab"],
      [
        "INRequestRideIntent", "INGetRideStatusIntent", "INCancelRideIntent", "INListRideOptionsIntent",
        "INSendRideFeedbackIntent",
      ]),
    app(
      "Chime",
      ["INStartCallIntent", "INSearchCallHistoryIntent", "INHangUpCallIntent", "INAnswerCallIntent"]),
    app(
      "Stride",
      [
        "INStartWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent", "INEndWorkoutIntent",
        "INCancelWorkoutIntent",
      ]),
    trails,
  ]

  private static let trails = InstalledApp(
    identifier: "org.example.trails", name: "Trails",
    manifest: AppManifest(
      module: "Trails",
      intents: [
        IntentManifest(identifier: "OpenFavorites", dialect: .appIntents, title: "Open Favorites"),
        IntentManifest(
          identifier: "GetTrailInfo", dialect: .appIntents, title: "Get Trail Info",
          parameters: [ParameterManifest(name: "trail", title: "Trail", type: .entity("TrailEntity"))]),
        IntentManifest(
          identifier: "SuggestTrails", dialect: .appIntents, title: "Suggest Trails",
          parameters: [ParameterManifest(name: "activity", title: "Activity", type: .enumeration("Activity"))]
        ),
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Activity", title: "Activity",
          cases: ["hiking", "skiing", "biking", "running", "walking"].map {
            EnumerationManifest.Case(name: $0, display: DisplayValue($0.capitalized))
          })
      ],
      shortcuts: [
        ShortcutManifest(
          intent: "OpenFavorites",
          phrases: ["Open Favorites in ${applicationName}", "Show my favorite ${applicationName}"]),
        ShortcutManifest(
          intent: "GetTrailInfo",
          phrases: [
            "Get ${trail} conditions with ${applicationName}",
            "Get conditions on ${trail} with ${applicationName}",
          ]),
        ShortcutManifest(
          intent: "SuggestTrails",
          phrases: [
            "Find ${activity} trails near me with ${applicationName}",
            "Suggest a trail for ${activity} with ${applicationName}",
          ]),
      ]))

  private static func spoken(_ phrases: String...) -> [SpokenText] { phrases.map { SpokenText($0) } }

  private static let vocabularies: [String: AppVocabulary] = [
    "org.example.vignette": AppVocabulary(phrases: [
      "photoTag": spoken(
        "mountain", "beach", "dog", "cat", "animal", "sunset", "food", "birthday", "snow", "flower", "car",
        "city", "lake", "bridge", "receipt"),
      "photoAlbumName": spoken("Lisbon Trip", "Ski Week", "Family Reunion"),
    ]),
    "org.example.murmur": AppVocabulary(phrases: [
      "contactGroupName": spoken("Book Club", "Team Lunch", "Family", "Climbing Crew")
    ]),
    "org.example.listomat": AppVocabulary(phrases: [
      "notebookItemTitle": spoken(
        "Grocery Store", "Hardware Store", "Packing", "Books to Read", "Chores", "milk", "eggs",
        "coffee beans", "wood screws", "paint rollers", "passport", "phone charger", "rain jacket",
        "Middlemarch", "The Overstory", "water the plants", "take out the recycling", "vacuum the stairs")
    ]),
    "org.example.stride": AppVocabulary(phrases: [
      "workoutActivityName": spoken(
        "run", "walk", "cycle", "swim", "yoga", "row", "strength training", "hike")
    ]),
    "org.example.zipcab": AppVocabulary(phrases: [
      "INRequestRideIntent.rideOptionName": spoken("Zip Standard", "Zip XL", "Zip Green")
    ]),
    "org.example.trails": AppVocabulary(entities: [
      "TrailEntity": ["Cedar Falls Loop", "Eagle Ridge", "Granite Pass"].map {
        EntityReference(type: "TrailEntity", identifier: $0, display: DisplayValue($0))
      }
    ]),
  ]

  /// The names of the contacts, as the contacts hand them over: full, first and last names, and nicknames.
  private static let people =
    [
      "Maria Ruiz", "Juan Chavez", "Chris Okafor", "Chris Lindqvist", "Dana Whitfield", "Priya Nair",
      "Tom Becker", "Elena Park", "Grace Park", "Sam Adeyemi", "Ana Sofia Pereira",
    ].flatMap { name -> [String] in
      let parts = name.split(separator: " ").map(String.init)
      return [name, parts[0], parts[parts.count - 1]]
    } + ["Tommy", "Dr. Lowell", "Doctor Lowell"]
}

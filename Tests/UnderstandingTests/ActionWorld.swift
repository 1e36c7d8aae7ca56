import Catalog
import Foundation
import IntentWire
import Language

@testable import Understanding

/// Apps whose intents are of known kinds and adopt schemas; none of them exists.
enum ActionWorld {
  static func intent(
    _ identifier: String, _ title: String, _ parameters: [(String, ValueType)] = [], schema: String? = nil,
    kinds: [String]? = nil, sentences: [String]? = nil, isDiscoverable: Bool = true
  ) -> IntentManifest {
    IntentManifest(
      identifier: identifier, dialect: .appIntents, title: title,
      parameters: parameters.map { ParameterManifest(name: $0.0, title: $0.0.capitalized, type: $0.1) },
      isDiscoverable: isDiscoverable,
      appIntent: AppIntentManifest(
        schema: schema, kinds: kinds, sentences: sentences?.map { AppIntentManifest.Sentence(template: $0) }))
  }

  static let trails = InstalledApp(
    identifier: "org.example.footpath", name: "Footpath",
    manifest: AppManifest(
      module: "Footpath",
      intents: [
        intent("ShowTrail", "Show Trail", [("target", .entity("TrailEntity"))], kinds: ["OpenIntent"]),
        intent(
          "RemoveTrail", "Remove Trails", [("entities", .list(.entity("TrailEntity")))],
          kinds: ["DeleteIntent"]),
        intent(
          "PlanOuting", "Plan Outing",
          [("activity", .enumeration("Activity")), ("radius", .measurement("length"))],
          sentences: ["Plan an outing for ${activity} within ${radius}"]),
        intent("CheckWeather", "Check Summit Weather", [("trail", .entity("TrailEntity"))]),
        intent("HiddenThing", "Polish the Boots", isDiscoverable: false),
      ],
      entities: [EntityManifest(identifier: "TrailEntity", title: "Trail", pluralTitle: "Trails")],
      enumerations: [
        EnumerationManifest(
          identifier: "Activity", title: "Activity",
          cases: [
            .init(name: "hiking", display: DisplayValue("Hiking")),
            .init(name: "paddling", display: DisplayValue("Paddling", synonyms: ["canoeing"])),
          ])
      ],
      shortcuts: [
        ShortcutManifest(
          intent: "CheckWeather", phrases: ["Check the weather on ${trail} in ${applicationName}"],
          shortTitle: "Summit Weather", negativePhrases: ["Check the weather on Sunday in ${applicationName}"]
        )
      ]))

  static let lamps = InstalledApp(
    identifier: "org.example.lamps", name: "Lampadere",
    manifest: AppManifest(
      module: "Lamps",
      intents: [
        intent("SetLantern", "Set Porch Lantern", [("value", .boolean)], kinds: ["SetValueIntent"]),
        intent("SetGlow", "Set Glow Level", [("value", .integer)], kinds: ["SetValueIntent"]),
        intent(
          "LookUp", "Search Lamps", [("criteria", .string)], schema: "system.search",
          kinds: ["ShowInAppSearchResultsIntent"]),
      ]))

  private static let song = EntityManifest(identifier: "Tune", title: "Song", schema: "audio.song")

  private static func player(_ name: String, _ identifier: String) -> InstalledApp {
    InstalledApp(
      identifier: identifier, name: name,
      manifest: AppManifest(
        module: name,
        intents: [
          intent(
            "StartMusic", "Start Music",
            [("audioEntity", .record("Item")), ("playbackAttributes", .list(.enumeration("Mode")))],
            schema: "audio.playAudio", kinds: ["AudioStartingIntent"]),
          intent("KeepMusic", "Keep Music", [("audioEntity", .record("Item"))], schema: "audio.addToLibrary"),
          intent(
            "FileMusic", "File Music", [("audioEntity", .record("Item")), ("playlist", .entity("Mix"))],
            schema: "audio.addToPlaylist"),
          intent(
            "RateMusic", "Rate Music",
            [("affinityState", .enumeration("Feeling")), ("target", .record("Item"))],
            schema: "audio.updateAudioAffinity"),
        ],
        entities: [song, EntityManifest(identifier: "Mix", title: "Playlist", schema: "audio.playlist")],
        enumerations: [
          EnumerationManifest(
            identifier: "Mode", title: "Mode",
            cases: [.init(name: "shuffle", display: DisplayValue("Shuffle"))]),
          EnumerationManifest(
            identifier: "Feeling", title: "Feeling",
            cases: [.init(name: "like", display: DisplayValue("Like"))]),
        ],
        queries: [
          QueryManifest(
            identifier: "TuneQuery", entity: "Tune", capabilities: [.values], input: AudioRequest.searchType)
        ]))
  }

  static let tunes = player("Humdinger", "org.example.humdinger")
  static let radio = player("Crackle", "org.example.crackle")

  static let office = InstalledApp(
    identifier: "org.example.office", name: "Paperclip",
    manifest: AppManifest(
      module: "Office",
      intents: [
        intent("NewAlbum", "Create Album", [("name", .string)], schema: "photos.createAlbum"),
        intent(
          "ShowPicture", "Show Picture", [("target", .entity("Picture"))], schema: "photos.openAsset",
          kinds: ["OpenIntent"]),
        intent(
          "WriteEntry", "Write Entry", [("message", .string), ("title", .string), ("entryDate", .date)],
          schema: "journal.createEntry"),
        intent(
          "Compose", "Compose", [("to", .list(.person)), ("subject", .string), ("body", .string)],
          schema: "mail.createDraft"),
        intent(
          "ReadBook", "Read Book", [("target", .entity("Volume"))], schema: "books.openBook",
          kinds: ["OpenIntent"]),
        intent("NewTab", "New Tab", [("url", .url), ("isPrivate", .boolean)], schema: "browser.createTab"),
        intent("MakeBoard", "Make Board", [("title", .string)], schema: "whiteboard.createBoard"),
        intent("Snap", "Snap", [("captureMode", .enumeration("Capture"))], schema: "camera.startCapture"),
      ],
      entities: [
        EntityManifest(identifier: "Picture", title: "Picture", schema: "photos.asset"),
        EntityManifest(identifier: "Volume", title: "Book", schema: "books.book"),
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "Capture", title: "Capture",
          cases: [
            .init(name: "photo", display: DisplayValue("Photo")),
            .init(name: "video", display: DisplayValue("Video")),
          ])
      ]))

  private static func entity(_ type: String, _ title: String) -> EntityReference {
    EntityReference(type: type, identifier: title, display: DisplayValue(title))
  }

  static let vocabularies: [String: AppVocabulary] = [
    trails.identifier: AppVocabulary(entities: [
      "TrailEntity": [entity("TrailEntity", "Eagle Ridge"), entity("TrailEntity", "Granite Pass")]
    ]),
    office.identifier: AppVocabulary(entities: ["Volume": [entity("Volume", "Dune Walkers")]]),
  ]

  static func read(_ text: String, _ apps: [InstalledApp], app: String? = nil) -> Reading {
    Understanding(apps: apps, vocabularies: vocabularies, reader: English())
      .read(Utterance(text, context: World.context, app: app))
  }
}

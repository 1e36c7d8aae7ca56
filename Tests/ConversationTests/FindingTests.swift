import Catalog
import Conversation
import IntentWire
import Testing
import Understanding

@Suite("Finding things and playing audio")
struct FindingTests {
  private static let pond = EntityManifest(
    identifier: "PondEntity", title: "Pond", pluralTitle: "Ponds", query: "PondQuery",
    properties: [
      PropertyManifest(name: "name", title: "Name", type: .string),
      PropertyManifest(name: "depth", title: "Depth", type: .measurement("length")),
      PropertyManifest(name: "isFrozen", title: "Frozen", type: .boolean),
    ])

  private static let opener = IntentManifest(
    identifier: "OpenPond", dialect: .appIntents, title: "Open Pond",
    parameters: [ParameterManifest(name: "target", title: "Pond", type: .entity("PondEntity"))],
    appIntent: AppIntentManifest(kinds: ["OpenIntent"]))

  private static func ponds(_ filters: [QueryManifest.Filter]? = nil) -> InstalledApp {
    InstalledApp(
      identifier: "org.example.ponds", name: "Pondlife",
      manifest: AppManifest(
        module: "Ponds", intents: [opener], entities: [pond],
        queries: [
          QueryManifest(
            identifier: "PondQuery", entity: "PondEntity",
            capabilities: filters == nil ? [.enumerable] : [.properties], filters: filters,
            sorts: filters.map { _ in [] })
        ]))
  }

  private static func pond(_ name: String, _ depth: Double, isFrozen: Bool = false) -> IntentValue {
    .entity(
      EntityReference(
        type: "PondEntity", identifier: name.lowercased(), display: DisplayValue(name),
        properties: [
          "name": .string(name), "isFrozen": .boolean(isFrozen),
          "depth": .measurement(MeasurementValue(value: depth, unit: "m", dimension: "length")),
        ]))
  }

  private static let found = [pond("Otter", 3), pond("Heron", 9, isFrozen: true), pond("Newt", 1)]

  private static let deep = FindCondition(
    "depth", .greaterThan, [.measurement(MeasurementValue(value: 200, unit: "cm", dimension: "length"))])

  private func searches(_ apps: ScriptedApps) -> [EntityQueryCall] {
    apps.events.compactMap {
      if case .other(.entities(let query)) = $0 { query } else { nil }
    }
  }

  @Test("What the app's query can do is left to it, and the answer names what was asked about")
  func listed() async throws {
    let apps = ScriptedApps(values: Self.found)
    let app = Self.ponds()
    let talk = try Talk(apps, vocabularies: [:], installed: [app])
    let request = FindRequest(
      groups: [[Self.deep]], order: [EntitySearch.Order("depth", isAscending: false)], limit: 2)
    let reply = try await talk.perform("FindPonds", in: app, request.parameters)
    #expect(reply.state == .done)
    #expect(reply.intent == "FindPonds")
    #expect(reply.parameters["filters"] == .array([.string("depth > 200 cm")]))
    #expect(reply.parameters["sort"] == .string("depth descending"))
    let search = try #require(searches(apps).first)
    #expect(search.limit == 2)
    #expect(
      search.request
        == .search(
          EntitySearch(filters: [.init("depth", .greaterThan, Self.deep.values)], order: request.order)))
    #expect(reply.printed.contains("1. Otter (3 meters)"))
  }

  @Test("What the query cannot compare or sort is done with its answer")
  func rest() async throws {
    let apps = ScriptedApps(values: Self.found)
    let app = Self.ponds([.init(property: "name", comparisons: [.contains])])
    let talk = try Talk(apps, vocabularies: [:], installed: [app])
    let request = FindRequest(
      groups: [[Self.deep]], order: [EntitySearch.Order("depth", isAscending: false)], limit: 2)
    let reply = try await talk.perform("FindPonds", in: app, request.parameters)
    #expect(searches(apps).first?.request == .search(EntitySearch()))
    #expect(reply.spoken == "I found 2 ponds in Pondlife: Heron (9 meters) and Otter (3 meters).")
    #expect(reply.result == .array([.string("Heron"), .string("Otter")]))
  }

  @Test("Nothing found and numbers are said")
  func counts() async throws {
    let app = Self.ponds()
    let none = try await Talk(ScriptedApps(), vocabularies: [:], installed: [app])
      .perform("FindPonds", in: app, FindRequest(groups: [[Self.deep]]).parameters)
    #expect(none.spoken == "No ponds in Pondlife match that.")
    let count = try await Talk(ScriptedApps(values: Self.found), vocabularies: [:], installed: [app])
      .perform("FindPonds", in: app, FindRequest(isCount: true).parameters)
    #expect(count.spoken == "There are 3 ponds in Pondlife.")
    #expect(count.result == .integer(3))
  }

  @Test("“Open the second one” opens what was found")
  func second() async throws {
    let apps = ScriptedApps(values: Self.found)
    let app = Self.ponds()
    let talk = try Talk(apps, vocabularies: [:], installed: [app])
    try await talk.perform("FindPonds", in: app)
    let reply = try await talk.say("open the second one")
    #expect(reply.intent == "OpenPond")
    #expect(apps.performed.first?.parameters["target"] == Self.found[1])
  }

  // MARK: Audio

  private static func player() -> InstalledApp {
    InstalledApp(
      identifier: "org.example.hum", name: "Humdinger",
      manifest: AppManifest(
        module: "Hum",
        intents: [
          IntentManifest(
            identifier: "StartMusic", dialect: .appIntents, title: "Start Music",
            parameters: [
              ParameterManifest(name: "audioEntity", title: "Audio", type: .record("Item")),
              ParameterManifest(
                name: "playbackAttributes", title: "Playback", type: .list(.enumeration("Mode")),
                isOptional: true),
            ], appIntent: AppIntentManifest(schema: "audio.playAudio")),
          IntentManifest(
            identifier: "KeepMusic", dialect: .appIntents, title: "Keep Music",
            parameters: [ParameterManifest(name: "audioEntity", title: "Audio", type: .record("Item"))],
            appIntent: AppIntentManifest(schema: "audio.addToLibrary")),
        ],
        entities: [
          EntityManifest(identifier: "Tune", title: "Song", schema: "audio.song"),
          EntityManifest(identifier: "Disc", title: "Album", schema: "audio.album"),
        ],
        queries: [
          QueryManifest(
            identifier: "TuneQuery", entity: "Tune", capabilities: [.values], input: AudioRequest.searchType)
        ]))
  }

  private static func tune(_ title: String, by artist: String, type: String = "Tune") -> IntentValue {
    .entity(
      EntityReference(
        type: type, identifier: "\(type)-\(title)-\(artist)", display: DisplayValue(title, subtitle: artist),
        properties: ["artistName": .string(artist)]))
  }

  private static let tunes = [
    tune("Lantern Street", by: "The Owls"), tune("Blue Lantern", by: "Marisol Vega", type: "Disc"),
    tune("Blue Lantern", by: "Marisol Vega"), tune("Blue Lantern", by: "The Owls"),
  ]

  private func play(_ words: String, _ values: [IntentValue] = tunes) async throws -> (
    Talk, ScriptedApps, Reply
  ) {
    let apps = ScriptedApps(values: values)
    let app = Self.player()
    let talk = try Talk(apps, vocabularies: [:], installed: [app])
    let reply = try await talk.perform(AudioRequest.action, in: app, AudioRequest(words: words).parameters)
    return (talk, apps, reply)
  }

  @Test("The app searches, and the title by the named artist plays")
  func searched() async throws {
    let (_, apps, reply) = try await play("Blue Lantern by the Owls")
    #expect(reply.intent == "PlayAudio")
    #expect(reply.parameters["criteria"] == .string("searchQuery"))
    #expect(reply.parameters["query"] == .string("Blue Lantern by the Owls"))
    #expect(reply.spoken == "Playing Blue Lantern.")
    #expect(apps.performed.first?.intent == "StartMusic")
    #expect(apps.performed.first?.parameters["audioEntity"] == Self.tunes[3])
    let queries = apps.events.compactMap { event -> ValueQueryCall? in
      if case .other(.values(let call)) = event { call } else { nil }
    }
    #expect(queries.first?.input == AudioRequest(words: "Blue Lantern by the Owls").search)
  }

  @Test("Two songs of one name are told apart by the person, and the answer goes on")
  func ambiguous() async throws {
    let (talk, apps, reply) = try await play("Blue Lantern")
    #expect(reply.state == .asking)
    #expect(reply.intent == "PlayAudio")
    #expect(reply.question?.options.count == 2)
    let next = try await talk.say("the second one")
    #expect(next.state == .done)
    #expect(next.intent == "PlayAudio")
    #expect(apps.performed.first?.parameters["audioEntity"] == Self.tunes[3])
  }

  @Test("The kind that is named counts; what no title says is left to the app's order")
  func kinds() async throws {
    let album = try await play("Blue Lantern album")
    #expect(album.1.performed.first?.parameters["audioEntity"] == Self.tunes[1])
    let mood = try await play("energetic music")
    #expect(mood.1.performed.first?.parameters["audioEntity"] == Self.tunes[0])
    let anything = try await play("")
    #expect(anything.2.parameters["criteria"] == .string("unspecified"))
    #expect(anything.1.performed.first?.parameters["audioEntity"] == Self.tunes[0])
  }

  @Test("Nothing found is said, and nothing plays")
  func nothing() async throws {
    let (_, apps, reply) = try await play("Silent Spoon", [])
    #expect(reply.state == .failed)
    #expect(reply.spoken == "Humdinger found nothing for “Silent Spoon”.")
    #expect(apps.performed.isEmpty)
  }

  @Test("“This song” is the one that was played last")
  func keep() async throws {
    let (talk, apps, _) = try await play("Lantern Street")
    let reply = try await talk.perform(
      "KeepMusic", in: Self.player(), ["audioEntity": .string("this song")])
    #expect(reply.state == .done)
    #expect(apps.performed.last?.parameters["audioEntity"] == Self.tunes[0])
    let apart = try Talk(ScriptedApps(values: Self.tunes), vocabularies: [:], installed: [Self.player()])
    let lost = try await apart.perform("KeepMusic", in: Self.player(), ["audioEntity": .string("this song")])
    #expect(lost.state == .failed)
  }
}

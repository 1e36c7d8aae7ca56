import Catalog
import Conversation
import Foundation
import IntentWire
import Language
import Synchronization
import Testing
import Understanding

@testable import Conversation

@Suite("Searching all apps, and opening what was found") struct SearchingTests {
  private static let app = InstalledApp(
    identifier: "org.example.ponds", name: "Pondlife",
    manifest: AppManifest(
      module: "Ponds",
      intents: [
        IntentManifest(
          identifier: "OpenPond", dialect: .appIntents, title: "Open Pond",
          parameters: [ParameterManifest(name: "target", title: "Pond", type: .entity("PondEntity"))],
          appIntent: AppIntentManifest(kinds: ["OpenIntent"]))
      ],
      entities: [
        EntityManifest(identifier: "PondEntity", title: "Pond"),
        EntityManifest(
          identifier: "Visit", title: "Visit", url: "https://ponds.example/visits/${id}?name=${name}"),
      ]))

  static let pond = FoundThing(
    app: "org.example.ponds", identifier: "1", title: "Heron Water", detail: "Deep and cold",
    entity: EntityReference(type: "PondEntity", identifier: "p1", display: DisplayValue("Heron Water")))
  static let visit = FoundThing(
    app: "org.example.ponds", identifier: "2", title: "Visit to the Heron",
    entity: EntityReference(
      type: "Visit", identifier: "v/2", display: DisplayValue("Visit to the Heron"),
      properties: ["name": .string("a b")]))
  static let note = FoundThing(app: "org.example.lists", identifier: "n", title: "Heron notes")

  /// An index that finds what has the words in its title.
  final class Index: ThingSearching {
    let opened = Mutex<[String]>([])
    let asked = Mutex<[String]>([])

    func search(
      for words: String, app: String?, whole: Bool, limit: Int
    ) throws -> (things: [FoundThing], total: Int) {
      asked.withLock { $0.append("\(words)|\(app ?? "")|\(whole)") }
      if words == "broken" { throw CancellationError() }
      let found = [pond, visit, note].filter {
        $0.title.lowercased().contains(words.lowercased()) && (app == nil || $0.app == app)
      }
      return (found, found.count)
    }

    func noteOpening(of thing: FoundThing) { opened.withLock { $0.append(thing.identifier) } }
  }

  private func talk(_ index: Index, _ apps: ScriptedApps = ScriptedApps()) throws -> (Talk, Conversation) {
    let talk = try Talk(apps, installed: [Self.app, TestApps.lists])
    var conversation = talk.conversation
    conversation.search = index
    return (talk, conversation)
  }

  private func say(
    _ text: String, _ conversation: Conversation, _ state: inout ConversationState
  ) async throws -> Reply {
    let (reply, next) = await conversation.turn(text, state: state)
    // As it would lie in the store between two turns.
    state = try JSONDecoder().decode(ConversationState.self, from: JSONEncoder().encode(next))
    return reply
  }

  @Test func findsAndOpensByNumber() async throws {
    let (index, apps) = (Index(), ScriptedApps())
    let (_, conversation) = try talk(index, apps)
    var state = ConversationState(id: "c")
    let found = try await say("please search for heron", conversation, &state)
    #expect(found.state == .done)
    #expect(
      found.printed
        == "Found 3 for “heron”:\n1. Heron Water in Pondlife – Deep and cold\n2. Visit to the Heron in Pondlife\n"
        + "3. Heron notes in ListOMat")
    let opened = try await say("open the first one", conversation, &state)
    #expect(opened.state == .done && opened.intent == "OpenPond")
    #expect(apps.performed.map(\.parameters) == [["target": .entity(try #require(Self.pond.entity))]])
    #expect(index.opened.withLock { $0 } == ["1"])
  }

  @Test func opensByLinkAndByActivity() async throws {
    let index = Index()
    let (_, conversation) = try talk(index)
    var state = ConversationState(id: "c")
    _ = try await say("find heron in my apps", conversation, &state)
    let link = try await say("open the visit one", conversation, &state)
    #expect(link.activity?.type == "NSUserActivityTypeBrowsingWeb")
    #expect(link.activity?.url?.absoluteString == "https://ponds.example/visits/v%2F2?name=a%20b")
    #expect(link.handOver?.app == "org.example.ponds")
    let item = try await say("open number three", conversation, &state)
    #expect(item.activity?.type == "com.apple.corespotlightitem")
    #expect(item.activity?.info["kCSSearchableItemActivityIdentifier"] == .string("n"))
    #expect(item.app == "ListOMat")
    #expect(index.opened.withLock { $0 } == ["2", "n"])
  }

  @Test func asksWhichOneAndSaysWhenThereIsNone() async throws {
    let (_, conversation) = try talk(Index())
    var state = ConversationState(id: "c")
    _ = try await say("search for heron everywhere", conversation, &state)
    #expect(try await say("open the ninth one", conversation, &state).spoken == "There are only 3 results.")
    #expect(
      try await say("open it", conversation, &state).spoken.hasPrefix("Several of them fit. Which one?"))
    #expect(
      try await say("open the Pondlife one", conversation, &state).printed.contains("2. Visit to the Heron"))
    #expect(
      try await say("open the second one", conversation, &state).spoken
        == "Opening Visit to the Heron in Pondlife.")
  }

  @Test func oneResultIsIt() async throws {
    let index = Index()
    let (_, conversation) = try talk(index)
    var state = ConversationState(id: "c")
    #expect(
      try await say("search for heron notes", conversation, &state).spoken == "Found Heron notes in ListOMat."
    )
    #expect(try await say("open it", conversation, &state).app == "ListOMat")
    #expect(index.opened.withLock { $0 } == ["n"])
  }

  /// What nobody searched for before is looked up when nothing else is meant.
  @Test func opensWhatIsIndexed() async throws {
    let index = Index()
    let (_, conversation) = try talk(index)
    var state = ConversationState(id: "c")
    #expect(try await say("open the Heron Water one", conversation, &state).intent == "OpenPond")
    #expect(try await say("please open heron notes", conversation, &state).app == "ListOMat")
    #expect(index.opened.withLock { $0 } == ["1", "n"])
    #expect(
      try await say("open the heron one", conversation, &state).spoken.hasPrefix("Several of them fit."))
    #expect(try await say("open the window", conversation, &state).state == .notUnderstood)
    #expect(try await say("show me the weather", conversation, &state).state == .notUnderstood)
  }

  @Test func remembersASearchOutside() async throws {
    let index = Index()
    let (_, conversation) = try talk(index)
    var (_, state) = conversation.remembering([Self.pond, Self.note], state: ConversationState(id: "c"))
    #expect(try await say("open the second one", conversation, &state).app == "ListOMat")
    #expect(index.opened.withLock { $0 } == ["n"])
  }

  @Test func tellsOneOfThem() async throws {
    let (_, conversation) = try talk(Index())
    var state = ConversationState(id: "c")
    _ = try await say("search for heron", conversation, &state)
    #expect(
      try await say("the first one", conversation, &state).printed
        == "Heron Water in Pondlife.\n  Deep and cold")
    #expect(try await say("open it", conversation, &state).intent == "OpenPond")
  }

  @Test func whatAnAppUnderstandsGoesToTheApp() async throws {
    let reading = Interpretation(
      app: TestApps.lists.identifier, appName: "ListOMat", intent: "INSearchForNotebookItemsIntent",
      values: ["title": .string("heron")], score: 0.9, namesApp: false,
      evidence: Evidence(reader: "templates", phrase: "", source: "", uses: [], scores: [:]))
    let index = Index()
    let talk = try Talk(ScriptedApps(), ["search for heron": .accepted(reading)])
    var conversation = talk.conversation
    conversation.search = index
    var state = ConversationState(id: "c")
    #expect(
      try await say("search for heron", conversation, &state).intent == "INSearchForNotebookItemsIntent")
    #expect(index.asked.withLock { $0.isEmpty })
    _ = try await say("search my apps for heron", conversation, &state)
    #expect(index.asked.withLock { $0 } == ["heron||false"])
  }

  @Test func nothingFoundIsAnAnswerOnlyWhenASearchIsSurelyMeant() async throws {
    let (_, conversation) = try talk(Index())
    var state = ConversationState(id: "c")
    #expect(try await say("find me a flight to Paris", conversation, &state).state == .notUnderstood)
    let nothing = try await say("find a flight in my apps", conversation, &state)
    #expect(nothing.state == .done && nothing.spoken == "Nothing in your apps is called or says “flight”.")
    #expect(try await say("search my apps for broken", conversation, &state).state == .failed)
    #expect(try await say("open the window", conversation, &state).state == .notUnderstood)
  }

  @Test(
    arguments: [
      ("search for waterfalls", "waterfalls", false, nil),
      ("find eagle ridge in my apps", "eagle ridge", true, nil),
      ("Could you please search all my apps for the Old Mill?", "Old Mill", true, nil),
      ("look for my notes about rain everywhere, please", "notes about rain", true, nil),
      ("search for heron in Listomat", "heron", false, "lists"),
      ("what do I have about taxes", "taxes", false, nil),
      ("search", nil, false, nil), ("add milk", nil, false, nil), ("find in my apps", nil, false, nil),
    ] as [(String, String?, Bool, String?)])
  func readsSentences(text: String, words: String?, everywhere: Bool, app: String?) {
    let request = SearchRequest(text, apps: ["listomat": "lists"], language: English())
    #expect(request?.words == words)
    guard words != nil else { return }
    #expect(request?.isEverywhere == everywhere)
    #expect(request?.app == app)
  }
}

import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Synchronization
import Testing

@testable import AppIntentsBase

/// Intents of the kinds that do something by themselves.
@Suite(.timeLimit(.minutes(1)))
struct IntentKindTests {
  struct Page: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let defaultQuery = Query()
    static var urlRepresentation: URLRepresentation { "https://pages.example/\(.id)/read" }

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Page] { identifiers.map { Page(id: $0) } }
      func suggestedEntities() async throws -> [Page] { [Page(id: "a b"), Page(id: "two")] }
    }

    var id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct OpenPage: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Page"
    @Parameter(title: "Page") var target: Page
  }

  struct FindText: AppIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Find Text"
    static var urlRepresentation: URLRepresentation {
      "https://pages.example/find?q=\(\.$words)&n=\(\.$count)"
    }
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Count", default: 3) var count: Int
  }

  struct ShowPage: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Show Page"
    @Parameter(title: "Page") var target: Page
  }

  struct Visit: AppIntent {
    static let title: LocalizedStringResource = "Visit"
    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(try #require(URL(string: "https://pages.example"))))
    }
  }

  struct Copy: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Copy"

    func perform() async throws -> some IntentResult {
      progress.totalUnitCount = 4
      progress.localizedDescription = "Copying"
      progress.completedUnitCount = 1
      progress.completedUnitCount = 4
      return .result()
    }
  }

  struct Endless: CancellableIntent {
    static let title: LocalizedStringResource = "Endless"

    func perform() async throws -> some IntentResult {
      try await withIntentCancellationHandler {
        Flags.shared.begun()
        while true { try await Task.sleep(for: .seconds(3600)) }
      } onCancel: { reason in
        Flags.shared.note(reason)
      }
      return .result()
    }
  }

  final class Flags: Sendable {
    static let shared = Flags()
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    private let reasons = Mutex<[IntentCancellationReason]>([])
    var all: [IntentCancellationReason] { reasons.withLock { $0 } }

    func begun() { start.yield() }
    func note(_ reason: IntentCancellationReason) { reasons.withLock { $0.append(reason) } }
  }

  struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
  }

  struct Old: CustomIntentMigratedAppIntent, DeprecatedAppIntent {
    static let intentClassName = "OldIntent"
    static let title: LocalizedStringResource = "Old"
    static var deprecation: IntentDeprecation<Copy> { .init(replacedBy: Copy.self) }
    func perform() async throws -> some IntentResult { .result() }
  }

  @MainActor
  struct Undo: UndoableIntent {
    nonisolated static let title: LocalizedStringResource = "Undo"
    nonisolated init() {}

    func perform() async throws -> some IntentResult {
      undoManager?.registerUndo(withTarget: Memory.shared) { $0.text = "before" }
      Memory.shared.text = "after"
      return .result()
    }
  }

  @MainActor
  final class Memory {
    static let shared = Memory()
    var text = "before"
  }

  static let registry = AppIntentsRegistry(
    module: "Kinds",
    intents: [
      OpenPage.self, FindText.self, ShowPage.self, Visit.self, Copy.self, Endless.self, Settings.self,
      Old.self, Undo.self,
    ], entities: [Page.self], queries: [Page.Query.self])

  @Test func opensLinksInsteadOfPerforming() async throws {
    let open = try await IntentPlay(Self.registry, call("OpenPage", ["target": .string("a b")]))
    #expect(open.outcome.next?.intent == "OpenURLIntent")
    #expect(
      open.outcome.next?.parameters["url"]
        == URL(string: "https://pages.example/a%20b/read").map(IntentValue.url))
    let find = try await IntentPlay(Self.registry, call("FindText", ["words": .string("tea & cake?")]))
    #expect(
      find.outcome.next?.parameters["url"]?.displayText
        == "https://pages.example/find?q=tea%20%26%20cake%3F&n=3")
    #expect(FindText.urlRepresentation.template == "https://pages.example/find?q=${words}&n=${count}")
    #expect(OpenPage.urlRepresentation.template == nil)
    #expect(throws: AppIntentError.self) { try FindText.urlRepresentation.url(for: FindText()) }
    let visit = try await IntentPlay(Self.registry, call("Visit"))
    #expect(visit.outcome.next?.parameters["url"]?.displayText == "https://pages.example")
  }

  @MainActor
  @Test func leadsToTheAppsViews() async throws {
    var shown: [String] = []
    let early = try await IntentPlay(Self.registry, call("ShowPage", ["target": .string("two")]))
    #expect(early.outcome.code == "openAppWhenRun")
    let number = _IntentExecutions.shared.add(ShowPage.self) { shown.append($0.target.id) }
    #expect(shown == ["two"])
    _ = try await IntentPlay(Self.registry, call("ShowPage", ["target": .string("a b")]))
    #expect(shown == ["two", "a b"])
    _IntentExecutions.shared.remove(number)
  }

  @Test func reportsProgress() async throws {
    let copy = try await IntentPlay(Self.registry, call("Copy", id: "copy"))
    #expect(copy.outcome.status == .success)
    #expect(copy.progress.allSatisfy { $0.call == "copy" })
    #expect(copy.progress.map(\.fraction) == [0, 0, 0.25, 1])
    #expect(copy.progress.last?.title == "Copying")
    #expect(Copy().progress.fractionCompleted == 0)
  }

  @Test func tellsTheIntentThatItWasCalledOff() async throws {
    let (app, end) = InProcessTransport.pair()
    let assistant = WireConnection(end) { request in
      if case .hello = request { .welcome(Welcome()) } else { .done }
    }
    let session = AppSession(providers: [AppIntentsProvider(Self.registry)], bundle: "org.example.app")
    let serving = Task { try await session.serve(app, token: "") }
    let request = Task { try await assistant.request(.handle(call("Endless"))) }
    for await _ in Flags.shared.starts { break }
    request.cancel()
    await #expect(throws: WireFault.self) { try await request.value }
    assistant.close()
    try await serving.value
    #expect(Flags.shared.all == [.userCancelled])
  }

  @Test func doesNotPerformSettings() async throws {
    let settings = try await IntentPlay(Self.registry, call("Settings"))
    #expect(settings.outcome.status == .failure)
    #expect(settings.outcome.dialog?.full == "The settings of a widget are not performed.")
  }

  @Test func keepsTheNamesOfOldIntents() {
    #expect(Old.persistentIdentifier == "OldIntent")
    #expect(Old.deprecation.replacedBy == Copy.self)
    #expect(OpenURLIntent.isDiscoverable == false)
    #expect(StringSearchCriteria._bridge.encode(StringSearchCriteria(term: "tea")) == .string("tea"))
  }

  @MainActor
  @Test func undoesWhatAnIntentDid() async throws {
    _ = try await IntentPlay(Self.registry, call("Undo"))
    #expect(Memory.shared.text == "after")
    ProcessUndo.manager.undo()
    #expect(Memory.shared.text == "before")
  }
}

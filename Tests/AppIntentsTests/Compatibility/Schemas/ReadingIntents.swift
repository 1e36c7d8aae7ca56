import AppIntents
import CoreLocation

@AppEntity(schema: .books.audiobook)
struct AudiobookEntity {
  static let defaultQuery = AudiobookQuery()

  let id: UUID
  var title: String?
  var seriesTitle: String?
  var author: String?
  var genre: String?
  var purchaseDate: Date?
  var url: URL?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: title ?? "Untitled"))
  }
}

struct AudiobookQuery: EntityStringQuery {
  func entities(for identifiers: [AudiobookEntity.ID]) async throws -> [AudiobookEntity] { [] }
  func entities(matching string: String) async throws -> [AudiobookEntity] { [] }
  func suggestedEntities() async throws -> [AudiobookEntity] { [] }
}

@available(iOS 18.0, macOS 15.0, *)
@AppIntent(schema: .books.playAudiobook)
struct PlayAudiobookIntent {
  static var isAssistantOnly: Bool { true }

  var target: AudiobookEntity

  @MainActor
  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AssistantEntity(schema: .journal.entry)
struct JournalEntry {
  static let defaultQuery = JournalQuery()

  let id: UUID
  var title: String?
  var message: AttributedString?
  var mediaItems: [IntentFile]
  var entryDate: Date?
  var location: CLPlacemark?

  var displayRepresentation: DisplayRepresentation { "\(title ?? "Entry")" }
}

struct JournalQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [JournalEntry] { [] }
}

@AssistantIntent(schema: .journal.createEntry)
struct CreateJournalEntryIntent: AppIntent {
  var message: AttributedString
  var title: String?
  var entryDate: Date?
  var location: CLPlacemark?
  @Parameter(default: [])
  var mediaItems: [IntentFile]

  func perform() async throws -> some IntentResult & ReturnsValue<JournalEntry> {
    let entry = JournalEntry(id: UUID())
    entry.title = title
    entry.message = message
    entry.mediaItems = mediaItems
    return .result(value: entry)
  }
}

@AssistantIntent(schema: .journal.search)
struct SearchJournalIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .system.search)
struct SearchIntent: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

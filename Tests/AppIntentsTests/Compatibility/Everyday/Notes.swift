// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import CoreLocation
import CoreSpotlight
import SwiftUI

#if os(iOS)
import UIKit
#endif

struct NoteEntity: AppEntity, IndexedEntity, URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.org/note/\(.id)/\(\.$slug)" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Note", numericFormat: "\(placeholder: .int) notes")
  static let defaultQuery = NoteQuery()
  var id: UUID = UUID()
  @Property(title: "Slug") var slug: String
  @Property(title: "Body") var body: AttributedString
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Folder") var folder: FolderEntity?
  @Property(title: "Words") var words: Int
  @Property var created: Date
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(slug)", subtitle: "\(created, format: .dateTime)")
  }
  var hideInSpotlight: Bool { tags.contains("private") }
}

struct FolderEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
  static let defaultQuery = FolderQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FolderQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [FolderEntity] { ["Inbox", "Archive"].map(FolderEntity.init) }
  func entities(for identifiers: [String]) async throws -> [FolderEntity] {
    identifiers.map(FolderEntity.init(id:))
  }
}

final class NoteQuery: EntityQuery, Sendable {
  required init() {}
  func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] { [] }
}

extension NoteQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = NSPredicate

  static let properties = EntityQueryProperties<NoteEntity, NSPredicate> {
    Property(\.$slug) {
      EqualToComparator { NSPredicate(format: "slug = %@", $0) }
      ContainsComparator { NSPredicate(format: "slug CONTAINS[cd] %@", $0) }
    }
    Property(\.$words) {
      GreaterThanOrEqualToComparator { NSPredicate(format: "words >= %d", $0) }
      LessThanOrEqualToComparator { words in NSPredicate(format: "words <= %d", words) }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\.$created)
    SortableBy(\.$words)
  }

  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<NoteEntity>],
    limit: Int?
  ) async throws -> [NoteEntity] {
    let predicate = NSCompoundPredicate(type: mode == .and ? .and : .or, subpredicates: comparators)
    _ = predicate
    return []
  }
}

struct CreateNote: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Create Note"
  static let description: IntentDescription? = IntentDescription(
    "Creates a note", searchKeywords: ["write"])

  @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text: String
  @Parameter(title: "Folder") var folder: FolderEntity?
  @Parameter(title: "Tags", default: []) var tags: [String]

  @AppDependency var manager: NoteManager

  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> {
    if text.count > 1000 {
      try await requestToContinueInForeground("This is long. Continue in the app?")
    }
    if text.isEmpty {
      throw needsToContinueInForegroundError("Write it in the app.") { @MainActor in
        manager.openEditor()
      }
    }
    let hash = text
    let note = NoteEntity()
    note.slug = hash
    note.body = AttributedString(text)
    note.tags = tags
    note.folder = folder
    note.words = text.split(separator: " ").count
    note.created = .now
    try await CSSearchableIndex.default().indexAppEntities([note], priority: 1)
    let donation = CreateNote()
    donation.text = text
    try await donation.donate(result: .result(value: note))
    return .result(value: note)
  }
}

@MainActor final class NoteManager: Sendable {
  func openEditor() {}
  nonisolated init() {}
}

struct AppendNote: AppIntent {
  static let title: LocalizedStringResource = "Append"
  @Parameter(title: "Note") var note: NoteEntity
  @Parameter(title: "Text") var text: String
  @Parameter(title: "Where", default: .bottom) var place: Place

  enum Place: String, AppEnum {
    case top, bottom
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .top: "Top", .bottom: "Bottom",
    ]
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Append \(\.$text) to the \(\.$place) of \(\.$note)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & OpensIntent {
    let choice = try await requestChoice(
      between: [
        .cancel, IntentChoiceOption(title: "Append", style: .default),
        .init(title: "Replace", style: .destructive),
      ], dialog: "What to do?")
    if choice == .cancel { throw AppIntentError.UserActionRequired.confirmation }
    return .result(value: note, opensIntent: OpenNote(target: note))
  }
}

struct OpenNote: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Note"
  @Parameter(title: "Note") var target: NoteEntity
  init() {}
  init(target: NoteEntity) { self.target = target }
}

struct NotesFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set Folder"
  static let description: IntentDescription? = "Shows only one folder."
  @Parameter(title: "Folder") var folder: FolderEntity?
  @Parameter(title: "Hide Badges", default: false) var hideBadges: Bool

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [NotesFocus] {
    let filter = NotesFocus()
    filter.folder = FolderEntity(id: "Work")
    return [filter]
  }

  var displayRepresentation: DisplayRepresentation {
    var subtitles: [LocalizedStringResource] = []
    if hideBadges { subtitles.append("No badges") }
    let joined = LocalizedStringResource(
      "\(subtitles.map { String(localized: $0) }, format: .list(type: .and))")
    return DisplayRepresentation(
      title: "\(folder?.id ?? "All")", subtitle: joined, image: .init(systemName: "folder"))
  }

  var appContext: FocusFilterAppContext {
    let predicate = NSPredicate(format: "SELF IN %@", ["work"])
    return FocusFilterAppContext(notificationFilterPredicate: predicate)
  }

  func perform() async throws -> some IntentResult {
    let current = try? await NotesFocus.current
    print(current?.folder?.id ?? "none")
    return .result()
  }
}

@AppEntity(schema: .journal.entry)
struct JournalEntry {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [JournalEntry.ID]) async throws -> [JournalEntry] { [] }
    func entities(matching string: String) async throws -> [JournalEntry] { [] }
  }
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { "Entry" }
  let id = UUID()
  var title: String?
  var message: AttributedString?
  var mediaItems: [IntentFile]
  var entryDate: Date?
  var location: CLPlacemark?
}

@AssistantIntent(schema: .journal.createEntry)
struct CreateEntry {
  var message: AttributedString
  var title: String?
  var entryDate: Date?
  var location: CLPlacemark?
  @Parameter(default: [])
  var mediaItems: [IntentFile]

  func perform() async throws -> some ReturnsValue<JournalEntry> {
    .result(value: JournalEntry())
  }
}

@AssistantIntent(schema: .system.search)
struct SearchNotes: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult {
    print(criteria.term)
    return .result()
  }
}

struct NoteView: View {
  let note: NoteEntity
  @Environment(\.openURL) var openURL
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focused: Bool
  @State private var text = ""

  var body: some View {
    Form {
      Section("Note") {
        TextField("Title", text: $text, axis: .vertical).focused($focused)
          .textInputAutocapitalization(.never).autocorrectionDisabled()
        TextEditor(text: $text).frame(minHeight: 100)
        LabeledContent("Words", value: note.words, format: .number)
        Picker("Folder", selection: .constant("a")) {
          ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
        }.pickerStyle(.menu)
      }
      Section {
        Link("Help", destination: URL(string: "https://example.org")!)
        ShareLink(item: "x")
      } header: {
        Text("More")
      } footer: {
        Text("Footer").font(.footnote)
      }
    }
    .userActivity("org.example.note", element: note.id) { id, activity in
      activity.title = "Note"
      activity.appEntityIdentifier = EntityIdentifier(for: NoteEntity.self, identifier: id)
    }
    .onAppIntentExecution(OpenNote.self) { intent in print(intent.target.id) }
    .alert("Delete?", isPresented: .constant(false)) {
      Button("OK", role: .cancel) { dismiss() }
    } message: {
      Text("Sure?")
    }
    .confirmationDialog("Sure", isPresented: .constant(false), titleVisibility: .visible) {
      Button("Yes") {}
    }
    .onOpenURL { url in openURL(url) }
  }
}

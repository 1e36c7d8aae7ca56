import AppIntents
import CoreLocation
import Foundation
import UniformTypeIdentifiers

struct ExportNotes: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "ExportNotesIntent"
  static let title: LocalizedStringResource = "Export Notes"

  @Parameter(title: "Cover", description: "A picture", supportedContentTypes: [.image, .pdf])
  var cover: IntentFile?

  @Parameter(
    title: "Files", supportedTypeIdentifiers: ["public.text"],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var files: [IntentFile]

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    var text = Data()
    for file in files { text.append(try await file.data(contentType: .text)) }
    if let cover { text.append(Data("\n\(cover.filename)".utf8)) }
    return .result(value: IntentFile(data: text, filename: "notes.txt", type: .plainText))
  }
}

struct CountPages: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Count Pages"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Dependency
  private var library: Library

  func perform() async throws -> some IntentResult & ReturnsValue<ReadingSummary> {
    let books = await library.books
    progress.totalUnitCount = Int64(books.count)
    var pages = 0
    for book in books {
      pages += book.pages
      progress.completedUnitCount += 1
    }
    if systemContext.currentMode.canContinueInForeground, pages > 100_000 {
      try await continueInForeground("That is a lot. Show it?", alwaysConfirm: true)
    }
    return .result(value: ReadingSummary(count: books.count, pages: pages))
  }
}

struct ReadNext: AppIntent {
  static let title = LocalizedStringResource("Read Next", comment: "The title of an intent")
  static let supportedModes: IntentModes = .foreground(.deferred)

  @Parameter(title: "Genres")
  var genres: Set<Genre>?

  @Parameter(title: "How Long")
  var time: Duration?

  @Parameter(title: "Time of Day", kind: .time)
  var moment: Date?

  @Dependency
  private var library: Library

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let wanted = genres ?? Set(Genre.allCases)
    let books = await library.books.filter { wanted.contains($0.genre) }.map(BookEntity.init)
    guard let first = books.first else { throw LibraryError.unknownBook("anything") }
    let choice = try await requestChoice(
      between: [
        .init(title: "\(first.title)"), IntentChoiceOption(title: "Another", style: .destructive), .cancel,
      ],
      dialog: "Read \(first.title)?")
    let book = choice.title == "Another" ? books.last ?? first : first
    return .result(opensIntent: OpenBook(target: book), dialog: "Here is \(book.title).")
  }
}

struct PickBook: AppIntent {
  static let title: LocalizedStringResource = "Pick Book"

  @Parameter(title: "Book")
  var book: BookEntity?

  @Parameter(title: "Near", displayStyle: .city)
  var place: CLPlacemark?

  @Parameter(title: "Distance", defaultUnit: .kilometers)
  var distance: Measurement<UnitLength>?

  @Dependency
  private var library: Library

  init() {}

  init(book: BookEntity?) {
    self.book = book
  }

  @MainActor
  func perform() async throws -> some ReturnsValue<BookEntity> {
    if let book { return .result(value: book) }
    let books = await library.books.map(BookEntity.init)
    let chosen = try await $book.requestDisambiguation(among: books, dialog: "Which book shall it be?")
    guard try await $book.requestConfirmation(for: chosen, dialog: "Take \(chosen.title)?") else {
      throw $book.needsDisambiguationError(among: books, dialog: IntentDialog("Which one then?"))
    }
    book = chosen
    return .result(value: chosen)
  }
}

struct TakeNote: AppIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Take Note"

  @Parameter(title: "Note")
  var note: AttributedString?

  @Parameter(title: "Amount")
  var amount: Decimal?

  func perform() async throws -> some IntentResult {
    guard note != nil else {
      throw needsToContinueInForegroundError("Please write the note in the app.") {
        Reader.shared.searchText = "note"
      }
    }
    let count: Int = try await requestToContinueInForeground { Reader.shared.searchText.count }
    guard count >= 0 else { throw AppIntentError.Unrecoverable.unknown }
    return .result()
  }
}

struct PlayAudiobook: AppIntent, AudioPlaybackIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Play Audiobook"

  @Parameter(
    title: "Speed", default: 1.0, controlStyle: .slider, inclusiveRange: (lowerBound: 0.5, upperBound: 2))
  var speed: Double

  func perform() throws -> some IntentResult {
    guard speed > 0 else { throw AppIntentError.restartPerform }
    return .result()
  }
}

struct OldAdd: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Add (Old)"
  static var deprecation: IntentDeprecation<AddBook> {
    IntentDeprecation(message: "Use Add Book.", replacedBy: AddBook.self)
  }
  static var persistentIdentifier: String { "OldAddIntent" }

  func perform() async throws -> some IntentResult { .result() }
}

struct ShelfWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"
  static let description: IntentDescription = "Shows a shelf."

  @Parameter(title: "Shelf")
  var shelf: ShelfEntity?

  @Parameter(title: "Books", size: [.systemSmall: 1, .systemLarge: 4])
  var books: [BookEntity]?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Show \(\.$shelf)")
    } otherwise: {
      Summary {
        \.$shelf
        \.$books
      }
    }
  }
}

struct LampControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Reading Lamp"

  @Parameter(title: "Name")
  var name: String?
}

struct QuietReading: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Reading"
  static let description: IntentDescription? = "Leaves out everything but reading."

  @Parameter(title: "Only Unfinished")
  var onlyUnfinished: Bool?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Quiet reading", subtitle: onlyUnfinished == true ? "Unfinished" : nil)
  }

  var appContext: FocusFilterAppContext { FocusFilterAppContext(notificationFilterPredicate: nil) }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [QuietReading] {
    [QuietReading()]
  }

  func perform() async throws -> some IntentResult {
    _ = await QuietReading.current
    return .result()
  }
}

struct ShowReader: TargetContentProvidingIntent, OpenIntent {
  static let title: LocalizedStringResource = "Show Reader"

  @Parameter(title: "Book")
  var target: BookEntity
}

struct BrowseCatalog: AppIntent {
  static let title: LocalizedStringResource = "Browse Catalog"
  static let allowedExecutionTargets: IntentExecutionTargets = [.main]

  func perform() async throws -> some IntentResult & ShowsSnippetIntent & OpensIntent {
    guard let url = URL(string: "https://library.example/catalog") else { throw LibraryError.offline }
    return .result(opensIntent: OpenURLIntent(url), snippetIntent: EmptySnippetIntent())
  }
}

struct TidyUp: AppIntent, CancellableIntent, UndoableIntent, LongRunningIntent {
  static let title: LocalizedStringResource = "Tidy Up"
  static let isDiscoverable: Bool = false

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Reader.shared) { _ in }
    let count = try await performBackgroundTask {
      try await withIntentCancellationHandler {
        try await BrowseCatalog().perform()
        return 3
      } onCancel: { reason in
        if reason == .timeout { return }
      }
    }
    return .result(dialog: "^[\(count) shelf](inflect: true) tidied.")
  }
}

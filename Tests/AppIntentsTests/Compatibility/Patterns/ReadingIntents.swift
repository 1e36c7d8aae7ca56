import AppIntents
import Foundation

struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  static let description = IntentDescription("Opens a book.", categoryName: "Reading")

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var target: BookEntity

  init() {}

  init(target: BookEntity) {
    self.target = target
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    Reader.shared.open(target.id)
    return .result()
  }
}

struct ShowShelf: OpenIntent {
  static let title: LocalizedStringResource = "Show Shelf"

  @Parameter(title: "Shelf")
  var target: ShelfEntity
}

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription(
    "Adds a book to the library.", categoryName: "Library", searchKeywords: ["new", "buy"],
    resultValueName: "Book")
  static let openAppWhenRun = false
  static let isDiscoverable = true
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(
    title: "Title", description: "What the book is called",
    inputOptions: String.IntentInputOptions(capitalizationType: .words),
    requestValueDialog: IntentDialog("What is it called?"))
  var bookTitle: String

  @Parameter(title: "Author", default: "Unknown")
  var author: String

  @Parameter(title: "Pages", default: 100, controlStyle: .field, inclusiveRange: (1, 5000))
  var pages: Int

  @Parameter(title: "Genre", description: "What kind of book", default: .mystery)
  var genre: Genre

  @Parameter(title: "Section", optionsProvider: SectionProvider())
  var section: String

  @Parameter(
    title: "Finished", default: false, displayName: Bool.IntentDisplayName(true: "read", false: "unread"))
  var finished: Bool

  @Parameter(title: "Bought", kind: .date)
  var bought: Date?

  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"])
  var price: IntentCurrencyAmount?

  @Parameter(title: "Weight", defaultValue: 300, defaultUnit: .grams, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>

  @Parameter(title: "Rating")
  var rating: Rating?

  @Parameter(title: "Tags", default: [])
  var tags: [String]

  @Parameter(title: "Link")
  var link: URL?

  @Dependency
  private var library: Library

  static var parameterSummary: some ParameterSummary {
    When(\.$finished, .equalTo, true) {
      Summary("Add \(\.$bookTitle) by \(\.$author), which I have read") {
        \.$pages
        \.$rating
      }
    } otherwise: {
      Switch(\.$genre) {
        Case(.cooking) {
          Summary("Add the cook book \(\.$bookTitle)")
        }
        DefaultCase {
          Summary("Add \(\.$bookTitle) to \(\.$section)") {
            \.$author
            \.$pages
            \.$genre
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
    guard !bookTitle.isEmpty else { throw $bookTitle.needsValueError("What is the book called?") }
    let book = BookRecord(
      id: UUID(), title: bookTitle, author: author, pages: pages, genre: genre, isFinished: finished,
      added: bought ?? Date())
    await library.add(book)
    return .result(value: BookEntity(book), dialog: "Added \(bookTitle) with \(pages) pages.")
  }
}

struct JumpToChapter: AppIntent {
  static let title: LocalizedStringResource = "Jump to Chapter"

  @Parameter(title: "Book", query: BookQuery())
  var book: BookEntity

  @Parameter(title: "Chapter", optionsProvider: ChapterProvider())
  var chapter: Int

  func perform() async throws -> some ProvidesDialog & ReturnsValue<Int?> {
    .result(value: chapter, dialog: IntentDialog(stringLiteral: "Chapter \(chapter) of \(book.title)"))
  }
}

struct DeleteBooks: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Books"

  @Parameter(title: "Books", size: .init(min: 1, max: 3))
  var entities: [BookEntity]

  @Dependency
  private var library: Library

  func perform() async throws -> some IntentResult {
    await library.remove(Set(entities.map(\.id)))
    return .result()
  }
}

struct SetFinished: SetValueIntent {
  static let title: LocalizedStringResource = "Set Finished"

  @Parameter(title: "Finished")
  var value: Bool

  @Parameter(title: "Book")
  var book: BookEntity

  @Dependency
  private var library: Library

  init() {}

  func perform() async throws -> some IntentResult {
    try await library.finish(book.id, value)
    return .result()
  }
}

struct SearchLibrary: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Library"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Text")
  var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult {
    Reader.shared.searchText = criteria.term
    return .result()
  }
}

nonisolated extension LibraryError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknownBook(let title): "There is no book called \(title)."
    case .offline: "The library is closed."
    }
  }
}

struct LendBook: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Lend Book"
  static var description: IntentDescription? { "Lends a book to somebody." }

  @Parameter(title: "Book", requestDisambiguationDialog: IntentDialog("Which of these?"))
  var book: BookEntity

  @Parameter(title: "Friend", mode: .emailOrPhone)
  var friend: IntentPerson

  @Parameter(title: "Until", kind: .date)
  var until: DateComponents?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$book, \.$friend)) { book, friend in
      DisplayRepresentation(title: "Lend \(book.title)", subtitle: "\(friend.name.displayString)")
    }
    IntentPrediction(parameters: (\.$book)) { book in
      DisplayRepresentation(title: "Lend \(book.title)")
    }
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Lend \(\.$book) to \(\.$friend)") {
      \.$until
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if book.isFinished == false {
      try await requestConfirmation(
        actionName: .share, dialog: "You have not finished \(book.title). Lend it anyway?")
    }
    let until = self.until?.day.map { " until the \($0)." } ?? "."
    return .result(
      dialog: IntentDialog(
        full: "Lent \(book.title) to \(friend.name.displayString)\(until)", supporting: "Lent it\(until)",
        systemImageName: "book"))
  }
}

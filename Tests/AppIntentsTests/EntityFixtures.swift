// The intents of an app for books, as its author writes them.
import AppIntents
import CoreSpotlight
import CoreTransferable
import UniformTypeIdentifiers

nonisolated struct Bookshop: Sendable {
  struct Book: Sendable, Identifiable {
    let id: Int
    let title: String
    let subtitle: String?
    let pages: Int
    let genre: BookKind
    let isRead: Bool
    let published: Date
    let grams: Double
    let author: String
    let tags: [String]
  }

  static let books: [Book] = [
    Book(
      id: 1, title: "Harbour Lights", subtitle: nil, pages: 320, genre: .novel, isRead: true,
      published: day("2024-05-02T09:30:00Z"), grams: 410, author: "ada", tags: ["sea", "night"]),
    Book(
      id: 2, title: "A Short Walk", subtitle: "Essays on the way", pages: 96, genre: .essay, isRead: false,
      published: day("2025-11-20T00:00:00Z"), grams: 120, author: "bo", tags: ["hills"]),
    Book(
      id: 3, title: "Salt & Rope", subtitle: "Poems", pages: 64, genre: .poetry, isRead: false,
      published: day("2026-03-14T18:00:00Z"), grams: 90, author: "ada", tags: ["sea"]),
    Book(
      id: 4, title: "The Long Harbour", subtitle: nil, pages: 512, genre: .novel, isRead: false,
      published: day("2019-01-09T12:00:00Z"), grams: 1200, author: "cleo", tags: []),
  ]

  static func day(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }
}

enum BookKind: String, AppEnum {
  case poetry, essay, novel

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [BookKind: DisplayRepresentation] = [
    .poetry: "Poetry", .essay: "Essay", .novel: DisplayRepresentation(title: "Novel", synonyms: ["fiction"]),
  ]
}

struct WriterEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = WriterQuery()

  let id: String
  @Property var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  static let all = [
    WriterEntity(id: "ada", name: "Ada Quill"), WriterEntity(id: "bo", name: "Bo Fern"),
    WriterEntity(id: "cleo", name: "Cleo Quill"),
  ]
}

struct WriterQuery: EnumerableEntityQuery {
  func entities(for identifiers: [WriterEntity.ID]) async throws -> [WriterEntity] {
    WriterEntity.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [WriterEntity] { WriterEntity.all }
}

struct VolumeEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = VolumeQuery()

  let id: Int
  @Property(title: "Name", indexingKey: \.title) var title: String
  @Property var subtitle: String?
  @Property(title: "Number of Pages") var pages: Int
  @Property var genre: BookKind
  @Property(title: "Read") var isRead: Bool
  @Property(indexingKey: \.contentCreationDate) var published: Date
  @Property var weight: Measurement<UnitMass>
  @Property var author: WriterEntity
  @Property(indexingKey: \.keywords) var tags: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author.name)", image: .init(systemName: "book"),
      synonyms: ["Book \(id)"])
  }

  init(_ book: Bookshop.Book) {
    id = book.id
    title = book.title
    subtitle = book.subtitle
    pages = book.pages
    genre = book.genre
    isRead = book.isRead
    published = book.published
    weight = Measurement(value: book.grams, unit: .grams)
    author = WriterEntity.all.first { $0.id == book.author } ?? WriterEntity.all[0]
    tags = book.tags
  }
}

extension VolumeEntity: IndexedEntity {
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.pageCount = NSNumber(value: pages)
    return attributes
  }

  var hideInSpotlight: Bool { id == 4 }
}

extension VolumeEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.com/books/\(.id)/\(\.$title)" }
}

extension VolumeEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation(exporting: {
      URL(string: "https://example.com/books/\($0.id)") ?? URL(fileURLWithPath: "/")
    })
    DataRepresentation(exportedContentType: .plainText) { Data("\($0.title), \($0.pages) pages".utf8) }
  }
}

/// What a condition is for this app.
nonisolated enum VolumeCondition: Sendable, Equatable {
  case title(String)
  case titleContains(String)
  case titleStarts(String)
  case pages(ClosedRange<Int>)
  case genre(BookKind, not: Bool)
  case tag(String)
  case subtitle(String?)
}

struct VolumeQuery: EntityStringQuery {
  func entities(for identifiers: [VolumeEntity.ID]) async throws -> [VolumeEntity] {
    Bookshop.books.filter { identifiers.contains($0.id) }.map { VolumeEntity($0) }
  }

  func entities(matching string: String) async throws -> [VolumeEntity] {
    Bookshop.books.filter { $0.title.localizedCaseInsensitiveContains(string) }.map { VolumeEntity($0) }
  }

  func suggestedEntities() async throws -> [VolumeEntity] {
    Bookshop.books.prefix(2).map { VolumeEntity($0) }
  }
}

// A query can find what the assistant looks for as well.
extension VolumeQuery: IntentValueQuery {
  func values(for input: Int) async throws -> [VolumeEntity] { try await entities(for: [input]) }
}

extension VolumeQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\VolumeEntity.$title) {
      EqualToComparator { VolumeCondition.title($0) }
      ContainsComparator { VolumeCondition.titleContains($0) }
      HasPrefixComparator { VolumeCondition.titleStarts($0) }
    }
    Property(\VolumeEntity.$pages) {
      LessThanOrEqualToComparator { VolumeCondition.pages(0...$0) }
      GreaterThanOrEqualToComparator { VolumeCondition.pages($0...100_000) }
    }
    Property(\VolumeEntity.$genre) {
      EqualToComparator { VolumeCondition.genre($0, not: false) }
      NotEqualToComparator { VolumeCondition.genre($0, not: true) }
    }
    Property(\VolumeEntity.$tags) {
      ContainsComparator { VolumeCondition.tag($0) }
    }
    Property(\VolumeEntity.$subtitle) {
      EqualToComparator { VolumeCondition.subtitle($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\VolumeEntity.$title)
    SortableBy(\VolumeEntity.$pages)
  }

  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds books on the shelf.", categoryName: "Books")
  }

  func entities(
    matching comparators: [VolumeCondition], mode: ComparatorMode, sortedBy: [EntityQuerySort<VolumeEntity>],
    limit: Int?
  ) async throws -> [VolumeEntity] {
    await BookLog.shared.note(
      BookLog.Entry(conditions: comparators, mode: mode, sorts: sortedBy.count, limit: limit))
    var books = Bookshop.books.map { VolumeEntity($0) }.filter { book in
      let results = comparators.map { holds($0, book) }
      return results.isEmpty || (mode == .and ? !results.contains(false) : results.contains(true))
    }
    for sort in sortedBy.reversed() {
      switch sort.by {
      case \.$title: books.sort { sort.order == .ascending ? $0.title < $1.title : $0.title > $1.title }
      case \.$pages: books.sort { sort.order == .ascending ? $0.pages < $1.pages : $0.pages > $1.pages }
      default: break
      }
    }
    return Array(books.prefix(limit ?? books.count))
  }

  private func holds(_ condition: VolumeCondition, _ book: VolumeEntity) -> Bool {
    switch condition {
    case .title(let title): book.title == title
    case .titleContains(let part): book.title.localizedCaseInsensitiveContains(part)
    case .titleStarts(let start): book.title.hasPrefix(start)
    case .pages(let range): range.contains(book.pages)
    case .genre(let genre, let not): (book.genre == genre) != not
    case .tag(let tag): book.tags.contains(tag)
    case .subtitle(let subtitle): book.subtitle == subtitle
    }
  }
}

/// What the app's query was asked.
actor BookLog {
  nonisolated struct Entry: Sendable, Equatable {
    var conditions: [VolumeCondition]
    var mode: EntityQueryComparatorMode
    var sorts: Int
    var limit: Int?
  }

  static let shared = BookLog()
  private(set) var entries: [Entry] = []

  func note(_ entry: Entry) { entries.append(entry) }
  func clear() { entries = [] }
}

/// The same books for a query that only lists them.
struct CopyEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Copy"
  static let defaultQuery = CopyQuery()

  let id: Int
  @Property var title: String
  @Property var subtitle: String?
  @Property var pages: Int
  @Property var genre: BookKind
  @Property var isRead: Bool
  @Property var published: Date
  @Property var weight: Measurement<UnitMass>
  @Property var author: WriterEntity
  @Property var tags: [String]

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(_ book: VolumeEntity) {
    id = book.id
    title = book.title
    subtitle = book.subtitle
    pages = book.pages
    genre = book.genre
    isRead = book.isRead
    published = book.published
    weight = book.weight
    author = book.author
    tags = book.tags
  }
}

struct CopyQuery: EnumerableEntityQuery {
  func entities(for identifiers: [CopyEntity.ID]) async throws -> [CopyEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [CopyEntity] { Bookshop.books.map { CopyEntity(VolumeEntity($0)) } }
}

/// The app's settings, of which there is one.
struct ReadingSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { ReadingSettings(goal: 12) }

  @Property var goal: Int

  var displayRepresentation: DisplayRepresentation { "Reading Settings" }

  init(goal: Int) { self.goal = goal }
}

struct ShowGoal: AppIntent {
  static let title: LocalizedStringResource = "Show Goal"
  @Parameter var settings: ReadingSettings

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: settings.goal) }
}

/// A search that the assistant makes, here by its words alone.
struct BookSearch: IntentValueQuery {
  func values(for input: String) async throws -> [VolumeEntity] {
    try await VolumeQuery().entities(matching: input)
  }
}

struct FindByGenre: IntentValueQuery {
  func values(for input: BookKind) async throws -> IntentItemCollection<VolumeEntity> {
    IntentItemCollection(items: Bookshop.books.filter { $0.genre == input }.map { VolumeEntity($0) })
  }
}

/// A position on a list, known only in words.
enum Shelf: String, AppEnum, URLRepresentableEnum {
  case wanted, done

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.wanted: "Wanted", .done: "Done"]
  static var urlRepresentation: URLRepresentation { [.wanted: "https://example.com/shelves/wanted"] }
}

struct ShowBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var book: VolumeEntity
  @Parameter(title: "Shelf") var shelf: Shelf?

  func perform() async throws -> some IntentResult { .result() }
}

struct ShareBook: AppIntent {
  static let title: LocalizedStringResource = "Share Book"
  @Parameter(title: "Link") var link: URL
  @Parameter(title: "Excerpt") var excerpt: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let text = excerpt.map { String(decoding: $0.data, as: UTF8.self) } ?? "nothing"
    return .result(value: "\(link.absoluteString): \(text)")
  }
}

struct Wrap: AppIntent {
  enum Paper: String, AppEnum {
    case plain, gold
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
    static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [.plain: "Plain", .gold: "Gold"]
  }

  struct Ribbons: DynamicOptionsProvider {
    @IntentParameterDependency<Wrap>(\.$paper) var wrap

    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        if let paper = wrap?.paper, paper == .gold {
          ItemSection("Fine") {
            "silk"
            "velvet"
          }
        } else {
          ItemSection(items: [IntentItem("string")])
        }
      }
    }

    func defaultResult() async -> String? { nil }
  }

  static let title: LocalizedStringResource = "Wrap Book"
  @Parameter(title: "Paper") var paper: Paper
  @Parameter(title: "Ribbon", optionsProvider: Ribbons()) var ribbon: String

  func perform() async throws -> some IntentResult { .result() }
}

struct BookShortcuts: AppShortcutsProvider {
  struct ShelfOptions: DynamicOptionsProvider {
    func results() async throws -> [Shelf] { [.wanted, .done] }
  }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowBook(), phrases: ["Open \(\.$shelf) in \(.applicationName)", "Show \(.applicationName)"],
      shortTitle: "Open", systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$shelf, summary: Summary("Open \(\.$shelf) now"),
        optionsCollections: {
          OptionsCollection(ShelfOptions(), title: "Shelves", systemImageName: "books.vertical")
          OptionsCollection(ShelfOptions(), title: "More")
        }))
    AppShortcut(intent: ShowGoal(), phrases: ["What is my goal in \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Burn \(.applicationName)", "Close it"])
  }
}

/// A page that knows its number of words, and counts its letters only when asked.
struct PageEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()

  let id: Int
  @Property var text: String
  var displayRepresentation: DisplayRepresentation { "Page \(id)" }
  var words: Int { text.split(separator: " ").count }
  var letters: Int { get async throws { text.filter(\.isLetter).count } }
  // What the macros of computed and deferred properties add.
  private let _words = ComputedEntityProperty<Self, Int>(title: "Words") { $0.words }
  private let _letters = DeferredEntityProperty<Self, Int> { try await $0.letters }

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}

struct PageQuery: EnumerableEntityQuery {
  func entities(for identifiers: [PageEntity.ID]) async throws -> [PageEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [PageEntity] {
    [
      PageEntity(id: 1, text: "a b c d"), PageEntity(id: 2, text: "harbour lights"),
      PageEntity(id: 3, text: "one"),
    ]
  }
}

/// A kind of entity that a raw value makes.
enum Corner: String, AppEntity, CaseIterable, CaseDisplayRepresentable {
  case window, stairs

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Corner"
  static let caseDisplayRepresentations: [Corner: DisplayRepresentation] = [
    .window: "By the Window", .stairs: "Under the Stairs",
  ]
}

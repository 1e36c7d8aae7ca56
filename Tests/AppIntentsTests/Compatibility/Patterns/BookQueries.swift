import AppIntents
import Foundation

struct BookQuery: EntityQuery {
  @Dependency
  private var library: Library

  init() {}

  func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
    await library.books(identifiers).map(BookEntity.init)
  }

  func suggestedEntities() async throws -> [BookEntity] {
    await library.books.filter { !$0.isFinished }.map(BookEntity.init)
  }
}

extension BookQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [BookEntity] {
    await library.books.filter { $0.title.localizedCaseInsensitiveContains(string) }.map(BookEntity.init)
  }
}

nonisolated enum BookFilter: Sendable {
  case isTitled(String)
  case isNotTitled(String)
  case mentions(String)
  case hasPages(ClosedRange<Int>)

  func matches(_ book: BookEntity) -> Bool {
    switch self {
    case .isTitled(let title): book.title == title
    case .isNotTitled(let title): book.title != title
    case .mentions(let part): book.title.localizedCaseInsensitiveContains(part)
    case .hasPages(let range): range.contains(book.pages)
    }
  }
}

extension BookQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = BookFilter

  static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { BookFilter.isTitled($0) }
      NotEqualToComparator { .isNotTitled($0) }
      ContainsComparator { part in .mentions(part) }
    }
    Property(\BookEntity.$pages) {
      LessThanComparator { .hasPages(0...($0 - 1)) }
      LessThanOrEqualToComparator { .hasPages(0...$0) }
      GreaterThanComparator { .hasPages(($0 + 1)...Int.max) }
      GreaterThanOrEqualToComparator { .hasPages($0...Int.max) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$pages)
  }

  static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds books.", categoryName: "Books", searchKeywords: ["novel"], resultValueName: "Books")
  }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [Sort<BookEntity>], limit: Int?
  ) async throws -> [BookEntity] {
    let books = await library.books.map(BookEntity.init)
    var found = books.filter { book in
      comparators.isEmpty
        || (mode == .and
          ? comparators.allSatisfy { $0.matches(book) } : comparators.contains { $0.matches(book) })
    }
    for sort in sortedBy {
      switch sort.by {
      case \.$title: found.sort { ($0.title < $1.title) == (sort.order == .ascending) }
      case \.$pages: found.sort { ($0.pages < $1.pages) == (sort.order == .ascending) }
      default: break
      }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

struct ShelfEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "Shelf")
  }
  static var defaultQuery: ShelfQuery { ShelfQuery() }

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct ShelfQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [ShelfEntity] {
    [ShelfEntity(id: 1, name: "Hall"), ShelfEntity(id: 2, name: "Kitchen")]
  }

  func entities(for identifiers: [Int]) async throws -> [ShelfEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

struct SectionProvider: DynamicOptionsProvider {
  @Dependency var library: Library

  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Which section?") {
      ItemSection(
        "Downstairs",
        items: [IntentItem("A", title: "Section A"), IntentItem("B", title: "Section B")])
      ItemSection("Upstairs", items: [.init("C", title: "Section C")])
    }
  }

  func defaultResult() async -> String? { "A" }
}

struct ChapterProvider: DynamicOptionsProvider {
  @IntentParameterDependency<JumpToChapter>(\.$book)
  var intent

  func results() async throws -> [Int] {
    guard let book = intent?.book else { return [] }
    return Array(1...max(1, book.pages / 100))
  }
}

struct BookValueQuery: IntentValueQuery {
  @Dependency var library: Library

  func values(for input: String) async throws -> [BookEntity] {
    await library.books.filter { $0.title.contains(input) }.map(BookEntity.init)
  }
}

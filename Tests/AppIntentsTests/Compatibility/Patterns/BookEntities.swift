import AppIntents
import Foundation

nonisolated extension Genre: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Genre" }

  static var caseDisplayRepresentations: [Genre: DisplayRepresentation] {
    [
      .mystery: DisplayRepresentation(title: "Mystery", image: .init(systemName: "magnifyingglass")),
      .travel: .init(title: "Travel", subtitle: "Near and far", image: .init(named: "suitcase")),
      .cooking: DisplayRepresentation(stringLiteral: "Cooking"),
    ]
  }
}

enum Rating: Int, AppEnum {
  case poor = 1
  case fair
  case good

  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Rating")
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .poor: "Poor", .fair: "Fair", .good: "Good",
  ]
}

struct BookEntity: AppEntity, Identifiable, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books", synonyms: ["volume"])
  static let defaultQuery = BookQuery()

  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Author")
  var author: String

  @Property(title: "Pages")
  var pages: Int

  @Property(title: "Genre")
  var genre: Genre

  @Property(title: "Finished")
  var isFinished: Bool

  @Property(title: "Added")
  var added: Date

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)", image: .init(systemName: "book"),
      synonyms: ["\(title) by \(author)"])
  }

  init(_ book: BookRecord) {
    id = book.id
    title = book.title
    author = book.author
    pages = book.pages
    genre = book.genre
    isFinished = book.isFinished
    added = book.added
  }

  static func == (left: BookEntity, right: BookEntity) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct AuthorEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Author" }

  struct Query: EntityStringQuery {
    @Dependency
    var library: Library

    func entities(for identifiers: [String]) async throws -> [AuthorEntity] {
      identifiers.map { AuthorEntity(id: $0) }
    }

    func entities(matching string: String) async throws -> [AuthorEntity] {
      try await suggestedEntities().filter { $0.id.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [AuthorEntity] {
      Set(await library.books.map(\.author)).sorted().map { AuthorEntity(id: $0) }
    }
  }

  static var defaultQuery: Query { Query() }

  var id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
}

struct ReadingSummary: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Summary")
  }

  @Property(title: "Books")
  var count: Int

  @Property(title: "Pages")
  var pages: Int

  init() {
    count = 0
    pages = 0
  }

  init(count: Int, pages: Int) {
    self.count = count
    self.pages = pages
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "^[\(count) book](inflect: true)", subtitle: "\(pages) pages")
  }
}

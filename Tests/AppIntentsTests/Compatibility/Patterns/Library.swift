import Foundation

// A small library of books: what the intents of this app work on.

nonisolated struct BookRecord: Sendable, Hashable {
  var id: UUID
  var title: String
  var author: String
  var pages: Int
  var genre: Genre
  var isFinished = false
  var added: Date
}

nonisolated enum Genre: String, Sendable, CaseIterable {
  case mystery, travel, cooking
}

nonisolated enum LibraryError: Error {
  case unknownBook(String)
  case offline
}

actor Library {
  private(set) var books: [BookRecord]
  private(set) var notes: [String: [String]] = [:]

  init(books: [BookRecord] = Library.demo) {
    self.books = books
  }

  func books(_ ids: [UUID]) -> [BookRecord] {
    ids.compactMap { id in books.first { $0.id == id } }
  }

  func add(_ book: BookRecord) {
    books.append(book)
  }

  func remove(_ ids: Set<UUID>) {
    books.removeAll { ids.contains($0.id) }
  }

  func finish(_ id: UUID, _ finished: Bool) throws {
    guard let index = books.firstIndex(where: { $0.id == id }) else {
      throw LibraryError.unknownBook(id.uuidString)
    }
    books[index].isFinished = finished
  }

  func note(_ text: String, for title: String) {
    notes[title, default: []].append(text)
  }

  static let demo = [
    BookRecord(
      id: number(1), title: "The Harbour Light", author: "Ines Moor", pages: 312, genre: .mystery,
      added: Date(timeIntervalSince1970: 1_700_000_000)),
    BookRecord(
      id: number(2), title: "Slow Trains", author: "Otto Lind", pages: 208, genre: .travel, isFinished: true,
      added: Date(timeIntervalSince1970: 1_710_000_000)),
    BookRecord(
      id: number(3), title: "Bread and Salt", author: "Ines Moor", pages: 144, genre: .cooking,
      added: Date(timeIntervalSince1970: 1_720_000_000)),
  ]

  static func number(_ value: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, value))
  }
}

@MainActor
final class Reader {
  static let shared = Reader()

  var openBook: UUID?
  var searchText = ""

  func open(_ id: UUID) { openBook = id }
}

import Foundation

/// A note as the app keeps it.
struct Note: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  var title: String
  var paragraphs: [String]
  var folder: String?
  var modified: Date

  init(id: UUID = UUID(), title: String, paragraphs: [String], folder: String? = nil, modified: Date = .now) {
    self.id = id
    self.title = title
    self.paragraphs = paragraphs
    self.folder = folder
    self.modified = modified
  }
}

enum NotebookError: LocalizedError {
  case locked
  case unknownNote(UUID)

  var errorDescription: String? {
    switch self {
    case .locked: String(localized: "The notebook is locked.")
    case .unknownNote: String(localized: "This note is gone.")
    }
  }
}

/// Keeps the notes of the app and its extension.
actor Notebook {
  static let shared = Notebook()

  private var notes: [UUID: Note] = [:]
  var isLocked = false

  func replaceAll(with notes: [Note]) {
    self.notes = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
    isLocked = false
  }

  func lock() {
    isLocked = true
  }

  var all: [Note] {
    notes.values.sorted(using: KeyPathComparator(\.title, comparator: .localizedStandard))
  }

  func notes(matching text: String) -> [Note] {
    let exact = all.filter { $0.title.localizedCaseInsensitiveCompare(text) == .orderedSame }
    return exact.isEmpty ? all.filter { $0.title.localizedStandardContains(text) } : exact
  }

  func insert(_ note: Note) throws {
    guard !isLocked else { throw NotebookError.locked }
    notes[note.id] = note
  }

  @discardableResult
  func append(_ paragraph: String, to id: UUID) throws -> Note {
    guard !isLocked else { throw NotebookError.locked }
    guard var note = notes[id] else { throw NotebookError.unknownNote(id) }
    note.paragraphs.append(paragraph)
    note.modified = .now
    notes[id] = note
    return note
  }
}

import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

/// Entities whose identifiers are made anew in each process are found by their names.
@Suite struct NewIdentifierTests {
  struct Note: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = Query()

    struct Query: EntityQuery {
      /// What this process knows; another one has other identifiers.
      static let notes = ["Groceries", "Ideas", "Ideas for June", "Twice", "Twice"].enumerated().map {
        Note(title: $1, line: "\($0)")
      }

      func entities(for identifiers: [UUID]) async throws -> [Note] {
        Self.notes.filter { identifiers.contains($0.id) }
      }
      func suggestedEntities() async throws -> [Note] { Self.notes }
    }

    let id = UUID()
    var title: String
    var line: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(title)", subtitle: "\(line)")
    }
  }

  private func read(_ title: String, line: String? = nil) async throws -> ReadValue {
    try await Note._bridge.read(
      .entity(
        EntityReference(
          type: "Note", identifier: UUID().uuidString, display: DisplayValue(title, subtitle: line))),
      ReadingContext())
  }

  @Test(arguments: ["Groceries", "Ideas", "ideas for june"])
  func sameNameIsTheSame(title: String) async throws {
    guard case .accepted(let note as Note) = try await read(title) else {
      Issue.record("\(title) was not found.")
      return
    }
    #expect(note.title.lowercased() == title.lowercased())
  }

  @Test func partOfANameIsAnother() async throws {
    guard case .refused(let reason) = try await read("June") else {
      Issue.record("Something else was taken.")
      return
    }
    #expect(reason.dialog?.full == "There is no note called “June”.")
  }

  @Test func severalOfANameAreToldApart() async throws {
    guard case .accepted(let note as Note) = try await read("Twice", line: "4") else {
      Issue.record("The second line was not looked at.")
      return
    }
    #expect(note.line == "4")
    guard case .candidates(let notes) = try await read("Twice") else {
      Issue.record("One was taken.")
      return
    }
    #expect(notes.count == 2)
  }
}

import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase
@testable import CompatibilityPatterns

/// An app that is written in the ways that are found most often, at work.
@Suite(.timeLimit(.minutes(1)))
struct PatternsTests {
  static let registry = AppIntentsRegistry(
    module: "Library",
    intents: [
      OpenBook.self, ShowShelf.self, AddBook.self, JumpToChapter.self, DeleteBooks.self, SetFinished.self,
      SearchLibrary.self, LendBook.self, ExportNotes.self, CountPages.self, ReadNext.self, PickBook.self,
      TakeNote.self, PlayAudiobook.self, OldAdd.self, ShelfWidget.self, LampControl.self, QuietReading.self,
      ShowReader.self, BrowseCatalog.self, TidyUp.self,
    ],
    entities: [BookEntity.self, AuthorEntity.self, ReadingSummary.self, ShelfEntity.self],
    enumerations: [Genre.self, Rating.self],
    queries: [BookQuery.self, AuthorEntity.Query.self, ShelfQuery.self], shortcuts: [LibraryShortcuts.self])

  static let library: Library = {
    let library = Library()
    AppDependencyManager.shared.add(dependency: library)
    return library
  }()

  private func play(
    _ intent: String, _ values: [String: IntentValue] = [:], answers: [Answer] = []
  ) async throws -> IntentPlay {
    _ = Self.library
    return try await IntentPlay(Self.registry, call(intent, values), answers: answers)
  }

  @Test func addsABook() async throws {
    let missing = try await play("AddBook", ["bookTitle": .string("")])
    #expect(missing.outcome.unresolved?.parameter == "bookTitle")
    let values: [String: IntentValue] = [
      "bookTitle": .string("Night Ferry"), "pages": .string("90"), "genre": .string("travel"),
      "weight": .integer(250), "price": .number(12.5), "rating": .string("good"),
    ]
    let added = try await play("AddBook", values)
    #expect(added.outcome.dialog?.full == "Added Night Ferry with 90 pages.")
    #expect(added.outcome.value?.displayText == "Night Ferry")
    #expect(await Self.library.books.contains { $0.title == "Night Ferry" && $0.genre == .travel })
    let refused = try await play("AddBook", ["bookTitle": .string("X"), "pages": .integer(0)])
    #expect(refused.outcome.unresolved?.parameter == "pages")
  }

  @Test func offersTheChaptersOfTheBookThatWasChosen() async throws {
    let chapters = try await play("JumpToChapter", ["book": .string("Slow Trains")])
    #expect(chapters.outcome.unresolved?.resolutions.first?.texts == ["1", "2"])
    let done = try await play("JumpToChapter", ["book": .string("Slow Trains"), "chapter": .integer(2)])
    #expect(done.outcome.dialog?.full == "Chapter 2 of Slow Trains")
    #expect(done.outcome.value == .integer(2))
  }

  @Test func asksInTheMiddle() async throws {
    let picked = try await play(
      "PickBook", answers: [.value(.string("bread")), .confirmed])
    #expect(
      picked.questions.map(\.dialog?.full) == ["Which book shall it be?", "Take Bread and Salt?"])
    #expect(picked.outcome.value?.displayText == "Bread and Salt")
    let lent = try await play(
      "LendBook", ["book": .string("harbour"), "friend": .string("Otto")], answers: [.confirmed])
    #expect(lent.questions.first?.dialog?.full == "You have not finished The Harbour Light. Lend it anyway?")
    #expect(lent.outcome.dialog == Dialog("Lent The Harbour Light to Otto.", supporting: "Lent it."))
    let next = try await play(
      "ReadNext", ["genres": .list([.string("cooking")])], answers: [.value(.string("Bread and Salt"))])
    #expect(next.outcome.next?.intent == "OpenBook")
    #expect(next.outcome.code == "openAppWhenRun")
  }

  @Test func worksWithFilesProgressAndTheForeground() async throws {
    let file = IntentValue.file(
      FileValue(filename: "a.txt", type: "public.plain-text", data: Data("Hello".utf8)))
    let notes = try await play("ExportNotes", ["files": .list([file])])
    guard case .file(let exported)? = notes.outcome.value else {
      Issue.record("\(notes.outcome)")
      return
    }
    #expect(exported.data == Data("Hello".utf8))
    let pages = try await play("CountPages")
    #expect(pages.outcome.code == nil)
    #expect(pages.progress.last?.fraction == 1)
    let needed = try await play("TakeNote", answers: [.confirmed])
    #expect(needed.outcome.status == .continueInApp)
    #expect(needed.questions.first?.dialog?.full == "Please write the note in the app.")
    let tidied = try await play("TidyUp")
    #expect(tidied.outcome.dialog?.full == "3 shelves tidied.")
  }

  @Test func reportsItself() async throws {
    let manifest = await AppIntentsProvider(Self.registry).manifest()
    #expect(manifest.intents.count == 21)
    let add = try #require(manifest.intent("AddBook"))
    #expect(add.appIntent?.category == "Library")
    #expect(add.appIntent?.keywords == ["new", "buy"])
    #expect(add.appIntent?.resultName == "Book")
    #expect(add.appIntent?.sentences?.count == 3)
    #expect(add.parameter("pages")?.limits == ParameterLimits(minimum: 1, maximum: 5000))
    #expect(add.parameter("weight")?.limits == ParameterLimits(minimum: 0, unit: "g"))
    #expect(manifest.intent("JumpToChapter")?.parameter("chapter")?.dependsOn == ["book"])
    #expect(manifest.intent("DeleteBooks")?.appIntent?.kinds == ["DeleteIntent"])
    #expect(manifest.intent("CountPages")?.appIntent?.modes == ["background", "foreground.dynamic"])
    #expect(
      manifest.intent("ShelfWidget")?.appIntent?.sentences == [
        AppIntentManifest.Sentence(template: "", others: ["shelf", "books"])
      ])
  }
}

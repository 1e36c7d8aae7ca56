import AppIntents
import Foundation

struct LibraryShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .navy }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(),
      phrases: [
        "Open a book in \(.applicationName)",
        "Open \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Book",
      systemImageName: "book")
    AppShortcut(
      intent: AddBook(), phrases: ["Add a book to \(.applicationName)"], shortTitle: "Add Book",
      systemImageName: "plus")
    AppShortcut(intent: CountPages(), phrases: ["Count my pages with \(.applicationName)"])
  }
}

struct LibraryPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct LibraryExtension: AppIntentsExtension {}

enum LibraryApp {
  @MainActor
  static func start(_ library: Library) {
    AppDependencyManager.shared.add(dependency: library)
    AppDependencyManager.shared.add(key: "backup", dependency: library)
    LibraryShortcuts.updateAppShortcutParameters()
  }

  static func tell(_ book: BookEntity) async throws {
    let intent = OpenBook(target: book)
    try await intent.donate()
    let identifier = try await IntentDonationManager.shared.donate(intent: intent)
    try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(identifier))
    try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(OpenBook.self, entityIdentifier: EntityIdentifier(for: book)))
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(ShelfWidget(), widgetKind: "shelf", relevance: .location(inferred: .home))
    ])
  }

  static func note(_ book: BookEntity) {
    OpenBook(target: book).donate()
    LendBook().donate(result: .result())
  }

  static func pick() async throws -> BookEntity {
    let intent = PickBook(book: BookEntity(Library.demo[0]))
    return try await intent.perform().value ?? BookEntity(Library.demo[0])
  }

  static func call() async throws -> BookEntity {
    try await PickBook(book: BookEntity(Library.demo[1]))(donate: false)
  }
}

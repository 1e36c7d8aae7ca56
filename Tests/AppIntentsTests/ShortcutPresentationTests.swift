import AppIntents
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("App Shortcuts with more than phrases")
struct ShortcutPresentationTests {
  @Test func keepNegativePhrasesWithEveryShortcut() async {
    let shortcuts = await Apps.provider(Apps.bookshop).manifest().shortcuts
    #expect(shortcuts.map(\.intent) == ["ShowBook", "ShowGoal"])
    #expect(shortcuts.allSatisfy { $0.negativePhrases == ["Burn ${applicationName}", "Close it"] })
    #expect(shortcuts.first?.phrases == ["Open ${shelf} in ${applicationName}", "Show ${applicationName}"])
  }

  @Test func keepHowTheirParameterIsListed() throws {
    let presentation = try #require(BookShortcuts.appShortcuts.first?.presentation)
    #expect(presentation.parameter == "shelf")
    #expect(presentation.summary == "Open ${shelf} now")
    #expect(presentation.collections.map { String(localized: $0.title) } == ["Shelves", "More"])
    #expect(presentation.collections.map(\.systemImageName) == ["books.vertical", nil])
  }

  @Test func tellAtOnceThatTheirValuesHaveChanged() async throws {
    let heard = try await Apps.heard { BookShortcuts.updateAppShortcutParameters() }
    #expect(heard == [.refreshShortcuts])
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

@preconcurrency import AppIntents
import Foundation
import Intents
import SwiftUI
import UIKit

@available(iOS 16.0, *)
public enum AppIntentPages: String, AppEnum, Hashable {
  case home, bookmarks, history

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    stringLiteral: "Page")
  public static let caseDisplayRepresentations: [AppIntentPages: DisplayRepresentation] = [
    .home: .init(
      title: LocalizedStringResource("page.home", bundle: .atURL(Bundle.main.bundleURL))),
    .bookmarks: "Bookmarks",
    .history: "History",
  ]
}

public struct OpenPageIntent: AppIntent {
  public static let title: LocalizedStringResource = .init("Open Page")
  public static let description = IntentDescription(
    LocalizedStringResource("Opens a page"), categoryName: LocalizedStringResource("Navigation"))
  public static var openAppWhenRun: Bool { true }
  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$page)", table: "AppIntents")
  }

  @Parameter(
    title: LocalizedStringResource("Page"), default: AppIntentPages.home,
    requestValueDialog: IntentDialog(LocalizedStringResource("Which page?")))
  public var page: AppIntentPages

  public init() {}
  public init(page: AppIntentPages) { self.page = page }

  @MainActor
  public func perform() async throws -> some IntentResult {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
      let root = scene.windows.first(where: { $0.isKeyWindow })?.rootViewController
    else { return .result() }
    root.dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      NotificationCenter.default.post(
        name: Notification.Name("OpenPage"), object: nil, userInfo: ["page": self.page.rawValue])
    }
    return .result()
  }
}

struct OpenURLInBrowser: AppIntent {
  static let title: LocalizedStringResource = "Open URL"
  static let openAppWhenRun = true
  @Parameter(title: "URL") var url: URL
  @Parameter(title: "Private", default: false) var isPrivate: Bool

  static var parameterSummary: some ParameterSummary {
    When(
      \.$isPrivate, .equalTo, false, { Summary("Open \(\.$url)") { \.$isPrivate } },
      otherwise: { Summary("Open \(\.$url) privately") { \.$isPrivate } })
  }

  func perform() async throws -> some IntentResult {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw BrowserIntentError.badURL(url)
    }
    Task { @MainActor in
      if await UIApplication.shared.open(url, options: [:]) { print("ok") }
    }
    await MainActor.run {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
    return .result()
  }
}

enum BrowserIntentError: LocalizedError, CustomLocalizedStringResourceConvertible {
  case badURL(URL)
  var errorDescription: String? { "bad" }
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .badURL(let url): "“\(url.absoluteString)” is no web page."
    }
  }
}

struct ClearTabs: AppIntent {
  static let title: LocalizedStringResource = "Close Tabs"
  @Parameter(title: "Confirm", description: LocalizedStringResource("Asks first"), default: true)
  var confirm: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if confirm {
      if #available(iOS 18.0, macOS 15.0, *) {
        try await requestConfirmation(
          conditions: [],
          actionName: .custom(
            acceptLabel: "Close", acceptAlternatives: ["Shut"], denyLabel: "Keep",
            denyAlternatives: [], destructive: true), dialog: "Close all tabs?")
        try await requestConfirmation(actionName: .go, dialog: "Really?") { Text("12 tabs") }
      } else {
        try await requestConfirmation()
      }
    }
    return .result(dialog: "Closed.")
  }
}

struct BookmarkEntity: AppEntity, Identifiable, Codable {
  var id: UUID
  var title: String
  var url: URL
  static let defaultQuery = BookmarkQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bookmark"
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(url.host() ?? "")")
  }
}

struct BookmarkQuery: EntityQuery {
  @MainActor func entities(for identifiers: [UUID]) async throws -> [BookmarkEntity] {
    await Task { Array(BookmarkStore.shared.all) }.value.filter { identifiers.contains($0.id) }
  }
  @MainActor func suggestedEntities() async throws -> [BookmarkEntity] { BookmarkStore.shared.all }
}

@MainActor final class BookmarkStore {
  static let shared = BookmarkStore()
  var all: [BookmarkEntity] = []
}

struct ReadLater: AppIntent {
  static let title: LocalizedStringResource = "Read Later"
  @Parameter(title: "Bookmark") var bookmark: BookmarkEntity
  @Parameter(title: "Amount", currencyCodes: ["EUR"]) var amount: IntentCurrencyAmount?
  @Parameter(title: "With") var person: IntentPerson?
  @Parameter(title: "Price") var method: IntentPaymentMethod?
  @Parameter(
    title: "Length", defaultValue: 10, defaultUnit: .minutes, defaultUnitAdjustForLocale: false)
  var length: Measurement<UnitDuration>?
  func perform() async throws -> some IntentResult & ReturnsValue<BookmarkEntity?> {
    let price = amount.map { "\($0.amount) \($0.currencyCode)" }
    print(price ?? "", person?.name.displayString ?? "")
    return .result(value: bookmark)
  }
}

#if os(macOS)
struct MacOnly: AppIntent {
  static var title: LocalizedStringResource = "Mac"
  func perform() async throws -> some IntentResult { .result() }
}
#endif

@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
struct PhoneOnly: AppIntent {
  static let title: LocalizedStringResource = "Phone"
  @available(iOS 16, *)
  func perform() async throws -> some IntentResult { .result() }
}

class LegacyHandler: NSObject {
  func handle() {
    let intent = INSearchForNotebookItemsIntent(
      title: INSpeakableString(spokenPhrase: "x"), content: nil, itemType: .note,
      status: .notCompleted, location: nil, locationSearchType: .unknown, dateTime: nil,
      dateSearchType: .unknown, temporalEventTriggerTypes: [], taskPriority: .unknown,
      notebookItemIdentifier: nil)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.donate { error in if let error { print(error) } }
    Task { try? await IntentDonationManager.shared.donate(intent: OpenPageIntent(page: .history)) }
    _ = IntentDonationManager.shared.donate(intent: OpenPageIntent())
    Task {
      _ = try? await IntentDonationManager.shared.deleteDonations(
        matching: .intentType(OpenPageIntent.self))
    }
  }
}

struct BrowserShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPageIntent(),
      phrases: [
        "Open \(\.$page) in \(.applicationName)", "Show \(\.$page) with \(.applicationName)",
      ], shortTitle: LocalizedStringResource("Open Page"), systemImageName: "house")
    let clear = AppShortcut(
      intent: ClearTabs(), phrases: ["Close my \(.applicationName) tabs"], shortTitle: "Close Tabs",
      systemImageName: "xmark")
    clear
  }
  static var shortcutTileColor: ShortcutTileColor { .lightBlue }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import Intents
import OSLog
import SwiftUI
import UIKit
import UserNotifications

#if canImport(ActivityKit)
import ActivityKit
#endif

nonisolated private let logger = Logger(subsystem: "org.example.mix", category: "Intents")

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
enum SortOrderOption: String, CaseIterable, AppEnum {
  case newest, oldest
  case byName = "by_name"

  static let typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Order")
  static let caseDisplayRepresentations: [SortOrderOption: DisplayRepresentation] = [
    .newest: DisplayRepresentation(
      title: "Newest", subtitle: "Latest first",
      image: DisplayRepresentation.Image(systemName: "clock", isTemplate: true)),
    .oldest: .init(title: "Oldest", image: .init(named: "old", isTemplate: false, displayStyle: .circular)),
    .byName: .init(stringLiteral: "Name"),
  ]
}

nonisolated struct FeedID: RawRepresentable, Hashable, Codable, Sendable, EntityIdentifierConvertible,
  ExpressibleByStringLiteral
{
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  var entityIdentifierString: String { rawValue }
  static func entityIdentifier(for entityIdentifierString: String) -> FeedID? {
    FeedID(rawValue: entityIdentifierString)
  }
}

nonisolated struct Feed: Identifiable, Sendable {
  let id: FeedID
  var title: String
  var count: Int64
}

extension Feed: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: .init("Feed"), numericFormat: "\(placeholder: .int) feeds", synonyms: ["source", "channel"])
  static let defaultQuery = FeedQuery()
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: "\(title)", subtitle: LocalizedStringResource("\(count) items"), image: nil,
      synonyms: [LocalizedStringResource(stringLiteral: title.lowercased())])
  }
}

actor FeedStore {
  static let shared = FeedStore()
  private var feeds: [Feed] = [
    Feed(id: "a", title: "Alpha", count: 3), Feed(id: "b", title: "Beta", count: 4),
  ]
  func all() async -> [Feed] { feeds }
  func rename(_ id: FeedID, to title: String) throws {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else { throw MixError.missing(id.rawValue) }
    feeds[index].title = title
  }
}

final class FeedQuery: EntityStringQuery, @unchecked Sendable {
  init() {}
  func entities(for identifiers: [Feed.ID]) async throws -> [Feed] {
    await FeedStore.shared.all().filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Feed] {
    try await suggestedEntities().filter { $0.title.localizedStandardContains(string) }.sorted(
      using: KeyPathComparator(\.title, comparator: .localizedStandard))
  }
  func suggestedEntities() async throws -> [Feed] { await FeedStore.shared.all() }
  func defaultResult() async -> Feed? { try? await suggestedEntities().first }
}

enum MixError: Error, CustomLocalizedStringResourceConvertible, CustomNSError {
  case missing(String), offline
  static var errorDomain: String { "Mix" }
  var errorCode: Int { 1 }
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .missing(let name): return .init("There is no feed called “\(name)”.")
    case .offline: return "You are offline."
    }
  }
}

struct ListItems: AppIntent {
  static let title = LocalizedStringResource("List Items", comment: "title of an intent")
  static let description: IntentDescription? = IntentDescription(
    "Lists items", categoryName: LocalizedStringResource("Reading"), searchKeywords: ["rss", "news"])
  static let isDiscoverable = true

  @Parameter(
    title: "Feeds", description: "All when empty", default: [],
    requestValueDialog: IntentDialog(full: "Which feeds?", supporting: "Feeds?"))
  var feeds: [Feed]
  @Parameter(title: "Order", default: .newest) var order: SortOrderOption
  @Parameter(title: "Most", default: 5, controlStyle: .stepper, inclusiveRange: (1, 50)) var limit: Int
  @Parameter(title: "Since") var since: Date?
  @Parameter(title: "Only Unread", default: true, displayName: .init(true: "unread", false: "all"))
  var unread: Bool
  @Parameter(title: "Words", default: nil) var words: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$order) {
      Case(.newest) {
        When(\.$unread, .equalTo, true) {
          Summary("List the newest \(\.$unread) items") {
            \.$feeds; \.$limit
          }
        } otherwise: {
          Summary("List the newest items") {
            \.$feeds; \.$limit; \.$unread
          }
        }
      }
      Case([.oldest, .byName]) { Summary("List items by \(\.$order)") }
      DefaultCase { Summary("List items") }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    logger.notice(
      "listing \(limit, privacy: .public) \(words ?? "-", privacy: .private(mask: .hash)) \(Double(limit), format: .fixed(precision: 2))"
    )
    var names = await FeedStore.shared.all().map(\.title)
    if order == .byName { names.sort() }
    let count = names.count
    guard count > 0 else { throw MixError.offline }
    let dialog: IntentDialog = count == 1 ? "There is one item." : IntentDialog("There are \(count) items.")
    return .result(value: Array(names.prefix(limit)), dialog: dialog)
  }
}

struct RenameFeed: AppIntent {
  static let title: LocalizedStringResource = "Rename Feed"
  @Parameter(title: "Feed") var feed: Feed?
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> IntentResultContainer<String, Never, Never, IntentDialog> {
    let target: Feed
    if let feed { target = feed } else { target = try await $feed.requestValue("Which feed?") }
    let newName: String
    if let name {
      newName = name
    } else {
      newName = try await $name.requestValue(IntentDialog("New name of \(target.title)?"))
    }
    try await FeedStore.shared.rename(target.id, to: newName)
    if !(try await $feed.requestConfirmation(for: target, dialog: "Really?")) {
      throw $feed.needsValueError()
    }
    return .result(value: newName, dialog: "Renamed.")
  }
}

struct RefreshAll: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Refresh"
  static let openAppWhenRun: Bool = false
  func perform() async throws -> some IntentResult & OpensIntent {
    progress.totalUnitCount = 2
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { try await Task.sleep(for: .milliseconds(1)) } }
      for try await _ in group { progress.completedUnitCount += 1 }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    let content = UNMutableNotificationContent()
    content.title = String(localized: "Refreshed")
    content.body = NSLocalizedString("All feeds are fresh.", comment: "")
    let request = UNNotificationRequest(identifier: "refresh", content: content, trigger: nil)
    try? await UNUserNotificationCenter.current().add(request)
    return .result(opensIntent: OpenFeed(target: Feed(id: "a", title: "A", count: 0)))
  }
}

struct OpenFeed: OpenIntent {
  static let title: LocalizedStringResource = "Open Feed"
  static let description = IntentDescription("Opens a feed.")
  @Parameter(title: "Feed") var target: Feed
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
  init() {}
  init(target: Feed) { self.target = target }
  @MainActor func perform() async throws -> some IntentResult {
    let activity = NSUserActivity(activityType: "org.example.mix.feed")
    activity.title = target.title
    activity.isEligibleForPrediction = true
    activity.suggestedInvocationPhrase = "Open \(target.title)"
    activity.persistentIdentifier = target.id.rawValue
    activity.becomeCurrent()
    return .result()
  }
}

extension AppIntent {
  func note(_ message: String) { logger.info("\(Self.self): \(message)") }
}

protocol FeedAction: AppIntent {
  var feed: Feed { get }
  func act() async throws
}
extension FeedAction {
  func perform() async throws -> some IntentResult { try await act(); return .result() }
}
struct MarkRead: FeedAction {
  static let title: LocalizedStringResource = "Mark as Read"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  @Parameter(title: "Feed") var feed: Feed
  func act() async throws { note("read") }
}

struct TipView: View {
  @State private var shows = true
  @AppStorage("shows", store: UserDefaults(suiteName: "group.org.example.mix")) private var stored = false
  @Environment(\.displayScale) private var scale
  @Environment(\.isLuminanceReduced) var dimmed
  @Environment(\.layoutDirection) var direction
  @Namespace private var space
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      SiriTipView(intent: ListItems(), isVisible: $shows).siriTipViewStyle(.dark)
      ShortcutsLink { logger.debug("opened") }
      Toggle("Stored", isOn: $stored)
      Image(uiImage: UIImage(systemName: "star") ?? UIImage()).resizable().scaledToFit()
      Text("\(Image(systemName: "star")) starred").foregroundStyle(.primary, .secondary)
      Text(Date.now, format: .relative(presentation: .named))
      Text(12.5, format: .currency(code: "EUR")).privacySensitive()
      Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
      Gauge(value: 0.3, in: 0...1) {
        Text("G")
      } currentValueLabel: {
        Text("30%")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
      HStack(spacing: nil) {
        ForEach(SortOrderOption.allCases, id: \.self) { option in Text(option.rawValue).tag(option) }
      }
      Circle().strokeBorder(.tint, lineWidth: 2).background(Circle().fill(.background))
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red.opacity(0.3).gradient)
      if #available(iOS 17, *) { ContentUnavailableView.search } else { EmptyView() }
      Button(role: .destructive, intent: MarkRead()) { Label("Read", systemImage: "checkmark") }
      Button("Refresh", intent: RefreshAll())
      Toggle("On", isOn: true, intent: MarkRead())
    }
    .onContinueUserActivity("org.example.mix.feed") { activity in print(activity.title ?? "") }
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .simultaneousGesture(TapGesture().onEnded { _ in shows.toggle() })
    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
    .task(id: shows) { for await _ in NotificationCenter.default.notifications(named: .init("y")) { break } }
    .onChange(of: shows) { print("x") }
    .sensoryFeedback(.selection, trigger: shows)
    .frame(minWidth: 10, idealWidth: nil, maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
    .padding([.horizontal, .top], 4)
    .background(Color(white: 0.9), ignoresSafeAreaEdges: .all)
    .background(.ultraThinMaterial)
    .overlay(Color.red.opacity(dimmed ? 0.1 : 0), in: Rectangle())
    .accessibilityLabel("Tip")
    .labelStyle(.titleAndIcon)
    .fontDesign(.rounded)
    .environment(\.locale, Locale(identifier: "de"))
    .scaleEffect(x: 1, y: 1, anchor: .center)
    .shadow(radius: 2)
    .position(x: 1, y: 2)
    .lineLimit(2, reservesSpace: true)
    .lineLimit(1...3)
    .tint(.accentColor)
    .truncationMode(.middle)
    .transaction { $0.animation = nil }
    .hidden()
  }
}

struct MixShortcuts: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: ListItems(),
      phrases: ["List \(.applicationName) items", "List items by \(\.$order) in \(.applicationName)"],
      shortTitle: "List Items", systemImageName: "list.bullet"),
    .init(
      intent: RefreshAll(), phrases: ["Refresh \(.applicationName)"], shortTitle: "Refresh",
      systemImageName: "arrow.clockwise"),
  ]
}

struct MixExtension: AppIntentsExtension {}

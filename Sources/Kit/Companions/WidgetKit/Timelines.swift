public import AppIntentsBase
public import Foundation
import SwiftUI

/// Something to show at a moment.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much, beside others of the app.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a timeline is asked for anew.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?

  /// When its last entry is over.
  public static let atEnd = TimelineReloadPolicy(date: nil)
  /// Not by itself.
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  /// After a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows, in order.
  public let entries: [EntryType]
  /// When it is asked for anew.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The situation in which a widget is drawn.
public struct TimelineProviderContext: Sendable {
  /// Where the widget stands and how large it is.
  public let family: WidgetFamily
  /// Whether it is only looked at before it is taken.
  public let isPreview: Bool
  /// How much room there is, in points.
  public let displaySize: CGSize

  init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize =
      switch family {
      case .systemSmall: CGSize(width: 158, height: 158)
      case .systemMedium: CGSize(width: 338, height: 158)
      case .systemLarge: CGSize(width: 338, height: 354)
      case .systemExtraLarge: CGSize(width: 715, height: 354)
      case .accessoryCircular, .accessoryCorner: CGSize(width: 76, height: 76)
      case .accessoryRectangular: CGSize(width: 172, height: 76)
      case .accessoryInline: CGSize(width: 257, height: 26)
      }
  }
}

/// Gives what a widget shows.
@preconcurrency
public protocol TimelineProvider {
  /// What is shown at a moment.
  associatedtype Entry: TimelineEntry
  /// The situation in which it is drawn.
  typealias Context = TimelineProviderContext

  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown at once.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown over time.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives what a widget shows that a person has set up with an intent.
public protocol AppIntentTimelineProvider {
  /// What is shown at a moment.
  associatedtype Entry: TimelineEntry
  /// The intent that sets the widget up.
  associatedtype Intent: WidgetConfigurationIntent
  /// The situation in which it is drawn.
  typealias Context = TimelineProviderContext

  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown at once.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown over time.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// What is offered ready set up.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Nothing is offered.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget that is offered ready set up.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The intent that sets it up.
  public let intent: Intent
  /// What it is called.
  public let description: String

  /// Creates an offer.
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }
}

/// Tells the system that widgets are to be drawn anew; there are none that stand anywhere here.
public final class WidgetCenter: Sendable {
  /// The app's.
  public static let shared = WidgetCenter()

  /// Has all widgets drawn anew; has no effect.
  public func reloadAllTimelines() {}
  /// Has the widgets of a kind drawn anew; has no effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Has what is offered asked for anew; has no effect.
  public func invalidateConfigurationRecommendations() {}
  /// The widgets that a person has taken; none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// The widgets that a person has taken; none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has taken; there is none here.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What kind of widget it is.
  public let kind: String
  /// Where it stands and how large it is.
  public let family: WidgetFamily
  /// The widget itself.
  public var id: String { "\(kind) \(family)" }
}

/// Tells the system that controls are to be drawn anew; there are none that stand anywhere here.
public final class ControlCenter: Sendable {
  /// The app's.
  public static let shared = ControlCenter()

  /// Has all controls drawn anew; has no effect.
  public func reloadAllControls() {}
  /// Has the controls of a kind drawn anew; has no effect.
  public func reloadControls(ofKind kind: String) {}
}

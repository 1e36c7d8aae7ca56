public import Intents
public import SwiftUI

/// Gives what a widget shows that a person has set up with an intent of SiriKit.
@preconcurrency
public protocol IntentTimelineProvider {
  /// What is shown at a moment.
  associatedtype Entry: TimelineEntry
  /// The intent that sets the widget up.
  associatedtype Intent: INIntent
  /// The situation in which it is drawn.
  typealias Context = TimelineProviderContext

  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown at once.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown over time.
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// What is offered ready set up.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Nothing is offered.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A widget that is offered ready set up.
public struct IntentRecommendation<Intent: INIntent> {
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

/// A widget that a person sets up with an intent of SiriKit; declared here, and nowhere shown.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a configuration.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

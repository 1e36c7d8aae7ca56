public import AppIntentsBase
public import IntentWire
public import SwiftUI

/// A small view of an app that stands outside it.
///
/// There is no place on Linux where widgets stand. This module has the declarations, so that an app with widgets
/// compiles; ``widgetSnippet(of:family:)`` draws one as a tree, from the first entry of its provider's timeline. Nothing is
/// asked for again later.
@MainActor @preconcurrency
public protocol Widget {
  /// What the widget is made of.
  associatedtype Body: WidgetConfiguration

  /// What the widget is made of.
  var body: Body { get }

  /// Creates the widget.
  init()
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What the configuration is made of.
  associatedtype Body: WidgetConfiguration

  /// What the configuration is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body; it is a configuration itself.") }
}

/// Several widgets of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// What the widgets are.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Creates the bundle.
  init()
}

extension Widget {
  /// Runs an extension with one widget: there is no place for widgets here, so it says so and ends.
  public static func main() { WidgetHost.explain() }
}

extension WidgetBundle {
  /// Runs an extension with widgets: there is no place for widgets here, so it says so and ends.
  public static func main() { WidgetHost.explain() }
}

private enum WidgetHost {
  static func explain() {
    print("Widgets have no place of their own on Linux; the app and its intents work without them.")
  }
}

/// Puts widgets together from the statements of a function.
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Several widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetTuple {
    WidgetTuple()
  }

  /// A widget for newer systems.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> WidgetTuple {
    WidgetTuple()
  }

  /// A widget that may be missing.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> OptionalWidget<Content> {
    OptionalWidget()
  }

  /// One widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control, which stands among the widgets.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> WidgetTuple {
    WidgetTuple()
  }
}

/// A widget that may be missing.
public struct OptionalWidget<Content: Widget>: Widget {
  /// Creates none.
  public init() {}

  /// Nothing that is shown.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Several widgets.
public struct WidgetTuple: Widget {
  /// Creates none.
  public init() {}

  /// Nothing that is shown.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Never asked for.
  public typealias Body = Never

  /// Creates nothing.
  public init() {}
}

/// Where a widget stands and how large it is.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Small.
  case systemSmall
  /// As wide as the screen.
  case systemMedium
  /// Large.
  case systemLarge
  /// Larger.
  case systemExtraLarge
  /// A circle on a watch or a locked screen.
  case accessoryCircular
  /// A few lines on a watch or a locked screen.
  case accessoryRectangular
  /// One line on a watch or a locked screen.
  case accessoryInline
  /// A corner of a watch.
  case accessoryCorner

  /// Its name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}

/// A widget that a person does not set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, DrawnConfiguration {
  /// Never asked for.
  public typealias Body = Never
  let kind: String
  let draw: @MainActor (TimelineProviderContext) async -> AnyView

  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    draw = { context in
      let timeline = await withCheckedContinuation { continuation in
        // The provider may call back from anywhere; its entries are handed over and not touched again.
        provider.getTimeline(in: context) { timeline in
          nonisolated(unsafe) let timeline = timeline
          continuation.resume(returning: timeline)
        }
      }
      return AnyView(content(timeline.entries.first ?? provider.placeholder(in: context)))
    }
  }
}

/// A widget that a person sets up with an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
  DrawnConfiguration
{
  /// Never asked for.
  public typealias Body = Never
  let kind: String
  let draw: @MainActor (TimelineProviderContext) async -> AnyView

  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    draw = { context in
      nonisolated(unsafe) let provider = provider
      let timeline = await provider.timeline(for: Intent(), in: context)
      return AnyView(content(timeline.entries.first ?? provider.placeholder(in: context)))
    }
  }
}

extension WidgetConfiguration {
  /// With a name in the gallery; has no effect.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// With a name in the gallery; has no effect.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
    self
  }
  /// With a description in the gallery; has no effect.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// With a description in the gallery; has no effect.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// In sizes; has no effect.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// With room around it or without; has no effect.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// With a background that may be taken away; has no effect.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Woken by pushes; has no effect.
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  /// Set up at once; has no effect.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

extension View {
  /// The address that a tap on the widget opens, kept as the attribute `url`.
  public func widgetURL(_ url: URL?) -> some View { attributed("url", url?.absoluteString) }
  /// In the colour that stands out; has no effect.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// With something curved beside it; has no effect.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Marked as old until it is drawn anew; has no effect.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

private enum FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }

extension EnvironmentValues {
  /// Where the widget stands and how large it is.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// Whether the widget has a background of its own.
  public var showsWidgetContainerBackground: Bool { true }
  /// How the widget is coloured.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In shades of one.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// A configuration that can be drawn.
@MainActor
protocol DrawnConfiguration {
  var draw: @MainActor (TimelineProviderContext) async -> AnyView { get }
}

/// A widget as a tree: what its provider gives for now, in a size.
///
/// - Returns: `nil` for a widget whose configuration is none of this module's.
@MainActor @preconcurrency
public func widgetSnippet(of widget: some Widget, family: WidgetFamily = .systemMedium) async -> SnippetNode?
{
  guard let configuration = widget.body as? any DrawnConfiguration else { return nil }
  let view = await configuration.draw(TimelineProviderContext(family: family, isPreview: true))
  return snippet(of: view.environment(\.widgetFamily, family))
}

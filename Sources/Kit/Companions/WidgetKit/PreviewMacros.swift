public import AppIntentsBase

/// A widget as a tool for developers would show it, with entries that stand in the source.
///
/// The compiler checks it; nothing on Linux shows previews, so no code is made of it.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A widget as a tool for developers would show it, set up by an intent, with entries that stand in the source.
@freestanding(declaration)
public macro Preview<Content: Widget, Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A widget as a tool for developers would show it, with the entries of a provider.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A widget as a tool for developers would show it, set up by an intent, with the entries of a provider.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A control as a tool for developers would show it.
@freestanding(declaration)
public macro Preview<Content: ControlWidget>(
  _ name: String? = nil, control: @escaping @MainActor () -> Content
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Puts the entries of a widget's preview together.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// Some entries.
  public static func buildBlock(_ entries: (any TimelineEntry)...) -> [any TimelineEntry] { entries }
}

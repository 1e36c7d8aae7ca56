public import Foundation
public import SwiftUI
public import WidgetKit

// On Apple's systems these are in WidgetKit, which knows ActivityKit there; a file with a live activity imports both.

/// What a live activity is drawn from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// Its identity.
  public let activityID: String
  /// What it is about.
  public let attributes: Attributes
  /// What it shows.
  public let state: Attributes.ContentState
  /// Whether that is too old.
  public let isStale: Bool
}

/// How a live activity looks; declared here, and nowhere shown.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// In families of sizes; has no effect.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// A size in which a live activity is shown elsewhere.
public enum ActivityFamily: Hashable, Sendable {
  /// As on a watch.
  case small
  /// As on a telephone.
  case medium
}

/// The area around the camera of a telephone; declared here, and nowhere shown.
@MainActor @preconcurrency
public struct DynamicIsland {
  /// Creates an area.
  public nonisolated init<
    Expanded: DynamicIslandExpandedContent, Leading: View, Trailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// The address that a tap opens; has no effect.
  public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// With an edge of a colour; has no effect.
  public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// With room around it; has no effect.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  )
    -> DynamicIsland
  { self }
}

/// A form of the area around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  /// Large.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Small, in front.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Small, behind.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Smallest.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// What the large form shows.
public protocol DynamicIslandExpandedContent {}

/// A part of the large form.
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
  /// Creates a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part of the large form is.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// In front.
  case leading
  /// Behind.
  case trailing
  /// In the middle.
  case center
  /// Below.
  case bottom
}

/// Several parts of the large form.
public struct DynamicIslandExpandedRegions: DynamicIslandExpandedContent {}

/// Puts the large form together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Parts.
  public static func buildBlock<each Part: DynamicIslandExpandedContent>(
    _ part: repeat each Part
  ) -> DynamicIslandExpandedRegions { DynamicIslandExpandedRegions() }
  /// A part that may be missing.
  public static func buildOptional<Part: DynamicIslandExpandedContent>(
    _ part: Part?
  ) -> OptionalDynamicIslandContent<Part> { OptionalDynamicIslandContent() }
  /// One of two.
  public static func buildEither<First: DynamicIslandExpandedContent, Second: DynamicIslandExpandedContent>(
    first part: First
  ) -> EitherDynamicIslandContent<First, Second> { EitherDynamicIslandContent() }
  /// One of two.
  public static func buildEither<First: DynamicIslandExpandedContent, Second: DynamicIslandExpandedContent>(
    second part: Second
  ) -> EitherDynamicIslandContent<First, Second> { EitherDynamicIslandContent() }
}

/// A part of the large form that may be missing.
public struct OptionalDynamicIslandContent<Part: DynamicIslandExpandedContent>: DynamicIslandExpandedContent {
}

/// One of two parts of the large form.
public struct EitherDynamicIslandContent<
  First: DynamicIslandExpandedContent, Second: DynamicIslandExpandedContent
>: DynamicIslandExpandedContent {}

extension View {
  /// On a background of a colour; has no effect.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// With the system's buttons in a colour; has no effect.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Upright in the large form; has no effect.
  public func dynamicIsland(verticalPlacement: DynamicIslandVerticalPlacement) -> some View { self }
}

/// Where something is in the large form.
public enum DynamicIslandVerticalPlacement: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Below what is there, if it does not fit.
  case belowIfTooWide
}

/// The form of a live activity that is previewed.
public struct ActivityPreviewViewKind: Sendable {
  /// The large one.
  public static let content = ActivityPreviewViewKind()
  /// The area around the camera.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind()
  }

  /// A form of the area around the camera.
  public enum DynamicIslandPreviewViewState: Sendable {
    /// Small.
    case compact
    /// Large.
    case expanded
    /// Smallest.
    case minimal
  }
}

/// A live activity as a tool for developers would show it; the compiler checks it, and no code is made of it.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @ActivityPreviewBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Puts the states of a preview together.
@resultBuilder
public enum ActivityPreviewBuilder<State> {
  /// Some states.
  public static func buildBlock(_ states: State...) -> [State] { states }
}

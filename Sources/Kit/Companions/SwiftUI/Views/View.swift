import AppHost

/// A part of what an app shows, as a value.
///
/// This module is as much of SwiftUI as code around intents needs. A tree of views becomes a tree of texts, images,
/// buttons and rows, which the assistant and tests read as text; nothing is laid out and nothing is drawn as pixels.
/// What exists has the meaning that it has on Apple's systems, as far as a tree can show it; modifiers for looks are
/// kept as attributes or have no effect, and say which.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { self }
}

/// A view that this module turns into nodes itself.
@MainActor
protocol PrimitiveView {
  /// The nodes.
  func resolve(_ context: ViewContext) -> [SceneElement]
}

/// A view that stands for several, each of which is one row in a list.
@MainActor
protocol MultipleViews {
  /// The views, each with its place.
  func parts(_ context: ViewContext) -> [ViewPart]
}

/// A view at its place.
struct ViewPart {
  var context: ViewContext
  var resolve: @MainActor (ViewContext) -> [SceneElement]
  var tag: AnyHashable?
}

extension View where Body == Never {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body; it is shown as it is.") }
}

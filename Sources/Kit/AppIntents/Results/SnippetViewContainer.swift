public import IntentWire

/// A view that a result shows, as `AppIntents` knows it: something that can be drawn.
///
/// The module with the views makes one; this module knows no views.
public struct _SnippetViewContainer: Sendable {
  private let drawing: @MainActor @Sendable () -> SnippetNode

  /// Creates a container of something that draws itself.
  ///
  /// - Parameter drawing: Draws the view as it is at the time of the call.
  public init(_ drawing: @escaping @MainActor @Sendable () -> SnippetNode) {
    self.drawing = drawing
  }

  /// The view as it is now.
  @MainActor public func draw() -> SnippetNode { drawing() }
}

extension _SnippetViewContainer: _DrawableSnippet {
  /// The view as it is now.
  @MainActor public func snippet() async throws -> SnippetNode { drawing() }
}

/// What a result shows: a view, or an intent that draws one.
public protocol _DrawableSnippet: Sendable {
  /// What is to be shown now.
  @MainActor func snippet() async throws -> SnippetNode
}

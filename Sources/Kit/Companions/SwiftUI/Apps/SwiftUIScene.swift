public import AppHost
public import IntentWire
import Intents

/// The scene of a SwiftUI app, for the assistant and for tests that run the app inside their own process.
///
/// ```swift
/// let session = AppSession(
///   providers: PritheeRegistry.providers, scene: SwiftUIScene { TrailsApp() }, bundle: "org.example.trails")
/// ```
public final class SwiftUIScene: AppScene {
  private let make: @MainActor @Sendable () -> SwiftUIStage
  @MainActor private var stage: SwiftUIStage?

  /// Creates the scene of an app, which is opened when it is first needed, or created by ``launch()``.
  public init<Content: App>(_ app: @escaping @MainActor @Sendable () -> Content) {
    make = { SwiftUIStage(app()) }
  }

  /// Creates the app, whose `init()` may register what intents depend on.
  @MainActor @preconcurrency
  public func launch() async { _ = opened() }

  /// Has the app go on with an activity.
  @MainActor @preconcurrency
  public func continueActivity(_ continuation: ActivityContinuation) async throws -> SnippetNode? {
    let stage = opened()
    await stage.goOn(with: continuation)
    return stage.draw()
  }

  /// What the app shows; it is opened first where it is not.
  @MainActor @preconcurrency
  public func scene() async throws -> SnippetNode? {
    let stage = opened()
    await stage.open()
    return stage.draw()
  }

  /// Does to the app what a person would.
  @MainActor @preconcurrency
  public func act(_ action: SceneAction) async throws -> SnippetNode? {
    let stage = opened()
    try await stage.act(action)
    return stage.draw()
  }

  /// Answers for intents in the app's own process, by its UIKit delegate's `application(_:handlerFor:)`.
  func handlers(for supported: [String]) -> SiriKitProvider {
    UIKitScene.handlers(for: supported) { [self] intent in
      let delegate = opened().delegate
      return delegate?.application(.shared, handlerFor: intent)
    }
  }

  @MainActor
  private func opened() -> SwiftUIStage {
    if let stage { return stage }
    let stage = make()
    self.stage = stage
    return stage
  }
}

/// A view as a tree, without an app around it, for what is shown beside a reply.
///
/// State of the view begins anew with each call, and nothing in it can be touched.
@MainActor @preconcurrency
public func snippet(of view: some View) -> SnippetNode { SnippetDrawing.node(of: view) }

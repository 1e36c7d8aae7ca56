public import AppHost
import Foundation
public import IntentWire
public import Intents

/// The scene of a UIKit app, for the assistant and for tests that run the app inside their own process.
///
/// ```swift
/// let session = AppSession(
///   providers: PritheeRegistry.providers, scene: UIKitScene { AppDelegate() }, bundle: "org.example.photos")
/// ```
public final class UIKitScene: AppScene {
  private let make: @MainActor @Sendable () -> UIKitStage
  @MainActor private var stage: UIKitStage?

  /// Creates the scene of an app, which is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - sceneDelegate: Makes the delegate that `UISceneDelegateClassName` in the Info.plist names; `nil` for an app
  ///     without one.
  ///   - delegate: Makes the app's delegate.
  public init(
    sceneDelegate: (@MainActor @Sendable () -> (any UISceneDelegate)?)? = nil,
    delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) {
    make = { UIKitStage(delegate: delegate(), sceneDelegate: sceneDelegate) }
  }

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

  /// Answers for intents in the app's own process, by the delegate's `application(_:handlerFor:)`.
  ///
  /// - Parameter supported: The intents that `INIntentsSupported` in the app's Info.plist names.
  public func handlers(for supported: [String]) -> SiriKitProvider {
    Self.handlers(for: supported) { [self] intent in
      opened().delegate.application(.shared, handlerFor: intent)
    }
  }

  /// Answers for intents by handlers that a function finds on the main actor.
  package static func handlers(
    for supported: [String], _ find: @escaping @MainActor @Sendable (INIntent) -> Any?
  ) -> SiriKitProvider {
    SiriKitProvider(handler: find, supported: supported)
  }

  @MainActor
  private func opened() -> UIKitStage {
    if let stage { return stage }
    let stage = make()
    self.stage = stage
    return stage
  }
}

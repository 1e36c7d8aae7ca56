public import IntentWire

/// What an app itself shows, beside the intents that it answers: the side of its process that a person looks at.
///
/// The frameworks for user interfaces implement it: `UIKitScene` in `UIKit`, `SwiftUIScene` in `SwiftUI`.
/// ``AppSession`` passes the assistant's requests on, one after the other or at the same time.
public protocol AppScene: Sendable {
  /// Creates the app without showing anything, before its process answers the first request.
  func launch() async

  /// Goes on with an activity.
  ///
  /// - Returns: What the app shows then; `nil` for an app that shows nothing.
  func continueActivity(_ continuation: ActivityContinuation) async throws -> SnippetNode?

  /// What the app shows now; an app that shows nothing yet is opened first.
  func scene() async throws -> SnippetNode?

  /// Does to the scene what a person would.
  ///
  /// - Returns: What the app shows then.
  /// - Throws: ``WireFault`` when the element is not there or cannot do that.
  func act(_ action: SceneAction) async throws -> SnippetNode?
}

extension AppScene {
  /// The app is created when it is first shown.
  public func launch() async {}
}

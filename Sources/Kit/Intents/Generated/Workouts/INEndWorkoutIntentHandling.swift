// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INEndWorkoutIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEndWorkoutIntent.handle.INEndWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INEndWorkoutIntent.handle.INEndWorkoutIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEndWorkoutIntent.confirm.INEndWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INEndWorkoutIntent.confirm.INEndWorkoutIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEndWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INEndWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INPauseWorkoutIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPauseWorkoutIntent.handle.INPauseWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPauseWorkoutIntent.handle.INPauseWorkoutIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPauseWorkoutIntent.confirm.INPauseWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPauseWorkoutIntent.confirm.INPauseWorkoutIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPauseWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPauseWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}

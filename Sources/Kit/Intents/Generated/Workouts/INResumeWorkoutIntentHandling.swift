// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INResumeWorkoutIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INResumeWorkoutIntent.handle.INResumeWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INResumeWorkoutIntent.handle.INResumeWorkoutIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INResumeWorkoutIntent.confirm.INResumeWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INResumeWorkoutIntent.confirm.INResumeWorkoutIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INResumeWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INResumeWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INCancelWorkoutIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCancelWorkoutIntent.handle.INCancelWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCancelWorkoutIntent.handle.INCancelWorkoutIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCancelWorkoutIntent.confirm.INCancelWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCancelWorkoutIntent.confirm.INCancelWorkoutIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCancelWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCancelWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}

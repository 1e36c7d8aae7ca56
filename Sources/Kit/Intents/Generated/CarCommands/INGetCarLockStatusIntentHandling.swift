// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetCarLockStatusIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INGetCarLockStatusIntent,
    completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INGetCarLockStatusIntent,
    completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse

  /// Resolves the car name.
  func resolveCarName(
    for intent: INGetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}

extension INGetCarLockStatusIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INGetCarLockStatusIntent,
    completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarLockStatusIntent.handle.INGetCarLockStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarLockStatusIntent.handle.INGetCarLockStatusIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INGetCarLockStatusIntent,
    completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarLockStatusIntent.confirm.INGetCarLockStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarLockStatusIntent.confirm.INGetCarLockStatusIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INGetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarLockStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INGetCarLockStatusIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarLockStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetCarLockStatusIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetCarLockStatusIntent,
    completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetCarLockStatusIntent,
    completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse

  /// Resolves the locked.
  func resolveLocked(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult

  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}

extension INSetCarLockStatusIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetCarLockStatusIntent,
    completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetCarLockStatusIntent.handle.INSetCarLockStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetCarLockStatusIntent.handle.INSetCarLockStatusIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetCarLockStatusIntent,
    completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetCarLockStatusIntent.confirm.INSetCarLockStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetCarLockStatusIntent.confirm.INSetCarLockStatusIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLocked(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetCarLockStatusIntent.resolveLocked.INBooleanResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveLocked(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetCarLockStatusIntent.resolveLocked.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLocked(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetCarLockStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetCarLockStatusIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetCarLockStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetCarPowerLevelStatusIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse

  /// Resolves the car name.
  func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult

  /// Begins to tell an observer of changes.
  ///
  /// The assistant asks again instead of observing, and does not call this method yet.
  func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver)

  /// No longer tells the observer of changes.
  ///
  /// The assistant asks again instead of observing, and does not call this method yet.
  func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
}

extension INGetCarPowerLevelStatusIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarPowerLevelStatusIntent.handle.INGetCarPowerLevelStatusIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarPowerLevelStatusIntent.handle.INGetCarPowerLevelStatusIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarPowerLevelStatusIntent.confirm.INGetCarPowerLevelStatusIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    intent: INGetCarPowerLevelStatusIntent
  ) async -> INGetCarPowerLevelStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarPowerLevelStatusIntent.confirm.INGetCarPowerLevelStatusIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetCarPowerLevelStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetCarPowerLevelStatusIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }

  /// Does nothing.
  public func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver
  ) {
  }

  /// Does nothing.
  public func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) {
  }
}

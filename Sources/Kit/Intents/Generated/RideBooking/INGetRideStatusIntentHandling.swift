// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetRideStatusIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  /// Begins to tell an observer of changes.
  ///
  /// The assistant asks again instead of observing, and does not call this method yet.
  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)

  /// No longer tells the observer of changes.
  ///
  /// The assistant asks again instead of observing, and does not call this method yet.
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
}

extension INGetRideStatusIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetRideStatusIntent.handle.INGetRideStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetRideStatusIntent.handle.INGetRideStatusIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetRideStatusIntent.confirm.INGetRideStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetRideStatusIntent.confirm.INGetRideStatusIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Does nothing.
  public func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
  }

  /// Does nothing.
  public func stopSendingUpdates(for intent: INGetRideStatusIntent) {
  }
}

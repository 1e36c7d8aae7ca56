// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INListRideOptionsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult

  /// Resolves the drop off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListRideOptionsIntent.handle.INListRideOptionsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INListRideOptionsIntent.handle.INListRideOptionsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListRideOptionsIntent.confirm.INListRideOptionsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INListRideOptionsIntent.confirm.INListRideOptionsIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListRideOptionsIntent.resolvePickupLocation.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePickupLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INListRideOptionsIntent.resolvePickupLocation.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePickupLocation(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListRideOptionsIntent.resolveDropOffLocation.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDropOffLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INListRideOptionsIntent.resolveDropOffLocation.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDropOffLocation(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetRestaurantGuestIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent
  ) async -> INGetRestaurantGuestIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent
  ) async -> INGetRestaurantGuestIntentResponse
}

extension INGetRestaurantGuestIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetRestaurantGuestIntent.handle.INGetRestaurantGuestIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(getRestaurantGuest: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent
  ) async -> INGetRestaurantGuestIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetRestaurantGuestIntent.handle.INGetRestaurantGuestIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(getRestaurantGuest: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetRestaurantGuestIntent.confirm.INGetRestaurantGuestIntentResponse",
      completion: completion, unwritten: .init(fields: .code("success"))
    ) {
      await self.confirm(getRestaurantGuest: guestIntent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent
  ) async -> INGetRestaurantGuestIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetRestaurantGuestIntent.confirm.INGetRestaurantGuestIntentResponse",
      unwritten: .init(fields: .code("success"))
    ) {
      self.confirm(getRestaurantGuest: guestIntent, completion: $0)
    }
  }
}

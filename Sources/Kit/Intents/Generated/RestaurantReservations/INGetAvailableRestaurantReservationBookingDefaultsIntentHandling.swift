// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetAvailableRestaurantReservationBookingDefaultsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse

  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INRestaurantResolutionResult
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.handle.INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(getAvailableRestaurantReservationBookingDefaults: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.handle.INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(getAvailableRestaurantReservationBookingDefaults: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.confirm.INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("success"))
    ) {
      await self.confirm(getAvailableRestaurantReservationBookingDefaults: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.confirm.INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
      unwritten: .init(fields: .code("success"))
    ) {
      self.confirm(getAvailableRestaurantReservationBookingDefaults: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.resolveRestaurant.INRestaurantResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRestaurant(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INRestaurantResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingDefaultsIntent.resolveRestaurant.INRestaurantResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRestaurant(for: intent, completion: $0)
    }
  }
}

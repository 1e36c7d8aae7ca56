// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetUserCurrentRestaurantReservationBookingsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse

  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.handle.INGetUserCurrentRestaurantReservationBookingsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(getUserCurrentRestaurantReservationBookings: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.handle.INGetUserCurrentRestaurantReservationBookingsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(getUserCurrentRestaurantReservationBookings: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.confirm.INGetUserCurrentRestaurantReservationBookingsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("success"))
    ) {
      await self.confirm(getUserCurrentRestaurantReservationBookings: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.confirm.INGetUserCurrentRestaurantReservationBookingsIntentResponse",
      unwritten: .init(fields: .code("success"))
    ) {
      self.confirm(getUserCurrentRestaurantReservationBookings: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.resolveRestaurant.INRestaurantResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRestaurant(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetUserCurrentRestaurantReservationBookingsIntent.resolveRestaurant.INRestaurantResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRestaurant(for: intent, completion: $0)
    }
  }
}

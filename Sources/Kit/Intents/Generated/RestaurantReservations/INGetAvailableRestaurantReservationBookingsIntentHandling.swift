// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetAvailableRestaurantReservationBookingsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse

  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult

  /// Resolves the party size.
  func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INIntegerResolutionResult

  /// Resolves the preferred booking date components.
  func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INDateComponentsResolutionResult
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.handle.INGetAvailableRestaurantReservationBookingsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(getAvailableRestaurantReservationBookings: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.handle.INGetAvailableRestaurantReservationBookingsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(getAvailableRestaurantReservationBookings: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.confirm.INGetAvailableRestaurantReservationBookingsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("success"))
    ) {
      await self.confirm(getAvailableRestaurantReservationBookings: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.confirm.INGetAvailableRestaurantReservationBookingsIntentResponse",
      unwritten: .init(fields: .code("success"))
    ) {
      self.confirm(getAvailableRestaurantReservationBookings: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolveRestaurant.INRestaurantResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRestaurant(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolveRestaurant.INRestaurantResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRestaurant(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolvePartySize.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePartySize(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolvePartySize.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePartySize(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolvePreferredBookingDateComponents.INDateComponentsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePreferredBookingDateComponents(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INDateComponentsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INGetAvailableRestaurantReservationBookingsIntent.resolvePreferredBookingDateComponents.INDateComponentsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePreferredBookingDateComponents(for: intent, completion: $0)
    }
  }
}

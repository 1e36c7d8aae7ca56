// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INBookRestaurantReservationIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse

  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult

  /// Resolves the booking date components.
  func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent
  ) async -> INDateComponentsResolutionResult

  /// Resolves the party size.
  func resolvePartySize(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult

  /// Resolves the guest.
  func resolveGuest(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult

  /// Resolves the guest provided special request text.
  func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent
  ) async -> INStringResolutionResult
}

extension INBookRestaurantReservationIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INBookRestaurantReservationIntent.handle.INBookRestaurantReservationIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(bookRestaurantReservation: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INBookRestaurantReservationIntent.handle.INBookRestaurantReservationIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(bookRestaurantReservation: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INBookRestaurantReservationIntent.confirm.INBookRestaurantReservationIntentResponse",
      completion: completion, unwritten: .init(fields: .code("success"))
    ) {
      await self.confirm(bookRestaurantReservation: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INBookRestaurantReservationIntent.confirm.INBookRestaurantReservationIntentResponse",
      unwritten: .init(fields: .code("success"))
    ) {
      self.confirm(bookRestaurantReservation: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INBookRestaurantReservationIntent.resolveRestaurant.INRestaurantResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRestaurant(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent
  ) async -> INRestaurantResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INBookRestaurantReservationIntent.resolveRestaurant.INRestaurantResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRestaurant(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INBookRestaurantReservationIntent.resolveBookingDateComponents.INDateComponentsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveBookingDateComponents(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent
  ) async -> INDateComponentsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INBookRestaurantReservationIntent.resolveBookingDateComponents.INDateComponentsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveBookingDateComponents(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePartySize(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INBookRestaurantReservationIntent.resolvePartySize.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePartySize(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePartySize(
    for intent: INBookRestaurantReservationIntent
  ) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INBookRestaurantReservationIntent.resolvePartySize.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePartySize(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGuest(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INBookRestaurantReservationIntent.resolveGuest.INRestaurantGuestResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveGuest(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGuest(
    for intent: INBookRestaurantReservationIntent
  ) async -> INRestaurantGuestResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INBookRestaurantReservationIntent.resolveGuest.INRestaurantGuestResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveGuest(for: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INBookRestaurantReservationIntent.resolveGuestProvidedSpecialRequestText.INStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveGuestProvidedSpecialRequestText(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent
  ) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INBookRestaurantReservationIntent.resolveGuestProvidedSpecialRequestText.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveGuestProvidedSpecialRequestText(for: intent, completion: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INRequestRideIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  /// Resolves the drop off location.
  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  /// Resolves the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the party size.
  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult

  /// Resolves the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.handle.INRequestRideIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.handle.INRequestRideIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.confirm.INRequestRideIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.confirm.INRequestRideIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.resolvePickupLocation.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePickupLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.resolvePickupLocation.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePickupLocation(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.resolveDropOffLocation.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDropOffLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.resolveDropOffLocation.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDropOffLocation(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.resolveRideOptionName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRideOptionName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.resolveRideOptionName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRideOptionName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.resolvePartySize.INIntegerResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePartySize(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.resolvePartySize.INIntegerResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolvePartySize(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestRideIntent.resolveScheduledPickupTime.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveScheduledPickupTime(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestRideIntent.resolveScheduledPickupTime.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveScheduledPickupTime(for: intent, with: $0)
    }
  }
}

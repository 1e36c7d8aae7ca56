// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INStartCallIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse

  /// Resolves the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult

  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult

  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]

  /// Resolves the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.handle.INStartCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.handle.INStartCallIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.confirm.INStartCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.confirm.INStartCallIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.resolveCallRecordToCallBack.INCallRecordResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCallRecordToCallBack(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.resolveCallRecordToCallBack.INCallRecordResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCallRecordToCallBack(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.resolveDestinationType.INCallDestinationTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDestinationType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.resolveDestinationType.INCallDestinationTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDestinationType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.resolveContacts.[INStartCallContactResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.resolveContacts.[INStartCallContactResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveContacts(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartCallIntent.resolveCallCapability.INStartCallCallCapabilityResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCallCapability(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartCallIntent.resolveCallCapability.INStartCallCallCapabilityResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCallCapability(for: intent, with: $0)
    }
  }
}

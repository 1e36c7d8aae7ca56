// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchCallHistoryIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  /// Resolves the call type.
  func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult

  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the recipient.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult

  /// Resolves the call types.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent
  ) async -> INCallRecordTypeOptionsResolutionResult

  /// Resolves the unseen.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSearchCallHistoryIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.handle.INSearchCallHistoryIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.handle.INSearchCallHistoryIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.confirm.INSearchCallHistoryIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.confirm.INSearchCallHistoryIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.resolveCallType.INCallRecordTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCallType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCallType(
    for intent: INSearchCallHistoryIntent
  ) async -> INCallRecordTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.resolveCallType.INCallRecordTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCallType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateCreated(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.resolveRecipient.INPersonResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveRecipient(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.resolveRecipient.INPersonResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRecipient(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.resolveCallTypes.INCallRecordTypeOptionsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCallTypes(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent
  ) async -> INCallRecordTypeOptionsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.resolveCallTypes.INCallRecordTypeOptionsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCallTypes(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchCallHistoryIntent.resolveUnseen.INBooleanResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveUnseen(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchCallHistoryIntent.resolveUnseen.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveUnseen(for: intent, with: $0)
    }
  }
}

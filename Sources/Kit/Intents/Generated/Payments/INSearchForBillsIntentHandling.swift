// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForBillsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  /// Resolves the bill payee.
  func resolveBillPayee(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult

  /// Resolves the payment date range.
  func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the bill type.
  func resolveBillType(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult

  /// Resolves the status.
  func resolveStatus(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult

  /// Resolves the due date range.
  func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSearchForBillsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.handle.INSearchForBillsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.handle.INSearchForBillsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.confirm.INSearchForBillsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.confirm.INSearchForBillsIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveBillPayee(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.resolveBillPayee.INBillPayeeResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveBillPayee(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.resolveBillPayee.INBillPayeeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveBillPayee(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.resolvePaymentDateRange.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePaymentDateRange(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.resolvePaymentDateRange.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePaymentDateRange(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveBillType(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.resolveBillType.INBillTypeResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveBillType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.resolveBillType.INBillTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveBillType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveStatus(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.resolveStatus.INPaymentStatusResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveStatus(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.resolveStatus.INPaymentStatusResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForBillsIntent.resolveDueDateRange.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDueDateRange(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDueDateRange(
    for intent: INSearchForBillsIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForBillsIntent.resolveDueDateRange.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDueDateRange(for: intent, with: $0)
    }
  }
}

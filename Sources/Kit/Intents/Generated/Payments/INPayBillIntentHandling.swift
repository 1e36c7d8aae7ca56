// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INPayBillIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INPayBillIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse

  /// Resolves the bill payee.
  func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult

  /// Resolves the from account.
  func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult

  /// Resolves the transaction amount.
  func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult

  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the transaction note.
  func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult

  /// Resolves the bill type.
  func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult

  /// Resolves the due date.
  func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INPayBillIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.handle.INPayBillIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.handle.INPayBillIntentResponse", unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.confirm.INPayBillIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.confirm.INPayBillIntentResponse", unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveBillPayee.INBillPayeeResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveBillPayee(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveBillPayee.INBillPayeeResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveBillPayee(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveFromAccount.INPaymentAccountResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveFromAccount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveFromAccount.INPaymentAccountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveFromAccount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveTransactionAmount.INPaymentAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTransactionAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveTransactionAmount.INPaymentAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionAmount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveTransactionScheduledDate.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTransactionScheduledDate(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveTransactionScheduledDate.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionScheduledDate(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveTransactionNote.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveTransactionNote(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveTransactionNote.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionNote(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveBillType.INBillTypeResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveBillType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveBillType.INBillTypeResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveBillType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPayBillIntent.resolveDueDate.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDueDate(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPayBillIntent.resolveDueDate.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDueDate(for: intent, with: $0)
    }
  }
}

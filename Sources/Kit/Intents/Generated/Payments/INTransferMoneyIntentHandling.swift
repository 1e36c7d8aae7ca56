// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INTransferMoneyIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  /// Resolves the from account.
  func resolveFromAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  /// Resolves the to account.
  func resolveToAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  /// Resolves the transaction amount.
  func resolveTransactionAmount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult

  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the transaction note.
  func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INTransferMoneyIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.handle.INTransferMoneyIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.handle.INTransferMoneyIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.confirm.INTransferMoneyIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.confirm.INTransferMoneyIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveFromAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.resolveFromAccount.INPaymentAccountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveFromAccount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveFromAccount(
    for intent: INTransferMoneyIntent
  ) async -> INPaymentAccountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.resolveFromAccount.INPaymentAccountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveFromAccount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveToAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.resolveToAccount.INPaymentAccountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveToAccount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.resolveToAccount.INPaymentAccountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveToAccount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionAmount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.resolveTransactionAmount.INPaymentAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTransactionAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionAmount(
    for intent: INTransferMoneyIntent
  ) async -> INPaymentAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.resolveTransactionAmount.INPaymentAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionAmount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.resolveTransactionScheduledDate.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTransactionScheduledDate(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.resolveTransactionScheduledDate.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionScheduledDate(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INTransferMoneyIntent.resolveTransactionNote.INStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTransactionNote(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INTransferMoneyIntent.resolveTransactionNote.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTransactionNote(for: intent, with: $0)
    }
  }
}

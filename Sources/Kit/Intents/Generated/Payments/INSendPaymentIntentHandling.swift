// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSendPaymentIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSendPaymentIntentHandling: INSendPaymentIntentEarlierHandling {
  /// Carries the request out.
  func handle(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  /// Resolves the payee.
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult

  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult

  /// Resolves the note.
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.handle.INSendPaymentIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.handle.INSendPaymentIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.confirm.INSendPaymentIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.confirm.INSendPaymentIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.resolvePayee.INSendPaymentPayeeResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePayee(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.resolvePayee.INSendPaymentPayeeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePayee(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.resolveCurrencyAmount.INSendPaymentCurrencyAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCurrencyAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.resolveCurrencyAmount.INSendPaymentCurrencyAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.resolveNote.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveNote(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.resolveNote.INStringResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveNote(for: intent, with: $0)
    }
  }
}

/// The earlier forms of methods of ``INSendPaymentIntentHandling``.
///
/// They differ from the later ones only in what they return, so that both could not be told apart in one
/// protocol.
public protocol INSendPaymentIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the payee; an older form.
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult

  /// Resolves the currency amount; an older form.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INSendPaymentIntentEarlierHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.resolvePayee.INPersonResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePayee(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.resolvePayee.INPersonResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolvePayee(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendPaymentIntent.resolveCurrencyAmount.INCurrencyAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCurrencyAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INCurrencyAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendPaymentIntent.resolveCurrencyAmount.INCurrencyAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }
}

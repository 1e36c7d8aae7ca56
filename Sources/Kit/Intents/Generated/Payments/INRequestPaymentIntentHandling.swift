// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INRequestPaymentIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INRequestPaymentIntentHandling: INRequestPaymentIntentEarlierHandling {
  /// Carries the request out.
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  /// Resolves the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult

  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult

  /// Resolves the note.
  func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.handle.INRequestPaymentIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.handle.INRequestPaymentIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.confirm.INRequestPaymentIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.confirm.INRequestPaymentIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.resolvePayer.INRequestPaymentPayerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePayer(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.resolvePayer.INRequestPaymentPayerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePayer(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.resolveCurrencyAmount.INRequestPaymentCurrencyAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCurrencyAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.resolveCurrencyAmount.INRequestPaymentCurrencyAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.resolveNote.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveNote(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.resolveNote.INStringResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveNote(for: intent, with: $0)
    }
  }
}

/// The earlier forms of methods of ``INRequestPaymentIntentHandling``.
///
/// They differ from the later ones only in what they return, so that both could not be told apart in one
/// protocol.
public protocol INRequestPaymentIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the payer; an older form.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult

  /// Resolves the currency amount; an older form.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INRequestPaymentIntentEarlierHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.resolvePayer.INPersonResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePayer(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.resolvePayer.INPersonResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolvePayer(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INRequestPaymentIntent.resolveCurrencyAmount.INCurrencyAmountResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCurrencyAmount(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INCurrencyAmountResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INRequestPaymentIntent.resolveCurrencyAmount.INCurrencyAmountResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }
}

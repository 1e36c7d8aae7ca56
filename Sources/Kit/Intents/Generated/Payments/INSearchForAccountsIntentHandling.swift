// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForAccountsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  /// Resolves the account nickname.
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult

  /// Resolves the account type.
  func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult

  /// Resolves the organization name.
  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult

  /// Resolves the requested balance type.
  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent
  ) async -> INBalanceTypeResolutionResult
}

extension INSearchForAccountsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.handle.INSearchForAccountsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.handle.INSearchForAccountsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.confirm.INSearchForAccountsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.confirm.INSearchForAccountsIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.resolveAccountNickname.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAccountNickname(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.resolveAccountNickname.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAccountNickname(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.resolveAccountType.INAccountTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAccountType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAccountType(
    for intent: INSearchForAccountsIntent
  ) async -> INAccountTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.resolveAccountType.INAccountTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAccountType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.resolveOrganizationName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveOrganizationName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.resolveOrganizationName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveOrganizationName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForAccountsIntent.resolveRequestedBalanceType.INBalanceTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRequestedBalanceType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent
  ) async -> INBalanceTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForAccountsIntent.resolveRequestedBalanceType.INBalanceTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRequestedBalanceType(for: intent, with: $0)
    }
  }
}

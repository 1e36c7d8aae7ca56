// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetDefrosterSettingsInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse

  /// Resolves the enable.
  func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the defroster.
  func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult

  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent
  ) async -> INSpeakableStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetDefrosterSettingsInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetDefrosterSettingsInCarIntent.handle.INSetDefrosterSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetDefrosterSettingsInCarIntent
  ) async -> INSetDefrosterSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetDefrosterSettingsInCarIntent.handle.INSetDefrosterSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetDefrosterSettingsInCarIntent.confirm.INSetDefrosterSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetDefrosterSettingsInCarIntent
  ) async -> INSetDefrosterSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetDefrosterSettingsInCarIntent.confirm.INSetDefrosterSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveEnable.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnable(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveEnable.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnable(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveDefroster.INCarDefrosterResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDefroster(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent
  ) async -> INCarDefrosterResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveDefroster.INCarDefrosterResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDefroster(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetDefrosterSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}

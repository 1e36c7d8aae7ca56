// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSaveProfileInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSaveProfileInCarIntent,
    completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSaveProfileInCarIntent,
    completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse

  /// Resolves the profile number.
  func resolveProfileNumber(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult

  /// Resolves the profile name.
  func resolveProfileName(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSaveProfileInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSaveProfileInCarIntent,
    completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSaveProfileInCarIntent.handle.INSaveProfileInCarIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSaveProfileInCarIntent.handle.INSaveProfileInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSaveProfileInCarIntent,
    completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSaveProfileInCarIntent.confirm.INSaveProfileInCarIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSaveProfileInCarIntent.confirm.INSaveProfileInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveProfileNumber(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSaveProfileInCarIntent.resolveProfileNumber.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveProfileNumber(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSaveProfileInCarIntent.resolveProfileNumber.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveProfileNumber(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveProfileName(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSaveProfileInCarIntent.resolveProfileName.INStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveProfileName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSaveProfileInCarIntent.resolveProfileName.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveProfileName(for: intent, with: $0)
    }
  }
}

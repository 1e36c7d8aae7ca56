// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INStartAudioCallIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult

  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
extension INStartAudioCallIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartAudioCallIntent.handle.INStartAudioCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartAudioCallIntent.handle.INStartAudioCallIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartAudioCallIntent.confirm.INStartAudioCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartAudioCallIntent.confirm.INStartAudioCallIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartAudioCallIntent.resolveDestinationType.INCallDestinationTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDestinationType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartAudioCallIntent.resolveDestinationType.INCallDestinationTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDestinationType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartAudioCallIntent.resolveContacts.[INPersonResolutionResult]", completion: completion,
      unwritten: [.notImplemented()]
    ) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartAudioCallIntent.resolveContacts.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveContacts(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INStartVideoCallIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
extension INStartVideoCallIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartVideoCallIntent.handle.INStartVideoCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartVideoCallIntent.handle.INStartVideoCallIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartVideoCallIntent.confirm.INStartVideoCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartVideoCallIntent.confirm.INStartVideoCallIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartVideoCallIntent.resolveContacts.[INPersonResolutionResult]", completion: completion,
      unwritten: [.notImplemented()]
    ) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartVideoCallIntent.resolveContacts.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveContacts(for: intent, with: $0)
    }
  }
}

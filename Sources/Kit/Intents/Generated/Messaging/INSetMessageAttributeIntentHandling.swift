// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetMessageAttributeIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  /// Resolves the attribute.
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetMessageAttributeIntent.handle.INSetMessageAttributeIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetMessageAttributeIntent.handle.INSetMessageAttributeIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetMessageAttributeIntent.confirm.INSetMessageAttributeIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetMessageAttributeIntent.confirm.INSetMessageAttributeIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetMessageAttributeIntent.resolveAttribute.INMessageAttributeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAttribute(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetMessageAttributeIntent.resolveAttribute.INMessageAttributeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAttribute(for: intent, with: $0)
    }
  }
}

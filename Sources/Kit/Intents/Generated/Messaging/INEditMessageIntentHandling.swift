// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INEditMessageIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  /// Resolves the edited content.
  func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

extension INEditMessageIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEditMessageIntent.handle.INEditMessageIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INEditMessageIntent.handle.INEditMessageIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEditMessageIntent.confirm.INEditMessageIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INEditMessageIntent.confirm.INEditMessageIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INEditMessageIntent.resolveEditedContent.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveEditedContent(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INEditMessageIntent.resolveEditedContent.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEditedContent(for: intent, with: $0)
    }
  }
}

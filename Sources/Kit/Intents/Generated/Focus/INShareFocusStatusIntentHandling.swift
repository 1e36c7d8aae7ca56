// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INShareFocusStatusIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INShareFocusStatusIntent.handle.INShareFocusStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INShareFocusStatusIntent.handle.INShareFocusStatusIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INShareFocusStatusIntent.confirm.INShareFocusStatusIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INShareFocusStatusIntent.confirm.INShareFocusStatusIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }
}

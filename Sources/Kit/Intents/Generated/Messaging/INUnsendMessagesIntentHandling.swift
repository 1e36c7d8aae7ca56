// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INUnsendMessagesIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}

extension INUnsendMessagesIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INUnsendMessagesIntent.handle.INUnsendMessagesIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INUnsendMessagesIntent.handle.INUnsendMessagesIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INUnsendMessagesIntent.confirm.INUnsendMessagesIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INUnsendMessagesIntent.confirm.INUnsendMessagesIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }
}

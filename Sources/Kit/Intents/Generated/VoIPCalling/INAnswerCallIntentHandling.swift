// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INAnswerCallIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

extension INAnswerCallIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAnswerCallIntent.handle.INAnswerCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAnswerCallIntent.handle.INAnswerCallIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAnswerCallIntent.confirm.INAnswerCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAnswerCallIntent.confirm.INAnswerCallIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }
}

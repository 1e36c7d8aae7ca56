// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INHangUpCallIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

extension INHangUpCallIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INHangUpCallIntent.handle.INHangUpCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INHangUpCallIntent.handle.INHangUpCallIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INHangUpCallIntent.confirm.INHangUpCallIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INHangUpCallIntent.confirm.INHangUpCallIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }
}

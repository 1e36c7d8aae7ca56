// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INListCarsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INListCarsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
}

extension INListCarsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListCarsIntent.handle.INListCarsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INListCarsIntent.handle.INListCarsIntentResponse", unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INListCarsIntent.confirm.INListCarsIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INListCarsIntent.confirm.INListCarsIntentResponse", unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }
}

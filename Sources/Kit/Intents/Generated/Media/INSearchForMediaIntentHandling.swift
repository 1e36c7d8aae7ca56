// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForMediaIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse

  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMediaIntent.handle.INSearchForMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMediaIntent.handle.INSearchForMediaIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMediaIntent.confirm.INSearchForMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMediaIntent.confirm.INSearchForMediaIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMediaIntent.resolveMediaItems.[INSearchForMediaMediaItemResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMediaIntent.resolveMediaItems.[INSearchForMediaMediaItemResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }
}

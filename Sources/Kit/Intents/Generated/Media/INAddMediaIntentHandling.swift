// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INAddMediaIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse

  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]

  /// Resolves the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddMediaIntent.handle.INAddMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddMediaIntent.handle.INAddMediaIntentResponse", unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddMediaIntent.confirm.INAddMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddMediaIntent.confirm.INAddMediaIntentResponse", unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddMediaIntent.resolveMediaItems.[INAddMediaMediaItemResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddMediaIntent.resolveMediaItems.[INAddMediaMediaItemResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddMediaIntent.resolveMediaDestination.INAddMediaMediaDestinationResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveMediaDestination(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddMediaIntent.resolveMediaDestination.INAddMediaMediaDestinationResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveMediaDestination(for: intent, with: $0)
    }
  }
}

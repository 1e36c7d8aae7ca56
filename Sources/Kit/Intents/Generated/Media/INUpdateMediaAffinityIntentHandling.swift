// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INUpdateMediaAffinityIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse

  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult]

  /// Resolves the affinity type.
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent
  ) async -> INMediaAffinityTypeResolutionResult
}

extension INUpdateMediaAffinityIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INUpdateMediaAffinityIntent.handle.INUpdateMediaAffinityIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INUpdateMediaAffinityIntent.handle.INUpdateMediaAffinityIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INUpdateMediaAffinityIntent.confirm.INUpdateMediaAffinityIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INUpdateMediaAffinityIntent.confirm.INUpdateMediaAffinityIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INUpdateMediaAffinityIntent.resolveMediaItems.[INUpdateMediaAffinityMediaItemResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INUpdateMediaAffinityIntent.resolveMediaItems.[INUpdateMediaAffinityMediaItemResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INUpdateMediaAffinityIntent.resolveAffinityType.INMediaAffinityTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAffinityType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent
  ) async -> INMediaAffinityTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INUpdateMediaAffinityIntent.resolveAffinityType.INMediaAffinityTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAffinityType(for: intent, with: $0)
    }
  }
}

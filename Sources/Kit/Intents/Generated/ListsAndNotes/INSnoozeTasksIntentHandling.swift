// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSnoozeTasksIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse

  /// Resolves the tasks.
  func resolveTasks(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]

  /// Resolves the next trigger time.
  func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult
}

extension INSnoozeTasksIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSnoozeTasksIntent.handle.INSnoozeTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSnoozeTasksIntent.handle.INSnoozeTasksIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSnoozeTasksIntent.confirm.INSnoozeTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSnoozeTasksIntent.confirm.INSnoozeTasksIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTasks(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSnoozeTasksIntent.resolveTasks.[INSnoozeTasksTaskResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveTasks(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSnoozeTasksIntent.resolveTasks.[INSnoozeTasksTaskResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveTasks(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSnoozeTasksIntent.resolveNextTriggerTime.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveNextTriggerTime(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSnoozeTasksIntent.resolveNextTriggerTime.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveNextTriggerTime(for: intent, with: $0)
    }
  }
}

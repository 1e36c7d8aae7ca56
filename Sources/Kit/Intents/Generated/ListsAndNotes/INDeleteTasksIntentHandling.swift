// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INDeleteTasksIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse

  /// Resolves the task list.
  func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult

  /// Resolves the tasks.
  func resolveTasks(
    for intent: INDeleteTasksIntent,
    with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INDeleteTasksIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INDeleteTasksIntent.handle.INDeleteTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INDeleteTasksIntent.handle.INDeleteTasksIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INDeleteTasksIntent.confirm.INDeleteTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INDeleteTasksIntent.confirm.INDeleteTasksIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INDeleteTasksIntent.resolveTaskList.INDeleteTasksTaskListResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTaskList(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTaskList(
    for intent: INDeleteTasksIntent
  ) async -> INDeleteTasksTaskListResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INDeleteTasksIntent.resolveTaskList.INDeleteTasksTaskListResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTaskList(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTasks(
    for intent: INDeleteTasksIntent,
    with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INDeleteTasksIntent.resolveTasks.[INDeleteTasksTaskResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveTasks(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INDeleteTasksIntent.resolveTasks.[INDeleteTasksTaskResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveTasks(for: intent, with: $0)
    }
  }
}

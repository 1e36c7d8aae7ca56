// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INCreateTaskListIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INAddTasksIntent in new code.")
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse

  /// Resolves the title.
  func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the task titles.
  func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]

  /// Resolves the group name.
  func resolveGroupName(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INAddTasksIntent in new code.")
extension INCreateTaskListIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateTaskListIntent.handle.INCreateTaskListIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateTaskListIntent.handle.INCreateTaskListIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateTaskListIntent.confirm.INCreateTaskListIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateTaskListIntent.confirm.INCreateTaskListIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateTaskListIntent.resolveTitle.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTitle(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateTaskListIntent.resolveTitle.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateTaskListIntent.resolveTaskTitles.[INSpeakableStringResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveTaskTitles(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTaskTitles(
    for intent: INCreateTaskListIntent
  ) async -> [INSpeakableStringResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateTaskListIntent.resolveTaskTitles.[INSpeakableStringResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveTaskTitles(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGroupName(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateTaskListIntent.resolveGroupName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveGroupName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGroupName(
    for intent: INCreateTaskListIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateTaskListIntent.resolveGroupName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveGroupName(for: intent, with: $0)
    }
  }
}

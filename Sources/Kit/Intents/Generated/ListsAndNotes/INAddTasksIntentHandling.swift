// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INAddTasksIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INAddTasksIntentHandling: INAddTasksIntentEarlierHandling {
  /// Carries the request out.
  func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse

  /// Resolves the target task list.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult

  /// Resolves the task titles.
  func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]

  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult

  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTemporalEventTriggerResolutionResult

  /// Resolves the priority.
  func resolvePriority(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
}

extension INAddTasksIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.handle.INAddTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.handle.INAddTasksIntentResponse", unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.confirm.INAddTasksIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.confirm.INAddTasksIntentResponse", unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveTargetTaskList.INAddTasksTargetTaskListResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTargetTaskList(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTargetTaskListResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveTargetTaskList.INAddTasksTargetTaskListResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTargetTaskList(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveTaskTitles.[INSpeakableStringResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveTaskTitles(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveTaskTitles.[INSpeakableStringResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveTaskTitles(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveSpatialEventTrigger.INSpatialEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveSpatialEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INSpatialEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveSpatialEventTrigger.INSpatialEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveSpatialEventTrigger(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveTemporalEventTrigger.INAddTasksTemporalEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemporalEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTemporalEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveTemporalEventTrigger.INAddTasksTemporalEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemporalEventTrigger(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePriority(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolvePriority.INTaskPriorityResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePriority(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolvePriority.INTaskPriorityResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePriority(for: intent, with: $0)
    }
  }
}

/// The earlier forms of methods of ``INAddTasksIntentHandling``.
///
/// They differ from the later ones only in what they return, so that both could not be told apart in one
/// protocol.
public protocol INAddTasksIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the target task list; an older form.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult

  /// Resolves the temporal event trigger; an older form.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INTemporalEventTriggerResolutionResult
}

extension INAddTasksIntentEarlierHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveTargetTaskList.INTaskListResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveTargetTaskList(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveTargetTaskList.INTaskListResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTargetTaskList(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAddTasksIntent.resolveTemporalEventTrigger.INTemporalEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemporalEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INTemporalEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAddTasksIntent.resolveTemporalEventTrigger.INTemporalEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemporalEventTrigger(for: intent, with: $0)
    }
  }
}

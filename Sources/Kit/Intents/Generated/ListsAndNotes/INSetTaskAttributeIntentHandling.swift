// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetTaskAttributeIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSetTaskAttributeIntentHandling: INSetTaskAttributeIntentEarlierHandling {
  /// Carries the request out.
  func handle(
    intent: INSetTaskAttributeIntent,
    completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetTaskAttributeIntent,
    completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse

  /// Resolves the target task.
  func resolveTargetTask(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult

  /// Resolves the task title.
  func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the status.
  func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult

  /// Resolves the priority.
  func resolvePriority(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult

  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSpatialEventTriggerResolutionResult

  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult
}

extension INSetTaskAttributeIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetTaskAttributeIntent,
    completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.handle.INSetTaskAttributeIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.handle.INSetTaskAttributeIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetTaskAttributeIntent,
    completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.confirm.INSetTaskAttributeIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.confirm.INSetTaskAttributeIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTargetTask(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolveTargetTask.INTaskResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveTargetTask(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolveTargetTask.INTaskResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTargetTask(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolveTaskTitle.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTaskTitle(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolveTaskTitle.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTaskTitle(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolveStatus.INTaskStatusResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveStatus(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolveStatus.INTaskStatusResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePriority(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolvePriority.INTaskPriorityResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePriority(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolvePriority.INTaskPriorityResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePriority(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolveSpatialEventTrigger.INSpatialEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveSpatialEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSpatialEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolveSpatialEventTrigger.INSpatialEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveSpatialEventTrigger(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSetTaskAttributeIntent.resolveTemporalEventTrigger.INSetTaskAttributeTemporalEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemporalEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSetTaskAttributeIntent.resolveTemporalEventTrigger.INSetTaskAttributeTemporalEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemporalEventTrigger(for: intent, with: $0)
    }
  }
}

/// The earlier forms of methods of ``INSetTaskAttributeIntentHandling``.
///
/// They differ from the later ones only in what they return, so that both could not be told apart in one
/// protocol.
public protocol INSetTaskAttributeIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the temporal event trigger; an older form.
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INTemporalEventTriggerResolutionResult
}

extension INSetTaskAttributeIntentEarlierHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetTaskAttributeIntent.resolveTemporalEventTrigger.INTemporalEventTriggerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemporalEventTrigger(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INTemporalEventTriggerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetTaskAttributeIntent.resolveTemporalEventTrigger.INTemporalEventTriggerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemporalEventTrigger(for: intent, with: $0)
    }
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForNotebookItemsIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse

  /// Resolves the title.
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the content.
  func resolveContent(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult

  /// Resolves the item type.
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult

  /// Resolves the status.
  func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult

  /// Resolves the location.
  func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult

  /// Resolves the location search type.
  func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INLocationSearchTypeResolutionResult

  /// Resolves the date time.
  func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the date search type.
  func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateSearchTypeResolutionResult

  /// Resolves the temporal event trigger types.
  func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INTemporalEventTriggerTypeOptionsResolutionResult

  /// Resolves the task priority.
  func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
}

extension INSearchForNotebookItemsIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.handle.INSearchForNotebookItemsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.handle.INSearchForNotebookItemsIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.confirm.INSearchForNotebookItemsIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForNotebookItemsIntent
  ) async -> INSearchForNotebookItemsIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.confirm.INSearchForNotebookItemsIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveTitle.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTitle(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTitle(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveTitle.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContent(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveContent.INStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveContent(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveContent.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveItemType.INNotebookItemTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveItemType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveItemType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INNotebookItemTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveItemType.INNotebookItemTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveItemType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveStatus.INTaskStatusResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveStatus(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveStatus(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INTaskStatusResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveStatus.INTaskStatusResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveLocation.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLocation(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveLocation.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLocation(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSearchForNotebookItemsIntent.resolveLocationSearchType.INLocationSearchTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveLocationSearchType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INLocationSearchTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSearchForNotebookItemsIntent.resolveLocationSearchType.INLocationSearchTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLocationSearchType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveDateTime.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateTime(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveDateTime.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateTime(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveDateSearchType.INDateSearchTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateSearchType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateSearchTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveDateSearchType.INDateSearchTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateSearchType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSearchForNotebookItemsIntent.resolveTemporalEventTriggerTypes.INTemporalEventTriggerTypeOptionsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemporalEventTriggerTypes(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INTemporalEventTriggerTypeOptionsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSearchForNotebookItemsIntent.resolveTemporalEventTriggerTypes.INTemporalEventTriggerTypeOptionsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemporalEventTriggerTypes(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForNotebookItemsIntent.resolveTaskPriority.INTaskPriorityResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTaskPriority(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INTaskPriorityResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForNotebookItemsIntent.resolveTaskPriority.INTaskPriorityResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTaskPriority(for: intent, with: $0)
    }
  }
}

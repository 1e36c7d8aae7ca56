// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a add tasks target task list.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
  /// The person must confirm the value, for a reason.
  public class func confirmationRequired(
    with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self {
    check(taskListToConfirm, reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init()
    state = taskListResolutionResult.state
  }
}

/// What an app says of a add tasks temporal event trigger.
open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init()
    state = temporalEventTriggerResolutionResult.state
  }
}

/// What an app says of a date search type.
open class INDateSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedDateSearchType: INDateSearchType) -> Self {
    accept(resolvedDateSearchType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self {
    check(dateSearchTypeToConfirm)
  }
}

/// What an app says of a delete tasks task list.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init()
    state = taskListResolutionResult.state
  }
}

/// What an app says of a delete tasks task.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init()
    state = taskResolutionResult.state
  }
}

/// What an app says of a location search type.
open class INLocationSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self {
    accept(resolvedLocationSearchType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self {
    check(locationSearchTypeToConfirm)
  }
}

/// What an app says of a note content.
open class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedNoteContent: INNoteContent) -> Self {
    accept(resolvedNoteContent)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
    choose(noteContentsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
    check(noteContentToConfirm)
  }
}

/// What an app says of a note.
open class INNoteResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedNote: INNote) -> Self {
    accept(resolvedNote)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
    choose(notesToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
    check(noteToConfirm)
  }
}

/// What an app says of a notebook item type.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
    accept(resolvedNotebookItemType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
    check(notebookItemTypeToConfirm)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with notebookItemTypesToDisambiguate: [INNotebookItemType]) -> Self {
    choose(notebookItemTypesToDisambiguate)
  }
}

/// What an app says of a set task attribute temporal event trigger.
open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(
    forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason
  ) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init()
    state = temporalEventTriggerResolutionResult.state
  }
}

/// What an app says of a snooze tasks task.
open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init()
    state = taskResolutionResult.state
  }
}

/// What an app says of a spatial event trigger.
open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self {
    accept(resolvedSpatialEventTrigger)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
    choose(spatialEventTriggersToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
    check(spatialEventTriggerToConfirm)
  }
}

/// What an app says of a task list.
open class INTaskListResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTaskList: INTaskList) -> Self {
    accept(resolvedTaskList)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
    choose(taskListsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
    check(taskListToConfirm)
  }
}

/// What an app says of a task priority.
open class INTaskPriorityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTaskPriority: INTaskPriority) -> Self {
    accept(resolvedTaskPriority)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self {
    check(taskPriorityToConfirm)
  }
}

/// What an app says of a task.
open class INTaskResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTask: INTask) -> Self {
    accept(resolvedTask)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
    choose(tasksToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
    check(taskToConfirm)
  }
}

/// What an app says of a task status.
open class INTaskStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTaskStatus: INTaskStatus) -> Self {
    accept(resolvedTaskStatus)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
    check(taskStatusToConfirm)
  }
}

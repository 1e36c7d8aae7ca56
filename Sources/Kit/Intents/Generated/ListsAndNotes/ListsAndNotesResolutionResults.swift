// Generated from sirikit.json by script/generate; do not edit.

/// What an app says of a add tasks target task list.
public class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
  /// The person must confirm the value, for a reason.
  public class func confirmationRequired(
    with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self {
    check(taskListToConfirm, reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(taskListResolutionResult.state)
  }
}

/// What an app says of a add tasks temporal event trigger.
public class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init(temporalEventTriggerResolutionResult.state)
  }
}

/// What an app says of a date search type.
public class INDateSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(taskListResolutionResult.state)
  }
}

/// What an app says of a delete tasks task.
public class INDeleteTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init(taskResolutionResult.state)
  }
}

/// What an app says of a location search type.
public class INLocationSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INNoteResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INNotebookItemTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult,
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
    self.init(temporalEventTriggerResolutionResult.state)
  }
}

/// What an app says of a snooze tasks task.
public class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init(taskResolutionResult.state)
  }
}

/// What an app says of a spatial event trigger.
public class INSpatialEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INTaskListResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INTaskPriorityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INTaskResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
public class INTaskStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTaskStatus: INTaskStatus) -> Self {
    accept(resolvedTaskStatus)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
    check(taskStatusToConfirm)
  }
}

/// What an app says of a temporal event trigger.
public class INTemporalEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
    accept(resolvedTemporalEventTrigger)
  }

  /// One of several values must be chosen.
  public class func disambiguation(
    with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]
  ) -> Self {
    choose(temporalEventTriggersToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with temporalEventTriggerToConfirm: INTemporalEventTrigger?
  ) -> Self {
    check(temporalEventTriggerToConfirm)
  }
}

/// What an app says of a temporal event trigger type options.
public class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult,
  @unchecked Sendable
{
  /// The value is accepted.
  public class func success(
    with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions
  ) -> Self {
    accept(resolvedTemporalEventTriggerTypeOptions)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
  ) -> Self {
    check(temporalEventTriggerTypeOptionsToConfirm)
  }
}

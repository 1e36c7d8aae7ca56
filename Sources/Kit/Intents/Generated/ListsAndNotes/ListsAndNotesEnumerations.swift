// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a add tasks target task list confirmation reason.
public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable, CaseIterable {
  /// List should be created.
  case listShouldBeCreated = 1
}

extension INAddTasksTargetTaskListConfirmationReason: WireEnumeration {}

/// The values of a add tasks temporal event trigger unsupported reason.
public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable, CaseIterable {
  /// Time in past.
  case timeInPast = 1
  /// Invalid recurrence.
  case invalidRecurrence = 2
}

extension INAddTasksTemporalEventTriggerUnsupportedReason: WireEnumeration {}

/// The values of a date search type.
public enum INDateSearchType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// By due date.
  case byDueDate = 1
  /// By modified date.
  case byModifiedDate = 2
  /// By created date.
  case byCreatedDate = 3
}

extension INDateSearchType: WireEnumeration {}

/// The values of a delete tasks task list unsupported reason.
public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable, CaseIterable {
  /// No task list found.
  case noTaskListFound = 1
}

extension INDeleteTasksTaskListUnsupportedReason: WireEnumeration {}

/// The values of a delete tasks task unsupported reason.
public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable, CaseIterable {
  /// No tasks found.
  case noTasksFound = 1
  /// No tasks in app.
  case noTasksInApp = 2
}

extension INDeleteTasksTaskUnsupportedReason: WireEnumeration {}

/// The values of a location search type.
public enum INLocationSearchType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// By location trigger.
  case byLocationTrigger = 1
}

extension INLocationSearchType: WireEnumeration {}

/// The values of a notebook item type.
public enum INNotebookItemType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Note.
  case note = 1
  /// Task list.
  case taskList = 2
  /// Task.
  case task = 3
}

extension INNotebookItemType: WireEnumeration {}

/// The values of a set task attribute temporal event trigger unsupported reason.
public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable, CaseIterable {
  /// Time in past.
  case timeInPast = 1
  /// Invalid recurrence.
  case invalidRecurrence = 2
}

extension INSetTaskAttributeTemporalEventTriggerUnsupportedReason: WireEnumeration {}

/// The values of a snooze tasks task unsupported reason.
public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable, CaseIterable {
  /// No tasks found.
  case noTasksFound = 1
}

extension INSnoozeTasksTaskUnsupportedReason: WireEnumeration {}

/// The values of a sort type.
public enum INSortType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// As is.
  case asIs = 1
  /// By date.
  case byDate = 2
}

extension INSortType: WireEnumeration {}

/// The values of a spatial event.
public enum INSpatialEvent: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Arrive.
  case arrive = 1
  /// Depart.
  case depart = 2
}

extension INSpatialEvent: WireEnumeration {}

/// The values of a task priority.
public enum INTaskPriority: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Not flagged.
  case notFlagged = 1
  /// Flagged.
  case flagged = 2
}

extension INTaskPriority: WireEnumeration {}

/// The values of a task status.
public enum INTaskStatus: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Not completed.
  case notCompleted = 1
  /// Completed.
  case completed = 2
}

extension INTaskStatus: WireEnumeration {}

/// The values of a task type.
public enum INTaskType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Not completable.
  case notCompletable = 1
  /// Completable.
  case completable = 2
}

extension INTaskType: WireEnumeration {}

/// The values of a temporal event trigger type options.
public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Not scheduled.
  public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1)
  /// Scheduled non recurring.
  public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 2)
  /// Scheduled recurring.
  public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 4)
}

extension INTemporalEventTriggerTypeOptions: WireOptions {
  static var names: [(name: String, option: INTemporalEventTriggerTypeOptions)] {
    [
      ("notScheduled", .notScheduled),
      ("scheduledNonRecurring", .scheduledNonRecurring),
      ("scheduledRecurring", .scheduledRecurring),
    ]
  }
}

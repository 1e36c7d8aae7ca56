// Generated from sirikit.json by script/generate; do not edit.

import IntentWire

/// The classes and enumerations of SiriKit by name.
enum SiriKitTypes {
  static let intents: [String: INIntent.Type] = [
    "INAddTasksIntent": INAddTasksIntent.self,
    "INAppendToNoteIntent": INAppendToNoteIntent.self,
    "INCreateNoteIntent": INCreateNoteIntent.self,
    "INCreateTaskListIntent": INCreateTaskListIntent.self,
    "INDeleteTasksIntent": INDeleteTasksIntent.self,
    "INSearchForNotebookItemsIntent": INSearchForNotebookItemsIntent.self,
    "INSetTaskAttributeIntent": INSetTaskAttributeIntent.self,
    "INSnoozeTasksIntent": INSnoozeTasksIntent.self,
  ]

  static let objects: [String: SiriKitObject.Type] = [
    "INImage": INImage.self,
    "INImageNoteContent": INImageNoteContent.self,
    "INNote": INNote.self,
    "INNoteContent": INNoteContent.self,
    "INObject": INObject.self,
    "INPersonHandle": INPersonHandle.self,
    "INRecurrenceRule": INRecurrenceRule.self,
    "INSpatialEventTrigger": INSpatialEventTrigger.self,
    "INTask": INTask.self,
    "INTaskList": INTaskList.self,
    "INTemporalEventTrigger": INTemporalEventTrigger.self,
    "INTextNoteContent": INTextNoteContent.self,
  ]

  static let enumerations: [String: EnumerationManifest] = [
    "INDateSearchType": enumeration(
      "INDateSearchType", "Date Search Type",
      [
        "unknown": "Unknown",
        "byDueDate": "By due date",
        "byModifiedDate": "By modified date",
        "byCreatedDate": "By created date",
      ]),
    "INLocationSearchType": enumeration(
      "INLocationSearchType", "Location Search Type",
      [
        "unknown": "Unknown",
        "byLocationTrigger": "By location trigger",
      ]),
    "INNotebookItemType": enumeration(
      "INNotebookItemType", "Notebook Item Type",
      [
        "unknown": "Unknown",
        "note": "Note",
        "taskList": "Task list",
        "task": "Task",
      ]),
    "INTaskPriority": enumeration(
      "INTaskPriority", "Task Priority",
      [
        "unknown": "Unknown",
        "notFlagged": "Not flagged",
        "flagged": "Flagged",
      ]),
    "INTaskStatus": enumeration(
      "INTaskStatus", "Task Status",
      [
        "unknown": "Unknown",
        "notCompleted": "Not completed",
        "completed": "Completed",
      ]),
    "INTemporalEventTriggerTypeOptions": enumeration(
      "INTemporalEventTriggerTypeOptions", "Temporal Event Trigger Type Options",
      [
        "notScheduled": "Not scheduled",
        "scheduledNonRecurring": "Scheduled non recurring",
        "scheduledRecurring": "Scheduled recurring",
      ]),
  ]
}

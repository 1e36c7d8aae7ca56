// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INAddTasksIntent``.
final class AddTasksRecorder: NSObject, INAddTasksIntentHandling {
  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    Received.record(
      "INAddTasksIntent",
      [
        "targetTaskList": Described.text(intent.targetTaskList),
        "taskTitles": Described.text(intent.taskTitles),
        "spatialEventTrigger": Described.text(intent.spatialEventTrigger),
        "temporalEventTrigger": Described.text(intent.temporalEventTrigger),
        "priority": Described.text(intent.priority),
      ])
    completion(Answers.filled(INAddTasksIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INAppendToNoteIntent``.
final class AppendToNoteRecorder: NSObject, INAppendToNoteIntentHandling {
  func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
    Received.record(
      "INAppendToNoteIntent",
      [
        "targetNote": Described.text(intent.targetNote),
        "content": Described.text(intent.content),
      ])
    completion(Answers.filled(INAppendToNoteIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INCreateNoteIntent``.
final class CreateNoteRecorder: NSObject, INCreateNoteIntentHandling {
  func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
    Received.record(
      "INCreateNoteIntent",
      [
        "title": Described.text(intent.title),
        "content": Described.text(intent.content),
        "groupName": Described.text(intent.groupName),
      ])
    completion(Answers.filled(INCreateNoteIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INCreateTaskListIntent``.
final class CreateTaskListRecorder: NSObject, INCreateTaskListIntentHandling {
  func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) {
    Received.record(
      "INCreateTaskListIntent",
      [
        "title": Described.text(intent.title),
        "taskTitles": Described.text(intent.taskTitles),
        "groupName": Described.text(intent.groupName),
      ])
    completion(Answers.filled(INCreateTaskListIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INDeleteTasksIntent``.
final class DeleteTasksRecorder: NSObject, INDeleteTasksIntentHandling {
  func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
    Received.record(
      "INDeleteTasksIntent",
      [
        "taskList": Described.text(intent.taskList),
        "tasks": Described.text(intent.tasks),
        "all": Described.text(intent.all),
      ])
    completion(Answers.filled(INDeleteTasksIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSearchForNotebookItemsIntent``.
final class SearchForNotebookItemsRecorder: NSObject, INSearchForNotebookItemsIntentHandling {
  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForNotebookItemsIntent",
      [
        "title": Described.text(intent.title),
        "content": Described.text(intent.content),
        "itemType": Described.text(intent.itemType),
        "status": Described.text(intent.status),
        "location": Described.text(intent.location),
        "locationSearchType": Described.text(intent.locationSearchType),
        "dateTime": Described.text(intent.dateTime),
        "dateSearchType": Described.text(intent.dateSearchType),
        "temporalEventTriggerTypes": Described.text(intent.temporalEventTriggerTypes),
        "taskPriority": Described.text(intent.taskPriority),
        "notebookItemIdentifier": Described.text(intent.notebookItemIdentifier),
      ])
    completion(Answers.filled(INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetTaskAttributeIntent``.
final class SetTaskAttributeRecorder: NSObject, INSetTaskAttributeIntentHandling {
  func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    Received.record(
      "INSetTaskAttributeIntent",
      [
        "targetTask": Described.text(intent.targetTask),
        "taskTitle": Described.text(intent.taskTitle),
        "status": Described.text(intent.status),
        "priority": Described.text(intent.priority),
        "spatialEventTrigger": Described.text(intent.spatialEventTrigger),
        "temporalEventTrigger": Described.text(intent.temporalEventTrigger),
      ])
    completion(Answers.filled(INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSnoozeTasksIntent``.
final class SnoozeTasksRecorder: NSObject, INSnoozeTasksIntentHandling {
  func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
    Received.record(
      "INSnoozeTasksIntent",
      [
        "tasks": Described.text(intent.tasks),
        "nextTriggerTime": Described.text(intent.nextTriggerTime),
        "all": Described.text(intent.all),
      ])
    completion(Answers.filled(INSnoozeTasksIntentResponse(code: .success, userActivity: nil)))
  }
}

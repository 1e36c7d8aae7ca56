// Generated from sirikit.json by script/generate; do not edit.

/// Handles all intents of a domain: notebook domain handling.
public protocol INNotebookDomainHandling:
  INCreateNoteIntentHandling,
  INAppendToNoteIntentHandling,
  INAddTasksIntentHandling,
  INCreateTaskListIntentHandling,
  INSetTaskAttributeIntentHandling,
  INSearchForNotebookItemsIntentHandling
{}

import Intents

final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INCreateNoteIntent, is INAppendToNoteIntent: NoteIntentHandler(notebook: .shared)
    case is INSearchForNotebookItemsIntent: NoteSearchHandler()
    case is INAddTasksIntent: ChecklistHandler()
    case let intent as INSetTaskAttributeIntent where intent.status == .completed: TickHandler()
    default: nil
    }
  }
}

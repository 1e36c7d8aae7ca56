import Intents
import ListOMatKit

/// The extension's entry: hands each request to the class that knows it.
class IntentHandler: INExtension {
  override init() {
    super.init()
    if let lists = try? ListStore().lists() {
      ListVocabulary.publish(lists)
    }
    Task { await ListSearch.update() }
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForNotebookItemsIntent: SearchItemsIntentHandler()
    case is INAddTasksIntent: AddItemsIntentHandler()
    case is INCreateTaskListIntent: CreateListIntentHandler()
    case is INSetTaskAttributeIntent: CheckItemIntentHandler()
    case is INDeleteTasksIntent: RemoveItemsIntentHandler()
    case is INSnoozeTasksIntent: SnoozeItemsIntentHandler()
    case is INCreateNoteIntent: CreateNoteIntentHandler()
    case is INAppendToNoteIntent: AppendToNoteIntentHandler()
    default: nil
    }
  }
}

import Intents

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    log("asked for \(intent)")
    return intent is INAddTasksIntent ? AddTasksHandler() : self
  }
}

import Intents
import UIKit

/// Answers from whatever thread it is asked on, as handlers written before actors do.
class IntentHandler: INExtension, INAddTasksIntentHandling {
  override func handler(for intent: INIntent) -> Any { self }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    let names = intent.taskTitles?.map(\.spokenPhrase) ?? []
    UserDefaults(suiteName: "group.org.example.kiosk")?.setValue(names, forKey: "pending")
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = names.map { name in
      INTask(
        title: INSpeakableString(spokenPhrase: name), status: .notCompleted, taskType: .completable,
        spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: NSStringFromClass(classForCoder))
    }
    completion(response)
  }

  /// Asks the app, which belongs to the main thread, without saying so.
  func isInFront() -> Bool {
    let app = UIApplication.shared
    return app.applicationState == .active
  }
}

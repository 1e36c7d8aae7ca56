// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Intents

/// The parts of the app itself that deal with the assistant.
class LarderApp: NSObject {
  var openedShelf: String?
  var authorization: INSiriAuthorizationStatus = .notDetermined

  static func start(with shelves: [Shelf]) {
    larder = Larder(shelves: shelves)
    requestCount = 0
  }

  static var requests: Int {
    return requestCount
  }

  func askForPermission() {
    INPreferences.requestSiriAuthorization { status in
      switch status {
      case .authorized:
        print("Authorized")
      case .denied, .restricted, .notDetermined:
        print("Not authorized")
      @unknown default:
        break
      }
      self.authorization = status
    }
    if INPreferences.siriAuthorizationStatus() != .authorized {
      print("Language: \(INPreferences.siriLanguageCode())")
    }
  }

  func donate(_ shelf: Shelf, things: [Thing]) {
    let intent = INAddTasksIntent(
      targetTaskList: shelf.taskList,
      taskTitles: things.map { INSpeakableString(spokenPhrase: $0.name) },
      spatialEventTrigger: nil,
      temporalEventTrigger: nil)
    intent.suggestedInvocationPhrase = "Fill up my larder"
    intent.setImage(INImage(named: "Jar"), forParameterNamed: \INAddTasksIntent.targetTaskList)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = shelf.name
    interaction.groupIdentifier = "shelves"
    interaction.donate { error in
      if let error = error {
        print("Donation failed: \(error.localizedDescription)")
      }
    }
    INInteraction.delete(with: ["old"]) { (error) in
      if error != nil { print(error!) }
    }
    INInteraction.deleteAll(completion: nil)
  }

  func suggestShortcuts(completion: @escaping ([String]) -> Void) {
    let shortcuts = larder.shelves.compactMap { shelf -> INShortcut? in
      let intent = INSearchForNotebookItemsIntent(
        title: INSpeakableString(spokenPhrase: shelf.name), content: nil, itemType: .taskList,
        status: .notCompleted, location: nil, locationSearchType: .unknown, dateTime: nil,
        dateSearchType: .unknown)
      return INShortcut(intent: intent)
    }
    INVoiceShortcutCenter.shared.setShortcutSuggestions(
      shortcuts + [INShortcut(userActivity: makeActivity(for: larder.shelves[0]))])
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { (voiceShortcuts, error) in
      guard let voiceShortcuts = voiceShortcuts else {
        if let error = error as NSError? { print("No shortcuts: \(error)") }
        return
      }
      completion(voiceShortcuts.map { $0.invocationPhrase })
    }
  }

  func makeActivity(for shelf: Shelf) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.larder.shelf")
    activity.title = "Open \(shelf.name)"
    activity.userInfo = ["shelf": shelf.name]
    activity.requiredUserInfoKeys = ["shelf"]
    activity.keywords = Set(["larder", shelf.name])
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.suggestedInvocationPhrase = "Open my \(shelf.name)"
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("shelf-\(shelf.name)")
    activity.becomeCurrent()
    return activity
  }

  func application(continue userActivity: NSUserActivity) -> Bool {
    if let intent = userActivity.interaction?.intent as? INAddTasksIntent {
      openedShelf = intent.targetTaskList?.title.spokenPhrase
      return true
    }
    guard userActivity.activityType == "org.example.larder.shelf",
      let shelf = userActivity.userInfo?["shelf"] as? String
    else { return false }
    openedShelf = shelf
    return true
  }
}

// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Intents

/// What the handlers share.
class ShelfHandler: NSObject {
  let larder: Larder

  init(larder: Larder) {
    self.larder = larder
    super.init()
  }

  func resolve(
    _ name: INSpeakableString?, completion: (INTaskListResolutionResult) -> Void
  ) {
    guard let name = name, !name.spokenPhrase.isEmpty else {
      completion(.needsValue())
      return
    }
    if let shelf = larder.shelf(named: name.spokenPhrase) {
      return completion(.success(with: shelf.taskList))
    }
    let found = larder.shelves(matching: name.spokenPhrase)
    switch found.count {
    case 0:
      completion(.unsupported())
    case 1:
      completion(.confirmationRequired(with: found.first!.taskList))
    default:
      completion(.disambiguation(with: found.map { $0.taskList }))
    }
  }
}

extension Shelf {
  var taskList: INTaskList {
    return INTaskList(
      title: INSpeakableString(spokenPhrase: name),
      tasks: things.map { $0.task },
      groupName: nil,
      createdDateComponents: nil,
      modifiedDateComponents: nil,
      identifier: "org.example.larder.\(name.lowercased())")
  }
}

extension Thing {
  var task: INTask {
    var trigger: INTemporalEventTrigger?
    if let due = due {
      trigger = INTemporalEventTrigger(dateComponentsRange: INDateComponentsRange(start: due, end: nil))
    }
    guard #available(iOS 14.0, watchOS 7.0, *) else {
      return INTask(
        title: INSpeakableString(spokenPhrase: name),
        status: isUsedUp ? .completed : .notCompleted,
        taskType: .completable,
        spatialEventTrigger: nil,
        temporalEventTrigger: trigger,
        createdDateComponents: nil,
        modifiedDateComponents: nil,
        identifier: identifier)
    }
    return INTask(
      title: INSpeakableString(spokenPhrase: name),
      status: isUsedUp ? .completed : .notCompleted,
      taskType: .completable,
      spatialEventTrigger: nil,
      temporalEventTrigger: trigger,
      createdDateComponents: nil,
      modifiedDateComponents: nil,
      identifier: identifier,
      priority: isUrgent ? .flagged : .notFlagged)
  }
}

class AddTasksHandler: ShelfHandler, INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    if let title = intent.targetTaskList?.title, larder.shelves(matching: title.spokenPhrase).isEmpty {
      let proposed = Shelf(name: title.spokenPhrase).taskList
      completion(.confirmationRequired(with: proposed, forReason: .listShouldBeCreated))
      return
    }
    resolve(intent.targetTaskList?.title) { result in
      completion(INAddTasksTargetTaskListResolutionResult(taskListResolutionResult: result))
    }
  }

  func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    guard let titles = intent.taskTitles, titles.count > 0 else {
      completion([INSpeakableStringResolutionResult.needsValue()])
      return
    }
    var results = [INSpeakableStringResolutionResult]()
    for title in titles {
      results.append(
        title.spokenPhrase == "dynamite"
          ? INSpeakableStringResolutionResult.unsupported()
          : INSpeakableStringResolutionResult.success(with: title))
    }
    completion(results)
  }

  func resolvePriority(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) {
    completion(intent.priority == .unknown ? .success(with: .notFlagged) : .success(with: intent.priority))
  }

  func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    guard
      let list = intent.targetTaskList,
      let titles = intent.taskTitles
    else {
      let activity = NSUserActivity(activityType: NSStringFromClass(INAddTasksIntent.self))
      completion(INAddTasksIntentResponse(code: .failure, userActivity: activity))
      return
    }
    let due = intent.temporalEventTrigger?.dateComponentsRange.startDateComponents
    let things = titles.map {
      Thing(name: $0.spokenPhrase, due: due, isUrgent: intent.priority == .flagged)
    }
    do {
      let shelf = try larder.put(things, on: list.title.spokenPhrase)
      let activity = NSUserActivity(activityType: "org.example.larder.shelf")
      activity.title = shelf.name
      activity.userInfo = ["shelf": shelf.name, "added": things.count]
      activity.isEligibleForHandoff = false
      let response = INAddTasksIntentResponse(code: .success, userActivity: activity)
      response.modifiedTaskList = shelf.taskList
      response.addedTasks = things.map { $0.task }
      completion(response)
    } catch LarderError.noSuchShelf(let name) {
      print("There is no shelf named \(name).")
      completion(INAddTasksIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
    } catch {
      completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
    }
  }
}

class CreateShelfHandler: ShelfHandler, INCreateTaskListIntentHandling {
  func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Swift.Void
  ) {
    guard let title = intent.title else { return completion(.needsValue()) }
    completion(larder.shelf(named: title.spokenPhrase) == nil ? .success(with: title) : .unsupported())
  }

  func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Swift.Void
  ) {
    let shelf = Shelf(
      name: intent.title!.spokenPhrase,
      things: (intent.taskTitles ?? []).map { Thing(name: $0.spokenPhrase) })
    larder.addShelf(shelf)
    DispatchQueue.main.async {
      let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
      response.createdTaskList = shelf.taskList
      completion(response)
    }
  }
}

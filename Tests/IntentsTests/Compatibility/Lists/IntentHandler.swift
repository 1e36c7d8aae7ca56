// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Intents

class IntentHandler: INExtension {
  let queue = DispatchQueue(label: "org.example.larder.requests")

  override init() {
    super.init()
    if larder == nil {
      larder = Larder.load()
    }
    updateVocabulary()
  }

  override func handler(for intent: INIntent) -> Any {
    requestCount += 1
    switch intent {
    case is INAddTasksIntent:
      return AddTasksHandler(larder: larder)
    case is INSearchForNotebookItemsIntent:
      return SearchHandler(larder: larder)
    case is INCreateTaskListIntent:
      return CreateShelfHandler(larder: larder)
    case is INDeleteTasksIntent:
      return DeleteTasksHandler(larder: larder, queue: queue)
    case is INSnoozeTasksIntent:
      let handler = SnoozeHandler()
      handler.larder = larder
      return handler
    default:
      fatalError("Unhandled intent type: \(intent)")
    }
  }

  private func updateVocabulary() {
    let names = larder.shelves.map { $0.name }
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .notebookItemTitle)
    let groups = larder.shelves.map {
      INSpeakableString(
        vocabularyIdentifier: $0.name.lowercased(), spokenPhrase: $0.name, pronunciationHint: nil)
    }
    INVocabulary.shared().setVocabulary(NSOrderedSet(array: groups), of: .notebookItemGroupName)
  }
}

/// The extension of the watch app: one class for everything.
class WatchIntentHandler: INExtension, INSetTaskAttributeIntentHandling {

  override func handler(for intent: INIntent) -> Any? {
    guard intent is INSetTaskAttributeIntent else {
      return nil
    }
    return self
  }

  func resolveTargetTask(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void
  ) {
    guard let title = intent.targetTask?.title ?? intent.taskTitle else {
      completion(INTaskResolutionResult.needsValue())
      return
    }
    if let identifier = intent.targetTask?.identifier, larder.thing(identifier: identifier) != nil {
      completion(INTaskResolutionResult.success(with: intent.targetTask!))
      return
    }
    let things = larder.things(named: title.spokenPhrase)
    if things.count == 1 {
      completion(INTaskResolutionResult.success(with: things[0].task))
    } else if things.count > 1 {
      completion(INTaskResolutionResult.disambiguation(with: things.map { $0.task }))
    } else {
      completion(INTaskResolutionResult.unsupported())
    }
  }

  func resolveStatus(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) {
    switch intent.status {
    case .unknown: completion(.notRequired())
    case .completed, .notCompleted: completion(.success(with: intent.status))
    @unknown default: completion(.unsupported())
    }
  }

  func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
  ) {
    completion(intent.spatialEventTrigger == nil ? .notRequired() : .unsupported())
  }

  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
  ) {
    guard let trigger = intent.temporalEventTrigger else {
      completion(.notRequired())
      return
    }
    if let start = trigger.dateComponentsRange.startDateComponents, start.year! < 2026 {
      completion(INSetTaskAttributeTemporalEventTriggerResolutionResult.unsupported(forReason: .timeInPast))
    } else {
      completion(.success(with: trigger))
    }
  }

  func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    guard let (shelf, index) = larder.thing(identifier: intent.targetTask!.identifier!) else {
      completion(INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil))
      return
    }
    if intent.status != INTaskStatus.unknown {
      shelf.things[index].isUsedUp = intent.status == .completed
    }
    if intent.priority == .flagged { shelf.things[index].isUrgent = true }
    if let due = intent.temporalEventTrigger?.dateComponentsRange.startDateComponents {
      shelf.things[index].due = due
    }
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = shelf.things[index].task
    completion(response)
  }
}

import Foundation
import Intents

/// The extension's handlers belong to the main actor as well, because everything in this module does.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INPlayMediaIntent: PlayMediaHandler(player: .shared)
    default: ChoreHandler()
    }
  }
}

/// A handler with state of the main actor.
class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  let player: Player

  init(player: Player) {
    self.player = player
  }

  func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let name = intent.mediaSearch?.mediaName ?? "Harbor Lights"
    let tagger = NSLinguisticTagger(tagSchemes: [.lemma, .lexicalClass], options: 0)
    tagger.string = name
    var words: [String] = []
    let range = NSRange(location: 0, length: (name as NSString).length)
    let options: NSLinguisticTagger.Options = [.omitWhitespace, .omitPunctuation]
    tagger.enumerateTags(in: range, unit: .word, scheme: .lemma, options: options) { tag, tokenRange, _ in
      words.append(tag?.rawValue ?? (name as NSString).substring(with: tokenRange))
    }
    let item = INMediaItem(
      identifier: words.joined(separator: "-").lowercased(), title: name, type: .song, artwork: nil)
    completion(INPlayMediaMediaItemResolutionResult.successes(with: [item]))
  }

  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    for item in intent.mediaItems ?? [] {
      player.play(item.title ?? "")
    }
    completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
  }
}

/// The async form of the same.
class ChoreHandler: NSObject, INAddTasksIntentHandling {
  private var added: [String] = []

  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    added += (intent.taskTitles ?? []).map(\.spokenPhrase)
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = added.map { title in
      INTask(
        title: INSpeakableString(spokenPhrase: title), status: .notCompleted, taskType: .completable,
        spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: title)
    }
    return response
  }
}

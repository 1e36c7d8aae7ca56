import Catalog
import IntentWire

/// The request that takes another one back: what was added is deleted, what was ticked off is open again.
struct Undoing: Sendable {
  /// What it is for.
  enum Purpose {
    /// The person wants nothing in its place.
    case nothingInstead
    /// Something else was meant.
    case somethingElse
  }

  /// The intent that takes it back.
  var intent: String
  /// Its values.
  var values: [String: IntentValue]

  /// The request that takes one back; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - last: The request, which was carried out.
  ///   - memory: What it led to.
  ///   - manifest: What its app can do.
  init?(_ last: LastRequest, _ memory: ReferentMemory, _ manifest: AppManifest, for purpose: Purpose) {
    let known = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    /// Things of a type with which the request ended.
    func things(_ type: String) -> [IntentValue] {
      memory.latest([type], from: [last.intent], app: last.app)?.values ?? []
    }
    switch last.intent {
    case "INAddTasksIntent":
      guard let titles = known["taskTitles"]?.elements, !titles.isEmpty,
        let list = things("INTaskList").last ?? known["targetTaskList"]
      else { return nil }
      intent = "INDeleteTasksIntent"
      values = ["tasks": .list(titles.map { .string($0.displayText) }), "taskList": list]
    case "INDeleteTasksIntent":
      let tasks = things("INTask")
      let titles = (tasks.isEmpty ? known["tasks"]?.elements ?? [] : tasks).map(\.displayText)
      guard !titles.isEmpty else { return nil }
      intent = "INAddTasksIntent"
      values = ["taskTitles": .list(titles.map { .spoken(SpokenText($0)) })]
      values["targetTaskList"] = things("INTaskList").last ?? known["taskList"]
    case "INSetTaskAttributeIntent":
      guard case .enumeration(var status)? = known["status"],
        let task = things("INTask").last ?? known["targetTask"]
      else { return nil }
      status.cases = status.cases == ["completed"] ? ["notCompleted"] : ["completed"]
      intent = last.intent
      values = ["targetTask": task, "status": .enumeration(status)]
    case "INStartWorkoutIntent":
      // What was done so far is kept where another workout was meant, and thrown away where none was.
      intent = purpose == .somethingElse ? "INEndWorkoutIntent" : "INCancelWorkoutIntent"
      values = [:]
    default:
      guard purpose == .nothingInstead, let inverse = Self.inverse(of: last.intent, in: manifest) else {
        return nil
      }
      intent = inverse
      let declared = Set(manifest.intent(inverse)?.parameters.map(\.name) ?? [])
      values = Self.withoutValues.contains(inverse) ? [:] : known.filter { declared.contains($0.key) }
    }
    guard manifest.intent(intent) != nil else { return nil }
  }

  /// The intent of an app that does the opposite of another; `nil` where its names tell none.
  static func inverse(of intent: String, in manifest: AppManifest) -> String? {
    if let known = inverses[intent] { return manifest.intent(known) == nil ? nil : known }
    for (one, other) in opposites {
      for (from, to) in [(one, other), (other, one)] {
        guard intent.contains(from) else { continue }
        let name = intent.replacing(from, with: to, maxReplacements: 1)
        if manifest.intent(name) != nil { return name }
      }
    }
    return nil
  }

  /// Verbs in the names of intents that do the opposite of each other.
  private static let opposites = [
    ("Pause", "Resume"), ("Add", "Remove"), ("Enable", "Disable"), ("Lock", "Unlock"), ("Mute", "Unmute"),
    ("Follow", "Unfollow"), ("Like", "Unlike"), ("Archive", "Unarchive"), ("Pin", "Unpin"), ("Show", "Hide"),
    ("TurnOn", "TurnOff"), ("Open", "Close"),
  ]

  /// Intents that know by themselves what they are about.
  private static let withoutValues: Set<String> = [
    "INUnsendMessagesIntent", "INHangUpCallIntent", "INCancelRideIntent", "INResumeWorkoutIntent",
    "INPauseWorkoutIntent",
  ]

  /// Intents that take back what others did, without being told more.
  private static let inverses = [
    "INPauseWorkoutIntent": "INResumeWorkoutIntent", "INResumeWorkoutIntent": "INPauseWorkoutIntent",
    "INSendMessageIntent": "INUnsendMessagesIntent", "INStartCallIntent": "INHangUpCallIntent",
    "INRequestRideIntent": "INCancelRideIntent",
  ]
}

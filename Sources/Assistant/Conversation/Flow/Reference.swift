import IntentWire

/// A parameter by which a request refers to something that came up before, instead of naming it.
///
/// SiriKit hands such things to an app by identifier: the messages to take back, the ride to cancel. No sentence has
/// an identifier in it, so the parameter is filled from what the conversation remembers, and where nothing is
/// remembered, from what another intent of the app tells.
struct Reference: Sendable {
  /// Which of the things that came up last are meant.
  enum Reach: Sendable {
    /// All of them.
    case all
    /// The one that came last.
    case latest
    /// The last one that is text.
    case latestText
    /// The last one that is still going on.
    case latestOpen
  }

  /// The intent that refers to something.
  var intent: String
  /// The parameter that is filled.
  var parameter: String
  /// The type of the things, as ``ReferentMemory`` has it.
  var type: String
  /// The field that names a thing; `nil` for the thing itself.
  var field: String?
  /// The intents with which the things must have come up; `nil` for any.
  var sources: Set<String>?
  /// Which of them are meant.
  var reach: Reach
  /// Whether the request makes no sense without it.
  var isRequired = false
  /// The parameters of which any value makes the reference needless.
  var unless: Set<String> = []
  /// Choices of other parameters, of which one must be there for the reference to be meant.
  var onlyIf: [String: Set<String>] = [:]
  /// The intent of the same app that tells the thing.
  var enquiry: String?
  /// The words of a phrase of which one must leave the parameter to what came up (“him”, “reply”); `nil` where the
  /// request alone does.
  var pointing: Set<String>?
  /// The requests right after which it is meant even where no word points, if they were about one thing.
  var rightAfter: Set<String> = []
  /// The words of a phrase of which one must be there then.
  var rightAfterWords = FollowUpWords.putting
  /// Whether one of these requests may have told of it that came still before.
  var reachesBack = false
  /// Whether “them” means all of several people.
  var takesAll = false
  /// Whether the things are gone when the request has succeeded.
  var endsThings = false

  /// The references of an intent.
  static func of(_ intent: String) -> [Reference] { all.filter { $0.intent == intent } }

  /// The parameter of an intent that names people who were spoken of.
  static func person(of intent: String) -> String? {
    all.first { $0.intent == intent && $0.type == "INPerson" }?.parameter
  }

  private static let callingBack: [String: Set<String>] = [
    "destinationType": ["redial", "callBack"],
    "recordTypeForRedialing": ["outgoing", "missed", "received", "latest", "voicemail"],
  ]

  static let all: [Reference] = [
    Reference(
      intent: "INSendMessageIntent", parameter: "recipients", type: "INPerson", reach: .latest,
      unless: ["speakableGroupName"], pointing: FollowUpWords.people, takesAll: true),
    Reference(
      intent: "INSendMessageIntent", parameter: "content", type: "INMessage", field: "content",
      sources: ["INSendMessageIntent"], reach: .latestText, pointing: ["same"],
      rightAfter: ["INSendMessageIntent"], rightAfterWords: ["that", "it", "this"]),
    Reference(
      intent: "INAddTasksIntent", parameter: "targetTaskList", type: "INTaskList", reach: .latest,
      pointing: FollowUpWords.referents,
      rightAfter: [
        "INSearchForNotebookItemsIntent", "INCreateTaskListIntent", "INAddTasksIntent", "INDeleteTasksIntent",
        "INSetTaskAttributeIntent",
      ], reachesBack: true),
    Reference(
      intent: "INSearchForNotebookItemsIntent", parameter: "title", type: "INTaskList", field: "title",
      reach: .latest, unless: ["content", "location", "dateTime"], pointing: [],
      rightAfter: [
        "INSearchForNotebookItemsIntent", "INCreateTaskListIntent", "INAddTasksIntent", "INDeleteTasksIntent",
        "INSetTaskAttributeIntent",
      ], rightAfterWords: ["list", "left", "open", "remaining", "undone"], reachesBack: true),
    Reference(
      intent: "INAppendToNoteIntent", parameter: "targetNote", type: "INNote", reach: .latest,
      pointing: FollowUpWords.demonstratives),
    Reference(
      intent: "INSetTaskAttributeIntent", parameter: "targetTask", type: "INTask", reach: .latest,
      pointing: FollowUpWords.demonstratives),
    Reference(
      intent: "INUnsendMessagesIntent", parameter: "messageIdentifiers", type: "INMessage",
      field: "identifier",
      sources: ["INSendMessageIntent"], reach: .all, isRequired: true, endsThings: true),
    Reference(
      intent: "INEditMessageIntent", parameter: "messageIdentifier", type: "INMessage", field: "identifier",
      sources: ["INSendMessageIntent"], reach: .latestText, isRequired: true),
    Reference(
      intent: "INSetMessageAttributeIntent", parameter: "identifiers", type: "INMessage", field: "identifier",
      reach: .all, isRequired: true),
    Reference(
      intent: "INStartCallIntent", parameter: "callRecordToCallBack", type: "INCallRecord", reach: .latest,
      unless: ["contacts", "callRecordFilter"], onlyIf: callingBack),
    Reference(
      intent: "INStartCallIntent", parameter: "contacts", type: "INPerson", reach: .latest,
      unless: ["callRecordToCallBack", "callRecordFilter"], onlyIf: callingBack),
    Reference(
      intent: "INStartAudioCallIntent", parameter: "contacts", type: "INPerson", reach: .latest,
      onlyIf: ["destinationType": ["redial", "callBack"]]),
    Reference(
      intent: "INHangUpCallIntent", parameter: "callIdentifier", type: "INCallRecord", field: "identifier",
      sources: ["INAnswerCallIntent"], reach: .latest, endsThings: true),
    Reference(
      intent: "INCancelRideIntent", parameter: "rideIdentifier", type: "INRideStatus",
      field: "rideIdentifier",
      reach: .latestOpen, isRequired: true, enquiry: "INGetRideStatusIntent", endsThings: true),
    Reference(
      intent: "INSendRideFeedbackIntent", parameter: "rideIdentifier", type: "INRideStatus",
      field: "rideIdentifier", reach: .latest, isRequired: true, enquiry: "INGetRideStatusIntent"),
  ]
}

extension Reference {
  /// Whether a call leaves the parameter to what came up before.
  ///
  /// - Parameter words: The words of the sentence's phrase.
  func isMeant(in parameters: [String: IntentValue], words: Set<String> = []) -> Bool {
    if let pointing, pointing.isDisjoint(with: words) { return false }
    return isOpen(in: parameters)
  }

  /// Whether a call leaves the parameter to the request right before it.
  func isMeant(in parameters: [String: IntentValue], words: Set<String>, after intent: String) -> Bool {
    rightAfter.contains(intent) && !words.isDisjoint(with: rightAfterWords) && isOpen(in: parameters)
  }

  private func isOpen(in parameters: [String: IntentValue]) -> Bool {
    guard parameters[parameter]?.isEmpty ?? true, unless.allSatisfy({ parameters[$0] == nil }) else {
      return false
    }
    guard !onlyIf.isEmpty else { return true }
    return onlyIf.contains { name, cases in
      guard case .enumeration(let choice)? = parameters[name] else { return false }
      return choice.cases.contains(where: cases.contains)
    }
  }

  /// The value of the parameter that things stand for; `nil` when none of them can be meant.
  func value(from things: [IntentValue]) -> IntentValue? {
    let meant =
      switch reach {
      case .all: things
      case .latest: Self.latest(things).map { [$0] } ?? []
      case .latestText: things.last(where: \.isTextMessage).map { [$0] } ?? []
      case .latestOpen: Self.latest(things.filter { !$0.isEndedRide }).map { [$0] } ?? []
      }
    let values = meant.compactMap { thing in
      field.map { name in
        thing.field(name) ?? (thing.referentIdentifier.map(IntentValue.string))
      } ?? thing
    }
    guard let first = values.first else { return nil }
    return reach == .all ? .list(values) : first
  }

  /// The thing with the latest date; without dates the last one.
  static func latest(_ things: [IntentValue]) -> IntentValue? {
    let dated = things.enumerated().map { index, thing in
      (thing, thing.field("dateCreated") ?? thing.field("dateSent"), index)
    }
    let moments = dated.compactMap { thing, date, _ -> (IntentValue, String)? in
      guard case .date(let date)? = date else { return nil }
      return (thing, date.description)
    }
    guard moments.count == things.count else { return things.last }
    return moments.max { $0.1 < $1.1 }?.0
  }
}

extension IntentValue {
  /// Whether a message is one of text; an app that says nothing of the kind sends text.
  fileprivate var isTextMessage: Bool {
    guard case .enumeration(let type)? = field("messageType") else { return true }
    return ["text", "unspecified"].contains { type.cases.contains($0) }
  }

  /// Whether a ride has come to its end.
  fileprivate var isEndedRide: Bool {
    if case .enumeration(let phase)? = field("phase"), phase.cases.contains("completed") { return true }
    return field("completionStatus") != nil
  }
}

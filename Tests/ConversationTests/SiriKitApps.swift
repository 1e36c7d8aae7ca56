import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire

extension TestApps {
  private static func intent(
    _ identifier: String, _ title: String, _ parameters: KeyValuePairs<String, ValueType> = [:]
  ) -> IntentManifest {
    IntentManifest(
      identifier: identifier, dialect: .siriKit, title: title,
      parameters: parameters.map {
        ParameterManifest(name: $0.key, title: $0.key, type: $0.value, isOptional: true)
      })
  }

  /// The intents of SiriKit that the tests speak of.
  private static let siriKit: [String: IntentManifest] = Dictionary(
    uniqueKeysWithValues: [
      intent("INSendMessageIntent", "Send Message", ["recipients": .list(.person), "content": .string]),
      intent("INUnsendMessagesIntent", "Unsend Messages", ["messageIdentifiers": .list(.string)]),
      intent(
        "INEditMessageIntent", "Edit Message", ["messageIdentifier": .string, "editedContent": .string]),
      intent("INSearchForMessagesIntent", "Search For Messages", ["senders": .list(.person)]),
      intent(
        "INSetMessageAttributeIntent", "Set Message Attribute",
        ["identifiers": .list(.string), "attribute": .enumeration("INMessageAttribute")]),
      intent(
        "INStartCallIntent", "Start Call",
        [
          "contacts": .list(.person), "callRecordToCallBack": .record("INCallRecord"),
          "destinationType": .enumeration("INCallDestinationType"),
        ]),
      intent("INSearchCallHistoryIntent", "Search Call History", ["recipient": .person]),
      intent(
        "INSendPaymentIntent", "Send Payment",
        ["payee": .person, "currencyAmount": .currency, "note": .string]),
      intent(
        "INRequestRideIntent", "Request Ride",
        [
          "pickupLocation": .place, "dropOffLocation": .place, "rideOptionName": .spoken,
          "partySize": .integer,
        ]),
      intent("INListRideOptionsIntent", "List Ride Options", ["pickupLocation": .place]),
      intent("INGetRideStatusIntent", "Get Ride Status"),
      intent("INCancelRideIntent", "Cancel Ride", ["rideIdentifier": .string]),
      intent(
        "INSendRideFeedbackIntent", "Send Ride Feedback", ["rideIdentifier": .string, "rating": .number]),
      intent("INSearchForPhotosIntent", "Search For Photos", ["searchTerms": .list(.string)]),
      intent("INStartPhotoPlaybackIntent", "Start Photo Playback", ["searchTerms": .list(.string)]),
      intent("INStartWorkoutIntent", "Start Workout", ["workoutName": .spoken]),
      intent("INEndWorkoutIntent", "End Workout", ["workoutName": .spoken]),
      intent("INSetTaskAttributeIntent", "Set Task Attribute", ["targetTask": .record("INTask")]),
      intent(
        "INAddTasksIntent", "Add Tasks",
        ["targetTaskList": .record("INTaskList"), "taskTitles": .list(.spoken)]),
      intent("INCreateTaskListIntent", "Create Task List", ["title": .spoken]),
      intent(
        "INDeleteTasksIntent", "Delete Tasks",
        ["taskList": .record("INTaskList"), "tasks": .list(.record("INTask"))]),
      intent("INSearchForNotebookItemsIntent", "Search For Notebook Items", ["title": .spoken]),
      intent("INFixTheWorldIntent", "Fix the World", ["payee": .person]),
    ].map { ($0.identifier, $0) })

  private static func app(_ name: String, _ intents: [String], locked: [String] = []) -> InstalledApp {
    InstalledApp(
      identifier: "org.example.\(name.lowercased())", name: name,
      manifest: AppManifest(module: name, intents: intents.compactMap { siriKit[$0] }),
      restrictedWhileLocked: locked, usageDescription: "To send your messages.",
      focusDescription: "To be quiet when you are.")
  }

  private static let messaging = [
    "INSendMessageIntent", "INUnsendMessagesIntent", "INEditMessageIntent", "INSearchForMessagesIntent",
    "INSetMessageAttributeIntent",
  ]
  static let murmur = app("Murmur", messaging, locked: ["INSearchForMessagesIntent"])
  static let whisper = app("Whisper", messaging)
  static let chime = app("Chime", ["INStartCallIntent", "INSearchCallHistoryIntent"])
  static let pay = app("Pay", ["INSendPaymentIntent", "INFixTheWorldIntent"])
  static let zipCab = app(
    "ZipCab",
    [
      "INRequestRideIntent", "INListRideOptionsIntent", "INGetRideStatusIntent", "INCancelRideIntent",
      "INSendRideFeedbackIntent",
    ])
  static let vignette = app("Vignette", ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"])
  static let stride = app("Stride", ["INStartWorkoutIntent", "INEndWorkoutIntent"])
  static let jog = app("Jog", ["INStartWorkoutIntent", "INEndWorkoutIntent"])
  static let tasks = app(
    "Tasks",
    [
      "INSetTaskAttributeIntent", "INAddTasksIntent", "INCreateTaskListIntent", "INDeleteTasksIntent",
      "INSearchForNotebookItemsIntent",
    ])
  static let siriKitApps = [murmur, whisper, chime, pay, zipCab, vignette, stride, jog, tasks]
}

/// Values as SiriKit's classes travel.
enum Values {
  static func record(
    _ type: String, _ title: String, _ fields: [String: IntentValue], identifier: String? = nil
  ) -> IntentValue {
    .record(RecordValue(type: type, identifier: identifier, display: DisplayValue(title), fields: fields))
  }

  static func record(_ type: String, _ fields: [String: IntentValue]) -> IntentValue {
    record(type, "", fields)
  }

  static func choice(_ type: String, _ name: String) -> IntentValue {
    .enumeration(EnumerationValue(type: type, case: name))
  }

  static func message(
    _ identifier: String, _ content: String?, from sender: String? = nil, type: String = "text",
    _ more: [String: IntentValue] = [:]
  ) -> IntentValue {
    var fields = more
    fields["identifier"] = .string(identifier)
    fields["messageType"] = choice("INMessageType", type)
    fields["content"] = content.map(IntentValue.string)
    fields["sender"] = sender.map { .person(PersonValue(name: $0)) }
    return record("INMessage", content ?? "", fields, identifier: identifier)
  }

  static func person(
    _ name: String, contact: String? = nil, custom: String? = nil, _ value: String? = nil,
    label: String? = nil
  ) -> PersonValue {
    PersonValue(
      name: name, handles: value.map { [.init(value: $0, kind: "phoneNumber", label: label)] } ?? [],
      contactIdentifier: contact, customIdentifier: custom)
  }

  static func done(_ response: [String: IntentValue] = [:]) -> CallStep {
    .outcome(IntentOutcome(.success, code: "success", response: response))
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceVoIPCalling: SurfacePart {
  static var keys: [String] {
    [
      "INStartCallIntent",
      "INStartCallIntent: callRecordFilter",
      "INStartCallIntent: callRecordToCallBack",
      "INStartCallIntent: audioRoute",
      "INStartCallIntent: destinationType",
      "INStartCallIntent: contacts",
      "INStartCallIntent: callCapability",
      "INStartCallIntent: recordTypeForRedialing",
      "INStartCallIntent: init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability)",
      "INStartCallIntent: init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability)",
      "INStartCallIntentHandling",
      "INStartCallIntentHandling: func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)",
      "INStartCallIntentHandling: async func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)",
      "INStartCallIntentHandling: func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)",
      "INStartCallIntentHandling: async func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)",
      "INStartCallIntentHandling: func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void)",
      "INStartCallIntentHandling: async func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void)",
      "INStartCallIntentHandling: func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)",
      "INStartCallIntentHandling: async func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)",
      "INStartCallIntentHandling: func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)",
      "INStartCallIntentHandling: async func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)",
      "INStartCallIntentHandling: func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)",
      "INStartCallIntentHandling: async func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)",
      "INStartCallIntentResponse",
      "INStartCallIntentResponse: init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?)",
      "INStartCallIntentResponse: code",
      "INStartAudioCallIntent",
      "INStartAudioCallIntent: destinationType",
      "INStartAudioCallIntent: contacts",
      "INStartAudioCallIntent: init(destinationType: INCallDestinationType, contacts: [INPerson]?)",
      "INStartAudioCallIntent: init(contacts: [INPerson]?)",
      "INStartAudioCallIntentHandling",
      "INStartAudioCallIntentHandling: func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)",
      "INStartAudioCallIntentHandling: async func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)",
      "INStartAudioCallIntentHandling: func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)",
      "INStartAudioCallIntentHandling: async func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)",
      "INStartAudioCallIntentHandling: func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)",
      "INStartAudioCallIntentHandling: async func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)",
      "INStartAudioCallIntentHandling: func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartAudioCallIntentHandling: async func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartAudioCallIntentResponse",
      "INStartAudioCallIntentResponse: init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?)",
      "INStartAudioCallIntentResponse: code",
      "INStartVideoCallIntent",
      "INStartVideoCallIntent: contacts",
      "INStartVideoCallIntent: init(contacts: [INPerson]?)",
      "INStartVideoCallIntentHandling",
      "INStartVideoCallIntentHandling: func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)",
      "INStartVideoCallIntentHandling: async func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)",
      "INStartVideoCallIntentHandling: func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)",
      "INStartVideoCallIntentHandling: async func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)",
      "INStartVideoCallIntentHandling: func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartVideoCallIntentHandling: async func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartVideoCallIntentResponse",
      "INStartVideoCallIntentResponse: init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?)",
      "INStartVideoCallIntentResponse: code",
      "INSearchCallHistoryIntent",
      "INSearchCallHistoryIntent: dateCreated",
      "INSearchCallHistoryIntent: recipient",
      "INSearchCallHistoryIntent: callCapabilities",
      "INSearchCallHistoryIntent: callTypes",
      "INSearchCallHistoryIntent: unseen",
      "INSearchCallHistoryIntent: callType",
      "INSearchCallHistoryIntent: init(dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = [], callTypes: INCallRecordTypeOptions = [], unseen: NSNumber?)",
      "INSearchCallHistoryIntent: init(callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = [])",
      "INSearchCallHistoryIntent: init(dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions = [], callTypes: INCallRecordTypeOptions = [], unseen: Bool? = nil)",
      "INSearchCallHistoryIntentHandling",
      "INSearchCallHistoryIntentHandling: func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)",
      "INSearchCallHistoryIntentHandling: async func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)",
      "INSearchCallHistoryIntentHandling: func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)",
      "INSearchCallHistoryIntentHandling: async func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)",
      "INSearchCallHistoryIntentHandling: func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: async func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: async func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: async func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: async func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSearchCallHistoryIntentHandling: async func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSearchCallHistoryIntentResponse",
      "INSearchCallHistoryIntentResponse: init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchCallHistoryIntentResponse: code",
      "INSearchCallHistoryIntentResponse: callRecords",
      "INAnswerCallIntent",
      "INAnswerCallIntent: audioRoute",
      "INAnswerCallIntent: callIdentifier",
      "INAnswerCallIntent: init(audioRoute: INCallAudioRoute, callIdentifier: String?)",
      "INAnswerCallIntentHandling",
      "INAnswerCallIntentHandling: func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)",
      "INAnswerCallIntentHandling: async func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)",
      "INAnswerCallIntentHandling: func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)",
      "INAnswerCallIntentHandling: async func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)",
      "INAnswerCallIntentResponse",
      "INAnswerCallIntentResponse: init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?)",
      "INAnswerCallIntentResponse: code",
      "INAnswerCallIntentResponse: callRecords",
      "INHangUpCallIntent",
      "INHangUpCallIntent: callIdentifier",
      "INHangUpCallIntent: init(callIdentifier: String?)",
      "INHangUpCallIntentHandling",
      "INHangUpCallIntentHandling: func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)",
      "INHangUpCallIntentHandling: async func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)",
      "INHangUpCallIntentHandling: func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)",
      "INHangUpCallIntentHandling: async func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)",
      "INHangUpCallIntentResponse",
      "INHangUpCallIntentResponse: init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?)",
      "INHangUpCallIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INStartCallIntent.self
    let _: KeyPath<INStartCallIntent, INCallRecordFilter?> = \.callRecordFilter
    let _: KeyPath<INStartCallIntent, INCallRecord?> = \.callRecordToCallBack
    let _: KeyPath<INStartCallIntent, INCallAudioRoute> = \.audioRoute
    let _: KeyPath<INStartCallIntent, INCallDestinationType> = \.destinationType
    let _: KeyPath<INStartCallIntent, [INPerson]?> = \.contacts
    let _: KeyPath<INStartCallIntent, INCallCapability> = \.callCapability
    let _: KeyPath<INStartCallIntent, INCallRecordType> = \.recordTypeForRedialing
    let _: (INCallRecordFilter?, INCallRecord?, INCallAudioRoute, INCallDestinationType, [INPerson]?, INCallCapability) -> INStartCallIntent = INStartCallIntent.init(callRecordFilter:callRecordToCallBack:audioRoute:destinationType:contacts:callCapability:)
    let _: (INCallAudioRoute, INCallDestinationType, [INPerson]?, INCallRecordType, INCallCapability) -> INStartCallIntent = INStartCallIntent.init(audioRoute:destinationType:contacts:recordTypeForRedialing:callCapability:)
    let _ = (any INStartCallIntentHandling).self
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable (INStartCallIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> INStartCallIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable (INStartCallIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> INStartCallIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable (INCallRecordResolutionResult) -> Void) -> Void in x.resolveCallRecordToCallBack(for: a, with: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> INCallRecordResolutionResult in await x.resolveCallRecordToCallBack(for: a) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) -> Void in x.resolveDestinationType(for: a, with: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> INCallDestinationTypeResolutionResult in await x.resolveDestinationType(for: a) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) -> Void in x.resolveContacts(for: a, with: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> [INStartCallContactResolutionResult] in await x.resolveContacts(for: a) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent, b: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) -> Void in x.resolveCallCapability(for: a, with: b) }
    _ = { (x: any INStartCallIntentHandling, a: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult in await x.resolveCallCapability(for: a) }
    let _: INIntentResponse.Type = INStartCallIntentResponse.self
    let _: (INStartCallIntentResponseCode, NSUserActivity?) -> INStartCallIntentResponse = INStartCallIntentResponse.init(code:userActivity:)
    let _: KeyPath<INStartCallIntentResponse, INStartCallIntentResponseCode> = \.code
    let _: INIntent.Type = INStartAudioCallIntent.self
    let _: KeyPath<INStartAudioCallIntent, INCallDestinationType> = \.destinationType
    let _: KeyPath<INStartAudioCallIntent, [INPerson]?> = \.contacts
    let _: (INCallDestinationType, [INPerson]?) -> INStartAudioCallIntent = INStartAudioCallIntent.init(destinationType:contacts:)
    let _: ([INPerson]?) -> INStartAudioCallIntent = INStartAudioCallIntent.init(contacts:)
    let _ = (any INStartAudioCallIntentHandling).self
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent, b: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent, b: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent, b: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) -> Void in x.resolveDestinationType(for: a, with: b) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult in await x.resolveDestinationType(for: a) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolveContacts(for: a, with: b) }
    _ = { (x: any INStartAudioCallIntentHandling, a: INStartAudioCallIntent) async -> [INPersonResolutionResult] in await x.resolveContacts(for: a) }
    let _: INIntentResponse.Type = INStartAudioCallIntentResponse.self
    let _: (INStartAudioCallIntentResponseCode, NSUserActivity?) -> INStartAudioCallIntentResponse = INStartAudioCallIntentResponse.init(code:userActivity:)
    let _: KeyPath<INStartAudioCallIntentResponse, INStartAudioCallIntentResponseCode> = \.code
    let _: INIntent.Type = INStartVideoCallIntent.self
    let _: KeyPath<INStartVideoCallIntent, [INPerson]?> = \.contacts
    let _: ([INPerson]?) -> INStartVideoCallIntent = INStartVideoCallIntent.init(contacts:)
    let _ = (any INStartVideoCallIntentHandling).self
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent, b: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent, b: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolveContacts(for: a, with: b) }
    _ = { (x: any INStartVideoCallIntentHandling, a: INStartVideoCallIntent) async -> [INPersonResolutionResult] in await x.resolveContacts(for: a) }
    let _: INIntentResponse.Type = INStartVideoCallIntentResponse.self
    let _: (INStartVideoCallIntentResponseCode, NSUserActivity?) -> INStartVideoCallIntentResponse = INStartVideoCallIntentResponse.init(code:userActivity:)
    let _: KeyPath<INStartVideoCallIntentResponse, INStartVideoCallIntentResponseCode> = \.code
    let _: INIntent.Type = INSearchCallHistoryIntent.self
    let _: KeyPath<INSearchCallHistoryIntent, INDateComponentsRange?> = \.dateCreated
    let _: KeyPath<INSearchCallHistoryIntent, INPerson?> = \.recipient
    let _: KeyPath<INSearchCallHistoryIntent, INCallCapabilityOptions> = \.callCapabilities
    let _: KeyPath<INSearchCallHistoryIntent, INCallRecordTypeOptions> = \.callTypes
    let _: KeyPath<INSearchCallHistoryIntent, Bool?> = \.unseen
    let _: KeyPath<INSearchCallHistoryIntent, INCallRecordType> = \.callType
    let _: (INDateComponentsRange?, INPerson?, INCallCapabilityOptions, INCallRecordTypeOptions, NSNumber?) -> INSearchCallHistoryIntent = INSearchCallHistoryIntent.init(dateCreated:recipient:callCapabilities:callTypes:unseen:)
    let _: (INCallRecordType, INDateComponentsRange?, INPerson?, INCallCapabilityOptions) -> INSearchCallHistoryIntent = INSearchCallHistoryIntent.init(callType:dateCreated:recipient:callCapabilities:)
    let _: (INDateComponentsRange?, INPerson?, INCallCapabilityOptions, INCallRecordTypeOptions, Bool?) -> INSearchCallHistoryIntent = INSearchCallHistoryIntent.init(dateCreated:recipient:callCapabilities:callTypes:unseen:)
    let _ = (any INSearchCallHistoryIntentHandling).self
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) -> Void in x.resolveCallType(for: a, with: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult in await x.resolveCallType(for: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDateCreated(for: a, with: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDateCreated(for: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INPersonResolutionResult) -> Void) -> Void in x.resolveRecipient(for: a, with: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INPersonResolutionResult in await x.resolveRecipient(for: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) -> Void in x.resolveCallTypes(for: a, with: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult in await x.resolveCallTypes(for: a) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveUnseen(for: a, with: b) }
    _ = { (x: any INSearchCallHistoryIntentHandling, a: INSearchCallHistoryIntent) async -> INBooleanResolutionResult in await x.resolveUnseen(for: a) }
    let _: INIntentResponse.Type = INSearchCallHistoryIntentResponse.self
    let _: (INSearchCallHistoryIntentResponseCode, NSUserActivity?) -> INSearchCallHistoryIntentResponse = INSearchCallHistoryIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchCallHistoryIntentResponse, INSearchCallHistoryIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchCallHistoryIntentResponse, [INCallRecord]?> = \.callRecords
    let _: INIntent.Type = INAnswerCallIntent.self
    let _: KeyPath<INAnswerCallIntent, INCallAudioRoute> = \.audioRoute
    let _: KeyPath<INAnswerCallIntent, String?> = \.callIdentifier
    let _: (INCallAudioRoute, String?) -> INAnswerCallIntent = INAnswerCallIntent.init(audioRoute:callIdentifier:)
    let _ = (any INAnswerCallIntentHandling).self
    _ = { (x: any INAnswerCallIntentHandling, a: INAnswerCallIntent, b: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INAnswerCallIntentHandling, a: INAnswerCallIntent) async -> INAnswerCallIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INAnswerCallIntentHandling, a: INAnswerCallIntent, b: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INAnswerCallIntentHandling, a: INAnswerCallIntent) async -> INAnswerCallIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INAnswerCallIntentResponse.self
    let _: (INAnswerCallIntentResponseCode, NSUserActivity?) -> INAnswerCallIntentResponse = INAnswerCallIntentResponse.init(code:userActivity:)
    let _: KeyPath<INAnswerCallIntentResponse, INAnswerCallIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INAnswerCallIntentResponse, [INCallRecord]?> = \.callRecords
    let _: INIntent.Type = INHangUpCallIntent.self
    let _: KeyPath<INHangUpCallIntent, String?> = \.callIdentifier
    let _: (String?) -> INHangUpCallIntent = INHangUpCallIntent.init(callIdentifier:)
    let _ = (any INHangUpCallIntentHandling).self
    _ = { (x: any INHangUpCallIntentHandling, a: INHangUpCallIntent, b: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INHangUpCallIntentHandling, a: INHangUpCallIntent) async -> INHangUpCallIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INHangUpCallIntentHandling, a: INHangUpCallIntent, b: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INHangUpCallIntentHandling, a: INHangUpCallIntent) async -> INHangUpCallIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INHangUpCallIntentResponse.self
    let _: (INHangUpCallIntentResponseCode, NSUserActivity?) -> INHangUpCallIntentResponse = INHangUpCallIntentResponse.init(code:userActivity:)
    let _: KeyPath<INHangUpCallIntentResponse, INHangUpCallIntentResponseCode> = \.code
  }
}

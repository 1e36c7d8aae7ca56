// swift-format-ignore-file: NeverForceUnwrap

import Contacts
import Foundation
import Intents

final class CallIntentHandler: NSObject {
  let chats: ChatService

  init(chats: ChatService) {
    self.chats = chats
  }
}

extension CallIntentHandler: INStartCallIntentHandling {
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    guard let contacts = intent.contacts, let contact = contacts.first else {
      if intent.callRecordToCallBack != nil {
        completion([.notRequired()])
      } else {
        completion([.needsValue()])
      }
      return
    }
    if contacts.count > 4 {
      completion([.unsupported(forReason: .multipleContactsUnsupported)])
      return
    }
    if contact.personHandle?.type == .unknown || contact.personHandle?.value == nil {
      let matches = chats.members(named: contact.displayName).map(\.person)
      completion([
        matches.count == 1
          ? .success(with: matches[0])
          : matches.isEmpty ? .unsupported(forReason: .noContactFound) : .disambiguation(with: matches)
      ])
      return
    }
    completion(contacts.map { INStartCallContactResolutionResult.success(with: $0) })
  }

  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.success(with: intent.destinationType == .unknown ? .normal : intent.destinationType))
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    switch intent.callCapability {
    case .videoCall:
      completion(.unsupported(forReason: .videoCallUnsupported))
    default:
      completion(.success(with: .audioCall))
    }
  }

  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
    let code: INStartCallIntentResponseCode
    if intent.destinationType == .emergency {
      code = .failureRequiringAppLaunch
    } else {
      code = intent.contacts?.isEmpty ?? true ? .failureCallingServiceNotAvailable : .continueInApp
    }
    completion(INStartCallIntentResponse(code: code, userActivity: activity))
  }
}

extension CallIntentHandler: INSearchCallHistoryIntentHandling {
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    let types: INCallRecordTypeOptions = intent.callTypes.isEmpty ? [.missed, .received] : intent.callTypes
    completion(.success(with: types))
  }

  func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(intent.unseen.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    let record = INCallRecord(
      identifier: "last",
      dateCreated: Date(timeIntervalSince1970: 1_773_828_900),
      caller: intent.recipient ?? chats.me.person,
      callRecordType: intent.callTypes.contains(.missed) ? .missed : .received,
      callCapability: .audioCall,
      callDuration: 65,
      unseen: intent.unseen)
    response.callRecords = [record]
    completion(response)
  }
}

/// Finds people in the address book.
struct AddressBook {
  func people(named name: String) throws -> [INPerson] {
    let store = CNContactStore()
    let keys = [
      CNContactGivenNameKey as CNKeyDescriptor, CNContactPhoneNumbersKey as CNKeyDescriptor,
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    ]
    let predicate = CNContact.predicateForContacts(matchingName: name)
    return try store.unifiedContacts(matching: predicate, keysToFetch: keys).flatMap { contact in
      contact.phoneNumbers.map { number in
        INPerson(
          personHandle: INPersonHandle(value: number.value.stringValue, type: .phoneNumber),
          nameComponents: nil,
          displayName: CNContactFormatter.string(from: contact, style: .fullName) ?? contact.givenName,
          image: nil,
          contactIdentifier: contact.identifier,
          customIdentifier: nil,
          isContactSuggestion: false,
          suggestionType: .none)
      }
    }
  }
}

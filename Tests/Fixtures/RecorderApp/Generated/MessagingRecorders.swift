// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INSendMessageIntent``.
final class SendMessageRecorder: NSObject, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    Received.record(
      "INSendMessageIntent",
      [
        "recipients": Described.text(intent.recipients),
        "outgoingMessageType": Described.text(intent.outgoingMessageType),
        "content": Described.text(intent.content),
        "speakableGroupName": Described.text(intent.speakableGroupName),
        "conversationIdentifier": Described.text(intent.conversationIdentifier),
        "serviceName": Described.text(intent.serviceName),
        "sender": Described.text(intent.sender),
        "attachments": Described.text(intent.attachments),
        "groupName": Described.text(intent.groupName),
      ])
    completion(Answers.filled(INSendMessageIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSearchForMessagesIntent``.
final class SearchForMessagesRecorder: NSObject, INSearchForMessagesIntentHandling {
  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForMessagesIntent",
      [
        "recipients": Described.text(intent.recipients),
        "recipientsOperator": Described.text(intent.recipientsOperator),
        "senders": Described.text(intent.senders),
        "sendersOperator": Described.text(intent.sendersOperator),
        "searchTerms": Described.text(intent.searchTerms),
        "searchTermsOperator": Described.text(intent.searchTermsOperator),
        "attributes": Described.text(intent.attributes),
        "dateTimeRange": Described.text(intent.dateTimeRange),
        "identifiers": Described.text(intent.identifiers),
        "identifiersOperator": Described.text(intent.identifiersOperator),
        "notificationIdentifiers": Described.text(intent.notificationIdentifiers),
        "notificationIdentifiersOperator": Described.text(intent.notificationIdentifiersOperator),
        "speakableGroupNames": Described.text(intent.speakableGroupNames),
        "speakableGroupNamesOperator": Described.text(intent.speakableGroupNamesOperator),
        "conversationIdentifiers": Described.text(intent.conversationIdentifiers),
        "conversationIdentifiersOperator": Described.text(intent.conversationIdentifiersOperator),
        "groupNames": Described.text(intent.groupNames),
        "groupNamesOperator": Described.text(intent.groupNamesOperator),
      ])
    completion(Answers.filled(INSearchForMessagesIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetMessageAttributeIntent``.
final class SetMessageAttributeRecorder: NSObject, INSetMessageAttributeIntentHandling {
  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    Received.record(
      "INSetMessageAttributeIntent",
      [
        "identifiers": Described.text(intent.identifiers),
        "attribute": Described.text(intent.attribute),
      ])
    completion(Answers.filled(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INEditMessageIntent``.
final class EditMessageRecorder: NSObject, INEditMessageIntentHandling {
  func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
    Received.record(
      "INEditMessageIntent",
      [
        "messageIdentifier": Described.text(intent.messageIdentifier),
        "editedContent": Described.text(intent.editedContent),
      ])
    completion(Answers.filled(INEditMessageIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INUnsendMessagesIntent``.
final class UnsendMessagesRecorder: NSObject, INUnsendMessagesIntentHandling {
  func handle(
    intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void
  ) {
    Received.record(
      "INUnsendMessagesIntent",
      [
        "messageIdentifiers": Described.text(intent.messageIdentifiers),
      ])
    completion(Answers.filled(INUnsendMessagesIntentResponse(code: .success, userActivity: nil)))
  }
}

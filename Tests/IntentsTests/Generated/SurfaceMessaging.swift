// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceMessaging: SurfacePart {
  static var keys: [String] {
    [
      "INSendMessageIntent",
      "INSendMessageIntent: recipients",
      "INSendMessageIntent: outgoingMessageType",
      "INSendMessageIntent: content",
      "INSendMessageIntent: speakableGroupName",
      "INSendMessageIntent: conversationIdentifier",
      "INSendMessageIntent: serviceName",
      "INSendMessageIntent: sender",
      "INSendMessageIntent: attachments",
      "INSendMessageIntent: groupName",
      "INSendMessageIntent: init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?)",
      "INSendMessageIntent: init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?)",
      "INSendMessageIntent: init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)",
      "INSendMessageIntent: init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)",
      "INSendMessageIntentHandling",
      "INSendMessageIntentHandling: func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)",
      "INSendMessageIntentHandling: async func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)",
      "INSendMessageIntentHandling: func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)",
      "INSendMessageIntentHandling: async func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)",
      "INSendMessageIntentHandling: func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSendMessageIntentHandling: async func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSendMessageIntentHandling: func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)",
      "INSendMessageIntentHandling: async func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)",
      "INSendMessageIntentHandling: func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendMessageIntentHandling: async func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendMessageIntentHandling: func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)",
      "INSendMessageIntentHandling: async func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)",
      "INSendMessageIntentHandling: func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendMessageIntentHandling: async func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendMessageIntentHandling: func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSendMessageIntentHandling: async func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSendMessageIntentResponse",
      "INSendMessageIntentResponse: init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?)",
      "INSendMessageIntentResponse: code",
      "INSendMessageIntentResponse: sentMessages",
      "INSendMessageIntentResponse: sentMessage",
      "INSearchForMessagesIntent",
      "INSearchForMessagesIntent: recipients",
      "INSearchForMessagesIntent: recipientsOperator",
      "INSearchForMessagesIntent: senders",
      "INSearchForMessagesIntent: sendersOperator",
      "INSearchForMessagesIntent: searchTerms",
      "INSearchForMessagesIntent: searchTermsOperator",
      "INSearchForMessagesIntent: attributes",
      "INSearchForMessagesIntent: dateTimeRange",
      "INSearchForMessagesIntent: identifiers",
      "INSearchForMessagesIntent: identifiersOperator",
      "INSearchForMessagesIntent: notificationIdentifiers",
      "INSearchForMessagesIntent: notificationIdentifiersOperator",
      "INSearchForMessagesIntent: speakableGroupNames",
      "INSearchForMessagesIntent: speakableGroupNamesOperator",
      "INSearchForMessagesIntent: conversationIdentifiers",
      "INSearchForMessagesIntent: conversationIdentifiersOperator",
      "INSearchForMessagesIntent: groupNames",
      "INSearchForMessagesIntent: groupNamesOperator",
      "INSearchForMessagesIntent: init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?)",
      "INSearchForMessagesIntent: init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?)",
      "INSearchForMessagesIntent: init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?)",
      "INSearchForMessagesIntentHandling",
      "INSearchForMessagesIntentHandling: func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)",
      "INSearchForMessagesIntentHandling: async func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)",
      "INSearchForMessagesIntentHandling: func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)",
      "INSearchForMessagesIntentHandling: async func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INSearchForMessagesIntentHandling: async func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INSearchForMessagesIntentResponse",
      "INSearchForMessagesIntentResponse: init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchForMessagesIntentResponse: code",
      "INSearchForMessagesIntentResponse: messages",
      "INSetMessageAttributeIntent",
      "INSetMessageAttributeIntent: identifiers",
      "INSetMessageAttributeIntent: attribute",
      "INSetMessageAttributeIntent: init(identifiers: [String]?, attribute: INMessageAttribute)",
      "INSetMessageAttributeIntentHandling",
      "INSetMessageAttributeIntentHandling: func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)",
      "INSetMessageAttributeIntentHandling: async func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)",
      "INSetMessageAttributeIntentHandling: func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)",
      "INSetMessageAttributeIntentHandling: async func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)",
      "INSetMessageAttributeIntentHandling: func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void)",
      "INSetMessageAttributeIntentHandling: async func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void)",
      "INSetMessageAttributeIntentResponse",
      "INSetMessageAttributeIntentResponse: init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetMessageAttributeIntentResponse: code",
      "INEditMessageIntent",
      "INEditMessageIntent: messageIdentifier",
      "INEditMessageIntent: editedContent",
      "INEditMessageIntent: init(messageIdentifier: String?, editedContent: String?)",
      "INEditMessageIntentHandling",
      "INEditMessageIntentHandling: func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)",
      "INEditMessageIntentHandling: async func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)",
      "INEditMessageIntentHandling: func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)",
      "INEditMessageIntentHandling: async func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)",
      "INEditMessageIntentHandling: func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INEditMessageIntentHandling: async func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INEditMessageIntentResponse",
      "INEditMessageIntentResponse: init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?)",
      "INEditMessageIntentResponse: code",
      "INUnsendMessagesIntent",
      "INUnsendMessagesIntent: messageIdentifiers",
      "INUnsendMessagesIntent: init(messageIdentifiers: [String]?)",
      "INUnsendMessagesIntentHandling",
      "INUnsendMessagesIntentHandling: func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)",
      "INUnsendMessagesIntentHandling: async func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)",
      "INUnsendMessagesIntentHandling: func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)",
      "INUnsendMessagesIntentHandling: async func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)",
      "INUnsendMessagesIntentResponse",
      "INUnsendMessagesIntentResponse: init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?)",
      "INUnsendMessagesIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INSendMessageIntent.self
    let _: KeyPath<INSendMessageIntent, [INPerson]?> = \.recipients
    let _: KeyPath<INSendMessageIntent, INOutgoingMessageType> = \.outgoingMessageType
    let _: KeyPath<INSendMessageIntent, String?> = \.content
    let _: KeyPath<INSendMessageIntent, INSpeakableString?> = \.speakableGroupName
    let _: KeyPath<INSendMessageIntent, String?> = \.conversationIdentifier
    let _: KeyPath<INSendMessageIntent, String?> = \.serviceName
    let _: KeyPath<INSendMessageIntent, INPerson?> = \.sender
    let _: KeyPath<INSendMessageIntent, [INSendMessageAttachment]?> = \.attachments
    let _: KeyPath<INSendMessageIntent, String?> = \.groupName
    let _: ([INPerson]?, INOutgoingMessageType, String?, INSpeakableString?, String?, String?, INPerson?, [INSendMessageAttachment]?) -> INSendMessageIntent = INSendMessageIntent.init(recipients:outgoingMessageType:content:speakableGroupName:conversationIdentifier:serviceName:sender:attachments:)
    let _: ([INPerson]?, String?, String?, String?, INPerson?) -> INSendMessageIntent = INSendMessageIntent.init(recipients:content:groupName:serviceName:sender:)
    let _: ([INPerson]?, String?, INSpeakableString?, String?, String?, INPerson?) -> INSendMessageIntent = INSendMessageIntent.init(recipients:content:speakableGroupName:conversationIdentifier:serviceName:sender:)
    let _: ([INPerson]?, INOutgoingMessageType, String?, INSpeakableString?, String?, String?, INPerson?) -> INSendMessageIntent = INSendMessageIntent.init(recipients:outgoingMessageType:content:speakableGroupName:conversationIdentifier:serviceName:sender:)
    let _ = (any INSendMessageIntentHandling).self
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INSendMessageIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INSendMessageIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INSendMessageIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INSendMessageIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolveRecipients(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> [INPersonResolutionResult] in await x.resolveRecipients(for: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) -> Void in x.resolveRecipients(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] in await x.resolveRecipients(for: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveGroupName(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INStringResolutionResult in await x.resolveGroupName(for: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) -> Void in x.resolveOutgoingMessageType(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult in await x.resolveOutgoingMessageType(for: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveContent(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INStringResolutionResult in await x.resolveContent(for: a) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveSpeakableGroupName(for: a, with: b) }
    _ = { (x: any INSendMessageIntentHandling, a: INSendMessageIntent) async -> INSpeakableStringResolutionResult in await x.resolveSpeakableGroupName(for: a) }
    let _: INIntentResponse.Type = INSendMessageIntentResponse.self
    let _: (INSendMessageIntentResponseCode, NSUserActivity?) -> INSendMessageIntentResponse = INSendMessageIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSendMessageIntentResponse, INSendMessageIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSendMessageIntentResponse, [INMessage]?> = \.sentMessages
    let _: ReferenceWritableKeyPath<INSendMessageIntentResponse, INMessage?> = \.sentMessage
    let _: INIntent.Type = INSearchForMessagesIntent.self
    let _: KeyPath<INSearchForMessagesIntent, [INPerson]?> = \.recipients
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.recipientsOperator
    let _: KeyPath<INSearchForMessagesIntent, [INPerson]?> = \.senders
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.sendersOperator
    let _: KeyPath<INSearchForMessagesIntent, [String]?> = \.searchTerms
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.searchTermsOperator
    let _: KeyPath<INSearchForMessagesIntent, INMessageAttributeOptions> = \.attributes
    let _: KeyPath<INSearchForMessagesIntent, INDateComponentsRange?> = \.dateTimeRange
    let _: KeyPath<INSearchForMessagesIntent, [String]?> = \.identifiers
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.identifiersOperator
    let _: KeyPath<INSearchForMessagesIntent, [String]?> = \.notificationIdentifiers
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.notificationIdentifiersOperator
    let _: KeyPath<INSearchForMessagesIntent, [INSpeakableString]?> = \.speakableGroupNames
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.speakableGroupNamesOperator
    let _: KeyPath<INSearchForMessagesIntent, [String]?> = \.conversationIdentifiers
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.conversationIdentifiersOperator
    let _: KeyPath<INSearchForMessagesIntent, [String]?> = \.groupNames
    let _: KeyPath<INSearchForMessagesIntent, INConditionalOperator> = \.groupNamesOperator
    let _: ([INPerson]?, [INPerson]?, [String]?, INMessageAttributeOptions, INDateComponentsRange?, [String]?, [String]?, [INSpeakableString]?, [String]?) -> INSearchForMessagesIntent = INSearchForMessagesIntent.init(recipients:senders:searchTerms:attributes:dateTime:identifiers:notificationIdentifiers:speakableGroupNames:conversationIdentifiers:)
    let _: ([INPerson]?, [INPerson]?, [String]?, INMessageAttributeOptions, INDateComponentsRange?, [String]?, [String]?, [String]?) -> INSearchForMessagesIntent = INSearchForMessagesIntent.init(recipients:senders:searchTerms:attributes:dateTime:identifiers:notificationIdentifiers:groupNames:)
    let _: ([INPerson]?, [INPerson]?, [String]?, INMessageAttributeOptions, INDateComponentsRange?, [String]?, [String]?, [INSpeakableString]?) -> INSearchForMessagesIntent = INSearchForMessagesIntent.init(recipients:senders:searchTerms:attributes:dateTime:identifiers:notificationIdentifiers:speakableGroupNames:)
    let _ = (any INSearchForMessagesIntentHandling).self
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolveRecipients(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> [INPersonResolutionResult] in await x.resolveRecipients(for: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolveSenders(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> [INPersonResolutionResult] in await x.resolveSenders(for: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) -> Void in x.resolveAttributes(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult in await x.resolveAttributes(for: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDateTimeRange(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDateTimeRange(for: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable ([INStringResolutionResult]) -> Void) -> Void in x.resolveGroupNames(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> [INStringResolutionResult] in await x.resolveGroupNames(for: a) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent, b: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) -> Void in x.resolveSpeakableGroupNames(for: a, with: b) }
    _ = { (x: any INSearchForMessagesIntentHandling, a: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] in await x.resolveSpeakableGroupNames(for: a) }
    let _: INIntentResponse.Type = INSearchForMessagesIntentResponse.self
    let _: (INSearchForMessagesIntentResponseCode, NSUserActivity?) -> INSearchForMessagesIntentResponse = INSearchForMessagesIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchForMessagesIntentResponse, INSearchForMessagesIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForMessagesIntentResponse, [INMessage]?> = \.messages
    let _: INIntent.Type = INSetMessageAttributeIntent.self
    let _: KeyPath<INSetMessageAttributeIntent, [String]?> = \.identifiers
    let _: KeyPath<INSetMessageAttributeIntent, INMessageAttribute> = \.attribute
    let _: ([String]?, INMessageAttribute) -> INSetMessageAttributeIntent = INSetMessageAttributeIntent.init(identifiers:attribute:)
    let _ = (any INSetMessageAttributeIntentHandling).self
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent, b: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent, b: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent, b: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) -> Void in x.resolveAttribute(for: a, with: b) }
    _ = { (x: any INSetMessageAttributeIntentHandling, a: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult in await x.resolveAttribute(for: a) }
    let _: INIntentResponse.Type = INSetMessageAttributeIntentResponse.self
    let _: (INSetMessageAttributeIntentResponseCode, NSUserActivity?) -> INSetMessageAttributeIntentResponse = INSetMessageAttributeIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetMessageAttributeIntentResponse, INSetMessageAttributeIntentResponseCode> = \.code
    let _: INIntent.Type = INEditMessageIntent.self
    let _: KeyPath<INEditMessageIntent, String?> = \.messageIdentifier
    let _: KeyPath<INEditMessageIntent, String?> = \.editedContent
    let _: (String?, String?) -> INEditMessageIntent = INEditMessageIntent.init(messageIdentifier:editedContent:)
    let _ = (any INEditMessageIntentHandling).self
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent, b: @escaping @Sendable (INEditMessageIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent) async -> INEditMessageIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent, b: @escaping @Sendable (INEditMessageIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent) async -> INEditMessageIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveEditedContent(for: a, with: b) }
    _ = { (x: any INEditMessageIntentHandling, a: INEditMessageIntent) async -> INStringResolutionResult in await x.resolveEditedContent(for: a) }
    let _: INIntentResponse.Type = INEditMessageIntentResponse.self
    let _: (INEditMessageIntentResponseCode, NSUserActivity?) -> INEditMessageIntentResponse = INEditMessageIntentResponse.init(code:userActivity:)
    let _: KeyPath<INEditMessageIntentResponse, INEditMessageIntentResponseCode> = \.code
    let _: INIntent.Type = INUnsendMessagesIntent.self
    let _: KeyPath<INUnsendMessagesIntent, [String]?> = \.messageIdentifiers
    let _: ([String]?) -> INUnsendMessagesIntent = INUnsendMessagesIntent.init(messageIdentifiers:)
    let _ = (any INUnsendMessagesIntentHandling).self
    _ = { (x: any INUnsendMessagesIntentHandling, a: INUnsendMessagesIntent, b: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INUnsendMessagesIntentHandling, a: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INUnsendMessagesIntentHandling, a: INUnsendMessagesIntent, b: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INUnsendMessagesIntentHandling, a: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INUnsendMessagesIntentResponse.self
    let _: (INUnsendMessagesIntentResponseCode, NSUserActivity?) -> INUnsendMessagesIntentResponse = INUnsendMessagesIntentResponse.init(code:userActivity:)
    let _: KeyPath<INUnsendMessagesIntentResponse, INUnsendMessagesIntentResponseCode> = \.code
  }
}

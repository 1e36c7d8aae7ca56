// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceValues2: SurfacePart {
  static var keys: [String] {
    [
      "INMediaDestination: mediaDestinationType",
      "INMediaDestination: playlistName",
      "INMediaDestination: static func libraryDestination() -> Self",
      "INMediaDestination: static func playlistDestination(name playlistName: String) -> Self",
      "INMediaDestination: func hash(into hasher: inout Hasher)",
      "INMediaDestination: static func == (a: INMediaDestination, b: INMediaDestination) -> Bool",
      "INMediaDestination: overlay typealias ReferenceType = INMediaDestinationReference",
      "INMediaDestination: overlay case library",
      "INMediaDestination: overlay case playlist(String)",
      "INMediaDestination: overlay var playlistName: String?",
      "INMediaDestination: overlay var description: String",
      "INMediaDestination: overlay var debugDescription: String",
      "INMediaDestination: overlay func hash(into hasher: inout Hasher)",
      "INMediaDestination: overlay var hashValue: Int",
      "INMediaDestination: overlay static func == (a: INMediaDestination, b: INMediaDestination) -> Bool",
      "INMediaItem",
      "INMediaItem: identifier",
      "INMediaItem: title",
      "INMediaItem: type",
      "INMediaItem: artwork",
      "INMediaItem: artist",
      "INMediaItem: init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?)",
      "INMediaItem: init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?)",
      "INMediaSearch",
      "INMediaSearch: mediaType",
      "INMediaSearch: sortOrder",
      "INMediaSearch: mediaName",
      "INMediaSearch: artistName",
      "INMediaSearch: albumName",
      "INMediaSearch: genreNames",
      "INMediaSearch: moodNames",
      "INMediaSearch: releaseDate",
      "INMediaSearch: reference",
      "INMediaSearch: mediaIdentifier",
      "INMediaSearch: activityNames",
      "INMediaSearch: init(mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?, albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange?, reference: INMediaReference, mediaIdentifier: String?)",
      "INMediaSearch: init(mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil, releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown, mediaIdentifier: String? = nil)",
      "INMessage",
      "INMessage: identifier",
      "INMessage: conversationIdentifier",
      "INMessage: content",
      "INMessage: dateSent",
      "INMessage: sender",
      "INMessage: recipients",
      "INMessage: groupName",
      "INMessage: messageType",
      "INMessage: serviceName",
      "INMessage: attachmentFiles",
      "INMessage: numberOfAttachments",
      "INMessage: audioMessageFile",
      "INMessage: linkMetadata",
      "INMessage: sticker",
      "INMessage: reaction",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, attachmentFiles: [INFile]?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, audioMessageFile: INFile?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType)",
      "INMessage: init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, reaction: INMessageReaction?)",
      "INMessage: init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?)",
      "INMessageLinkMetadata",
      "INMessageLinkMetadata: siteName",
      "INMessageLinkMetadata: summary",
      "INMessageLinkMetadata: title",
      "INMessageLinkMetadata: openGraphType",
      "INMessageLinkMetadata: linkURL",
      "INMessageLinkMetadata: init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?)",
      "INMessageReaction",
      "INMessageReaction: reactionType",
      "INMessageReaction: reactionDescription",
      "INMessageReaction: emoji",
      "INMessageReaction: init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?)",
      "INNote",
      "INNote: title",
      "INNote: contents",
      "INNote: groupName",
      "INNote: createdDateComponents",
      "INNote: modifiedDateComponents",
      "INNote: identifier",
      "INNote: init(title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)",
      "INNoteContent",
      "INPaymentAccount",
      "INPaymentAccount: nickname",
      "INPaymentAccount: accountNumber",
      "INPaymentAccount: accountType",
      "INPaymentAccount: organizationName",
      "INPaymentAccount: balance",
      "INPaymentAccount: secondaryBalance",
      "INPaymentAccount: init(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?)",
      "INPaymentAccount: init?(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?)",
      "INPaymentAmount",
      "INPaymentAmount: amount",
      "INPaymentAmount: amountType",
      "INPaymentAmount: init(amountType: INAmountType, amount: INCurrencyAmount)",
      "INPaymentMethod",
      "INPaymentMethod: type",
      "INPaymentMethod: name",
      "INPaymentMethod: icon",
      "INPaymentMethod: identificationHint",
      "INPaymentMethod: init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)",
      "INPaymentMethod: static func applePay() -> Self",
      "INPaymentRecord",
      "INPaymentRecord: payee",
      "INPaymentRecord: payer",
      "INPaymentRecord: currencyAmount",
      "INPaymentRecord: note",
      "INPaymentRecord: status",
      "INPaymentRecord: paymentMethod",
      "INPaymentRecord: feeAmount",
      "INPaymentRecord: init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?)",
      "INPaymentRecord: init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus)",
      "INPerson",
      "INPerson: siriMatches",
      "INPerson: isMe",
      "INPerson: personHandle",
      "INPerson: nameComponents",
      "INPerson: displayName",
      "INPerson: image",
      "INPerson: contactIdentifier",
      "INPerson: customIdentifier",
      "INPerson: relationship",
      "INPerson: isContactSuggestion",
      "INPerson: aliases",
      "INPerson: suggestionType",
      "INPerson: handle",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?)",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool)",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType)",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType)",
      "INPerson: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType)",
      "INPerson: init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?)",
      "INPerson: init(handle: String, displayName: String?, contactIdentifier: String?)",
      "INPerson: init(handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?)",
      "INPersonHandle",
      "INPersonHandle: value",
      "INPersonHandle: type",
      "INPersonHandle: label",
      "INPersonHandle: init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?)",
      "INPersonHandle: init(value: String?, type: INPersonHandleType)",
      "INPriceRange",
      "INPriceRange: minimumPrice",
      "INPriceRange: maximumPrice",
      "INPriceRange: currencyCode",
      "INPriceRange: init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String)",
      "INPriceRange: init(maximumPrice: NSDecimalNumber, currencyCode: String)",
      "INPriceRange: init(minimumPrice: NSDecimalNumber, currencyCode: String)",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: KeyPath<INMediaDestination, INMediaDestinationType> = \.mediaDestinationType
    let _: KeyPath<INMediaDestination, String?> = \.playlistName
    _ = { () -> INMediaDestination in INMediaDestination.libraryDestination() }
    _ = { (a: String) -> INMediaDestination in INMediaDestination.playlistDestination(name: a) }
    surfaceIsHashable(INMediaDestination.self)
    surfaceIsHashable(INMediaDestination.self)
    let _: INMediaDestinationReference.Type = INMediaDestination.ReferenceType.self
    let _: INMediaDestination = .library
    let _: (String) -> INMediaDestination = INMediaDestination.playlist
    let _: KeyPath<INMediaDestination, String?> = \.playlistName
    let _: KeyPath<INMediaDestination, String> = \.description
    let _: KeyPath<INMediaDestination, String> = \.debugDescription
    surfaceIsHashable(INMediaDestination.self)
    let _: KeyPath<INMediaDestination, Int> = \.hashValue
    surfaceIsHashable(INMediaDestination.self)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMediaItem.self
    let _: KeyPath<INMediaItem, String?> = \.identifier
    let _: KeyPath<INMediaItem, String?> = \.title
    let _: KeyPath<INMediaItem, INMediaItemType> = \.type
    let _: KeyPath<INMediaItem, INImage?> = \.artwork
    let _: KeyPath<INMediaItem, String?> = \.artist
    let _: (String?, String?, INMediaItemType, INImage?, String?) -> INMediaItem = INMediaItem.init(identifier:title:type:artwork:artist:)
    let _: (String?, String?, INMediaItemType, INImage?) -> INMediaItem = INMediaItem.init(identifier:title:type:artwork:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMediaSearch.self
    let _: KeyPath<INMediaSearch, INMediaItemType> = \.mediaType
    let _: KeyPath<INMediaSearch, INMediaSortOrder> = \.sortOrder
    let _: KeyPath<INMediaSearch, String?> = \.mediaName
    let _: KeyPath<INMediaSearch, String?> = \.artistName
    let _: KeyPath<INMediaSearch, String?> = \.albumName
    let _: KeyPath<INMediaSearch, [String]?> = \.genreNames
    let _: KeyPath<INMediaSearch, [String]?> = \.moodNames
    let _: KeyPath<INMediaSearch, INDateComponentsRange?> = \.releaseDate
    let _: KeyPath<INMediaSearch, INMediaReference> = \.reference
    let _: KeyPath<INMediaSearch, String?> = \.mediaIdentifier
    let _: KeyPath<INMediaSearch, [String]?> = \.activityNames
    let _: (INMediaItemType, INMediaSortOrder, String?, String?, String?, [String]?, [String]?, INDateComponentsRange?, INMediaReference, String?) -> INMediaSearch = INMediaSearch.init(mediaType:sortOrder:mediaName:artistName:albumName:genreNames:moodNames:releaseDate:reference:mediaIdentifier:)
    let _: (INMediaItemType, INMediaSortOrder, String?, String?, String?, [String]?, [String]?, INDateComponentsRange?, INMediaReference, String?) -> INMediaSearch = INMediaSearch.init(mediaType:sortOrder:mediaName:artistName:albumName:genreNames:moodNames:releaseDate:reference:mediaIdentifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMessage.self
    let _: KeyPath<INMessage, String> = \.identifier
    let _: KeyPath<INMessage, String?> = \.conversationIdentifier
    let _: KeyPath<INMessage, String?> = \.content
    let _: KeyPath<INMessage, Date?> = \.dateSent
    let _: KeyPath<INMessage, INPerson?> = \.sender
    let _: KeyPath<INMessage, [INPerson]?> = \.recipients
    let _: KeyPath<INMessage, INSpeakableString?> = \.groupName
    let _: KeyPath<INMessage, INMessageType> = \.messageType
    let _: KeyPath<INMessage, String?> = \.serviceName
    let _: KeyPath<INMessage, [INFile]?> = \.attachmentFiles
    let _: KeyPath<INMessage, NSNumber?> = \.numberOfAttachments
    let _: KeyPath<INMessage, INFile?> = \.audioMessageFile
    let _: KeyPath<INMessage, INMessageLinkMetadata?> = \.linkMetadata
    let _: ReferenceWritableKeyPath<INMessage, INSticker?> = \.sticker
    let _: ReferenceWritableKeyPath<INMessage, INMessageReaction?> = \.reaction
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, INMessageType, String?, [INFile]?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:messageType:serviceName:attachmentFiles:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, INMessageType, String?, INFile?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:messageType:serviceName:audioMessageFile:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, INMessageType, String?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:messageType:serviceName:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, INMessageType) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:messageType:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INMessageType) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:messageType:)
    let _: (String, String?, Date?, INPerson?, [INPerson]?) -> INMessage = INMessage.init(identifier:content:dateSent:sender:recipients:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, String?, INMessageLinkMetadata?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:serviceName:linkMetadata:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, String?, INMessageType, NSNumber?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:serviceName:messageType:numberOfAttachments:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, String?, INMessageType, INMessage?, INMessageReaction?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:serviceName:messageType:referencedMessage:reaction:)
    let _: (String, String?, String?, Date?, INPerson?, [INPerson]?, INSpeakableString?, String?, INMessageType, INMessage?, INSticker?, INMessageReaction?) -> INMessage = INMessage.init(identifier:conversationIdentifier:content:dateSent:sender:recipients:groupName:serviceName:messageType:referencedMessage:sticker:reaction:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMessageLinkMetadata.self
    let _: ReferenceWritableKeyPath<INMessageLinkMetadata, String?> = \.siteName
    let _: ReferenceWritableKeyPath<INMessageLinkMetadata, String?> = \.summary
    let _: ReferenceWritableKeyPath<INMessageLinkMetadata, String?> = \.title
    let _: ReferenceWritableKeyPath<INMessageLinkMetadata, String?> = \.openGraphType
    let _: ReferenceWritableKeyPath<INMessageLinkMetadata, URL?> = \.linkURL
    let _: (String?, String?, String?, String?, URL?) -> INMessageLinkMetadata = INMessageLinkMetadata.init(siteName:summary:title:openGraphType:linkURL:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMessageReaction.self
    let _: KeyPath<INMessageReaction, INMessageReactionType> = \.reactionType
    let _: KeyPath<INMessageReaction, String?> = \.reactionDescription
    let _: KeyPath<INMessageReaction, String?> = \.emoji
    let _: (INMessageReactionType, String?, String?) -> INMessageReaction = INMessageReaction.init(reactionType:reactionDescription:emoji:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INNote.self
    let _: KeyPath<INNote, INSpeakableString> = \.title
    let _: KeyPath<INNote, [INNoteContent]> = \.contents
    let _: KeyPath<INNote, INSpeakableString?> = \.groupName
    let _: KeyPath<INNote, DateComponents?> = \.createdDateComponents
    let _: KeyPath<INNote, DateComponents?> = \.modifiedDateComponents
    let _: KeyPath<INNote, String?> = \.identifier
    let _: (INSpeakableString, [INNoteContent], INSpeakableString?, DateComponents?, DateComponents?, String?) -> INNote = INNote.init(title:contents:groupName:createdDateComponents:modifiedDateComponents:identifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INNoteContent.self
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPaymentAccount.self
    let _: KeyPath<INPaymentAccount, INSpeakableString?> = \.nickname
    let _: KeyPath<INPaymentAccount, String?> = \.accountNumber
    let _: KeyPath<INPaymentAccount, INAccountType> = \.accountType
    let _: KeyPath<INPaymentAccount, INSpeakableString?> = \.organizationName
    let _: KeyPath<INPaymentAccount, INBalanceAmount?> = \.balance
    let _: KeyPath<INPaymentAccount, INBalanceAmount?> = \.secondaryBalance
    let _: (INSpeakableString, String?, INAccountType, INSpeakableString?, INBalanceAmount?, INBalanceAmount?) -> INPaymentAccount = INPaymentAccount.init(nickname:number:accountType:organizationName:balance:secondaryBalance:)
    let _: (INSpeakableString, String?, INAccountType, INSpeakableString?) -> INPaymentAccount? = INPaymentAccount.init(nickname:number:accountType:organizationName:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPaymentAmount.self
    let _: KeyPath<INPaymentAmount, INCurrencyAmount?> = \.amount
    let _: KeyPath<INPaymentAmount, INAmountType> = \.amountType
    let _: (INAmountType, INCurrencyAmount) -> INPaymentAmount = INPaymentAmount.init(amountType:amount:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPaymentMethod.self
    let _: KeyPath<INPaymentMethod, INPaymentMethodType> = \.type
    let _: KeyPath<INPaymentMethod, String?> = \.name
    let _: KeyPath<INPaymentMethod, INImage?> = \.icon
    let _: KeyPath<INPaymentMethod, String?> = \.identificationHint
    let _: (INPaymentMethodType, String?, String?, INImage?) -> INPaymentMethod = INPaymentMethod.init(type:name:identificationHint:icon:)
    _ = { () -> INPaymentMethod in INPaymentMethod.applePay() }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPaymentRecord.self
    let _: KeyPath<INPaymentRecord, INPerson?> = \.payee
    let _: KeyPath<INPaymentRecord, INPerson?> = \.payer
    let _: KeyPath<INPaymentRecord, INCurrencyAmount?> = \.currencyAmount
    let _: KeyPath<INPaymentRecord, String?> = \.note
    let _: KeyPath<INPaymentRecord, INPaymentStatus> = \.status
    let _: KeyPath<INPaymentRecord, INPaymentMethod?> = \.paymentMethod
    let _: KeyPath<INPaymentRecord, INCurrencyAmount?> = \.feeAmount
    let _: (INPerson?, INPerson?, INCurrencyAmount?, INPaymentMethod?, String?, INPaymentStatus, INCurrencyAmount?) -> INPaymentRecord? = INPaymentRecord.init(payee:payer:currencyAmount:paymentMethod:note:status:feeAmount:)
    let _: (INPerson?, INPerson?, INCurrencyAmount?, INPaymentMethod?, String?, INPaymentStatus) -> INPaymentRecord? = INPaymentRecord.init(payee:payer:currencyAmount:paymentMethod:note:status:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPerson.self
    let _: KeyPath<INPerson, [INPerson]?> = \.siriMatches
    let _: KeyPath<INPerson, Bool> = \.isMe
    let _: KeyPath<INPerson, INPersonHandle?> = \.personHandle
    let _: KeyPath<INPerson, PersonNameComponents?> = \.nameComponents
    let _: KeyPath<INPerson, String> = \.displayName
    let _: KeyPath<INPerson, INImage?> = \.image
    let _: KeyPath<INPerson, String?> = \.contactIdentifier
    let _: KeyPath<INPerson, String?> = \.customIdentifier
    let _: KeyPath<INPerson, INPersonRelationship?> = \.relationship
    let _: KeyPath<INPerson, Bool> = \.isContactSuggestion
    let _: KeyPath<INPerson, [INPersonHandle]?> = \.aliases
    let _: KeyPath<INPerson, INPersonSuggestionType> = \.suggestionType
    let _: KeyPath<INPerson, String?> = \.handle
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?, INPersonRelationship?) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:relationship:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?, Bool) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:isMe:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?, Bool, INPersonSuggestionType) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:isMe:suggestionType:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?, Bool, INPersonSuggestionType) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:isContactSuggestion:suggestionType:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?, [INPersonHandle]?, INPersonSuggestionType) -> INPerson = INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:aliases:suggestionType:)
    let _: (String, PersonNameComponents, String?) -> INPerson = INPerson.init(handle:nameComponents:contactIdentifier:)
    let _: (String, String?, String?) -> INPerson = INPerson.init(handle:displayName:contactIdentifier:)
    let _: (String, PersonNameComponents?, String?, INImage?, String?) -> INPerson = INPerson.init(handle:nameComponents:displayName:image:contactIdentifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPersonHandle.self
    let _: KeyPath<INPersonHandle, String?> = \.value
    let _: KeyPath<INPersonHandle, INPersonHandleType> = \.type
    let _: KeyPath<INPersonHandle, INPersonHandleLabel?> = \.label
    let _: (String?, INPersonHandleType, INPersonHandleLabel?) -> INPersonHandle = INPersonHandle.init(value:type:label:)
    let _: (String?, INPersonHandleType) -> INPersonHandle = INPersonHandle.init(value:type:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INPriceRange.self
    let _: KeyPath<INPriceRange, NSDecimalNumber?> = \.minimumPrice
    let _: KeyPath<INPriceRange, NSDecimalNumber?> = \.maximumPrice
    let _: KeyPath<INPriceRange, String> = \.currencyCode
    let _: (NSDecimalNumber, NSDecimalNumber, String) -> INPriceRange = INPriceRange.init(firstPrice:secondPrice:currencyCode:)
    let _: (NSDecimalNumber, String) -> INPriceRange = INPriceRange.init(maximumPrice:currencyCode:)
    let _: (NSDecimalNumber, String) -> INPriceRange = INPriceRange.init(minimumPrice:currencyCode:)
  }
}

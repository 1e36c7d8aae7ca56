// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceSupport: SurfacePart {
  static var keys: [String] {
    [
      "INDailyRoutineRelevanceProvider",
      "INDailyRoutineRelevanceProvider: situation",
      "INDailyRoutineRelevanceProvider: init(situation: INDailyRoutineSituation)",
      "INDateRelevanceProvider",
      "INDateRelevanceProvider: startDate",
      "INDateRelevanceProvider: endDate",
      "INDateRelevanceProvider: init(start: Date, end: Date?)",
      "INDefaultCardTemplate",
      "INDefaultCardTemplate: title",
      "INDefaultCardTemplate: subtitle",
      "INDefaultCardTemplate: image",
      "INDefaultCardTemplate: init(title: String)",
      "INExtension",
      "INFocusStatus",
      "INFocusStatus: isFocused",
      "INFocusStatus: init(isFocused: NSNumber?)",
      "INFocusStatus: init(isFocused: Bool? = nil)",
      "INFocusStatusCenter",
      "INFocusStatusCenter: default",
      "INFocusStatusCenter: focusStatus",
      "INFocusStatusCenter: authorizationStatus",
      "INFocusStatusCenter: func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)?)",
      "INImage",
      "INImage: init(named name: String)",
      "INImage: init(imageData: Data)",
      "INImage: init?(url: URL)",
      "INImage: init?(url: URL, width: Double, height: Double)",
      "INImage: class func systemImageNamed(_ systemImageName: String) -> Self",
      "INIntent",
      "INIntent: identifier",
      "INIntent: intentDescription",
      "INIntent: suggestedInvocationPhrase",
      "INIntent: shortcutAvailability",
      "INIntent: donationMetadata",
      "INIntent: func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>)",
      "INIntent: func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage?",
      "INIntent: func keyImage() -> INImage?",
      "INIntentDonationMetadata",
      "INIntentResponse",
      "INIntentResponse: userActivity",
      "INInteraction",
      "INInteraction: intent",
      "INInteraction: intentResponse",
      "INInteraction: intentHandlingStatus",
      "INInteraction: direction",
      "INInteraction: dateInterval",
      "INInteraction: identifier",
      "INInteraction: groupIdentifier",
      "INInteraction: init(intent: INIntent, response: INIntentResponse?)",
      "INInteraction: func donate(completion: (((any Error)?) -> Void)?)",
      "INInteraction: static func deleteAll(completion: (((any Error)?) -> Void)?)",
      "INInteraction: static func delete(with identifiers: [String], completion: (((any Error)?) -> Void)?)",
      "INInteraction: static func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)?)",
      "INInteraction: func parameterValue(for parameter: INParameter) -> Any?",
      "INLocationRelevanceProvider",
      "INLocationRelevanceProvider: region",
      "INLocationRelevanceProvider: init(region: CLRegion)",
      "INMediaUserContext",
      "INMediaUserContext: subscriptionStatus",
      "INMediaUserContext: numberOfLibraryItems",
      "INMediaUserContext: init()",
      "INObject",
      "INObject: identifier",
      "INObject: displayString",
      "INObject: pronunciationHint",
      "INObject: subtitleString",
      "INObject: displayImage",
      "INObject: alternativeSpeakableMatches",
      "INObject: init(identifier: String?, display displayString: String, pronunciationHint: String?)",
      "INObject: init(identifier: String?, display displayString: String)",
      "INObject: init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?)",
      "INObject: init(identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?, image displayImage: INImage?)",
      "INObjectCollection",
      "INObjectCollection: sections",
      "INObjectCollection: allItems",
      "INObjectCollection: usesIndexedCollation",
      "INObjectCollection: init(sections: [INObjectSection<ObjectType>])",
      "INObjectCollection: init(items: [ObjectType])",
      "INObjectSection",
      "INObjectSection: title",
      "INObjectSection: items",
      "INObjectSection: init(title: String?, items: [ObjectType])",
      "INParameter",
      "INParameter: parameterClass",
      "INParameter: parameterKeyPath",
      "INParameter: init?<Root, Value>(keyPath: KeyPath<Root, Value>)",
      "INParameter: init(for aClass: AnyClass, keyPath: String)",
      "INParameter: func isEqual(to parameter: INParameter) -> Bool",
      "INParameter: func setIndex(_ index: Int, forSubKeyPath subKeyPath: String)",
      "INParameter: func index(forSubKeyPath subKeyPath: String) -> Int",
      "INPreferences",
      "INPreferences: static func siriAuthorizationStatus() -> INSiriAuthorizationStatus",
      "INPreferences: static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void)",
      "INPreferences: static func siriLanguageCode() -> String",
      "INRelevanceProvider",
      "INRelevantShortcut",
      "INRelevantShortcut: relevanceProviders",
      "INRelevantShortcut: watchTemplate",
      "INRelevantShortcut: widgetKind",
      "INRelevantShortcut: shortcutRole",
      "INRelevantShortcut: shortcut",
      "INRelevantShortcut: init(shortcut: INShortcut)",
      "INRelevantShortcutStore",
      "INRelevantShortcutStore: default",
      "INRelevantShortcutStore: func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)?)",
      "INSendMessageIntentDonationMetadata",
      "INSendMessageIntentDonationMetadata: mentionsCurrentUser",
      "INSendMessageIntentDonationMetadata: isReplyToCurrentUser",
      "INSendMessageIntentDonationMetadata: notifyRecipientAnyway",
      "INSendMessageIntentDonationMetadata: recipientCount",
      "INSendMessageIntentDonationMetadata: init()",
      "INShortcut",
      "INShortcut: intent",
      "INShortcut: userActivity",
      "INShortcut: init?(intent: INIntent)",
      "INShortcut: init(userActivity: NSUserActivity)",
      "INShortcut: func hash(into hasher: inout Hasher)",
      "INShortcut: static func == (a: INShortcut, b: INShortcut) -> Bool",
      "INShortcut: overlay typealias ReferenceType = INShortcutReference",
      "INShortcut: overlay case intent(INIntent)",
      "INShortcut: overlay case userActivity(NSUserActivity)",
      "INShortcut: overlay init?(intent: INIntent)",
      "INShortcut: overlay init(userActivity: NSUserActivity)",
      "INShortcut: overlay var intent: INIntent?",
      "INShortcut: overlay var userActivity: NSUserActivity?",
      "INShortcut: overlay var description: String",
      "INShortcut: overlay var debugDescription: String",
      "INShortcut: overlay func hash(into hasher: inout Hasher)",
      "INShortcut: overlay var hashValue: Int",
      "INShortcut: overlay static func == (a: INShortcut, b: INShortcut) -> Bool",
      "INUpcomingMediaManager",
      "INUpcomingMediaManager: shared",
      "INUpcomingMediaManager: func setSuggestedMediaIntents(_ intents: NSOrderedSet /* of INPlayMediaIntent */)",
      "INUpcomingMediaManager: func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType)",
      "INUserContext",
      "INUserContext: func becomeCurrent()",
      "INVocabulary",
      "INVocabulary: class func shared() -> Self",
      "INVocabulary: func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)",
      "INVocabulary: func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)",
      "INVocabulary: func removeAllVocabularyStrings()",
      "INVoiceShortcut",
      "INVoiceShortcut: identifier",
      "INVoiceShortcut: invocationPhrase",
      "INVoiceShortcut: shortcut",
      "INVoiceShortcutCenter",
      "INVoiceShortcutCenter: shared",
      "INVoiceShortcutCenter: func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void)",
      "INVoiceShortcutCenter: func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void)",
      "INVoiceShortcutCenter: func setShortcutSuggestions(_ suggestions: [INShortcut])",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INRelevanceProvider.Type = INDailyRoutineRelevanceProvider.self
    let _: KeyPath<INDailyRoutineRelevanceProvider, INDailyRoutineSituation> = \.situation
    let _: (INDailyRoutineSituation) -> INDailyRoutineRelevanceProvider = INDailyRoutineRelevanceProvider.init(situation:)
    let _: INRelevanceProvider.Type = INDateRelevanceProvider.self
    let _: KeyPath<INDateRelevanceProvider, Date> = \.startDate
    let _: KeyPath<INDateRelevanceProvider, Date?> = \.endDate
    let _: (Date, Date?) -> INDateRelevanceProvider = INDateRelevanceProvider.init(start:end:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INDefaultCardTemplate.self
    let _: ReferenceWritableKeyPath<INDefaultCardTemplate, String> = \.title
    let _: ReferenceWritableKeyPath<INDefaultCardTemplate, String?> = \.subtitle
    let _: ReferenceWritableKeyPath<INDefaultCardTemplate, INImage?> = \.image
    let _: (String) -> INDefaultCardTemplate = INDefaultCardTemplate.init(title:)
    let _: any (NSObject & INIntentHandlerProviding).Type = INExtension.self
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INFocusStatus.self
    let _: KeyPath<INFocusStatus, Bool?> = \.isFocused
    let _: (NSNumber?) -> INFocusStatus = INFocusStatus.init(isFocused:)
    let _: (Bool?) -> INFocusStatus = INFocusStatus.init(isFocused:)
    let _: NSObject.Type = INFocusStatusCenter.self
    let _: INFocusStatusCenter = INFocusStatusCenter.default
    let _: KeyPath<INFocusStatusCenter, INFocusStatus> = \.focusStatus
    let _: KeyPath<INFocusStatusCenter, INFocusStatusAuthorizationStatus> = \.authorizationStatus
    _ = { (x: INFocusStatusCenter, a: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)?) -> Void in x.requestAuthorization(completionHandler: a) }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INImage.self
    let _: (String) -> INImage = INImage.init(named:)
    let _: (Data) -> INImage = INImage.init(imageData:)
    let _: (URL) -> INImage? = INImage.init(url:)
    let _: (URL, Double, Double) -> INImage? = INImage.init(url:width:height:)
    _ = { (a: String) -> INImage in INImage.systemImageNamed(a) }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INIntent.self
    let _: KeyPath<INIntent, String?> = \.identifier
    let _: KeyPath<INIntent, String?> = \.intentDescription
    let _: ReferenceWritableKeyPath<INIntent, String?> = \.suggestedInvocationPhrase
    let _: ReferenceWritableKeyPath<INIntent, INShortcutAvailabilityOptions> = \.shortcutAvailability
    let _: ReferenceWritableKeyPath<INIntent, INIntentDonationMetadata?> = \.donationMetadata
    _ = { (x: INSendMessageIntent, a: INImage?) in x.setImage(a, forParameterNamed: \.content) }
    _ = { (x: INSendMessageIntent) -> INImage? in x.image(forParameterNamed: \.content) }
    _ = { (x: INIntent) -> INImage? in x.keyImage() }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INIntentDonationMetadata.self
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INIntentResponse.self
    let _: ReferenceWritableKeyPath<INIntentResponse, NSUserActivity?> = \.userActivity
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INInteraction.self
    let _: KeyPath<INInteraction, INIntent> = \.intent
    let _: KeyPath<INInteraction, INIntentResponse?> = \.intentResponse
    let _: KeyPath<INInteraction, INIntentHandlingStatus> = \.intentHandlingStatus
    let _: ReferenceWritableKeyPath<INInteraction, INInteractionDirection> = \.direction
    let _: ReferenceWritableKeyPath<INInteraction, DateInterval?> = \.dateInterval
    let _: ReferenceWritableKeyPath<INInteraction, String> = \.identifier
    let _: ReferenceWritableKeyPath<INInteraction, String?> = \.groupIdentifier
    let _: (INIntent, INIntentResponse?) -> INInteraction = INInteraction.init(intent:response:)
    _ = { (x: INInteraction, a: (@Sendable ((any Error)?) -> Void)?) -> Void in x.donate(completion: a) }
    _ = { (a: (@Sendable ((any Error)?) -> Void)?) -> Void in INInteraction.deleteAll(completion: a) }
    _ = { (a: [String], b: (@Sendable ((any Error)?) -> Void)?) -> Void in INInteraction.delete(with: a, completion: b) }
    _ = { (a: String, b: (@Sendable ((any Error)?) -> Void)?) -> Void in INInteraction.delete(with: a, completion: b) }
    _ = { (x: INInteraction, a: INParameter) -> Any? in x.parameterValue(for: a) }
    let _: INRelevanceProvider.Type = INLocationRelevanceProvider.self
    let _: KeyPath<INLocationRelevanceProvider, CLRegion> = \.region
    let _: (CLRegion) -> INLocationRelevanceProvider = INLocationRelevanceProvider.init(region:)
    let _: INUserContext.Type = INMediaUserContext.self
    let _: ReferenceWritableKeyPath<INMediaUserContext, INMediaUserContextSubscriptionStatus> = \.subscriptionStatus
    let _: ReferenceWritableKeyPath<INMediaUserContext, Int?> = \.numberOfLibraryItems
    let _: () -> INMediaUserContext = INMediaUserContext.init
    let _: any (NSObject & INSpeakable & NSCopying & NSSecureCoding).Type = INObject.self
    let _: KeyPath<INObject, String?> = \.identifier
    let _: KeyPath<INObject, String> = \.displayString
    let _: KeyPath<INObject, String?> = \.pronunciationHint
    let _: ReferenceWritableKeyPath<INObject, String?> = \.subtitleString
    let _: ReferenceWritableKeyPath<INObject, INImage?> = \.displayImage
    let _: ReferenceWritableKeyPath<INObject, [any INSpeakable]?> = \.alternativeSpeakableMatches
    let _: (String?, String, String?) -> INObject = INObject.init(identifier:display:pronunciationHint:)
    let _: (String?, String) -> INObject = INObject.init(identifier:display:)
    let _: (String?, String, String?, INImage?) -> INObject = INObject.init(identifier:display:subtitle:image:)
    let _: (String?, String, String?, String?, INImage?) -> INObject = INObject.init(identifier:display:pronunciationHint:subtitle:image:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INObjectCollection<INObject>.self
    let _: KeyPath<INObjectCollection<INObject>, [INObjectSection<INObject>]> = \.sections
    let _: KeyPath<INObjectCollection<INObject>, [INObject]> = \.allItems
    let _: ReferenceWritableKeyPath<INObjectCollection<INObject>, Bool> = \.usesIndexedCollation
    _ = { (sections: [INObjectSection<INObject>]) -> INObjectCollection<INObject> in INObjectCollection<INObject>(sections: sections) }
    _ = { (items: [INObject]) -> INObjectCollection<INObject> in INObjectCollection<INObject>(items: items) }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INObjectSection<INObject>.self
    let _: KeyPath<INObjectSection<INObject>, String?> = \.title
    let _: KeyPath<INObjectSection<INObject>, [INObject]> = \.items
    _ = { (title: String?, items: [INObject]) -> INObjectSection<INObject> in INObjectSection<INObject>(title: title, items: items) }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INParameter.self
    let _: KeyPath<INParameter, AnyClass> = \.parameterClass
    let _: KeyPath<INParameter, String> = \.parameterKeyPath
    _ = { () -> INParameter? in INParameter(keyPath: \INSendMessageIntent.content) }
    let _: (AnyClass, String) -> INParameter = INParameter.init(for:keyPath:)
    _ = { (x: INParameter, a: INParameter) -> Bool in x.isEqual(to: a) }
    _ = { (x: INParameter, a: Int, b: String) -> Void in x.setIndex(a, forSubKeyPath: b) }
    _ = { (x: INParameter, a: String) -> Int in x.index(forSubKeyPath: a) }
    let _: NSObject.Type = INPreferences.self
    _ = { () -> INSiriAuthorizationStatus in INPreferences.siriAuthorizationStatus() }
    _ = { (a: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) -> Void in INPreferences.requestSiriAuthorization(a) }
    _ = { () -> String in INPreferences.siriLanguageCode() }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRelevanceProvider.self
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRelevantShortcut.self
    let _: ReferenceWritableKeyPath<INRelevantShortcut, [INRelevanceProvider]> = \.relevanceProviders
    let _: ReferenceWritableKeyPath<INRelevantShortcut, INDefaultCardTemplate?> = \.watchTemplate
    let _: ReferenceWritableKeyPath<INRelevantShortcut, String?> = \.widgetKind
    let _: ReferenceWritableKeyPath<INRelevantShortcut, INRelevantShortcutRole> = \.shortcutRole
    let _: KeyPath<INRelevantShortcut, INShortcut> = \.shortcut
    let _: (INShortcut) -> INRelevantShortcut = INRelevantShortcut.init(shortcut:)
    let _: NSObject.Type = INRelevantShortcutStore.self
    let _: INRelevantShortcutStore = INRelevantShortcutStore.default
    _ = { (x: INRelevantShortcutStore, a: [INRelevantShortcut], b: (@Sendable ((any Error)?) -> Void)?) -> Void in x.setRelevantShortcuts(a, completionHandler: b) }
    let _: INIntentDonationMetadata.Type = INSendMessageIntentDonationMetadata.self
    let _: ReferenceWritableKeyPath<INSendMessageIntentDonationMetadata, Bool> = \.mentionsCurrentUser
    let _: ReferenceWritableKeyPath<INSendMessageIntentDonationMetadata, Bool> = \.isReplyToCurrentUser
    let _: ReferenceWritableKeyPath<INSendMessageIntentDonationMetadata, Bool> = \.notifyRecipientAnyway
    let _: ReferenceWritableKeyPath<INSendMessageIntentDonationMetadata, Int> = \.recipientCount
    let _: () -> INSendMessageIntentDonationMetadata = INSendMessageIntentDonationMetadata.init
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INShortcut.ReferenceType.self
    let _: KeyPath<INShortcut, INIntent?> = \.intent
    let _: KeyPath<INShortcut, NSUserActivity?> = \.userActivity
    let _: (INIntent) -> INShortcut? = INShortcut.init(intent:)
    let _: (NSUserActivity) -> INShortcut = INShortcut.init(userActivity:)
    surfaceIsHashable(INShortcut.self)
    surfaceIsHashable(INShortcut.self)
    let _: INShortcutReference.Type = INShortcut.ReferenceType.self
    let _: (INIntent) -> INShortcut = INShortcut.intent
    let _: (NSUserActivity) -> INShortcut = INShortcut.userActivity
    let _: (INIntent) -> INShortcut? = INShortcut.init(intent:)
    let _: (NSUserActivity) -> INShortcut = INShortcut.init(userActivity:)
    let _: KeyPath<INShortcut, INIntent?> = \.intent
    let _: KeyPath<INShortcut, NSUserActivity?> = \.userActivity
    let _: KeyPath<INShortcut, String> = \.description
    let _: KeyPath<INShortcut, String> = \.debugDescription
    surfaceIsHashable(INShortcut.self)
    let _: KeyPath<INShortcut, Int> = \.hashValue
    surfaceIsHashable(INShortcut.self)
    let _: NSObject.Type = INUpcomingMediaManager.self
    let _: INUpcomingMediaManager = INUpcomingMediaManager.shared
    _ = { (x: INUpcomingMediaManager, a: NSOrderedSet) in x.setSuggestedMediaIntents(a) }
    _ = { (x: INUpcomingMediaManager, a: INUpcomingMediaPredictionMode, b: INMediaItemType) -> Void in x.setPredictionMode(a, for: b) }
    let _: any (NSObject & NSSecureCoding).Type = INUserContext.self
    _ = { (x: INUserContext) -> Void in x.becomeCurrent() }
    let _: NSObject.Type = INVocabulary.self
    let _: () -> INVocabulary = INVocabulary.shared
    _ = { (x: INVocabulary, a: NSOrderedSet, b: INVocabularyStringType) -> Void in x.setVocabularyStrings(a, of: b) }
    _ = { (x: INVocabulary, a: NSOrderedSet, b: INVocabularyStringType) -> Void in x.setVocabulary(a, of: b) }
    _ = { (x: INVocabulary) -> Void in x.removeAllVocabularyStrings() }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INVoiceShortcut.self
    let _: KeyPath<INVoiceShortcut, UUID> = \.identifier
    let _: KeyPath<INVoiceShortcut, String> = \.invocationPhrase
    let _: KeyPath<INVoiceShortcut, INShortcut> = \.shortcut
    let _: NSObject.Type = INVoiceShortcutCenter.self
    let _: INVoiceShortcutCenter = INVoiceShortcutCenter.shared
    _ = { (x: INVoiceShortcutCenter, a: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) -> Void in x.getAllVoiceShortcuts(completion: a) }
    _ = { (x: INVoiceShortcutCenter, a: UUID, b: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) -> Void in x.getVoiceShortcut(with: a, completion: b) }
    _ = { (x: INVoiceShortcutCenter, a: [INShortcut]) -> Void in x.setShortcutSuggestions(a) }
  }
}

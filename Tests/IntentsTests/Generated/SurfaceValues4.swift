// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceValues4: SurfacePart {
  static var keys: [String] {
    [
      "INRideVehicle: location",
      "INRideVehicle: registrationPlate",
      "INRideVehicle: manufacturer",
      "INRideVehicle: model",
      "INRideVehicle: mapAnnotationImage",
      "INSeat",
      "INSeat: seatSection",
      "INSeat: seatRow",
      "INSeat: seatNumber",
      "INSeat: seatingType",
      "INSeat: init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?)",
      "INSendMessageAttachment",
      "INSendMessageAttachment: audioMessageFile",
      "INSendMessageAttachment: init(audioMessageFile: INFile)",
      "INSpatialEventTrigger",
      "INSpatialEventTrigger: placemark",
      "INSpatialEventTrigger: event",
      "INSpatialEventTrigger: init(placemark: CLPlacemark, event: INSpatialEvent)",
      "INSpeakableString",
      "INSpeakableString: init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?)",
      "INSpeakableString: init(identifier: String, spokenPhrase: String, pronunciationHint: String?)",
      "INSpeakableString: init(spokenPhrase: String)",
      "INSticker",
      "INSticker: type",
      "INSticker: emoji",
      "INSticker: init(type: INStickerType, emoji: String?)",
      "INTask",
      "INTask: title",
      "INTask: status",
      "INTask: spatialEventTrigger",
      "INTask: temporalEventTrigger",
      "INTask: createdDateComponents",
      "INTask: modifiedDateComponents",
      "INTask: identifier",
      "INTask: taskType",
      "INTask: priority",
      "INTask: init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority)",
      "INTask: init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)",
      "INTaskList",
      "INTaskList: title",
      "INTaskList: tasks",
      "INTaskList: groupName",
      "INTaskList: createdDateComponents",
      "INTaskList: modifiedDateComponents",
      "INTaskList: identifier",
      "INTaskList: init(title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)",
      "INTemporalEventTrigger",
      "INTemporalEventTrigger: dateComponentsRange",
      "INTemporalEventTrigger: init(dateComponentsRange: INDateComponentsRange)",
      "INTermsAndConditions",
      "INTermsAndConditions: localizedTermsAndConditionsText",
      "INTermsAndConditions: privacyPolicyURL",
      "INTermsAndConditions: termsAndConditionsURL",
      "INTermsAndConditions: init(localizedTermsAndConditionsText: String, privacyPolicyURL: URL?, termsAndConditionsURL: URL?)",
      "INTextNoteContent",
      "INTextNoteContent: text",
      "INTextNoteContent: init(text: String)",
      "INTicketedEvent",
      "INTicketedEvent: category",
      "INTicketedEvent: name",
      "INTicketedEvent: eventDuration",
      "INTicketedEvent: location",
      "INTicketedEvent: init(category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange, location: CLPlacemark?)",
      "INTicketedEventReservation",
      "INTicketedEventReservation: event",
      "INTicketedEventReservation: reservedSeat",
      "INTicketedEventReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, event: INTicketedEvent)",
      "INTicketedEventReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, event: INTicketedEvent)",
      "INTrainReservation",
      "INTrainReservation: reservedSeat",
      "INTrainReservation: trainTrip",
      "INTrainReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, trainTrip: INTrainTrip)",
      "INTrainReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, trainTrip: INTrainTrip)",
      "INTrainTrip",
      "INTrainTrip: provider",
      "INTrainTrip: trainName",
      "INTrainTrip: trainNumber",
      "INTrainTrip: tripDuration",
      "INTrainTrip: departureStationLocation",
      "INTrainTrip: departurePlatform",
      "INTrainTrip: arrivalStationLocation",
      "INTrainTrip: arrivalPlatform",
      "INTrainTrip: init(provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange, departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark, arrivalPlatform: String?)",
      "NSExtensionContext",
      "NSExtensionContext: intent",
      "NSString",
      "NSString: static func deferredLocalizedIntentsString(format: String) -> String",
      "NSString: static func deferredLocalizedIntentsString(format: String, fromTable table: String?) -> String",
      "NSString: static func deferredLocalizedIntentsString(format: String, fromTable table: String?, arguments: va_list) -> String",
      "NSString: class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString",
      "NSString: class func deferredLocalizedIntentsString(with format: String, table: String, _ args: any CVarArg...) -> NSString",
      "NSString: class func deferredLocalizedIntentsString(with format: String, table: String, arguments: CVaListPointer) -> NSString",
      "NSUserActivity",
      "NSUserActivity: interaction",
      "NSUserActivity: suggestedInvocationPhrase",
      "NSUserActivity: shortcutAvailability",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: ReferenceWritableKeyPath<INRideVehicle, CLLocation?> = \.location
    let _: ReferenceWritableKeyPath<INRideVehicle, String?> = \.registrationPlate
    let _: ReferenceWritableKeyPath<INRideVehicle, String?> = \.manufacturer
    let _: ReferenceWritableKeyPath<INRideVehicle, String?> = \.model
    let _: ReferenceWritableKeyPath<INRideVehicle, INImage?> = \.mapAnnotationImage
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INSeat.self
    let _: KeyPath<INSeat, String?> = \.seatSection
    let _: KeyPath<INSeat, String?> = \.seatRow
    let _: KeyPath<INSeat, String?> = \.seatNumber
    let _: KeyPath<INSeat, String?> = \.seatingType
    let _: (String?, String?, String?, String?) -> INSeat = INSeat.init(seatSection:seatRow:seatNumber:seatingType:)
    let _: NSObject.Type = INSendMessageAttachment.self
    let _: KeyPath<INSendMessageAttachment, INFile?> = \.audioMessageFile
    let _: (INFile) -> INSendMessageAttachment = INSendMessageAttachment.init(audioMessageFile:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INSpatialEventTrigger.self
    let _: KeyPath<INSpatialEventTrigger, CLPlacemark> = \.placemark
    let _: KeyPath<INSpatialEventTrigger, INSpatialEvent> = \.event
    let _: (CLPlacemark, INSpatialEvent) -> INSpatialEventTrigger = INSpatialEventTrigger.init(placemark:event:)
    let _: any (NSObject & INSpeakable & NSCopying & NSSecureCoding).Type = INSpeakableString.self
    let _: (String, String, String?) -> INSpeakableString = INSpeakableString.init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)
    let _: (String, String, String?) -> INSpeakableString = INSpeakableString.init(identifier:spokenPhrase:pronunciationHint:)
    let _: (String) -> INSpeakableString = INSpeakableString.init(spokenPhrase:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INSticker.self
    let _: KeyPath<INSticker, INStickerType> = \.type
    let _: KeyPath<INSticker, String?> = \.emoji
    let _: (INStickerType, String?) -> INSticker = INSticker.init(type:emoji:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTask.self
    let _: KeyPath<INTask, INSpeakableString> = \.title
    let _: KeyPath<INTask, INTaskStatus> = \.status
    let _: KeyPath<INTask, INSpatialEventTrigger?> = \.spatialEventTrigger
    let _: KeyPath<INTask, INTemporalEventTrigger?> = \.temporalEventTrigger
    let _: KeyPath<INTask, DateComponents?> = \.createdDateComponents
    let _: KeyPath<INTask, DateComponents?> = \.modifiedDateComponents
    let _: KeyPath<INTask, String?> = \.identifier
    let _: KeyPath<INTask, INTaskType> = \.taskType
    let _: KeyPath<INTask, INTaskPriority> = \.priority
    let _: (INSpeakableString, INTaskStatus, INTaskType, INSpatialEventTrigger?, INTemporalEventTrigger?, DateComponents?, DateComponents?, String?, INTaskPriority) -> INTask = INTask.init(title:status:taskType:spatialEventTrigger:temporalEventTrigger:createdDateComponents:modifiedDateComponents:identifier:priority:)
    let _: (INSpeakableString, INTaskStatus, INTaskType, INSpatialEventTrigger?, INTemporalEventTrigger?, DateComponents?, DateComponents?, String?) -> INTask = INTask.init(title:status:taskType:spatialEventTrigger:temporalEventTrigger:createdDateComponents:modifiedDateComponents:identifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTaskList.self
    let _: KeyPath<INTaskList, INSpeakableString> = \.title
    let _: KeyPath<INTaskList, [INTask]> = \.tasks
    let _: KeyPath<INTaskList, INSpeakableString?> = \.groupName
    let _: KeyPath<INTaskList, DateComponents?> = \.createdDateComponents
    let _: KeyPath<INTaskList, DateComponents?> = \.modifiedDateComponents
    let _: KeyPath<INTaskList, String?> = \.identifier
    let _: (INSpeakableString, [INTask], INSpeakableString?, DateComponents?, DateComponents?, String?) -> INTaskList = INTaskList.init(title:tasks:groupName:createdDateComponents:modifiedDateComponents:identifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTemporalEventTrigger.self
    let _: KeyPath<INTemporalEventTrigger, INDateComponentsRange> = \.dateComponentsRange
    let _: (INDateComponentsRange) -> INTemporalEventTrigger = INTemporalEventTrigger.init(dateComponentsRange:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTermsAndConditions.self
    let _: KeyPath<INTermsAndConditions, String> = \.localizedTermsAndConditionsText
    let _: KeyPath<INTermsAndConditions, URL?> = \.privacyPolicyURL
    let _: KeyPath<INTermsAndConditions, URL?> = \.termsAndConditionsURL
    let _: (String, URL?, URL?) -> INTermsAndConditions = INTermsAndConditions.init(localizedTermsAndConditionsText:privacyPolicyURL:termsAndConditionsURL:)
    let _: any (INNoteContent & NSCopying & NSSecureCoding).Type = INTextNoteContent.self
    let _: KeyPath<INTextNoteContent, String?> = \.text
    let _: (String) -> INTextNoteContent = INTextNoteContent.init(text:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTicketedEvent.self
    let _: KeyPath<INTicketedEvent, INTicketedEventCategory> = \.category
    let _: KeyPath<INTicketedEvent, String> = \.name
    let _: KeyPath<INTicketedEvent, INDateComponentsRange> = \.eventDuration
    let _: KeyPath<INTicketedEvent, CLPlacemark?> = \.location
    let _: (INTicketedEventCategory, String, INDateComponentsRange, CLPlacemark?) -> INTicketedEvent = INTicketedEvent.init(category:name:eventDuration:location:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INTicketedEventReservation.self
    let _: KeyPath<INTicketedEventReservation, INTicketedEvent> = \.event
    let _: KeyPath<INTicketedEventReservation, INSeat?> = \.reservedSeat
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INSeat?, INTicketedEvent) -> INTicketedEventReservation = INTicketedEventReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservedSeat:event:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INSeat?, INTicketedEvent) -> INTicketedEventReservation = INTicketedEventReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:reservedSeat:event:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INTrainReservation.self
    let _: KeyPath<INTrainReservation, INSeat?> = \.reservedSeat
    let _: KeyPath<INTrainReservation, INTrainTrip> = \.trainTrip
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INSeat?, INTrainTrip) -> INTrainReservation = INTrainReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservedSeat:trainTrip:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INSeat?, INTrainTrip) -> INTrainReservation = INTrainReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:reservedSeat:trainTrip:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INTrainTrip.self
    let _: KeyPath<INTrainTrip, String?> = \.provider
    let _: KeyPath<INTrainTrip, String?> = \.trainName
    let _: KeyPath<INTrainTrip, String?> = \.trainNumber
    let _: KeyPath<INTrainTrip, INDateComponentsRange> = \.tripDuration
    let _: KeyPath<INTrainTrip, CLPlacemark> = \.departureStationLocation
    let _: KeyPath<INTrainTrip, String?> = \.departurePlatform
    let _: KeyPath<INTrainTrip, CLPlacemark> = \.arrivalStationLocation
    let _: KeyPath<INTrainTrip, String?> = \.arrivalPlatform
    let _: (String?, String?, String?, INDateComponentsRange, CLPlacemark, String?, CLPlacemark, String?) -> INTrainTrip = INTrainTrip.init(provider:trainName:trainNumber:tripDuration:departureStationLocation:departurePlatform:arrivalStationLocation:arrivalPlatform:)
    let _ = NSExtensionContext.self
    let _: KeyPath<NSExtensionContext, INIntent?> = \.intent
    let _ = NSString.self
    _ = { (a: String) -> String in NSString.deferredLocalizedIntentsString(format: a) }
    _ = { (a: String, b: String?) -> String in NSString.deferredLocalizedIntentsString(format: a, fromTable: b) }
    _ = { (a: String, b: String?, c: CVaListPointer) -> String in NSString.deferredLocalizedIntentsString(format: a, fromTable: b, arguments: c) }
    _ = { (a: String, b: any CVarArg) -> NSString in NSString.deferredLocalizedIntentsString(with: a, b) }
    _ = { (a: String, b: String, c: any CVarArg) -> NSString in NSString.deferredLocalizedIntentsString(with: a, table: b, c) }
    _ = { (a: String, b: String, c: CVaListPointer) -> NSString in NSString.deferredLocalizedIntentsString(with: a, table: b, arguments: c) }
    let _ = NSUserActivity.self
    let _: KeyPath<NSUserActivity, INInteraction?> = \.interaction
    let _: ReferenceWritableKeyPath<NSUserActivity, String?> = \.suggestedInvocationPhrase
    let _: ReferenceWritableKeyPath<NSUserActivity, INShortcutAvailabilityOptions> = \.shortcutAvailability
  }
}

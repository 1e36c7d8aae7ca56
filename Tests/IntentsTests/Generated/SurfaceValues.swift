// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceValues: SurfacePart {
  static var keys: [String] {
    [
      "CLPlacemark",
      "CLPlacemark: init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?)",
      "INAirline",
      "INAirline: name",
      "INAirline: iataCode",
      "INAirline: icaoCode",
      "INAirline: init(name: String?, iataCode: String?, icaoCode: String?)",
      "INAirport",
      "INAirport: name",
      "INAirport: iataCode",
      "INAirport: icaoCode",
      "INAirport: init(name: String?, iataCode: String?, icaoCode: String?)",
      "INAirportGate",
      "INAirportGate: airport",
      "INAirportGate: terminal",
      "INAirportGate: gate",
      "INAirportGate: init(airport: INAirport, terminal: String?, gate: String?)",
      "INBalanceAmount",
      "INBalanceAmount: amount",
      "INBalanceAmount: balanceType",
      "INBalanceAmount: currencyCode",
      "INBalanceAmount: init?(amount: NSDecimalNumber, balanceType: INBalanceType)",
      "INBalanceAmount: init(amount: NSDecimalNumber, currencyCode: String)",
      "INBillDetails",
      "INBillDetails: billPayee",
      "INBillDetails: amountDue",
      "INBillDetails: minimumDue",
      "INBillDetails: lateFee",
      "INBillDetails: dueDate",
      "INBillDetails: paymentDate",
      "INBillDetails: billType",
      "INBillDetails: paymentStatus",
      "INBillDetails: init?(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?)",
      "INBillPayee",
      "INBillPayee: nickname",
      "INBillPayee: accountNumber",
      "INBillPayee: organizationName",
      "INBillPayee: init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?)",
      "INBoatReservation",
      "INBoatReservation: reservedSeat",
      "INBoatReservation: boatTrip",
      "INBoatReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, boatTrip: INBoatTrip?)",
      "INBoatTrip",
      "INBoatTrip: provider",
      "INBoatTrip: boatName",
      "INBoatTrip: boatNumber",
      "INBoatTrip: tripDuration",
      "INBoatTrip: departureBoatTerminalLocation",
      "INBoatTrip: arrivalBoatTerminalLocation",
      "INBoatTrip: init(provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange, departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark)",
      "INBusReservation",
      "INBusReservation: reservedSeat",
      "INBusReservation: busTrip",
      "INBusReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?)",
      "INBusTrip",
      "INBusTrip: provider",
      "INBusTrip: busName",
      "INBusTrip: busNumber",
      "INBusTrip: tripDuration",
      "INBusTrip: departureBusStopLocation",
      "INBusTrip: departurePlatform",
      "INBusTrip: arrivalBusStopLocation",
      "INBusTrip: arrivalPlatform",
      "INBusTrip: init(provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange, departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark, arrivalPlatform: String?)",
      "INCallGroup",
      "INCallGroup: groupName",
      "INCallGroup: groupId",
      "INCallGroup: init(groupName: String?, groupId: String?)",
      "INCallRecord",
      "INCallRecord: identifier",
      "INCallRecord: dateCreated",
      "INCallRecord: callRecordType",
      "INCallRecord: callDuration",
      "INCallRecord: unseen",
      "INCallRecord: callCapability",
      "INCallRecord: numberOfCalls",
      "INCallRecord: isCallerIdBlocked",
      "INCallRecord: participants",
      "INCallRecord: caller",
      "INCallRecord: init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, participants: [INPerson]?, numberOfCalls: NSNumber?, isCallerIdBlocked: NSNumber?)",
      "INCallRecord: init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?)",
      "INCallRecord: init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?)",
      "INCallRecord: init(identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?)",
      "INCallRecord: init(identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?)",
      "INCallRecord: init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil)",
      "INCallRecordFilter",
      "INCallRecordFilter: participants",
      "INCallRecordFilter: callTypes",
      "INCallRecordFilter: callCapability",
      "INCallRecordFilter: init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability)",
      "INCar",
      "INCar: carIdentifier",
      "INCar: displayName",
      "INCar: year",
      "INCar: make",
      "INCar: model",
      "INCar: color",
      "INCar: headUnit",
      "INCar: supportedChargingConnectors",
      "INCar: init(carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColorRef?, headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCarChargingConnectorType])",
      "INCar: func setMaximumPower(_ power: Measurement<NSUnitPower>, for chargingConnectorType: INCarChargingConnectorType)",
      "INCar: func maximumPower(for chargingConnectorType: INCarChargingConnectorType) -> Measurement<NSUnitPower>?",
      "INCarHeadUnit",
      "INCarHeadUnit: bluetoothIdentifier",
      "INCarHeadUnit: iAP2Identifier",
      "INCarHeadUnit: init(bluetoothIdentifier: String?, iAP2Identifier: String?)",
      "INCurrencyAmount",
      "INCurrencyAmount: amount",
      "INCurrencyAmount: currencyCode",
      "INCurrencyAmount: init(amount: NSDecimalNumber, currencyCode: String)",
      "INDateComponentsRange",
      "INDateComponentsRange: startDateComponents",
      "INDateComponentsRange: endDateComponents",
      "INDateComponentsRange: recurrenceRule",
      "INDateComponentsRange: init(start: DateComponents?, end: DateComponents?)",
      "INDateComponentsRange: init(start: DateComponents?, end: DateComponents?, recurrenceRule: INRecurrenceRule?)",
      "INFile",
      "INFile: data",
      "INFile: filename",
      "INFile: typeIdentifier",
      "INFile: fileURL",
      "INFile: removedOnCompletion",
      "INFile: init(data: Data, filename: String, typeIdentifier: String?)",
      "INFile: init(fileURL: URL, filename: String?, typeIdentifier: String?)",
      "INFlight",
      "INFlight: airline",
      "INFlight: flightNumber",
      "INFlight: boardingTime",
      "INFlight: flightDuration",
      "INFlight: departureAirportGate",
      "INFlight: arrivalAirportGate",
      "INFlight: init(airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?, flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate, arrivalAirportGate: INAirportGate)",
      "INFlightReservation",
      "INFlightReservation: reservedSeat",
      "INFlightReservation: flight",
      "INFlightReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, flight: INFlight)",
      "INFlightReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, flight: INFlight)",
      "INImageNoteContent",
      "INImageNoteContent: image",
      "INImageNoteContent: init(image: INImage)",
      "INLodgingReservation",
      "INLodgingReservation: lodgingBusinessLocation",
      "INLodgingReservation: reservationDuration",
      "INLodgingReservation: numberOfAdults",
      "INLodgingReservation: numberOfChildren",
      "INLodgingReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: NSNumber?, numberOfChildren: NSNumber?)",
      "INLodgingReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: NSNumber?, numberOfChildren: NSNumber?)",
      "INLodgingReservation: init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil)",
      "INLodgingReservation: init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil)",
      "INMediaDestination",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _ = CLPlacemark.self
    let _: (CLLocation, String?, CNPostalAddress?) -> CLPlacemark = CLPlacemark.init(location:name:postalAddress:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INAirline.self
    let _: KeyPath<INAirline, String?> = \.name
    let _: KeyPath<INAirline, String?> = \.iataCode
    let _: KeyPath<INAirline, String?> = \.icaoCode
    let _: (String?, String?, String?) -> INAirline = INAirline.init(name:iataCode:icaoCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INAirport.self
    let _: KeyPath<INAirport, String?> = \.name
    let _: KeyPath<INAirport, String?> = \.iataCode
    let _: KeyPath<INAirport, String?> = \.icaoCode
    let _: (String?, String?, String?) -> INAirport = INAirport.init(name:iataCode:icaoCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INAirportGate.self
    let _: KeyPath<INAirportGate, INAirport> = \.airport
    let _: KeyPath<INAirportGate, String?> = \.terminal
    let _: KeyPath<INAirportGate, String?> = \.gate
    let _: (INAirport, String?, String?) -> INAirportGate = INAirportGate.init(airport:terminal:gate:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INBalanceAmount.self
    let _: KeyPath<INBalanceAmount, NSDecimalNumber?> = \.amount
    let _: KeyPath<INBalanceAmount, INBalanceType> = \.balanceType
    let _: KeyPath<INBalanceAmount, String?> = \.currencyCode
    let _: (NSDecimalNumber, INBalanceType) -> INBalanceAmount? = INBalanceAmount.init(amount:balanceType:)
    let _: (NSDecimalNumber, String) -> INBalanceAmount = INBalanceAmount.init(amount:currencyCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INBillDetails.self
    let _: ReferenceWritableKeyPath<INBillDetails, INBillPayee?> = \.billPayee
    let _: ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?> = \.amountDue
    let _: ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?> = \.minimumDue
    let _: ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?> = \.lateFee
    let _: ReferenceWritableKeyPath<INBillDetails, DateComponents?> = \.dueDate
    let _: ReferenceWritableKeyPath<INBillDetails, DateComponents?> = \.paymentDate
    let _: ReferenceWritableKeyPath<INBillDetails, INBillType> = \.billType
    let _: ReferenceWritableKeyPath<INBillDetails, INPaymentStatus> = \.paymentStatus
    let _: (INBillType, INPaymentStatus, INBillPayee?, INCurrencyAmount?, INCurrencyAmount?, INCurrencyAmount?, DateComponents?, DateComponents?) -> INBillDetails? = INBillDetails.init(billType:paymentStatus:billPayee:amountDue:minimumDue:lateFee:dueDate:paymentDate:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INBillPayee.self
    let _: KeyPath<INBillPayee, INSpeakableString?> = \.nickname
    let _: KeyPath<INBillPayee, String?> = \.accountNumber
    let _: KeyPath<INBillPayee, INSpeakableString?> = \.organizationName
    let _: (INSpeakableString, String?, INSpeakableString?) -> INBillPayee? = INBillPayee.init(nickname:number:organizationName:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INBoatReservation.self
    let _: KeyPath<INBoatReservation, INSeat?> = \.reservedSeat
    let _: KeyPath<INBoatReservation, INBoatTrip?> = \.boatTrip
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INSeat?, INBoatTrip?) -> INBoatReservation = INBoatReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservedSeat:boatTrip:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INBoatTrip.self
    let _: KeyPath<INBoatTrip, String?> = \.provider
    let _: KeyPath<INBoatTrip, String?> = \.boatName
    let _: KeyPath<INBoatTrip, String?> = \.boatNumber
    let _: KeyPath<INBoatTrip, INDateComponentsRange> = \.tripDuration
    let _: KeyPath<INBoatTrip, CLPlacemark> = \.departureBoatTerminalLocation
    let _: KeyPath<INBoatTrip, CLPlacemark> = \.arrivalBoatTerminalLocation
    let _: (String?, String?, String?, INDateComponentsRange, CLPlacemark, CLPlacemark) -> INBoatTrip = INBoatTrip.init(provider:boatName:boatNumber:tripDuration:departureBoatTerminalLocation:arrivalBoatTerminalLocation:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INBusReservation.self
    let _: KeyPath<INBusReservation, INSeat?> = \.reservedSeat
    let _: KeyPath<INBusReservation, INBusTrip> = \.busTrip
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INSeat?, INBusTrip?) -> INBusReservation = INBusReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservedSeat:busTrip:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INBusTrip.self
    let _: KeyPath<INBusTrip, String?> = \.provider
    let _: KeyPath<INBusTrip, String?> = \.busName
    let _: KeyPath<INBusTrip, String?> = \.busNumber
    let _: KeyPath<INBusTrip, INDateComponentsRange> = \.tripDuration
    let _: KeyPath<INBusTrip, CLPlacemark> = \.departureBusStopLocation
    let _: KeyPath<INBusTrip, String?> = \.departurePlatform
    let _: KeyPath<INBusTrip, CLPlacemark> = \.arrivalBusStopLocation
    let _: KeyPath<INBusTrip, String?> = \.arrivalPlatform
    let _: (String?, String?, String?, INDateComponentsRange, CLPlacemark, String?, CLPlacemark, String?) -> INBusTrip = INBusTrip.init(provider:busName:busNumber:tripDuration:departureBusStopLocation:departurePlatform:arrivalBusStopLocation:arrivalPlatform:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCallGroup.self
    let _: KeyPath<INCallGroup, String?> = \.groupName
    let _: KeyPath<INCallGroup, String?> = \.groupId
    let _: (String?, String?) -> INCallGroup = INCallGroup.init(groupName:groupId:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCallRecord.self
    let _: KeyPath<INCallRecord, String> = \.identifier
    let _: KeyPath<INCallRecord, Date?> = \.dateCreated
    let _: KeyPath<INCallRecord, INCallRecordType> = \.callRecordType
    let _: KeyPath<INCallRecord, Double?> = \.callDuration
    let _: KeyPath<INCallRecord, Bool?> = \.unseen
    let _: KeyPath<INCallRecord, INCallCapability> = \.callCapability
    let _: KeyPath<INCallRecord, Int?> = \.numberOfCalls
    let _: KeyPath<INCallRecord, NSNumber?> = \.isCallerIdBlocked
    let _: KeyPath<INCallRecord, [INPerson]?> = \.participants
    let _: KeyPath<INCallRecord, INPerson?> = \.caller
    let _: (String, Date?, INCallRecordType, INCallCapability, NSNumber?, NSNumber?, [INPerson]?, NSNumber?, NSNumber?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:callRecordType:callCapability:callDuration:unseen:participants:numberOfCalls:isCallerIdBlocked:)
    let _: (String, Date?, INCallRecordType, INCallCapability, NSNumber?, NSNumber?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:callRecordType:callCapability:callDuration:unseen:)
    let _: (String, Date?, INCallRecordType, INCallCapability, NSNumber?, NSNumber?, NSNumber?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:callRecordType:callCapability:callDuration:unseen:numberOfCalls:)
    let _: (String, Date?, INPerson?, INCallRecordType, INCallCapability, NSNumber?, NSNumber?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:caller:callRecordType:callCapability:callDuration:unseen:)
    let _: (String, Date?, INPerson?, INCallRecordType, INCallCapability, NSNumber?, NSNumber?, NSNumber?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:caller:callRecordType:callCapability:callDuration:unseen:numberOfCalls:)
    let _: (String, Date?, INPerson?, INCallRecordType, INCallCapability, Double?, Bool?, Int?) -> INCallRecord = INCallRecord.init(identifier:dateCreated:caller:callRecordType:callCapability:callDuration:unseen:numberOfCalls:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCallRecordFilter.self
    let _: KeyPath<INCallRecordFilter, [INPerson]?> = \.participants
    let _: KeyPath<INCallRecordFilter, INCallRecordTypeOptions> = \.callTypes
    let _: KeyPath<INCallRecordFilter, INCallCapability> = \.callCapability
    let _: ([INPerson]?, INCallRecordTypeOptions, INCallCapability) -> INCallRecordFilter = INCallRecordFilter.init(participants:callTypes:callCapability:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCar.self
    let _: KeyPath<INCar, String> = \.carIdentifier
    let _: KeyPath<INCar, String?> = \.displayName
    let _: KeyPath<INCar, String?> = \.year
    let _: KeyPath<INCar, String?> = \.make
    let _: KeyPath<INCar, String?> = \.model
    let _: KeyPath<INCar, CGColor?> = \.color
    let _: KeyPath<INCar, INCar.HeadUnit?> = \.headUnit
    let _: KeyPath<INCar, [INCarChargingConnectorType]> = \.supportedChargingConnectors
    let _: (String, String?, String?, String?, String?, CGColor?, INCar.HeadUnit?, [INCarChargingConnectorType]) -> INCar = INCar.init(carIdentifier:displayName:year:make:model:color:headUnit:supportedChargingConnectors:)
    _ = { (x: INCar, a: Measurement<UnitPower>, b: INCarChargingConnectorType) -> Void in x.setMaximumPower(a, for: b) }
    _ = { (x: INCar, a: INCarChargingConnectorType) -> Measurement<UnitPower>? in x.maximumPower(for: a) }
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCarHeadUnit.self
    let _: KeyPath<INCarHeadUnit, String?> = \.bluetoothIdentifier
    let _: KeyPath<INCarHeadUnit, String?> = \.iAP2Identifier
    let _: (String?, String?) -> INCarHeadUnit = INCarHeadUnit.init(bluetoothIdentifier:iAP2Identifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INCurrencyAmount.self
    let _: KeyPath<INCurrencyAmount, NSDecimalNumber?> = \.amount
    let _: KeyPath<INCurrencyAmount, String?> = \.currencyCode
    let _: (NSDecimalNumber, String) -> INCurrencyAmount = INCurrencyAmount.init(amount:currencyCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INDateComponentsRange.self
    let _: KeyPath<INDateComponentsRange, DateComponents?> = \.startDateComponents
    let _: KeyPath<INDateComponentsRange, DateComponents?> = \.endDateComponents
    let _: KeyPath<INDateComponentsRange, INRecurrenceRule?> = \.recurrenceRule
    let _: (DateComponents?, DateComponents?) -> INDateComponentsRange = INDateComponentsRange.init(start:end:)
    let _: (DateComponents?, DateComponents?, INRecurrenceRule?) -> INDateComponentsRange = INDateComponentsRange.init(start:end:recurrenceRule:)
    let _: any (NSObject & NSSecureCoding).Type = INFile.self
    let _: KeyPath<INFile, Data> = \.data
    let _: ReferenceWritableKeyPath<INFile, String> = \.filename
    let _: KeyPath<INFile, String?> = \.typeIdentifier
    let _: KeyPath<INFile, URL?> = \.fileURL
    let _: ReferenceWritableKeyPath<INFile, Bool> = \.removedOnCompletion
    let _: (Data, String, String?) -> INFile = INFile.init(data:filename:typeIdentifier:)
    let _: (URL, String?, String?) -> INFile = INFile.init(fileURL:filename:typeIdentifier:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INFlight.self
    let _: KeyPath<INFlight, INAirline> = \.airline
    let _: KeyPath<INFlight, String> = \.flightNumber
    let _: KeyPath<INFlight, INDateComponentsRange?> = \.boardingTime
    let _: KeyPath<INFlight, INDateComponentsRange> = \.flightDuration
    let _: KeyPath<INFlight, INAirportGate> = \.departureAirportGate
    let _: KeyPath<INFlight, INAirportGate> = \.arrivalAirportGate
    let _: (INAirline, String, INDateComponentsRange?, INDateComponentsRange, INAirportGate, INAirportGate) -> INFlight = INFlight.init(airline:flightNumber:boardingTime:flightDuration:departureAirportGate:arrivalAirportGate:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INFlightReservation.self
    let _: KeyPath<INFlightReservation, INSeat?> = \.reservedSeat
    let _: KeyPath<INFlightReservation, INFlight> = \.flight
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INSeat?, INFlight) -> INFlightReservation = INFlightReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservedSeat:flight:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INSeat?, INFlight) -> INFlightReservation = INFlightReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:reservedSeat:flight:)
    let _: any (INNoteContent & NSCopying & NSSecureCoding).Type = INImageNoteContent.self
    let _: KeyPath<INImageNoteContent, INImage?> = \.image
    let _: (INImage) -> INImageNoteContent = INImageNoteContent.init(image:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INLodgingReservation.self
    let _: KeyPath<INLodgingReservation, CLPlacemark> = \.lodgingBusinessLocation
    let _: KeyPath<INLodgingReservation, INDateComponentsRange> = \.reservationDuration
    let _: KeyPath<INLodgingReservation, Int?> = \.numberOfAdults
    let _: KeyPath<INLodgingReservation, Int?> = \.numberOfChildren
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, CLPlacemark, INDateComponentsRange, NSNumber?, NSNumber?) -> INLodgingReservation = INLodgingReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:lodgingBusinessLocation:reservationDuration:numberOfAdults:numberOfChildren:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, CLPlacemark, INDateComponentsRange, NSNumber?, NSNumber?) -> INLodgingReservation = INLodgingReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:lodgingBusinessLocation:reservationDuration:numberOfAdults:numberOfChildren:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, CLPlacemark, INDateComponentsRange, Int?, Int?) -> INLodgingReservation = INLodgingReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:lodgingBusinessLocation:reservationDuration:numberOfAdults:numberOfChildren:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, CLPlacemark, INDateComponentsRange, Int?, Int?) -> INLodgingReservation = INLodgingReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:lodgingBusinessLocation:reservationDuration:numberOfAdults:numberOfChildren:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INMediaDestination.ReferenceType.self
  }
}

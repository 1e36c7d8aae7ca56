// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation

/// The values of a lodging reservation.
public class INLodgingReservation: INReservation, @unchecked Sendable {
  /// The lodging business location.
  public let lodgingBusinessLocation: CLPlacemark
  /// The reservation duration.
  public let reservationDuration: INDateComponentsRange
  /// The number of adults.
  public let numberOfAdults: Int?
  /// The number of children.
  public let numberOfChildren: Int?

  /// Creates the value.
  @_disfavoredOverload
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange,
    numberOfAdults: NSNumber?, numberOfChildren: NSNumber?
  ) {
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults?.intValue
    self.numberOfChildren = numberOfChildren?.intValue
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  /// Creates the value.
  @_disfavoredOverload
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange,
    numberOfAdults: NSNumber?, numberOfChildren: NSNumber?
  ) {
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults?.intValue
    self.numberOfChildren = numberOfChildren?.intValue
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil, lodgingBusinessLocation: CLPlacemark,
    reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil
  ) {
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults
    self.numberOfChildren = numberOfChildren
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil, url: Foundation.URL? = nil, lodgingBusinessLocation: CLPlacemark,
    reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil
  ) {
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults
    self.numberOfChildren = numberOfChildren
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  required init(fields: WireFields) {
    lodgingBusinessLocation = fields["lodgingBusinessLocation"] ?? CLPlacemark(location: nil, name: nil)
    reservationDuration = fields["reservationDuration"] ?? INDateComponentsRange(fields: WireFields())
    numberOfAdults = fields["numberOfAdults"]
    numberOfChildren = fields["numberOfChildren"]
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["lodgingBusinessLocation"] = lodgingBusinessLocation
    fields["reservationDuration"] = reservationDuration
    fields["numberOfAdults"] = numberOfAdults
    fields["numberOfChildren"] = numberOfChildren
    return fields
  }

  override class var principalField: String? { "itemReference" }
}

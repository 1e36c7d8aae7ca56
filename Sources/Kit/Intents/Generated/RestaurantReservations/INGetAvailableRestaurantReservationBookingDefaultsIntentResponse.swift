// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get available restaurant reservation booking defaults response code.
public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Unspecified.
  case unspecified = 2
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetAvailableRestaurantReservationBookingDefaultsIntent``.
public class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the request.
  public let code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode
  /// The default party size.
  public internal(set) var defaultPartySize: Int = 0
  /// The default booking date.
  public internal(set) var defaultBookingDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// The maximum party size.
  public var maximumPartySize: NSNumber?
  /// The minimum party size.
  public var minimumPartySize: NSNumber?
  /// The provider image.
  public var providerImage: INImage = INImage(fields: WireFields())

  /// Creates an answer.
  public init(
    defaultPartySize: Int, defaultBookingDate: Date,
    code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.defaultPartySize = defaultPartySize
    self.defaultBookingDate = defaultBookingDate
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .success
    super.init()
    defaultPartySize = fields["defaultPartySize"] ?? 0
    defaultBookingDate = fields["defaultBookingDate"] ?? Date(timeIntervalSinceReferenceDate: 0)
    maximumPartySize = fields["maximumPartySize"]
    minimumPartySize = fields["minimumPartySize"]
    providerImage = fields["providerImage"] ?? INImage(fields: WireFields())
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["defaultPartySize"] = defaultPartySize
    fields["defaultBookingDate"] = defaultBookingDate
    fields["maximumPartySize"] = maximumPartySize
    fields["minimumPartySize"] = minimumPartySize
    fields["providerImage"] = providerImage
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(fields: fields)
  }
}

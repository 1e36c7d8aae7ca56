// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get available restaurant reservation bookings code.
public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Failure request unsatisfiable.
  case failureRequestUnsatisfiable = 2
  /// Failure request unspecified.
  case failureRequestUnspecified = 3
}

extension INGetAvailableRestaurantReservationBookingsIntentCode: WireEnumeration {}

/// An app's answer to an ``INGetAvailableRestaurantReservationBookingsIntent``.
public class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the request.
  public let code: INGetAvailableRestaurantReservationBookingsIntentCode
  /// The localized restaurant description text.
  public var localizedRestaurantDescriptionText: String?
  /// The localized booking advisement text.
  public var localizedBookingAdvisementText: String?
  /// The terms and conditions.
  public var termsAndConditions: INTermsAndConditions?
  /// The available bookings.
  public internal(set) var availableBookings: [INRestaurantReservationBooking] = []

  /// Creates an answer.
  public init(
    availableBookings: [INRestaurantReservationBooking],
    code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?
  ) {
    self.availableBookings = availableBookings
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .success
    super.init()
    localizedRestaurantDescriptionText = fields["localizedRestaurantDescriptionText"]
    localizedBookingAdvisementText = fields["localizedBookingAdvisementText"]
    termsAndConditions = fields["termsAndConditions"]
    availableBookings = fields["availableBookings"] ?? []
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["localizedRestaurantDescriptionText"] = localizedRestaurantDescriptionText
    fields["localizedBookingAdvisementText"] = localizedBookingAdvisementText
    fields["termsAndConditions"] = termsAndConditions
    fields["availableBookings"] = availableBookings
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetAvailableRestaurantReservationBookingsIntentResponse(fields: fields)
  }
}

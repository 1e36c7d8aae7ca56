// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get user current restaurant reservation bookings response code.
public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Failure request unsatisfiable.
  case failureRequestUnsatisfiable = 2
  /// Unspecified.
  case unspecified = 3
}

extension INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetUserCurrentRestaurantReservationBookingsIntent``.
public class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the request.
  public let code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode
  /// The user current bookings.
  public var userCurrentBookings: [INRestaurantReservationUserBooking] = []

  /// Creates an answer.
  public init(
    userCurrentBookings: [INRestaurantReservationUserBooking],
    code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.userCurrentBookings = userCurrentBookings
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .success
    super.init()
    userCurrentBookings = fields["userCurrentBookings"] ?? []
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["userCurrentBookings"] = userCurrentBookings
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetUserCurrentRestaurantReservationBookingsIntentResponse(fields: fields)
  }
}

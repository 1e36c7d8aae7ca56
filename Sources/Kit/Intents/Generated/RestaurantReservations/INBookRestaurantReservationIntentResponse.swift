// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a book restaurant reservation code.
public enum INBookRestaurantReservationIntentCode: Int, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// Denied.
  case denied = 1
  /// Failure.
  case failure = 2
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 3
  /// Failure requiring app launch must verify credentials.
  case failureRequiringAppLaunchMustVerifyCredentials = 4
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 5
}

extension INBookRestaurantReservationIntentCode: WireEnumeration {}

/// An app's answer to an ``INBookRestaurantReservationIntent``.
public class INBookRestaurantReservationIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INBookRestaurantReservationIntentCode
  /// The user booking.
  public var userBooking: INRestaurantReservationUserBooking?

  /// Creates an answer.
  public init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .success
    super.init()
    userBooking = fields["userBooking"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["userBooking"] = userBooking
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INBookRestaurantReservationIntentResponse(fields: fields)
  }
}

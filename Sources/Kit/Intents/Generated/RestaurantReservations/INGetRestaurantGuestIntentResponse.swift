// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get restaurant guest response code.
public enum INGetRestaurantGuestIntentResponseCode: Int, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
}

extension INGetRestaurantGuestIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetRestaurantGuestIntent``.
public class INGetRestaurantGuestIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INGetRestaurantGuestIntentResponseCode
  /// The guest.
  public var guest: INRestaurantGuest?
  /// The guest display preferences.
  public var guestDisplayPreferences: INRestaurantGuestDisplayPreferences?

  /// Creates an answer.
  public init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .success
    super.init()
    guest = fields["guest"]
    guestDisplayPreferences = fields["guestDisplayPreferences"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["guest"] = guest
    fields["guestDisplayPreferences"] = guestDisplayPreferences
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetRestaurantGuestIntentResponse(fields: fields)
  }
}

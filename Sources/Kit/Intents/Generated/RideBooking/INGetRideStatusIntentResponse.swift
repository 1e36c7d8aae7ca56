// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get ride status response code.
public enum INGetRideStatusIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure requiring app launch must verify credentials.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7

  /// All cases, the deprecated ones too.
  public static var allCases: [Self] { [0, 1, 2, 3, 4, 5, 6, 7].compactMap { Self(rawValue: $0) } }
}

extension INGetRideStatusIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetRideStatusIntent``.
public class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INGetRideStatusIntentResponseCode
  /// The ride status.
  public var rideStatus: INRideStatus?

  /// Creates an answer.
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    rideStatus = fields["rideStatus"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["rideStatus"] = rideStatus
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetRideStatusIntentResponse(fields: fields)
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a list ride options response code.
public enum INListRideOptionsIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure requiring app launch no service in area.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// Failure requiring app launch previous ride needs completion.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// Failure previous ride needs feedback.
  case failurePreviousRideNeedsFeedback = 10

  /// All cases, the deprecated ones too.
  public static var allCases: [Self] { [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].compactMap { Self(rawValue: $0) } }
}

extension INListRideOptionsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INListRideOptionsIntent``.
public class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INListRideOptionsIntentResponseCode
  /// The ride options.
  public var rideOptions: [INRideOption]?
  /// The payment methods.
  public var paymentMethods: [INPaymentMethod]?
  /// The expiration date.
  public var expirationDate: Date?

  /// Creates an answer.
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    rideOptions = fields["rideOptions"]
    paymentMethods = fields["paymentMethods"]
    expirationDate = fields["expirationDate"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["rideOptions"] = rideOptions
    fields["paymentMethods"] = paymentMethods
    fields["expirationDate"] = expirationDate
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INListRideOptionsIntentResponse(fields: fields)
  }
}

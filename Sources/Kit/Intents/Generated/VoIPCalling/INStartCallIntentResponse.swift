// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a start call response code.
public enum INStartCallIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// User confirmation required.
  case userConfirmationRequired = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Failure contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Failure airplane mode enabled.
  case failureAirplaneModeEnabled = 8
  /// Failure unable to hand off.
  case failureUnableToHandOff = 9
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 10
  /// Failure call in progress.
  case failureCallInProgress = 11
  /// Failure call ringing.
  case failureCallRinging = 12
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 13
}

extension INStartCallIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INStartCallIntent``.
public class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INStartCallIntentResponseCode

  /// Creates an answer.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    WireFields()
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INStartCallIntentResponse(fields: fields)
  }
}

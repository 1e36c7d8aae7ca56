// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a start video call response code.
public enum INStartVideoCallIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 5
  /// Failure calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Failure contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Failure invalid number.
  case failureInvalidNumber = 8
}

extension INStartVideoCallIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INStartVideoCallIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
public class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INStartVideoCallIntentResponseCode

  /// Creates an answer.
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
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
    INStartVideoCallIntentResponse(fields: fields)
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get car lock status response code.
public enum INGetCarLockStatusIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}

extension INGetCarLockStatusIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetCarLockStatusIntent``.
public class INGetCarLockStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INGetCarLockStatusIntentResponseCode
  /// The locked.
  public var locked: Bool?

  /// Creates an answer.
  public init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    locked = fields["locked"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["locked"] = locked
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetCarLockStatusIntentResponse(fields: fields)
  }
}

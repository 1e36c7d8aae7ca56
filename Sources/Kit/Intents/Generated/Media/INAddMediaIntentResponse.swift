// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a add media response code.
public enum INAddMediaIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Handle in app.
  case handleInApp = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

extension INAddMediaIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INAddMediaIntent``.
public class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INAddMediaIntentResponseCode

  /// Creates an answer.
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
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
    INAddMediaIntentResponse(fields: fields)
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a activate car signal response code.
public enum INActivateCarSignalIntentResponseCode: Int, Sendable, CaseIterable {
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

extension INActivateCarSignalIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INActivateCarSignalIntent``.
public class INActivateCarSignalIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INActivateCarSignalIntentResponseCode
  /// The signals.
  public var signals: INCarSignalOptions = []

  /// Creates an answer.
  public init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    signals = fields["signals"] ?? []
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["signals"] = signals
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INActivateCarSignalIntentResponse(fields: fields)
  }
}

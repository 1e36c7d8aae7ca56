// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get visual code response code.
public enum INGetVisualCodeIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 7
}

extension INGetVisualCodeIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetVisualCodeIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INGetVisualCodeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INGetVisualCodeIntentResponseCode
  /// The visual code image.
  public var visualCodeImage: INImage?

  /// Creates an answer.
  public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    visualCodeImage = fields["visualCodeImage"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["visualCodeImage"] = visualCodeImage
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetVisualCodeIntentResponse(fields: fields)
  }
}

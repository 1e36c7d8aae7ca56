// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a play media response code.
public enum INPlayMediaIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Handle in app.
  case handleInApp = 5
  /// Failure.
  case failure = 6
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 7
  /// Failure unknown media type.
  case failureUnknownMediaType = 8
  /// Failure no unplayed content.
  case failureNoUnplayedContent = 9
  /// Failure restricted content.
  case failureRestrictedContent = 10
  /// Failure max stream limit reached.
  case failureMaxStreamLimitReached = 11
}

extension INPlayMediaIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INPlayMediaIntent``.
public class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INPlayMediaIntentResponseCode
  /// The now playing info.
  public var nowPlayingInfo: [String: Any]?

  /// Creates an answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    nowPlayingInfo = fields["nowPlayingInfo"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["nowPlayingInfo"] = nowPlayingInfo
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INPlayMediaIntentResponse(fields: fields)
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a start photo playback response code.
public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable, CaseIterable {
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
}

extension INStartPhotoPlaybackIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INStartPhotoPlaybackIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INStartPhotoPlaybackIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INStartPhotoPlaybackIntentResponseCode
  /// The search results count.
  public var searchResultsCount: Int?

  /// Creates an answer.
  public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    searchResultsCount = fields["searchResultsCount"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["searchResultsCount"] = searchResultsCount
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INStartPhotoPlaybackIntentResponse(fields: fields)
  }
}

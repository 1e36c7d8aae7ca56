// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search for media response code.
public enum INSearchForMediaIntentResponseCode: Int, Sendable, CaseIterable {
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
}

extension INSearchForMediaIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchForMediaIntent``.
public class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchForMediaIntentResponseCode
  /// The media items.
  public var mediaItems: [INMediaItem]?

  /// Creates an answer.
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    mediaItems = fields["mediaItems"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["mediaItems"] = mediaItems
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSearchForMediaIntentResponse(fields: fields)
  }
}

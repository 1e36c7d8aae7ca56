// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search for messages response code.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure message service not available.
  case failureMessageServiceNotAvailable = 6
  /// Failure message too many results.
  case failureMessageTooManyResults = 7
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 8
}

extension INSearchForMessagesIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchForMessagesIntent``.
public class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchForMessagesIntentResponseCode
  /// The messages.
  public var messages: [INMessage]?

  /// Creates an answer.
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    messages = fields["messages"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["messages"] = messages
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSearchForMessagesIntentResponse(fields: fields)
  }
}

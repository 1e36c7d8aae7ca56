// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a send message response code.
public enum INSendMessageIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 7
}

extension INSendMessageIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSendMessageIntent``.
public class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSendMessageIntentResponseCode
  /// The sent messages.
  public var sentMessages: [INMessage]?
  /// The sent message, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var sentMessage: INMessage? {
    get { earlierSentMessage }
    set { earlierSentMessage = newValue }
  }
  var earlierSentMessage: INMessage?

  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    sentMessages = fields["sentMessages"]
    earlierSentMessage = fields["sentMessage"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["sentMessages"] = sentMessages
    fields["sentMessage"] = earlierSentMessage
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSendMessageIntentResponse(fields: fields)
  }
}

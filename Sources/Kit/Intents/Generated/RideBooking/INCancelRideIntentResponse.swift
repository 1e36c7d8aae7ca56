// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a cancel ride response code.
public enum INCancelRideIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Success.
  case success = 2
  /// Failure.
  case failure = 3
}

extension INCancelRideIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INCancelRideIntent``.
public class INCancelRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INCancelRideIntentResponseCode
  /// The cancellation fee.
  public var cancellationFee: INCurrencyAmount?
  /// The cancellation fee threshold.
  public var cancellationFeeThreshold: DateComponents?

  /// Creates an answer.
  public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    cancellationFee = fields["cancellationFee"]
    cancellationFeeThreshold = fields["cancellationFeeThreshold"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["cancellationFee"] = cancellationFee
    fields["cancellationFeeThreshold"] = cancellationFeeThreshold
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INCancelRideIntentResponse(fields: fields)
  }
}

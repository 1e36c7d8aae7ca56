// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a bill payee.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INBillPayee: SiriKitObject, @unchecked Sendable {
  /// The nickname.
  public let nickname: INSpeakableString?
  /// The account number.
  public let accountNumber: String?
  /// The organization name.
  public let organizationName: INSpeakableString?

  /// Creates the value.
  public init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
    self.nickname = nickname
    self.accountNumber = number
    self.organizationName = organizationName
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    nickname = fields["nickname"]
    accountNumber = fields["accountNumber"]
    organizationName = fields["organizationName"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["nickname"] = nickname
    fields["accountNumber"] = accountNumber
    fields["organizationName"] = organizationName
    return fields
  }

  override class var principalField: String? { "nickname" }
}

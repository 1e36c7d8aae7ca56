// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a payment account.
public class INPaymentAccount: SiriKitObject, @unchecked Sendable {
  /// The nickname.
  public let nickname: INSpeakableString?
  /// The account number.
  public let accountNumber: String?
  /// The account type.
  public let accountType: INAccountType
  /// The organization name.
  public let organizationName: INSpeakableString?
  /// The balance.
  public let balance: INBalanceAmount?
  /// The secondary balance.
  public let secondaryBalance: INBalanceAmount?

  /// Creates the value.
  public init(
    nickname: INSpeakableString, number: String?, accountType: INAccountType,
    organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
  ) {
    self.nickname = nickname
    self.accountNumber = number
    self.accountType = accountType
    self.organizationName = organizationName
    self.balance = balance
    self.secondaryBalance = secondaryBalance
    super.init(fields: WireFields())
  }

  /// Creates the value; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init?(
    nickname: INSpeakableString, number: String?, accountType: INAccountType,
    organizationName: INSpeakableString?
  ) {
    self.nickname = nickname
    self.accountNumber = number
    self.accountType = accountType
    self.organizationName = organizationName
    self.balance = nil
    self.secondaryBalance = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    nickname = fields["nickname"]
    accountNumber = fields["accountNumber"]
    accountType = fields["accountType"] ?? .unknown
    organizationName = fields["organizationName"]
    balance = fields["balance"]
    secondaryBalance = fields["secondaryBalance"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["nickname"] = nickname
    fields["accountNumber"] = accountNumber
    fields["accountType"] = accountType
    fields["organizationName"] = organizationName
    fields["balance"] = balance
    fields["secondaryBalance"] = secondaryBalance
    return fields
  }

  override class var principalField: String? { "nickname" }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to search for accounts.
public class INSearchForAccountsIntent: INIntent, @unchecked Sendable {
  /// The account nickname.
  public let accountNickname: INSpeakableString?
  /// The account type.
  public let accountType: INAccountType
  /// The organization name.
  public let organizationName: INSpeakableString?
  /// The requested balance type.
  public let requestedBalanceType: INBalanceType

  /// Creates a request.
  public init(
    accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
    requestedBalanceType: INBalanceType
  ) {
    self.accountNickname = accountNickname
    self.accountType = accountType
    self.organizationName = organizationName
    self.requestedBalanceType = requestedBalanceType
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    accountNickname = nil
    accountType = .unknown
    organizationName = nil
    requestedBalanceType = .unknown
    super.init()
  }

  init(fields: WireFields) {
    accountNickname = fields["accountNickname"]
    accountType = fields["accountType"] ?? .unknown
    organizationName = fields["organizationName"]
    requestedBalanceType = fields["requestedBalanceType"] ?? .unknown
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["accountNickname"] = accountNickname
    fields["accountType"] = accountType
    fields["organizationName"] = organizationName
    fields["requestedBalanceType"] = requestedBalanceType
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchForAccountsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchForAccountsIntent", "Search For Accounts",
    [
      .siriKit("accountNickname", "Account Nickname", .spoken),
      .siriKit("accountType", "Account Type", .enumeration("INAccountType")),
      .siriKit("organizationName", "Organization Name", .spoken),
      .siriKit("requestedBalanceType", "Requested Balance Type", .enumeration("INBalanceType")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchForAccountsIntentHandling else { return nil }
    switch parameter {
    case "accountNickname":
      let result: INSpeakableStringResolutionResult = await handler.resolveAccountNickname(for: self)
      return [result]
    case "accountType":
      let result: INAccountTypeResolutionResult = await handler.resolveAccountType(for: self)
      return [result]
    case "organizationName":
      let result: INSpeakableStringResolutionResult = await handler.resolveOrganizationName(for: self)
      return [result]
    case "requestedBalanceType":
      let result: INBalanceTypeResolutionResult = await handler.resolveRequestedBalanceType(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForAccountsIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForAccountsIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

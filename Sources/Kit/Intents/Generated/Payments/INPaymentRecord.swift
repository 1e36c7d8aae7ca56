// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a payment record.
public class INPaymentRecord: SiriKitObject, @unchecked Sendable {
  /// The payee.
  public let payee: INPerson?
  /// The payer.
  public let payer: INPerson?
  /// The currency amount.
  public let currencyAmount: INCurrencyAmount?
  /// The note.
  public let note: String?
  /// The status.
  public let status: INPaymentStatus
  /// The payment method.
  public let paymentMethod: INPaymentMethod?
  /// The fee amount.
  public let feeAmount: INCurrencyAmount?

  /// Creates the value.
  public init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?
  ) {
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
    self.status = status
    self.paymentMethod = paymentMethod
    self.feeAmount = feeAmount
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus
  ) {
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
    self.status = status
    self.paymentMethod = paymentMethod
    self.feeAmount = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    payee = fields["payee"]
    payer = fields["payer"]
    currencyAmount = fields["currencyAmount"]
    note = fields["note"]
    status = fields["status"] ?? .unknown
    paymentMethod = fields["paymentMethod"]
    feeAmount = fields["feeAmount"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["payee"] = payee
    fields["payer"] = payer
    fields["currencyAmount"] = currencyAmount
    fields["note"] = note
    fields["status"] = status
    fields["paymentMethod"] = paymentMethod
    fields["feeAmount"] = feeAmount
    return fields
  }

  override class var principalField: String? { "currencyAmount" }
}

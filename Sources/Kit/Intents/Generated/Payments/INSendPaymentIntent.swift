// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to send payment.
public class INSendPaymentIntent: INIntent, @unchecked Sendable {
  /// The payee.
  public let payee: INPerson?
  /// The currency amount.
  public let currencyAmount: INCurrencyAmount?
  /// The note.
  public let note: String?

  /// Creates a request.
  public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.payee = payee
    self.currencyAmount = currencyAmount
    self.note = note
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    payee = nil
    currencyAmount = nil
    note = nil
    super.init()
  }

  init(fields: WireFields) {
    payee = fields["payee"]
    currencyAmount = fields["currencyAmount"]
    note = fields["note"]
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
    fields["payee"] = payee
    fields["currencyAmount"] = currencyAmount
    fields["note"] = note
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSendPaymentIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSendPaymentIntent", "Send Payment",
    [
      .siriKit("payee", "Payee", .person),
      .siriKit("currencyAmount", "Currency Amount", .currency),
      .siriKit("note", "Note", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSendPaymentIntentHandling else { return nil }
    switch parameter {
    case "payee":
      let newest: INSendPaymentPayeeResolutionResult = await handler.resolvePayee(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INSendPaymentIntentEarlierHandling = handler
      let older: INPersonResolutionResult = await earlier.resolvePayee(for: self)
      return [older]
    case "currencyAmount":
      let newest: INSendPaymentCurrencyAmountResolutionResult = await handler.resolveCurrencyAmount(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INSendPaymentIntentEarlierHandling = handler
      let older: INCurrencyAmountResolutionResult = await earlier.resolveCurrencyAmount(for: self)
      return [older]
    case "note":
      let result: INStringResolutionResult = await handler.resolveNote(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendPaymentIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendPaymentIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

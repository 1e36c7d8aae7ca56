// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to request payment.
public class INRequestPaymentIntent: INIntent, @unchecked Sendable {
  /// The payer.
  public let payer: INPerson?
  /// The currency amount.
  public let currencyAmount: INCurrencyAmount?
  /// The note.
  public let note: String?

  /// Creates a request.
  public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    payer = nil
    currencyAmount = nil
    note = nil
    super.init()
  }

  init(fields: WireFields) {
    payer = fields["payer"]
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
    fields["payer"] = payer
    fields["currencyAmount"] = currencyAmount
    fields["note"] = note
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INRequestPaymentIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INRequestPaymentIntent", "Request Payment",
    [
      .siriKit("payer", "Payer", .person),
      .siriKit("currencyAmount", "Currency Amount", .currency),
      .siriKit("note", "Note", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INRequestPaymentIntentHandling else { return nil }
    switch parameter {
    case "payer":
      let newest: INRequestPaymentPayerResolutionResult = await handler.resolvePayer(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INRequestPaymentIntentEarlierHandling = handler
      let older: INPersonResolutionResult = await earlier.resolvePayer(for: self)
      return [older]
    case "currencyAmount":
      let newest: INRequestPaymentCurrencyAmountResolutionResult =
        await handler.resolveCurrencyAmount(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INRequestPaymentIntentEarlierHandling = handler
      let older: INCurrencyAmountResolutionResult = await earlier.resolveCurrencyAmount(for: self)
      return [older]
    case "note":
      let result: INStringResolutionResult = await handler.resolveNote(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INRequestPaymentIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INRequestPaymentIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

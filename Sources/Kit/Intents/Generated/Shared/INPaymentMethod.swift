// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a payment method.
public class INPaymentMethod: SiriKitObject, @unchecked Sendable {
  /// The type.
  public let type: INPaymentMethodType
  /// The name.
  public let name: String?
  /// The icon.
  public let icon: INImage?
  /// The identification hint.
  public let identificationHint: String?

  /// Creates the value.
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.type = type
    self.name = name
    self.icon = icon
    self.identificationHint = identificationHint
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    type = fields["type"] ?? .unknown
    name = fields["name"]
    icon = fields["icon"]
    identificationHint = fields["identificationHint"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["type"] = type
    fields["name"] = name
    fields["icon"] = icon
    fields["identificationHint"] = identificationHint
    return fields
  }

  override class var principalField: String? { "name" }
}

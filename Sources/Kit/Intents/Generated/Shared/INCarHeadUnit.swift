// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a car head unit.
public class INCarHeadUnit: SiriKitObject, @unchecked Sendable {
  /// The bluetooth identifier.
  public let bluetoothIdentifier: String?
  /// The i ap2 identifier.
  public let iAP2Identifier: String?

  /// Creates the value.
  public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
    self.bluetoothIdentifier = bluetoothIdentifier
    self.iAP2Identifier = iAP2Identifier
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    bluetoothIdentifier = fields["bluetoothIdentifier"]
    iAP2Identifier = fields["iAP2Identifier"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["bluetoothIdentifier"] = bluetoothIdentifier
    fields["iAP2Identifier"] = iAP2Identifier
    return fields
  }

  override class var principalField: String? { "iAP2Identifier" }
}

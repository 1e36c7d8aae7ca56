// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a rental car.
public class INRentalCar: SiriKitObject, @unchecked Sendable {
  /// The rental company name.
  public let rentalCompanyName: String
  /// The type.
  public let type: String?
  /// The make.
  public let make: String?
  /// The model.
  public let model: String?
  /// The rental car description.
  public let rentalCarDescription: String?

  /// Creates the value.
  public init(
    rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?
  ) {
    self.rentalCompanyName = rentalCompanyName
    self.type = type
    self.make = make
    self.model = model
    self.rentalCarDescription = rentalCarDescription
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    rentalCompanyName = fields["rentalCompanyName"] ?? ""
    type = fields["type"]
    make = fields["make"]
    model = fields["model"]
    rentalCarDescription = fields["rentalCarDescription"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["rentalCompanyName"] = rentalCompanyName
    fields["type"] = type
    fields["make"] = make
    fields["model"] = model
    fields["rentalCarDescription"] = rentalCarDescription
    return fields
  }

  override class var principalField: String? { "rentalCompanyName" }
}

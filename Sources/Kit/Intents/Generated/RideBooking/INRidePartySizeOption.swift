// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a ride party size option.
public class INRidePartySizeOption: SiriKitObject, @unchecked Sendable {
  /// The party size range.
  public let partySizeRange: NSRange
  /// The size description.
  public let sizeDescription: String
  /// The price range.
  public let priceRange: INPriceRange?

  /// Creates the value.
  public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    partySizeRange = fields["partySizeRange"] ?? NSRange(location: 0, length: 0)
    sizeDescription = fields["sizeDescription"] ?? ""
    priceRange = fields["priceRange"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["partySizeRange"] = partySizeRange
    fields["sizeDescription"] = sizeDescription
    fields["priceRange"] = priceRange
    return fields
  }

  override class var principalField: String? { "sizeDescription" }
}

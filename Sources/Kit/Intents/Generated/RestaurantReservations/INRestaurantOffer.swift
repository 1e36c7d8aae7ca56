// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a restaurant offer.
public class INRestaurantOffer: SiriKitObject, @unchecked Sendable {
  /// The offer title text.
  public var offerTitleText: String
  /// The offer detail text.
  public var offerDetailText: String
  /// The offer identifier.
  public var offerIdentifier: String

  /// Creates a value to fill in.
  public init() {
    offerTitleText = ""
    offerDetailText = ""
    offerIdentifier = ""
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    offerTitleText = fields["offerTitleText"] ?? ""
    offerDetailText = fields["offerDetailText"] ?? ""
    offerIdentifier = fields["offerIdentifier"] ?? ""
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["offerTitleText"] = offerTitleText
    fields["offerDetailText"] = offerDetailText
    fields["offerIdentifier"] = offerIdentifier
    return fields
  }

  override class var principalField: String? { "offerTitleText" }
}

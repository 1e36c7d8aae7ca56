// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a ride option.
public class INRideOption: SiriKitObject, @unchecked Sendable {
  /// The name.
  public var name: String
  /// The estimated pickup date.
  public var estimatedPickupDate: Date
  /// The price range.
  public var priceRange: INPriceRange?
  /// The uses metered fare.
  public var usesMeteredFare: Bool?
  /// The disclaimer message.
  public var disclaimerMessage: String?
  /// The available party size options.
  public var availablePartySizeOptions: [INRidePartySizeOption]?
  /// The available party size options selection prompt.
  public var availablePartySizeOptionsSelectionPrompt: String?
  /// The special pricing.
  public var specialPricing: String?
  /// The special pricing badge image.
  public var specialPricingBadgeImage: INImage?
  /// The fare line items.
  public var fareLineItems: [INRideFareLineItem]?
  /// The user activity for booking in application.
  public var userActivityForBookingInApplication: NSUserActivity?
  /// The identifier.
  public var identifier: String?

  /// Creates the value.
  public init(name: String, estimatedPickupDate: Date) {
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
    self.priceRange = nil
    self.usesMeteredFare = nil
    self.disclaimerMessage = nil
    self.availablePartySizeOptions = nil
    self.availablePartySizeOptionsSelectionPrompt = nil
    self.specialPricing = nil
    self.specialPricingBadgeImage = nil
    self.fareLineItems = nil
    self.userActivityForBookingInApplication = nil
    self.identifier = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    name = fields["name"] ?? ""
    estimatedPickupDate = fields["estimatedPickupDate"] ?? Date(timeIntervalSinceReferenceDate: 0)
    priceRange = fields["priceRange"]
    usesMeteredFare = fields["usesMeteredFare"]
    disclaimerMessage = fields["disclaimerMessage"]
    availablePartySizeOptions = fields["availablePartySizeOptions"]
    availablePartySizeOptionsSelectionPrompt = fields["availablePartySizeOptionsSelectionPrompt"]
    specialPricing = fields["specialPricing"]
    specialPricingBadgeImage = fields["specialPricingBadgeImage"]
    fareLineItems = fields["fareLineItems"]
    userActivityForBookingInApplication = fields["userActivityForBookingInApplication"]
    identifier = fields["identifier"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["name"] = name
    fields["estimatedPickupDate"] = estimatedPickupDate
    fields["priceRange"] = priceRange
    fields["usesMeteredFare"] = usesMeteredFare
    fields["disclaimerMessage"] = disclaimerMessage
    fields["availablePartySizeOptions"] = availablePartySizeOptions
    fields["availablePartySizeOptionsSelectionPrompt"] = availablePartySizeOptionsSelectionPrompt
    fields["specialPricing"] = specialPricing
    fields["specialPricingBadgeImage"] = specialPricingBadgeImage
    fields["fareLineItems"] = fareLineItems
    fields["userActivityForBookingInApplication"] = userActivityForBookingInApplication
    fields["identifier"] = identifier
    return fields
  }

  override class var principalField: String? { "name" }
}

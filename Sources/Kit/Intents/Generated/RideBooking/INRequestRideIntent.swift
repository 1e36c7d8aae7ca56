// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation
import IntentWire

/// A request to request ride.
public class INRequestRideIntent: INIntent, @unchecked Sendable {
  /// The pickup location.
  public let pickupLocation: CLPlacemark?
  /// The drop off location.
  public let dropOffLocation: CLPlacemark?
  /// The ride option name.
  public let rideOptionName: INSpeakableString?
  /// The party size.
  public let partySize: Int?
  /// The payment method.
  public let paymentMethod: INPaymentMethod?
  /// The scheduled pickup time.
  public let scheduledPickupTime: INDateComponentsRange?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?,
    partySize: NSNumber?, paymentMethod: INPaymentMethod?, scheduledPickupTime: INDateComponentsRange?
  ) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize?.intValue
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?,
    partySize: NSNumber?, paymentMethod: INPaymentMethod?
  ) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize?.intValue
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = nil
    super.init()
  }

  /// Creates a request.
  public init(
    pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil,
    rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil,
    scheduledPickupTime: INDateComponentsRange? = nil
  ) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    pickupLocation = nil
    dropOffLocation = nil
    rideOptionName = nil
    partySize = nil
    paymentMethod = nil
    scheduledPickupTime = nil
    super.init()
  }

  init(fields: WireFields) {
    pickupLocation = fields["pickupLocation"]
    dropOffLocation = fields["dropOffLocation"]
    rideOptionName = fields["rideOptionName"]
    partySize = fields["partySize"]
    paymentMethod = fields["paymentMethod"]
    scheduledPickupTime = fields["scheduledPickupTime"]
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
    fields["pickupLocation"] = pickupLocation
    fields["dropOffLocation"] = dropOffLocation
    fields["rideOptionName"] = rideOptionName
    fields["partySize"] = partySize
    fields["paymentMethod"] = paymentMethod
    fields["scheduledPickupTime"] = scheduledPickupTime
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INRequestRideIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INRequestRideIntent", "Request Ride",
    [
      .siriKit("pickupLocation", "Pickup Location", .place),
      .siriKit("dropOffLocation", "Drop Off Location", .place),
      .siriKit("rideOptionName", "Ride Option Name", .spoken),
      .siriKit("partySize", "Party Size", .integer),
      .siriKit("paymentMethod", "Payment Method", .record("INPaymentMethod")),
      .siriKit("scheduledPickupTime", "Scheduled Pickup Time", .dateRange),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INRequestRideIntentHandling else { return nil }
    switch parameter {
    case "pickupLocation":
      let result: INPlacemarkResolutionResult = await handler.resolvePickupLocation(for: self)
      return [result]
    case "dropOffLocation":
      let result: INPlacemarkResolutionResult = await handler.resolveDropOffLocation(for: self)
      return [result]
    case "rideOptionName":
      let result: INSpeakableStringResolutionResult = await handler.resolveRideOptionName(for: self)
      return [result]
    case "partySize":
      let result: INIntegerResolutionResult = await handler.resolvePartySize(for: self)
      return [result]
    case "scheduledPickupTime":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveScheduledPickupTime(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INRequestRideIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INRequestRideIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

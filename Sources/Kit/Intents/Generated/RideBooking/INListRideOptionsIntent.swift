// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation
import IntentWire

/// A request to list ride options.
public class INListRideOptionsIntent: INIntent, @unchecked Sendable {
  /// The pickup location.
  public let pickupLocation: CLPlacemark?
  /// The drop off location.
  public let dropOffLocation: CLPlacemark?

  /// Creates a request.
  public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    pickupLocation = nil
    dropOffLocation = nil
    super.init()
  }

  init(fields: WireFields) {
    pickupLocation = fields["pickupLocation"]
    dropOffLocation = fields["dropOffLocation"]
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
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INListRideOptionsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INListRideOptionsIntent", "List Ride Options",
    [
      .siriKit("pickupLocation", "Pickup Location", .place),
      .siriKit("dropOffLocation", "Drop Off Location", .place),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INListRideOptionsIntentHandling else { return nil }
    switch parameter {
    case "pickupLocation":
      let result: INPlacemarkResolutionResult = await handler.resolvePickupLocation(for: self)
      return [result]
    case "dropOffLocation":
      let result: INPlacemarkResolutionResult = await handler.resolveDropOffLocation(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INListRideOptionsIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INListRideOptionsIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

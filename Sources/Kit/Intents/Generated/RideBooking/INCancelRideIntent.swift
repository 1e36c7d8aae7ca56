// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to cancel ride.
public class INCancelRideIntent: INIntent, @unchecked Sendable {
  /// The ride identifier.
  public let rideIdentifier: String

  /// Creates a request.
  public init(rideIdentifier: String) {
    self.rideIdentifier = rideIdentifier
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    rideIdentifier = ""
    super.init()
  }

  init(fields: WireFields) {
    rideIdentifier = fields["rideIdentifier"] ?? ""
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
    fields["rideIdentifier"] = rideIdentifier
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INCancelRideIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INCancelRideIntent", "Cancel Ride",
    [
      .siriKit("rideIdentifier", "Ride Identifier", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INCancelRideIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCancelRideIntentHandling else { return nil }
    return await handler.confirm(cancelRide: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCancelRideIntentHandling else { return nil }
    return await handler.handle(cancelRide: self)
  }
}

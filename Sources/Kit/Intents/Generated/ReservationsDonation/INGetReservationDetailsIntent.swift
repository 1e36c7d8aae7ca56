// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get reservation details.
public class INGetReservationDetailsIntent: INIntent, @unchecked Sendable {
  /// The reservation container reference.
  public let reservationContainerReference: INSpeakableString?
  /// The reservation item references.
  public let reservationItemReferences: [INSpeakableString]?

  /// Creates a request.
  public init(
    reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?
  ) {
    self.reservationContainerReference = reservationContainerReference
    self.reservationItemReferences = reservationItemReferences
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    reservationContainerReference = nil
    reservationItemReferences = nil
    super.init()
  }

  init(fields: WireFields) {
    reservationContainerReference = fields["reservationContainerReference"]
    reservationItemReferences = fields["reservationItemReferences"]
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
    fields["reservationContainerReference"] = reservationContainerReference
    fields["reservationItemReferences"] = reservationItemReferences
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetReservationDetailsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetReservationDetailsIntent", "Get Reservation Details",
    [
      .siriKit("reservationContainerReference", "Reservation Container Reference", .spoken),
      .siriKit("reservationItemReferences", "Reservation Item References", .list(.spoken)),
    ])

  override class var declaration: IntentManifest? { declared }
}

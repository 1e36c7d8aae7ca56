// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to send ride feedback.
public class INSendRideFeedbackIntent: INIntent, @unchecked Sendable {
  /// The ride identifier.
  public let rideIdentifier: String
  /// The rating.
  public var rating: NSNumber?
  /// The tip.
  public var tip: INCurrencyAmount?

  /// Creates a request.
  public init(rideIdentifier: String) {
    self.rideIdentifier = rideIdentifier
    self.rating = nil
    self.tip = nil
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    rideIdentifier = ""
    rating = nil
    tip = nil
    super.init()
  }

  init(fields: WireFields) {
    rideIdentifier = fields["rideIdentifier"] ?? ""
    rating = fields["rating"]
    tip = fields["tip"]
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
    fields["rating"] = rating
    fields["tip"] = tip
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSendRideFeedbackIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSendRideFeedbackIntent", "Send Ride Feedback",
    [
      .siriKit("rideIdentifier", "Ride Identifier", .string),
      .siriKit("rating", "Rating", .number),
      .siriKit("tip", "Tip", .currency),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INSendRideFeedbackIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendRideFeedbackIntentHandling else { return nil }
    return await handler.confirm(sendRideFeedback: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendRideFeedbackIntentHandling else { return nil }
    return await handler.handle(sendRideFeedback: self)
  }
}

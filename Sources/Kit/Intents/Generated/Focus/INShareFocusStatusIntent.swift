// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to share focus status.
public class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  /// The focus status.
  public let focusStatus: INFocusStatus?

  /// Creates a request.
  public init(focusStatus: INFocusStatus?) {
    self.focusStatus = focusStatus
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    focusStatus = nil
    super.init()
  }

  init(fields: WireFields) {
    focusStatus = fields["focusStatus"]
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
    fields["focusStatus"] = focusStatus
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INShareFocusStatusIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INShareFocusStatusIntent", "Share Focus Status",
    [
      .siriKit("focusStatus", "Focus Status", .record("INFocusStatus")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INShareFocusStatusIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INShareFocusStatusIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INShareFocusStatusIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

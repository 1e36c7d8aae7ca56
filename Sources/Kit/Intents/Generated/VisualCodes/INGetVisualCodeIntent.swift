// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get visual code.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INGetVisualCodeIntent: INIntent, @unchecked Sendable {
  /// The visual code type.
  public let visualCodeType: INVisualCodeType

  /// Creates a request.
  public init(visualCodeType: INVisualCodeType) {
    self.visualCodeType = visualCodeType
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    visualCodeType = .unknown
    super.init()
  }

  init(fields: WireFields) {
    visualCodeType = fields["visualCodeType"] ?? .unknown
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
    fields["visualCodeType"] = visualCodeType
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetVisualCodeIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetVisualCodeIntent", "Get Visual Code",
    [
      .siriKit("visualCodeType", "Visual Code Type", .enumeration("INVisualCodeType")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INGetVisualCodeIntentHandling else { return nil }
    switch parameter {
    case "visualCodeType":
      let result: INVisualCodeTypeResolutionResult = await handler.resolveVisualCodeType(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetVisualCodeIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetVisualCodeIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

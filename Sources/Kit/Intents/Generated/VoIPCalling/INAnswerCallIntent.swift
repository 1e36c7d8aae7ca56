// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to answer call.
public class INAnswerCallIntent: INIntent, @unchecked Sendable {
  /// The audio route.
  public let audioRoute: INCallAudioRoute
  /// The call identifier.
  public let callIdentifier: String?

  /// Creates a request.
  public init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
    self.audioRoute = audioRoute
    self.callIdentifier = callIdentifier
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    audioRoute = .unknown
    callIdentifier = nil
    super.init()
  }

  init(fields: WireFields) {
    audioRoute = fields["audioRoute"] ?? .unknown
    callIdentifier = fields["callIdentifier"]
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
    fields["audioRoute"] = audioRoute
    fields["callIdentifier"] = callIdentifier
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INAnswerCallIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INAnswerCallIntent", "Answer Call",
    [
      .siriKit("audioRoute", "Audio Route", .enumeration("INCallAudioRoute")),
      .siriKit("callIdentifier", "Call Identifier", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INAnswerCallIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAnswerCallIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAnswerCallIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

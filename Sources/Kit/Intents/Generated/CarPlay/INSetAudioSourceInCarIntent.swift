// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set audio source in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetAudioSourceInCarIntent: INIntent, @unchecked Sendable {
  /// The audio source.
  public let audioSource: INCarAudioSource
  /// The relative audio source reference.
  public let relativeAudioSourceReference: INRelativeReference

  /// Creates a request.
  public init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) {
    self.audioSource = audioSource
    self.relativeAudioSourceReference = relativeAudioSourceReference
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    audioSource = .sourceUnknown
    relativeAudioSourceReference = .unknown
    super.init()
  }

  init(fields: WireFields) {
    audioSource = fields["audioSource"] ?? .sourceUnknown
    relativeAudioSourceReference = fields["relativeAudioSourceReference"] ?? .unknown
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
    fields["audioSource"] = audioSource
    fields["relativeAudioSourceReference"] = relativeAudioSourceReference
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetAudioSourceInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetAudioSourceInCarIntent", "Set Audio Source In Car",
    [
      .siriKit("audioSource", "Audio Source", .enumeration("INCarAudioSource")),
      .siriKit(
        "relativeAudioSourceReference", "Relative Audio Source Reference", .enumeration("INRelativeReference")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetAudioSourceInCarIntentHandling else { return nil }
    switch parameter {
    case "audioSource":
      let result: INCarAudioSourceResolutionResult = await handler.resolveAudioSource(for: self)
      return [result]
    case "relativeAudioSourceReference":
      let result: INRelativeReferenceResolutionResult =
        await handler.resolveRelativeAudioSourceReference(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetAudioSourceInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetAudioSourceInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

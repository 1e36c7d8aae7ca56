// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to update media affinity.
public class INUpdateMediaAffinityIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public let mediaItems: [INMediaItem]?
  /// The media search.
  public let mediaSearch: INMediaSearch?
  /// The affinity type.
  public let affinityType: INMediaAffinityType

  /// Creates a request.
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.affinityType = affinityType
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    mediaItems = nil
    mediaSearch = nil
    affinityType = .unknown
    super.init()
  }

  init(fields: WireFields) {
    mediaItems = fields["mediaItems"]
    mediaSearch = fields["mediaSearch"]
    affinityType = fields["affinityType"] ?? .unknown
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
    fields["mediaItems"] = mediaItems
    fields["mediaSearch"] = mediaSearch
    fields["affinityType"] = affinityType
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INUpdateMediaAffinityIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INUpdateMediaAffinityIntent", "Update Media Affinity",
    [
      .siriKit("mediaItems", "Media Items", .list(.record("INMediaItem"))),
      .siriKit("mediaSearch", "Media Search", .record("INMediaSearch")),
      .siriKit("affinityType", "Affinity Type", .enumeration("INMediaAffinityType")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INUpdateMediaAffinityIntentHandling else { return nil }
    switch parameter {
    case "mediaItems":
      let result: [INUpdateMediaAffinityMediaItemResolutionResult] =
        await handler.resolveMediaItems(for: self)
      return result
    case "affinityType":
      let result: INMediaAffinityTypeResolutionResult = await handler.resolveAffinityType(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INUpdateMediaAffinityIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INUpdateMediaAffinityIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

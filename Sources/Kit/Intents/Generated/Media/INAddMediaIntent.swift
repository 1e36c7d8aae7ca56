// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to add media.
public class INAddMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public let mediaItems: [INMediaItem]?
  /// The media search.
  public let mediaSearch: INMediaSearch?
  /// The media destination.
  public let mediaDestination: INMediaDestination?

  /// Creates a request.
  public init(
    mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?
  ) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.mediaDestination = mediaDestination
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    mediaItems = nil
    mediaSearch = nil
    mediaDestination = nil
    super.init()
  }

  init(fields: WireFields) {
    mediaItems = fields["mediaItems"]
    mediaSearch = fields["mediaSearch"]
    mediaDestination = fields["mediaDestination"]
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
    fields["mediaDestination"] = mediaDestination
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INAddMediaIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INAddMediaIntent", "Add Media",
    [
      .siriKit("mediaItems", "Media Items", .list(.record("INMediaItem"))),
      .siriKit("mediaSearch", "Media Search", .record("INMediaSearch")),
      .siriKit("mediaDestination", "Media Destination", .record("INMediaDestination")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INAddMediaIntentHandling else { return nil }
    switch parameter {
    case "mediaItems":
      let result: [INAddMediaMediaItemResolutionResult] = await handler.resolveMediaItems(for: self)
      return result
    case "mediaDestination":
      let result: INAddMediaMediaDestinationResolutionResult =
        await handler.resolveMediaDestination(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAddMediaIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAddMediaIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to search for media.
public class INSearchForMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public let mediaItems: [INMediaItem]?
  /// The media search.
  public let mediaSearch: INMediaSearch?

  /// Creates a request.
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    mediaItems = nil
    mediaSearch = nil
    super.init()
  }

  init(fields: WireFields) {
    mediaItems = fields["mediaItems"]
    mediaSearch = fields["mediaSearch"]
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
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchForMediaIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchForMediaIntent", "Search For Media",
    [
      .siriKit("mediaItems", "Media Items", .list(.record("INMediaItem"))),
      .siriKit("mediaSearch", "Media Search", .record("INMediaSearch")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchForMediaIntentHandling else { return nil }
    switch parameter {
    case "mediaItems":
      let result: [INSearchForMediaMediaItemResolutionResult] = await handler.resolveMediaItems(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForMediaIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForMediaIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

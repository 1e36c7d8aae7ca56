// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to play media.
public class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public let mediaItems: [INMediaItem]?
  /// The media container.
  public let mediaContainer: INMediaItem?
  /// The play shuffled.
  public let playShuffled: Bool?
  /// The playback repeat mode.
  public let playbackRepeatMode: INPlaybackRepeatMode
  /// The resume playback.
  public let resumePlayback: Bool?
  /// The playback queue location.
  public let playbackQueueLocation: INPlaybackQueueLocation
  /// The playback speed.
  public let playbackSpeed: Double?
  /// The media search.
  public let mediaSearch: INMediaSearch?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?,
    playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?,
    playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: NSNumber?, mediaSearch: INMediaSearch?
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled?.boolValue
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback?.boolValue
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed?.doubleValue
    self.mediaSearch = mediaSearch
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?,
    playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled?.boolValue
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback?.boolValue
    self.playbackQueueLocation = .unknown
    self.playbackSpeed = nil
    self.mediaSearch = nil
    super.init()
  }

  /// Creates a request.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    mediaItems = nil
    mediaContainer = nil
    playShuffled = nil
    playbackRepeatMode = .unknown
    resumePlayback = nil
    playbackQueueLocation = .unknown
    playbackSpeed = nil
    mediaSearch = nil
    super.init()
  }

  init(fields: WireFields) {
    mediaItems = fields["mediaItems"]
    mediaContainer = fields["mediaContainer"]
    playShuffled = fields["playShuffled"]
    playbackRepeatMode = fields["playbackRepeatMode"] ?? .unknown
    resumePlayback = fields["resumePlayback"]
    playbackQueueLocation = fields["playbackQueueLocation"] ?? .unknown
    playbackSpeed = fields["playbackSpeed"]
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
    fields["mediaContainer"] = mediaContainer
    fields["playShuffled"] = playShuffled
    fields["playbackRepeatMode"] = playbackRepeatMode
    fields["resumePlayback"] = resumePlayback
    fields["playbackQueueLocation"] = playbackQueueLocation
    fields["playbackSpeed"] = playbackSpeed
    fields["mediaSearch"] = mediaSearch
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INPlayMediaIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INPlayMediaIntent", "Play Media",
    [
      .siriKit("mediaItems", "Media Items", .list(.record("INMediaItem"))),
      .siriKit("mediaContainer", "Media Container", .record("INMediaItem")),
      .siriKit("playShuffled", "Play Shuffled", .boolean),
      .siriKit("playbackRepeatMode", "Playback Repeat Mode", .enumeration("INPlaybackRepeatMode")),
      .siriKit("resumePlayback", "Resume Playback", .boolean),
      .siriKit("playbackQueueLocation", "Playback Queue Location", .enumeration("INPlaybackQueueLocation")),
      .siriKit("playbackSpeed", "Playback Speed", .number),
      .siriKit("mediaSearch", "Media Search", .record("INMediaSearch")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INPlayMediaIntentHandling else { return nil }
    switch parameter {
    case "mediaItems":
      let result: [INPlayMediaMediaItemResolutionResult] = await handler.resolveMediaItems(for: self)
      return result
    case "playShuffled":
      let result: INBooleanResolutionResult = await handler.resolvePlayShuffled(for: self)
      return [result]
    case "playbackRepeatMode":
      let result: INPlaybackRepeatModeResolutionResult = await handler.resolvePlaybackRepeatMode(for: self)
      return [result]
    case "resumePlayback":
      let result: INBooleanResolutionResult = await handler.resolveResumePlayback(for: self)
      return [result]
    case "playbackQueueLocation":
      let result: INPlaybackQueueLocationResolutionResult =
        await handler.resolvePlaybackQueueLocation(for: self)
      return [result]
    case "playbackSpeed":
      let result: INPlayMediaPlaybackSpeedResolutionResult = await handler.resolvePlaybackSpeed(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INPlayMediaIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INPlayMediaIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

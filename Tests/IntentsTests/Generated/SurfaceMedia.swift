// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceMedia: SurfacePart {
  static var keys: [String] {
    [
      "INPlayMediaIntent",
      "INPlayMediaIntent: mediaItems",
      "INPlayMediaIntent: mediaContainer",
      "INPlayMediaIntent: playShuffled",
      "INPlayMediaIntent: playbackRepeatMode",
      "INPlayMediaIntent: resumePlayback",
      "INPlayMediaIntent: playbackQueueLocation",
      "INPlayMediaIntent: playbackSpeed",
      "INPlayMediaIntent: mediaSearch",
      "INPlayMediaIntent: init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?, playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: NSNumber?, mediaSearch: INMediaSearch?)",
      "INPlayMediaIntent: init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?)",
      "INPlayMediaIntent: init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil)",
      "INPlayMediaIntentHandling",
      "INPlayMediaIntentHandling: func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)",
      "INPlayMediaIntentHandling: async func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)",
      "INPlayMediaIntentHandling: func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)",
      "INPlayMediaIntentHandling: async func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)",
      "INPlayMediaIntentHandling: func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)",
      "INPlayMediaIntentHandling: async func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)",
      "INPlayMediaIntentHandling: func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: async func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: async func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: async func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: async func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)",
      "INPlayMediaIntentHandling: async func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)",
      "INPlayMediaIntentResponse",
      "INPlayMediaIntentResponse: init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?)",
      "INPlayMediaIntentResponse: code",
      "INPlayMediaIntentResponse: nowPlayingInfo",
      "INAddMediaIntent",
      "INAddMediaIntent: mediaItems",
      "INAddMediaIntent: mediaSearch",
      "INAddMediaIntent: mediaDestination",
      "INAddMediaIntent: init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?)",
      "INAddMediaIntentHandling",
      "INAddMediaIntentHandling: func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)",
      "INAddMediaIntentHandling: async func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)",
      "INAddMediaIntentHandling: func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)",
      "INAddMediaIntentHandling: async func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)",
      "INAddMediaIntentHandling: func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)",
      "INAddMediaIntentHandling: async func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)",
      "INAddMediaIntentHandling: func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)",
      "INAddMediaIntentHandling: async func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)",
      "INAddMediaIntentResponse",
      "INAddMediaIntentResponse: init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?)",
      "INAddMediaIntentResponse: code",
      "INUpdateMediaAffinityIntent",
      "INUpdateMediaAffinityIntent: mediaItems",
      "INUpdateMediaAffinityIntent: mediaSearch",
      "INUpdateMediaAffinityIntent: affinityType",
      "INUpdateMediaAffinityIntent: init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType)",
      "INUpdateMediaAffinityIntentHandling",
      "INUpdateMediaAffinityIntentHandling: func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)",
      "INUpdateMediaAffinityIntentHandling: async func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)",
      "INUpdateMediaAffinityIntentHandling: func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)",
      "INUpdateMediaAffinityIntentHandling: async func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)",
      "INUpdateMediaAffinityIntentHandling: func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)",
      "INUpdateMediaAffinityIntentHandling: async func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)",
      "INUpdateMediaAffinityIntentHandling: func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)",
      "INUpdateMediaAffinityIntentHandling: async func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)",
      "INUpdateMediaAffinityIntentResponse",
      "INUpdateMediaAffinityIntentResponse: init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?)",
      "INUpdateMediaAffinityIntentResponse: code",
      "INSearchForMediaIntent",
      "INSearchForMediaIntent: mediaItems",
      "INSearchForMediaIntent: mediaSearch",
      "INSearchForMediaIntent: init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?)",
      "INSearchForMediaIntentHandling",
      "INSearchForMediaIntentHandling: func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)",
      "INSearchForMediaIntentHandling: async func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)",
      "INSearchForMediaIntentHandling: func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)",
      "INSearchForMediaIntentHandling: async func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)",
      "INSearchForMediaIntentHandling: func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)",
      "INSearchForMediaIntentHandling: async func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)",
      "INSearchForMediaIntentResponse",
      "INSearchForMediaIntentResponse: init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchForMediaIntentResponse: code",
      "INSearchForMediaIntentResponse: mediaItems",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INPlayMediaIntent.self
    let _: KeyPath<INPlayMediaIntent, [INMediaItem]?> = \.mediaItems
    let _: KeyPath<INPlayMediaIntent, INMediaItem?> = \.mediaContainer
    let _: KeyPath<INPlayMediaIntent, Bool?> = \.playShuffled
    let _: KeyPath<INPlayMediaIntent, INPlaybackRepeatMode> = \.playbackRepeatMode
    let _: KeyPath<INPlayMediaIntent, Bool?> = \.resumePlayback
    let _: KeyPath<INPlayMediaIntent, INPlaybackQueueLocation> = \.playbackQueueLocation
    let _: KeyPath<INPlayMediaIntent, Double?> = \.playbackSpeed
    let _: KeyPath<INPlayMediaIntent, INMediaSearch?> = \.mediaSearch
    let _: ([INMediaItem]?, INMediaItem?, NSNumber?, INPlaybackRepeatMode, NSNumber?, INPlaybackQueueLocation, NSNumber?, INMediaSearch?) -> INPlayMediaIntent = INPlayMediaIntent.init(mediaItems:mediaContainer:playShuffled:playbackRepeatMode:resumePlayback:playbackQueueLocation:playbackSpeed:mediaSearch:)
    let _: ([INMediaItem]?, INMediaItem?, NSNumber?, INPlaybackRepeatMode, NSNumber?) -> INPlayMediaIntent = INPlayMediaIntent.init(mediaItems:mediaContainer:playShuffled:playbackRepeatMode:resumePlayback:)
    let _: ([INMediaItem]?, INMediaItem?, Bool?, INPlaybackRepeatMode, Bool?, INPlaybackQueueLocation, Double?, INMediaSearch?) -> INPlayMediaIntent = INPlayMediaIntent.init(mediaItems:mediaContainer:playShuffled:playbackRepeatMode:resumePlayback:playbackQueueLocation:playbackSpeed:mediaSearch:)
    let _ = (any INPlayMediaIntentHandling).self
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INPlayMediaIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INPlayMediaIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) -> Void in x.resolveMediaItems(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] in await x.resolveMediaItems(for: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolvePlayShuffled(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INBooleanResolutionResult in await x.resolvePlayShuffled(for: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) -> Void in x.resolvePlaybackRepeatMode(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult in await x.resolvePlaybackRepeatMode(for: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveResumePlayback(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INBooleanResolutionResult in await x.resolveResumePlayback(for: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) -> Void in x.resolvePlaybackQueueLocation(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult in await x.resolvePlaybackQueueLocation(for: a) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent, b: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) -> Void in x.resolvePlaybackSpeed(for: a, with: b) }
    _ = { (x: any INPlayMediaIntentHandling, a: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult in await x.resolvePlaybackSpeed(for: a) }
    let _: INIntentResponse.Type = INPlayMediaIntentResponse.self
    let _: (INPlayMediaIntentResponseCode, NSUserActivity?) -> INPlayMediaIntentResponse = INPlayMediaIntentResponse.init(code:userActivity:)
    let _: KeyPath<INPlayMediaIntentResponse, INPlayMediaIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INPlayMediaIntentResponse, [String: Any]?> = \.nowPlayingInfo
    let _: INIntent.Type = INAddMediaIntent.self
    let _: KeyPath<INAddMediaIntent, [INMediaItem]?> = \.mediaItems
    let _: KeyPath<INAddMediaIntent, INMediaSearch?> = \.mediaSearch
    let _: KeyPath<INAddMediaIntent, INMediaDestination?> = \.mediaDestination
    let _: ([INMediaItem]?, INMediaSearch?, INMediaDestination?) -> INAddMediaIntent = INAddMediaIntent.init(mediaItems:mediaSearch:mediaDestination:)
    let _ = (any INAddMediaIntentHandling).self
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent, b: @escaping @Sendable (INAddMediaIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent) async -> INAddMediaIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent, b: @escaping @Sendable (INAddMediaIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent) async -> INAddMediaIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent, b: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) -> Void in x.resolveMediaItems(for: a, with: b) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] in await x.resolveMediaItems(for: a) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent, b: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) -> Void in x.resolveMediaDestination(for: a, with: b) }
    _ = { (x: any INAddMediaIntentHandling, a: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult in await x.resolveMediaDestination(for: a) }
    let _: INIntentResponse.Type = INAddMediaIntentResponse.self
    let _: (INAddMediaIntentResponseCode, NSUserActivity?) -> INAddMediaIntentResponse = INAddMediaIntentResponse.init(code:userActivity:)
    let _: KeyPath<INAddMediaIntentResponse, INAddMediaIntentResponseCode> = \.code
    let _: INIntent.Type = INUpdateMediaAffinityIntent.self
    let _: KeyPath<INUpdateMediaAffinityIntent, [INMediaItem]?> = \.mediaItems
    let _: KeyPath<INUpdateMediaAffinityIntent, INMediaSearch?> = \.mediaSearch
    let _: KeyPath<INUpdateMediaAffinityIntent, INMediaAffinityType> = \.affinityType
    let _: ([INMediaItem]?, INMediaSearch?, INMediaAffinityType) -> INUpdateMediaAffinityIntent = INUpdateMediaAffinityIntent.init(mediaItems:mediaSearch:affinityType:)
    let _ = (any INUpdateMediaAffinityIntentHandling).self
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent, b: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent, b: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent, b: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) -> Void in x.resolveMediaItems(for: a, with: b) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult] in await x.resolveMediaItems(for: a) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent, b: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) -> Void in x.resolveAffinityType(for: a, with: b) }
    _ = { (x: any INUpdateMediaAffinityIntentHandling, a: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult in await x.resolveAffinityType(for: a) }
    let _: INIntentResponse.Type = INUpdateMediaAffinityIntentResponse.self
    let _: (INUpdateMediaAffinityIntentResponseCode, NSUserActivity?) -> INUpdateMediaAffinityIntentResponse = INUpdateMediaAffinityIntentResponse.init(code:userActivity:)
    let _: KeyPath<INUpdateMediaAffinityIntentResponse, INUpdateMediaAffinityIntentResponseCode> = \.code
    let _: INIntent.Type = INSearchForMediaIntent.self
    let _: KeyPath<INSearchForMediaIntent, [INMediaItem]?> = \.mediaItems
    let _: KeyPath<INSearchForMediaIntent, INMediaSearch?> = \.mediaSearch
    let _: ([INMediaItem]?, INMediaSearch?) -> INSearchForMediaIntent = INSearchForMediaIntent.init(mediaItems:mediaSearch:)
    let _ = (any INSearchForMediaIntentHandling).self
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent, b: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent, b: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent, b: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) -> Void in x.resolveMediaItems(for: a, with: b) }
    _ = { (x: any INSearchForMediaIntentHandling, a: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult] in await x.resolveMediaItems(for: a) }
    let _: INIntentResponse.Type = INSearchForMediaIntentResponse.self
    let _: (INSearchForMediaIntentResponseCode, NSUserActivity?) -> INSearchForMediaIntentResponse = INSearchForMediaIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchForMediaIntentResponse, INSearchForMediaIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForMediaIntentResponse, [INMediaItem]?> = \.mediaItems
  }
}

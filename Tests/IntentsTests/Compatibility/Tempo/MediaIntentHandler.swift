import Foundation
import Intents

struct Episode: Hashable, Sendable {
  var identifier: String
  var title: String
  var show: String

  var mediaItem: INMediaItem {
    INMediaItem(
      identifier: identifier, title: title, type: .podcastEpisode, artwork: INImage(named: show), artist: show
    )
  }
}

let episodes = [
  Episode(identifier: "e1", title: "Tides", show: "Shorelines"),
  Episode(identifier: "e2", title: "Lighthouses", show: "Shorelines"),
  Episode(identifier: "e3", title: "Sourdough", show: "Crumbs"),
]

final class MediaIntentHandler: NSObject, INPlayMediaIntentHandling {
  private func find(_ search: INMediaSearch?) -> [Episode] {
    guard let search else { return episodes }
    switch search.reference {
    case .currentlyPlaying: return [episodes[0]]
    case .my, .unknown: break
    @unknown default: break
    }
    var found = episodes
    if let name = search.mediaName?.lowercased() {
      found = found.filter { $0.title.lowercased().contains(name) || $0.show.lowercased().contains(name) }
    }
    if let artist = search.artistName { found = found.filter { $0.show == artist } }
    switch search.sortOrder {
    case .newest: found.reverse()
    case .best, .popular, .recommended, .trending, .worst, .oldest, .unknown: break
    @unknown default: break
    }
    return found
  }

  func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
    guard intent.mediaSearch?.mediaType != .movie else {
      return [.unsupported(forReason: .unsupportedMediaType)]
    }
    let found = find(intent.mediaSearch)
    guard !found.isEmpty else { return [.unsupported(forReason: .serviceUnavailable)] }
    return INPlayMediaMediaItemResolutionResult.successes(with: found.map(\.mediaItem))
  }

  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    intent.playShuffled == true ? .unsupported() : .notRequired()
  }

  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult
  {
    .success(with: intent.playbackRepeatMode == .unknown ? .none : intent.playbackRepeatMode)
  }

  func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
    guard let speed = intent.playbackSpeed else { return .notRequired() }
    return speed > 2 ? .unsupported(forReason: .aboveMaximum) : .success(with: speed)
  }

  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult {
    .success(with: .now)
  }

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    let response = INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    response.nowPlayingInfo = ["title": intent.mediaItems?.first?.title ?? ""]
    completion(response)
  }
}

extension MediaIntentHandler: INAddMediaIntentHandling, INSearchForMediaIntentHandling,
  INUpdateMediaAffinityIntentHandling
{
  func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
    let found = find(intent.mediaSearch)
    return found.isEmpty ? [.unsupported()] : found.map { .success(with: $0.mediaItem) }
  }

  func resolveMediaDestination(for intent: INAddMediaIntent) async
    -> INAddMediaMediaDestinationResolutionResult
  {
    switch intent.mediaDestination {
    case .library: .success(with: .library)
    case .playlist(let name) where name == "Later": .success(with: .playlist(name))
    case .playlist: .unsupported(forReason: .playlistNameNotFound)
    case nil: .notRequired()
    @unknown default: .unsupported()
    }
  }

  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(
      code: intent.mediaItems?.isEmpty == false ? .success : .failure, userActivity: nil)
  }

  func resolveMediaItems(for intent: INSearchForMediaIntent) async
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    INSearchForMediaMediaItemResolutionResult.successes(with: find(intent.mediaSearch).map(\.mediaItem))
  }

  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    let response = INSearchForMediaIntentResponse(code: .continueInApp, userActivity: nil)
    response.mediaItems = intent.mediaItems
    return response
  }

  func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
    -> INMediaAffinityTypeResolutionResult
  {
    .success(with: intent.affinityType)
  }

  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    .init(code: intent.affinityType == .like ? .success : .failure, userActivity: nil)
  }
}

/// What the person may hear next.
func suggestUpcomingMedia() {
  let intents = episodes.map { episode in
    let intent = INPlayMediaIntent(
      mediaItems: [episode.mediaItem], mediaContainer: nil, playShuffled: false, playbackRepeatMode: .none,
      resumePlayback: true, playbackQueueLocation: .now, playbackSpeed: nil, mediaSearch: nil)
    intent.shortcutAvailability = [.sleepPodcasts, .sleepReading]
    return intent
  }
  INUpcomingMediaManager.shared.setPredictionMode(.onlyPredictSuggestedIntents, for: .podcastEpisode)
  INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: intents))
  let context = INMediaUserContext()
  context.subscriptionStatus = .subscribed
  context.numberOfLibraryItems = episodes.count
  context.becomeCurrent()
}

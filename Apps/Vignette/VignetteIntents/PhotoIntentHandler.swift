import CoreLocation
import Foundation
import Intents
import VignetteKit

/// What both handlers of the extension share.
class PhotoIntentHandler: NSObject {
  /// The key under which the app finds the photos in an activity.
  static let identifiersKey = "photoIdentifiers"

  /// The photos as they are now; empty when they cannot be read.
  func photos() -> [Photo] {
    (try? PhotoLibrary().photos()) ?? []
  }

  /// Accepts a time in which there may be photos.
  func resolveDate(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
    guard let range else { return .notRequired() }
    guard let wanted = Range(range), let known = photos().time,
      wanted.lowerBound <= known.upperBound, wanted.upperBound > known.lowerBound
    else { return .unsupported() }
    return .success(with: range)
  }

  /// Settles which album is meant: the one called so, else those whose names hold the words.
  func resolveAlbum(_ name: String?) -> INStringResolutionResult {
    guard let name, !name.isEmpty else { return .notRequired() }
    let albums = photos().albums
    if let exact = albums.first(where: { $0.lowercased() == name.lowercased() }) {
      return .success(with: exact)
    }
    let found = albums.filter { $0.localizedCaseInsensitiveContains(name) }.sorted()
    switch found.count {
    case 0: return .unsupported()
    case 1: return .success(with: found[0])
    default: return .disambiguation(with: found)
    }
  }

  /// Accepts a place where photos were taken.
  func resolvePlace(_ place: CLPlacemark?) -> INPlacemarkResolutionResult {
    guard let place, let name = place.name else { return .notRequired() }
    let isKnown = photos().contains { $0.place?.name.localizedCaseInsensitiveContains(name) == true }
    return isKnown ? .success(with: place) : .unsupported()
  }

  /// Settles who is meant; of several people with a name the one who is on photos.
  func resolvePeople(_ people: [INPerson]?) -> [INPersonResolutionResult] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    return people.map(resolve)
  }

  private func resolve(_ person: INPerson) -> INPersonResolutionResult {
    var seen = Set<String>()
    // Somebody with two numbers is one person.
    let matches = (person.siriMatches ?? []).filter { seen.insert($0.displayName).inserted }
    guard matches.count > 1 else { return .success(with: matches.first ?? person) }
    let names = Set(photos().flatMap(\.people).map { $0.lowercased() })
    let shown = matches.filter { names.contains($0.displayName.lowercased()) }
    switch shown.count {
    case 0: return .disambiguation(with: matches)
    case 1: return .success(with: shown[0])
    default: return .disambiguation(with: shown)
    }
  }

  /// The activity with which the app shows photos.
  func activity(_ type: INIntent.Type, _ found: [Photo]) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSStringFromClass(type))
    activity.userInfo = [Self.identifiersKey: found.map(\.identifier)]
    return activity
  }
}

/// Finds photos and has the app show them.
final class SearchForPhotosIntentHandler: PhotoIntentHandler, INSearchForPhotosIntentHandling {
  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(resolveDate(intent.dateCreated))
  }

  func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(resolveAlbum(intent.albumName))
  }

  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolvePlace(intent.locationCreated))
  }

  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(resolvePeople(intent.peopleInPhoto))
  }

  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    do {
      let found = try PhotoLibrary().photos(PhotoQuery(intent))
      let response = INSearchForPhotosIntentResponse(
        code: .continueInApp, userActivity: activity(INSearchForPhotosIntent.self, found))
      response.searchResultsCount = found.count
      completion(response)
    } catch {
      completion(INSearchForPhotosIntentResponse(code: .failure, userActivity: nil))
    }
  }
}

/// Finds photos and has the app show them one after the other.
final class StartPhotoPlaybackIntentHandler: PhotoIntentHandler, INStartPhotoPlaybackIntentHandling {
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    resolveDate(intent.dateCreated)
  }

  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult {
    resolveAlbum(intent.albumName)
  }

  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult {
    resolvePlace(intent.locationCreated)
  }

  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] {
    resolvePeople(intent.peopleInPhoto)
  }

  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    guard let found = try? PhotoLibrary().photos(PhotoQuery(intent)) else {
      return INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INStartPhotoPlaybackIntentResponse(
      code: .continueInApp, userActivity: activity(INStartPhotoPlaybackIntent.self, found))
    response.searchResultsCount = found.count
    return response
  }
}

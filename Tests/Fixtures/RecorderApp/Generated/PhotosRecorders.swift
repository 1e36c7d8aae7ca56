// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INSearchForPhotosIntent``.
final class SearchForPhotosRecorder: NSObject, INSearchForPhotosIntentHandling {
  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForPhotosIntent",
      [
        "dateCreated": Described.text(intent.dateCreated),
        "locationCreated": Described.text(intent.locationCreated),
        "albumName": Described.text(intent.albumName),
        "searchTerms": Described.text(intent.searchTerms),
        "searchTermsOperator": Described.text(intent.searchTermsOperator),
        "includedAttributes": Described.text(intent.includedAttributes),
        "excludedAttributes": Described.text(intent.excludedAttributes),
        "peopleInPhoto": Described.text(intent.peopleInPhoto),
        "peopleInPhotoOperator": Described.text(intent.peopleInPhotoOperator),
      ])
    completion(Answers.filled(INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)))
  }
}

/// Records each ``INStartPhotoPlaybackIntent``.
final class StartPhotoPlaybackRecorder: NSObject, INStartPhotoPlaybackIntentHandling {
  func handle(
    intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    Received.record(
      "INStartPhotoPlaybackIntent",
      [
        "dateCreated": Described.text(intent.dateCreated),
        "locationCreated": Described.text(intent.locationCreated),
        "albumName": Described.text(intent.albumName),
        "searchTerms": Described.text(intent.searchTerms),
        "searchTermsOperator": Described.text(intent.searchTermsOperator),
        "includedAttributes": Described.text(intent.includedAttributes),
        "excludedAttributes": Described.text(intent.excludedAttributes),
        "peopleInPhoto": Described.text(intent.peopleInPhoto),
        "peopleInPhotoOperator": Described.text(intent.peopleInPhotoOperator),
      ])
    completion(Answers.filled(INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil)))
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INPlayMediaIntent``.
final class PlayMediaRecorder: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    Received.record(
      "INPlayMediaIntent",
      [
        "mediaItems": Described.text(intent.mediaItems),
        "mediaContainer": Described.text(intent.mediaContainer),
        "playShuffled": Described.text(intent.playShuffled),
        "playbackRepeatMode": Described.text(intent.playbackRepeatMode),
        "resumePlayback": Described.text(intent.resumePlayback),
        "playbackQueueLocation": Described.text(intent.playbackQueueLocation),
        "playbackSpeed": Described.text(intent.playbackSpeed),
        "mediaSearch": Described.text(intent.mediaSearch),
      ])
    completion(Answers.filled(INPlayMediaIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INAddMediaIntent``.
final class AddMediaRecorder: NSObject, INAddMediaIntentHandling {
  func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
    Received.record(
      "INAddMediaIntent",
      [
        "mediaItems": Described.text(intent.mediaItems),
        "mediaSearch": Described.text(intent.mediaSearch),
        "mediaDestination": Described.text(intent.mediaDestination),
      ])
    completion(Answers.filled(INAddMediaIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INUpdateMediaAffinityIntent``.
final class UpdateMediaAffinityRecorder: NSObject, INUpdateMediaAffinityIntentHandling {
  func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    Received.record(
      "INUpdateMediaAffinityIntent",
      [
        "mediaItems": Described.text(intent.mediaItems),
        "mediaSearch": Described.text(intent.mediaSearch),
        "affinityType": Described.text(intent.affinityType),
      ])
    completion(Answers.filled(INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSearchForMediaIntent``.
final class SearchForMediaRecorder: NSObject, INSearchForMediaIntentHandling {
  func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForMediaIntent",
      [
        "mediaItems": Described.text(intent.mediaItems),
        "mediaSearch": Described.text(intent.mediaSearch),
      ])
    completion(Answers.filled(INSearchForMediaIntentResponse(code: .success, userActivity: nil)))
  }
}

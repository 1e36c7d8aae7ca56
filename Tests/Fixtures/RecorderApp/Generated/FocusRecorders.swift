// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INShareFocusStatusIntent``.
final class ShareFocusStatusRecorder: NSObject, INShareFocusStatusIntentHandling {
  func handle(
    intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void
  ) {
    Received.record(
      "INShareFocusStatusIntent",
      [
        "focusStatus": Described.text(intent.focusStatus),
      ])
    completion(Answers.filled(INShareFocusStatusIntentResponse(code: .success, userActivity: nil)))
  }
}

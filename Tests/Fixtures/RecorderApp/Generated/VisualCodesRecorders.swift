// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INGetVisualCodeIntent``.
final class GetVisualCodeRecorder: NSObject, INGetVisualCodeIntentHandling {
  func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    Received.record(
      "INGetVisualCodeIntent",
      [
        "visualCodeType": Described.text(intent.visualCodeType),
      ])
    completion(Answers.filled(INGetVisualCodeIntentResponse(code: .success, userActivity: nil)))
  }
}

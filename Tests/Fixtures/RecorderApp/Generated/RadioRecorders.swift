// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INSetRadioStationIntent``.
final class SetRadioStationRecorder: NSObject, INSetRadioStationIntentHandling {
  func handle(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  ) {
    Received.record(
      "INSetRadioStationIntent",
      [
        "radioType": Described.text(intent.radioType),
        "frequency": Described.text(intent.frequency),
        "stationName": Described.text(intent.stationName),
        "channel": Described.text(intent.channel),
        "presetNumber": Described.text(intent.presetNumber),
      ])
    completion(Answers.filled(INSetRadioStationIntentResponse(code: .success, userActivity: nil)))
  }
}

// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INListRideOptionsIntent``.
final class ListRideOptionsRecorder: NSObject, INListRideOptionsIntentHandling {
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    Received.record(
      "INListRideOptionsIntent",
      [
        "pickupLocation": Described.text(intent.pickupLocation),
        "dropOffLocation": Described.text(intent.dropOffLocation),
      ])
    completion(Answers.filled(INListRideOptionsIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INRequestRideIntent``.
final class RequestRideRecorder: NSObject, INRequestRideIntentHandling {
  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    Received.record(
      "INRequestRideIntent",
      [
        "pickupLocation": Described.text(intent.pickupLocation),
        "dropOffLocation": Described.text(intent.dropOffLocation),
        "rideOptionName": Described.text(intent.rideOptionName),
        "partySize": Described.text(intent.partySize),
        "paymentMethod": Described.text(intent.paymentMethod),
        "scheduledPickupTime": Described.text(intent.scheduledPickupTime),
      ])
    completion(Answers.filled(INRequestRideIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INGetRideStatusIntent``.
final class GetRideStatusRecorder: NSObject, INGetRideStatusIntentHandling {
  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    Received.record("INGetRideStatusIntent")
    completion(Answers.filled(INGetRideStatusIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INCancelRideIntent``.
final class CancelRideRecorder: NSObject, INCancelRideIntentHandling {
  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    Received.record(
      "INCancelRideIntent",
      [
        "rideIdentifier": Described.text(intent.rideIdentifier),
      ])
    completion(Answers.filled(INCancelRideIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSendRideFeedbackIntent``.
final class SendRideFeedbackRecorder: NSObject, INSendRideFeedbackIntentHandling {
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    Received.record(
      "INSendRideFeedbackIntent",
      [
        "rideIdentifier": Described.text(sendRideFeedbackintent.rideIdentifier),
        "rating": Described.text(sendRideFeedbackintent.rating),
        "tip": Described.text(sendRideFeedbackintent.tip),
      ])
    completion(Answers.filled(INSendRideFeedbackIntentResponse(code: .success, userActivity: nil)))
  }
}

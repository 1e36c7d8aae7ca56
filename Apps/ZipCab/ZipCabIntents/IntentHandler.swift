import Intents
import ZipCabKit

/// The extension's entry: hands each request to the class that knows it.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INListRideOptionsIntent: ListRideOptionsIntentHandler()
    case is INRequestRideIntent: RequestRideIntentHandler()
    case is INGetRideStatusIntent: GetRideStatusIntentHandler()
    case is INCancelRideIntent: CancelRideIntentHandler()
    case is INSendRideFeedbackIntent: SendRideFeedbackIntentHandler()
    default: nil
    }
  }
}

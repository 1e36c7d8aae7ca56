// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Intents

public class IntentHandler: INExtension {
  public override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderCakeIntent: return OrderCakeIntentHandler()
    case is BKCheckOvenIntent: return CheckOvenIntentHandler()
    default: fatalError("Unhandled intent: \(intent)")
    }
  }
}

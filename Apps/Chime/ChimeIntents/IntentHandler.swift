import ChimeKit
import Intents

/// The extension's entry: hands each request to the class that knows it.
class IntentHandler: INExtension {
  override init() {
    super.init()
    if let store = try? CallStore() { Task { await store.updateSearch() } }
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartCallIntent: StartCallIntentHandler()
    case is INSearchCallHistoryIntent: SearchCallHistoryIntentHandler()
    case is INHangUpCallIntent: HangUpCallIntentHandler()
    default: nil
    }
  }
}

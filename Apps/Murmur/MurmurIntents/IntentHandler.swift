import Intents
import MurmurKit

/// The extension's entry: hands each request to the class that knows it.
class IntentHandler: INExtension {
  override init() {
    super.init()
    if let database = try? MessageDatabase() {
      try? MessageVocabulary.publish(database)
      Task { await database.updateSearch() }
    }
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: SendMessageIntentHandler()
    case is INSearchForMessagesIntent: SearchForMessagesIntentHandler()
    case is INSetMessageAttributeIntent: SetMessageAttributeIntentHandler()
    case is INUnsendMessagesIntent: UnsendMessagesIntentHandler()
    case is INEditMessageIntent: EditMessageIntentHandler()
    default: nil
    }
  }
}

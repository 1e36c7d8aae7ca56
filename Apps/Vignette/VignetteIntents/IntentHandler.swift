import Intents
import VignetteKit

/// The extension's entry: hands each request to the class that knows it.
class IntentHandler: INExtension {
  override init() {
    super.init()
    if let photos = try? PhotoLibrary().photos() {
      PhotoVocabulary.publish(photos)
      Task { await PhotoSearch.update(photos) }
    }
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForPhotosIntent: SearchForPhotosIntentHandler()
    case is INStartPhotoPlaybackIntent: StartPhotoPlaybackIntentHandler()
    default: nil
    }
  }
}

import Intents

class IntentHandler: INExtension, SendParcelIntentHandling {
  func resolveTown(
    for intent: SendParcelIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let town = intent.town else { return completion(.needsValue()) }
    completion(.success(with: town))
  }

  func handle(intent: SendParcelIntent, completion: @escaping (SendParcelIntentResponse) -> Void) {
    Depot.shared.send(to: intent.town ?? "")
    completion(.success(town: intent.town ?? ""))
  }
}

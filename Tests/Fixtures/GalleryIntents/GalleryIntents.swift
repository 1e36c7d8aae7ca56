import AppHost
import Foundation
import Intents

/// The extension of the app with photos: it finds them by their tags and has the app show them.
final class IntentHandler: INExtension, INSearchForPhotosIntentHandling {
  private static let tags = [
    "IMG_1": ["mountain", "lake"], "IMG_2": ["city"], "IMG_3": ["mountain"], "IMG_4": ["beach"],
    "IMG_5": ["mountain", "snow"],
  ]

  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
  ) {
    let terms = intent.searchTerms ?? []
    completion(terms.isEmpty ? [.needsValue()] : terms.map { .success(with: $0) })
  }

  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    let terms = (intent.searchTerms ?? []).map { $0.lowercased() }
    let found = Self.tags.filter { tags in
      terms.allSatisfy { term in tags.value.contains { term.hasPrefix($0) } }
    }
    let activity = NSUserActivity(activityType: "org.example.gallery.search")
    activity.userInfo = ["photoIdentifiers": found.keys.sorted()]
    let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: activity)
    response.searchResultsCount = found.count
    completion(response)
  }
}

// What the build plugin writes.
@main
struct EntryPoint {
  static func main() async {
    await AppHostProcess.run([
      SiriKitProvider(principal: { IntentHandler() }, supported: ["INSearchForPhotosIntent"])
    ])
  }
}

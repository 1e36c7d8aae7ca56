import AppIntents
import MapKit

struct ShowRoute: AppIntent {
  static var title: LocalizedStringResource = "Show the Route"

  func perform() async throws -> some IntentResult {
    _ = await RouteFinder().route(to: Trip(place: "home"))
    return .result()
  }
}

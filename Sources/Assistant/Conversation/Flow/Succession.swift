import Catalog
import IntentWire

/// Two intents of which the second goes on with what the first was about: photos are looked for, and then shown one
/// after the other.
enum Succession {
  private static let all: [String: Set<String>] = [
    "INSearchForPhotosIntent": ["INStartPhotoPlaybackIntent"],
    // “Which one is the cheapest” asks about the rides to the same place.
    "INListRideOptionsIntent": ["INRequestRideIntent", "INListRideOptionsIntent"],
    "INSearchForMediaIntent": ["INPlayMediaIntent", "INAddMediaIntent"],
    "INGetAvailableRestaurantReservationBookingsIntent": ["INBookRestaurantReservationIntent"],
  ]

  /// Looks of which every value tells what is looked for: who names an album for a slideshow means no photos from before.
  private static let selecting: Set<String> = ["INSearchForPhotosIntent"]

  /// What a look was for, where something is put there right after it: “is my passport on the packing list?”, “add sunscreen”.
  private static let putting: [String: (intent: String, from: String, to: String)] = [
    "INSearchForNotebookItemsIntent": ("INAddTasksIntent", "title", "targetTaskList")
  ]

  /// The intent with which one of the things is taken that an intent lists, and the parameter that names it.
  static let picking: [String: (intent: String, parameter: String)] = [
    "INListRideOptionsIntent": ("INRequestRideIntent", "rideOptionName")
  ]

  /// The values of a request with those of the one before it, when it goes on with it and says nothing of the same
  /// kind itself.
  static func carried(
    from previous: LastRequest, to request: LastRequest, _ values: [String: IntentValue],
    _ manifest: AppManifest
  ) -> [String: IntentValue] {
    if let put = putting[previous.intent], put.intent == request.intent, values[put.to]?.isEmpty ?? true,
      let place = previous.answers[put.from] ?? previous.values[put.from], !place.isEmpty
    {
      return values.merging([put.to: place], uniquingKeysWith: { $1 })
    }
    guard all[previous.intent]?.contains(request.intent) == true,
      let parameters = manifest.intent(request.intent)?.parameters
    else { return values }
    let before = previous.values.merging(previous.answers, uniquingKeysWith: { $1 })
    let shared = parameters.map(\.name).filter { before[$0] != nil }
    if selecting.contains(previous.intent), values.contains(where: { !$0.value.isEmpty }) { return values }
    guard !shared.isEmpty, shared.allSatisfy({ values[$0]?.isEmpty ?? true }) else { return values }
    return values.merging(before.filter { shared.contains($0.key) }, uniquingKeysWith: { $1 })
  }
}

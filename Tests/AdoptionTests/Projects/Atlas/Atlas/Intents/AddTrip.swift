import AppIntents

#if ATLAS && OFFLINE && TRIPS
struct AddTrip: AppIntent {
  static var title: LocalizedStringResource = "Add a Trip"

  @Parameter(title: "Place", requestValueDialog: "Where do you want to go?")
  var place: String

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = TripStore.shared.trips.count
    if place == "nowhere" { try TripStore.shared.add(Trip(place: place)) }
    return .result(dialog: "\(place) comes after \(before) other trips.")
  }
}
#endif

import Intents

struct OvenError: Error {}

/// Handles questions about the ovens with async methods.
class CheckOvenIntentHandler: NSObject, BKCheckOvenIntentHandling {
  func resolveOven(for intent: BKCheckOvenIntent) async -> OvenResolutionResult {
    .success(with: intent.oven)
  }

  func resolveWarmth(for intent: BKCheckOvenIntent) async -> INTemperatureResolutionResult {
    guard let warmth = intent.warmth else { return .notRequired() }
    guard warmth.converted(to: .celsius).value < 300 else { return .unsupported() }
    return .success(with: warmth)
  }

  // The form that gives no reasons.
  func resolveCrust(for intent: BKCheckOvenIntent) async -> INDoubleResolutionResult {
    guard let crust = intent.crust?.doubleValue else { return .notRequired() }
    return crust > 2 ? .confirmationRequired(with: crust) : .success(with: crust)
  }

  func provideDefaultOptionsCollection(
    for intent: BKCheckOvenIntent, searchTerm: String?
  ) async throws -> INObjectCollection<NSString> {
    guard searchTerm != "broken" else { throw OvenError() }
    let recipes = ["Rye", "Rye with Seeds", "Wheat"]
    let found = recipes.filter { searchTerm == nil || $0.contains(searchTerm ?? "") }
    return INObjectCollection(items: found.map { NSString(string: $0) })
  }

  func defaultRest(for intent: BKCheckOvenIntent) -> NSNumber? {
    NSNumber(value: 600)
  }

  func handle(intent: BKCheckOvenIntent) async -> BKCheckOvenIntentResponse {
    guard intent.oven == .front else {
      return BKCheckOvenIntentResponse(code: .failure, userActivity: nil)
    }
    let response = BKCheckOvenIntentResponse.success(
      warmth: Measurement(value: 220, unit: UnitTemperature.celsius), loaves: ["rye", "wheat", "spelt"])
    response.state = .back
    return response
  }
}

import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase
@testable import CompatibilityCoffee
@testable import CompatibilityTasks
@testable import CompatibilityTrails

/// The apps of the compatibility sources, as the build plugin would register them.
enum Apps {
  static let trails = AppIntentsRegistry(
    module: "Trails",
    intents: [
      OpenFavorites.self, GetTrailInfo.self, OpenTrail.self, SuggestTrails.self, RegionInfo.self,
      PlanOuting.self,
    ],
    entities: [TrailEntity.self, RegionEntity.self, OutingSummary.self], enumerations: [TrailActivity.self],
    queries: [TrailEntityQuery.self, RegionQuery.self], silentQueries: [RegionQuery.self],
    shortcuts: [TrailShortcuts.self])

  static let coffee = AppIntentsRegistry(
    module: "Coffee",
    intents: [OrderCoffee.self, ReadMenu.self, FindDrink.self, RemoveDrinks.self, Rate.self],
    entities: [Drink.self], enumerations: [Size.self, Rate.Stars.self],
    queries: [DrinkQuery.self, StrongDrinkQuery.self], shortcuts: [CoffeeShortcuts.self])

  static let tasks = AppIntentsRegistry(
    module: "Tasks", intents: [AddTask.self, ChoosePriority.self, FailingTask.self])

  /// 18 March 2026, 09:00 in Lisbon.
  static let now = Date(timeIntervalSince1970: 1_773_824_400)

  static func provider(_ registry: AppIntentsRegistry) -> AppIntentsProvider {
    AppDependencyManager.shared.add(dependency: TrailStore.demo)
    AppDependencyManager.shared.add(dependency: navigation)
    return AppIntentsProvider(registry, now: { now })
  }

  static let navigation = NavigationModel()
}

/// A call in Lisbon.
func call(_ intent: String, _ parameters: [String: IntentValue] = [:], id: String = "1") -> IntentCall {
  IntentCall(
    id: id, intent: intent, parameters: parameters, context: CallContext(timeZone: "Europe/Lisbon"))
}

extension AppIntentsProvider {
  /// Resolves the given parameters, or all of the intent's.
  func resolve(_ call: IntentCall, _ names: [String]? = nil) async throws -> [ParameterResolution] {
    let all = await manifest().intent(call.intent)?.parameters.map(\.name) ?? []
    return try await resolve(ResolveCall(call: call, parameters: names ?? all))
  }

  /// The only resolution of one parameter.
  func resolution(_ intent: String, _ name: String, _ value: IntentValue?) async throws -> Resolution {
    let values = value.map { [name: $0] } ?? [:]
    let answers = try await resolve(ResolveCall(call: call(intent, values), parameters: [name]))
    return try #require(answers.first?.resolutions.first)
  }
}

extension Resolution {
  /// The texts of what is offered or accepted.
  var texts: [String] {
    switch self {
    case .success(let value): [value.displayText]
    case .disambiguation(let values, _): values.map(\.displayText)
    case .needsValue(_, let options): options.map(\.displayText)
    case .notRequired, .unsupported, .confirmation: []
    }
  }

  /// The sentence with which a value is refused.
  var refusal: String? {
    guard case .unsupported(let reason) = self else { return nil }
    return reason?.dialog?.full
  }
}

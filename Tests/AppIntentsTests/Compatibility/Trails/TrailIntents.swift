import AppIntents

struct OpenFavorites: AppIntent {
  static let title: LocalizedStringResource = "Open Favorite Trails"
  static let description = IntentDescription("Opens the app and goes to your favorite trails.")
  static let openAppWhenRun: Bool = true

  @MainActor
  func perform() async throws -> some IntentResult {
    navigationModel.showsFavorites = true
    return .result()
  }

  @Dependency
  private var navigationModel: NavigationModel
}

struct GetTrailInfo: AppIntent {
  static let title: LocalizedStringResource = "Get Trail Information"
  static let description = IntentDescription(
    "Tells how long a trail is.", categoryName: "Discover", searchKeywords: ["length", "distance"])

  static var parameterSummary: some ParameterSummary {
    Summary("Get information on \(\.$trail)")
  }

  @Parameter(
    title: "Trail", description: "The trail to get information on.", requestValueDialog: "Which trail?")
  var trail: TrailEntity

  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog {
    let length = trail.trailLength.value
    let dialog = IntentDialog(
      full: "\(trail.name) is \(length) kilometers long.",
      supporting: "Here is \(trail.name).")
    return .result(value: trail, dialog: dialog)
  }
}

struct OpenTrail: OpenIntent {
  static let title: LocalizedStringResource = "Open Trail"

  @Parameter(title: "Trail")
  var target: TrailEntity

  @Dependency private var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult {
    navigationModel.openedTrail = target.id
    return .result()
  }
}

struct SuggestTrails: AppIntent {
  static let title: LocalizedStringResource = "Suggest Trails"

  static var parameterSummary: some ParameterSummary {
    Summary("Suggest trails near \(\.$location) for \(\.$activity)") {
      \.$limit
    }
  }

  @Parameter(
    title: "Activity", description: "The activity to find trails for.", requestValueDialog: "Which activity?")
  var activity: TrailActivity

  @Parameter(title: "Location")
  var location: String?

  @Parameter(title: "Limit", default: 3, inclusiveRange: (1, 10))
  var limit: Int

  @Dependency
  private var store: TrailStore

  func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog {
    guard let location, !location.isEmpty else {
      throw $location.needsValueError("Near which place?")
    }
    let regions = Set(store.trails.map(\.region)).sorted()
    if location == "the coast" {
      throw $location.needsDisambiguationError(
        among: regions, dialog: IntentDialog("Several places match \(location). Which one?"))
    }
    guard regions.contains(location) else { throw TrailError.unknownPlace(location) }
    let found = store.trails
      .filter { $0.region == location && $0.activities.contains(activity) }
      .prefix(limit)
      .map { TrailEntity(trail: $0) }
    return .result(value: Array(found), dialog: "I found \(found.count) trails.")
  }
}

enum TrailError: Error, CustomLocalizedStringResourceConvertible {
  case unknownPlace(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknownPlace(let place): "I don’t know a place called \(place)."
    }
  }
}

struct RegionInfo: AppIntent {
  static let title: LocalizedStringResource = "Region Info"
  static let isDiscoverable = false

  @Parameter var homeRegion: RegionEntity

  @Parameter(title: "Also")
  var others: [RegionEntity]?

  func perform() async throws -> some ReturnsValue<String> {
    .result(value: homeRegion.id, dialog: "\(homeRegion.id)")
  }
}

struct PlanOuting: AppIntent {
  static let title: LocalizedStringResource = "Plan Outing"

  @Parameter(title: "Trail")
  var trail: TrailEntity?

  @Parameter(title: "Reach", defaultValue: 5, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var reach: Measurement<UnitLength>

  init() {}

  init(trail: TrailEntity) {
    self.trail = trail
  }

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let chosen: TrailEntity
    if let trail {
      chosen = trail
    } else {
      chosen = try await $trail.requestValue("Which trail shall it be?")
    }
    let isRight = try await $trail.requestConfirmation(for: chosen, dialog: "Take \(chosen.name)?")
    guard isRight else { throw AppIntentError.Unrecoverable.notAllowed }
    try await requestConfirmation(actionName: .go, dialog: "Go now?")
    let open = OpenTrail()
    open.target = chosen
    return .result(opensIntent: open, dialog: "Off to \(chosen.name).")
  }
}

import AppIntents

/// Opens the app at one trail.
struct OpenTrail: AppIntent {
  static let title: LocalizedStringResource = "Open Trail"

  static let description = IntentDescription("Opens the app and shows a trail.")

  static let openAppWhenRun = true

  @Parameter(title: "Trail", description: "The trail to show.", requestValueDialog: "Which trail?")
  var target: TrailEntity

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  @Dependency(default: NavigationModel.shared)
  private var navigation: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if trailManager.trail(with: target.id)?.isOpen == false {
      try await requestConfirmation(dialog: "\(target.name) is not open all the way. Show it all the same?")
    }
    navigation.screen = .trail(target.id)
    return .result(dialog: "Here is \(target.name).")
  }
}

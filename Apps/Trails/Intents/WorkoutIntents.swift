import AppIntents

/// Begins to record what a person does on a trail.
struct StartTrailActivity: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Trail Activity"

  static let description = IntentDescription("Records an activity, on a trail if you name one.")

  static var suggestedWorkouts: [StartTrailActivity] {
    [StartTrailActivity(style: .hiking), StartTrailActivity(style: .running)]
  }

  @Parameter(title: "Activity", description: "What you do.", requestValueDialog: "What are you going to do?")
  var workoutStyle: Activity

  @Parameter(title: "Trail", description: "Where you do it.")
  var trail: TrailEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("Start \(\.$workoutStyle) on \(\.$trail)")
  }

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  @Dependency(default: NavigationModel.shared)
  private var navigationModel: NavigationModel

  var displayRepresentation: DisplayRepresentation {
    Activity.caseDisplayRepresentations[workoutStyle] ?? "Activity"
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let trail, !trail.isOpen {
      try await requestConfirmation(
        dialog: "\(trail.name) is not open all the way: \(trail.currentConditions). Start all the same?")
    }
    try trailManager.startWorkout(workoutStyle, on: trail?.id)
    navigationModel.showsWorkout = true
    let doing = Activity.caseDisplayRepresentations[workoutStyle].map { String(localized: $0.title) } ?? ""
    guard let trail else { return .result(dialog: "\(doing) is being recorded. Have fun!") }
    return .result(dialog: "\(doing) on \(trail.name) is being recorded. Have fun!")
  }
}

/// Interrupts the recording.
struct PauseTrailActivity: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause Trail Activity"

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try trailManager.pauseWorkout()
    return .result(dialog: "Paused.")
  }
}

/// Goes on with the recording.
struct ResumeTrailActivity: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Resume Trail Activity"

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try trailManager.resumeWorkout()
    return .result(dialog: "The recording goes on.")
  }
}

/// Ends the recording.
struct EndTrailActivity: AppIntent {
  static let title: LocalizedStringResource = "End Trail Activity"

  static let description = IntentDescription("Ends the recording of an activity.")

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  @Dependency(default: NavigationModel.shared)
  private var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workout = try trailManager.endWorkout()
    navigationModel.showsWorkout = false
    let minutes = Int(workout.duration(at: .now) / 60)
    let doing =
      Activity.caseDisplayRepresentations[workout.activity].map { String(localized: $0.title) } ?? ""
    let place = workout.trail.flatMap(trailManager.trail(with:)).map { " on \($0.name)" } ?? ""
    return .result(dialog: "\(doing)\(place) has ended, after ^[\(minutes) minute](inflect: true).")
  }
}

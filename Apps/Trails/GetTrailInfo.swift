import AppIntents

/// Tells what is known about a trail.
struct GetTrailInfo: AppIntent {
  static let title: LocalizedStringResource = "Get Trail Information"

  static let description = IntentDescription("Tells where a trail is, how long, and what it is like now.")

  @Parameter(
    title: "Trail", description: "The trail to get information on.",
    requestValueDialog: "Which trail do you want to know about?")
  var trail: TrailEntity

  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog {
    let length = trail.distance.formatted(.number.precision(.fractionLength(0...1)))
    return .result(
      value: trail,
      dialog: IntentDialog(
        full: "\(trail.name) is \(length) kilometres long and lies in \(trail.region). \(trail.conditions)",
        supporting: "\(trail.name), \(length) km, \(trail.region). \(trail.conditions)"))
  }
}

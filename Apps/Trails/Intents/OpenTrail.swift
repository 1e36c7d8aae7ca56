import AppIntents

/// Opens the app at one trail, through the link that stands for the trail.
struct OpenTrail: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Trail"

  static let description = IntentDescription("Opens the app and shows a trail.", categoryName: "Navigation")

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  @Parameter(title: "Trail", description: "The trail to show.", requestValueDialog: "Which trail?")
  var target: TrailEntity
}

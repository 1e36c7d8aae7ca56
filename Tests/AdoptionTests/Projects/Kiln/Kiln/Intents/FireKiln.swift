import AppIntents

struct FireKiln: AppIntent {
  static let title: LocalizedStringResource = "Fire the Kiln"

  @Parameter(title: "Glaze")
  var glaze: Glaze

  static var parameterSummary: some ParameterSummary { Summary("Fire the kiln for \(\.$glaze)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let degrees = await KilnModel.shared.fire(glaze)
    return .result(dialog: "The kiln goes to \(degrees) degrees for \(glaze.rawValue).")
  }
}

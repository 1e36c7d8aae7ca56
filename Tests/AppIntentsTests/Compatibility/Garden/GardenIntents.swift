import AppIntents

struct AddPlant: AppIntent {
  static let title: LocalizedStringResource = "Add Plant"
  @Parameter(title: "Name") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try GardenStore.shared.add(Plant(name: name, litres: 1))
    return .result(dialog: "\(name) is in the bed.")
  }
}

import AppIntents

struct CountItems: AppIntent {
  static var title: LocalizedStringResource = "Count Items"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = Pantry.shared.items.count
    return .result(value: count, dialog: "There are \(count) things in the larder.")
  }
}

import AppIntents

struct AddItem: AppIntent {
  static var title: LocalizedStringResource = "Add Item"
  static var description = IntentDescription("Puts something into the larder.")

  @Parameter(title: "Name", requestValueDialog: "What do you want to add?")
  var name: String

  @Parameter(title: "Amount", default: 1)
  var amount: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let item = Pantry.shared.add(name, amount: amount)
    return .result(dialog: "\(item.name) is in the larder now.")
  }
}

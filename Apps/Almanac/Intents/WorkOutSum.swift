import AppIntents

/// Works out a sum.
struct WorkOutSum: AppIntent {
  static let title: LocalizedStringResource = "Work Out Sum"

  static let description = IntentDescription("Works out a sum.", categoryName: "Numbers")

  @Parameter(
    title: "Sum", description: "Numbers and what is done with them, such as “12 times 7”.",
    inputOptions: String.IntentInputOptions(keyboardType: .numbersAndPunctuation),
    requestValueDialog: "What shall I work out?")
  var sum: String

  static var parameterSummary: some ParameterSummary {
    Summary("Work out \(\.$sum)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let value = try Sum.value(of: sum)
    return .result(value: value, dialog: "\(sum) is \(value.spoken).")
  }
}

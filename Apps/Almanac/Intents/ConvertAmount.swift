import AppIntents

/// Converts an amount from one unit to another.
struct ConvertAmount: AppIntent {
  static let title: LocalizedStringResource = "Convert Amount"

  static let description = IntentDescription(
    "Converts lengths, weights, volumes, temperatures, speeds and more.", categoryName: "Numbers")

  @Parameter(title: "Amount", description: "How much is converted.", default: 1)
  var amount: Double

  @Parameter(
    title: "Unit", description: "The unit of the amount.", requestValueDialog: "From which unit?")
  var source: ConversionUnit

  @Parameter(
    title: "Wanted Unit", description: "The unit to convert to.", requestValueDialog: "To which unit?")
  var target: ConversionUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$amount) \(\.$source) to \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    guard let converted = source.convert(amount, to: target) else {
      throw ConversionError.differentThings(source.name, target.name)
    }
    return .result(value: converted, dialog: "\(source.words(amount)) is \(target.words(converted)).")
  }
}

/// Why an amount cannot be converted, in the words that the person hears.
enum ConversionError: Error, CustomLocalizedStringResourceConvertible {
  case differentThings(String, String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .differentThings(let source, let target): "\(source) and \(target) measure different things."
    }
  }
}

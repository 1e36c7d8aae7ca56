import Foundation
import FoundationAdditions
import IntentWire

/// What an app says of a parameter, whatever the type of its value.
struct ParameterDefinition: Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var valueDialog: IntentDialog?
  var disambiguationDialog: IntentDialog?
  var constraints = ParameterConstraints()
  var options: (any DynamicOptionsProvider)?
  var connection = InputConnectionBehavior.default
  var style = ParameterStyle()

  init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    valueDialog: IntentDialog? = nil, disambiguationDialog: IntentDialog? = nil,
    options: (any DynamicOptionsProvider)? = nil, connection: InputConnectionBehavior = .default
  ) {
    self.title = title
    self.description = description
    self.valueDialog = valueDialog
    self.disambiguationDialog = disambiguationDialog
    self.options = options
    self.connection = connection
  }

  /// The title, or the property's name in words: `trailName` becomes “Trail Name”.
  func title(for name: String) -> String {
    if let title { return String(localized: title) }
    return Self.words(of: name)
  }

  static func words(of name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words.append(" ") }
      words.append(character == "_" ? " " : character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// How a parameter is shown for editing, as its own properties tell it.
struct ParameterStyle: Sendable {
  var control: (any Sendable)?
  var dateKind: (any Sendable)?
  var placemark: (any Sendable)?
  var inputOptions: String.IntentInputOptions?
  var displayName: Bool.IntentDisplayName?
  var personMode: IntentPerson.ParameterMode?
  var currencyCodes: [String]?
  var range: (lower: any Sendable, upper: any Sendable)?
  var unitAdjustsForLocale: Bool?
  /// Whether every number is in the unit; otherwise the unit is that of numbers without one.
  var unitIsFixed = false
  var supportsNegativeNumbers: Bool?
}

extension ParameterDefinition {
  /// What a value must satisfy beyond its type, for a manifest; `nil` for nothing.
  ///
  /// The unit is there only where the app names one.
  var limits: ParameterLimits? {
    let limits = ParameterLimits(
      minimum: constraints.range?.minimum, maximum: constraints.range?.maximum,
      unit: constraints.unit.map {
        MeasurementValue.symbol($0.symbol, of: UnitTable.dimension(of: Swift.type(of: $0)))
      }, contentTypes: constraints.contentTypes,
      count: constraints.size.map { ParameterLimits.ClosedCount(minimum: $0.min, maximum: $0.max) },
      keys: style.inputOptions?.keyboardType == .numbersAndPunctuation ? .numbersAndPunctuation : nil)
    return limits == ParameterLimits() ? nil : limits
  }
}

public import CoreLocation
import Foundation
import FoundationAdditions
public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Creates a parameter for a place.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.placemark = displayStyle
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a place, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.style.placemark = displayStyle
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file, whose kinds are named by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String]? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.constraints.contentTypes = supportedTypeIdentifiers
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a file, whose kinds are named by their identifiers, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String]? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.contentTypes = supportedTypeIdentifiers
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file of one of several kinds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.constraints.contentTypes =
      supportedContentTypes.isEmpty ? nil : supportedContentTypes.map(\.identifier)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a file of one of several kinds, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.contentTypes =
      supportedContentTypes.isEmpty ? nil : supportedContentTypes.map(\.identifier)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter for a person.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.personMode = mode
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a person, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.style.personMode = mode
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
  /// Creates a parameter for a way to pay.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a way to pay, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for an amount of money.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.constraints.check = CurrencyCheck.of(currencyCodes, inclusiveRange)
    definition.constraints.range = inclusiveRange.map {
      (
        NSDecimalNumber(decimal: $0.lowerBound).doubleValue,
        NSDecimalNumber(decimal: $0.upperBound).doubleValue
      )
    }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.currencyCodes = currencyCodes
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for an amount of money, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.check = CurrencyCheck.of(currencyCodes, inclusiveRange)
    definition.constraints.range = inclusiveRange.map {
      (
        NSDecimalNumber(decimal: $0.lowerBound).doubleValue,
        NSDecimalNumber(decimal: $0.upperBound).doubleValue
      )
    }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.currencyCodes = currencyCodes
    self.init(definition, default: defaultValue)
  }
}
